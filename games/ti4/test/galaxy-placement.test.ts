import { describe, expect, it } from 'vitest';
import { TILES, tileOf } from '../content/index.ts';
import {
  barAt,
  blankGalaxy,
  conflictsOf,
  type GalaxyMap,
  isComplete,
  LAYOUTS,
  openPlaces,
  placements,
  PLACES,
  refusal,
  SEATS,
  withTile,
} from '../galaxy/index.ts';
import { chance } from './galaxies.ts';

const [QUANN, LODOR, TEQURAN] = ['25', '26', '27'].map(tileOf);
const [ALPHA, BETA, RIFT, NEBULA, FIELD, VOID] = ['39', '40', '41', '42', '44', '46'].map(tileOf);

/** Tiles at places, on an otherwise blank galaxy for six. */
function laid(...pieces: readonly (readonly [place: number, tile: number])[]): GalaxyMap {
  return pieces.reduce((map, [place, tile]) => withTile(map, place, tile), blankGalaxy(6));
}

describe('rings', () => {
  it('the first tiles go beside Mecatol Rex', () => {
    for (const seats of SEATS) expect(openPlaces(blankGalaxy(seats))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(barAt(blankGalaxy(6), 6, VOID)).toBe('ring');
    expect(refusal(blankGalaxy(6), [VOID], { place: 6, tile: VOID })).toBe('ring');
  });

  it('a ring is full before the next one opens; homes and empty places stay free', () => {
    let map = blankGalaxy(3);
    for (let place = 0; place < 5; place++) map = withTile(map, place, tileOf(`${19 + place}`));
    expect(openPlaces(map)).toEqual([5]);
    map = withTile(map, 5, VOID);
    expect(openPlaces(map)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
    for (let place = 6; place < 18; place++) map = withTile(map, place, tileOf(`${25 + place}`));
    expect(openPlaces(map)).toEqual([20, 22, 26, 28, 32, 34]);
    expect(barAt(map, 21, VOID)).toBe('taken');
    expect(barAt(map, 18, VOID)).toBe('taken');
  });

  it('a place holds one tile', () => {
    expect(barAt(laid([0, VOID]), 0, TEQURAN)).toBe('taken');
  });

  it('nothing is open when all is laid', () => {
    const full = LAYOUTS[6].tiles.reduce(
      (map, place, at) => withTile(map, place, 18 + at),
      blankGalaxy(6),
    );
    expect(openPlaces(full)).toEqual([]);
    expect(placements(full, [VOID])).toEqual([]);
  });
});

describe('tiles that must not touch', () => {
  it('two anomalies, of the same kind or not', () => {
    const map = laid([0, FIELD]);
    for (const place of [1, 5]) expect(barAt(map, place, RIFT)).toBe('anomaly');
    for (const place of [2, 3, 4]) expect(barAt(map, place, RIFT)).toBeNull();
    expect(barAt(map, 1, tileOf('45'))).toBe('anomaly');
    expect(barAt(map, 1, VOID)).toBeNull();
    expect(barAt(map, 1, ALPHA)).toBeNull();
  });

  it('two equal wormholes, with planets or without; different ones may', () => {
    const map = laid([0, ALPHA]);
    expect(barAt(map, 1, LODOR)).toBe('wormhole');
    expect(barAt(map, 2, LODOR)).toBeNull();
    expect(barAt(map, 1, BETA)).toBeNull();
    expect(barAt(map, 1, QUANN)).toBeNull();
    expect(barAt(laid([0, QUANN]), 5, BETA)).toBe('wormhole');
  });

  it('inner rings count too', () => {
    const map = laid([0, FIELD], [1, 18], [2, 19], [3, 20], [4, 21], [5, 22]);
    for (const place of [6, 7, 17]) expect(barAt(map, place, NEBULA)).toBe('anomaly');
    for (const place of [8, 16]) expect(barAt(map, place, NEBULA)).toBeNull();
  });

  it('another place for the tile is another option', () => {
    const map = laid([0, FIELD]);
    expect(placements(map, [RIFT])).toEqual([2, 3, 4].map((place) => ({ place, tile: RIFT })));
    expect(refusal(map, [RIFT], { place: 1, tile: RIFT })).toBe('anomaly');
    expect(refusal(map, [RIFT], { place: 2, tile: RIFT })).toBeNull();
  });

  it('another tile is another option', () => {
    const map = laid([0, FIELD], [1, 18], [3, 19], [4, 20], [5, 21]);
    const last = laid([0, FIELD], [2, NEBULA], [3, 19], [4, 20], [5, 21]);
    expect(placements(map, [RIFT, VOID])).toHaveLength(2);
    expect(placements(last, [RIFT, VOID])).toEqual([{ place: 1, tile: VOID }]);
    expect(refusal(last, [RIFT, VOID], { place: 1, tile: RIFT })).toBe('anomaly');
  });

  it('without any other option they may touch', () => {
    const last = laid([0, FIELD], [2, ALPHA], [3, 19], [4, 20], [5, 21]);
    expect(barAt(last, 1, RIFT)).toBe('anomaly');
    expect(placements(last, [RIFT, LODOR])).toEqual([
      { place: 1, tile: RIFT },
      { place: 1, tile: LODOR },
    ]);
    expect(refusal(last, [RIFT, LODOR], { place: 1, tile: LODOR })).toBeNull();
    expect(refusal(last, [RIFT, LODOR], { place: 6, tile: LODOR })).toBe('ring');
  });
});

it('players who place what is allowed build a whole galaxy, and only need breaks the rule', () => {
  const random = chance(3);
  for (let i = 0; i < 40; i++) {
    const seats = SEATS[i % 4];
    const stock = [...TILES.keys()].filter((tile) => /blue|red/.test(TILES[tile].kind));
    const hand = LAYOUTS[seats].tiles.map(() => stock.splice(random(stock.length), 1)[0]);
    let map = blankGalaxy(seats);
    while (hand.length > 0) {
      const held = hand.slice(0, 4);
      const allowed = placements(map, held);
      const { place, tile } = allowed[random(allowed.length)];
      const before = conflictsOf(map).length;
      expect(PLACES[place].ring).toBe(PLACES[openPlaces(map)[0]].ring);
      const mustClash = openPlaces(map).every((open) =>
        held.every((each) => conflictsOf(withTile(map, open, each)).length > before),
      );
      map = withTile(map, place, tile);
      expect(conflictsOf(map).length > before).toBe(mustClash);
      hand.splice(hand.indexOf(tile), 1);
    }
    expect(isComplete(map)).toBe(true);
  }
});
