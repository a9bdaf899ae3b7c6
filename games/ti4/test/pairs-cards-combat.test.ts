import { describe, expect, it } from 'vitest';
import { officesOf } from './agendas.ts';
import { asked, fight } from './card-fights.ts';
import { handOf, laidOut, notesIn } from './council.ts';
import { activate, HERE } from './duel.ts';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

describe('Direct Hit, in pairs', () => {
  const ann = { hand: ['direct-hit'] };

  it('TI-1.2 with Dreadnought II: it cannot be destroyed by the card, so nobody is asked', () => {
    const game = fight({ cruiser: 1 }, { dreadnought: 1 }, ['7+', '4-', '6-', '4-'], {
      ann,
      bob: { technologies: ['dreadnought-2'], planets: ['abyz'] },
    });
    game.play('stay', 'sustain:dreadnought');
    expect(asked(game)).toEqual(['bob', 'announceRetreat']);
    expect(game.units('bob', HERE)).toEqual({ 'dreadnought!': 1 });
    expect(handOf(game, 'ann')).toEqual(['direct-hit']);
  });

  it('TI-1.2 with Exotrireme II: neither can that one, but a flagship beside it can', () => {
    const norr = { faction: 'sardakk-norr', technologies: ['exotrireme-2'], planets: ['abyz'] };
    const fleet = { dreadnought: 1, flagship: 1 };
    const dice = ['7+', '7+', '3-', '4-', '4-'] as const;
    const game = fight({ cruiser: 2 }, fleet, dice, { ann, bob: norr });
    game.play('stay', 'sustain:dreadnought');
    expect(asked(game)).toEqual(['bob', 'sustainDamage']);
    game.play('sustain:flagship');
    expect(asked(game)).toEqual(['ann', 'sustain.used']);
    game.play('play:direct-hit');
    expect(game.units('bob', HERE)).toEqual({ 'dreadnought!': 1 });
  });

  it('TI-11.4 with Experimental Battlestation: its hits are those of an own unit', () => {
    const game = position({
      discarded: 'all',
      dice: ['5+', '4-', '4-'],
      ann: { faction: 'sardakk-norr', units: { 39: { dreadnought: 1 } } },
      bob: {
        faction: 'hacan',
        hand: ['experimental-battlestation', 'direct-hit'],
        units: { abyz: { dock: 1 } },
      },
    }).play(`activate:${HERE}`, 'move:39:dreadnought:whole:plain');
    game.play('play:experimental-battlestation', 'fire', 'sustain:dreadnought');
    expect(asked(game)).toEqual(['bob', 'sustain.used']);
    game.play('play:direct-hit');
    expect(game.units('ann', HERE)).toEqual({});
  });

  it('TI-11.4 with Shields Holding: a hit that is cancelled first asks for no Sustain Damage', () => {
    const game = fight({ cruiser: 2 }, { dreadnought: 1 }, ['7+', '7+', '4-'], {
      ann,
      bob: { hand: ['shields-holding'], planets: ['abyz'] },
    });
    game.play('stay', 'play:shields-holding', 'chooseCount:2');
    expect(asked(game)).toEqual(['bob', 'announceRetreat']);
    expect(game.units('bob', HERE)).toEqual({ dreadnought: 1 });
    expect(handOf(game, 'ann')).toEqual(['direct-hit']);
  });

  it('TI-9.4 with Maneuvering Jets: one hit is cancelled, Direct Hit follows the use against the other', () => {
    const game = activate(HERE, {
      discarded: 'all',
      dice: ['6+', '6+'],
      ann: {
        faction: 'sardakk-norr',
        hand: ['maneuvering-jets'],
        units: { [HERE]: { dreadnought: 1 } },
      },
      bob: { faction: 'hacan', hand: ['direct-hit'], units: { wellon: { pds: 2 } } },
    }).play('fire', 'play:maneuvering-jets');
    expect(asked(game)).toEqual(['ann', 'sustainDamage']);
    expect(game.about).toMatchObject({ hits: 1 });
    game.play('sustain:dreadnought', 'play:direct-hit');
    expect(game.units('ann', HERE)).toEqual({});
  });

  it('TI-11.1 with Emergency Repairs: a ship repaired at the end sustains and is hit directly next round', () => {
    const game = fight({ cruiser: 1 }, { dreadnought: 1 }, ['7+', '4-', '7+', '4-'], {
      ann,
      bob: { hand: ['emergency-repairs'], planets: ['abyz'] },
    });
    game.play('stay', 'sustain:dreadnought', 'decline');
    expect(asked(game)).toEqual(['bob', 'round.end']);
    game.play('play:emergency-repairs');
    expect(game.units('bob', HERE)).toEqual({ dreadnought: 1 });
    game.play('stay', 'sustain:dreadnought', 'play:direct-hit');
    expect(game.units('bob', HERE)).toEqual({});
  });
});

