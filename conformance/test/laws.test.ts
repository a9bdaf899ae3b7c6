import { choose } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { checkMatch } from '../src/index.ts';
import { LAWS } from '../src/laws.ts';
import { BREAKAGES } from './breakages.ts';
import { LEAKS, putAway } from './leaks.ts';
import { outside, saying, tiny, wordPrompt } from './tiny.ts';

const ALL = [...BREAKAGES, ...LEAKS];

describe('a game that keeps the laws', () => {
  it.each([2, 3, 4])('passes, with %i seats', (seats) => {
    for (let seed = 1; seed <= 5; seed++) {
      const { violations, decisions, turns, result } = checkMatch(tiny(), { seats, seed });
      expect(violations).toEqual([]);
      expect(decisions).toBe(28);
      expect(turns).toBe(14);
      expect(result?.places).toContain(1);
    }
  });

  it('also where it asks on, so that nobody can tell which card was put away', () => {
    const game = tiny({ draw: (g, seat) => putAway(g, seat, true) });
    for (let seed = 1; seed <= 20; seed++)
      expect(checkMatch(game, { seats: 3, seed }).violations).toEqual([]);
  });

  it('gets the same match from the same seed, another from another', () => {
    const hashes = [1, 1, 2].map((seed) => checkMatch(tiny(), { seats: 2, seed }).finalHash);
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[0]).not.toBe(hashes[2]);
  });
});

describe('with `every`', () => {
  const found = (how: string): number[] => {
    const { game } = ALL.find((broken) => broken.how === how)!;
    const { violations } = checkMatch(game(), { seats: 3, seed: 1, every: 3 });
    return violations.map(({ decision }) => decision);
  };

  it('expensive laws are checked at every k-th decision', () => {
    const decisions = found('a question is about a hidden card');
    expect(decisions.length).toBeGreaterThan(0);
    expect(decisions.filter((decision) => decision % 3 > 0)).toEqual([]);
  });

  it('the others at each', () => {
    expect(found('two options have the same key')).toEqual([1, 3, 5, 7, 9]);
  });
});

describe('with `leftAfter`', () => {
  const { game: endless } = ALL.find(({ how }) => how === 'the match never ends')!;

  it('a match that does not end yet is left, and its journal checked', () => {
    const { violations, decisions, result } = checkMatch(endless(), {
      seats: 3,
      seed: 1,
      leftAfter: 40,
    });
    expect({ violations, decisions, result }).toEqual({
      violations: [],
      decisions: 40,
      result: null,
    });
  });

  it('one that does is played to its end', () => {
    expect(checkMatch(tiny(), { seats: 3, seed: 1, leftAfter: 9_999 }).result).not.toBeNull();
  });
});

describe('a game that breaks a law fails with the law', () => {
  it.each(ALL.map((broken) => [broken.how, broken] as const))('%s', (_how, broken) => {
    const { game, laws, says } = broken;
    const found = new Map<string, string[]>();
    for (let seed = 1; seed <= 6; seed++) {
      outside.kept = 0;
      const { violations } = checkMatch(game(), { seats: 3, seed, mostDecisions: 120 });
      for (const { law, what } of violations) found.set(law, [...(found.get(law) ?? []), what]);
    }
    expect([...found.keys()].sort(byName)).toEqual([...laws].sort(byName));
    expect([...found.values()].flat().join('\n')).toContain(says);
  });

  it('and every law is broken by one', () => {
    const broken = ALL.flatMap(({ laws }) => laws);
    for (const { name } of LAWS) expect(broken).toContain(name);
  });

  it('names the decision, the seats and the seed, so that it can be reproduced', () => {
    const game = saying(function* (g, other) {
      yield* choose(other, wordPrompt, g.turn < 3 ? [0, 1] : [0, 0]);
    });
    const { violations } = checkMatch(game, { seats: 3, seed: 7 });
    expect(violations).toHaveLength(5);
    expect(violations[0]).toEqual({
      law: 'options',
      what: '"word" offers a key twice: word:0, word:0',
      decision: 5,
      seats: 3,
      setup: {},
      seed: 7,
    });
  });
});

const byName = (a: string, b: string): number => (a < b ? -1 : 1);
