import { describe, expect, it } from 'vitest';
import { ABILITIES, ARTIFACTS, CARDS, COLOURS, LANDSCAPES, STARTERS } from '../content/index.ts';
import { roam } from '../index.ts';
import { names as cs } from '../text/cs/names.ts';
import { names as en } from '../text/en/names.ts';
import { names as pl } from '../text/pl/names.ts';
import { opening, position } from './position.ts';

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${String(i + 1).padStart(2, '0')}`);

const count = <T>(items: readonly T[], isCounted: (item: T) => boolean): number =>
  items.filter(isCounted).length;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const cellsOf = (pattern: readonly string[], mark: string): [number, number][] =>
  pattern.flatMap((line, row) =>
    Array.from(line).flatMap((drawn, column): [number, number][] =>
      drawn === mark ? [[row, column]] : [],
    ),
  );

describe('components', () => {
  it('RO-1.1 there are 43 landscape cards, each also an adventurer', () => {
    expect(LANDSCAPES.map(({ id }) => id)).toEqual(numbered('RO-L', 43));
    for (const { id, pattern } of LANDSCAPES) expect(pattern.join(''), id).toContain('#');
    expect(new Set(LANDSCAPES.map(({ pattern }) => pattern.join('/'))).size).toBe(43);
  });

  it('RO-1.2 there are 12 starters, three in each of four colours, alike in every colour', () => {
    expect(COLOURS).toEqual(['blue', 'red', 'green', 'yellow']);
    expect(STARTERS.map(({ id }) => id)).toEqual(
      COLOURS.flatMap((colour) => ['A', 'B', 'C'].map((which) => `RO-S-${colour}-${which}`)),
    );
    COLOURS.forEach((_, seat) => {
      expect(STARTERS.slice(3 * seat, 3 * seat + 3).map(({ pattern }) => pattern)).toEqual([
        ['####'],
        ['#', '#', '#'],
        ['##', '#o'],
      ]);
    });
    expect(STARTERS.every(({ points }) => points === 0)).toBe(true);
  });

  it.each([2, 3, 4])('RO-1.3 each of %i players has the 24 tokens of a colour', (seats) => {
    const game = opening(seats, {});
    expect(game.tokens).toEqual(new Array(seats).fill(24));
    const pieces = roam.census(game.state);
    const counted = Object.entries(pieces).filter(([piece]) => piece.startsWith('tokens'));
    expect(counted.map(([, tokens]) => tokens)).toEqual(new Array(seats).fill(24));
  });

  it('RO-1.4 the 60 coins of the box are no limit to what a player can hold', () => {
    const rich = position({ coins: [59, 59] }).use('C', 'place:e5');
    expect(rich.coins).toEqual([61, 59]);
  });

  it('RO-1.5 there are 24 artifacts of six abilities, one patrol card, one starting player', () => {
    expect(ARTIFACTS.map(({ id }) => id)).toEqual(numbered('RO-A', 24));
    expect(ABILITIES).toEqual(['COIN', 'SHIFT', 'ROTATE', 'FILL', 'FLIP', 'SWAP']);
    for (const ability of ABILITIES)
      expect(count(ARTIFACTS, (artifact) => artifact.ability === ability)).toBe(4);
    const pieces = roam.census(opening(4, { artifacts: true, patrol: true }).state);
    expect(count(Object.keys(pieces), (piece) => piece.startsWith('artifact'))).toBe(24);
    expect(pieces['patrol']).toBe(1);
    expect(opening(4, {}).state.order[0]).toBe(0);
  });

  it('RO-1.6 a landscape shows six squares with coins on some of them, points and a pattern', () => {
    for (const { id, coins, pattern, points } of LANDSCAPES) {
      expect(
        coins.map((row) => row.length),
        id,
      ).toEqual([2, 2, 2]);
      expect(new Set(pattern.map((line) => line.length)).size, `${id} is rectangular`).toBe(1);
      expect(pattern.join(''), id).toMatch(/^[#o.]+$/);
      expect(points, id).toBeGreaterThan(0);
    }
    const printed = LANDSCAPES.map(({ coins }) => coins.flat());
    expect(sum(printed.flat())).toBe(89);
    expect([1, 2, 3].map((total) => count(printed, (coins) => sum(coins) === total))).toEqual([
      5, 30, 8,
    ]);
    expect(count(printed.flat(), (coins) => coins === 2)).toBe(8);
    expect(Math.max(...printed.flat())).toBe(2);
  });

  it('RO-1.6 patterns have no empty rim, so that each is drawn in one way only', () => {
    for (const { id, pattern } of CARDS) {
      const columns = Array.from(pattern[0], (_, i) => pattern.map((line) => line[i]).join(''));
      const rim = [pattern[0], pattern.at(-1), columns[0], columns.at(-1)];
      for (const line of rim) expect(line, id).toMatch(/[#o]/);
    }
  });

  it('RO-1.6 points follow from the strength of the pattern', () => {
    for (const { id, pattern, points } of LANDSCAPES) {
      const strength = strengthOf(pattern);
      const earned = Math.min(5, Math.max(1, Math.floor((16 - strength) / 2)));
      expect(points, id).toBe(earned);
    }
    const shares = [1, 2, 3, 4, 5].map((worth) =>
      count(LANDSCAPES, ({ points }) => points === worth),
    );
    expect(shares).toEqual([1, 13, 16, 9, 4]);
  });

  it('RO-1.5 an artifact costs by its ability and its points', () => {
    const base = { COIN: 3, SHIFT: 4, ROTATE: 3, FILL: 4, FLIP: 4, SWAP: 5 };
    const more: Record<number, number> = { 1: 0, 2: 1, 3: 3 };
    for (const { id, ability, cost, points } of ARTIFACTS)
      expect(cost, id).toBe(base[ability] + more[points]);
  });

  it.each([
    ['en', en],
    ['cs', cs],
    ['pl', pl],
  ])('every card, artifact, ability and colour has a name in %s', (_, names) => {
    const ids = [...CARDS, ...ARTIFACTS].map(({ id }) => id);
    const said = new Map<string, string>(Object.entries(names));
    for (const id of [...ids, ...ABILITIES, ...COLOURS, 'patrol'])
      expect(said.get(id), id).toMatch(/\S/);
    expect(new Set(ids.map((id) => said.get(id))).size).toBe(ids.length);
  });
});

/** Two for a normal square, one for an optional; less when scattered, more when it fits one landscape card. */
function strengthOf(pattern: readonly string[]): number {
  const normal = cellsOf(pattern, '#');
  const rows = normal.map(([row]) => row);
  const columns = normal.map(([, column]) => column);
  const box = [span(rows), span(columns)];
  const isCompact = Math.min(...box) <= 2 && Math.max(...box) <= 3;
  const bySides = isJoined(normal, (down, right) => down + right === 1);
  const byCorners = isJoined(normal, (down, right) => Math.max(down, right) === 1);
  const scatter = bySides ? 0 : byCorners ? 1 : 2;
  return 2 * normal.length + cellsOf(pattern, 'o').length - scatter + (isCompact ? 1 : 0);
}

function span(numbers: readonly number[]): number {
  return Math.max(...numbers) - Math.min(...numbers) + 1;
}

function isJoined(
  cells: readonly [number, number][],
  touches: (down: number, right: number) => boolean,
): boolean {
  const reached = [cells[0]];
  for (const [row, column] of reached) {
    for (const cell of cells) {
      const isNear = touches(Math.abs(cell[0] - row), Math.abs(cell[1] - column));
      if (isNear && !reached.includes(cell)) reached.push(cell);
    }
  }
  return reached.length === cells.length;
}
