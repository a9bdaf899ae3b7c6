import { describe, expect, it } from 'vitest';
import { TECHNOLOGIES } from '../content/index.ts';
import { notesIn } from './council.ts';
import { activate, duel } from './duel.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';
import type { Who } from './table.ts';

const technologiesOf = (game: Scenario, who: Who): string[] =>
  game.player(who).technologies.map((each) => TECHNOLOGIES[each].id);

/** Ann is Muaat. With four players the supernova, 43, lies between 22, 29, 36 and 39; with six next to her home. */
function muaat(ann: Side = {}, more: Setting = {}): Scenario {
  return position({
    bob: { faction: 'sol' },
    cat: { faction: 'hacan' },
    ...more,
    ann: { faction: 'muaat', ...ann },
  });
}

/** She activates a system; the question is that of the movement if any ship can come. */
function moving(system: string, ann: Side, more: Setting = {}): Scenario {
  return muaat(ann, { seats: 4, ...more }).play(`activate:${system}`);
}

/** She activates her home and moves nothing. */
function producing(ann: Side, more: Setting = {}): Scenario {
  const units = { muaat: { dock: 1 }, ...ann.units };
  const game = muaat({ ...ann, units }, more).play('activate:4');
  return game.prompt === 'moveShips' ? game.play('done') : game;
}

describe('Prototype War Sun', () => {
  it('TI-27.12 Muaat makes war suns from the start, as many as there are pieces', () => {
    const game = producing({ goods: 20, units: { 4: { warsun: 1 } } });
    game.play('make:warsun');
    expect(game.about).toMatchObject({ cost: 12 });
    game.refuses('make:warsun', 'TI-14.8');
    const sol = activate('1', { ann: { faction: 'sol', goods: 20 } });
    sol.refuses('make:warsun', 'TI-27.12');
  });

  it('TI-14.8 the third is one taken from elsewhere', () => {
    const game = producing({ goods: 20, units: { 34: { warsun: 2 } } }, { seats: 4 });
    game.play('remake:34:warsun');
    expect(game.units('ann', '34')).toEqual({ warsun: 1 });
    expect(game.units('ann', '4')).toEqual({ warsun: 1 });
  });

  it('TI-7.1 has move 1; Prototype War Sun II has move 3 and costs 10', () => {
    const units = { 4: { warsun: 1 }, 32: { destroyer: 1 } };
    moving('44', { units, technologies: ['antimass-deflectors'] }).refuses(
      'move:4:warsun:whole:plain',
      'TI-7.1',
    );
    const technologies = ['antimass-deflectors', 'prototype-war-sun-2'];
    expect(moving('18', { units, technologies }).offered).toContain('move:4:warsun:whole:plain');
    const order = producing({ goods: 20, technologies: ['prototype-war-sun-2'] });
    expect(order.play('make:warsun').about).toMatchObject({ cost: 10 });
  });

  it('TI-12.2 takes Planetary Shield from the units of others', () => {
    const bombarding = (kind: string): Scenario =>
      activate('19', {
        dice: ['*', '*', '*', '*', '*', '*'],
        ann: { faction: 'muaat', units: { 19: { [kind]: 1, infantry: 1 } } },
        bob: { faction: 'sol', planets: ['wellon'], units: { wellon: { infantry: 3, pds: 1 } } },
        cat: { faction: 'hacan' },
      }).play('decline');
    expect(bombarding('warsun').prompt).toBe('bombardment');
    expect(bombarding('dreadnought').prompt).toBe('landForces');
  });

  it('TI-18.7 Muaat does not research the War Sun of the others', () => {
    const ann = {
      cards: ['technology'],
      technologies: ['magen-defense-grid', 'assault-cannon', 'sarween-tools', 'duranium-armor'],
    };
    const game = muaat(ann).play('strategic:technology');
    game.refuses('research:war-sun', 'TI-18.7').play('research:prototype-war-sun-2');
    expect(technologiesOf(game, 'ann')).toContain('prototype-war-sun-2');
  });

  it('TI-18.1 Publicize Weapon Schematics: only the upgrade is a technology that somebody owns', () => {
    const researching = (technologies: string[]): Scenario =>
      position({
        ann: { faction: 'sol', cards: ['technology'] },
        bob: { faction: 'muaat', technologies },
        laws: ['publicize-weapon-schematics'],
      }).play('strategic:technology');
    researching([]).refuses('research:war-sun', 'TI-18.1');
    expect(researching(['prototype-war-sun-2']).offered).toContain('research:war-sun');
  });

  it('TI-11.1 Publicize Weapon Schematics: prototypes cannot use Sustain Damage', () => {
    const fleets = [{ warsun: 1 }, { dreadnought: 1 }] as const;
    const dice = ['2-', '2-', '2-', '5+'] as const;
    const ann = { faction: 'muaat' };
    expect(duel(...fleets, dice, { ann, bob: { faction: 'sol' } }).prompt).toBe('sustainDamage');
    const game = activate('19', {
      dice,
      ann: { ...ann, units: { 19: fleets[0] } },
      bob: { faction: 'sol', units: { 19: fleets[1] } },
      laws: ['publicize-weapon-schematics'],
    });
    expect(game.units('ann', '19')).toEqual({});
  });

  it('lies in the home system from the start', () => {
    const game = muaat({ units: {} }, { step: { step: 'placeStart', args: [0] } });
    expect(game.units('ann', '4')).toEqual({ warsun: 1, fighter: 2 });
    expect(game.units('ann', 'muaat')).toEqual({ infantry: 4, dock: 1 });
  });
});

