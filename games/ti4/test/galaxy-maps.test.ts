import { describe, expect, it } from 'vitest';
import { MAPS, MECATOL, TILES, tileOf } from '../content/index.ts';
import {
  blankGalaxy,
  commonPlaces,
  conflictsOf,
  EMPTY,
  type FaultCode,
  type GalaxyMap,
  HOME,
  isBesideMecatol,
  isComplete,
  isValid,
  LAYOUTS,
  mapStringOf,
  neighbours,
  OPEN,
  parseMapString,
  PLACES,
  printedGalaxy,
  randomGalaxy,
  SEATS,
  slicePlaces,
  turnedPlace,
  withTile,
} from '../galaxy/index.ts';
import { chance, touches } from './galaxies.ts';

/** Of the map for six players, as written in the tables of the community. */
const SIX =
  '22 44 19 42 24 45 35 23 36 39 38 25 33 46 27 26 30 40 0 32 50 0 31 47 0 37 29 0 34 20 0 49 28 0 21 43';
const THREE =
  '22 44 19 42 24 45 35 23 36 39 38 25 33 47 27 26 30 40 -1 -1 50 0 31 -1 -1 -1 29 0 34 -1 -1 -1 28 0 21 -1';

describe('places', () => {
  it('36 around Mecatol Rex: rings of 6, 12 and 18, each clockwise from the top', () => {
    expect(PLACES.map(({ ring }) => ring)).toEqual([
      ...Array<number>(6).fill(1),
      ...Array<number>(12).fill(2),
      ...Array<number>(18).fill(3),
    ]);
    for (const first of [0, 6, 18]) {
      expect(PLACES[first].q).toBe(0);
      expect(PLACES[first].r).toBeLessThan(0);
    }
    expect(PLACES[1]).toEqual({ q: 1, r: -1, ring: 1 });
    expect(PLACES[19]).toEqual({ q: 1, r: -3, ring: 3 });
  });

  it('neighbours are what touches on paper', () => {
    for (const place of PLACES.keys()) {
      const touching = [...PLACES.keys()].filter((other) => touches(place, other));
      expect([...neighbours(place)].toSorted((a, b) => a - b)).toEqual(touching);
      expect(isBesideMecatol(place)).toBe(place < 6);
    }
    expect(neighbours(0)).toEqual([6, 7, 1, 5, 17]);
  });

  it('a turn by a sixth keeps rings and neighbours', () => {
    expect(turnedPlace(0, 1)).toBe(1);
    expect(turnedPlace(17, 1)).toBe(7);
    expect(turnedPlace(35, 1)).toBe(20);
    for (const place of PLACES.keys()) {
      expect(turnedPlace(place, 6)).toBe(place);
      for (const next of neighbours(place))
        expect(touches(turnedPlace(place, 2), turnedPlace(next, 2))).toBe(true);
    }
  });
});

