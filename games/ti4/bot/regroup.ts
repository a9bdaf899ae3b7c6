import type { Seat } from '@tablewright/engine';
import { PLANETS, planetOf } from '../content/index.ts';
import { areAdjacent } from '../rules/galaxy.ts';
import { groundAt, planetsOf } from '../rules/pieces.ts';
import { admitsUnits } from '../rules/placing.ts';
import type { Ti4 } from '../rules/state.ts';
import { guards } from './components.ts';
import { among, type Rule } from './rule.ts';

/** What one infantry more or less must change to be moved. */
const REASON = 0.05;

/** What is gained if one infantry goes from planet to planet, where it is missed; the last one stays. */
function moveGain(g: Ti4, seat: Seat, from: number, to: number): number {
  if (groundAt(g, from, seat) < 2) return -1;
  const missed = guards(g, seat, from) * ((1 + groundAt(g, from, seat)) / groundAt(g, from, seat));
  return guards(g, seat, to) - missed - REASON;
}

function bestFrom(g: Ti4, seat: Seat, from: number): number {
  const { tile } = PLANETS[from];
  const goals = planetsOf(g, seat).filter(
    (to) =>
      to !== from &&
      admitsUnits(g, to) &&
      (PLANETS[to].tile === tile || areAdjacent(g, tile, PLANETS[to].tile, seat)),
  );
  return Math.max(-1, ...goals.map((to) => moveGain(g, seat, from, to)));
}

/** What the best move of one infantry brings. */
export function regroupGain(g: Ti4, seat: Seat): number {
  const held = planetsOf(g, seat).filter((planet) => groundAt(g, planet, seat) > 0);
  return Math.max(-1, ...held.map((from) => bestFrom(g, seat, from)));
}

/** Questions about infantry that is moved in the status phase: one by one, while it does any good. */
export const regroupRules: { readonly [prompt: string]: Rule } = {
  bioplasmosisFrom: among('lift', (g, seat, { planet }) => bestFrom(g, seat, planet), 0),
  bioplasmosisTo: among('choosePlanet', (g, seat, { planet }, { details }) =>
    moveGain(g, seat, planetOf(String(details.about?.['planet'])), planet),
  ),
  bioplasmosisCount: among('chooseCount', (_g, _seat, { count }) => -count),
};