describe('Star Forge', () => {
  const sun: Side = { units: { 4: { warsun: 1 }, muaat: { dock: 1 } } };

  it('TI-2.11 for a token of the strategy pool two fighters come to a war sun', () => {
    const game = muaat(sun).play('component:star-forge');
    expect([game.prompt, game.about]).toEqual(['starForgeUnits', { system: '4' }]);
    game.offers(['chooseUnit:fighter', 'chooseUnit:destroyer']).play('chooseUnit:fighter');
    expect(game.units('ann', '4')).toEqual({ warsun: 1, fighter: 2 });
    expect(game.tokens('ann')).toEqual([3, 3, 1]);
    expect(game.events('placed')).toEqual([{ player: 0, kind: 'fighter', count: 2, system: '4' }]);
    expect(game.asked).toBe('bob');
  });

  it('or a destroyer', () => {
    const game = muaat(sun).play('component:star-forge', 'chooseUnit:destroyer');
    expect(game.units('ann', '4')).toEqual({ warsun: 1, destroyer: 1 });
  });

  it('with two war suns the system is chosen, also one with an own token', () => {
    const units = { 4: { warsun: 1 }, 36: { warsun: 1 } };
    const game = muaat({ units, tokensAt: ['36'] }).play('component:star-forge');
    game.offers(['chooseSystem:36', 'chooseSystem:4']).play('chooseSystem:36');
    game.play('chooseUnit:fighter');
    expect(game.units('ann', '36')).toEqual({ warsun: 1, fighter: 2 });
  });

  it.each([
    ['a token', { ...sun, tokens: [3, 3, 0] }],
    ['a war sun', { units: { 4: { flagship: 1 } } }],
  ] as const)('TI-2.11 not without %s', (_, ann) => {
    muaat(ann).refuses('component:star-forge', 'TI-2.11');
  });

  it('TI-5.7 what is too much for the fleet pool goes, by choice', () => {
    const game = muaat({ ...sun, tokens: [3, 1, 2] });
    game.play('component:star-forge', 'chooseUnit:destroyer');
    game.offers(['remove:4:destroyer', 'remove:4:warsun']).play('remove:4:destroyer');
    expect(game.units('ann', '4')).toEqual({ warsun: 1 });
  });

  it('TI-5.3 fighters without room go', () => {
    const units = { 36: { warsun: 1, infantry: 5 }, muaat: { dock: 1 } };
    const game = muaat({ units }).play('component:star-forge', 'chooseUnit:fighter');
    expect(game.prompt).toBe('overCapacity');
    game.play('remove:36:fighter');
    expect(game.units('ann', '36')).toEqual({ warsun: 1, infantry: 5, fighter: 1 });
  });

  it('TI-14.8 without a destroyer left one may be taken from elsewhere, or there are fighters only', () => {
    const far = { ...sun.units, 36: { destroyer: 8 } };
    const game = muaat({ units: far, tokens: [3, 8, 2] });
    game.play('component:star-forge', 'chooseUnit:destroyer');
    expect(game.units('ann', '36')).toEqual({ destroyer: 7 });
    const held = muaat({ units: far, tokens: [3, 8, 2], tokensAt: ['36'] });
    held.play('component:star-forge');
    expect(held.units('ann', '4')).toEqual({ warsun: 1, fighter: 2 });
  });

  it('TI-14.6 places: it costs nothing and is no use of Production', () => {
    const game = muaat({ ...sun, technologies: ['magmus-reactor'] });
    game.play('component:star-forge', 'chooseUnit:fighter');
    expect([game.player('ann').goods, game.events('paid')]).toEqual([0, []]);
  });
});

