import {
  choose,
  chooseAll,
  FastChance,
  InputError,
  loadMatch,
  type Match,
  roll,
  type Save,
  saveMatch,
  schedule,
  type Seat,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { parley } from './parley/game.ts';
import {
  anyAnswer,
  fingerprint,
  keysFor,
  NUMBER,
  type Numbers,
  numbers,
  playOn,
  start,
} from './support/toys.ts';

/** What a host writes to its storage and reads back. */
const stored = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

describe('a saved match', () => {
  it('goes on as if nothing had happened, from every decision', () => {
    const match = start(parley, 5, 'save');
    const chance = new FastChance(1);
    for (let n = 0; n < 120 && !match.over; n++) {
      const { match: loaded, dropped } = loadMatch(parley, stored(saveMatch(match)));
      expect(dropped).toEqual([]);
      expect(fingerprint(loaded)).toBe(fingerprint(match));
      const answer = anyAnswer(match, chance);
      expect(loaded.answer(...answer)).toEqual(match.answer(...answer));
      expect(fingerprint(loaded)).toBe(fingerprint(match));
    }
  });

  it('is the same when it is loaded and saved again', () => {
    const match = start(parley, 3, 'again');
    playOn(match, new FastChance(2), 40);
    const save = stored(saveMatch(match));
    expect(stored(saveMatch(loadMatch(parley, save).match))).toEqual(save);
  });

  it('keeps what is over', () => {
    const match = start(parley, 2, 'over');
    playOn(match, new FastChance(3));
    const { match: loaded } = loadMatch(parley, stored(saveMatch(match)));
    expect(loaded.over).toBe(true);
    expect(loaded.result).toEqual(match.result);
  });

  it('and its save share nothing', () => {
    const match = start(parley, 2, 'share');
    const save = saveMatch(match);
    const before = JSON.stringify(save);
    const { match: loaded } = loadMatch(parley, save);
    playOn(match, new FastChance(4));
    playOn(loaded, new FastChance(4));
    expect(JSON.stringify(save)).toBe(before);
  });

  it('holds no more checkpoints than free undo can reach', () => {
    const rolling = numbers({
      *turn(g: Numbers) {
        yield* choose(0, NUMBER, [1, 2]);
        roll(6);
        yield* choose(0, NUMBER, [1, 2]);
        schedule(g, 'turn');
      },
    });
    const match = start(rolling);
    for (let n = 0; n < 8; n++) match.answer(0, '1');
    expect(match.checkpoints).toHaveLength(5);
    expect(saveMatch(match).checkpoints.map(({ since }) => since.length)).toEqual([2, 0]);
    match.answer(0, '1');
    expect(saveMatch(match).checkpoints.map(({ since }) => since.length)).toEqual([1]);
  });

  it('keeps answers that wait for others', () => {
    const game = numbers({
      *main(g) {
        g.log.push(...(yield* chooseAll([0, 1, 2], NUMBER, () => [1, 2, 3])));
      },
    });
    const match = start(game, 3);
    match.answer(2, '3');
    const { match: loaded } = loadMatch(game, stored(saveMatch(match)));
    expect(loaded.asks.map(({ seat }) => seat)).toEqual([0, 1]);
    loaded.answer(1, '1');
    loaded.answer(0, '2');
    expect(loaded.state.log).toEqual([2, 1, 3]);
  });
});

/** A turn: a die, then two choices. Seats take turns. */
function game(
  rulesVersion: number,
  rules: Partial<Parameters<typeof numbers>[1]> = {},
  offered = [1, 2, 3],
) {
  return numbers(
    {
      *main(g: Numbers) {
        for (const seat of [0, 0, 1]) schedule(g, 'turn', seat);
      },
      *turn(g: Numbers, seat: Seat) {
        g.log.push(roll(6));
        g.log.push(yield* choose(seat, NUMBER, offered));
        g.log.push(yield* choose(seat, NUMBER, [8, 9]));
      },
    },
    { rulesVersion, ...rules },
  );
}

/** The first turn is over, and one answer of the second is given. */
const saveOfOld = (second = '3'): { save: Save; match: Match<Numbers> } => {
  const match = start(game(1));
  match.answer(0, '2');
  match.answer(0, '9');
  match.answer(0, second);
  return { save: stored(saveMatch(match)), match };
};

describe('newer rules', () => {
  it('go on where the answers are still offered', () => {
    const { save, match } = saveOfOld();
    const { match: loaded, dropped } = loadMatch(game(3), save);
    expect(dropped).toEqual([]);
    expect(fingerprint(loaded)).toBe(fingerprint(match));
  });

  it('fall back to the checkpoint where an answer is not offered any more, and say so', () => {
    const { save, match } = saveOfOld();
    const { match: loaded, dropped } = loadMatch(game(2, {}, [1, 2]), save);
    expect(dropped).toHaveLength(1);
    expect(loaded.decisions).toBe(2);
    expect(keysFor(loaded, 0)).toEqual(['1', '2']);
    // The die of the step had been rolled before the answer: everybody saw it, so it stands.
    expect(loaded.state.log).toEqual(match.state.log.slice(0, 4));
    loaded.answer(0, '2');
    loaded.answer(0, '8');
    expect(loaded.state.log).toHaveLength(7);
  });

  it('the chance to come is the same as it would have been', () => {
    const { save, match } = saveOfOld();
    const { match: loaded } = loadMatch(game(2, {}, [1, 2]), save);
    for (const key of ['1', '9']) loaded.answer(0, key);
    match.answer(0, '9');
    expect(loaded.state.log.at(-1)).toBe(match.state.log.at(-1));
  });

  it('and what chance brought after a dropped answer comes again', () => {
    const rolling = (rulesVersion: number, offered: number[]) =>
      numbers(
        {
          *main(g: Numbers) {
            g.log.push(yield* choose(0, NUMBER, offered));
            g.log.push(roll(1_000), roll(1_000));
            yield* choose(0, NUMBER, [8, 9]);
          },
        },
        { rulesVersion },
      );
    const match = start(rolling(1, [1, 2, 3]));
    match.answer(0, '3');
    const { match: loaded, dropped } = loadMatch(rolling(2, [1, 2]), stored(saveMatch(match)));
    expect(dropped).toHaveLength(1);
    loaded.answer(0, '1');
    expect(loaded.state.log.slice(1)).toEqual(match.state.log.slice(1));
  });

  it('fall back also where the step itself begins otherwise', () => {
    const { save } = saveOfOld();
    const more = numbers(
      {
        *main() {},
        *turn(g: Numbers, seat: Seat) {
          g.log.push(roll(6), roll(1_000), roll(1_000));
          g.log.push(yield* choose(seat, NUMBER, [1, 2]));
        },
      },
      { rulesVersion: 2 },
    );
    const { match: loaded, dropped } = loadMatch(more, save);
    expect(dropped).toHaveLength(1);
    expect(loaded.state.log).toHaveLength(6);
    expect(loadMatch(more, stored(saveMatch(loaded))).match.hash()).toBe(loaded.hash());
    loaded.answer(0, '1');
    expect(loaded.asks[0].seat).toBe(1);
    loaded.undoByConsent();
    expect(loaded.state.log).toHaveLength(6);
  });

  it('fall back where a step wants less of chance than it did, so that nothing is left over', () => {
    const { save } = saveOfOld();
    const less = numbers(
      {
        *main() {},
        *turn(g: Numbers, seat: Seat) {
          g.log.push(yield* choose(seat, NUMBER, [1, 2, 3]));
          g.log.push(roll(1_000));
          g.log.push(yield* choose(seat, NUMBER, [8, 9]));
        },
      },
      { rulesVersion: 2 },
    );
    const { match: loaded, dropped } = loadMatch(less, save);
    expect(dropped).toHaveLength(1);
    loaded.answer(0, '1');
    expect(fingerprint(loaded.fork())).toBe(fingerprint(loaded));
  });

  it('drop nothing of the present where only what undo reaches is no longer offered', () => {
    const { save } = saveOfOld('2');
    expect(save.checkpoints).toHaveLength(1);
    const free = (version: number, offered: number[]) =>
      numbers(
        {
          *main(g: Numbers) {
            schedule(g, 'turn');
            schedule(g, 'turn');
          },
          *turn(g: Numbers) {
            g.log.push(yield* choose(0, NUMBER, offered));
            g.log.push(yield* choose(0, NUMBER, [8, 9]));
          },
        },
        { rulesVersion: version },
      );
    const match = start(free(1, [1, 2, 3]));
    for (const key of ['3', '8', '1']) match.answer(0, key);
    const twoSteps = stored(saveMatch(match));
    expect(twoSteps.checkpoints).toHaveLength(2);
    const { match: loaded, dropped } = loadMatch(free(2, [1, 2]), twoSteps);
    expect(dropped).toEqual([]);
    expect(loaded.state.log).toEqual([3, 8, 1]);
    loaded.undo(0);
    expect(loaded.undoRight(0)).toBe('nothing');
  });

  it('bring an older state over, one version at a time', () => {
    const { save } = saveOfOld();
    const steps: number[] = [];
    const migrations = {
      1: (state: unknown) => {
        steps.push(1);
        return { ...(state as Numbers), log: [...(state as Numbers).log, 100] };
      },
      3: (state: unknown) => {
        steps.push(3);
        return { ...(state as Numbers), log: [...(state as Numbers).log, 300] };
      },
    };
    const { match } = loadMatch(game(4, { migrations }), save);
    expect(steps).toEqual([1, 3]);
    expect(match.state.log.slice(3, 5)).toEqual([100, 300]);
    expect(match.state.log).toHaveLength(7);
  });

  it('say in which place an older state does not fit', () => {
    const { save } = saveOfOld();
    const cutting = { 1: () => ({ agenda: [] }) };
    expect(() => loadMatch(game(2, { migrations: cutting }), save)).toThrow(
      new InputError('checkpoints[0].state.log should be a list, but is nothing.'),
    );
    const failing = { 1: (state: unknown) => (state as { x: { y: number } }).x.y };
    expect(() => loadMatch(game(2, { migrations: failing }), save)).toThrow(InputError);
  });
});

describe('data that cannot be a match', () => {
  it('is refused by older rules', () => {
    const save = { ...saveOfOld().save, rules: 2 };
    expect(() => loadMatch(game(1), save)).toThrow(
      new InputError('This match was saved under rules 2; this program knows rules 1.'),
    );
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'This is not a saved match.'],
    ['a text', 'save', 'This is not a saved match.'],
    ['another format', { format: 'zip' }, 'This is not a saved match.'],
    [
      'another version',
      { version: 7 },
      'This match was saved in format 7; this program reads formats up to 2.',
    ],
    ['a strange version', { version: { toString: 1 } }, 'saved in format {"toString":1}'],
    ['another game', { game: 'chess' }, 'This is a match of "chess", not of toy.'],
    ['a strange game', { game: { toString: 1 } }, 'This is a match of {"toString":1}'],
    ['no rules', { rules: null }, 'rules should be a whole number'],
    ['rules before all rules', { rules: -(2 ** 52) }, 'rules should not be below 0'],
    ['no seats', { seats: '2' }, 'toy is for 1 to 6 players, not "2".'],
    ['no setup', { setup: null }, 'should be a record, but are null.'],
    ['an unknown option', { setup: { toString: 1 } }, 'toy has no option "toString"'],
    ['a short key', { key: 'abc' }, 'A match key is 64 hexadecimal digits'],
    ['a key in a list', { key: ['a'.repeat(64)] }, 'key should be a text'],
    ['no position', { position: 0.5 }, 'position should be a whole number'],
    ['a position before the beginning', { position: -1 }, 'position should not be below 0'],
    ['no checkpoints', { checkpoints: [] }, 'This save holds no checkpoint.'],
    ['checkpoints that are none', { checkpoints: [null] }, 'checkpoints[0].decisions should be'],
  ])('is refused: %s', (_what, change, message) => {
    const { save } = saveOfOld();
    const data = typeof change === 'object' ? { ...save, ...change } : change;
    const load = (): unknown => loadMatch(game(1), data);
    expect(load).toThrow(InputError);
    expect(load).toThrow(message);
  });

  it.each<[string, object, string]>([
    ['decisions', { decisions: -1 }, 'checkpoints[0].decisions should not be below 0'],
    ['state', { state: { agenda: [] } }, 'checkpoints[0].state.log should be a list'],
    ['step', { state: { agenda: [{ step: 'nap', args: [] }], log: [] } }, 'toy has no step "nap"'],
    ['answers', { since: {} }, 'checkpoints[0].since should be a list'],
    ['outcomes', { outcomes: [null] }, 'checkpoints[0].outcomes[0] should be a whole number'],
    ['missing outcomes', { outcomes: [] }, 'asks chance for something else'],
  ])('names the place in a checkpoint: %s', (_what, change, message) => {
    const { save } = saveOfOld();
    const checkpoints = save.checkpoints.map((checkpoint) => ({ ...checkpoint, ...change }));
    const load = (): unknown => loadMatch(game(1), { ...save, checkpoints });
    expect(load).toThrow(InputError);
    expect(load).toThrow(message);
  });

  it.each<[string, object, string]>([
    ['a seat that is not asked', { seat: 1 }, 'The stored answer "3" of seat 1 is not offered.'],
    ['a key that is not offered', { key: '7' }, 'The stored answer "7" of seat 0 is not offered.'],
    ['no key', { key: 3 }, 'checkpoints[0].since[0].key should be a text'],
    ['more outcomes than there were', { outcomes: 5 }, 'asks chance for something else'],
    ['fewer outcomes than none', { outcomes: -1 }, 'asks chance for something else'],
    [
      'a position before the beginning',
      { position: -4 },
      'checkpoints[0].since[0].position should not be below 0',
    ],
    ['something else', { more: 1 }, 'checkpoints[0].since[0].more is not a field'],
  ])('names the place in an answer: %s', (_what, change, message) => {
    const { save } = saveOfOld();
    const [checkpoint] = save.checkpoints;
    const since = checkpoint.since.map((entry) => ({ ...entry, ...change }));
    const load = (): unknown =>
      loadMatch(game(1), { ...save, checkpoints: [{ ...checkpoint, since }] });
    expect(load).toThrow(InputError);
    expect(load).toThrow(message);
  });
});
