import { BLUEFIN, FAME_TO_END, UNION } from '../content/index.ts';
import { regionOf } from '../rules/map.ts';
import { type Ahoy, NONE } from '../rules/state.ts';

/** Fame that leaders gain in a usual round. */
const FAME_A_ROUND = 8;

/** Scorings still to come, this round's included. */
export function roundsLeft(g: Ahoy): number {
  if (g.over) return 0;
  let most = 0;
  for (const { fame } of g.players) most = Math.max(most, fame);
  return Math.min(4, Math.max(1, (FAME_TO_END - most) / FAME_A_ROUND));
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

/** What a round's fame is worth before it is scored. */
const SOON = 0.75;
/** The same of a later round, for control tends to stay. */
const LATER = 0.45;
/** With so many dice still to be placed anything may happen; with none left the scoring is certain. */
const DICE_OF_DOUBT = 6;

/** How open the control of regions is until the next scoring, 0 to 1. */
export function doubtOf(g: Ahoy): number {
  let dice = 0;
  for (const player of g.players)
    if (player.faction === BLUEFIN || player.faction === UNION) dice += player.dice.length;
  return Math.min(1, dice / DICE_OF_DOUBT);
}

/** What a point of wealth promises a side by its lead in control points. */
export function controlWorth(lead: number, rounds: number, doubt: number): number {
  const soon = SOON + (1 - SOON) * (1 - doubt);
  return soon * surely(lead, doubt) + LATER * (rounds - 1) * likely(lead);
}

/** Chance to control at the next scoring, by the present lead. */
function surely(lead: number, doubt: number): number {
  if (lead === 0) return 0.25 * doubt;
  return lead > 0 ? 1 - (0.35 * doubt) / lead : (0.15 * doubt) / -lead;
}

function likely(lead: number): number {
  return 1 / (1 + Math.exp(-0.6 * lead));
}
