import {
  choose,
  chooseAll,
  FastChance,
  InputError,
  loadMatch,
  type Match,
  roll,
  saveMatch,
  SPECTATOR,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { type Cards, cards, fingerprint, keysFor, NUMBER, playOn, start } from './support/toys.ts';

/** Seat 0 is asked in the middle of a step; seat 1 plays a card of its hand afterwards. */
const game = cards({
  *main(g: Cards) {
    g.log.push(yield* choose(0, NUMBER, [1, 2]));
    g.log.push(yield* choose(0, NUMBER, [3, 4]));
    for (const seat of [1, 0]) {
      const card = yield* choose(seat, NUMBER, () => g.hands[seat], { always: true });
      g.open.push(...g.hands[seat].splice(g.hands[seat].indexOf(card), 1));
    }
    g.log.push(roll(1_000));
  },
});

const midStep = (seed = 1): Match<Cards> => {
  const match = start(game, 2, seed);
  match.answer(0, '1');
  return match;
};

/** How far counts of equally likely things are from each other; about the number of things where they are. */
const spread = (counts: readonly number[]): number => {
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0);
};

describe('a sample', () => {
  it('looks to the seat like the truth, also to a spectator', () => {
    const match = midStep();
    for (const seat of [0, 1, SPECTATOR]) {
      const sampled = match.sample(seat, new FastChance(3));
      expect(sampled.observe(seat)).toEqual(match.observe(seat));
    }
  });

  it.each([1, 2, 3])(
    'does not depend on the truth: every hidden card lies anywhere (deal %i)',
    (seed) => {
      const match = midStep(seed);
      const unseen = [...match.state.hands[1], ...match.state.deck];
      const counts = unseen.map(() => unseen.map(() => 0));
      const chance = new FastChance(seed);
      for (let n = 0; n < 2_000; n++) {
        const { hands, deck } = match.sample(0, chance).state;
        expect(hands[0]).toEqual(match.state.hands[0]);
        [...hands[1], ...deck].forEach((card, place) => counts[place][unseen.indexOf(card)]++);
      }
      // Ten cards on ten places: 81 degrees of freedom.
      expect(spread(counts.flat())).toBeLessThan(81 + 4 * Math.sqrt(162));
      expect(Math.min(...counts.flat())).toBeGreaterThan(100);
    },
  );

  it('the chance to come is another, and differs from sample to sample', () => {
    const match = midStep();
    const chance = new FastChance(5);
    const rolls = new Set<number>();
    for (let n = 0; n < 40; n++) {
      const sampled = match.sample(0, chance);
      expect(sampled.secretKey).not.toBe(match.secretKey);
      playOn(sampled, new FastChance(1));
      rolls.add(sampled.state.log.at(-1)!);
    }
    expect(rolls.size).toBeGreaterThan(30);
  });

  it('leaves the truth alone', () => {
    const match = midStep();
    const before = fingerprint(match);
    const sampled = match.sample(0, new FastChance(1));
    playOn(sampled, new FastChance(2));
    expect(sampled.over).toBe(true);
    expect(fingerprint(match)).toBe(before);
  });

  it('plays on with its own cards and loses none', () => {
    for (let seed = 0; seed < 50; seed++) {
      const sampled = midStep(seed).sample(seed % 2, new FastChance(seed));
      playOn(sampled, new FastChance(seed));
      const { hands, deck, open } = sampled.state;
      expect([...hands.flat(), ...deck, ...open].sort((a, b) => a - b)).toEqual(
        Array.from({ length: 12 }, (_, card) => card),
      );
    }
  });

  it('asks the others of their new hands', () => {
    const match = midStep();
    match.answer(0, '3');
    for (let seed = 0; seed < 20; seed++) {
      const sampled = match.sample(0, new FastChance(seed));
      expect(keysFor(sampled, 1)).toEqual(sampled.state.hands[1].map(String));
    }
  });

  it('of a sample shows the second seat no more than the sample does', () => {
    const match = midStep();
    const first = match.sample(0, new FastChance(1));
    const second = first.sample(1, new FastChance(2));
    expect(second.observe(1)).toEqual(first.observe(1));
    expect(second.state.hands[0]).not.toEqual(first.state.hands[0]);
    playOn(second, new FastChance(3));
    expect(second.over).toBe(true);
  });

  it('can be forked, saved, loaded and undone like any match', () => {
    const sampled = midStep().sample(0, new FastChance(1));
    sampled.answer(0, '4');
    const { match: loaded, dropped } = loadMatch(
      game,
      JSON.parse(JSON.stringify(saveMatch(sampled))),
    );
    expect(dropped).toEqual([]);
    for (const other of [loaded, sampled.fork()]) {
      expect(fingerprint(other)).toBe(fingerprint(sampled));
      const twin = sampled.fork();
      playOn(twin, new FastChance(9));
      playOn(other, new FastChance(9));
      expect(fingerprint(other)).toBe(fingerprint(twin));
    }
    const hidden = JSON.stringify(sampled.state.deck);
    sampled.undo(0);
    expect(keysFor(sampled, 0)).toEqual(['3', '4']);
    expect(JSON.stringify(sampled.state.deck)).toBe(hidden);
  });
});

