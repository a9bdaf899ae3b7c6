import { describe, expect, it } from 'vitest';
import { asked, fight } from './card-fights.ts';
import { activate, HERE } from './duel.ts';
import type { Scenario } from './scenario.ts';

const MISSES = ['6-', '6-'] as const;

describe('Intercept', () => {
  const ann = { hand: ['intercept'], planets: ['quann'] };
  const bob = { planets: ['abyz'] };

  it('after the opponent has announced a retreat: there is none in this round', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, MISSES, { ann, bob }).play('retreat:38');
    expect(asked(game)).toEqual(['ann', 'retreat.announced']);
    expect(game.about).toEqual({ player: 1, system: '38' });
    game.offers(['play:intercept', 'decline', 'lock']).play('play:intercept');
    expect(game.events('combatRoll')).toHaveLength(2);
    expect(game.units('bob', HERE)).toEqual({ cruiser: 1 });
    expect(game.events('retreated')).toEqual([]);
  });

  it('TI-10.4 it was announced all the same, so the other cannot; in the next round it may be again', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, MISSES, { ann, bob });
    game.play('retreat:38', 'play:intercept');
    expect(game.state.combat.round).toBe(2);
    expect(asked(game)).toEqual(['bob', 'announceRetreat']);
    game.offers(['retreat:38', 'stay']).play('stay');
    expect(asked(game)).toEqual(['ann', 'announceRetreat']);
  });

  it('declined, the retreat takes place', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, MISSES, { ann, bob });
    game.play('retreat:38', 'decline');
    expect(game.units('bob', '38')).toEqual({ cruiser: 1 });
  });

  it('only the opponent is asked', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, MISSES, {
      ann: { planets: ['quann'] },
      bob: { hand: ['intercept'] },
    });
    expect(asked(game)).toEqual(['ann', 'announceRetreat']);
    game.play('retreat:25');
    expect(asked(game)).toEqual(['bob', 'retreat.announced']);
    game.play('play:intercept');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1 });
    const own = fight({ cruiser: 1 }, { cruiser: 1 }, MISSES, { ann });
    own.play('retreat:25');
    expect(own.units('ann', '25')).toEqual({ cruiser: 1 });
  });

  it('TI-10.11 stops a retreat that has to be announced, for a round', () => {
    const unarmed = { profiles: { cruiser: 'floating-factory-1' } };
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, [], {
      ann: { ...unarmed, planets: ['quann'] },
      bob: { ...unarmed, hand: ['intercept'] },
    });
    expect(asked(game)).toEqual(['bob', 'retreat.announced']);
    game.play('play:intercept');
    expect(game.events('retreatAnnounced')).toHaveLength(2);
    expect(game.units('ann', '25')).toEqual({ cruiser: 1 });
  });

  it('TI-19.3 cancelled, the retreat takes place', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, MISSES, {
      ann,
      bob: { ...bob, hand: ['sabotage'] },
    });
    game.play('retreat:38', 'play:intercept', 'play:sabotage');
    expect(game.units('bob', '38')).toEqual({ cruiser: 1 });
    expect(game.events('combatWon')).toEqual([{ player: 0, system: HERE }]);
  });
});