describe('Gashlai Physiology', () => {
  const units = { 29: { cruiser: 1 }, 39: { destroyer: 1 } };
  const ship = 'move:29:cruiser:whole:plain';

  it('TI-7.7 ships of Muaat pass supernovas', () => {
    expect(moving('22', { units }).offered).toContain(ship);
    const game = moving('22', { units }).play(ship);
    expect(game.events('rift')).toEqual([]);
    const letnev = moving('22', { faction: 'letnev', units: { ...units, 36: { carrier: 1 } } });
    letnev.refuses(ship, 'TI-7.7');
  });

  it('TI-7.7 but do not enter them', () => {
    const game = moving('43', { units });
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
    const staying = moving('43', { units: { ...units, 43: { cruiser: 1 } } });
    expect(staying.offered).not.toContain(ship);
  });

  it('TI-7.3 ships of others in a supernova bar the way all the same', () => {
    const bob = { faction: 'sol', units: { 43: { fighter: 1 } } };
    moving('22', { units: { ...units, 36: { carrier: 1 } } }, { bob }).refuses(ship, 'TI-7.3');
  });

  it('TI-7.13 no retreat into a supernova', () => {
    const ann = { units: { 36: { cruiser: 1 }, 43: { carrier: 1 }, 39: { carrier: 1 } } };
    const attacked = (technologies: string[]): Scenario => {
      const game = muaat(
        { ...ann, technologies },
        {
          seats: 4,
          step: { step: 'turn', args: [1] },
          bob: { faction: 'sol', units: { 36: { cruiser: 1 } } },
        },
      ).play('activate:36');
      return game.prompt === 'moveShips' ? game.play('done') : game;
    };
    attacked([]).refuses('retreat:43', 'TI-7.13').offers(['retreat:39', 'stay']);
    attacked(['magmus-reactor']).offers(['retreat:39', 'retreat:43', 'stay']);
  });
});

