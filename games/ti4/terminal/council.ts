import { padEnd, type Scene, widthOf, wrap } from '@tablewright/board/terminal';
import type { Seat } from '@tablewright/engine';
import { ACTION_CARDS, AGENDAS } from '../content/index.ts';
import { votingOrder } from '../rules/agenda-phase.ts';
import { outcomesOf, tally, votersFor } from '../rules/ballots.ts';
import { POWER_NAMES } from '../rules/options.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { votesOf, votingVerdict } from '../rules/votes.ts';
import { outcomeWords } from './cards.ts';
import { painted, solid } from './pieces.ts';

const INDENT = '    ';

/** Of so many outcomes, only those with votes or predictions are listed. */
const MANY_OUTCOMES = 8;

/** The agenda before the council: its text, what it can come to, and who votes when. TI-23.4 */
export function councilLines(scene: Scene<Ti4>): string[] {
  const { state, teller, style, width } = scene;
  const { agenda, number } = state.council;
  if (agenda === NONE) return [];
  const { id, isLaw } = AGENDAS[agenda];
  const head = [
    style.bold(teller.name(`agenda.${id}`)),
    teller.say(isLaw ? 'ui.agenda.law' : 'ui.agenda.directive'),
    teller.say('ui.agenda.number', { number }),
  ];
  return [
    ...wrap(head.join(' · '), width, INDENT),
    ...wrap(`${INDENT}${teller.ability(`agenda.${id}`)}`, width, INDENT),
    ...outcomeLines(scene),
    ...orderLines(scene),
  ];
}

/** «✓For      3 votes (Sol, Hac) · Let: Imperial Rider» */
function outcomeLines(scene: Scene<Ti4>): string[] {
  const { state, style, width } = scene;
  const { outcome: settled } = state.council;
  const all = outcomesOf(state).map((outcome) => ({
    name: outcomeWords(scene, outcome),
    isSettled: outcome === settled,
    votes: votesFor(scene, outcome),
    predictions: predictionsOf(scene, outcome),
  }));
  const isNamed = ({ votes, predictions, isSettled }: (typeof all)[number]): boolean =>
    isSettled || votes !== null || predictions.length > 0;
  const listed = all.length > MANY_OUTCOMES ? all.filter(isNamed) : all;
  const wide = Math.max(0, ...listed.map(({ name }) => widthOf(name)));
  return listed.flatMap(({ name, votes, predictions, isSettled }) => {
    const facts = [...(votes === null ? [] : [votes]), ...predictions].join(' · ');
    const mark = isSettled ? style.good('✓') : ' ';
    const label = facts === '' ? name : padEnd(name, wide + 2);
    return wrap(` ${mark}${isSettled ? style.bold(label) : label}${facts}`, width, INDENT);
  });
}

/** «3 votes (Sol, Hac)»; null without any. */
function votesFor(scene: Scene<Ti4>, outcome: number): string | null {
  const { state, teller, style } = scene;
  const found = tally(state).find((each) => each.outcome === outcome);
  if (found === undefined) return null;
  const voters = votersFor(state, outcome).map((seat) => painted(scene, seat, ''));
  return `${style.gold(teller.say('ui.votes.cast', { count: found.count }))} (${voters.join(', ')})`;
}

/** Cards and abilities that predict the outcome: «Let: Imperial Rider». TI-23.8 */
function predictionsOf(scene: Scene<Ti4>, outcome: number): string[] {
  const { state, teller } = scene;
  return state.council.predictions
    .filter((each) => each.outcome === outcome)
    .map(({ seat, card, ability }) => {
      const name = teller.name(
        card === NONE ? POWER_NAMES[ability] : `action.${ACTION_CARDS[card].id}`,
      );
      return `${painted(scene, seat, ':')} ${solid(name)}`;
    });
}

/** Who votes when: what each has cast or could cast. */
function orderLines(scene: Scene<Ti4>): string[] {
  const { state, teller, width } = scene;
  const places = votingOrder(state).map(
    (seat) => `${painted(scene, seat, ':')} ${solid(standingOf(scene, seat))}`,
  );
  return wrap(`${teller.say('ui.votingOrder')}: ${places.join(' · ')}`, width, INDENT);
}

function standingOf({ state, teller }: Scene<Ti4>, seat: Seat): string {
  const count = state.council.votes
    .filter((vote) => vote.seat === seat)
    .reduce((sum, vote) => sum + vote.count, 0);
  if (count > 0) return teller.say('ui.votes.cast', { count });
  return votingVerdict(state, seat) === null
    ? teller.say('ui.votes.most', { count: votesOf(state, seat) })
    : teller.say('ui.votes.barred');
}
