import { FastChance, HIDDEN, SPECTATOR } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { arcs } from '../index.ts';
import { opening, position, type Setting } from './position.ts';
import { cardOf } from './table.ts';

const covered = (list: readonly number[]): number[] => list.map(() => HIDDEN);

const middle: Setting = {
  ann: { hand: ['construction-4', 'mobilization-2'], slots: ['fuel'], guild: ['farseers'] },
  bob: { hand: ['construction-5', 'aggression-3'], captives: { ann: 1 } },
  cat: { hand: ['administration-2', 'mobilization-6'], trophies: { bob: { ship: 1 } } },
};

describe('who may know what', () => {
  it.each([SPECTATOR, 0, 1, 2])(
    'ARC-K1 ARC-K2 ARC-K10 ARC-23.13 seat %i sees all but hands, pile and deck',
    (seat) => {
      const { state, match } = position(middle);
      expect(match.observe(seat).state).toEqual({
        ...state,
        agenda: [],
        pile: covered(state.pile),
        courtDeck: covered(state.courtDeck),
        players: state.players.map((player, at) =>
          at === seat ? player : { ...player, hand: covered(player.hand) },
        ),
      });
    },
  );

  it('ARC-K3 ARC-7.5 a copied card and a seize card are known to their player alone, afterwards too', () => {
    const game = position(middle).turn('lead:construction-4', 'endTurn');
    game.play('copy:construction-5', 'seize:aggression-3', 'endTurn');
    const plays = (seat: number) => game.match.observe(seat).state.played.map(({ card }) => card);
    const cards = ['construction-4', 'construction-5', 'aggression-3'].map(cardOf);
    expect(plays(1)).toEqual(cards);
    expect(plays(2)).toEqual([cards[0], HIDDEN, HIDDEN]);
    game.turn('copy:administration-2', 'endTurn').asks('cat', 'lead');
    const seen = (seat: number) => game.match.observe(seat).state.pile.slice(-4);
    expect(seen(0)).toEqual([cards[0], HIDDEN, HIDDEN, HIDDEN]);
    expect(seen(1).slice(0, 3)).toEqual(cards);
  });

  it('ARC-K4 a card drawn is known to the drawer only', () => {
    const game = position({ ...middle, pile: ['administration-6'] });
    game.opens('lead:construction-4', 'use:farseers', 'draw');
    const hand = (seat: number) => game.match.observe(seat).state.players[0].hand;
    expect(hand(0)).toEqual(['mobilization-2', 'administration-6'].map(cardOf));
    expect(hand(1)).toEqual([HIDDEN, HIDDEN]);
  });

  it('ARC-K3 farseers: nobody else can tell which card was discarded', () => {
    const discarding = (...hand: string[]) =>
      position({
        ann: { hand: ['construction-4', ...hand], guild: ['farseers'] },
        pile: ['administration-6', 'administration-5'],
      }).opens('lead:construction-4', 'use:farseers');
    const [first, last] = ['mobilization-2', 'mobilization-3'].map((card) =>
      discarding('mobilization-2', 'mobilization-3').play(`discardCard:${card}`),
    );
    for (const seat of [SPECTATOR, 1, 2])
      expect(last.match.observe(seat)).toEqual(first.match.observe(seat));
    last.asks('ann', 'farseersDiscard').offers(['draw']);
    expect(last.match.undoRight(0)).toBe('free');
    // Everybody sees that no card is left to discard.
    const empty = discarding('mobilization-2').play('discardCard:mobilization-2');
    expect(empty.hand('ann')).toEqual(['administration-6', 'administration-5']);
  });

  it('ARC-K1 farseers: the holder alone sees the hand; both know what was swapped', () => {
    const game = position(middle).play('lead:construction-4', 'declare:warlord', 'lookAt:1');
    const hand = (seat: number, of: number) => game.match.observe(seat).state.players[of].hand;
    expect(hand(0, 1)).toEqual(['construction-5', 'aggression-3'].map(cardOf));
    expect(hand(2, 1)).toEqual([HIDDEN, HIDDEN]);
    game.play('takeCard:aggression-3');
    expect(hand(1, 0)).toEqual([cardOf('aggression-3')]);
    expect(hand(0, 1)).toContain(cardOf('mobilization-2'));
    expect(hand(2, 0)).toEqual([HIDDEN]);
  });

  it('ARC-K1 a follower is asked even if the only card can only be copied: being asked betrays nothing', () => {
    const game = position({
      ann: { hand: ['construction-4', 'mobilization-2'] },
      bob: { hand: ['construction-2'] },
    }).turn('lead:construction-4', 'endTurn');
    game.asks('bob', 'follow').offers(['copy:construction-2']);
    expect(game.match.observe(2).question).toBeNull();
  });

  it('ARC-K1 ARC-K3 who saw a hand no longer knows it once a card has left it face down', () => {
    const game = position(middle).play(
      'lead:construction-4',
      'declare:warlord',
      'lookAt:1',
      'none',
    );
    game.play('endPrelude', 'endTurn').turn('copy:aggression-3', 'endTurn');
    expect(game.match.observe(0).state.players[1].hand).toEqual([HIDDEN]);
  });

  it('ARC-K1 who saw a hand still knows the rest once a card has left it face up', () => {
    const game = position(middle).play(
      'lead:construction-4',
      'declare:warlord',
      'lookAt:1',
      'none',
    );
    game.play('endPrelude', 'endTurn').turn('pivot:aggression-3', 'endTurn');
    expect(game.match.observe(0).state.players[1].hand).toEqual([cardOf('construction-5')]);
    expect(game.match.observe(2).state.players[1].hand).toEqual([HIDDEN]);
  });

  it('ARC-K5 undealt cards are unknown', () => {
    const { match, state } = opening(2);
    expect(match.observe(0).state.pile).toEqual(covered(state.pile));
  });

  it('ARC-K7 a card that a Union returned is public', () => {
    const game = position({
      ann: { hand: ['construction-4'], guild: ['construction-union'] },
      bob: { hand: ['aggression-3', 'aggression-2'] },
      cat: { hand: [] },
    }).opens('lead:construction-4', 'use:construction-union', 'endTurn');
    game.turn('copy:aggression-3', 'endTurn').asks('ann', 'lead');
    expect(game.match.observe(1).state.players[0].hand).toEqual([cardOf('construction-4')]);
  });

  it('ARC-K8 the face-up pile of split discards is open to all', () => {
    const game = position({ ...middle, splitDiscard: true, openPile: true });
    expect(game.match.observe(2).state.openPile).toEqual(game.state.openPile);
  });

  it('ARC-K9 the order of the Court deck is hidden, its size and the discards are not', () => {
    const { match, state } = position({ ...middle, courtDiscard: ['arms-union'] });
    const seen = match.observe(1).state;
    expect(seen.courtDeck).toEqual(covered(state.courtDeck));
    expect(seen.courtDiscard).toEqual(state.courtDiscard);
  });

  it('ARC-K11 the rows of the draft are open, what was not dealt to them is not', () => {
    const { match, state } = opening(3, { leaders: 'on' });
    const seen = match.observe(0).state;
    expect(seen.leaderRow).toEqual(state.leaderRow);
    expect(seen.loreRow).toEqual(state.loreRow);
    expect(seen.leaderBox).toEqual(covered(state.leaderBox));
    expect(seen.loreBox).toEqual(covered(state.loreBox));
  });

  it('what a seat may believe differs only in what it cannot see', () => {
    const { state, match } = position(middle);
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    const believed = seeds.map((seed) => match.sample(0, new FastChance(seed)).state);
    for (const other of believed) expect(arcs.view(other, 0)).toEqual(arcs.view(state, 0));
    expect(new Set(believed.map(({ players }) => players[1].hand.join())).size).toBeGreaterThan(1);
  });

  it('ARC-K12 choices before a roll are binding: dice are chosen one kind after the other', () => {
    const game = position({
      ann: { hand: ['aggression-4'], ships: { 'c1-gate': 2 } },
      bob: { ships: { 'c1-gate': 1 } },
    }).turn('lead:aggression-4', 'act:battle', 'raidDice:1');
    expect(game.state.battle.dice).toEqual([]);
    game.play('assaultDice:1');
    expect(game.events('rolled')).toHaveLength(1);
  });
});
