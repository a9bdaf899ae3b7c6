import { describe, expect, it } from 'vitest';
import { turnOrder } from '../rules/pieces.ts';
import { position, type Setting } from './position.ts';

/** Everybody holds three cards; Ann leads. */
const hands: Setting = {
  ann: { hand: ['construction-4', 'mobilization-2', 'aggression-5'] },
  bob: { hand: ['construction-5', 'construction-2', 'aggression-3'] },
  cat: { hand: ['construction-6', 'administration-2', 'aggression-2'] },
};

describe('chapter, round, turn', () => {
  it('ARC-5.1 ARC-5.2 ARC-5.9 ARC-9.6 each takes one turn, clockwise from the leader; then a new round', () => {
    const game = position({ ...hands, initiative: 'bob' });
    game.asks('bob', 'lead').turn('lead:construction-2', 'endTurn');
    game.asks('cat', 'follow').turn('copy:aggression-2', 'endTurn');
    game.asks('ann', 'follow').turn('copy:aggression-5', 'endTurn').asks('bob', 'lead');
  });

  it('ARC-5.3 ARC-6.3 ARC-21.3 declaring comes before the Prelude, the Prelude before pips', () => {
    const game = position({ ann: { ...hands.ann, slots: ['fuel'] } }).play('lead:construction-4');
    game.asks('ann', 'declareOrSeize').play('proceed').asks('ann', 'prelude');
    expect(game.offered).not.toContain('declare:warlord');
    game.play('waste:0:0:fuel').asks('ann', 'action');
    expect(game.offered.some((key) => /^(declare|spend|waste)/.test(key))).toBe(false);
  });

  it('ARC-5.4 ARC-5.5 ARC-18.13 passing hands the marker on, ends the round and gives no Prelude', () => {
    const game = position({ ...hands, ann: { ...hands.ann, slots: ['fuel'] }, bob: { hand: [] } });
    game.offersOf('lead', ['construction-4', 'mobilization-2', 'aggression-5']);
    game.play('pass').asks('cat', 'lead');
    expect(game.initiative).toBe('cat');
    expect(game.slots('ann')).toEqual(['fuel']);
    expect(game.events()).toEqual(['passed']);
  });

  it('ARC-5.4 the holder must pass with an empty hand', () => {
    const game = position({ ...hands, ann: { hand: [] } }).asks('bob', 'lead');
    expect(game.initiative).toBe('bob');
  });

  it('ARC-5.5 ARC-23.6 a pass is no turn: no ships come to the rescue', () => {
    const game = position({ ...hands, ann: { ...hands.ann, ships: {} } }).play('pass');
    game.asks('bob', 'lead');
  });

  it('ARC-5.6 ARC-20.1 all pass one after the other: hands are discarded, the chapter ends', () => {
    const game = position(hands).play('pass', 'pass').asks('cat', 'lead').play('pass');
    expect(game.events()).toEqual(expect.arrayContaining(['allPassed', 'chapter']));
    expect(game.state.chapter).toBe(2);
    expect(game.hand('ann')).toHaveLength(6);
  });

  it('ARC-5.7 a lead resets the count, a forced pass neither counts nor interrupts', () => {
    const reset = position(hands).play('pass', 'pass').turn('lead:aggression-2', 'endTurn');
    reset.turn('copy:mobilization-2', 'endTurn').turn('copy:construction-2', 'endTurn');
    reset.asks('cat', 'lead').play('pass').asks('ann', 'lead').play('pass').asks('bob', 'lead');
    const forced = position({ ...hands, initiative: 'cat', cat: { hand: [] } });
    forced.asks('ann', 'lead').play('pass').asks('bob', 'lead').play('pass');
    expect(forced.state.chapter).toBe(2);
  });

  it('ARC-5.8 on the last pass the marker still moves on; alone with cards, one keeps it', () => {
    expect(position(hands).play('pass', 'pass', 'pass').initiative).toBe('ann');
    const alone = position({ ...hands, bob: { hand: [] }, cat: { hand: [] } }).play('pass');
    expect(alone.initiative).toBe('ann');
    expect(alone.state.chapter).toBe(2);
    expect(alone.events('passedToNobody')).toEqual([{ player: 0 }]);
    expect(alone.events('passed')).toEqual([]);
  });

  it('ARC-5.9 ARC-18.13 who has no cards skips the turn and spends nothing', () => {
    const game = position({ ...hands, bob: { hand: [], slots: ['fuel'] } });
    game.turn('lead:construction-4', 'endTurn').asks('cat', 'follow');
    expect(game.events('skipped')).toEqual([{ player: 1 }]);
    expect(game.slots('bob')).toEqual(['fuel']);
  });

  it('ARC-5.10 a follower with cards must play one', () => {
    const game = position(hands).turn('lead:construction-4', 'endTurn').asks('bob', 'follow');
    expect(game.offered).not.toContain('pass');
  });

  it('ARC-5.11 ARC-8.8 turn order runs from the holder, after a seize from the new one', () => {
    const game = position(hands);
    expect(turnOrder(game.state)).toEqual([0, 1, 2]);
    game.turn('lead:construction-4', 'endTurn').play('copy:construction-2', 'seize:aggression-3');
    expect(turnOrder(game.state)).toEqual([1, 2, 0]);
  });
});

