import type { Script, Seat } from '@tablewright/engine';
import { COURT, OPEN_SLOTS, RAID_COSTS, RESOURCES } from '../content/index.ts';
import { choose, type Option } from './options.ts';
import { powers } from './powers.ts';
import { type Arcs, NONE, NOT_OUTRAGED } from './state.ts';
import { emit } from './vocabulary.ts';

/** The slot on a card that holds a token comes after those of the board. */
export const CARD_SLOT = RAID_COSTS.length;

/** Is the slot there and not covered by a city? ARC-1.7, ARC-18.1 */
export function isOpenSlot(g: Arcs, seat: Seat, slot: number): boolean {
  if (slot === CARD_SLOT) return powers.first(g, seat, 'holds') !== undefined;
  return slot < OPEN_SLOTS[g.players[seat].cities];
}

export function openSlots(g: Arcs, seat: Seat): number[] {
  const open: number[] = [];
  for (let slot = 0; slot < g.players[seat].slots.length; slot++)
    if (isOpenSlot(g, seat, slot)) open.push(slot);
  return open;
}

export function emptySlots(g: Arcs, seat: Seat): number {
  return openSlots(g, seat).filter((slot) => g.players[seat].slots[slot] === NONE).length;
}

/** ARC-17.3, ARC-18.14 */
export function raidCostOf(g: Arcs, seat: Seat, slot: number): number {
  return slot === CARD_SLOT ? (powers.first(g, seat, 'holds') ?? 0) : RAID_COSTS[slot];
}

/** Slots that hold a token, of one type where it is named. */
export function tokensIn(g: Arcs, seat: Seat, resource = NONE): number[] {
  const { slots } = g.players[seat];
  const found: number[] = [];
  for (let slot = 0; slot < slots.length; slot++) {
    const token = slots[slot];
    if (token !== NONE && (resource === NONE || token === resource)) found.push(slot);
  }
  return found;
}

export function hasToken(g: Arcs, seat: Seat, resource: number): boolean {
  return g.players[seat].slots.includes(resource);
}

/** Tokens of the supply that a Cartel counts as the player's. ARC-25.4 */
export function onCartel(g: Arcs, seat: Seat, resource: number): number {
  return powers.all(g, seat, 'cartel').includes(RESOURCES[resource]) ? g.supply[resource] : 0;
}

/** Tokens plus icons of Guild cards. ARC-19.2, ARC-25.2 */
export function iconsOf(g: Arcs, seat: Seat, resource: number): number {
  const { slots, guild } = g.players[seat];
  let icons = 0;
  for (const token of slots) if (token === resource) icons++;
  for (const card of guild) if (COURT[card].suit === RESOURCES[resource]) icons++;
  return icons;
}

export function isOutraged(g: Arcs, seat: Seat, resource: number): boolean {
  return g.players[seat].outrage[resource] !== NOT_OUTRAGED;
}

/** Types that any token may be spent as. ARC-25.5 */
export function wildTypes(g: Arcs, seat: Seat): number[] {
  return powers.all(g, seat, 'loyal').map((type) => RESOURCES.indexOf(type));
}

/** Takes a token from the supply; nothing happens if there is none. ARC-24.2 */
export function* gain(g: Arcs, seat: Seat, resource: number): Script {
  if (g.supply[resource] === 0) {
    emit('missed', { player: seat, resource: RESOURCES[resource] });
    return;
  }
  g.supply[resource]--;
  emit('gained', { player: seat, resource: RESOURCES[resource] });
  yield* store(g, seat, resource);
}

/** Puts a token into a slot; others may be rearranged; what does not fit is discarded. ARC-18.2 */
export function* store(g: Arcs, seat: Seat, token: number): Script {
  const last = yield* place(g, seat, token);
  // Who leaves the dearest slot empty wants no dearer order.
  if (last !== NONE && raidCostOf(g, seat, last) >= dearestEmpty(g, seat))
    yield* rearrange(g, seat, leavesDearerSlot);
}

/** The token in a full slot is lifted and looks for a slot itself, until one is empty: which one, if any. */
function* place(g: Arcs, seat: Seat, token: number): Script<number> {
  const player = g.players[seat];
  const lifted = player.slots.map(() => 0);
  let last = NONE;
  player.holding = token;
  while (player.holding !== NONE) {
    const resource = player.holding;
    const choice = yield* choose(seat, 'store', places(g, seat, lifted), {
      about: { player: seat, resource: RESOURCES[resource] },
    });
    player.holding = NONE;
    if (choice.do === 'discardToken') {
      last = NONE;
      g.supply[resource]++;
      emit('discardedToken', { player: seat, resource: RESOURCES[resource] });
    } else {
      const { slot } = choice;
      player.holding = player.slots[slot];
      player.slots[slot] = resource;
      lifted[slot]++;
      last = slot;
    }
  }
  return last;
}

