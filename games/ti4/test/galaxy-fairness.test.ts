import { describe, expect, it } from 'vitest';
import { TILES, tileOf } from '../content/index.ts';
import {
  blankGalaxy,
  conflictsOf,
  fairGalaxy,
  fairnessOf,
  fairSlices,
  galaxyOfSlices,
  type GalaxyMap,
  isValid,
  LAYOUTS,
  type Measure,
  MEASURES,
  MOST_SLICES,
  printedGalaxy,
  randomGalaxy,
  scoreOf,
  SEATS,
  sliceMeasures,
  slicePlaces,
  withTile,
} from '../galaxy/index.ts';
import { chance, pairs } from './galaxies.ts';

/** A long run: GALAXIES=1000. */
const COUNT = Number(process.env['GALAXIES'] ?? 200);

const laid = (seats: number, ...pieces: readonly (readonly [number, string])[]): GalaxyMap =>
  pieces.reduce((map, [place, id]) => withTile(map, place, tileOf(id)), blankGalaxy(seats));

describe('measures', () => {
  it('a tile counts for the nearest home, and two as near share it', () => {
    // Lodor 3/1, the wormhole alpha; Starpoint 3/1 and New Albion 1/1 with a green specialty.
    const map = laid(6, [19, '26'], [7, '27']);
    const { homes, spread } = fairnessOf(map);
    expect(homes[0]).toMatchObject({
      resources: 3 + 4 / 2,
      influence: 1 + 2 / 2,
      best: 3 + 4 / 2,
      planets: 1 + 2 / 2,
      specialties: 0.5,
      wormholes: 1,
      anomalies: 0,
      mecatol: 3,
    });
    expect(homes[1]).toMatchObject({ resources: 2, planets: 1, specialties: 0.5, wormholes: 0 });
    expect(homes[3]).toMatchObject({ resources: 0, influence: 0, best: 0, planets: 0 });
    expect(spread).toMatchObject({ resources: 5, influence: 2, wormholes: 1, mecatol: 0 });
  });

  it('shares of all homes add up to what lies on the board', () => {
    for (const seats of SEATS) {
      const map = printedGalaxy(seats);
      const { homes } = fairnessOf(map);
      const all = sliceMeasures(map.tiles.filter((tile) => tile >= 0));
      for (const measure of ['resources', 'influence', 'best', 'planets', 'anomalies'] as const) {
        const sum = homes.reduce((total, home) => total + home[measure], 0);
        expect(sum).toBeCloseTo(all[measure]);
      }
    }
  });

  it('asteroid fields and supernovas are gone round, nebulas end a move, rifts do not', () => {
    const moves = (...pieces: readonly (readonly [number, string])[]): number =>
      fairnessOf(laid(6, ...pieces)).homes[0].mecatol;
    expect(moves()).toBe(3);
    expect(moves([6, '41'])).toBe(3);
    expect(moves([6, '44'])).toBe(4);
    expect(moves([6, '43'])).toBe(4);
    expect(moves([6, '42'])).toBe(4);
    expect(moves([6, '44'], [7, '42'], [17, '45'])).toBe(5);
    expect(moves([6, '44'], [19, '43'], [35, '45'])).toBe(Infinity);
  });

  it('wormholes shorten the way', () => {
    expect(fairnessOf(laid(6, [35, '26'], [3, '39'])).homes[0].mecatol).toBe(3);
    expect(fairnessOf(laid(6, [35, '26'], [3, '39'], [6, '44'])).homes[0].mecatol).toBe(3);
    expect(fairnessOf(laid(6, [35, '26'], [3, '40'], [6, '44'])).homes[0].mecatol).toBe(4);
  });

  it('what a slice holds behind an anomaly is not reached within it', () => {
    const slice = slicePlaces(6)[0];
    const reach = (...tiles: readonly string[]): number =>
      fairnessOf(laid(6, ...tiles.map((id, at) => [slice[at], id] as const))).homes[0].reach;
    // Wellon 1/2, Vefut II 2/2, Thibah 1/1, Tar'Mann 1/1, Saudor 2/2.
    expect(reach('19', '20', '21', '22', '23')).toBe(2 + 2 + 1 + 1 + 2);
    expect(reach('19', '44', '21', '22', '23')).toBe(2 + 1 + 1 + 2);
    expect(reach('19', '44', '43', '22', '23')).toBe(2);
    expect(reach('19', '44', '42', '22', '23')).toBe(2);
  });

  it('bonus trade goods of five players count, and nothing else without tiles', () => {
    for (const { score } of fairnessOf(blankGalaxy(4)).homes) expect(score).toBe(0);
    const { homes } = fairnessOf(blankGalaxy(5));
    expect(homes[1].score).toBeGreaterThan(homes[0].score);
    expect(homes[0].score).toBeGreaterThan(homes[3].score);
  });
});

