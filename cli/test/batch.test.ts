import { describe, expect, it } from 'vitest';
import { workshop } from './command.ts';

const { tablewright } = workshop();

interface Report {
  games: number;
  decisions: number;
  decisionsPerSecond: number;
  turns: { mean: number; min: number; max: number };
  wins: { bySeat: number[]; byBot: { [bot: string]: number } };
  finalHash: string;
  violations?: unknown[];
}

async function simulate(...words: string[]): Promise<Report> {
  const { code, out, err } = await tablewright(['simulate', 'roam', '--json', ...words]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.trimEnd().split('\n')).toHaveLength(1);
  return JSON.parse(out) as Report;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('simulate', () => {
  it('gives the same matches for the same seed, others for another', async () => {
    const first = await simulate('--games', '50', '--seed', '7');
    const second = await simulate('--games', '50', '--seed', '7');
    const other = await simulate('--games', '50', '--seed', '8');
    expect(second.finalHash).toBe(first.finalHash);
    expect(second.decisions).toBe(first.decisions);
    expect(other.finalHash).not.toBe(first.finalHash);
    expect(first.finalHash).toMatch(/^[0-9a-f]{16}$/);
  });

  it('counts games, turns and wins', async () => {
    const report = await simulate('--games', '60', '--seats', '3');
    expect(report.games).toBe(60);
    expect(report.decisionsPerSecond).toBeGreaterThan(0);
    expect(report.turns.min).toBeLessThanOrEqual(report.turns.mean);
    expect(report.turns.mean).toBeLessThanOrEqual(report.turns.max);
    expect(report.wins.bySeat).toHaveLength(3);
    expect(sum(report.wins.bySeat)).toBeCloseTo(60, 1);
    expect(report.wins.byBot['random']).toBeCloseTo(60, 1);
    expect(report).not.toHaveProperty('violations');
  });

  it('counts what ended the matches, for games that tell', async () => {
    const words = ['simulate', 'ti4', '--games', '2', '--seats', '3', '--lang', 'cs'];
    const { out } = await tablewright([...words, '--json']);
    const { endings } = JSON.parse(out) as { endings: Record<string, number> };
    expect(sum(Object.values(endings))).toBe(2);
    const readable = await tablewright(words);
    expect(readable.out).toMatch(/Rozhodly vítězné body\.|Nezbyl žádný cíl/);
    expect(await simulate('--games', '1')).toMatchObject({ endings: {} });
  });

  it('lets bots of several kinds take turns at the seats', async () => {
    const words = ['--games', '4', '--seats', '2', '--bots', 'greedy,random'];
    const report = await simulate(...words);
    expect(sum(Object.values(report.wins.byBot))).toBeCloseTo(4, 1);
    expect((await simulate(...words)).finalHash).toBe(report.finalHash);
  });

  it('checks every law in every setup', async () => {
    const report = await simulate('--games', '24', '--all-setups', '--check');
    expect(report.violations).toEqual([]);
    expect(report.wins.bySeat).toHaveLength(4);
  });

  it('prints a table for people', async () => {
    const { out } = await tablewright(['simulate', 'roam', '--games', '20', '--lang', 'pl']);
    expect(out).toMatch(/rozgrywki +20/);
    expect(out).toMatch(/miejsce 0 +[\d,]+ +[\d,]+%/);
  });
});

describe('perft', () => {
  it('counts the ways a match can begin', async () => {
    const words = ['perft', 'roam', '--depth', '2', '--seed', '1'];
    const { out } = await tablewright([...words, '--json']);
    const { counts } = JSON.parse(out) as { counts: number[] };
    // Three starters; 18 positions of the four in a row, 24 of the three in a column, 25 of the square.
    expect(counts).toEqual([3, 18 + 24 + 25]);
    expect((await tablewright(words)).out).toMatch(/2 +67/);
  });
});

describe('rate', () => {
  it('tells who wins how often, with an interval', async () => {
    const words = ['rate', 'roam', '--bots', 'random,greedy', '--games', '10', '--seed', '2'];
    const { out } = await tablewright([...words, '--json']);
    const { pairings } = JSON.parse(out) as {
      pairings: { bot: string; rate: number; low: number; high: number }[];
    };
    expect(pairings.map(({ bot }) => bot)).toEqual(['random', 'greedy']);
    for (const { rate, low, high } of pairings) {
      expect(low).toBeLessThanOrEqual(rate);
      expect(high).toBeGreaterThanOrEqual(rate);
    }
    expect((await tablewright(words)).out).toMatch(/greedy +random +10 +\d+%/);
  });
});

describe('games and rules', () => {
  it('lists the games with their options', async () => {
    const { out } = await tablewright(['games', '--lang', 'cs']);
    expect(out).toContain('roam: Zbloudilí, 2–4 hráči');
    expect(out).toContain('patrol=[false]|true');
  });

  it('prints the rulebook, a chapter, a clause, a group of clauses', async () => {
    const book = await tablewright(['rules', 'roam', '--lang', 'pl']);
    expect(book.out.split('\n').length).toBeGreaterThan(150);
    expect(book.out).not.toContain('**');
    const chapter = await tablewright(['rules', 'roam', '4']);
    expect(chapter.out).toMatch(/^Your turn\n/);
    const figure = await tablewright(['rules', 'ti4', '3']);
    expect(figure.out).toMatch(/\nThe four phases of a round\n1\. Strategy phase: /);
    const clause = await tablewright(['rules', 'roam', 'RO-6.5', '--lang', 'cs']);
    expect(clause.out).toMatch(/^RO-6\.5 {2}Polohu můžeš zvolit/);
    const group = await tablewright(['rules', 'roam', 'ro-9']);
    expect(group.out.match(/^RO-9\.\d/gm)).toHaveLength(7);
  });
});
