import { describe, expect, it } from 'vitest';
import { decided, isDiscarded, nextRound } from './agendas.ts';
import { council } from './council.ts';
import type { Setting } from './position.ts';

describe('Arms Reduction', () => {
  it('TI-23.7 for: everybody destroys down to two dreadnoughts and four cruisers', () => {
    const game = decided('arms-reduction', 'approve', {
      ann: {
        tokens: [3, 9, 2],
        units: { 1: { dreadnought: 2, 'dreadnought!': 1, cruiser: 3 }, 19: { cruiser: 3 } },
      },
      bob: { units: { 10: { dreadnought: 2, cruiser: 2 } } },
    });
    expect([game.prompt, game.asked]).toEqual(['armsReduction', 'ann']);
    game.offers(['destroy:1:0:dreadnought:damaged', 'destroy:1:0:dreadnought:whole']);
    game.play('destroy:1:0:dreadnought:damaged');
    game.offers(['destroy:1:0:cruiser:whole', 'destroy:19:0:cruiser:whole']);
    game.play('destroy:1:0:cruiser:whole', 'destroy:1:0:cruiser:whole');
    expect(game.units('ann', '1')).toEqual({ dreadnought: 2, cruiser: 1 });
    expect(game.units('ann', '19')).toEqual({ cruiser: 3 });
    expect(game.units('bob', '10')).toEqual({ dreadnought: 2, cruiser: 2 });
    expect(isDiscarded(game, 'arms-reduction')).toBe(true);
  });

  it('TI-5.3 what they carried finds no room', () => {
    const game = decided('arms-reduction', 'approve', {
      ann: { units: { 19: { dreadnought: 3, infantry: 3 } } },
    });
    expect(game.units('ann', '19')).toEqual({ dreadnought: 2, infantry: 2 });
    expect(game.events('removed')).toHaveLength(1);
  });

  it('TI-23.9 against: in the next strategy phase planets with a technology specialty are exhausted', () => {
    const game = decided('arms-reduction', 'reject', {
      ann: { planets: ['wellon', 'quann'] },
      cat: { planets: ['meer'] },
    });
    expect(game.isExhausted('wellon')).toBe(false);
    nextRound(game);
    const planets = ['jord', 'wellon', 'quann', 'arc-prime', 'meer'];
    expect(planets.filter((planet) => game.isExhausted(planet))).toEqual(['wellon', 'meer']);
  });
});

describe('Ixthian Artifact', () => {
  const FLEETS: Setting = {
    ann: {
      units: {
        18: { cruiser: 1 },
        19: { carrier: 1, fighter: 2, infantry: 1 },
        wellon: { infantry: 2, pds: 1 },
      },
      planets: ['wellon'],
    },
    bob: {
      planets: ['mecatol-rex', 'mehar-xull'],
      units: { 'mecatol-rex': { infantry: 2, dock: 1, pds: 1 }, 'mehar-xull': { infantry: 3 } },
    },
    cat: { units: { 30: { cruiser: 2 } } },
  };

  it('TI-23.7 for, on 6 or more: everybody may research two technologies, in speaker order', () => {
    const game = decided('ixthian-artifact', 'approve', { speaker: 'bob', dice: ['6+'] });
    expect(game.events('ixthianRoll')).toMatchObject([{ player: 1 }]);
    expect([game.prompt, game.asked, game.about]).toEqual(['research', 'bob', { cost: 0 }]);
    game.play('research:gravity-drive', 'research:sarween-tools');
    expect([game.prompt, game.asked]).toEqual(['research', 'cat']);
    game.play('decline', 'decline');
    expect([game.prompt, game.asked]).toEqual(['research', 'ann']);
    expect(game.events('researched')).toHaveLength(2);
    expect(isDiscarded(game, 'ixthian-artifact')).toBe(true);
  });

  it('TI-23.9 under Anti-Intellectual Revolution each technology costs a ship', () => {
    const game = decided('ixthian-artifact', 'approve', {
      dice: ['6+'],
      laws: ['anti-intellectual-revolution'],
      ann: { units: { 19: { cruiser: 2 } } },
    });
    game.play('research:gravity-drive', 'research:sarween-tools');
    expect(game.units('ann', '19')).toEqual({});
    expect([game.prompt, game.asked]).toEqual(['research', 'bob']);
  });

  it('TI-26.15 for, on 5 or less: everything at Mecatol Rex and three units a player next to it go at once', () => {
    const game = decided('ixthian-artifact', 'approve', { ...FLEETS, dice: ['5-'] });
    expect([game.prompt, game.asked, game.about]).toEqual([
      'ixthianArtifact',
      'ann',
      { system: '19', count: 3 },
    ]);
    game.offers([
      'destroy:19:0:fighter:whole',
      'destroy:19:0:carrier:whole',
      'destroy:19:0:infantry:whole',
      'destroyOn:wellon:infantry',
      'destroyOn:wellon:pds',
    ]);
    // Nothing is told before all have chosen.
    expect(game.events('destroyed')).toEqual([]);
    game.play('destroy:19:0:fighter:whole', 'destroy:19:0:infantry:whole', 'destroyOn:wellon:pds');
    expect(game.units('ann', '18')).toEqual({});
    expect(game.units('ann', '19')).toEqual({ carrier: 1, fighter: 1 });
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 2 });
    // Bob loses all three units that he has there, and is not asked.
    expect([game.units('bob', 'mecatol-rex'), game.units('bob', 'mehar-xull')]).toEqual([{}, {}]);
    expect(game.controller('mecatol-rex')).toBe('bob');
    expect(game.units('cat', '30')).toEqual({ cruiser: 2 });
  });

  it('TI-5.3 who loses carriers loses what they carry', () => {
    const game = decided('ixthian-artifact', 'approve', {
      dice: ['5-'],
      ann: { units: { 19: { carrier: 3, fighter: 4 } } },
    });
    game.play(...new Array<string>(3).fill('destroy:19:0:carrier:whole'));
    expect(game.units('ann', '19')).toEqual({});
    expect(game.events('removed').length).toBeGreaterThan(0);
  });

  it('TI-24.1 it can eliminate a player', () => {
    const game = decided('ixthian-artifact', 'approve', {
      dice: ['5-'],
      bob: { lost: ['arc-prime', 'wren-terra'], units: { 18: { carrier: 1, infantry: 2 } } },
    });
    expect(game.player('bob').eliminated).toBe(true);
    expect([game.prompt, game.asked]).toEqual(['vote', 'cat']);
  });

  it('TI-23.9 against: nothing happens', () => {
    const game = decided('ixthian-artifact', 'reject', FLEETS);
    expect([game.events('ixthianRoll'), game.units('ann', '18')]).toEqual([[], { cruiser: 1 }]);
  });
});

