import {
  FastChance,
  grammar,
  type OptionOf,
  type Script,
  type Seat,
  type Usable,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { type Cards, cards, keysFor, type Numbers, numbers, start } from './support/toys.ts';

const name = {
  name: (said: string) => said,
  read: (word: string) => (/^(pass|lock)$/.test(word) ? null : word),
};
const options = grammar({
  pass: { key: 'w:pass' },
  lock: { key: 'w:lock' },
  w: { name },
}).withPrompts<{
  w: { what?: string };
}>();
const { openJointWindow, openWindow } = options;

type Option = OptionOf<typeof options>;
type Ability = OptionOf<typeof options, 'w'> & Usable;

const ability = (key: string | number, use: () => Script): Ability => ({
  do: 'w',
  name: String(key),
  use,
});
const pass: Option = { do: 'pass' };

const opening = (window: (g: Numbers) => Partial<Parameters<typeof openWindow>[0]>) =>
  numbers({
    *main(g) {
      const everybody = {
        id: 'w' as const,
        order: [0, 1, 2],
        mayReact: () => true,
        abilities: () => [],
      };
      yield* openWindow({ ...everybody, pass, ...window(g) });
      g.log.push(99);
    },
  });

/** Answers in turn, and tells who was asked. */
function answers(match: ReturnType<typeof start<Numbers>>, ...keys: string[]): Seat[] {
  return keys.map((key) => {
    const { seat } = match.asks[0];
    match.answer(seat, `w:${key}`);
    return seat;
  });
}

describe('a window', () => {
  it('asks in the order of the rule and closes when all have passed', () => {
    const match = start(
      opening(() => ({ order: [2, 0, 1] })),
      3,
    );
    expect(keysFor(match, 2)).toEqual(['w:pass']);
    expect(answers(match, 'pass', 'pass', 'pass')).toEqual([2, 0, 1]);
    expect(match.state.log).toEqual([99]);
  });

  it('goes on round the table after a use, until all pass in a row', () => {
    const match = start(
      opening((g) => ({
        abilities: (seat) => [
          ability(seat, function* () {
            g.log.push(seat);
          }),
        ],
      })),
      3,
    );
    const asked = answers(match, 'pass', '1', 'pass', 'pass', '1', 'pass', 'pass');
    expect(asked).toEqual([0, 1, 2, 0, 1, 2, 0]);
    expect(match.over).toBe(false);
    expect(answers(match, 'pass')).toEqual([1]);
    expect(match.state.log).toEqual([1, 1, 99]);
  });

  it('gathers abilities anew after each use', () => {
    const match = start(
      opening((g) => ({
        order: [0],
        abilities: () =>
          [g.log.length, g.log.length + 10].map((n) =>
            ability(n, function* () {
              g.log.push(n);
            }),
          ),
      })),
    );
    expect(keysFor(match, 0)).toEqual(['w:0', 'w:10', 'w:pass']);
    answers(match, '10');
    expect(keysFor(match, 0)).toEqual(['w:1', 'w:11', 'w:pass']);
    answers(match, '1', 'pass');
    expect(match.state.log).toEqual([10, 1, 99]);
  });

  it('passes over seats that from public facts could not react, and looks again after each use', () => {
    const match = start(
      opening((g) => ({
        mayReact: (seat) => seat !== 1 || g.log.length > 0,
        abilities: (seat) => [
          ability('x', function* () {
            g.log.push(seat);
          }),
        ],
      })),
      3,
    );
    expect(answers(match, 'pass', 'x', 'pass', 'pass', 'pass')).toEqual([0, 2, 0, 1, 2]);
    expect(match.over).toBe(true);
  });

  it('tells nobody who is asked, where that is nobody else’s business', () => {
    for (const quiet of [true, false]) {
      const match = start(
        opening(() => ({ quiet, about: { what: 'toll' } })),
        3,
      );
      const { asked, reactions } = match.observe(1);
      expect(asked.map(({ seat }) => seat)).toEqual(quiet ? [] : [0]);
      expect(reactions).toEqual(quiet ? { prompt: 'w', about: { what: 'toll' } } : null);
      expect(match.observe(0).question?.otherwise).toBe('w:pass');
    }
  });

  it('closes at once where nobody could react or nobody is there', () => {
    expect(start(opening(() => ({ mayReact: () => false }))).state.log).toEqual([99]);
    expect(start(opening(() => ({ order: [] }))).state.log).toEqual([99]);
  });

  it('offers dozens of abilities', () => {
    const match = start(
      opening((g) => ({
        order: [0],
        abilities: () =>
          Array.from({ length: 60 }, (_, n) =>
            ability(n, function* () {
              g.log.push(n);
            }),
          ).filter((each) => !g.log.includes(Number(each.name))),
      })),
    );
    for (let left = 60; left > 0; left--) {
      const keys = keysFor(match, 0);
      expect(keys).toHaveLength(left + 1);
      match.answer(0, keys[left >> 1]);
    }
    expect(keysFor(match, 0)).toEqual(['w:pass']);
  });

  it('may open a window in a window in a window', () => {
    // Each use may be cancelled by the next seat, whose cancel may be cancelled, and so on.
    function* cancelled(g: Numbers, by: Seat): Script<boolean> {
      let isCancelled = false;
      yield* openWindow({
        id: 'w',
        order: [(by + 1) % 3],
        mayReact: () => !isCancelled && g.log.length < 40,
        abilities: (seat) => [
          ability('cancel', function* () {
            g.log.push(seat);
            isCancelled = !(yield* cancelled(g, seat));
          }),
        ],
        pass,
      });
      return isCancelled;
    }
    const game = numbers({
      *main(g) {
        g.log.push((yield* cancelled(g, 0)) ? 1_000 : 2_000);
      },
    });
    for (const depth of [0, 1, 2, 3, 17, 40]) {
      const match = start(game, 3);
      for (let n = 0; n < depth; n++) answers(match, 'cancel');
      while (!match.over) answers(match, 'pass');
      expect(match.state.log.at(-1), `${depth} cancels`).toBe(depth % 2 === 1 ? 1_000 : 2_000);
    }
  });
});

describe('a joint window that is open to accords', () => {
  /** A seat reacts once it has got something: an accord gives it to the seat with this number. */
  const game = numbers(
    {
      *main(g) {
        yield* openJointWindow({
          id: 'w',
          order: [0, 1, 2],
          mayReact: (seat) => g.log.includes(seat),
          abilities: (seat) => [
            ability(seat, function* () {
              g.log = g.log.filter((each) => each !== seat);
            }),
          ],
          pass,
          lock: { do: 'lock' },
          accords: true,
        });
      },
    },
    {
      unpack: () => ({ agenda: [{ step: 'main', args: [] }], log: [1] }),
      accords: {
        parties: () => [0, 1],
        forbids: () => null,
        *carryOut(g, key) {
          g.log.push(Number(key));
        },
        examples: () => [],
      },
    },
  );

  it('asks anew who could react after an accord', () => {
    const match = start(game, 3);
    expect(match.asks.map(({ seat }) => seat)).toEqual([1]);
    match.accord('2', [0, 1]);
    match.accord('0', [0, 1]);
    expect(match.asks.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    answers(match, 'lock', 'pass', '2');
    expect(match.state.log).toEqual([1, 0]);
    expect(match.asks.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(keysFor(match, 0)).toEqual(['w:lock']);
  });

  it('is closed to them once somebody has answered', () => {
    const match = start(game, 3);
    match.accord('2', [0, 1]);
    match.answer(1, 'w:pass');
    expect(() => match.accord('0', [0, 1])).toThrow(expect.objectContaining({ code: 'not-now' }));
  });
});

describe('a window over hidden hands', () => {
  /** Cards below six may be played. */
  const game = cards({
    *main(g: Cards) {
      yield* openWindow({
        id: 'w',
        order: [0, 1],
        mayReact: (seat) => g.hands[seat].length > 0,
        abilities: (seat) =>
          g.hands[seat]
            .filter((card) => card < 6)
            .map((card) =>
              ability(card, function* () {
                g.hands[seat].splice(g.hands[seat].indexOf(card), 1);
                g.open.push(card);
              }),
            ),
        pass,
      });
    },
  });

  it('asks a seat whatever it holds', () => {
    const offered = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const match = start(game, 2, seed);
      expect(match.asks.map(({ seat }) => seat)).toEqual([0]);
      offered.add(keysFor(match, 0).length);
    }
    expect(offered).toEqual(new Set([1, 2, 3]));
  });

  it('in a sample asks the others of the hands they have there', () => {
    let differs = 0;
    for (let seed = 0; seed < 40; seed++) {
      const match = start(game, 2, seed);
      const sampled = match.sample(1, new FastChance(seed));
      const playable = sampled.state.hands[0].filter((card) => card < 6);
      expect(keysFor(sampled, 0)).toEqual([...playable.map((card) => `w:${card}`), 'w:pass']);
      if (keysFor(sampled, 0).join() !== keysFor(match, 0).join()) differs++;
    }
    expect(differs).toBeGreaterThan(20);
  });
});
