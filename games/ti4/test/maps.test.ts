import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type GalaxyMap, MAPS, MECATOL, TILES } from '../content/index.ts';

const COUNTS = [3, 4, 5, 6] as const;

/** Places of the spaces that touch a space. */
function neighbours({ spaces }: GalaxyMap, at: number): number[] {
  const { q, r } = spaces[at];
  return DIRECTIONS.map(([dq, dr]) =>
    spaces.findIndex((space) => space.q === q + dq && space.r === r + dr),
  ).filter((found) => found >= 0);
}

const printed = (map: GalaxyMap): number[] => map.spaces.flatMap(({ tile }) => tile ?? []);

const distance = (q: number, r: number): number =>
  Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

describe('directions', () => {
  it('six, clockwise from the north, each with its opposite', () => {
    expect(DIRECTIONS[0]).toEqual([0, -1]);
    for (const [at, [q, r]] of DIRECTIONS.entries()) {
      expect(distance(q, r)).toBe(1);
      const [nextQ, nextR] = DIRECTIONS[(at + 1) % 6];
      expect(distance(nextQ - q, nextR - r)).toBe(1);
      const [backQ, backR] = DIRECTIONS[(at + 3) % 6];
      expect([q + backQ, r + backR]).toEqual([0, 0]);
    }
  });
});

describe.each(COUNTS)('the map for %i players', (players) => {
  const map = MAPS[players];

  it('Mecatol Rex lies in the middle', () => {
    expect(map.spaces[0]).toEqual({ q: 0, r: 0, tile: MECATOL });
  });

  it('a space holds a tile or a home, and none is there twice', () => {
    for (const { tile, seat } of map.spaces)
      expect(tile === undefined).not.toBe(seat === undefined);
    expect(new Set(map.spaces.map(({ q, r }) => `${q},${r}`)).size).toBe(map.spaces.length);
    const tiles = printed(map);
    expect(new Set(tiles).size).toBe(tiles.length);
    for (const tile of tiles) expect(['mecatol', 'blue', 'red']).toContain(TILES[tile].kind);
  });

  it('each seat has its home on the edge, and the seats go clockwise', () => {
    expect(map.homes.map((at) => map.spaces[at].seat)).toEqual([...Array(players).keys()]);
    for (const at of map.homes) expect(distance(map.spaces[at].q, map.spaces[at].r)).toBe(3);
    const angles = map.homes.map((at) => {
      const { q, r } = map.spaces[at];
      const clockwise = (Math.atan2(1.5 * q, -Math.sqrt(3) * (r + q / 2)) * 180) / Math.PI;
      return (Math.round(clockwise) + 360) % 360;
    });
    expect(angles).toEqual(angles.toSorted((a, b) => a - b));
    expect(new Set(angles).size).toBe(players);
  });

  it('all spaces hang together, and homes do not touch', () => {
    const reached = new Set([0]);
    for (const at of reached) for (const next of neighbours(map, at)) reached.add(next);
    expect(reached.size).toBe(map.spaces.length);
    for (const at of map.homes)
      for (const next of neighbours(map, at)) expect(map.spaces[next].seat).toBeUndefined();
  });

  it('anomalies do not touch, nor do equal wormholes', () => {
    for (const [at, { tile }] of map.spaces.entries())
      for (const next of neighbours(map, at)) {
        const other = map.spaces[next].tile;
        if (tile === undefined || other === undefined) continue;
        expect(TILES[tile].anomaly !== null && TILES[other].anomaly !== null).toBe(false);
        for (const wormhole of TILES[tile].wormholes)
          expect(TILES[other].wormholes).not.toContain(wormhole);
      }
  });

  it('the tiles that are dealt fill the same spaces', () => {
    const { blue, red, speakerRed } = map.deal;
    expect((blue + red) * players + speakerRed).toBe(map.spaces.length - players - 1);
    expect(blue * players).toBeLessThanOrEqual(20);
    expect(red * players + speakerRed).toBeLessThanOrEqual(12);
  });
});

describe('what differs between the maps', () => {
  const kinds = (players: number): number[] =>
    ['blue', 'red'].map(
      (kind) => printed(MAPS[players]).filter((tile) => TILES[tile].kind === kind).length,
    );

  it('spaces, and blue and red tiles among them', () => {
    expect(COUNTS.map((players) => MAPS[players].spaces.length)).toEqual([28, 37, 37, 37]);
    expect(COUNTS.map(kinds)).toEqual([
      [17, 7],
      [20, 12],
      [20, 11],
      [20, 10],
    ]);
  });

  it('where the homes lie', () => {
    const homes = COUNTS.map((players) =>
      MAPS[players].homes
        .map((at) => `${MAPS[players].spaces[at].q},${MAPS[players].spaces[at].r}`)
        .join(' '),
    );
    expect(homes).toEqual([
      '3,-3 0,3 -3,0',
      '3,-2 1,2 -3,2 -1,-2',
      '3,-3 3,0 0,3 -3,2 -1,-2',
      '0,-3 3,-3 3,0 0,3 -3,3 -3,0',
    ]);
  });

  it('some tiles by hand', () => {
    const at = (players: number, q: number, r: number): string | undefined => {
      const tile = MAPS[players].spaces.find((space) => space.q === q && space.r === r)?.tile;
      return tile === undefined ? undefined : TILES[tile].id;
    };
    expect([at(3, 0, -1), at(3, -2, 1), at(3, -2, -1), at(3, 0, -3)]).toEqual([
      '22',
      '26',
      '21',
      undefined,
    ]);
    expect([at(4, 0, -1), at(4, 2, 0), at(4, -3, 3)]).toEqual(['46', '49', '50']);
    expect([at(5, 1, -1), at(5, -2, 2), at(5, 3, -1)]).toEqual(['45', '20', '46']);
    expect([at(6, 1, 0), at(6, -1, 2), at(6, -1, -2)]).toEqual(['19', '46', '43']);
  });

  it('only with five players do some seats get trade goods', () => {
    expect(COUNTS.map((players) => MAPS[players].bonus)).toEqual([
      [0, 0, 0],
      [0, 0, 0, 0],
      [2, 4, 2, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
  });

  it('what is dealt', () => {
    expect(COUNTS.map((players) => MAPS[players].deal)).toEqual([
      { blue: 6, red: 2, speakerRed: 0 },
      { blue: 5, red: 3, speakerRed: 0 },
      { blue: 4, red: 2, speakerRed: 1 },
      { blue: 3, red: 2, speakerRed: 0 },
    ]);
  });
});
