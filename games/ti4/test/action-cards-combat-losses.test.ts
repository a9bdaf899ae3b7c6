import { describe, expect, it } from 'vitest';
import { asked, fight as cardFight, type Sides } from './card-fights.ts';
import { HERE } from './duel.ts';
import type { Units, Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Bob has a place to retreat to, so that he is asked in each round. */
const fight = (ann: Units, bob: Units, dice: readonly Wanted[], sides: Sides = {}): Scenario =>
  cardFight(ann, bob, dice, { ...sides, bob: { planets: ['abyz'], ...sides.bob } });

describe('Courageous to the End', () => {
  const hand = ['courageous-to-the-end'];

  it('rolls two dice against the combat value of the lost ship; the opponent chooses what goes', () => {
    const game = fight(
      { cruiser: 1, dreadnought: 2, destroyer: 1 },
      { cruiser: 1 },
      ['9+', '*', '*', '*', '6-', '7+', '7+'],
      { bob: { hand } },
    );
    game.play('stay');
    expect(asked(game)).toEqual(['bob', 'unit.destroyed']);
    game.offers(['play:courageous-to-the-end', 'decline', 'lock']);
    game.play('play:courageous-to-the-end');
    expect(game.events('courageous')).toMatchObject([{ player: 1, kind: 'cruiser', count: 2 }]);
    expect(asked(game)).toEqual(['ann', 'courageous']);
    expect(game.about).toEqual({ count: 2 });
    game.offers(['lose:destroyer:whole', 'lose:cruiser:whole', 'lose:dreadnought:whole']);
    game.play('lose:cruiser:whole', 'lose:dreadnought:whole');
    expect(game.units('ann', HERE)).toEqual({ destroyer: 1, dreadnought: 1 });
    expect(game.events('combatWon')).toEqual([{ player: 0, system: HERE }]);
  });

  it('of several ships the player names the one that counts', () => {
    const game = fight(
      { dreadnought: 3 },
      { destroyer: 1, carrier: 1, cruiser: 1 },
      ['5+', '5+', '5+', '8-', '6-', '8-', '7+', '6-'],
      { bob: { hand } },
    );
    game.play('stay', 'play:courageous-to-the-end');
    expect(asked(game)).toEqual(['bob', 'braveShip']);
    game.offers(['chooseUnit:destroyer', 'chooseUnit:cruiser']).play('chooseUnit:cruiser');
    expect(game.events('courageous')).toMatchObject([{ kind: 'cruiser', count: 1 }]);
    expect(game.units('ann', HERE)).toEqual({ dreadnought: 2 });
  });

  it('TI-1.10 what is added to combat rolls does not count', () => {
    const game = fight({ cruiser: 2 }, { cruiser: 1 }, ['7+', '*', '5-', 6, 6], {
      bob: { faction: 'sardakk-norr', hand },
    });
    game.play('stay', 'play:courageous-to-the-end');
    expect(game.events('courageous')).toMatchObject([{ count: 0, dice: '6 6' }]);
    expect(game.units('ann', HERE)).toEqual({ cruiser: 2 });
  });

  it('works for fighters that a barrage destroys and for what Assault Cannon takes', () => {
    const barrage = fight(
      { destroyer: 2 },
      { fighter: 1, carrier: 1 },
      ['9+', '*', '*', '*', '9+', '8-'],
      {
        bob: { hand },
      },
    ).play('fire');
    expect(asked(barrage)).toEqual(['bob', 'unit.destroyed']);
    barrage.play('play:courageous-to-the-end');
    expect(barrage.units('ann', HERE)).toEqual({ destroyer: 1 });
    const cannon = fight({ cruiser: 3 }, { cruiser: 2 }, ['7+', '7+'], {
      ann: { technologies: ['assault-cannon'] },
      bob: { hand },
    });
    expect(asked(cannon)).toEqual(['bob', 'unit.destroyed']);
    cannon.play('play:courageous-to-the-end');
    expect(cannon.units('ann', HERE)).toEqual({ cruiser: 1 });
  });

  it('with Direct Hit: the loss counts before the hits of the round are assigned', () => {
    const game = fight(
      { cruiser: 2 },
      { dreadnought: 1, cruiser: 1 },
      ['7+', '6-', '6-', '4-', '5+', '4-'],
      {
        ann: { hand: ['direct-hit'] },
        bob: { hand },
      },
    );
    game.play('stay', 'sustain:dreadnought', 'play:direct-hit');
    expect(asked(game)).toEqual(['bob', 'unit.destroyed']);
    game.play('play:courageous-to-the-end');
    expect(game.events('courageous')).toMatchObject([{ kind: 'dreadnought', count: 1 }]);
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1 });
    expect(game.units('bob', HERE)).toEqual({ cruiser: 1 });
  });

  it('TI-19.7 not if the opponent has no ship left', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, ['7+', '7+'], { bob: { hand } });
    game.play('stay');
    expect(game.events('combatDrawn')).toHaveLength(1);
    expect(game.player('bob').hand).toHaveLength(1);
  });

  it('TI-28.1 not for ships that Space Cannon destroys, nor for ground forces', () => {
    const cannons = fight({ cruiser: 2 }, { cruiser: 1 }, ['6+'], {
      ann: { hand },
      bob: { units: { wellon: { pds: 1 } } },
    });
    cannons.play('fire');
    expect(cannons.units('ann', HERE)).toEqual({ cruiser: 1 });
    expect(asked(cannons)).toEqual(['bob', 'announceRetreat']);
    const ground = fight({ carrier: 1, infantry: 1 }, {}, ['7+', '7-'], {
      bob: { hand, units: { wellon: { infantry: 1 } } },
    });
    ground.play('land:wellon');
    expect(ground.events('groundWon')).toEqual([{ player: 0, planet: 'wellon' }]);
    expect(ground.player('bob').hand).toHaveLength(1);
  });

  it('TI-1.15 not for units that are removed', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1, fighter: 2 }, ['6-', '8-', '8-', '6-'], {
      bob: { hand },
    });
    game.play('retreat:38');
    expect(game.events('removed')).toMatchObject([{ kind: 'fighter', count: 2 }]);
    expect(game.player('bob').hand).toHaveLength(1);
  });

  it('TI-19.3 cancelled, no die is rolled', () => {
    const game = fight({ cruiser: 2 }, { cruiser: 1 }, ['7+', '*', '6-'], {
      ann: { hand: ['sabotage'] },
      bob: { hand },
    });
    game.play('stay', 'play:courageous-to-the-end', 'play:sabotage');
    expect(game.events('courageous')).toEqual([]);
    expect(game.units('ann', HERE)).toEqual({ cruiser: 2 });
  });
});

