import fc from 'fast-check';
import {
  type Details,
  type DetailsOf,
  emit as tell,
  grammar,
  int,
  LawError,
  type OptionOf,
  type PromptTelling,
  questionOf,
  type Script,
  seat,
  type StepsOf,
  upTo,
  vocabulary,
  word,
} from '@tablewright/engine';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { keysFor, type Numbers, numbers, start } from './support/toys.ts';

const SYSTEMS = ['c1-gate', 'c1-hex', 'c2-moon'] as const;
const SHIPS = [{ id: 'carrier' }, { id: 'war-sun' }];

/** The two sides of a door, told by a kind of its own. */
const side = {
  name: (isOpen: boolean) => (isOpen ? 'open' : 'shut'),
  read: (name: string) => (name === 'open' ? true : name === 'shut' ? false : null),
};

interface Prompts {
  where: object;
  pay: { cost: number; for?: string };
  fee: { cost: number };
  total: { sum?: number };
}

const options = grammar({
  moveTo: { system: SYSTEMS },
  produce: { system: SYSTEMS, ship: SHIPS, count: upTo(12), target: 'system:{system}' },
  spend: { player: seat, resource: word(['fuel', 'relic']), target: 'slot:{player}:{resource}' },
  lay: { x: int, y: int, turns: upTo(3), key: 'lay:{x},{y},{turns}', target: 'cell:{x},{y}' },
  ship: {
    ship: SHIPS,
    says: 'option.aShip',
    about: ({ ship }: { readonly ship: number }) => ({ weight: 10 * ship }),
  },
  door: { side, key: 'door/{side}' },
  fire: { count: upTo(9) },
  holdFire: { key: 'fire:none', target: 'button:fire' },
  endTurn: {},
}).withPrompts<Prompts>();

type Option = OptionOf<typeof options>;

const place = (of: readonly unknown[]): fc.Arbitrary<number> => fc.nat({ max: of.length - 1 });
const anyOption: fc.Arbitrary<Option> = fc.oneof(
  fc.record({ do: fc.constant('moveTo' as const), system: place(SYSTEMS) }),
  fc.record({
    do: fc.constant('produce' as const),
    system: place(SYSTEMS),
    ship: place(SHIPS),
    count: fc.nat({ max: 12 }),
  }),
  fc.record({
    do: fc.constant('spend' as const),
    player: fc.nat({ max: 9 }),
    resource: fc.constantFrom('fuel' as const, 'relic' as const),
  }),
  fc.record({
    do: fc.constant('lay' as const),
    x: fc.integer({ min: -999, max: 999 }),
    y: fc.integer({ min: -999, max: 999 }),
    turns: fc.nat({ max: 3 }),
  }),
  fc.record({ do: fc.constant('ship' as const), ship: place(SHIPS) }),
  fc.record({ do: fc.constant('door' as const), side: fc.boolean() }),
  fc.record({ do: fc.constant('fire' as const), count: fc.nat({ max: 9 }) }),
  fc.constantFrom<Option>({ do: 'holdFire' }, { do: 'endTurn' }),
);