describe('Swords to Plowshares', () => {
  const FORCES: Setting = {
    ann: { planets: ['quann'], units: { jord: { infantry: 3, dock: 1 }, quann: { infantry: 2 } } },
    bob: { units: { 'arc-prime': { infantry: 1 }, 25: { carrier: 1, infantry: 2 } } },
    cat: { units: { arretze: { dock: 1 } } },
  };

  it('TI-23.9 for: half of the infantry on each planet, rounded up, turns into trade goods', () => {
    const game = decided('swords-to-plowshares', 'approve', FORCES);
    expect([game.units('ann', 'jord'), game.units('ann', 'quann')]).toEqual([
      { infantry: 1, dock: 1 },
      { infantry: 1 },
    ]);
    expect(game.units('bob', 'arc-prime')).toEqual({});
    expect(game.units('bob', '25')).toEqual({ carrier: 1, infantry: 2 });
    expect(game.state.players.map(({ goods }) => goods)).toEqual([3, 1, 0]);
    expect(isDiscarded(game, 'swords-to-plowshares')).toBe(true);
  });

  it('TI-23.9 against: an infantry comes on each planet', () => {
    const game = decided('swords-to-plowshares', 'reject', FORCES);
    expect([game.units('ann', 'jord'), game.units('ann', 'quann')]).toEqual([
      { infantry: 4, dock: 1 },
      { infantry: 3 },
    ]);
    expect(game.units('bob', 'wren-terra')).toEqual({ infantry: 1 });
    expect(game.units('cat', 'arretze')).toEqual({ infantry: 1, dock: 1 });
  });
});

describe('Wormhole Research', () => {
  const FLEETS: Setting = {
    ann: { units: { 39: { carrier: 1, infantry: 2, fighter: 1 }, 1: { cruiser: 1 } } },
    bob: {
      units: { 25: { 'dreadnought!': 1, cruiser: 1 }, quann: { infantry: 1 } },
      planets: ['quann'],
    },
    cat: { units: { 30: { cruiser: 1 } } },
  };

  it('TI-23.7 for: who has ships at wormholes may research; then ships at alpha and beta are destroyed', () => {
    const game = decided('wormhole-research', 'approve', FLEETS);
    expect([game.prompt, game.asked]).toEqual(['research', 'ann']);
    expect(game.offered).toContain('decline');
    game.play('research:gravity-drive');
    expect([game.prompt, game.asked]).toEqual(['research', 'bob']);
    expect(game.units('ann', '39')).toEqual({ carrier: 1, infantry: 2, fighter: 1 });
    game.play('decline');
    expect([game.units('ann', '39'), game.units('bob', '25')]).toEqual([{}, {}]);
    // TI-5.6: ground forces in space are removed, those on planets stay.
    expect(game.events('removed')).toEqual([
      { player: 0, kind: 'infantry', count: 1, system: '39' },
      { player: 0, kind: 'infantry', count: 1, system: '39' },
    ]);
    expect(game.units('bob', 'quann')).toEqual({ infantry: 1 });
    expect([game.units('ann', '1'), game.units('cat', '30')]).toEqual([
      { cruiser: 1 },
      { cruiser: 1 },
    ]);
    expect(isDiscarded(game, 'wormhole-research')).toBe(true);
  });

  it('TI-23.10 against: who voted against it returns a command token of the sheet', () => {
    const game = council(['wormhole-research']).play('reject', 'abstain', 'abstain');
    expect([game.prompt, game.asked]).toEqual(['returnToken', 'bob']);
    game.offers(['spendPool:tactic', 'spendPool:fleet', 'spendPool:strategy']);
    game.play('spendPool:strategy');
    expect([game.tokens('ann'), game.tokens('bob')]).toEqual([
      [3, 3, 2],
      [3, 3, 1],
    ]);
  });

  it('TI-5.1 a fleet may become too large by it', () => {
    const game = council(['wormhole-research'], {
      bob: { tokens: [3, 1, 2], units: { 19: { cruiser: 3 } } },
    }).play('reject', 'abstain', 'abstain', 'spendPool:fleet');
    expect(game.units('bob', '19')).toEqual({ cruiser: 2 });
  });
});
