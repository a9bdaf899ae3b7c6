import type { Kind, Seat } from '@tablewright/engine';
import {
  ANY,
  BOARDS,
  type FactionId,
  FACTIONS,
  hasSlot,
  MARKET,
  SHIP_SLOTS,
  UNION,
} from '../content/index.ts';
import { type Ahoy, DAMAGE, EMPTY, NONE, type Player } from './state.ts';
import type { SlotArgs } from './vocabulary.ts';

/**
 * A slot anywhere on the table as one number: the faction, and the place on its board, on the card of a plan ship
 * (from SHIPS on) or on a crew card (from CREW on).
 */
export type SlotCode = number;

const SHIPS = 32;
const CREW = 64;
const GUNSHIP = SHIPS + SHIP_SLOTS.cutter.length;

const code = (faction: number, place: number): SlotCode => faction * 256 + place;
const factionOf = (slot: SlotCode): number => slot >> 8;
const placeOf = (slot: SlotCode): number => slot & 255;

/** The slots of each faction's board. */
const BOARD_SLOTS: readonly (readonly SlotCode[])[] = BOARDS.map((board, faction) =>
  board.map((_, place) => code(faction, place)),
);

/** The Cannons slots of each faction's board. */
const CANNONS: readonly (readonly SlotCode[])[] = BOARDS.map((board, faction) =>
  BOARD_SLOTS[faction].filter((_, place) => isCannons(board[place])),
);

/** The names of Cannons slots, the same on every board. */
export const CANNONS_IDS: readonly string[] = [
  ...new Set(BOARDS.flatMap((board) => board.filter(isCannons).map(({ id }) => id))),
];

function isCannons({ action }: { readonly action: string }): boolean {
  return action === 'cannons';
}

/** What a slot does: an action of the board, a crew card, or a plan ship. */
export type SlotUse = { readonly action: string; readonly card: number };

/** The slots of a player, board first, then crew, then ships. */
function slotsOf(g: Ahoy, player: Player): SlotCode[] {
  const { faction } = player;
  const slots = BOARD_SLOTS[faction].slice();
  for (const card of player.crew) if (hasSlot(MARKET[card])) slots.push(code(faction, CREW + card));
  if (faction === UNION) {
    g.cutterSlots.forEach((_, at) => slots.push(code(faction, SHIPS + at)));
    g.gunshipSlots.forEach((_, at) => slots.push(code(faction, GUNSHIP + at)));
  }
  return slots;
}

export function seatOf(g: Ahoy, faction: number): Seat {
  const { players } = g;
  for (let seat = 0; seat < players.length; seat++)
    if (players[seat].faction === faction) return seat;
  return NONE;
}

/** What lies on a slot: EMPTY, a die or DAMAGE. */
export function onSlot(g: Ahoy, slot: SlotCode): number {
  return onSlotOf(g, g.players[seatOf(g, factionOf(slot))], slot);
}

function onSlotOf(g: Ahoy, player: Player, slot: SlotCode): number {
  const place = placeOf(slot);
  if (place < SHIPS) return player.slots[place];
  if (place >= CREW) return player.crewSlots[player.crew.indexOf(place - CREW)];
  return place >= GUNSHIP ? g.gunshipSlots[place - GUNSHIP] : g.cutterSlots[place - SHIPS];
}

export function putOnSlot(g: Ahoy, slot: SlotCode, value: number): void {
  const player = g.players[seatOf(g, factionOf(slot))];
  const place = placeOf(slot);
  if (place < SHIPS) player.slots[place] = value;
  else if (place >= CREW) player.crewSlots[player.crew.indexOf(place - CREW)] = value;
  else if (place >= GUNSHIP) g.gunshipSlots[place - GUNSHIP] = value;
  else g.cutterSlots[place - SHIPS] = value;
}

/** The die values a slot takes from a player, one bit each. AH-5.2 */
function acceptedBy(slot: SlotCode): number {
  const place = placeOf(slot);
  if (place >= CREW) return MARKET[place - CREW].kind === 'die' ? ANY : 0;
  if (place >= GUNSHIP) return SHIP_SLOTS.gunship[place - GUNSHIP];
  return place >= SHIPS ? SHIP_SLOTS.cutter[place - SHIPS] : BOARDS[factionOf(slot)][place].accepts;
}