const mean = (maps: readonly GalaxyMap[], measure: Measure): number =>
  maps.reduce((sum, map) => sum + fairnessOf(map).spread[measure], 0) / maps.length;

describe.each(SEATS)('galaxies for %i players', (seats) => {
  const random = chance(seats);
  const dealt = Array.from({ length: COUNT }, () => randomGalaxy(seats, random));
  const fair = Array.from({ length: COUNT }, () => fairGalaxy(seats, random));

  it('are whole, dealt by colour, and nothing touches that must not', () => {
    const { deal } = LAYOUTS[seats];
    for (const map of [...dealt, ...fair]) {
      expect(isValid(map)).toBe(true);
      const kinds = map.tiles.flatMap((tile) => (tile >= 0 ? [TILES[tile].kind] : []));
      expect(kinds.filter((kind) => kind === 'blue')).toHaveLength(deal.blue * seats);
      expect(kinds.filter((kind) => kind === 'red')).toHaveLength(
        deal.red * seats + deal.speakerRed,
      );
      for (const [one, other] of pairs(map)) {
        expect(TILES[one].anomaly !== null && TILES[other].anomaly !== null).toBe(false);
        for (const hole of TILES[one].wormholes) expect(TILES[other].wormholes).not.toContain(hole);
      }
    }
  });

  it('fair ones are apart at most half as far as those dealt', () => {
    for (const measure of ['resources', 'influence', 'best', 'score'] as const)
      expect(mean(fair, measure)).toBeLessThanOrEqual(mean(dealt, measure) / 2);
    const worst = Math.max(...fair.map((map) => fairnessOf(map).spread.score));
    expect(worst).toBeLessThanOrEqual(mean(dealt, 'score') / 2);
  });

  it('no two are the same', () => {
    expect(new Set(fair.map(({ tiles }) => tiles.join())).size).toBe(COUNT);
  });

  it('the same chance makes the same galaxy', () => {
    expect(fairGalaxy(seats, chance(9))).toEqual(fairGalaxy(seats, chance(9)));
  });
});

const DRAFTS = SEATS.flatMap((seats) =>
  Array.from({ length: MOST_SLICES - seats + 1 }, (_, more) => [seats, seats + more] as const),
);

describe.each(DRAFTS)('for %i players %i slices', (seats, count) => {
  const random = chance(seats * 10 + count);
  const drafts = Array.from({ length: Math.ceil(COUNT / 10) }, () =>
    fairSlices(seats, count, random),
  );

  it('have three blue and two red tiles each, and all tiles of the box are there once', () => {
    for (const { slices, rest } of drafts) {
      expect(slices).toHaveLength(count);
      for (const slice of slices)
        expect(slice.map((tile) => TILES[tile].kind).toSorted()).toEqual([
          'blue',
          'blue',
          'blue',
          'red',
          'red',
        ]);
      expect(new Set([...slices.flat(), ...rest]).size).toBe(32);
    }
  });

  it('are apart at most half as far as slices dealt', () => {
    const spread = (slices: readonly (readonly number[])[]): number => {
      const scores = slices.map((slice) => scoreOf(sliceMeasures(slice)));
      return Math.max(...scores) - Math.min(...scores);
    };
    const average = (all: readonly number[]): number =>
      all.reduce((sum, each) => sum + each, 0) / all.length;
    const byChance = drafts.map(() => {
      const { tiles } = randomGalaxy(6, random);
      const slices = slicePlaces(6).map((places) => places.map((place) => tiles[place]));
      return spread(slices.slice(0, count));
    });
    expect(average(drafts.map(({ slices }) => spread(slices)))).toBeLessThanOrEqual(
      average(byChance) / 2,
    );
  });

  it('make a legal galaxy, whoever takes which', () => {
    for (const { slices, rest } of drafts) {
      const order = [...slices];
      for (let at = order.length - 1; at > 0; at--) {
        const other = random(at + 1);
        [order[at], order[other]] = [order[other], order[at]];
      }
      const chosen = order.slice(0, seats);
      const map = galaxyOfSlices(chosen, [...rest, ...order.slice(seats).flat()], random);
      expect(isValid(map)).toBe(true);
      expect(conflictsOf(map)).toEqual([]);
      for (const [seat, places] of slicePlaces(seats).entries())
        expect(places.map((place) => map.tiles[place])).toEqual(chosen[seat]);
    }
  });
});

it('fewer slices than players, or more than the box has tiles for, cannot be', () => {
  expect(() => fairSlices(4, 3, chance(1))).toThrow(RangeError);
  expect(() => fairSlices(4, MOST_SLICES + 1, chance(1))).toThrow(RangeError);
});

it('a blank galaxy has nothing to be unfair with', () => {
  for (const measure of MEASURES) expect(fairnessOf(blankGalaxy(6)).spread[measure]).toBe(0);
});