describe('Magmus Reactor', () => {
  const technologies = ['magmus-reactor'];
  const units = { 29: { cruiser: 1 }, 39: { destroyer: 1 } };

  it('TI-7.7 ships enter supernovas', () => {
    const game = moving('43', { units, technologies });
    game.offersOf('move', ['29:cruiser:whole:plain', '39:destroyer:whole:plain']);
    game.play('move:29:cruiser:whole:plain', 'done');
    expect(game.units('ann', '43')).toEqual({ cruiser: 1 });
  });

  it('TI-7.7 and leave them', () => {
    const game = moving('22', { units: { 43: { cruiser: 1 } }, technologies });
    game.play('move:43:cruiser:whole:plain');
    expect(game.units('ann', '22')).toEqual({ cruiser: 1 });
  });

  it('TI-7.7 without Gashlai Physiology it allows to enter, not to pass', () => {
    const sol = { faction: 'letnev', technologies, units: { ...units, 36: { carrier: 1 } } };
    moving('22', sol).refuses('move:29:cruiser:whole:plain', 'TI-7.7');
    expect(moving('43', sol).offered).toContain('move:29:cruiser:whole:plain');
  });

  const goodsAfter = (ann: Side, more: Setting = {}, made = 'make:cruiser'): number => {
    const game = producing({ technologies, ...ann }, more).play(made);
    if (game.prompt === 'produce') game.play('done');
    if (game.prompt === 'payResources') game.play('payLeast');
    return game.player('ann').goods;
  };

  it('after Production in a system with a war sun Muaat gains a trade good', () => {
    expect(goodsAfter({ units: { 4: { warsun: 1 } } })).toBe(1);
    expect(goodsAfter({})).toBe(0);
    expect(goodsAfter({ units: { 4: { warsun: 1 } }, technologies: [] })).toBe(0);
  });

  it('not for a war sun that is made just now', () => {
    expect(goodsAfter({ goods: 8 }, {}, 'make:warsun')).toBe(0);
    expect(goodsAfter({ goods: 8, units: { 4: { warsun: 1 } } }, {}, 'make:warsun')).toBe(1);
  });

  it('next to a supernova, once', () => {
    expect(goodsAfter({}, { seats: 6 })).toBe(1);
    expect(goodsAfter({ units: { 4: { warsun: 1 } } }, { seats: 6 })).toBe(1);
  });

  it('for a war sun of anybody', () => {
    const bob = { faction: 'sol', technologies: ['war-sun'], units: { 4: { warsun: 1 } } };
    expect(goodsAfter({}, { bob }, 'train:muaat')).toBe(1);
  });

  it('TI-1.6 too late to pay with', () => {
    const game = producing({ technologies, goods: 1, exhausted: ['muaat'] }, { seats: 6 });
    game.refuses('make:cruiser', 'TI-14.2').play('make:destroyer', 'payLeast');
    expect(game.events('paid')).toHaveLength(1);
    expect(game.player('ann').goods).toBe(1);
    expect(game.events('gainedGoods')).toHaveLength(1);
  });

  it('not if nothing is made, and not for Integrated Economy', () => {
    expect(goodsAfter({ units: { 4: { warsun: 1 } } }, {}, 'done')).toBe(0);
    const economy = activate('36', {
      ann: {
        faction: 'muaat',
        technologies: [...technologies, 'integrated-economy'],
        units: { 36: { warsun: 1, infantry: 1 } },
      },
    });
    economy.play('land:arnor', 'use:integrated-economy', 'make:cruiser', 'payLeast');
    expect(economy.events('gainedGoods')).toEqual([]);
  });

  it('TI-3.8 also for the secondary ability of Warfare', () => {
    const game = position({
      ann: { faction: 'sol', cards: ['warfare'] },
      bob: {
        faction: 'muaat',
        technologies,
        cards: [],
        units: { 4: { warsun: 1 }, muaat: { dock: 1 } },
      },
      cat: { faction: 'hacan', tokens: [3, 3, 0] },
    }).play('strategic:warfare', 'keepTokens', 'secondary', 'make:cruiser', 'done', 'payLeast');
    expect(game.player('bob').goods).toBe(1);
  });
});

