import {
  Abilities,
  type CardEntry,
  effectsOf,
  endEffects,
  type Infer,
  lasting,
  type Passive,
  grammar,
  LawError,
  type OptionOf,
  type Script,
  type Simultaneous,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { keysFor, type Numbers, numbers, start } from './support/toys.ts';

/** Seat 0 holds what the log says; the number of a leader stands for seat 1. */
type Windows = { readonly dawn: object; readonly attacked: { readonly by: number } };
interface Passives {
  readonly dice: number;
  readonly flies: true;
}

const table = () =>
  new Abilities<Numbers, Windows, Passives, 'crew' | 'captain'>({
    crew: { ids: ['cook', 'gunner', 'scout'], held: (g, seat) => (seat === 0 ? g.log : []) },
    captain: { ids: ['hawk', 'owl'], held: (_, seat) => (seat === 1 ? 0 : -1) },
  });

const log = (text: number): CardEntry<Numbers, Windows, Passives> => ({
  abilities: [
    {
      window: 'dawn',
      *use(g) {
        g.log.push(text);
      },
    },
  ],
});

const declared = () => {
  const powers = table();
  powers.declare({
    crew: {
      gunner: { dice: 2 },
      cook: { dice: 1, ...log(7) },
      scout: {
        flies: true,
        abilities: [
          {
            window: 'attacked',
            may: (_g, seat, { by }, card) => (by === seat ? `own ${card}` : null),
            *use() {},
          },
        ],
      },
    },
    captain: { hawk: { dice: 5, ...log(8) }, owl: {} },
  });
  return powers;
};

const holding = (...cards: number[]): Numbers => ({ agenda: [], log: cards });

describe('what cards do', () => {
  it('is asked for by name, of all that a seat holds', () => {
    const powers = declared();
    const g = holding(0, 1);
    expect(powers.sum(g, 0, 'dice')).toBe(3);
    expect(powers.all(g, 0, 'dice')).toEqual([1, 2]);
    expect(powers.first(holding(1, 0), 0, 'dice')).toBe(2);
    expect(powers.sum(g, 1, 'dice')).toBe(5);
    expect(powers.sum(g, 2, 'dice')).toBe(0);
    expect(powers.has(g, 0, 'flies')).toBe(false);
    expect(powers.has(holding(2), 0, 'flies')).toBe(true);
    expect(powers.of('crew', 1).dice).toBe(2);
  });

  it('is gathered by window, with the card behind it and a verdict', () => {
    const powers = declared();
    const [found, ...more] = powers.at(holding(0, 1, 2), 0, 'attacked');
    expect(more).toEqual([]);
    const { deck, card, ability } = found;
    expect([deck, card]).toEqual(['crew', 2]);
    expect(ability.may?.(holding(), 0, { by: 0 }, card)).toBe('own 2');
    expect(ability.may?.(holding(), 0, { by: 1 }, card)).toBeNull();
    expect(powers.at(holding(1), 0, 'attacked')).toEqual([]);
    expect(powers.on('crew', 2, 'attacked')).toEqual([found]);
    expect(powers.on('crew', 1, 'attacked')).toEqual([]);
  });

  it('comes deck by deck, in another order where a rule says so', () => {
    const powers = new Abilities<Numbers, Windows, Passives, 'crew' | 'captain'>({
      crew: { ids: ['cook'], held: () => [0] },
      captain: { ids: ['hawk'], held: () => 0 },
    });
    powers.declare({ crew: { cook: log(7) }, captain: { hawk: log(8) } });
    const decks = (order?: readonly ('crew' | 'captain')[]): string[] =>
      powers.at(holding(), 0, 'dawn', order).map(({ deck }) => deck);
    expect(decks()).toEqual(['crew', 'captain']);
    expect(decks(['captain', 'crew'])).toEqual(['captain', 'crew']);
  });

  it('of what lies hidden in hands is gathered apart, and changes nothing by being there', () => {
    const powers = new Abilities<Numbers, Windows, Passives, 'crew' | 'plan' | 'letter'>({
      crew: { ids: ['cook'], held: () => 0 },
      plan: {
        ids: ['attack', 'escape'],
        held: (g) => g.log,
        hidden: { isEmpty: () => false, couldHold: (_g, _seat, plan) => plan },
      },
      // A letter is known by its writer: ten letters a writer, of which the odd ones are alike.
      letter: { ids: ['even', 'odd'], held: () => [31, -1], reads: (_g, letter) => letter % 2 },
    });
    powers.declare({
      crew: { cook: { dice: 1, ...log(7) } },
      plan: { attack: { dice: 5, ...log(8) }, escape: log(9) },
      letter: { even: {}, odd: { dice: 3, ...log(10) } },
    });
    expect(powers.sum(holding(0), 0, 'dice')).toBe(4);
    const open = powers.at(holding(0), 0, 'dawn').map(({ deck, card }) => `${deck} ${card}`);
    expect(open).toEqual(['crew 0', 'letter 31']);
    expect(powers.isUnique('letter')).toBe(true);
    expect(powers.isUnique('plan')).toBe(false);
    expect(powers.on('letter', 1, 'dawn')).toHaveLength(1);
    expect(powers.on('plan', 1, 'dawn')).toHaveLength(1);
    expect(powers.idleInHand(holding(1, 0, 1), 0, ['attacked'])).toEqual([
      { deck: 'plan', card: 1 },
      { deck: 'plan', card: 0 },
    ]);
    expect(powers.idleInHand(holding(1, 0), 0, ['attacked', 'dawn'])).toEqual([]);
  });

  it('follows from what a rule asks about, where the card says so', () => {
    interface Fighting {
      readonly dice: Passive<Numbers, number, { readonly by: number }>;
      readonly flies: Passive<Numbers, boolean, { readonly by: number }>;
    }
    const powers = new Abilities<Numbers, Windows, Fighting, 'crew'>({
      crew: { ids: ['cook', 'gunner'], held: (g) => g.log },
    });
    powers.declare({
      crew: {
        cook: { dice: 2, flies: (_g, seat, { by }) => by > seat },
        gunner: { dice: (g, seat, { by }) => g.log.length * 10 + seat + by },
      },
    });
    expect(powers.sum(holding(0, 1), 1, 'dice', { by: 3 })).toBe(26);
    expect(powers.applies(holding(0, 1), 1, 'flies', { by: 2 })).toBe(true);
    expect(powers.applies(holding(0, 1), 1, 'flies', { by: 1 })).toBe(false);
    expect(powers.applies(holding(1), 1, 'flies', { by: 2 })).toBe(false);
  });

  it('of what nobody holds, holds for all', () => {
    const powers = new Abilities<Numbers, Windows, Passives, 'law' | 'crew'>({
      law: { ids: ['curfew', 'tax'], held: (g) => g.log, isCommon: true },
      crew: { ids: ['cook'], held: () => 0 },
    });
    powers.declare({ law: { curfew: { flies: true }, tax: log(7) }, crew: { cook: { dice: 1 } } });
    expect(powers.isInForce(holding(0), 'flies')).toBe(true);
    expect(powers.isInForce(holding(1), 'flies')).toBe(false);
    expect(powers.isInForce(holding(0), 'dice')).toBe(false);
    for (const seat of [0, 1]) {
      expect(powers.has(holding(0), seat, 'flies')).toBe(true);
      expect(powers.at(holding(1), seat, 'dawn')).toHaveLength(1);
    }
  });

  it('of an exhausted card is forbidden, its passive effect stays', () => {
    const powers = new Abilities<Numbers, Windows, Passives, 'crew'>({
      crew: {
        ids: ['cook'],
        held: () => 0,
        exhausted: (g, seat, card) => (g.log.includes(card) ? `spent ${seat}` : null),
      },
    });
    const may = (): string => 'own';
    powers.declare({
      crew: { cook: { dice: 1, abilities: [{ window: 'dawn', may, *use() {} }] } },
    });
    const verdict = (g: Numbers): string | null =>
      powers.verdict(g, 1, powers.at(g, 1, 'dawn')[0], {});
    expect(verdict(holding())).toBe('own');
    expect(verdict(holding(0))).toBe('spent 1');
    expect(powers.sum(holding(0), 1, 'dice')).toBe(1);
  });

  it('lasts until the end that is named with it', () => {
    const until = lasting('turn', 'combat');
    const effects: Infer<typeof until> = [
      { effect: 4, seat: 0, until: 'turn' },
      { effect: 2, seat: 1, until: 'combat' },
      { effect: 4, seat: 0, until: 'combat' },
    ];
    expect(effectsOf(effects, 0)).toEqual([4, 4]);
    endEffects(effects, 'turn');
    expect(effectsOf(effects, 0)).toEqual([4]);
    expect(effectsOf(effects, 1)).toEqual([2]);
    endEffects(effects, 'combat');
    expect(effects).toEqual([]);
  });

  it('must be declared, once, for each card of the box and for no other', () => {
    const none = { crew: { cook: {}, gunner: {}, scout: {} }, captain: { hawk: {}, owl: {} } };
    expect(() => table().has(holding(), 0, 'flies')).toThrow(LawError);
    expect(() => table().at(holding(), 0, 'dawn')).toThrow(LawError);
    expect(() => table().declare({ ...none, captain: { hawk: {} } })).toThrow('owl');
    expect(() => table().declare({ ...none, captain: { ...none.captain, crow: {} } })).toThrow(
      'crow',
    );
    const powers = table();
    powers.declare(none);
    expect(powers.has(holding(0), 0, 'flies')).toBe(false);
    expect(() => powers.declare(none)).toThrow(LawError);
  });
});

const options = grammar({ effect: { name: ['a', 'b', 'c'] } }).withPrompts<{ order: object }>();
type Option = OptionOf<typeof options>;

const effect = (g: Numbers, name: number, use?: () => Script) => ({
  do: 'effect' as const,
  name,
  use:
    use ??
    function* () {
      g.log.push(name);
    },
});

const moment = (of: (g: Numbers) => Pick<Simultaneous<Option>, 'effects' | 'commute'>) =>
  start(
    numbers({
      *main(g) {
        yield* options.settle({ id: 'order', seat: 1, ...of(g) });
        g.log.push(99);
      },
    }),
    2,
  );

describe('effects of one moment', () => {
  it('are ordered by the player whom the rule names, until one is left', () => {
    const match = moment((g) => ({ effects: () => [0, 1, 2].map((name) => effect(g, name)) }));
    expect(keysFor(match, 1)).toEqual(['effect:a', 'effect:b', 'effect:c']);
    match.answer(1, 'effect:c');
    expect(keysFor(match, 1)).toEqual(['effect:a', 'effect:b']);
    match.answer(1, 'effect:b');
    expect(match.over).toBe(true);
    expect(match.state.log).toEqual([2, 1, 0, 99]);
  });

  it('ask nobody where there is only one, or where their order makes no difference', () => {
    const single = moment((g) => ({ effects: () => [effect(g, 1)] }));
    expect(single.state.log).toEqual([1, 99]);
    const alike = moment((g) => ({
      effects: () => [0, 1].map((name) => effect(g, name)),
      commute: () => true,
    }));
    expect(alike.state.log).toEqual([0, 1, 99]);
  });

  it('that are equal all happen, and are one option', () => {
    const match = moment((g) => ({
      effects: () => [0, 1, 0, 0].map((name, source) => ({ ...effect(g, name), source })),
    }));
    expect(keysFor(match, 1)).toEqual(['effect:a', 'effect:b']);
    match.answer(1, 'effect:a');
    expect(keysFor(match, 1)).toEqual(['effect:b', 'effect:a']);
    match.answer(1, 'effect:b');
    expect(match.state.log).toEqual([0, 1, 0, 0, 99]);
  });

  it('are gathered anew, so that one can undo the cause of another', () => {
    const match = moment((g) => ({
      effects: () => (g.log.includes(2) ? [] : [0, 1, 2].map((name) => effect(g, name))),
    }));
    match.answer(1, 'effect:b');
    match.answer(1, 'effect:c');
    expect(match.state.log).toEqual([1, 2, 99]);
  });
});