describe.each(SEATS)('the layout for %i players', (seats) => {
  const { homes, empty, tiles, deal } = LAYOUTS[seats];

  it('divides all places, and the tiles dealt fill it', () => {
    expect([...homes, ...empty, ...tiles].toSorted((a, b) => a - b)).toEqual([...PLACES.keys()]);
    expect(homes).toHaveLength(seats);
    expect(empty).toHaveLength(seats === 3 ? 9 : 0);
    expect(tiles).toHaveLength((deal.blue + deal.red) * seats + deal.speakerRed);
  });

  it('has the homes of the printed map, clockwise', () => {
    const { spaces, homes: printed } = MAPS[seats];
    expect(homes.map((home) => [PLACES[home].q, PLACES[home].r])).toEqual(
      printed.map((at) => [spaces[at].q, spaces[at].r]),
    );
    expect(homes).toEqual(homes.toSorted((a, b) => a - b));
  });

  it('gives each home a slice that hangs together, as large as the others', () => {
    const slices = slicePlaces(seats);
    expect(slices).toHaveLength(seats);
    const owned = slices.flat();
    expect(new Set(owned).size).toBe(owned.length);
    expect([...owned, ...commonPlaces(seats)].toSorted((a, b) => a - b)).toEqual(tiles);
    for (const [seat, slice] of slices.entries()) {
      expect(slice.map((place) => PLACES[place].ring)).toEqual([3, 3, 2, 2, 1]);
      const reached = new Set([homes[seat]]);
      for (const place of reached)
        for (const next of slice) if (touches(place, next)) reached.add(next);
      expect(reached.size).toBe(slice.length + 1);
      expect(slice.slice(0, 3).every((place) => touches(place, homes[seat]))).toBe(true);
    }
  });

  it('printed map and its string', () => {
    const map = printedGalaxy(seats);
    expect(isValid(map)).toBe(true);
    expect(conflictsOf(map)).toEqual([]);
    const { spaces } = MAPS[seats];
    for (const { q, r, tile, seat } of spaces) {
      const place = PLACES.findIndex((each) => each.q === q && each.r === r);
      if (tile !== MECATOL) expect(map.tiles[place]).toBe(seat === undefined ? tile : HOME);
    }
    expect(parseMapString(mapStringOf(map)).map).toEqual(map);
    if (seats === 6) expect(mapStringOf(map)).toBe(SIX);
    if (seats === 3) expect(mapStringOf(map)).toBe(THREE);
  });

  it('a blank galaxy is not complete, nor valid', () => {
    const blank = blankGalaxy(seats);
    expect(blank.tiles.filter((tile) => tile === OPEN)).toHaveLength(tiles.length);
    expect(isComplete(blank)).toBe(false);
    expect(isValid(blank)).toBe(false);
  });
});

describe('validity', () => {
  const map = printedGalaxy(6);
  const wrong: readonly [string, GalaxyMap][] = [
    ['a tile twice', withTile(map, 0, map.tiles[1])],
    ['a home on the way', withTile(map, 0, HOME)],
    ['a tile for a home', withTile(map, 18, tileOf('41'))],
    ['Mecatol Rex twice', withTile(map, 0, MECATOL)],
    ['a home system as a tile', withTile(map, 0, tileOf('1'))],
    ['a gap', withTile(map, 0, OPEN)],
    ['a hole', withTile(map, 0, EMPTY)],
    ['a tile of no box', withTile(map, 0, 60)],
    ['other places', { seats: 6, tiles: map.tiles.slice(1) }],
    ['other players', { seats: 5, tiles: map.tiles }],
    ['nobody', { seats: 0, tiles: map.tiles }],
  ];
  it.each(wrong)('%s is not valid', (_, broken) => {
    expect(isValid(map)).toBe(true);
    expect(isValid(broken)).toBe(false);
  });
});

