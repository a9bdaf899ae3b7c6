import {
  checkShape,
  FastChance,
  forgetCards,
  HIDDEN,
  hidden,
  InputError,
  int,
  knownTo,
  knownToAll,
  LawError,
  list,
  mixCards,
  moveCards,
  nobody,
  owner,
  putCard,
  record,
  type Schema,
  showCards,
  SPECTATOR,
  takeCard,
  type Zone,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { enter } from '../src/scene.ts';
import { secrecyOf, somethingRevealed } from '../src/secrecy.ts';

const SEATS = 3;
const known = { in: 'known', seats: SEATS };

/** Hands and a deck, cards of which some seats have seen, and an aim that was shown to one of them. */
const schema = record({
  players: list(
    record({
      hand: hidden(list(int), { pool: 'cards', sees: owner, known }),
      known: list(int),
      aim: hidden(int, { pool: 'aims', sees: owner, known: { ...known, in: 'shown' } }),
      shown: int,
    }),
  ),
  deck: hidden(list(int), { pool: 'cards', sees: nobody, known: { ...known, in: 'peeked' } }),
  peeked: list(int),
});

interface State {
  players: { hand: number[]; known: number[]; aim: number; shown: number }[];
  deck: number[];
  peeked: number[];
}

const state = (): State => ({
  players: [
    { hand: [1, 2], known: [0, 0], aim: 7, shown: 0 },
    { hand: [3], known: [0], aim: 8, shown: 0 },
    { hand: [], known: [], aim: 9, shown: 0 },
  ],
  deck: [4, 5, 6],
  peeked: [0, 0, 0],
});

const secrecy = secrecyOf<State>(schema);
const handOf = (g: State, seat: number): Zone => ({
  cards: g.players[seat].hand,
  known: g.players[seat].known,
});
const deckOf = (g: State): Zone => ({ cards: g.deck, known: g.peeked });

function view(g: State, seat: number): State {
  const seen = structuredClone(g);
  secrecy.mask(seen, seat);
  return seen;
}

const H = HIDDEN;

describe('who knows a card', () => {
  it('sees it where it lies, and nobody else does', () => {
    const g = state();
    showCards(deckOf(g), knownTo(1), 2);
    showCards(handOf(g, 0), knownTo(2));
    g.players[0].shown = knownTo(1);
    expect([0, 1, 2, SPECTATOR].map((seat) => view(g, seat).deck)).toEqual([
      [H, H, H],
      [H, 5, 6],
      [H, H, H],
      [H, H, H],
    ]);
    expect([0, 1, 2, SPECTATOR].map((seat) => view(g, seat).players[0].hand)).toEqual([
      [1, 2],
      [H, H],
      [1, 2],
      [H, H],
    ]);
    expect([0, 1, 2, SPECTATOR].map((seat) => view(g, seat).players[0].aim)).toEqual([7, 7, H, H]);
  });

  it('is a spectator too where all know it, but not where each seat of a smaller match does', () => {
    const g = state();
    putCard(deckOf(g), 10, knownToAll(SEATS));
    putCard(deckOf(g), 11, knownTo(0, 1));
    expect(view(g, SPECTATOR).deck).toEqual([H, H, H, 10, H]);
  });

  it('learns something that cannot be taken back freely', () => {
    const g = state();
    const before = [secrecy.unseen(g, 1)];
    showCards(deckOf(g), knownTo(1), 1);
    expect(somethingRevealed(before, [secrecy.unseen(g, 1)])).toBe(true);
  });

  it('still knows it when it moves, in its new place', () => {
    const g = state();
    showCards(deckOf(g), knownTo(1));
    expect(moveCards(deckOf(g), handOf(g, 2), 2, knownTo(0))).toEqual([4, 5]);
    expect(g.players[2]).toMatchObject({ hand: [4, 5], known: [knownTo(0, 1), knownTo(0, 1)] });
    expect(view(g, 1).players[2].hand).toEqual([4, 5]);
    expect(takeCard(handOf(g, 2), 4)).toBe(knownTo(0, 1));
    expect(g.players[2]).toMatchObject({ hand: [5], known: [knownTo(0, 1)] });
    expect(() => takeCard(handOf(g, 2), 4)).toThrow(LawError);
  });

  it('forgets, except for those who could see what happened', () => {
    const g = state();
    showCards(handOf(g, 0), knownTo(1, 2));
    forgetCards(handOf(g, 0), knownTo(2));
    expect(g.players[0].known).toEqual([knownTo(2), knownTo(2)]);
    forgetCards(handOf(g, 0));
    expect(g.players[0].known).toEqual([0, 0]);
  });

  it('loses track of shuffled cards only', () => {
    const g = state();
    showCards(deckOf(g), knownTo(0));
    const outside = enter({ chance: new FastChance(4), events: null, outcomes: null });
    mixCards(deckOf(g), 2);
    enter(outside);
    expect(g.deck[0]).toBe(4);
    expect(new Set(g.deck.slice(1))).toEqual(new Set([5, 6]));
    expect(g.peeked).toEqual([knownTo(0), 0, 0]);
  });

  it('has the card in every sample, and the rest lies anywhere', () => {
    const g = state();
    showCards(deckOf(g), knownTo(1), 1);
    const tops = new Set<number>();
    for (let seed = 0; seed < 200; seed++) {
      const [known, dealt] = [structuredClone(g), structuredClone(g)];
      secrecy.redeal(known, 1, new FastChance(seed));
      secrecy.redeal(dealt, 0, new FastChance(seed));
      expect(view(known, 1)).toEqual(view(g, 1));
      expect(known.deck[2]).toBe(6);
      tops.add(dealt.deck[2]);
    }
    expect(tops).toEqual(new Set([3, 4, 5, 6]));
  });
});

describe('where it is kept', () => {
  it.each<[string, Schema]>([
    ['there is no such field', record({ a: hidden(int, { pool: 'x', sees: nobody, known }) })],
    [
      'a list needs a list',
      record({ a: hidden(list(int), { pool: 'x', sees: nobody, known }), known: int }),
    ],
    [
      'a list in a list has no field beside it',
      record({ a: list(hidden(list(int), { pool: 'x', sees: nobody, known })), known: list(int) }),
    ],
    [
      'a number has 31 bits',
      record({
        a: hidden(int, { pool: 'x', sees: nobody, known: { in: 'known', seats: 32 } }),
        known: int,
      }),
    ],
  ])('must fit the cards: %s', (_why, spoilt) => {
    expect(() => secrecyOf(spoilt)).toThrow(LawError);
  });

  it('is as long as the cards in every stored state', () => {
    expect(() => checkShape(schema, state())).not.toThrow();
    expect(() => checkShape(schema, { ...state(), peeked: [0, 0] })).toThrow(InputError);
  });
});
