import { describe, expect, it } from 'vitest';
import { TILES, tileOf } from '../content/index.ts';
import {
  blankGalaxy,
  cleared,
  EMPTY,
  fromSearch,
  HOME,
  isForTiles,
  isValid,
  OPEN,
  printedGalaxy,
  put,
  randomGalaxy,
  resized,
  SEATS,
  spareTiles,
  swapped,
  toSearch,
} from '../galaxy/index.ts';
import { chance } from './galaxies.ts';

const VOID = tileOf('46');

describe('editing a galaxy', () => {
  it('a spare tile is put on a place, and what lay there is spare again', () => {
    const map = put(blankGalaxy(6), 7, VOID);
    expect(map.tiles[7]).toBe(VOID);
    expect(spareTiles(map)).toHaveLength(31);
    const other = put(map, 7, 18);
    expect(other.tiles[7]).toBe(18);
    expect(spareTiles(other)).toContain(VOID);
    expect(spareTiles(other)).not.toContain(18);
  });

  it('a tile of the map changes places, with a tile or with nothing', () => {
    const map = put(put(blankGalaxy(6), 7, VOID), 8, 18);
    expect(put(map, 8, VOID).tiles.slice(7, 9)).toEqual([18, VOID]);
    expect(swapped(map, 7, 0).tiles.slice(0, 8).toSpliced(1, 6)).toEqual([VOID, OPEN]);
    expect(swapped(map, 7, 7)).toEqual(map);
  });

  it('a tile is taken off', () => {
    expect(cleared(put(blankGalaxy(6), 7, VOID), 7)).toEqual(blankGalaxy(6));
  });

  it('homes and empty places stay as they are', () => {
    const map = printedGalaxy(3);
    const [home, empty] = [map.tiles.indexOf(HOME), map.tiles.indexOf(EMPTY)];
    for (const place of [home, empty]) {
      expect(isForTiles(map, place)).toBe(false);
      expect(put(map, place, tileOf('20'))).toBe(map);
      expect(put(map, place, map.tiles[0])).toBe(map);
      expect(swapped(map, place, 0)).toBe(map);
      expect(swapped(map, 0, place)).toBe(map);
      expect(cleared(map, place)).toBe(map);
    }
  });

  it('for another number of players tiles stay where there is a place for them', () => {
    const map = resized(printedGalaxy(6), 3);
    expect(map.tiles.slice(0, 18)).toEqual(printedGalaxy(6).tiles.slice(0, 18));
    expect(map.tiles[18]).toBe(EMPTY);
    expect(map.tiles[21]).toBe(HOME);
    const back = resized(map, 4);
    expect(back.tiles[18]).toBe(OPEN);
    expect(back.tiles.filter((tile) => tile === HOME)).toHaveLength(4);
    for (const seats of SEATS)
      expect(resized(printedGalaxy(seats), seats)).toEqual(printedGalaxy(seats));
  });

  it('the box has 20 blue and 12 red tiles to build with', () => {
    const kinds = spareTiles(blankGalaxy(6)).map((tile) => TILES[tile].kind);
    expect(kinds.filter((kind) => kind === 'blue')).toHaveLength(20);
    expect(kinds.filter((kind) => kind === 'red')).toHaveLength(12);
  });
});

describe('the address of a galaxy', () => {
  it('shows it again, finished or not', () => {
    const random = chance(11);
    for (let i = 0; i < 40; i++) {
      const map = randomGalaxy(SEATS[i % 4], random);
      expect(fromSearch(toSearch(map))).toEqual(map);
      const open = cleared(map, 2);
      expect(isValid(open)).toBe(false);
      expect(fromSearch(toSearch(open))).toEqual(open);
    }
    for (const seats of SEATS)
      expect(fromSearch(toSearch(blankGalaxy(seats)))).toEqual(blankGalaxy(seats));
  });

  it('what makes no sense is a blank galaxy', () => {
    for (const search of ['', 'map=', 'map=1.2.3', 'seats=3'])
      expect(fromSearch(search)).toEqual(blankGalaxy(6));
  });
});
