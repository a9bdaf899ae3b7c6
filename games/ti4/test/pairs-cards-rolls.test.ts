import { describe, expect, it } from 'vitest';
import { asked, fight, landing, rolls } from './card-fights.ts';
import { officesOf } from './agendas.ts';
import { activate, HERE } from './duel.ts';
import type { Scenario } from './scenario.ts';

describe('what is added to rolls, in pairs', () => {
  it('TI-1.10 Morale Boost and Fighter Prototype add up', () => {
    const game = fight({ carrier: 1, fighter: 1 }, { cruiser: 1 }, [6, '7-', '6-'], {
      ann: { hand: ['morale-boost', 'fighter-prototype'] },
    });
    game.play('play:morale-boost', 'play:fighter-prototype');
    expect(rolls(game)[0]).toEqual([0, 1]);
  });

  it('TI-1.10 Prophecy of Ixth and Fighter Prototype add up', () => {
    const battle = (offices: readonly string[]): Scenario =>
      fight({ carrier: 1, fighter: 1 }, { cruiser: 1 }, [6, '7-', '6-'], {
        ann: { hand: ['fighter-prototype'], offices },
      }).play('play:fighter-prototype');
    expect(rolls(battle(['prophecy-of-ixth']))[0]).toEqual([0, 1]);
    expect(rolls(battle([]))[0]).toEqual([0, 0]);
  });

  it('TI-1.10 Morale Boost and Fragile: a cruiser of Jol-Nar hits as printed', () => {
    const battle = (die: number): Scenario =>
      fight({ cruiser: 1 }, { cruiser: 1 }, [die, '6-'], {
        ann: { faction: 'jol-nar', hand: ['morale-boost'] },
      }).play('play:morale-boost');
    expect(rolls(battle(7))[0]).toEqual([0, 1]);
    expect(rolls(battle(6))[0]).toEqual([0, 0]);
  });

  it('TI-1.10 Morale Boost and Tekklar Legion add up on the ground', () => {
    // Spec ops hit on 7: a 5 does with both, and Bob misses.
    const game = landing(1, 1, [5, '7-'], {
      ann: { hand: ['morale-boost'], notes: ['tekklar-legion of cat'] },
      cat: { faction: 'sardakk-norr' },
    });
    game.play('play:morale-boost', 'playNote:tekklar-legion:2');
    expect(game.controller('wellon')).toBe('ann');
  });

  it('TI-1.10 Tekklar Legion against N’orr: what Unrelenting adds is lost', () => {
    const game = (note: boolean): Scenario =>
      activate(HERE, {
        discarded: 'all',
        dice: ['6-', 7],
        ann: {
          faction: 'letnev',
          notes: note ? ['tekklar-legion of bob'] : [],
          units: { [HERE]: { carrier: 1, infantry: 1 } },
        },
        bob: { faction: 'sardakk-norr', units: { wellon: { infantry: 1 } } },
      }).play('land:wellon');
    expect(rolls(game(true).play('playNote:tekklar-legion:1'))[1]).toEqual([1, 0]);
    expect(rolls(game(false))[1]).toEqual([1, 1]);
  });

  it('TI-1.11 War Funding and Morale Boost: rerolled dice get one more too', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, [5, 6, '6-'], {
      ann: { hand: ['morale-boost'], notes: ['war-funding of cat'] },
      cat: { faction: 'letnev', goods: 2 },
    });
    game.play('play:morale-boost', 'playNote:war-funding:2', 'rerollMisses');
    expect(game.units('bob', HERE)).toEqual({});
  });

  it('TI-1.8 War Funding and Munitions Reserves: the active player takes the goods first', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, ['6-', '6-'], {
      ann: { notes: ['war-funding of bob'] },
      bob: { faction: 'letnev', goods: 2, planets: ['abyz'] },
    });
    expect(asked(game)).toEqual(['ann', 'round.start']);
    game.play('playNote:war-funding:1', 'use:munitions-reserves');
    expect([game.player('bob').goods, game.state.combat.rerolls]).toEqual([0, [false, false]]);
    expect(asked(game)).toEqual(['bob', 'announceRetreat']);
  });

  it('TI-1.11 Fire Team and The Crown of Thalnos: two abilities may reroll one die', () => {
    const game = landing(1, 2, ['6-', '6-', '7-', '7-', '7+'], {
      ann: { hand: ['fire-team'], offices: ['the-crown-of-thalnos'] },
    });
    expect(asked(game)).toEqual(['ann', 'dice.rolled']);
    game.play('play:fire-team', 'rerollMisses');
    expect(asked(game)).toEqual(['ann', 'rolls.done']);
    game.play('use:law-the-crown-of-thalnos', 'rerollMisses');
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 1 });
    expect(game.units('bob', 'wellon')).toEqual({ infantry: 1 });
  });

  it('TI-1.10 Morale Boost and The Crown of Thalnos: one more may save the unit that rerolls', () => {
    const battle = (hand: readonly string[]): Scenario =>
      fight({ cruiser: 1 }, { cruiser: 2 }, [5, '6-', '6-', 6], {
        ann: { hand, offices: ['the-crown-of-thalnos'] },
        bob: { planets: ['abyz'] },
      });
    const game = battle(['morale-boost']).play('play:morale-boost', 'stay');
    game.play('use:law-the-crown-of-thalnos', 'rerollMisses');
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([
      { cruiser: 1 },
      { cruiser: 1 },
    ]);
    const without = battle([]).play('stay', 'use:law-the-crown-of-thalnos', 'rerollMisses');
    expect([without.units('ann', HERE), without.units('bob', HERE)]).toEqual([{}, { cruiser: 2 }]);
  });
});