describe('a grammar', () => {
  it('reads every key back to the option it came from', () => {
    fc.assert(
      fc.property(anyOption, (option) => {
        const key = options.key(option);
        expect(options.read(key)).toEqual(option);
        expect(options.key(options.read(key)!)).toBe(key);
        expect(options.spell(key)).toEqual({
          target: options.target(option),
          message: options.message(option),
        });
      }),
    );
  });

  it('has one key for each option', () => {
    fc.assert(
      fc.property(anyOption, anyOption, (one, other) => {
        const areAlike = JSON.stringify(one) === JSON.stringify(other);
        expect(options.key(one) === options.key(other)).toBe(areAlike);
      }),
    );
  });

  it('reads no text that is not a key', () => {
    const words = ['moveTo', 'fire', 'lay', 'c1-hex', '1', '-1', '01', ':', ',', 'none', 'endTurn'];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.constantFrom(...words)).map((some) => some.join('')),
        ),
        (text) => {
          const option = options.read(text);
          if (option !== null) expect(options.key(option)).toBe(text);
        },
      ),
    );
    for (const text of [
      '',
      'moveTo',
      'moveTo:',
      'moveTo:c9',
      'moveTo:c1-hex:1',
      'produce:c1-hex:war-sun:13',
      'produce:c1-hex:war-sun:01',
      'spend:10:fuel',
      'spend:-1:fuel',
      'spend:1:gold',
      'lay:1,2',
      'lay:1,-0,0',
      'lay:1,2,4',
      'fire:nobody',
      'endTurn:',
      'endTurn:1',
      'constructor',
      '__proto__',
    ])
      expect(options.read(text), text).toBeNull();
  });

  it.each<[Option, string, string, object]>([
    [
      { do: 'moveTo', system: 1 },
      'moveTo:c1-hex',
      'system:c1-hex',
      { id: 'option.moveTo', about: { system: 'c1-hex' } },
    ],
    [
      { do: 'produce', system: 2, ship: 1, count: 3 },
      'produce:c2-moon:war-sun:3',
      'system:c2-moon',
      { id: 'option.produce', about: { system: 'c2-moon', ship: 'war-sun', count: 3 } },
    ],
    [
      { do: 'spend', player: 4, resource: 'relic' },
      'spend:4:relic',
      'slot:4:relic',
      { id: 'option.spend', about: { player: 4, resource: 'relic' } },
    ],
    [
      { do: 'lay', x: -1, y: 20, turns: 2 },
      'lay:-1,20,2',
      'cell:-1,20',
      { id: 'option.lay', about: { x: -1, y: 20, turns: 2 } },
    ],
    [
      { do: 'ship', ship: 1 },
      'ship:war-sun',
      'ship:war-sun',
      { id: 'option.aShip', about: { ship: 'war-sun', weight: 10 } },
    ],
    [
      { do: 'door', side: true },
      'door/open',
      'side:open',
      { id: 'option.door', about: { side: 'open' } },
    ],
    [{ do: 'holdFire' }, 'fire:none', 'button:fire', { id: 'option.holdFire' }],
    [{ do: 'endTurn' }, 'endTurn', 'button:endTurn', { id: 'option.endTurn' }],
  ])('spells %o', (option, key, target, message) => {
    expect(options.key(option)).toBe(key);
    expect(options.target(option)).toBe(target);
    expect(options.message(option)).toEqual(message);
  });

  it('does not spell an option with a value that there is not', () => {
    expect(() => options.key({ do: 'moveTo', system: -1 })).toThrow(LawError);
    expect(() => options.key({ do: 'moveTo', system: 3 })).toThrow('"moveTo" has no system 3.');
    expect(() => options.target({ do: 'ship', ship: 2 })).toThrow('"ship" has no ship 2.');
    expect(() => options.key({ do: 'fire', count: 10 })).toThrow(LawError);
    // @ts-expect-error -- no such verb
    expect(() => options.key({ do: 'fly' })).toThrow('The grammar has no verb "fly".');
  });

  it('is refused where keys could not be told apart or read back', () => {
    expect(() => grammar({ go: { to: SYSTEMS, by: SHIPS, key: 'go:{to}' } })).toThrow(LawError);
    expect(() => grammar({ go: { to: SYSTEMS, key: '{to}' } })).toThrow(LawError);
    expect(() => grammar({ go: { to: SYSTEMS, target: 'system:{from}' } })).toThrow(LawError);
    expect(() => grammar({ go: { to: ['here', 'here'] } })).toThrow(LawError);
    expect(() => grammar({ go: { to: ['here:there'] } })).toThrow('holds a separator of the key');
    expect(() => grammar({ go: { to: word(['a,b']) } })).toThrow('holds a separator of the key');
    expect(() => grammar({ go: { to: ['a/b'], by: SHIPS, key: 'go:{to}/{by}' } })).toThrow(
      'holds a separator of the key',
    );
    expect(() => grammar({ go: { to: ['a/b'] } })).not.toThrow();
    expect(() => grammar({ go: { to: SYSTEMS, by: SHIPS, key: 'go:{to}{by}' } })).toThrow(
      'needs a colon, comma or slash before each argument',
    );
    expect(() => grammar({ go: { to: int, by: int, key: 'go:{to}-{by}' } })).toThrow(LawError);
    expect(() => grammar({ go: { to: int, key: 'go{to}' } })).toThrow(LawError);
  });

  it('is refused where two verbs own one key', () => {
    const twice = (): unknown =>
      grammar({ go: { to: SYSTEMS }, stay: { key: 'go:c2-moon', says: 'option.stay' } });
    expect(twice).toThrow('"go:c2-moon" would be a key of both "go" and "stay".');
    expect(() =>
      grammar({ one: { x: int, key: 'go:{x}' }, other: { n: upTo(3), key: 'go:{n}' } }),
    ).toThrow('"go:0" would be a key of both');
    expect(() =>
      grammar({ one: { x: int, key: 'go:{x}' }, other: { y: int, key: 'go:{y}' } }),
    ).toThrow('too many to compare');
  });

  it('tells verbs apart whose keys begin with the same word', () => {
    const { read } = grammar({
      go: { to: SYSTEMS, times: upTo(99_999) },
      goOn: { key: 'go:on' },
      goTwice: { to: SYSTEMS, by: SHIPS, key: 'go:{to}:{by}' },
    });
    expect(read('go:on')).toEqual({ do: 'goOn' });
    expect(read('go:c2-moon:war-sun')).toEqual({ do: 'goTwice', to: 2, by: 1 });
    expect(read('go:c2-moon:31000')).toEqual({ do: 'go', to: 2, times: 31_000 });
    expect(read('go:c2-moon')).toBeNull();
  });
});