describe('end of a round', () => {
  it('ARC-9.1 ARC-9.5 ARC-9.7 whoever seized keeps the marker; seize cards are discarded too', () => {
    const game = position(hands).turn('lead:construction-4', 'endTurn');
    game.play('copy:construction-2', 'seize:aggression-3', 'endTurn');
    game.turn('surpass:construction-6', 'endTurn').asks('bob', 'lead');
    expect(game.pile.slice(-4)).toEqual([
      'construction-4',
      'construction-2',
      'aggression-3',
      'construction-6',
    ]);
  });

  it('ARC-9.2 otherwise the highest Surpass takes it', () => {
    const game = position(hands).turn('lead:construction-4', 'endTurn');
    game.turn('surpass:construction-5', 'endTurn').turn('surpass:construction-6', 'endTurn');
    game.asks('cat', 'lead');
    const first = position({ ...hands, bob: hands.cat!, cat: hands.bob! });
    first.turn('lead:construction-4', 'endTurn').turn('surpass:construction-6', 'endTurn');
    first.turn('surpass:construction-5', 'endTurn').asks('bob', 'lead');
  });

  it('ARC-9.3 a Pivot or a Copy never takes it', () => {
    const game = position(hands).turn('lead:construction-4', 'endTurn');
    game.turn('pivot:aggression-3', 'endTurn').turn('copy:construction-6', 'endTurn');
    game.asks('ann', 'lead');
  });

  it('ARC-9.4 ARC-9.6 a Union brings its card back after the check, and prolongs the chapter', () => {
    const game = position({
      ann: { hand: ['construction-4'] },
      bob: { hand: ['construction-5'], guild: ['construction-union'] },
      cat: { hand: [] },
    }).turn('lead:construction-4', 'endTurn');
    game.opens('surpass:construction-5', 'use:construction-union', 'union:construction-5');
    expect(game.guild('bob')).toEqual([]);
    game.play('endTurn').asks('bob', 'lead').offersOf('lead', ['construction-5']);
    expect(game.state.chapter).toBe(1);
    expect(game.courtDiscard).toContain('construction-union');
    expect(game.pile.at(-1)).toBe('construction-4');
  });

  it('ARC-9.6 without a card in any hand the chapter ends', () => {
    const game = position({
      ann: { hand: ['construction-4'] },
      bob: { hand: ['construction-5'] },
      cat: { hand: [] },
    })
      .turn('lead:construction-4', 'endTurn')
      .turn('surpass:construction-5', 'endTurn');
    expect(game.state.chapter).toBe(2);
    game.asks('bob', 'lead');
  });
});
