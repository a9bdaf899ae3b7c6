import { BLUEFIN, FAME_TO_END, UNION } from '../content/index.ts';
import { regionOf } from '../rules/map.ts';
import { type Ahoy, NONE } from '../rules/state.ts';

/** Fame that leaders gain in a usual round. */
const FAME_A_ROUND = 8;
const MOST_ROUNDS = 5;

/** Scorings still to come, this round's included, were it scored as things stand. */
export function roundsLeft(g: Ahoy, leads: readonly number[]): number {
  let squadron = 0;
  let union = 0;
  for (const region of g.map.tiles) {
    if (leads[region] > 0) squadron += g.wealth[region];
    if (leads[region] < 0) union += g.wealth[region];
  }
  let most = 0;
  for (const { faction, fame } of g.players) {
    const scored = faction === BLUEFIN ? squadron : faction === UNION ? union : 0;
    most = Math.max(most, fame + scored);
  }
  return Math.min(MOST_ROUNDS, 1 + Math.max(0, (FAME_TO_END - most) / FAME_A_ROUND));
}

/** Control points of the Squadron over those of the Union, by region. AH-13.1 */
export function leadsOf(g: Ahoy): number[] {
  const leads = g.comrades.map((count) => -count);
  const add = (space: number, points: number): void => {
    if (space !== NONE) leads[regionOf(space)] += points;
  };
  if (g.cutter !== NONE) leads[regionOf(g.cutter)] *= 2;
  for (const space of g.patrols) add(space, 1);
  for (const space of g.strongholds) add(space, 2);
  for (const { faction, flagship } of g.players) {
    if (faction === BLUEFIN) add(flagship, 2);
    if (faction === UNION) add(flagship, -1);
  }
  add(g.cutter, -1);
  add(g.gunship, -1);
  return leads;
}

/** Fame of a later round beside that of this one, for control does not stay. */
const LATER = 0.45;

/** Dice that a side has still to place in the round, and those of the other side. */
export interface DiceLeft {
  readonly own: number;
  readonly other: number;
}

export function diceLeft(g: Ahoy, side: 1 | -1): DiceLeft {
  let squadron = 0;
  let union = 0;
  for (const { faction, dice } of g.players) {
    if (faction === BLUEFIN) squadron = dice.length;
    if (faction === UNION) union = dice.length;
  }
  return side > 0 ? { own: squadron, other: union } : { own: union, other: squadron };
}

/** What a point of wealth promises a side by its lead in control points. */
export function controlWorth(lead: number, rounds: number, dice: DiceLeft): number {
  return surely(lead, dice) + LATER * (rounds - 1) * likely(lead);
}

/** Chance to control at the next scoring, as it was counted in matches of bots; so is the one below. */
function surely(lead: number, { own, other }: DiceLeft): number {
  if (lead > 0) return 1 - (0.1 * other) / Math.sqrt(lead);
  return lead === 0 ? 0.055 * own : (0.045 * own) / -lead;
}

/** Chance to control at the scorings after it. */
function likely(lead: number): number {
  if (lead > 0) return 0.75 - 0.2 / lead;
  return lead === 0 ? 0.25 : 0.15 + 0.07 / -lead;
}