describe('an option', () => {
  const { choose } = options;

  it('comes back as it was offered, with what it carries beside its arguments', () => {
    const game = numbers({
      *main(g) {
        const offered = [0, 1].map(
          (system) => ({ do: 'moveTo', system, fuel: 7 + system }) as const,
        );
        const { system, fuel } = yield* choose(0, 'where', offered);
        g.log.push(system, fuel);
      },
    });
    const match = start(game, 1);
    expect(keysFor(match, 0)).toEqual(['moveTo:c1-gate', 'moveTo:c1-hex']);
    match.answer(0, 'moveTo:c1-hex');
    expect(match.state.log).toEqual([1, 8]);
  });

  it('has the type of its verb', () => {
    expectTypeOf<OptionOf<typeof options, 'moveTo'>>().toEqualTypeOf<{
      readonly do: 'moveTo';
      readonly system: number;
    }>();
    expectTypeOf<OptionOf<typeof options, 'spend'>['resource']>().toEqualTypeOf<'fuel' | 'relic'>();
    expectTypeOf<OptionOf<typeof options, 'door'>['side']>().toEqualTypeOf<boolean>();
    const script = function* (): Script {
      const answer = yield* choose(0, 'where', [{ do: 'fire', count: 1 }, { do: 'endTurn' }]);
      expectTypeOf(answer.do).toEqualTypeOf<'fire' | 'endTurn'>();
      // @ts-expect-error -- no such verb
      yield* choose(0, 'where', [{ do: 'fly' }]);
      // @ts-expect-error -- an argument is missing
      yield* choose(0, 'where', [{ do: 'fire' }]);
      // @ts-expect-error -- a word that is none
      yield* choose(0, 'where', [{ do: 'spend', player: 0, resource: 'gold' }]);
      yield* choose(0, 'where', [{ do: 'endTurn' }], {
        // @ts-expect-error -- no such option can be refused
        refused: () => [{ option: { do: 'fly' } }],
      });
    };
    expectTypeOf(script).toBeFunction();
    // @ts-expect-error -- `about` gets the verb's own arguments
    grammar({ go: { to: SYSTEMS, about: ({ from }: { from: number }) => ({ from }) } });
    // @ts-expect-error -- a number is no kind of argument
    expect(() => grammar({ go: { to: 3 } })).not.toThrow();
  });
});

