import { describe, expect, it } from 'vitest';
import { attack, here, SKIRMISH } from './duel.ts';
import { opening, position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

describe('the order of effects that happen together', () => {
  const populist: Setting = {
    court: ['populist-demands', 'gatekeepers', 'arms-union', 'admin-union'],
    agents: { 'populist-demands': { ann: 1 } },
    bob: { hand: ['construction-2'] },
    cat: { hand: [] },
  };

  it('ARC-23.4 is asked too where a Vox card makes the declaration', () => {
    const game = position({
      ...populist,
      ann: { hand: ['aggression-3'], leader: 'upstart', guild: ['farseers'] },
    }).turn('lead:aggression-3', 'act:secure', 'declare:keeper');
    game.asks('ann', 'order').offers(['settleLeader:upstart', 'settleCourt:farseers']);
    game.play('settleCourt:farseers');
    expect(game.events('looked')).toHaveLength(1);
    // The other effect follows by itself, once.
    game.asks('ann', 'ambitious').play('none').asks('ann', 'action');
    expect(game.events('looked')).toHaveLength(1);
  });

  it('ARC-23.4 counts the agent that came home from the card just secured', () => {
    const game = position({
      ...populist,
      ann: { hand: ['aggression-3'], leader: 'demagogue', guild: ['farseers'], agents: 0 },
    }).turn('lead:aggression-3', 'act:secure', 'declare:keeper');
    game.asks('ann', 'order').play('settleLeader:demagogue').asks('ann', 'bold');
  });
});

describe('Warrior with Sprinter Drives', () => {
  const warrior: Side = {
    leader: 'warrior',
    lore: ['sprinter-drives'],
    hand: ['aggression-2'],
    ships: { 'c5-hex': 1 },
  };
  const pivots = (more: Setting): Scenario =>
    position({
      ann: { hand: ['construction-4', 'construction-2'], ships: { 'c1-hex': 1 } },
      bob: warrior,
      ...more,
    })
      .turn('lead:construction-4')
      .idle((game) => game.match.asks[0].seat === 1)
      .turn('pivot:aggression-2');

  it('ARC-21.10 hops from planet to gate to planet and battles there', () => {
    const game = pivots({ cat: { ships: { 'c5-arrow': 1 } } }).play('act:battle');
    game.idle((each) => each.prompt !== 'moveFresh' && each.prompt !== 'moveTo');
    expect(game.ships('bob', 'c5-arrow')).toEqual([1, 0]);
    game.asks('bob', 'raidDice');
  });

  it('ARC-21.10 does not offer a battle three systems away', () => {
    pivots({ cat: { ships: { 'c4-hex': 1 } } }).refuses('act:battle', 'ARC-10.4');
  });
});

describe('a city that comes home', () => {
  it('ARC-18.4 by Song of Freedom over an empty slot: its owner may rearrange, not the player on turn', () => {
    const game = position({
      ann: { hand: ['aggression-3'], ships: { 'c1-hex': 1 } },
      bob: { cities: ['c1-hex', 'c4-hex'], slots: ['fuel', 'relic'] },
      court: ['song-of-freedom', 'farseers', 'gatekeepers', 'arms-union'],
      agents: { 'song-of-freedom': { ann: 1 } },
    }).turn('lead:aggression-3', 'act:secure', 'freeCity:1:c1-hex:0');
    game
      .asks('bob', 'rearrange')
      .play('lift:1:1:relic', 'store:1:0:relic', 'store:1:1:fuel', 'done');
    expect(game.slots('bob')).toEqual(['relic', 'fuel']);
    game.asks('ann', 'action');
  });
});

describe('Outrage and ransacking in one battle', () => {
  it('ARC-16.11 a card stolen by Guild Struggle survives Outrage Spreads that is ransacked after it', () => {
    const game = attack(
      { ships: here(2) },
      { ships: { 'c6-gate': 1 }, cities: ['c4-arrow!', 'c4-arrow!'] },
      [SKIRMISH.hit, SKIRMISH.hit],
      {
        court: ['guild-struggle', 'outrage-spreads'],
        agents: { 'guild-struggle': { bob: 1 }, 'outrage-spreads': { bob: 1 } },
        cat: { guild: ['relic-fence', 'arms-union'] },
      },
    ).dice({ skirmish: 2 }, 'hitBuilding:city:c4-arrow:0');
    game.play('ransack:guild-struggle', 'stealCard:2:relic-fence');
    game.asks('ann', 'outrageSpreads').play('outrage:relic');
    expect(game.guild('ann')).toEqual(['relic-fence']);
    expect(game.guild('cat')).toEqual(['arms-union']);
  });

  it('ARC-16.4 a card held before the battle does not', () => {
    const game = attack(
      { ships: here(1), guild: ['relic-fence'] },
      { ships: { 'c6-gate': 1 }, cities: ['c4-arrow!'] },
      [SKIRMISH.hit],
    ).dice({ skirmish: 1 });
    expect(game.guild('ann')).toEqual([]);
  });
});

describe('passing', () => {
  it('ARC-5.4 of two players the one alone with cards is not named as the next holder', () => {
    const game = position({
      seats: 2,
      ann: { hand: ['construction-2'] },
      bob: { hand: [] },
    }).play('pass');
    expect(game.events('passedToNobody')).toEqual([{ player: 0 }]);
    expect(game.initiative).toBe('ann');
  });
});

describe('three lore cards', () => {
  it('ARC-22.9 three players end the draft with a leader and three lore cards each', () => {
    const game = opening(3, { leaders: 'three-lore' }, 'lore');
    while (game.prompt === 'draft') game.play(game.offered[0]);
    expect(game.state.players.map(({ lore }) => lore.length)).toEqual([3, 3, 3]);
    expect(new Set(game.state.players.flatMap(({ lore }) => lore)).size).toBe(9);
  });
});
