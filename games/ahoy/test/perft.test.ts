import { perft } from '@tablewright/conformance';
import { describe, expect, it } from 'vitest';
import { opening, position, type Setting } from './position.ts';

describe('option paths from named positions', () => {
  // Two islands for the Squadron, six spaces for each Smuggler; the Union is not asked.
  it.each([
    [4, 1, 2],
    [4, 2, 12],
    [4, 3, 72],
    [3, 2, 12],
    [2, 1, 2],
  ])('the setup of %i players: depth %i', (seats, depth, paths) => {
    expect(perft(opening(seats).match, depth).at(-1)).toBe(paths);
  });

  // The Smuggler at compass-b.ne with two ones to place and no tile left.
  // Depth 1: Sail, Full Sail, Tailwind, Cannons. Depth 2: three ways to go after Sail and after Full Sail; no wind
  // blows for a 1, so that three slots are left for the second die; three after Cannons. Depth 3: after Sail to the
  // east 4 (three ways and to stop), to the south 5, to the west 2 (there is a sandbar): 11. After Full Sail, which
  // ends with one step, 3 × 3. After Tailwind 3 + 3 ways, and after Cannons the four slots of the Union for its first
  // die: 10; the same after Cannons. Together 40.
  it.each([
    [1, 4],
    [2, 12],
    [3, 40],
  ])('two ones and no tiles: depth %i', (depth, paths) => {
    const { match } = position({
      active: 'smuggler',
      smuggler: { at: 'compass-b.ne', dice: [1, 1] },
      stack: [],
    });
    expect(perft(match, depth).at(-1)).toBe(paths);
  });

  // With tiles there is a way north, and eight ways to lay the tile drawn. Depth 2: 4 + 4 + 3 + 3. Depth 3: after
  // Sail 5 + 5 + 4 + 8, after Full Sail 3 × 3 + 8, after Tailwind 4 + 4 + 4, after Cannons the same.
  it.each([
    [1, 4],
    [2, 14],
    [3, 63],
  ])('two ones and tiles to come: depth %i', (depth, paths) => {
    const { match } = position({
      active: 'smuggler',
      smuggler: { at: 'compass-b.ne', dice: [1, 1] },
    });
    expect(perft(match, depth).at(-1)).toBe(paths);
  });
});

type Layout = { readonly [tile: string]: readonly [number, number, number] };

const MAPS: { readonly [name: string]: Layout } = {
  start: { 'compass-b': [0, 0, 2], 'tree-b': [2, 1, 0] },
  mirrored: { 'compass-b': [0, 0, 1], 'tree-b': [2, -1, 3] },
  square: {
    'compass-b': [0, 0, 0],
    'swords-a': [2, 0, 0],
    'skull-a': [0, 2, 0],
    'tree-b': [2, 2, 0],
  },
  'with a hole': { 'fish-b': [0, 0, 0], 'tree-b': [1, 2, 0], 'swords-a': [-1, 3, 0] },
  'with a bay': {
    'fish-b': [0, 0, 1],
    'tree-b': [2, 1, 2],
    'swords-a': [4, 0, 0],
    'skull-a': [3, 3, 3],
  },
};

describe('ways to explore, counted a second time by what shares nothing with the rules', () => {
  it.each(Object.keys(MAPS))('AH-8.2 AH-8.3 AH-8.4 the map %s', (name) => {
    const layout = MAPS[name];
    const cells = cellsOf(layout);
    let exits = 0;
    for (const [cell, { space }] of cells) {
      const [x, y] = cell.split(',').map(Number);
      const setting: Setting = {
        active: 'smuggler',
        map: layout,
        stack: ['parrot-a', 'parrot-b'],
        smuggler: { at: space, dice: [1, 1] },
      };
      for (const [direction, across, down] of STEPS) {
        const to: [number, number] = [x + across, y + down];
        if (cells.has(to.join())) continue;
        exits++;
        const key = `explore:${direction}:${to.join()}`;
        const ways = placings(cells, to);
        const game = position(setting).place(1, 'sail-1');
        if (ways.length === 0) expect(game.offered, `${space} ${key}`).not.toContain(key);
        else game.play(key).offers(ways.map((way) => `lay:${way}`));
      }
    }
    expect(exits).toBeGreaterThan(7);
  });
});

const STEPS = [
  ['n', 0, -1],
  ['e', 1, 0],
  ['s', 0, 1],
  ['w', -1, 0],
] as const;

/** The printed corners of a tile clockwise from the north-west, and where each lies after some quarter turns. */
const CLOCKWISE = ['nw', 'ne', 'se', 'sw'];
const OFFSETS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

type Cells = Map<string, { readonly space: string; readonly island: boolean }>;

function cellsOf(layout: Layout): Cells {
  const cells: Cells = new Map();
  for (const [tile, [x, y, turns]] of Object.entries(layout)) {
    CLOCKWISE.forEach((corner, at) => {
      const [across, down] = OFFSETS[(at + turns) % 4];
      const island = corner === 'se';
      cells.set(`${x + across},${y + down}`, { space: `${tile}.${corner}`, island });
    });
  }
  return cells;
}

/** Every way to lay a tile over this cell: no cell taken, its island beside no other. */
function placings(cells: Cells, [x, y]: readonly [number, number]): string[] {
  const found: string[] = [];
  for (const left of [x - 1, x]) {
    for (const top of [y - 1, y]) {
      const block = OFFSETS.map(([across, down]) => [left + across, top + down]);
      if (block.some((cell) => cells.has(cell.join()))) continue;
      for (let turns = 0; turns < 4; turns++) {
        const [islandX, islandY] = block[(2 + turns) % 4];
        const isBeside = STEPS.some(
          ([, across, down]) => cells.get(`${islandX + across},${islandY + down}`)?.island,
        );
        if (!isBeside) found.push(`${left},${top},${turns}`);
      }
    }
  }
  return found;
}