describe('a prompt', () => {
  const { choose, chooseAll, openWindow, openJointWindow, settle } = options;
  const offered = [{ do: 'endTurn' }, { do: 'holdFire' }] as const;
  const window = {
    order: [0],
    mayReact: () => true,
    abilities: () => [],
    pass: { do: 'endTurn' },
    lock: { do: 'holdFire' },
  } as const;
  const costing =
    <C>(cost: C) =>
    () => ({ about: { cost } });

  it('comes with what it tells', () => {
    const match = start(
      numbers({
        *main() {
          yield* choose(0, 'pay', offered, { about: { cost: 3 } });
          yield* chooseAll([0], 'fee', () => offered, costing(4));
          yield* openWindow({ ...window, id: 'total', about: { sum: 7 } });
          yield* openJointWindow({ ...window, id: 'where' });
        },
      }),
      1,
    );
    const asked = [];
    for (; !match.over; match.answer(0, 'endTurn')) {
      const { prompt, about } = questionOf(match.asks[0]);
      asked.push([prompt, about]);
    }
    expect(asked).toEqual([
      ['pay', { cost: 3 }],
      ['fee', { cost: 4 }],
      ['total', { sum: 7 }],
      ['where', {}],
    ]);
  });

  it('is one of those declared', () => {
    const script = function* (): Script {
      // @ts-expect-error -- no such prompt
      yield* choose(0, 'whither', offered);
      // @ts-expect-error -- no such prompt
      yield* chooseAll([0], 'whither', () => offered);
      // @ts-expect-error -- no such prompt
      yield* openWindow({ ...window, id: 'whither' });
      // @ts-expect-error -- no such prompt
      yield* openJointWindow({ ...window, id: 'whither' });
      // @ts-expect-error -- no such prompt
      yield* settle({ id: 'whither', seat: 0, effects: () => [] });
      yield* settle({ id: 'where', seat: 0, effects: () => [] });
      // @ts-expect-error -- nothing is asked without prompts
      yield* grammar({ endTurn: {} }).choose(0, 'where', [{ do: 'endTurn' }]);
    };
    expectTypeOf(script).toBeFunction();
  });

  it('tells what it declares', () => {
    const script = function* (isFee: boolean): Script {
      // @ts-expect-error -- what it tells is missing
      yield* choose(0, 'pay', offered);
      // @ts-expect-error -- what it tells is missing
      yield* choose(0, 'pay', offered, { always: true });
      // @ts-expect-error -- an argument is missing
      yield* choose(0, 'pay', offered, { about: { for: 'a ship' } });
      // @ts-expect-error -- an argument that is not declared
      yield* choose(0, 'pay', offered, { about: { cost: 3, to: 'the bank' } });
      // @ts-expect-error -- an argument of the wrong type
      yield* choose(0, 'pay', offered, { about: { cost: 'much' } });
      // @ts-expect-error -- nothing is told with it
      yield* choose(0, 'where', offered, { about: { cost: 3 } });
      yield* choose(0, 'total', offered);
      // @ts-expect-error -- what it tells is missing
      yield* chooseAll([0], 'pay', () => offered);
      // @ts-expect-error -- an argument of the wrong type
      yield* chooseAll([0], 'pay', () => offered, costing('much'));
      // @ts-expect-error -- what it tells is missing
      yield* openWindow({ ...window, id: 'pay' });
      // @ts-expect-error -- an argument that is not declared
      yield* openJointWindow({ ...window, id: 'pay', about: { cost: 3, to: 'the bank' } });
      // @ts-expect-error -- effects are ordered without telling anything
      yield* settle({ id: 'pay', seat: 0, effects: () => [] });
      yield* choose(0, isFee ? 'fee' : 'pay', offered, { about: { cost: 3 } });
      // @ts-expect-error -- one of the two tells something
      yield* choose(0, isFee ? 'fee' : 'where', offered);
    };
    expectTypeOf(script).toBeFunction();
  });

  it('can be passed on by those who know what it tells', () => {
    expectTypeOf<PromptTelling<Prompts>>().toEqualTypeOf<'where' | 'total'>();
    expectTypeOf<PromptTelling<Prompts, { cost: number }>>().toEqualTypeOf<'pay' | 'fee'>();
    const costs = function* (prompt: PromptTelling<Prompts, { cost: number }>): Script {
      yield* choose(0, prompt, offered, { about: { cost: 3 } });
    };
    const wants = function* <I extends keyof Prompts>(
      prompt: I,
      ...details: DetailsOf<Prompts, I, Details<Option>>
    ): Script {
      yield* choose(0, prompt, offered, ...details);
    };
    const script = function* (): Script {
      yield* costs('fee');
      // @ts-expect-error -- it tells nothing
      yield* costs('where');
      yield* wants('where');
      yield* wants('fee', { about: { cost: 3 } });
      // @ts-expect-error -- what it tells is missing
      yield* wants('fee');
    };
    expectTypeOf(script).toBeFunction();
  });
});