describe('Publicize Weapon Schematics, in pairs', () => {
  const schematics = (setting: Setting): Scenario =>
    activate(HERE, {
      discarded: 'all',
      laws: ['publicize-weapon-schematics'],
      ...setting,
    });

  it('TI-11.1 with Direct Hit: no Sustain Damage, so the first hit destroys the war sun', () => {
    const game = schematics({
      dice: ['7+', '2-', '2-', '2-'],
      ann: { faction: 'sol', hand: ['direct-hit'], units: { [HERE]: { cruiser: 1 } } },
      bob: { faction: 'hacan', technologies: ['war-sun'], units: { [HERE]: { warsun: 1 } } },
    });
    expect(game.units('bob', HERE)).toEqual({});
    expect(handOf(game, 'ann')).toEqual(['direct-hit']);
  });

  it('TI-19.7 with Emergency Repairs: a unit without Sustain Damage is not repaired', () => {
    const sides = {
      dice: ['6-', '2-', '2-', '2-'],
      ann: { faction: 'sol', units: { [HERE]: { cruiser: 1 } } },
      bob: {
        faction: 'hacan',
        hand: ['emergency-repairs', 'morale-boost'],
        technologies: ['war-sun'],
        units: { [HERE]: { 'warsun!': 1 } },
      },
    } as const;
    const game = schematics(sides);
    expect(asked(game)).toEqual(['bob', 'round.start']);
    game.offers(['play:morale-boost', 'decline', 'lock']);
    game.refuses('play:emergency-repairs', 'TI-19.7');
    const free = activate(HERE, { discarded: 'all', ...sides });
    free.offers(['play:morale-boost', 'play:emergency-repairs', 'decline', 'lock']);
  });
});

describe('Skilled Retreat, in pairs', () => {
  const hand = ['skilled-retreat'];

  it('TI-10.13 with Salvage and Shard of the Throne: a draw has no winner', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, [], {
      ann: { hand: ['salvage'] },
      bob: { hand, commodities: 3, points: 2, offices: ['shard-of-the-throne'] },
    });
    game.play('decline', 'play:skilled-retreat', 'chooseSystem:38');
    expect(game.events('combatDrawn')).toHaveLength(1);
    expect([handOf(game, 'ann'), game.player('bob').commodities]).toEqual([['salvage'], 3]);
    expect([officesOf(game, 'bob'), game.points('bob')]).toEqual([['shard-of-the-throne'], 2]);
  });

  it('TI-26.8 with Enforced Travel Ban: not through a wormhole, but with Wormhole Reconstruction', () => {
    const battle = (laws: readonly string[]): Scenario =>
      activate('26', {
        discarded: 'all',
        laws,
        ann: { faction: 'sol', units: { 26: { cruiser: 1 } } },
        bob: { faction: 'hacan', hand, units: { 26: { cruiser: 1 } } },
      }).play('play:skilled-retreat');
    const free = battle([]).offered;
    expect(free).toContain('chooseSystem:39');
    const banned = battle(['enforced-travel-ban']);
    banned.refuses('chooseSystem:39', 'TI-26.8');
    expect(banned.offered).toEqual(free.filter((key) => key !== 'chooseSystem:39'));
    const joined = battle(['enforced-travel-ban', 'wormhole-reconstruction']);
    expect(joined.offered).toEqual(
      expect.arrayContaining(['chooseSystem:39', 'chooseSystem:40', 'chooseSystem:25']),
    );
  });

  it('TI-10.13 with Intercept: who was kept from retreating leaves at the start of the next round', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, ['6-', '6-'], {
      ann: { hand: ['intercept'] },
      bob: { hand, planets: ['abyz'] },
    });
    game.play('decline', 'decline', 'retreat:38', 'play:intercept');
    expect([game.state.combat.round, ...asked(game)]).toEqual([2, 'bob', 'round.start']);
    game.play('play:skilled-retreat', 'chooseSystem:38');
    expect(game.units('bob', '38')).toEqual({ cruiser: 1 });
    expect(game.events('combatDrawn')).toHaveLength(1);
  });

  it('TI-28.5 with Assault Cannon: what has to happen comes first, then the rest leaves', () => {
    const game = fight({ cruiser: 3 }, { cruiser: 2 }, [], {
      ann: { technologies: ['assault-cannon'] },
      bob: { hand },
    });
    expect(game.units('bob', HERE)).toEqual({ cruiser: 1 });
    game.play('play:skilled-retreat', 'chooseSystem:38');
    expect(game.units('bob', '38')).toEqual({ cruiser: 1 });
  });
});