/** A broken frame: Repair, and the slot of the die that pays for a crew. AH-11.3 */
function isDashed(slot: SlotCode): boolean {
  const place = placeOf(slot);
  if (place >= CREW) return MARKET[place - CREW].cost === 'die';
  return place < SHIPS && BOARDS[factionOf(slot)][place].dashed;
}

export const isShipSlot = (slot: SlotCode): boolean =>
  placeOf(slot) >= SHIPS && placeOf(slot) < CREW;

export const isCrewSlot = (slot: SlotCode): boolean => placeOf(slot) >= CREW;

export const slotFaction = (slot: SlotCode): FactionId => FACTIONS[factionOf(slot)];

const SLOTS_BY_NAME: ReadonlyMap<string, SlotCode> = new Map(
  FACTIONS.flatMap((_, faction) => allSlotsOf(faction)).map((slot) => [slotName(slot), slot]),
);

const SLOT_NAMES: readonly string[] = [...SLOTS_BY_NAME].reduce<string[]>((names, [name, slot]) => {
  names[slot] = name;
  return names;
}, []);

/** A slot as options name it: `union/sail-1`, `union/sailor`, `union/gunship-2`. */
export const slotKind: Kind<SlotCode> = {
  name: (slot) => SLOT_NAMES[slot],
  read: (name) => SLOTS_BY_NAME.get(name) ?? null,
  values: { count: code(FACTIONS.length, 0), placeOf: (slot) => slot, at: (place) => place },
};

/** Every slot that a faction can ever have. */
function allSlotsOf(faction: number): SlotCode[] {
  const ships = faction === UNION ? SHIP_SLOTS.cutter.length + SHIP_SLOTS.gunship.length : 0;
  return [
    ...BOARD_SLOTS[faction],
    ...Array.from({ length: ships }, (_, at) => code(faction, SHIPS + at)),
    ...MARKET.flatMap((card, at) => (hasSlot(card) ? [code(faction, CREW + at)] : [])),
  ];
}

function slotName(slot: SlotCode): string {
  return `${slotFaction(slot)}/${slotId(slot)}`;
}

export function slotId(slot: SlotCode): string {
  const place = placeOf(slot);
  if (place >= CREW) return MARKET[place - CREW].id;
  if (place >= GUNSHIP) return `gunship-${place - GUNSHIP + 1}`;
  return place >= SHIPS ? `cutter-${place - SHIPS + 1}` : BOARDS[factionOf(slot)][place].id;
}

/** What a die on the slot does; `card` is the crew card's number or -1. */
export function useOf(slot: SlotCode): SlotUse {
  const place = placeOf(slot);
  if (place >= CREW) return { action: 'crew', card: place - CREW };
  if (place >= GUNSHIP) return { action: 'gunship', card: -1 };
  const action = place >= SHIPS ? 'cutter' : BOARDS[factionOf(slot)][place].action;
  return { action, card: -1 };
}

/** How messages and events name a slot. */
export function slotArgs(slot: SlotCode): SlotArgs {
  const { action, card } = useOf(slot);
  const args = { slot: slotId(slot), action };
  return card === NONE ? args : { ...args, card: MARKET[card].id };
}

/** Slots that are free for a die of this value; of several alike only the first. AH-5.1, AH-5.2 */
export function openSlots(g: Ahoy, seat: Seat, value: number): SlotCode[] {
  const player = g.players[seat];
  const open: SlotCode[] = [];
  for (const slot of slotsOf(g, player)) {
    if (onSlotOf(g, player, slot) === EMPTY && ((acceptedBy(slot) >> value) & 1) === 1)
      addUnlike(open, slot);
  }
  return open;
}

/** Slots that this value would suit but that are taken, or that do not take it; of several alike the first. */
export function closedSlots(g: Ahoy, seat: Seat, value: number): SlotCode[] {
  const open = openSlots(g, seat, value).map(kindOf);
  const payable = (slot: SlotCode): boolean => acceptedBy(slot) !== 0;
  return unlike(
    slotsOf(g, g.players[seat]).filter((slot) => payable(slot) && !open.includes(kindOf(slot))),
  );
}