describe('map strings', () => {
  it('1,000 random galaxies come back as they were', () => {
    const random = chance(7);
    for (let i = 0; i < 1000; i++) {
      const map = randomGalaxy(SEATS[i % 4], random);
      const { map: again, faults, warnings } = parseMapString(mapStringOf(map));
      expect(faults).toEqual([]);
      expect(warnings).toEqual([]);
      expect(again).toEqual(map);
    }
  });

  it('Mecatol Rex may stand in front, and numbers may be apart by commas or lines', () => {
    const { map } = parseMapString(SIX);
    expect(map).toEqual(printedGalaxy(6));
    for (const text of [`18 ${SIX}`, `{18} ${SIX}`, SIX.replaceAll(' ', ', '), `\n${SIX}\n`])
      expect(parseMapString(text).map).toEqual(map);
  });

  it('home systems may stand at homes', () => {
    const numbers = SIX.split(' ');
    for (const [seat, home] of LAYOUTS[6].homes.entries()) numbers[home] = String(12 + seat);
    expect(parseMapString(numbers.join(' ')).map).toEqual(printedGalaxy(6));
  });

  it.each(SEATS)('a map for %i that is turned is turned back', (seats) => {
    const map = printedGalaxy(seats);
    const numbers = mapStringOf(map).split(' ');
    for (let turn = 1; turn < 6; turn++) {
      const turned: string[] = [];
      for (const [place, number] of numbers.entries()) turned[turnedPlace(place, turn)] = number;
      const { map: back } = parseMapString(turned.join(' '));
      // As many homes in the same places, each with the neighbours that it had.
      expect(back).not.toBeNull();
      expect(isValid(back!)).toBe(true);
      const around = (of: GalaxyMap): string[] =>
        LAYOUTS[seats].homes
          .map((home) =>
            neighbours(home)
              .map((next) => of.tiles[next])
              .toSorted((a, b) => a - b)
              .join(),
          )
          .toSorted();
      expect(around(back!)).toEqual(around(map));
    }
  });

  const changed = (at: number, number: string): string => SIX.split(' ').with(at, number).join(' ');

  const faulty: readonly [FaultCode, string, string, number | null, string][] = [
    ['length', 'a number is missing', SIX.slice(3), null, '35'],
    ['length', 'there is one too many', `${SIX} 41`, null, '37'],
    ['length', 'there is nothing', '', null, '0'],
    ['unknown', 'a tile of the expansion', changed(4, '59'), 4, '59'],
    ['unknown', 'a hyperlane', changed(35, '83A2'), 35, '83A2'],
    ['unknown', 'a word', changed(0, 'Sol'), 0, 'Sol'],
    ['unknown', 'less than an empty place', changed(0, '-2'), 0, '-2'],
    ['centre', 'another tile in the middle', `{41} ${SIX}`, null, '{41}'],
    ['mecatol', 'Mecatol Rex elsewhere', changed(2, '18'), 2, '18'],
    ['twice', 'a tile twice', changed(9, '22'), 9, '22'],
    ['homes', 'two homes', THREE.replace(' 0 ', ' 41 '), null, '2'],
    ['homes', 'seven homes', changed(0, '0'), null, '7'],
    ['home', 'a home on the way', changed(18, '41').replace('22', '0'), 0, '0'],
    ['home', 'a home system on the way', changed(18, '41').replace('22', '5'), 0, '5'],
    ['no-home', 'a tile for a home', changed(18, '41').replace('22', '0'), 18, '41'],
    ['no-tile', 'a tile beyond the edge', THREE.split(' ').with(18, '41').join(' '), 18, '41'],
    ['gap', 'a hole', changed(1, '-1'), 1, '-1'],
  ];
  it.each(faulty)('%s: %s', (code, _, text, at, found) => {
    const { map, faults } = parseMapString(text);
    expect(map).toBeNull();
    expect(faults).toContainEqual(expect.objectContaining({ code, at, found }));
    const fault = faults.find((each) => each.code === code)!;
    if (at !== null) expect(text.slice(fault.from, fault.to)).toBe(found);
  });

  it('tells every fault at once', () => {
    const text = changed(4, '59').replace('44', '22');
    expect(parseMapString(text).faults.map(({ code, at }) => [code, at])).toEqual([
      ['twice', 1],
      ['unknown', 4],
    ]);
  });

  it('a map that is not finished is read where that is wanted', () => {
    const map = withTile(withTile(printedGalaxy(3), 0, OPEN), 20, OPEN);
    const text = mapStringOf(map);
    expect(parseMapString(text).faults.map(({ code }) => code)).toEqual(['gap', 'gap']);
    expect(parseMapString(text, { withGaps: true }).map).toEqual(map);
  });

  it('warns of anomalies and of equal wormholes side by side', () => {
    // 44 lies beside 22, and 26 comes beside 39.
    const tiles = SIX.split(' ').with(0, '41').with(8, '26').with(15, '36');
    const { map, warnings } = parseMapString(tiles.join(' '));
    expect(isValid(map!)).toBe(true);
    expect(warnings).toEqual([
      { kind: 'anomaly', place: 0, other: 1 },
      { kind: 'anomaly', place: 0, other: 5 },
      { kind: 'wormhole', place: 8, other: 9 },
    ]);
    expect(TILES[map!.tiles[8]].wormholes).toEqual(['alpha']);
  });
});