describe('Skilled Retreat', () => {
  const bob = { hand: ['skilled-retreat'] };
  const leave = (game: Scenario, tile = '38'): Scenario =>
    game.play('play:skilled-retreat', `chooseSystem:${tile}`);

  it('TI-10.13 all ships move to an adjacent system, before barrage and rolls; nobody wins', () => {
    const game = fight({ destroyer: 2 }, { cruiser: 1, fighter: 1, carrier: 1 }, [], { bob });
    expect(asked(game)).toEqual(['bob', 'round.start']);
    game.offers(['play:skilled-retreat', 'decline', 'lock']);
    leave(game);
    expect(game.units('bob', '38')).toEqual({ cruiser: 1, fighter: 1, carrier: 1 });
    expect(game.hasToken('bob', '38')).toBe(true);
    expect(game.units('ann', HERE)).toEqual({ destroyer: 2 });
    expect(game.events('barrage')).toEqual([]);
    expect(game.events('combatRoll')).toEqual([]);
    expect(game.events('combatDrawn')).toEqual([{ system: HERE }]);
    expect(game.events('combatWon')).toEqual([]);
    expect(game.state.combat.system).toBe(-1);
  });

  it('TI-10.13 any adjacent system without ships of others; TI-7.13 most anomalies are closed', () => {
    const norr = { ...bob, faction: 'sardakk-norr' };
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, [], {
      bob: norr,
      cat: { units: { '25': { fighter: 1 } } },
    });
    game.play('play:skilled-retreat');
    expect(asked(game)).toEqual(['bob', 'skilledRetreat']);
    game.offers(['chooseSystem:18', 'chooseSystem:38', 'chooseSystem:39']);
    game.refuses('chooseSystem:25', 'TI-10.13');
    game.refuses('chooseSystem:44', 'TI-7.13').refuses('chooseSystem:42', 'TI-7.13');
    const deflected = fight({ cruiser: 1 }, { cruiser: 1 }, [], {
      bob: { ...norr, technologies: ['antimass-deflectors'] },
    });
    deflected.play('play:skilled-retreat').offersOf('chooseSystem', ['18', '25', '38', '39', '44']);
  });

  it('TI-10.13 not if every adjacent system is closed', () => {
    const ships = { fighter: 1 };
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, [], {
      bob: { faction: 'sardakk-norr', hand: ['skilled-retreat', 'morale-boost'] },
      cat: { units: { 18: ships, 25: ships, 38: ships, 39: ships } },
    });
    game.offers(['play:morale-boost', 'decline', 'lock']);
    game.refuses('play:skilled-retreat', 'TI-10.13');
  });

  it('TI-28.1 at the start of any round, but not in a ground combat', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, MISSES, { bob }).play('decline');
    expect([game.state.combat.round, ...asked(game)]).toEqual([2, 'bob', 'round.start']);
    leave(game);
    expect(game.units('bob', '38')).toEqual({ cruiser: 1 });
    const ground = fight({ carrier: 1, infantry: 1 }, {}, ['7+', '7-'], {
      bob: { ...bob, units: { wellon: { infantry: 1 } } },
    });
    ground.play('land:wellon');
    expect(ground.events('groundWon')).toEqual([{ player: 0, planet: 'wellon' }]);
  });

  it('TI-10.13 fighters fly without transport; then capacity is checked where they are', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1, fighter: 2 }, [], { bob });
    leave(game);
    expect(game.events('retreated')).toEqual([{ player: 1, system: '38' }]);
    expect(game.units('bob', '38')).toEqual({ cruiser: 1 });
    const docked = fight({ cruiser: 1 }, { fighter: 3 }, [], {
      bob: { ...bob, units: { abyz: { dock: 1 } } },
    });
    leave(docked);
    expect(docked.units('bob', '38')).toEqual({ fighter: 3 });
    expect(docked.hasToken('bob', '38')).toBe(true);
  });

  it('TI-5.1 and the fleet pool as well', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 2 }, [], {
      bob: { ...bob, tokens: [3, 2, 2], units: { '38': { destroyer: 1 } } },
    });
    leave(game);
    expect(asked(game)).toEqual(['bob', 'overFleet']);
    game.play('remove:38:destroyer');
    expect(game.units('bob', '38')).toEqual({ cruiser: 2 });
  });

  it('TI-7.12 ground forces come along, from planets by choice', () => {
    const game = fight({ cruiser: 1 }, { carrier: 1, fighter: 3, infantry: 1 }, [], {
      bob: { ...bob, units: { wellon: { infantry: 2 } } },
    });
    leave(game);
    expect(asked(game)).toEqual(['bob', 'loadRetreat']);
    game.offers(['carry:infantry', 'bring:wellon', 'done']).play('bring:wellon', 'done');
    expect(game.units('bob', '38')).toEqual({ carrier: 1, infantry: 2, fighter: 3 });
    expect(asked(game)).toEqual(['bob', 'overCapacity']);
    game.play('remove:38:fighter');
    expect(game.units('bob', '38')).toEqual({ carrier: 1, infantry: 2, fighter: 2 });
    expect(game.units('bob', 'wellon')).toEqual({ infantry: 1 });
  });

  it('TI-4.3 no second token where one is; TI-4.2 none in reinforcements: from the sheet', () => {
    const there = fight({ cruiser: 1 }, { cruiser: 1 }, [], { bob: { ...bob, tokensAt: ['38'] } });
    leave(there);
    expect(there.events('tokenPlaced')).toEqual([]);
    const none = fight({ cruiser: 1 }, { cruiser: 1 }, [], {
      bob: { ...bob, tokens: [6, 5, 5] },
    });
    leave(none);
    expect(asked(none)).toEqual(['bob', 'tokenFromSheet']);
    none.play('spendPool:tactic');
    expect(none.tokens('bob')).toEqual([5, 5, 5]);
  });

  it('TI-7.14 out of a gravity rift each ship rolls, fighters too unless they are carried', () => {
    const game = activate('41', {
      seats: 4,
      discarded: 'all',
      dice: ['4+', '3-', '4+'],
      ann: { faction: 'sol', units: { '41': { cruiser: 1 } } },
      bob: { faction: 'hacan', ...bob, units: { '41': { carrier: 1, fighter: 3 } } },
    });
    leave(game, '23').offers(['carry:fighter', 'done']).play('carry:fighter', 'done');
    expect(game.events('riftRoll').map(({ kind, lost }) => [kind, lost])).toEqual([
      ['carrier', 0],
      ['fighter', 1],
      ['fighter', 0],
    ]);
    expect(game.units('bob', '23')).toEqual({ carrier: 1, fighter: 2 });
  });

  it('TI-10.13 the token is placed even if a rift takes everything', () => {
    const game = activate('41', {
      seats: 4,
      discarded: 'all',
      dice: ['3-'],
      ann: { faction: 'sol', units: { '41': { cruiser: 1 } } },
      bob: { faction: 'hacan', ...bob, units: { '41': { cruiser: 1 } } },
    });
    leave(game, '23');
    expect(game.units('bob', '23')).toEqual({});
    expect(game.hasToken('bob', '23')).toBe(true);
    expect(game.events('combatDrawn')).toHaveLength(1);
  });

  it('damage goes along', () => {
    const game = fight({ cruiser: 1 }, { 'dreadnought!': 1, dreadnought: 1 }, [], { bob });
    leave(game);
    expect(game.units('bob', '38')).toEqual({ 'dreadnought!': 1, dreadnought: 1 });
  });

  it('the attacker may leave too; then nobody lands, and the defender has not won', () => {
    const game = fight({ carrier: 1, infantry: 2 }, { cruiser: 1 }, [], {
      ann: { hand: ['skilled-retreat'] },
      bob: { hand: ['salvage'], units: { wellon: { infantry: 1 } } },
    });
    expect(asked(game)).toEqual(['ann', 'round.start']);
    game.play('play:skilled-retreat', 'decline', 'chooseSystem:38');
    expect(game.units('ann', '38')).toEqual({ carrier: 1, infantry: 2 });
    expect(asked(game)).toEqual(['bob', 'turn']);
    expect(game.player('bob').hand).toHaveLength(1);
  });

  it('the rest of the tactical action goes on for the attacker who stays', () => {
    const game = fight({ carrier: 1, infantry: 1 }, { cruiser: 1 }, [], {
      ann: { hand: ['salvage'] },
      bob: { ...bob, commodities: 3 },
    });
    leave(game.play('decline'));
    expect(asked(game)).toEqual(['ann', 'landForces']);
    game.play('land:wellon');
    expect(game.controller('wellon')).toBe('ann');
    expect(game.player('bob').commodities).toBe(3);
  });

  it('ends the combat at once: nobody is asked about it any more', () => {
    const hand = ['morale-boost', 'emergency-repairs'];
    const game = fight({ 'dreadnought!': 1 }, { cruiser: 1 }, [], { ann: { hand }, bob });
    game.play('decline', 'play:skilled-retreat', 'chooseSystem:38');
    expect(game.units('ann', HERE)).toEqual({ 'dreadnought!': 1 });
    expect(asked(game)).toEqual(['bob', 'turn']);
  });

  it('is no retreat: Intercept does not stop it', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, [], {
      ann: { hand: ['intercept', 'morale-boost'] },
      bob,
    });
    expect(asked(game)).toEqual(['ann', 'round.start']);
    game.refuses('play:intercept', 'TI-28.1').play('decline');
    leave(game);
    expect(game.units('bob', '38')).toEqual({ cruiser: 1 });
    expect(game.player('ann').hand).toHaveLength(2);
  });

  it('TI-19.3 cancelled, the combat goes on, and TI-19.5 a second one may follow', () => {
    const sides = {
      ann: { hand: ['sabotage'] },
      bob: { hand: ['skilled-retreat', 'skilled-retreat'] },
    };
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, ['7+', '6-'], sides);
    game.play('decline', 'play:skilled-retreat', 'chooseSystem:38');
    expect(asked(game)).toEqual(['ann', 'card.played']);
    game.play('play:sabotage');
    expect(game.units('bob', HERE)).toEqual({ cruiser: 1 });
    expect(game.hasToken('bob', '38')).toBe(false);
    expect(asked(game)).toEqual(['bob', 'round.start']);
    game.offers(['play:skilled-retreat', 'decline', 'lock']).play('decline');
    expect(game.events('combatWon')).toEqual([{ player: 0, system: HERE }]);
  });
});
