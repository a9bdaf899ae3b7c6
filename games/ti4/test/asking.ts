import { type Seat, whyNot } from '@tablewright/engine';
import { createTeller, LOCALES } from '@tablewright/text';
import { ti4 } from '../rules/game.ts';
import { ti4Text } from '../text/index.ts';
import type { Scenario } from './scenario.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay'];
const TELLERS = LOCALES.map((locale) => createTeller(ti4Text, locale, NAMES, { strict: true }));

/**
 * What a player who asks "why can't I?" hears about a thing: the clauses of what is refused and of what stands in the
 * way. It can be said in every language.
 */
export function whyOf(
  game: Scenario,
  target: string,
  seat: Seat = game.match.asks[0].seat,
): { clauses: string[]; say: string | undefined } {
  const why = whyNot(ti4, seat, game.match.observe(seat), game.match.refusals(seat), target);
  for (const teller of TELLERS) teller.why(why);
  const obstacle = 'obstacle' in why ? why.obstacle : null;
  const refused = why.by === 'rule' ? why.refused.map(({ clause }) => clause) : [];
  const clauses = obstacle?.clause === undefined ? refused : [...refused, obstacle.clause];
  return { clauses: [...new Set(clauses)], say: obstacle?.id };
}
