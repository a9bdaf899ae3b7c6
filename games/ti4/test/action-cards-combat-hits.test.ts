import { describe, expect, it } from 'vitest';
import { battleOdds } from '../odds/index.ts';
import { battleUnderWay } from '../odds/match.ts';
import { asked, fight as cardFight, type Sides } from './card-fights.ts';
import { HERE } from './duel.ts';
import type { Side, Units, Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Bob has a place to retreat to, so that he is asked in each round. */
const fight = (ann: Units, bob: Units, dice: readonly Wanted[], sides: Sides = {}): Scenario =>
  cardFight(ann, bob, dice, { ...sides, bob: { planets: ['abyz'], ...sides.bob } });

describe('Shields Holding', () => {
  const hand = ['shields-holding'];

  it('cancels up to two hits of a round before they are assigned', () => {
    const dice = ['7+', '7+', '7+', '6-', '6-', '6-'] as const;
    const game = fight({ cruiser: 3 }, { cruiser: 3 }, dice, { bob: { hand } }).play('stay');
    expect(asked(game)).toEqual(['bob', 'hits.assign']);
    game.offers(['play:shields-holding', 'decline', 'lock']).play('play:shields-holding');
    expect(asked(game)).toEqual(['bob', 'shieldsHolding']);
    expect(game.about).toEqual({ taken: 3 });
    game.offers(['chooseCount:2', 'chooseCount:1']).play('chooseCount:2');
    expect(game.events('cancelledHits')).toEqual([{ player: 1, count: 2 }]);
    expect(game.units('bob', HERE)).toEqual({ cruiser: 2 });
    const less = fight({ cruiser: 3 }, { cruiser: 3 }, dice, { bob: { hand } });
    less.play('stay', 'play:shields-holding', 'chooseCount:1');
    expect(less.units('bob', HERE)).toEqual({ cruiser: 1 });
  });

  it('a single hit leaves nothing to choose', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, ['7+', '6-'], { bob: { hand } });
    game.play('stay', 'play:shields-holding');
    expect(asked(game)).toEqual(['bob', 'announceRetreat']);
    expect(game.units('bob', HERE)).toEqual({ cruiser: 1 });
  });

  it('TI-26.16 cancels hits of anti-fighter barrage, and then of the round', () => {
    const game = fight(
      { destroyer: 2 },
      { carrier: 1, fighter: 3 },
      ['9+', '9+', '9+', '8-', '9+', '8-', '8-'],
      { bob: { hand: ['shields-holding', 'shields-holding'] } },
    );
    game.play('fire');
    expect(asked(game)).toEqual(['bob', 'hits.assign']);
    game.play('play:shields-holding', 'chooseCount:2');
    expect(game.units('bob', HERE)).toEqual({ carrier: 1, fighter: 2 });
    expect(game.state.combat.hits).toEqual([0, 0]);
    game.play('stay');
    expect(asked(game)).toEqual(['bob', 'hits.assign']);
    game.play('play:shields-holding');
    expect(game.units('bob', HERE)).toEqual({ carrier: 1, fighter: 2 });
  });

  it('TI-10.3 hits of a barrage beyond the fighters are there to be cancelled first', () => {
    const game = fight({ destroyer: 2 }, { carrier: 1, fighter: 1 }, ['9+', '9+', '9+', '8-'], {
      bob: { hand },
    });
    game.play('fire', 'play:shields-holding', 'chooseCount:2');
    expect(game.units('bob', HERE)).toEqual({ carrier: 1 });
  });

  it('TI-19.2 one card for each roll', () => {
    const game = fight({ cruiser: 3 }, { cruiser: 3 }, ['7+', '7+', '7+', '6-', '6-', '6-'], {
      bob: { hand: ['shields-holding', 'shields-holding'] },
    });
    game.play('stay', 'play:shields-holding', 'chooseCount:2');
    expect(game.units('bob', HERE)).toEqual({ cruiser: 2 });
    expect(asked(game)).toEqual(['bob', 'announceRetreat']);
    expect(game.player('bob').hand).toHaveLength(1);
  });

  it('TI-19.7 only who is hit is asked', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, ['7+', '6-'], { ann: { hand } });
    game.play('stay');
    expect(game.events('combatWon')).toEqual([{ player: 0, system: HERE }]);
    expect(game.player('ann').hand).toHaveLength(1);
  });

  it('TI-9.4 not against Space Cannon', () => {
    const game = fight({ cruiser: 1 }, {}, ['6+'], {
      ann: { hand },
      bob: { units: { wellon: { pds: 1 } } },
    });
    expect(asked(game)).toEqual(['bob', 'spaceCannon']);
    game.play('fire');
    expect(game.units('ann', HERE)).toEqual({});
    expect(game.player('ann').hand).toHaveLength(1);
  });

  it('TI-10.14 not against what destroys without a hit, nor in a ground combat', () => {
    const game = fight({ cruiser: 3 }, { cruiser: 2 }, [], {
      ann: { technologies: ['assault-cannon'] },
      bob: { hand },
    });
    expect(game.units('bob', HERE)).toEqual({ cruiser: 1 });
    expect(asked(game)).toEqual(['bob', 'announceRetreat']);
    const ground = fight({ carrier: 1, infantry: 1 }, {}, ['7+', '7-'], {
      bob: { hand, units: { wellon: { infantry: 1 } } },
    });
    ground.play('land:wellon');
    expect(ground.events('groundWon')).toEqual([{ player: 0, planet: 'wellon' }]);
  });

  it('then Sustain Damage deals with what is left', () => {
    const game = fight({ cruiser: 3 }, { dreadnought: 1 }, ['7+', '7+', '7+', '4-'], {
      bob: { hand },
    });
    game.play('stay', 'play:shields-holding', 'chooseCount:2');
    expect(asked(game)).toEqual(['bob', 'sustainDamage']);
    expect(game.about).toMatchObject({ hits: 1 });
    game.play('sustain:dreadnought');
    expect(game.units('bob', HERE)).toEqual({ 'dreadnought!': 1 });
  });

  it('TI-19.3 cancelled, all hits count, and TI-19.5 a second one may follow', () => {
    const game = fight({ cruiser: 2 }, { cruiser: 2 }, ['7+', '7+', '6-', '6-'], {
      ann: { hand: ['sabotage'] },
      bob: { hand: ['shields-holding', 'shields-holding'] },
    });
    game.play('stay', 'play:shields-holding');
    expect(asked(game)).toEqual(['ann', 'card.played']);
    game.play('play:sabotage');
    expect(game.state.combat.hits).toEqual([0, 2]);
    expect(asked(game)).toEqual(['bob', 'hits.assign']);
    game.play('decline');
    expect(game.units('bob', HERE)).toEqual({});
  });
});