describe('the end of a combat, in pairs', () => {
  it('TI-10.10 Shard of the Throne and a retreat: who leaves is beaten and loses card and point', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, ['6-', '6-'], {
      bob: { points: 3, offices: ['shard-of-the-throne'], planets: ['abyz'] },
    }).play('retreat:38');
    expect(game.units('bob', '38')).toEqual({ cruiser: 1 });
    expect([officesOf(game, 'ann'), game.points('ann'), game.points('bob')]).toEqual([
      ['shard-of-the-throne'],
      1,
      2,
    ]);
  });

  it('TI-10.10 Courageous to the End and Shard of the Throne: if it takes the last ship nobody wins', () => {
    const game = fight({ cruiser: 2 }, { cruiser: 1 }, ['7+', '6-', '6-', 7, 7], {
      bob: { hand: ['courageous-to-the-end'], points: 3, offices: ['shard-of-the-throne'] },
    }).play('play:courageous-to-the-end');
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([{}, {}]);
    expect(game.events('combatDrawn')).toHaveLength(1);
    expect([officesOf(game, 'bob'), game.points('bob')]).toEqual([['shard-of-the-throne'], 3]);
  });

  it('TI-1.14 Sabotage of a third player: it speaks of no opponent and works in a combat of others', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, [6, '6-'], {
      ann: { hand: ['morale-boost'] },
      cat: { hand: ['sabotage'] },
    }).play('play:morale-boost');
    expect(asked(game)).toEqual(['cat', 'card.played']);
    game.play('play:sabotage');
    expect(rolls(game)[0]).toEqual([0, 0]);
  });

  it('TI-11.1 Emergency Repairs and Exotrireme II: repaired first, it may still be given up', () => {
    const norr = { faction: 'sardakk-norr', technologies: ['exotrireme-2'] };
    const game = fight({ 'dreadnought!': 1 }, { cruiser: 3 }, ['3-', '6-', '6-', '6-'], {
      ann: { ...norr, hand: ['emergency-repairs'] },
      bob: { planets: ['abyz'] },
    }).play('decline', 'stay', 'play:emergency-repairs');
    expect([game.units('ann', HERE), ...asked(game)]).toEqual([
      { dreadnought: 1 },
      'ann',
      'round.end',
    ]);
    game.play('use:unit-exotrireme-2');
    game.play(`destroy:${HERE}:1:cruiser:whole`, `destroy:${HERE}:1:cruiser:whole`);
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([{}, { cruiser: 1 }]);
  });
});