/** Slots alike in cost and content are one option; lifting a slot's token twice is enough for any order. */
function places(
  g: Arcs,
  seat: Seat,
  lifted: readonly number[],
): Option<'store' | 'discardToken'>[] {
  const { slots, holding } = g.players[seat];
  const offered: Option<'store' | 'discardToken'>[] = [];
  const alike = new Set<number>();
  let full = true;
  for (const slot of openSlots(g, seat)) {
    const token = slots[slot];
    if (token === NONE) full = false;
    if (token === holding || (token !== NONE && lifted[slot] >= 2)) continue;
    const likeness = raidCostOf(g, seat, slot) * 8 + token;
    if (alike.has(likeness)) continue;
    alike.add(likeness);
    offered.push({ do: 'store', player: seat, slot, resource: holding });
  }
  if (full) offered.push({ do: 'discardToken', resource: holding });
  return offered;
}

/**
 * Tokens whose slots are covered by returned cities look for another one. If only empty slots are covered, the tokens
 * may be rearranged all the same. Matches saved under rules 2 do not say how many cities returned. ARC-18.4
 */
export function* overflow(g: Arcs, seat: Seat, returned = 0): Script {
  const { slots, cities } = g.players[seat];
  let isCovered = false;
  for (let slot = 0; slot < slots.length; slot++) {
    const token = slots[slot];
    if (token === NONE || isOpenSlot(g, seat, slot)) continue;
    isCovered = true;
    slots[slot] = NONE;
    yield* place(g, seat, token);
  }
  const coversSlots = OPEN_SLOTS[cities] < OPEN_SLOTS[cities - returned];
  if (isCovered) yield* rearrange(g, seat, leavesDearerSlot);
  else if (coversSlots) yield* rearrange(g, seat, canChangeCosts);
}

/**
 * A token is lifted and looks for a slot, which may lift others; then another one, as long as that can matter. Each token
 * has its turn to go to an empty slot or round in a circle, so any order can be reached.
 */
function* rearrange(g: Arcs, seat: Seat, canMatter: (g: Arcs, seat: Seat) => boolean): Script {
  const { slots } = g.players[seat];
  for (let left = tokensIn(g, seat).length; left > 0 && canMatter(g, seat); left--) {
    const lifts = distinctTokens(g, seat).map((slot) => ownToken('lift', g, seat, slot));
    const choice = yield* choose(seat, 'rearrange', [...lifts, { do: 'done' }], {
      otherwise: { do: 'done' },
    });
    if (choice.do === 'done') return;
    slots[choice.slot] = NONE;
    yield* place(g, seat, choice.resource);
  }
}

/** Would another order change what a raid costs? */
function canChangeCosts(g: Arcs, seat: Seat): boolean {
  const { slots } = g.players[seat];
  const open = openSlots(g, seat);
  return open.some((one) =>
    open.some(
      (other) =>
        slots[one] !== slots[other] && raidCostOf(g, seat, one) !== raidCostOf(g, seat, other),
    ),
  );
}

/** Is an empty slot dearer to raid than one with a token? Placing a token fills only one empty slot. */
function leavesDearerSlot(g: Arcs, seat: Seat): boolean {
  const dearest = dearestEmpty(g, seat);
  return tokensIn(g, seat).some((slot) => raidCostOf(g, seat, slot) < dearest);
}

function dearestEmpty(g: Arcs, seat: Seat): number {
  const empty = openSlots(g, seat).filter((slot) => g.players[seat].slots[slot] === NONE);
  return Math.max(0, ...empty.map((slot) => raidCostOf(g, seat, slot)));
}

/** Slots with tokens; those alike in type and raid cost are one. */
export function distinctTokens(g: Arcs, seat: Seat): number[] {
  const { slots } = g.players[seat];
  const filled = tokensIn(g, seat);
  return filled.filter((slot, i) => {
    const isLike = (other: number): boolean =>
      slots[other] === slots[slot] && raidCostOf(g, seat, other) === raidCostOf(g, seat, slot);
    return filled.findIndex(isLike) === i;
  });
}

/** Discarded tokens are back in supply at once. ARC-18.15 */
export function discardToken(g: Arcs, seat: Seat, slot: number): void {
  const token = g.players[seat].slots[slot];
  g.players[seat].slots[slot] = NONE;
  g.supply[token]++;
  emit('discardedToken', { player: seat, resource: RESOURCES[token] });
}

/** Spent tokens stay aside while the Prelude lasts. ARC-21.4, ARC-24.5 */
export function spendToken(g: Arcs, seat: Seat, slot: number): void {
  const token = g.players[seat].slots[slot];
  g.players[seat].slots[slot] = NONE;
  if (g.turn.prelude) g.aside[token]++;
  else g.supply[token]++;
}

/** A token that the player itself does something with. */
export function ownToken<V extends 'waste' | 'pay' | 'fence' | 'giveToken' | 'lift'>(
  verb: V,
  g: Arcs,
  player: Seat,
  slot: number,
): { do: V; player: Seat; slot: number; resource: number } {
  return { do: verb, player, slot, resource: g.players[player].slots[slot] };
}

/** A token that goes from a Rival to the player. */
export function rivalToken<V extends 'takeToken' | 'stealToken'>(
  verb: V,
  g: Arcs,
  rival: Seat,
  slot: number,
): { do: V; rival: Seat; slot: number; resource: number } {
  return { do: verb, rival, slot, resource: g.players[rival].slots[slot] };
}