describe('Courageous to the End, in pairs', () => {
  const hand = ['courageous-to-the-end'];

  it('TI-10.14 with Exotrireme II: a ship that it takes along may avenge itself', () => {
    const game = fight({ dreadnought: 2 }, { cruiser: 3 }, ['3-', '3-', '6-', '6-', '6-', 7, 6], {
      ann: { faction: 'sardakk-norr', technologies: ['exotrireme-2'] },
      bob: { hand, planets: ['abyz'] },
    });
    game.play('stay', 'use:unit-exotrireme-2');
    game.play(`destroy:${HERE}:1:cruiser:whole`, `destroy:${HERE}:1:cruiser:whole`);
    expect(asked(game)).toEqual(['bob', 'unit.destroyed']);
    game.play('play:courageous-to-the-end');
    expect(game.events('courageous')).toMatchObject([{ dice: '7 6', count: 1 }]);
    expect(game.units('ann', HERE)).toEqual({});
  });

  it('TI-10.14 with The Crown of Thalnos: ships lost to an own reroll count too', () => {
    const game = fight({ cruiser: 2 }, { cruiser: 2 }, ['6-', '6-', '6-', '6-', '6-', 7, 6], {
      ann: { hand, offices: ['the-crown-of-thalnos'] },
      bob: { planets: ['abyz'] },
    });
    game.play('stay', 'use:law-the-crown-of-thalnos', 'reroll:0', 'done');
    expect(asked(game)).toEqual(['ann', 'unit.destroyed']);
    game.play('play:courageous-to-the-end');
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([
      { cruiser: 1 },
      { cruiser: 1 },
    ]);
  });

  it('TI-28.1 with Lucky Shot: outside a space combat it is not played', () => {
    const game = position({
      discarded: 'all',
      ann: { hand: ['lucky-shot'], planets: ['lazar'] },
      bob: { hand, units: { 31: { cruiser: 2 } } },
    }).play('play:lucky-shot');
    expect(game.units('bob', '31')).toEqual({ cruiser: 1 });
    expect(asked(game)).toEqual(['bob', 'turn']);
  });
});

describe('who wins, in pairs', () => {
  it('TI-10.10 Salvage and Shard of the Throne: the winner takes commodities, card and point', () => {
    const game = fight({ cruiser: 1 }, { carrier: 1 }, ['7+', '1-'], {
      ann: { hand: ['salvage'] },
      bob: { commodities: 4, points: 3, offices: ['shard-of-the-throne'] },
    });
    expect(asked(game)).toEqual(['ann', 'combat.won']);
    game.play('play:salvage');
    expect([game.player('ann').goods, game.player('bob').commodities]).toEqual([4, 0]);
    expect([officesOf(game, 'ann'), game.points('ann'), game.points('bob')]).toEqual([
      ['shard-of-the-throne'],
      1,
      2,
    ]);
  });

  it('TI-6.4 Support for the Throne and Shard of the Throne: one point back, one point won', () => {
    const game = fight({ cruiser: 1 }, { carrier: 1 }, ['7+', '1-'], {
      ann: { displayed: ['support-for-the-throne of bob'], points: 9 },
      bob: { points: 3, offices: ['shard-of-the-throne'] },
    });
    expect([game.over, game.points('ann'), game.points('bob')]).toEqual([false, 9, 2]);
    expect([laidOut(game, 'ann'), notesIn(game, 'bob')]).toEqual([
      [],
      expect.arrayContaining(['support-for-the-throne of bob']),
    ]);
  });
});
