import { describe, expect, it } from 'vitest';
import { activate, duel, HERE } from './duel.ts';
import { position } from './position.ts';

describe('space cannons', () => {
  it('TI-9.1 TI-9.2 reach ships next door although nothing has moved; a third player has no target', () => {
    const game = position({
      dice: ['5+'],
      ann: { faction: 'sol', technologies: ['pds-2'], units: { abyz: { pds: 1 } } },
      bob: { faction: 'xxcha', units: { [HERE]: { cruiser: 1 }, wellon: { pds: 2 } } },
      cat: { faction: 'letnev', technologies: ['pds-2'], units: { quann: { pds: 2 } } },
    }).play(`activate:${HERE}`);
    expect([game.asked, game.prompt]).toEqual(['ann', 'spaceCannon']);
    game.offers(['fireAt:1', 'decline']).play('fireAt:1');
    expect(game.units('bob', HERE)).toEqual({});
    expect(game.events('cannons')).toHaveLength(1);
    expect([game.asked, game.prompt]).toEqual(['bob', 'turn']);
  });

  it('TI-9.1 TI-14.5 lift a blockade before the production step', () => {
    const blockaded = (dice: readonly number[]) =>
      position({
        dice,
        ann: { faction: 'sol', units: { jord: { pds: 1, dock: 1, infantry: 1 } } },
        bob: { faction: 'xxcha', units: { 1: { cruiser: 1 } } },
      }).play('activate:1', 'fireAt:1');
    blockaded([6]).offersOf('make', ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought']);
    blockaded([5]).offersOf('make', []).refuses('make:destroyer', 'TI-14.5');
  });

  it('TI-9.3 fall silent once the active player has no ship left', () => {
    const game = duel({ destroyer: 1 }, {}, ['6+'], {
      bob: { units: { wellon: { pds: 1 } } },
      cat: { faction: 'letnev', technologies: ['pds-2'], units: { quann: { pds: 2 } } },
    }).play('fire');
    expect(game.prompt).toBe('turn');
    expect(game.events('cannons')).toHaveLength(1);
  });

  it('TI-9.4 TI-5.5 fighters II without their carrier count against the fleet pool before the combat', () => {
    const game = duel({ carrier: 1, fighter: 4 }, { cruiser: 1 }, ['6+'], {
      ann: { faction: 'sol', technologies: ['fighter-2'], tokens: [3, 3, 2] },
      bob: { units: { wellon: { pds: 1 } } },
    });
    game.play('fire', 'lose:carrier:whole');
    expect(game.units('ann', HERE)).toEqual({ fighter: 3 });
  });

  it('TI-9.4 TI-5.3 infantry whose carrier is shot down never lands', () => {
    const game = duel({ carrier: 1, infantry: 4, cruiser: 1 }, {}, ['6+'], {
      bob: { units: { wellon: { pds: 1 } } },
    }).play('fire', 'lose:carrier:whole');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1 });
    expect([game.asked, game.prompt]).toEqual(['bob', 'turn']);
    expect(game.controller('wellon')).toBe('bob');
  });
});

describe('space combat', () => {
  it('TI-5.3 TI-10.10 fighters fight on without a carrier, win, and are removed with the infantry', () => {
    // Fighters roll before the carrier. The cruiser hits once, then a fighter does.
    const game = duel(
      { carrier: 1, fighter: 2, infantry: 2 },
      { cruiser: 1 },
      ['8-', '8-', '8-', '7+', '9+', '8-', '6-'],
      { bob: { planets: ['wellon'] } },
    );
    game.play('lose:carrier:whole');
    expect(game.events('combatWon')).toEqual([{ player: 0, system: HERE }]);
    expect(game.units('ann', HERE)).toEqual({});
    expect(game.events('removed')).toHaveLength(4);
    expect(game.controller('wellon')).toBe('bob');
    expect(game.prompt).toBe('turn');
  });

  it('TI-10.10 TI-5.3 after a draw nothing is left in space: nobody lands', () => {
    const game = duel({ carrier: 1, infantry: 2 }, { destroyer: 1 }, ['9+', '9+'], {
      bob: { units: { wellon: { infantry: 1 } } },
    });
    expect(game.events('combatDrawn')).toEqual([{ system: HERE }]);
    expect(game.units('ann', HERE)).toEqual({});
    expect(game.prompt).toBe('turn');
  });
});