describe('Salvage', () => {
  const hand = ['salvage'];

  it('TI-15.3 the winner of a space combat gets all commodities of the opponent as trade goods', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, ['7+', '6-'], {
      ann: { hand, goods: 1, commodities: 2 },
      bob: { commodities: 5 },
    });
    game.play('stay');
    expect(asked(game)).toEqual(['ann', 'combat.won']);
    game.offers(['play:salvage', 'decline', 'lock']).play('play:salvage');
    expect(game.player('bob').commodities).toBe(0);
    expect(game.player('ann')).toMatchObject({ goods: 6, commodities: 2 });
  });

  it('also from an opponent who has retreated', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, ['6-', '6-'], {
      ann: { hand },
      bob: { commodities: 3 },
    });
    game.play('retreat:38', 'play:salvage');
    expect(game.player('ann').goods).toBe(3);
  });

  it('TI-19.7 not without commodities, TI-28.1 not for the loser, nor after a ground combat', () => {
    const poor = fight({ cruiser: 1 }, { cruiser: 1 }, ['7+', '6-'], { ann: { hand } });
    poor.play('stay');
    expect(poor.player('ann').hand).toHaveLength(1);
    expect(asked(poor)).toEqual(['bob', 'turn']);
    const lost = fight({ cruiser: 1 }, { cruiser: 1 }, ['6-', '7+'], {
      ann: { hand },
      bob: { commodities: 3 },
    });
    lost.play('stay');
    expect(asked(lost)).toEqual(['bob', 'turn']);
    const ground = fight({ carrier: 1, infantry: 1 }, {}, ['7+', '7-'], {
      ann: { hand },
      bob: { commodities: 3, units: { wellon: { infantry: 1 } } },
    });
    ground.play('land:wellon');
    expect(ground.events('groundWon')).toEqual([{ player: 0, planet: 'wellon' }]);
    expect(asked(ground)).toEqual(['bob', 'turn']);
  });

  it('TI-19.3 cancelled, the commodities stay', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, ['7+', '6-'], {
      ann: { hand },
      bob: { commodities: 5, hand: ['sabotage'] },
    });
    game.play('stay', 'play:salvage', 'play:sabotage');
    expect(game.player('bob').commodities).toBe(5);
    expect(game.player('ann').goods).toBe(0);
  });
});
