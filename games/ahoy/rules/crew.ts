import type { Script, Seat } from '@tablewright/engine';
import { MARKET } from '../content/index.ts';
import { flagshipOf } from './figures.ts';
import { powers } from './powers.ts';
import type { Ahoy } from './state.ts';
import { emit } from './vocabulary.ts';
import { sail } from './voyage.ts';

/** What forbids using this crew as an action without a die now? AH-12.5 */
export function crewVerdict(g: Ahoy, seat: Seat, card: number): string | null {
  if (g.usedCrew.includes(card)) return 'AH-12.5';
  const [action] = powers.on('crew', card, 'act');
  return action?.ability.may?.(g, seat, {}, card) ?? null;
}

/** Crew that act without a die. */
export function* useCrew(g: Ahoy, seat: Seat, card: number): Script {
  emit('crewUsed', { player: seat, card: MARKET[card].id });
  for (const { ability } of powers.on('crew', card, 'act')) yield* ability.use(g, seat, { card });
}

/** Crew whose slot has just taken a die. */
export function* workCrew(g: Ahoy, seat: Seat, card: number): Script {
  const { steps, trawls } = powers.of('crew', card);
  if (steps !== undefined)
    yield* sail(g, flagshipOf(g, seat), { least: 1, most: steps }, { trawls: trawls === true });
  for (const { ability } of powers.on('crew', card, 'worked'))
    yield* ability.use(g, seat, { card });
}
