import { describe, expect, it } from 'vitest';
import { activate, duel, HERE } from './duel.ts';

/** Who has fired, and with how many dice. */
const volleys = (game: ReturnType<typeof duel>): [unknown, number][] =>
  game.events('cannons').map(({ player, dice }) => [player, String(dice).split(' ').length]);

describe('space cannon offense', () => {
  it('TI-9.1: the active player first, then clockwise, with all units or with none', () => {
    const game = activate(HERE, {
      dice: [1, 1, 1, 1],
      ann: {
        faction: 'sol',
        technologies: ['pds-2'],
        units: { [HERE]: { cruiser: 1 }, abyz: { pds: 1 } },
      },
      bob: { faction: 'letnev', units: { [HERE]: { cruiser: 1 }, wellon: { pds: 2 } } },
      cat: { faction: 'hacan', technologies: ['pds-2'], units: { quann: { pds: 1 } } },
    });
    expect([game.asked, game.prompt]).toEqual(['ann', 'spaceCannon']);
    game.offers(['fireAt:1', 'decline']).play('fireAt:1');
    expect([game.asked, game.prompt]).toEqual(['bob', 'spaceCannon']);
    game.offers(['fire', 'decline']).play('fire', 'decline');
    expect([game.asked, game.prompt]).toEqual(['cat', 'spaceCannon']);
    game.play('fire');
    expect(volleys(game)).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  it('TI-9.1: who declines does not fire', () => {
    const game = duel({ cruiser: 1 }, {}, [], { bob: { units: { wellon: { pds: 2 } } } });
    game.play('decline');
    expect(game.events('cannons')).toEqual([]);
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1 });
  });

  it('TI-9.1: cannons also fire when nothing has moved, but not where there are no ships', () => {
    const game = duel({}, {}, [], { bob: { units: { wellon: { pds: 2 } } } });
    expect(game.events()).not.toContain('cannons');
    expect(game.prompt).toBe('turn');
  });

  it('TI-9.2: PDS II fires into adjacent systems, through wormholes too, with nothing else there', () => {
    const game = duel({ cruiser: 1 }, {}, [7], {
      tile: '39',
      bob: { technologies: ['pds-2'], units: { lodor: { pds: 1 } } },
    });
    expect(game.asked).toBe('bob');
    game.play('fire');
    expect(game.units('ann', '39')).toEqual({});
  });

  it('TI-9.2: PDS I fires in its own system only', () => {
    const game = duel({ cruiser: 1 }, {}, [], { bob: { units: { abyz: { pds: 1 } } } });
    expect(game.prompt).toBe('turn');
    expect(game.events('cannons')).toEqual([]);
  });

  it('TI-9.3: the active player picks one player with ships there; others hit his ships only', () => {
    const game = activate(HERE, {
      dice: [6],
      ann: { faction: 'sol', units: { [HERE]: { cruiser: 1 }, wellon: { pds: 1 } } },
      bob: { faction: 'letnev', units: { [HERE]: { cruiser: 1 } } },
      cat: { faction: 'xxcha', units: { [HERE]: { cruiser: 1 } } },
    });
    game.offers(['fireAt:1', 'fireAt:2', 'decline']).play('fireAt:2');
    expect(game.units('cat', HERE)).toEqual({});
    expect(game.units('bob', HERE)).toEqual({ cruiser: 1 });
  });

  it('TI-9.4: a hit for each die from the value on; the owner assigns; Sustain Damage is allowed', () => {
    const game = duel({ dreadnought: 1, cruiser: 1, fighter: 1 }, {}, [7, 10], {
      bob: { units: { wellon: { pds: 2 } } },
    });
    game.play('fire');
    expect([game.asked, game.prompt]).toEqual(['ann', 'sustainDamage']);
    expect(game.about).toEqual({ hits: 2, system: HERE });
    game
      .play('sustain:dreadnought')
      .offers([
        'lose:fighter:whole',
        'lose:cruiser:whole',
        'lose:dreadnought:damaged',
        'usualLosses',
      ]);
    game.play('lose:cruiser:whole');
    expect(game.units('ann', HERE)).toEqual({ fighter: 1, 'dreadnought!': 1 });
  });

  it('TI-9.4: modifiers of combat rolls do not apply', () => {
    const game = activate(HERE, {
      dice: [5],
      ann: { faction: 'xxcha', units: { [HERE]: { cruiser: 1 } } },
      bob: { faction: 'sardakk-norr', units: { wellon: { pds: 1 } } },
    });
    game.play('fire');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1 });
  });

  it('TI-9.4, TI-5.3: capacity is checked before the next player rolls', () => {
    const game = activate(HERE, {
      dice: [6],
      ann: { faction: 'sardakk-norr', units: { [HERE]: { carrier: 1, fighter: 1, infantry: 2 } } },
      bob: { faction: 'hacan', units: { wellon: { pds: 1 } } },
      cat: { faction: 'letnev', technologies: ['pds-2'], units: { quann: { pds: 1 } } },
    });
    expect(game.asked).toBe('bob');
    game.play('fire', 'lose:carrier:whole');
    expect(game.units('ann', HERE)).toEqual({});
    expect(game.events('removed')).toHaveLength(3);
    expect(game.prompt).toBe('turn');
  });

  it('Antimass Deflectors: dice of others get one less', () => {
    const die = (ann: string): object => {
      const game = activate(HERE, {
        dice: [6],
        ann: { faction: ann, units: { [HERE]: { cruiser: 1 } } },
        bob: { faction: 'letnev', units: { wellon: { pds: 1 } } },
      });
      return game.play('fire', 'decline').units('ann', HERE);
    };
    expect(die('sol')).toEqual({ cruiser: 1 });
    expect(die('xxcha')).toEqual({});
  });

  it('Plasma Scoring: one die more in all, and it may be declined', () => {
    const setting = { bob: { faction: 'letnev', units: { wellon: { pds: 2 } } } };
    const game = duel({ cruiser: 2 }, {}, [1, 1, 7], setting).play('fire');
    expect([game.asked, game.prompt]).toEqual(['bob', 'extraDie']);
    game.offers(['extraDie:pds', 'decline']).play('extraDie:pds');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1 });
    const declined = duel({ cruiser: 2 }, {}, [1, 1], setting).play('fire', 'decline');
    expect(volleys(declined)).toEqual([[1, 2]]);
  });

  it('TI-10.15, Graviton Laser System: hits go to ships other than fighters while there are any', () => {
    const setting = {
      bob: { faction: 'xxcha', units: { wellon: { pds: 2 } } },
      cat: { faction: 'hacan' },
    };
    const game = duel({ cruiser: 2, carrier: 1, fighter: 2 }, {}, [8, 8], setting).play('fire');
    expect([game.asked, game.prompt]).toEqual(['bob', 'cannon.before']);
    game.offers(['use:graviton-laser-system', 'decline']).play('use:graviton-laser-system');
    game.offers(['lose:cruiser:whole', 'lose:carrier:whole', 'usualLosses']);
    game.refuses('lose:fighter:whole', 'TI-10.15').play('lose:carrier:whole');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1 });
    expect(game.player('bob').spent).toHaveLength(1);
  });

  it('Graviton Laser System: fighters take what is left; exhausted it stays down; nobody has to use it', () => {
    const bob = { faction: 'xxcha', units: { wellon: { pds: 2 } } };
    const cat = { faction: 'hacan' };
    const used = duel({ carrier: 1, fighter: 2 }, {}, [8, 8], { bob, cat });
    used.play('fire', 'use:graviton-laser-system');
    expect(used.units('ann', HERE)).toEqual({});
    const kept = duel({ carrier: 1, fighter: 2 }, {}, [8, 8], { bob, cat });
    kept.play('fire', 'decline').play('lose:fighter:whole', 'lose:fighter:whole');
    expect(kept.units('ann', HERE)).toEqual({ carrier: 1 });
    const exhausted = { ...bob, exhaustedTechnologies: ['graviton-laser-system'] };
    const down = duel({ carrier: 1, fighter: 2 }, {}, [8, 8], { bob: exhausted, cat });
    expect(down.play('fire').prompt).toBe('assignHits');
  });

  it('Loncara Ssodu: three dice from five on, into the next system too', () => {
    const game = activate(HERE, {
      dice: [5, 5, 4],
      ann: { faction: 'sardakk-norr', units: { [HERE]: { cruiser: 3 } } },
      bob: { faction: 'xxcha', units: { '38': { flagship: 1 } } },
    });
    expect(game.asked).toBe('bob');
    game.play('fire', 'decline');
    expect(volleys(game)).toEqual([[1, 3]]);
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1 });
  });

  it('Spacial Conduit Cylinder: cannons of the systems it links reach the active one', () => {
    const game = activate(HERE, {
      dice: [5],
      ann: {
        faction: 'jol-nar',
        technologies: ['spacial-conduit-cylinder', 'pds-2'],
        units: { [HERE]: { cruiser: 1 }, nar: { pds: 1 } },
      },
      bob: { faction: 'sardakk-norr', units: { [HERE]: { cruiser: 1 } } },
    });
    expect(game.prompt).toBe('system.activated');
    game.play('use:spacial-conduit-cylinder');
    if (game.prompt === 'moveShips') game.play('done');
    expect([game.asked, game.prompt]).toEqual(['ann', 'spaceCannon']);
    game.play('fireAt:1', 'decline');
    expect(game.units('bob', HERE)).toEqual({});
  });

  it('Turn Their Fleets to Dust: the last ships of a player fall to Space Cannon', () => {
    const bob = { units: { wellon: { pds: 1 } }, secrets: ['turn-their-fleets-to-dust'] };
    const game = duel({ cruiser: 1 }, {}, [7], { bob }).play('fire');
    expect([game.asked, game.prompt]).toEqual(['bob', 'scoreSecret']);
    game.play('scoreSecret:turn-their-fleets-to-dust');
    expect(game.points('bob')).toBe(1);
    const left = duel({ cruiser: 2 }, {}, [7], { bob }).play('fire');
    expect(left.prompt).not.toBe('scoreSecret');
  });

  it('Turn Their Fleets to Dust: fighters lost for want of capacity do not count', () => {
    const bob = { units: { wellon: { pds: 1 } }, secrets: ['turn-their-fleets-to-dust'] };
    const game = duel({ carrier: 1, fighter: 1 }, {}, [7], { bob });
    game.play('fire', 'lose:carrier:whole');
    expect(game.units('ann', HERE)).toEqual({});
    expect(game.prompt).not.toBe('scoreSecret');
  });
});