describe('a run for search', () => {
  it('is dealt as a sample is, for the same seat', () => {
    const match = midStep();
    const counts = new Map<number, number>();
    const chance = new FastChance(7);
    for (let n = 0; n < 2_000; n++) {
      const run = match.sampleRun(0, chance);
      expect(run.state.hands[0]).toEqual(match.state.hands[0]);
      expect(run.asks.map(({ seat }) => seat)).toEqual([0]);
      for (const card of run.state.hands[1]) counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    expect(counts.size).toBe(10);
    expect(spread([...counts.values()])).toBeLessThan(9 + 4 * Math.sqrt(18));
  });

  it('plays on from the given chance and leaves the truth alone', () => {
    const match = midStep();
    const before = fingerprint(match);
    const ends = new Set<number>();
    for (let seed = 0; seed < 20; seed++) {
      const chance = new FastChance(seed);
      const run = match.sampleRun(0, chance);
      run.listing = false;
      while (!run.over) run.give(run.asks[0], run.asks[0].draw(chance));
      ends.add(run.state.log.at(-1)!);
    }
    expect(ends.size).toBeGreaterThan(15);
    expect(fingerprint(match)).toBe(before);
  });
});

describe('answers that wait for others', () => {
  /** All play a card at once. */
  const playing = cards({
    *main(g: Cards) {
      const seats = [0, 1, 2];
      const played = yield* chooseAll(
        seats,
        NUMBER,
        (seat) => () => g.hands[seat],
        () => ({ always: true }),
      );
      seats.forEach((seat, i) => g.hands[seat].splice(g.hands[seat].indexOf(played[i]), 1));
      g.open.push(...played);
    },
  });
  const pending = (): Match<Cards> => {
    const match = start(playing, 3);
    for (const seat of [1, 2]) match.answer(seat, keysFor(match, seat)[0]);
    return match;
  };

  it('of the others are made anew, from their new hands', () => {
    const match = pending();
    const played = new Map<number, number>();
    const chance = new FastChance(4);
    for (let n = 0; n < 500; n++) {
      const sampled = match.sample(0, chance);
      expect(sampled.asks.map(({ seat }) => seat)).toEqual([0]);
      const hands = structuredClone(sampled.state.hands);
      sampled.answer(0, keysFor(sampled, 0)[0]);
      const [, one, two] = sampled.state.open;
      expect(hands[1]).toContain(one);
      expect(hands[2]).toContain(two);
      for (const card of [one, two]) played.set(card, (played.get(card) ?? 0) + 1);
    }
    expect(played.size).toBe(10);
    expect(spread([...played.values()])).toBeLessThan(9 + 4 * Math.sqrt(18));
  });

  it.each([
    ['as it is', (match: Match<Cards>) => match],
    ['after a load', (match: Match<Cards>) => loadMatch(playing, saveMatch(match)).match],
  ])('of the seat itself stand: %s', (_how, through) => {
    const match = through(pending());
    const [card] = match.state.hands[1];
    for (let seed = 0; seed < 20; seed++) {
      const sampled = match.sample(1, new FastChance(seed));
      expect(sampled.undoRight(1)).toBe('free');
      sampled.answer(0, keysFor(sampled, 0)[0]);
      expect(sampled.state.open[1]).toBe(card);
    }
  });

  it('are made anew in a sample of a sample', () => {
    const twice = pending().sample(0, new FastChance(1)).sample(0, new FastChance(2));
    expect(twice.decisions).toBe(2);
    twice.answer(0, keysFor(twice, 0)[1]);
    expect(twice.state.open).toHaveLength(3);
  });

  it('a run draws for the others, and is not for a seat that has answered', () => {
    const match = pending();
    const run = match.sampleRun(0, new FastChance(1));
    expect(run.asks.map(({ seat }) => seat)).toEqual([0]);
    run.give(run.asks[0], run.asks[0].options[0]);
    expect(run.state.open).toHaveLength(3);
    expect(() => match.sampleRun(1, new FastChance(1))).toThrow(
      new InputError('Seat 1 has answered already.'),
    );
  });
});
