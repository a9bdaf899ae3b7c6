import {
  choose,
  emit,
  LawError,
  loadMatch,
  roll,
  saveMatch,
  schedule,
  type Script,
  type Seat,
  vocabulary,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { NUMBER, type Numbers, numbers, start } from './support/toys.ts';

/** Writes its number down, and schedules those given for it. */
const tree = (children: { readonly [n: number]: readonly number[] }) =>
  numbers({
    *main(g: Numbers) {
      for (const child of children[0]) schedule(g, 'note', child);
    },
    *note(g: Numbers, n: number) {
      g.log.push(n);
      for (const child of children[n] ?? []) schedule(g, 'note', child);
    },
  });

describe('the agenda', () => {
  it('steps follow in the order in which they were scheduled', () => {
    expect(start(tree({ 0: [1, 2, 3] })).state.log).toEqual([1, 2, 3]);
  });

  it('what a step schedules comes before what was scheduled earlier', () => {
    const match = start(tree({ 0: [1, 2, 3], 1: [11, 12], 2: [21], 12: [121, 122] }));
    expect(match.state.log).toEqual([1, 11, 12, 121, 122, 2, 21, 3]);
    expect(match.over).toBe(true);
  });

  it('a step that asks keeps the order of what it schedules before and after', () => {
    const game = numbers({
      *main(g: Numbers) {
        schedule(g, 'note', 1);
        schedule(g, 'note', yield* choose(0, NUMBER, [2, 3]));
        schedule(g, 'note', 4);
      },
      *note(g: Numbers, n: number) {
        g.log.push(n);
      },
    });
    const match = start(game);
    match.answer(0, '3');
    expect(match.state.log).toEqual([1, 3, 4]);
  });

  it('steps are called with their numbers', () => {
    const game = numbers({
      *main(g: Numbers) {
        schedule(g, 'pair', 4, 5);
      },
      *pair(g: Numbers, a: number, b: number) {
        g.log.push(a * 10 + b);
      },
    });
    expect(start(game).state.log).toEqual([45]);
  });

  it('a rule that clears the agenda ends the match, however it clears it', () => {
    const clearing = (clear: (g: Numbers) => void) =>
      numbers({
        *main(g: Numbers) {
          schedule(g, 'end');
          schedule(g, 'note', 2);
        },
        *note(g: Numbers, n: number) {
          g.log.push(n);
        },
        *end(g: Numbers) {
          g.log.push(1);
          clear(g);
        },
      });
    for (const clear of [
      (g: Numbers) => void (g.agenda.length = 0),
      (g: Numbers) => void (g.agenda = []),
    ]) {
      const match = start(clearing(clear));
      expect(match.over).toBe(true);
      expect(match.state.log).toEqual([1]);
    }
  });

  it('is hidden from everybody: scheduled steps may reveal hidden things', () => {
    const game = numbers({
      *main(g: Numbers) {
        schedule(g, 'secret', 7);
        yield* choose(0, NUMBER, [1, 2]);
      },
      *secret() {},
    });
    const match = start(game);
    expect(match.state.agenda).toHaveLength(1);
    expect(match.observe(0).state.agenda).toEqual([]);
    expect(match.state.agenda).toHaveLength(1);
  });

  it('a step that does not exist is a broken law', () => {
    const calling = (step: string) =>
      numbers({
        *main(g: Numbers) {
          schedule(g, step);
        },
      });
    expect(() => start(calling('nap'))).toThrow(new LawError('toy has no step "nap".'));
    expect(() => start(calling('toString'))).toThrow(LawError);
  });
});

interface Steps {
  main: [];
  duel: [];
  blow: [];
  spoils: [];
  rest: [];
}
const { leaveFor, schedule: plan } = vocabulary<Steps, object>();

describe('leaving for a step', () => {
  function* strike(g: Numbers): Script {
    plan(g, 'blow');
    const blow = yield* choose(0, NUMBER, [1, 2, 3]);
    g.log.push(blow);
    if (blow === 2) leaveFor('spoils');
    if (blow === 3) leaveFor('blow');
  }
  const duel = numbers({
    *main(g: Numbers) {
      plan(g, 'duel');
      plan(g, 'blow');
      plan(g, 'spoils');
      plan(g, 'rest');
    },
    *duel(g: Numbers) {
      yield* strike(g);
      g.log.push(10);
    },
    *blow(g: Numbers) {
      g.log.push(20);
    },
    *spoils(g: Numbers) {
      g.log.push(30);
    },
    *rest(g: Numbers) {
      g.log.push(40);
    },
  });
  const after = (key: string): readonly number[] => {
    const match = start(duel);
    match.answer(0, key);
    return match.state.log;
  };

  it('breaks off the running step, and drops all that was to come before', () => {
    expect(after('1')).toEqual([1, 10, 20, 20, 30, 40]);
    expect(after('2')).toEqual([2, 30, 40]);
  });

  it('does not go to a step that the broken one has scheduled itself', () => {
    expect(after('3')).toEqual([3, 20, 30, 40]);
  });

  it('happens again in a fork and after a save', () => {
    const match = start(duel);
    const copies = [match.fork(), loadMatch(duel, saveMatch(match)).match];
    match.answer(0, '2');
    for (const copy of copies) {
      copy.answer(0, '2');
      expect(copy.hash()).toBe(match.hash());
    }
  });

  it('is something that seats can agree on', () => {
    const truce = numbers(
      {
        *main(g: Numbers) {
          plan(g, 'duel');
          plan(g, 'rest');
        },
        *duel(g: Numbers) {
          const offered = (): number[] => [1, 2];
          g.log.push(yield* choose(0, NUMBER, offered, { accords: true }));
        },
        *rest(g: Numbers) {
          g.log.push(10 + roll(6));
        },
      },
      {
        accords: {
          parties: () => [0, 1],
          forbids: () => null,
          *carryOut() {
            leaveFor('rest');
          },
          examples: () => [],
        },
      },
    );
    const match = start(truce, 2);
    const copy = match.fork();
    match.accord('truce', [0, 1]);
    expect(match.over).toBe(true);
    expect(match.state.log).toHaveLength(1);
    expect(match.state.log[0]).toBeGreaterThanOrEqual(10);
    copy.accord('truce', [0, 1]);
    expect(copy.hash()).toBe(match.hash());
  });

  it('needs that step to be scheduled', () => {
    const lost = numbers({
      *main() {
        leaveFor('rest');
      },
      *rest() {},
    });
    expect(() => start(lost)).toThrow(
      new LawError('Nothing called "rest" is scheduled that could come next.'),
    );
  });
});

describe('checkpoints', () => {
  const game = numbers({
    *main(g: Numbers) {
      for (const seat of [0, 1, 0]) schedule(g, 'turn', seat);
    },
    *turn(g: Numbers, seat: Seat) {
      g.log.push(roll(6));
      g.log.push(yield* choose(seat, NUMBER, [10, 20]));
      g.log.push(yield* choose(seat, NUMBER, [30, 40]));
      emit('turned', {});
    },
  });

  it('lie between steps: the state before the step, and what was answered and drawn since', () => {
    const match = start(game);
    match.answer(0, '10');
    const [checkpoint, ...rest] = match.checkpoints;
    expect(rest).toEqual([]);
    expect(checkpoint.state.log).toEqual([]);
    expect(checkpoint.state.agenda.at(-1)).toEqual({ step: 'turn', args: [0] });
    expect(checkpoint.decisions).toBe(0);
    expect(checkpoint.since).toMatchObject([{ kind: 'answer', seat: 0, key: '10', index: 0 }]);
    expect(checkpoint.outcomes).toEqual([match.state.log[0]]);
  });

  it('are kept where something was decided, and replaced where nothing was', () => {
    const match = start(game);
    for (const key of ['10', '30', '20']) match.answer(match.asks[0].seat, key);
    expect(match.checkpoints.map(({ decisions, since }) => [decisions, since.length])).toEqual([
      [0, 2],
      [2, 1],
    ]);
    expect(match.decisions).toBe(3);
  });

  it('an answer stands with the chance it brought, though a step lies between', () => {
    const match = start(game);
    match.answer(0, '10');
    const { outcomes, events } = match.answer(0, '30');
    expect(outcomes).toEqual([match.state.log[3]]);
    expect(events).toEqual([{ type: 'turned', args: {} }]);
  });
});
