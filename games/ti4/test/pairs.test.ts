import { describe, expect, it } from 'vitest';
import { activate, duel, HERE } from './duel.ts';

describe('abilities that meet', () => {
  it('Graviton Laser System and Sustain Damage: a sturdy ship cancels what fighters cannot take', () => {
    const game = activate(HERE, {
      dice: [7, 7],
      ann: { faction: 'sol', units: { [HERE]: { dreadnought: 1, fighter: 1 } } },
      bob: { faction: 'xxcha', units: { wellon: { pds: 2 } } },
    });
    game.play('fire', 'use:graviton-laser-system', 'sustain:dreadnought');
    expect(game.units('ann', HERE)).toEqual({});
    expect(game.events('destroyed')).toEqual([
      { player: 0, kind: 'dreadnought', count: 1, system: HERE },
    ]);
    expect(game.events('removed')).toHaveLength(1);
  });

  it('Graviton Laser System and Non-Euclidean Shielding: one use cancels both hits', () => {
    const game = activate(HERE, {
      dice: [7, 7],
      ann: {
        faction: 'letnev',
        technologies: ['non-euclidean-shielding'],
        units: { [HERE]: { dreadnought: 1, fighter: 1 } },
      },
      bob: { faction: 'xxcha', units: { wellon: { pds: 2 } } },
    });
    game.play('fire', 'use:graviton-laser-system', 'sustain:dreadnought');
    expect(game.units('ann', HERE)).toEqual({ fighter: 1, 'dreadnought!': 1 });
  });

  it('Plasma Scoring and Antimass Deflectors: the extra die gets one less too', () => {
    const game = duel({ cruiser: 2 }, {}, [6, 6], {
      bob: { faction: 'letnev', units: { wellon: { pds: 1 } } },
    });
    game.play('fire', 'extraDie:pds');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 2 });
  });

  it("C'Morran N'orr, Unrelenting and a nebula add up", () => {
    const game = duel({ cruiser: 1 }, { flagship: 1, cruiser: 1 }, ['6-', 4, '3-', '3-'], {
      tile: '42',
      bob: { faction: 'sardakk-norr' },
    });
    expect(game.events('combatRoll')[1]).toMatchObject({ player: 1, hits: 1 });
    expect(game.units('ann', '42')).toEqual({});
  });

  it('J.N.S. Hylarim and Fragile: the die counts as it fell, the result is one less', () => {
    const game = duel({ cruiser: 3 }, { flagship: 1 }, ['6-', '6-', '6-', 9, 6], {
      bob: { faction: 'jol-nar' },
    });
    expect(game.events('combatRoll')[1]).toMatchObject({ hits: 3 });
  });

  it('Arc Secundus and Duranium Armor: repaired at the start, damaged, and another one repaired', () => {
    const game = duel(
      { cruiser: 1 },
      { 'flagship!': 1, 'dreadnought!': 1 },
      ['7+', '4-', '4-', '4-'],
      {
        bob: { faction: 'letnev', technologies: ['duranium-armor'], planets: ['abyz'] },
      },
    );
    game.play('stay', 'sustain:flagship');
    expect(game.events('repaired').map(({ kind }) => kind)).toEqual([
      'flagship',
      'dreadnought',
      'flagship',
    ]);
  });

  it('Magen Defense Grid and Valkyrie Particle Weave: who may not roll makes no hit to answer', () => {
    const game = activate(HERE, {
      dice: ['8+'],
      ann: {
        faction: 'sardakk-norr',
        technologies: ['valkyrie-particle-weave'],
        units: { [HERE]: { carrier: 1, infantry: 1 } },
      },
      bob: {
        faction: 'hacan',
        technologies: ['magen-defense-grid'],
        units: { wellon: { infantry: 1, pds: 1 } },
      },
    });
    game.play('decline', 'land:wellon', 'decline', 'use:magen-defense-grid');
    expect(game.events('groundDrawn')).toEqual([{ planet: 'wellon' }]);
  });

  it('Assault Cannon and Arc Secundus: a ship that is destroyed is not repaired', () => {
    const game = duel({ cruiser: 3 }, { 'flagship!': 1 }, [], {
      ann: { technologies: ['assault-cannon'] },
      bob: { faction: 'letnev' },
    });
    expect(game.events('repaired')).toEqual([]);
    expect(game.events('combatWon')).toEqual([{ player: 0, system: HERE }]);
  });

  it('Bombardment and Infantry II: an infantry destroyed so rolls to come back', () => {
    const game = activate(HERE, {
      dice: ['7+', '*'],
      ann: { faction: 'sol', units: { [HERE]: { dreadnought: 1 } } },
      bob: { faction: 'xxcha', technologies: ['infantry-2'], units: { wellon: { infantry: 1 } } },
    });
    game.play('bombardAll:wellon');
    expect(game.events('returnRoll')).toHaveLength(1);
  });

  it('TI-1.14: a third player in the next system neither fights nor suffers', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, ['7+', '6-'], {
      cat: {
        faction: 'letnev',
        goods: 4,
        technologies: ['assault-cannon', 'duranium-armor'],
        units: { '38': { 'flagship!': 1, cruiser: 3 } },
      },
    });
    expect(game.events('used')).toEqual([]);
    expect(game.units('cat', '38')).toEqual({ 'flagship!': 1, cruiser: 3 });
  });
});