describe('retreats', () => {
  it('TI-10.8 leave planets, their forces and structures behind under control', () => {
    const game = duel({ cruiser: 1 }, { destroyer: 1 }, ['6-', '8-'], {
      bob: { units: { wellon: { infantry: 1, pds: 1 }, abyz: { infantry: 1 } } },
    });
    game.play('decline', 'retreat:38');
    expect(game.units('bob', '38')).toEqual({ destroyer: 1 });
    expect(game.units('bob', 'wellon')).toEqual({ infantry: 1, pds: 1 });
    expect(game.controller('wellon')).toBe('bob');
  });

  it('TI-10.8 go to a system with ground forces of others, but not with their ships', () => {
    const game = duel({ cruiser: 1 }, { destroyer: 1 }, ['6-', '8-'], {
      bob: { planets: ['abyz', 'quann'] },
      cat: { faction: 'letnev', units: { fria: { infantry: 2, pds: 1 }, 25: { fighter: 1 } } },
    });
    game.offersOf('retreat', ['38']).refuses('retreat:25', 'TI-10.8');
  });

  it('TI-10.4 TI-10.8 the attacker too: the system he came from will do only with something of his there', () => {
    const attacking = (garrison: { [kind: string]: number }) =>
      position({
        dice: ['6-', '8-'],
        ann: { faction: 'sol', units: { 38: { cruiser: 1, ...garrison } } },
        bob: { faction: 'hacan', units: { [HERE]: { destroyer: 1 } } },
      }).play(`activate:${HERE}`, 'move:38:cruiser:whole:plain', 'done');
    attacking({ destroyer: 1 }).offers(['retreat:38', 'stay']);
    const lone = position({
      dice: ['7+'],
      ann: { faction: 'sol', units: { 38: { cruiser: 1 } } },
      bob: { faction: 'hacan', units: { [HERE]: { destroyer: 1 } } },
    }).play(`activate:${HERE}`, 'moveAll:38');
    expect(lone.events('retreatAnnounced')).toEqual([]);
  });

  it('TI-10.8 TI-4.3 where a token lies already no second one is placed', () => {
    const game = duel({ cruiser: 1 }, { destroyer: 1 }, ['6-', '8-'], {
      ann: { tokensAt: ['38'], planets: ['abyz'], tokens: [3, 3, 2] },
    }).play('retreat:38');
    expect(game.units('ann', '38')).toEqual({ cruiser: 1 });
    expect(game.tokens('ann')).toEqual([2, 3, 2]);
    expect(game.events('tokenPlaced')).toEqual([]);
  });

  it('TI-5.5 TI-10.8 fighters II that come without a carrier count in the refuge', () => {
    const game = duel({ cruiser: 1 }, { fighter: 3 }, ['6-', '7-', '7-', '7-'], {
      bob: { technologies: ['fighter-2'], tokens: [3, 3, 2], units: { 38: { destroyer: 2 } } },
    }).play('retreat:38');
    game.offers(['remove:38:destroyer', 'remove:38:fighter']);
    game.play('remove:38:destroyer', 'remove:38:fighter');
    expect(game.units('bob', '38')).toEqual({ destroyer: 1, fighter: 2 });
  });

  it('TI-10.10 TI-12.5 who holds the system when the other has retreated may invade', () => {
    const game = activate(HERE, {
      dice: ['8-', '8-'],
      ann: { faction: 'sol', units: { [HERE]: { carrier: 1, infantry: 1 } } },
      bob: {
        faction: 'hacan',
        units: { [HERE]: { destroyer: 1 }, abyz: { infantry: 1 } },
        planets: ['wellon'],
      },
    }).play('retreat:38');
    expect(game.events('combatWon')).toEqual([{ player: 0, system: HERE }]);
    game.play('land:wellon');
    expect(game.controller('wellon')).toBe('ann');
  });
});
