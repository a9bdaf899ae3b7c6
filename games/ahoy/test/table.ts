import { expect } from 'vitest';
import { BOARDS, CELL_NAMES, CORNERS, FACTIONS_FOR, MARKET, TILES } from '../content/index.ts';

/** The factions as tests call them; the rival is the second Smuggler. */
export const FACTION = { bluefin: 0, smuggler: 1, union: 2, rival: 3 } as const;

export type Who = keyof typeof FACTION;

/** The tile of a region by its id. */
export function tileOf(id: string): number {
  return known(
    TILES.findIndex((tile) => tile.id === id),
    `the tile ${id}`,
  );
}

/** The space called `fish-a.nw`. */
export function spaceOf(name: string): number {
  const [tile, corner] = name.split('.');
  const at = CORNERS.findIndex((printed) => printed === corner);
  return 4 * tileOf(tile) + known(at, `the space ${name}`);
}

export function cardOf(id: string): number {
  return known(
    MARKET.findIndex((card) => card.id === id),
    `the card ${id}`,
  );
}

export const idsOf = (cards: readonly number[]): string[] => cards.map((card) => MARKET[card].id);

export function gridCell(name: string): number {
  return known(CELL_NAMES.indexOf(name), `the cell ${name}`);
}

/** Where a slot is on the board of a faction. */
export function boardSlot(who: Who, id: string): number {
  return BOARDS[FACTION[who]].findIndex((slot) => slot.id === id);
}

/** With the Squadron in the first seat the others follow in the order of play. AH-3.2 */
export function seatOf(seats: number, who: Who): number {
  return known(FACTIONS_FOR[seats].indexOf(FACTION[who]), `${who} among ${seats} players`);
}

/** The name by which keys and events call a faction. */
export function factionName(who: Who): string {
  return { bluefin: 'bluefin', smuggler: 'smuggler-1', union: 'union', rival: 'smuggler-2' }[who];
}

function known(at: number, what: string): number {
  expect(at, what).toBeGreaterThanOrEqual(0);
  return at;
}
