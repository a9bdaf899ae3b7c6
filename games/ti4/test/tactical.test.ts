import { describe, expect, it } from 'vitest';
import { activate, duel, HERE } from './duel.ts';
import { position, type Setting, type Side } from './position.ts';

describe('activation', () => {
  it('TI-6.2 every step may be empty', () => {
    const game = position({ ann: { cards: [] } }).play('activate:18');
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
    expect([game.tokens('ann'), game.hasToken('ann', '18')]).toEqual([[2, 3, 2], true]);
  });

  it('TI-6.2 movement, space combat, invasion, production', () => {
    const game = position({
      dice: ['7+', '*', '*', '8-'],
      ann: {
        faction: 'letnev',
        units: {
          10: { cruiser: 2, carrier: 1, infantry: 1 },
          'arc-prime': { dock: 1 },
          'wren-terra': { infantry: 1 },
        },
      },
      bob: { faction: 'hacan', units: { 36: { destroyer: 1 } } },
    }).play('activate:36', 'moveAll:10', 'stay');
    expect(
      game.events().filter((type) => ['activated', 'moved', 'spaceCombat'].includes(type)),
    ).toEqual(['activated', 'moved', 'spaceCombat']);
    expect(game.offered).toContain('land:arnor');
  });

  /** Bob, of Xxcha, has a ship where Ann goes. */
  const nullified = (ann: Side, more: Setting = {}) =>
    position({
      ...more,
      ann: { faction: 'sol', units: { 1: { cruiser: 1 }, jord: { dock: 1 } }, ...ann },
      bob: {
        faction: 'xxcha',
        technologies: ['nullification-field'],
        units: { 36: { cruiser: 1 }, 'archon-ren': { dock: 1 } },
      },
    }).play('activate:36');

  it('TI-6.3 an effect that ends the turn leaves the token and skips everything else', () => {
    const game = nullified({}).play('use:nullification-field');
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
    expect(game.hasToken('ann', '36')).toBe(true);
    expect(game.tokens('ann')).toEqual([2, 3, 2]);
    expect(game.events('turnEnded')).toHaveLength(1);
  });

  it('TI-6.3 effects of an activation come before movement, and may be declined', () => {
    const game = nullified({});
    expect([game.prompt, game.asked]).toEqual(['system.activated', 'bob']);
    game.play('decline');
    expect([game.prompt, game.asked]).toEqual(['moveShips', 'ann']);
  });

  it('TI-6.3 a turn that is ended has no second action', () => {
    const game = nullified({ technologies: ['fleet-logistics'] }).play('use:nullification-field');
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
  });
});

describe('Fleet Logistics', () => {
  const fleet = (technologies: readonly string[]) =>
    position({ ann: { technologies: ['fleet-logistics', ...technologies], cards: [] } });

  it('TI-26.18 two actions in a turn; the second may be left out', () => {
    const game = fleet([]).play('activate:18');
    expect([game.prompt, game.asked]).toEqual(['turn', 'ann']);
    expect(game.offered).toContain('endTurn');
    game.play('activate:19');
    expect(game.asked).toBe('bob');
  });

  it('TI-27.11 nobody passes on a turn with an action', () => {
    const game = fleet([]);
    expect(game.offered).toContain('pass');
    expect(game.play('activate:18').offered).not.toContain('pass');
    game.play('endTurn');
    expect([game.asked, game.player('ann').passed]).toEqual(['bob', false]);
  });

  it('TI-27.11 effects at the start of a turn do not come again before the second action', () => {
    const game = fleet(['transit-diodes']);
    expect(game.prompt).toBe('turn.start');
    game.play('decline', 'activate:18');
    expect([game.prompt, game.asked]).toEqual(['turn', 'ann']);
  });

  it('TI-26.18 it counts from the turn on which it is gained', () => {
    const game = position({
      ann: { faction: 'sol', technologies: ['gravity-drive'], cards: ['technology'] },
      bob: { tokens: [3, 3, 0] },
      cat: { tokens: [3, 3, 0] },
    }).play('strategic:technology', 'research:fleet-logistics');
    expect([game.prompt, game.asked]).toEqual(['turn', 'ann']);
    expect(game.offered).toContain('endTurn');
  });
});

describe('effects', () => {
  it('TI-10.9 ground forces of the planets come along when a retreat takes place', () => {
    const game = duel({ cruiser: 1 }, { carrier: 1 }, ['6-', '8-'], {
      bob: { planets: ['abyz'], units: { wellon: { infantry: 1 } } },
    }).play('retreat:38');
    game.play('bring:wellon');
    expect(game.units('bob', '38')).toEqual({ carrier: 1, infantry: 1 });
    expect(game.units('bob', 'wellon')).toEqual({});
  });

  it('TI-10.14 what destroys directly makes no hit: nobody uses Sustain Damage', () => {
    const game = duel({ cruiser: 3 }, { dreadnought: 1 }, [], {
      ann: { technologies: ['assault-cannon'] },
    });
    expect([game.events('sustained'), game.units('bob', HERE)]).toEqual([[], {}]);
    expect(game.events('combatWon')).toEqual([{ player: 0, system: HERE }]);
  });

  it('TI-11.2 Sustain Damage does not cancel anti-fighter barrage', () => {
    const game = duel({ destroyer: 1 }, { dreadnought: 1, fighter: 1 }, ['9+', '9+', '8-', '5+']);
    game.play('fire');
    expect(game.events('sustained')).toEqual([]);
    expect(game.units('bob', HERE)).toEqual({ dreadnought: 1 });
  });

  it('TI-11.2 Sustain Damage cancels hits of Space Cannons', () => {
    const game = activate(HERE, {
      dice: ['6+'],
      ann: { faction: 'sardakk-norr', units: { [HERE]: { dreadnought: 1 } } },
      bob: { faction: 'sol', units: { wellon: { pds: 1 } } },
    }).play('fire');
    game.play('sustain:dreadnought');
    expect(game.units('ann', HERE)).toEqual({ 'dreadnought!': 1 });
  });

  it('TI-11.4 each use of Sustain Damage is decided after the one before', () => {
    const game = duel({ cruiser: 2 }, { dreadnought: 2 }, ['7+', '7+', '4-', '4-']);
    game.offers(['sustain:dreadnought', 'decline']).play('sustain:dreadnought');
    expect(game.about).toMatchObject({ hits: 1 });
    game.offers(['sustain:dreadnought', 'decline']).play('decline');
    game.offers(['lose:dreadnought:whole', 'lose:dreadnought:damaged', 'usualLosses']);
  });

  it('TI-19.7 what says "up to" may be used for nothing', () => {
    const game = position({ ann: { technologies: ['transit-diodes'] } });
    game.play('use:transit-diodes', 'done');
    expect(game.prompt).toBe('turn');
    expect(game.player('ann').spent).toHaveLength(1);
  });

  it('TI-19.7 what names a number needs its target', () => {
    const weapon = 'component:x-89-bacterial-weapon';
    const technologies = ['x-89-bacterial-weapon'];
    position({ ann: { technologies } }).refuses(weapon, 'TI-2.11');
    const game = position({ ann: { technologies, units: { 36: { dreadnought: 1 } } } });
    game.play(weapon).offers(['choosePlanet:arnor', 'choosePlanet:lor']);
  });

  it('TI-28.5 mandatory effects of a window go in its order: the active player first', () => {
    const game = duel({ cruiser: 3 }, { cruiser: 3 }, [], {
      ann: { technologies: ['assault-cannon'] },
      bob: { technologies: ['assault-cannon'] },
    });
    expect(game.events('used').map(({ player }) => player)).toEqual([0]);
  });
});