describe('The Inferno', () => {
  const flagship: Side = { units: { 36: { flagship: 1 }, muaat: { dock: 1 } } };

  it('TI-2.11 for a token of the strategy pool a cruiser comes to its system', () => {
    const game = muaat(flagship).play('component:unit-the-inferno');
    expect(game.units('ann', '36')).toEqual({ flagship: 1, cruiser: 1 });
    expect(game.tokens('ann')).toEqual([3, 3, 1]);
    expect(game.asked).toBe('bob');
  });

  it('TI-2.11 not without a token, and not without the flagship', () => {
    muaat({ ...flagship, tokens: [3, 3, 0] }).refuses('component:unit-the-inferno', 'TI-2.11');
    muaat({ units: { 4: { warsun: 1 } } }).refuses('component:unit-the-inferno', 'TI-2.11');
  });

  it('TI-14.8 a piece is needed: from reinforcements or from elsewhere', () => {
    const all = { ...flagship.units, 4: { cruiser: 8 } };
    const game = muaat({ units: all, tokens: [3, 8, 2] }).play('component:unit-the-inferno');
    expect(game.units('ann', '4')).toEqual({ cruiser: 7 });
    muaat({ units: all, tokens: [3, 8, 2], tokensAt: ['4'] }).refuses(
      'component:unit-the-inferno',
      'TI-14.8',
    );
  });

  it('TI-26.18 with Fleet Logistics it and Star Forge are two actions of a turn', () => {
    const units = { 36: { flagship: 1, warsun: 1 } };
    const game = muaat({ units, technologies: ['fleet-logistics'] });
    game.play('component:unit-the-inferno', 'component:star-forge', 'chooseUnit:fighter');
    expect(game.units('ann', '36')).toEqual({ flagship: 1, warsun: 1, cruiser: 1, fighter: 2 });
    expect(game.asked).toBe('bob');
  });
});

describe('Fires of the Gashlai', () => {
  const playing = (ann: Side = {}, bob: Side = {}): Scenario =>
    position({
      ann: { faction: 'sol', notes: ['fires-of-the-gashlai of bob'], goods: 20, ...ann },
      bob: { faction: 'muaat', ...bob },
      cat: { faction: 'hacan' },
    });
  const note = 'playNote:fires-of-the-gashlai:1';

  it('TI-18.2 its holder gains War Sun, Muaat loses a token of its fleet pool', () => {
    const game = playing().play(note);
    expect(technologiesOf(game, 'ann')).toContain('war-sun');
    expect(game.tokens('bob')).toEqual([3, 2, 2]);
    expect(game.events('gainedTechnology')).toEqual([{ player: 0, technology: 'war-sun' }]);
    expect(notesIn(game, 'bob')).toContain('fires-of-the-gashlai of bob');
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
  });

  it('TI-27.12 then its holder makes war suns', () => {
    const game = playing({ technologies: ['fleet-logistics'] }).play(note, 'activate:1');
    game.play('make:warsun');
    expect(game.about).toMatchObject({ cost: 12 });
  });

  it('TI-5.1 fleets of Muaat shrink with the pool', () => {
    const units = { 4: { warsun: 1, cruiser: 1 }, muaat: { dock: 1 } };
    const game = playing({}, { tokens: [3, 2, 2], units }).play(note);
    expect([game.prompt, game.asked]).toEqual(['overFleet', 'bob']);
    game.play('remove:4:cruiser');
    expect(game.units('bob', '4')).toEqual({ warsun: 1 });
  });

  it('TI-2.11 not without a token in that pool', () => {
    playing({}, { tokens: [3, 0, 2] }).refuses(note, 'TI-2.11');
  });

  it('TI-18.6 not with the technology', () => {
    playing({ technologies: ['war-sun'] }).refuses(note, 'TI-18.6');
  });

  it('TI-18.2 what is gained is not researched: no Research Agreement', () => {
    const game = position({
      ann: { faction: 'jol-nar', notes: ['fires-of-the-gashlai of bob'] },
      bob: { faction: 'muaat' },
      cat: { faction: 'hacan', notes: ['research-agreement of ann'] },
    }).play(note);
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
    expect(technologiesOf(game, 'cat')).not.toContain('war-sun');
  });
});
