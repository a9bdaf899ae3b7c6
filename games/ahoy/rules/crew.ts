import type { Script, Seat } from '@tablewright/engine';
import { MARKET } from '../content/index.ts';
import { crewEntry } from './abilities.ts';
import { flagshipOf } from './figures.ts';
import type { Ahoy } from './state.ts';
import { emit } from './vocabulary.ts';
import { sail } from './voyage.ts';

/** What forbids using this crew as an action without a die now? AH-12.5 */
export function crewVerdict(g: Ahoy, seat: Seat, card: number): string | null {
  if (g.usedCrew.includes(card)) return 'AH-12.5';
  return crewEntry(card).on?.act?.may?.(g, seat, NOTHING) ?? null;
}

/** Crew that act without a die. */
export function* useCrew(g: Ahoy, seat: Seat, card: number): Script {
  emit('crewUsed', { player: seat, card: MARKET[card].id });
  const ability = crewEntry(card).on?.act;
  if (ability !== undefined) yield* ability.use(g, seat, NOTHING, card);
}

/** Crew whose slot has just taken a die. */
export function* workCrew(g: Ahoy, seat: Seat, card: number): Script {
  const { steps, trawls, on } = crewEntry(card);
  if (steps !== undefined)
    yield* sail(g, flagshipOf(g, seat), { least: 1, most: steps }, { trawls: trawls === true });
  if (on?.worked !== undefined) yield* on.worked.use(g, seat, NOTHING, card);
}

const NOTHING = {};
