import { regionOf, TERRAIN, tailwindSpaces } from '../rules/map.ts';
import { powers } from '../rules/powers.ts';
import { openSlots, type SlotCode, useOf } from '../rules/slots.ts';
import { DAMAGE, NONE } from '../rules/state.ts';
import { carried } from './distance.ts';
import { COMRADE_SPENT, type Outlook, SITE } from './outlook.ts';

/** A die that finds no slot. */
const WASTED = -0.5;
/** An action that needs an island, or pieces that are not there. */
const IDLE = -0.3;

/** A die is worth what it does on the best of the slots that take it. */
export function dieGain(outlook: Outlook, value: number): number {
  let best = WASTED;
  for (const slot of openSlots(outlook.g, outlook.seat, value))
    best = Math.max(best, slotGain(outlook, slot, value));
  return best;
}

/** What a die of this value brings on a slot. AH-6, AH-14 to AH-16 */
export function slotGain(outlook: Outlook, slot: SlotCode, value: number): number {
  const { g, player } = outlook;
  const isOnIsland = TERRAIN[player.flagship].island;
  const { action, card } = useOf(slot);
  if (card !== NONE) return crewGain(outlook, card);
  switch (action) {
    case 'sail':
      return outlook.within(player.flagship, 2);
    case 'full-sail':
      return outlook.within(player.flagship, value);
    case 'tailwind':
      return tailwindGain(outlook, value);
    case 'cannons':
      // Early in a round there is still time to make use of them.
      return 0.05 * value * player.dice.length - 0.1;
    case 'repair':
      return 0.35 * Math.min(2, countOf(player.slots, DAMAGE)) - 0.1;
    case 'bombard': {
      const region = regionOf(player.flagship);
      return outlook.control(region, g.comrades[region]);
    }
    case 'deploy':
      return g.patrolSupply > 0 ? Math.max(0.1, deployGain(outlook, player.flagship)) : IDLE;
    case 'order':
      return 0.15 * Math.min(4, g.patrols.length);
    case 'assemble':
      return assembleGain(outlook, Math.min(4, g.ready));
    case 'inspire':
      return inspireGain(outlook);
    case 'rally':
      return isOnIsland ? 0.25 * Math.min(4, g.comradeSupply, 8 - g.ready) : IDLE;
    case 'negotiate':
      return isOnIsland ? 0.5 : IDLE;
    case 'cutter':
    case 'gunship':
      return 0.8;
    default:
      return 0.1;
  }
}

function crewGain(outlook: Outlook, card: number): number {
  const { steps, trawls } = powers.of('crew', card);
  if (steps === undefined) return 0.1;
  return outlook.within(outlook.player.flagship, steps) + (trawls === true ? 0.1 : 0);
}

function tailwindGain(outlook: Outlook, value: number): number {
  const { g, player } = outlook;
  let best = -0.2;
  for (const space of tailwindSpaces(g, value))
    if (space !== player.flagship) best = Math.max(best, outlook.stop(carried(g, space)));
  return best;
}

/** A Patrol more on a space. AH-14.5 */
export function deployGain(outlook: Outlook, space: number): number {
  const isSite = TERRAIN[space].island && outlook.g.patrols.includes(space);
  return outlook.control(regionOf(space), 1) + (isSite ? SITE : 0.1);
}

/** Comrades from Ready onto the island of the flagship's region. AH-15.5 */
export function assembleGain(outlook: Outlook, count: number): number {
  return outlook.control(regionOf(outlook.player.flagship), count) - COMRADE_SPENT * count;
}

/** One Comrade each onto the best four islands. AH-15.4 */
function inspireGain(outlook: Outlook): number {
  const { g } = outlook;
  const gains = g.map.tiles.map((region) => outlook.control(region, 1) - COMRADE_SPENT);
  gains.sort((a, b) => b - a);
  let gain = 0;
  for (const each of gains.slice(0, Math.min(4, g.ready))) gain += Math.max(0, each);
  return gain;
}

function countOf(slots: readonly number[], wanted: number): number {
  let count = 0;
  for (const there of slots) if (there === wanted) count++;
  return count;
}