/** Why a closed slot takes no die of this value. */
export function slotVerdict(slot: SlotCode, value: number): string {
  return ((acceptedBy(slot) >> value) & 1) === 1 ? 'AH-5.1' : 'AH-5.2';
}

/** Slots on which damage may be put; of several alike only the first. AH-11.3 */
export function damageableSlots(
  g: Ahoy,
  seat: Seat,
  belongs: (slot: SlotCode) => boolean,
): SlotCode[] {
  const player = g.players[seat];
  const damageable: SlotCode[] = [];
  for (const slot of slotsOf(g, player)) {
    if (onSlotOf(g, player, slot) === EMPTY && !isDashed(slot) && belongs(slot))
      addUnlike(damageable, slot);
  }
  return damageable;
}

/** Slots that damage could ever be put on; of several alike only the first. AH-11.3 */
export function softSlots(g: Ahoy, seat: Seat): SlotCode[] {
  return unlike(slotsOf(g, g.players[seat]).filter((slot) => !isDashed(slot) && !isShipSlot(slot)));
}

/** Slots that damage cannot be put on, those beside which an equal one is free left out. AH-11.3 */
export function sturdySlots(g: Ahoy, seat: Seat, belongs: (slot: SlotCode) => boolean): SlotCode[] {
  const open = damageableSlots(g, seat, belongs).map(kindOf);
  return unlike(
    slotsOf(g, g.players[seat]).filter((slot) => belongs(slot) && !open.includes(kindOf(slot))),
  );
}

/** Damaged slots that can be repaired: not those of plan ships. AH-11.6, AH-11.7 */
export function repairableSlots(g: Ahoy, seat: Seat): SlotCode[] {
  return slotsOf(g, g.players[seat]).filter(
    (slot) => onSlot(g, slot) === DAMAGE && !isShipSlot(slot),
  );
}

/** Is any slot of the player damaged, those of plan ships included? */
export function hasDamage(g: Ahoy, seat: Seat): boolean {
  return slotsOf(g, g.players[seat]).some((slot) => onSlot(g, slot) === DAMAGE);
}

/** Slots that hold a die. */
export function diceSlots(g: Ahoy, seat: Seat): SlotCode[] {
  return slotsOf(g, g.players[seat]).filter((slot) => {
    const there = onSlot(g, slot);
    return there !== EMPTY && there !== DAMAGE;
  });
}

export function cannonsOf(g: Ahoy, seat: Seat): readonly SlotCode[] {
  return CANNONS[g.players[seat].faction];
}

/** Cannons slots with a die on them. AH-9.2 */
export function loadedCannons(g: Ahoy, seat: Seat): SlotCode[] {
  return cannonsOf(g, seat).filter((slot) => {
    const there = onSlot(g, slot);
    return there !== EMPTY && there !== DAMAGE;
  });
}

/** The free Cannons slot that takes this die, or -1. AH-10.3 */
export function freeCannons(g: Ahoy, seat: Seat, value: number): SlotCode {
  return (
    cannonsOf(g, seat).find(
      (slot) => onSlot(g, slot) === EMPTY && ((acceptedBy(slot) >> value) & 1) === 1,
    ) ?? -1
  );
}

/** Slots of one action that take the same values are alike; the first of them stands for all. */
const KINDS: readonly (readonly SlotCode[])[] = BOARDS.map((board, faction) =>
  board.map(({ action, accepts }) =>
    code(
      faction,
      board.findIndex((other) => other.action === action && other.accepts === accepts),
    ),
  ),
);

function kindOf(slot: SlotCode): SlotCode {
  const place = placeOf(slot);
  return place >= SHIPS ? slot : KINDS[factionOf(slot)][place];
}

export function unlike(slots: readonly SlotCode[]): SlotCode[] {
  const found: SlotCode[] = [];
  for (const slot of slots) addUnlike(found, slot);
  return found;
}

/** Adds a slot, unless one like it is there. */
function addUnlike(slots: SlotCode[], slot: SlotCode): void {
  const kind = kindOf(slot);
  for (const other of slots) if (kindOf(other) === kind) return;
  slots.push(slot);
}