describe('Direct Hit', () => {
  const hand = ['direct-hit'];

  it('TI-11.4 destroys the ship that has just used Sustain Damage', () => {
    const game = fight({ cruiser: 1 }, { dreadnought: 1 }, ['7+', '4-'], { ann: { hand } });
    game.play('stay', 'sustain:dreadnought');
    expect(asked(game)).toEqual(['ann', 'sustain.used']);
    expect(game.about).toEqual({ player: 1, kind: 'dreadnought', system: HERE });
    game.offers(['play:direct-hit', 'decline', 'lock']).play('play:direct-hit');
    expect(game.units('bob', HERE)).toEqual({});
    expect(game.events('combatWon')).toEqual([{ player: 0, system: HERE }]);
  });

  it('TI-11.4 comes between two uses: the owner decides on the next one afterwards', () => {
    const game = fight({ cruiser: 2 }, { dreadnought: 2 }, ['7+', '7+', '4-', '4-'], {
      ann: { hand },
    });
    game.play('stay', 'sustain:dreadnought', 'play:direct-hit');
    expect(asked(game)).toEqual(['bob', 'sustainDamage']);
    expect(game.about).toMatchObject({ hits: 1 });
    game.offers(['sustain:dreadnought', 'decline']).play('sustain:dreadnought');
    expect(game.units('bob', HERE)).toEqual({ 'dreadnought!': 1 });
  });

  it('TI-11.4 a card for each ship: the second one follows the second use', () => {
    const game = fight({ cruiser: 2 }, { dreadnought: 2 }, ['7+', '7+', '4-', '4-'], {
      ann: { hand: ['direct-hit', 'direct-hit'] },
    });
    game.play('stay', 'sustain:dreadnought', 'play:direct-hit', 'sustain:dreadnought');
    expect(asked(game)).toEqual(['ann', 'sustain.used']);
    game.play('play:direct-hit');
    expect(game.units('bob', HERE)).toEqual({});
  });

  it('only the player who made the hit is asked', () => {
    const game = fight({ dreadnought: 1 }, { cruiser: 1 }, ['4-', '7+'], { ann: { hand } });
    game.play('stay', 'sustain:dreadnought');
    expect(asked(game)).toEqual(['bob', 'announceRetreat']);
    const cat: Side = { technologies: ['pds-2'], units: { abyz: { pds: 1 } } };
    const third = fight({ dreadnought: 1 }, { cruiser: 1 }, ['5+'], {
      bob: { hand, planets: ['quann'] },
      cat,
    });
    expect(asked(third)).toEqual(['cat', 'spaceCannon']);
    third.play('fire', 'decline', 'sustain:dreadnought');
    expect(asked(third)).toEqual(['bob', 'announceRetreat']);
    expect(third.units('ann', HERE)).toEqual({ 'dreadnought!': 1 });
  });

  it('TI-5.3 after Space Cannon too; outside a combat the capacity is checked at once', () => {
    const game = fight({ dreadnought: 1, carrier: 1, infantry: 4, fighter: 3 }, {}, ['6+', '6+'], {
      bob: { hand, units: { wellon: { pds: 2 } } },
    });
    game.play('fire', 'sustain:dreadnought');
    expect(asked(game)).toEqual(['bob', 'sustain.used']);
    game.play('play:direct-hit');
    expect(game.units('ann', HERE)).toEqual({ carrier: 1, infantry: 4, fighter: 3 });
    expect(asked(game)).toEqual(['ann', 'overCapacity']);
    game.play(`remove:${HERE}:infantry`);
    expect(asked(game)).toEqual(['ann', 'assignHits']);
  });

  it('TI-5.3 in a combat the capacity waits for its end', () => {
    const game = fight(
      { cruiser: 1 },
      { dreadnought: 1, destroyer: 1, fighter: 1 },
      ['7+', '8-', '8-', '4-'],
      {
        ann: { hand },
      },
    );
    game.play('stay', 'sustain:dreadnought', 'play:direct-hit');
    expect(game.units('bob', HERE)).toEqual({ destroyer: 1, fighter: 1 });
  });

  it('with Duranium Armor: the ship that was damaged before is repaired', () => {
    const game = fight({ cruiser: 1 }, { dreadnought: 1, 'dreadnought!': 1 }, ['7+', '4-', '4-'], {
      ann: { hand },
      bob: { technologies: ['duranium-armor'] },
    });
    game.play('stay', 'sustain:dreadnought', 'play:direct-hit');
    expect(game.units('bob', HERE)).toEqual({ dreadnought: 1 });
    expect(game.events('repaired')).toEqual([{ player: 1, kind: 'dreadnought' }]);
  });

  it('with Non-Euclidean Shielding: both hits stay cancelled', () => {
    const game = fight(
      { cruiser: 3 },
      { dreadnought: 1, cruiser: 2 },
      ['7+', '7+', '7+', '6-', '6-', '4-'],
      { ann: { hand }, bob: { faction: 'letnev', technologies: ['non-euclidean-shielding'] } },
    );
    game.play('stay', 'sustain:dreadnought', 'play:direct-hit');
    expect(game.units('bob', HERE)).toEqual({ cruiser: 1 });
  });

  it('the odds count the hits that are left, whatever became of the ships', () => {
    const game = fight({ cruiser: 2 }, { dreadnought: 2 }, ['7+', '7+', '4-', '4-'], {
      ann: { hand },
    });
    game.play('stay', 'sustain:dreadnought', 'play:direct-hit');
    const [, bob] = battleUnderWay(game.state, true)!.hits!;
    expect(bob).toEqual({ hits: 1, heavy: 0, sustained: [0, 0, 0, 0] });
    const odds = battleOdds(battleUnderWay(game.state, true)!);
    expect(odds.sides[1].gone).toBeGreaterThan(0);
    expect(odds.sides[1].gone).toBeLessThan(1);
  });

  it('TI-19.3 cancelled, the ship is damaged and no more; TI-19.5 another card may follow', () => {
    const game = fight({ cruiser: 1 }, { dreadnought: 1 }, ['7+', '4-'], {
      ann: { hand: ['direct-hit', 'direct-hit'] },
      bob: { hand: ['sabotage'] },
    });
    game.play('stay', 'sustain:dreadnought', 'play:direct-hit', 'play:sabotage');
    expect(game.units('bob', HERE)).toEqual({ 'dreadnought!': 1 });
    expect(asked(game)).toEqual(['ann', 'sustain.used']);
    game.play('play:direct-hit');
    expect(game.units('bob', HERE)).toEqual({});
  });
});