interface Steps {
  main: [];
  note: [what: number, more: number];
}
interface Events {
  noted: { what: number };
  drew: { player: number; secret: { card: string } };
  looked: { player: number; secret?: { card: string } };
}

describe('a vocabulary', () => {
  const { schedule, stepCall, emit } = vocabulary<Steps, Events>();

  it('schedules and tells like the engine itself', () => {
    const game = numbers({
      *main(g: Numbers) {
        schedule(g, 'note', 3, 4);
      },
      *note(g: Numbers, what: number, more: number) {
        g.log.push(what, more);
        emit('noted', { what });
        emit('noted', () => ({ what: more }));
        emit('drew', { player: 0 }, { seats: [0], args: { card: 'ace' } });
        tell('noted', { what: 5 });
      },
    } satisfies StepsOf<Numbers, Steps>);
    const match = start(game, 1);
    expect(match.state.log).toEqual([3, 4]);
    expect(match.opening.events).toEqual([
      { type: 'noted', args: { what: 3 } },
      { type: 'noted', args: { what: 4 } },
      { type: 'drew', args: { player: 0 }, secret: { seats: [0], args: { card: 'ace' } } },
      { type: 'noted', args: { what: 5 } },
    ]);
    expect(stepCall('note', 1, 2)).toEqual({ step: 'note', args: [1, 2] });
  });

  it('knows its steps and events', () => {
    const script = function* (g: Numbers): Script {
      // @ts-expect-error -- no such step
      schedule(g, 'nothing');
      // @ts-expect-error -- an argument is missing
      schedule(g, 'note', 1);
      // @ts-expect-error -- no such event
      emit('told', {});
      // @ts-expect-error -- an argument is missing
      emit('noted', {});
      // @ts-expect-error -- an argument of the wrong type
      emit('noted', { what: 'this' });
      // @ts-expect-error -- the secret is missing
      emit('drew', { player: 0 });
      emit('looked', { player: 0 });
      // @ts-expect-error -- an event without a secret
      emit('noted', { what: 1 }, { seats: [0], args: {} });
    };
    expectTypeOf(script).toBeFunction();
    // @ts-expect-error -- a step is missing
    expectTypeOf({ *main() {} } satisfies StepsOf<Numbers, Steps>).toBeObject();
    expectTypeOf(stepCall).parameter(0).toEqualTypeOf<keyof Steps>();
  });
});
