import { choose, FastChance, type Match, roll, schedule, type Seat } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { parley } from './parley/game.ts';
import type { Parley } from './parley/state.ts';
import {
  anyAnswer,
  fingerprint,
  NUMBER,
  type Numbers,
  numbers,
  playOn,
  start,
} from './support/toys.ts';

describe('a fork', () => {
  it('is the same match once more: the same future from the same answers', () => {
    const match = start(parley, 4, 'fork');
    const chance = new FastChance(1);
    for (let n = 0; n < 150 && !match.over; n++) {
      const fork = match.fork();
      expect(fingerprint(fork)).toBe(fingerprint(match));
      const answer = anyAnswer(match, chance);
      const told = fork.answer(...answer);
      expect(match.answer(...answer)).toEqual(told);
      expect(fingerprint(fork)).toBe(fingerprint(match));
    }
  });

  it('and the match never touch each other, whatever happens in either', () => {
    const match = start(parley, 3, 'touch');
    playOn(match, new FastChance(2), 30);
    const forks = Array.from({ length: 10 }, () => match.fork());
    const before = fingerprint(match);
    forks.forEach((fork, n) => playOn(fork, new FastChance(n), 10 + n * 10));
    const played = forks.map(fingerprint);
    expect(new Set(played).size).toBe(10);
    expect(fingerprint(match)).toBe(before);
    playOn(match, new FastChance(3));
    expect(forks.map(fingerprint)).toEqual(played);
  });

  it('keeps the trail: undo in a fork takes back what was answered in the match, not in both', () => {
    const match = start(parley, 3, 'undo');
    const chance = new FastChance(4);
    const seen: string[] = [];
    for (let n = 0; n < 60; n++) {
      seen.push(fingerprint(match));
      match.answer(...anyAnswer(match, chance));
    }
    const goBack = (from: Match<Parley>): void => {
      for (let n = 59; n >= 20; n--) {
        from.undoByConsent();
        expect(fingerprint(from)).toBe(seen[n]);
      }
    };
    const now = fingerprint(match);
    const fork = match.fork();
    goBack(fork);
    playOn(fork, new FastChance(5), 30);
    expect(fingerprint(match)).toBe(now);
    goBack(match);
  });

  it('of a fork of a fork, a thousand deep, works and leaves its parents alone', () => {
    const game = numbers({
      *main(g: Numbers) {
        schedule(g, 'turn', 0);
      },
      *turn(g: Numbers, seat: Seat) {
        const n = yield* choose(seat, NUMBER, [1, 2, 3]);
        g.log = [...g.log.slice(-3), n, roll(100)];
        schedule(g, 'turn', 1 - seat);
      },
    });
    const chance = new FastChance(6);
    const line: { match: Match<Numbers>; was: string }[] = [];
    let match = start(game);
    for (let depth = 0; depth < 1_000; depth++) {
      line.push({ match, was: fingerprint(match) });
      match = match.fork();
      match.answer(...anyAnswer(match, chance));
    }
    expect(match.decisions).toBe(1_000);
    expect(line.every(({ match: parent, was }) => fingerprint(parent) === was)).toBe(true);
    // The deepest fork can still go back as far as any match can.
    for (let n = 0; n < 60; n++) match.undoByConsent();
    expect(fingerprint(match)).toBe(line[940].was);
  });
});

describe('a successor', () => {
  it('goes on as the match would have, and leaves it as it was', () => {
    const chance = new FastChance(7);
    const line: { match: Match<Parley>; was: string }[] = [];
    let match = start(parley, 4, 'successor');
    const twin = start(parley, 4, 'successor');
    for (let n = 0; n < 150 && !match.over; n++) {
      line.push({ match, was: fingerprint(match) });
      const answer = anyAnswer(match, chance);
      match = match.successor();
      expect(match.answer(...answer)).toEqual(twin.answer(...answer));
      expect(fingerprint(match)).toBe(fingerprint(twin));
    }
    for (const { match: before, was } of line) expect(fingerprint(before)).toBe(was);
  });

  it('and the match before it can both be played on, each by itself', () => {
    const match = start(parley, 3, 'both');
    playOn(match, new FastChance(8), 30);
    const twin = match.fork();
    const successor = match.successor();
    playOn(successor, new FastChance(9), 20);
    const played = fingerprint(successor);
    playOn(match, new FastChance(10));
    playOn(twin, new FastChance(10));
    expect(fingerprint(match)).toBe(fingerprint(twin));
    expect(fingerprint(successor)).toBe(played);
  });

  it('that refuses an answer has changed nothing', () => {
    const match = start(parley, 3, 'refused');
    const was = fingerprint(match);
    const [{ seat }] = match.asks;
    expect(() => match.successor().answer(seat, 'no such option')).toThrow(/not among/);
    expect(fingerprint(match)).toBe(was);
  });
});

describe('a match that rests', () => {
  it('goes on as if it had not, with the same rights to undo', () => {
    const chance = new FastChance(11);
    const match = start(parley, 4, 'rest');
    const twin = start(parley, 4, 'rest');
    for (let n = 0; n < 150 && !match.over; n++) {
      match.rest();
      const answer = anyAnswer(twin, chance);
      expect(match.answer(...answer)).toEqual(twin.answer(...answer));
      match.rest();
      expect(fingerprint(match)).toBe(fingerprint(twin));
      for (let seat = 0; seat < 4; seat++) expect(match.undoRight(seat)).toBe(twin.undoRight(seat));
    }
    match.rest();
    twin.undoByConsent();
    match.undoByConsent();
    expect(fingerprint(match)).toBe(fingerprint(twin));
  });

  it('keeps nothing of what it can work out again', () => {
    const match = start(parley, 3, 'kept');
    playOn(match, new FastChance(12), 20);
    const { state } = match;
    expect(match.state).toBe(state);
    match.rest();
    expect(match.state).not.toBe(state);
    expect(match.state).toEqual(state);
  });
});
