import { describe, expect, it } from 'vitest';
import { activate, duel, HERE } from './duel.ts';
import type { Side, Units, Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

/** A system with two planets, Arnor and Lor. */
const PAIR = '36';

/** Ann, of Sol, comes with these units to the system of Wellon; Bob, of Hacan, holds the planet with those. */
function invade(
  ann: Units,
  bob: Units,
  dice: readonly Wanted[] = [],
  more: { ann?: Side; bob?: Side } = {},
): Scenario {
  const side = { planets: ['wellon'], ...more.bob, units: { ...more.bob?.units, wellon: bob } };
  return duel(ann, {}, dice, { ...more, bob: side });
}

describe('bombardment', () => {
  it('TI-12.1: with those units that the player chooses; hits destroy ground forces, not structures', () => {
    const game = invade({ dreadnought: 2, carrier: 1 }, { infantry: 3, dock: 1 }, ['5+', '5+']);
    expect([game.asked, game.prompt]).toEqual(['ann', 'bombardment']);
    game.offers(['bombardAll:wellon', 'bombard:wellon:dreadnought', 'decline']);
    game.play('bombardAll:wellon');
    expect(game.events('bombarded')).toMatchObject([{ player: 0, planet: 'wellon', hits: 2 }]);
    expect(game.units('bob', 'wellon')).toEqual({ infantry: 1, dock: 1 });
    const none = invade({ dreadnought: 2 }, { infantry: 3 }).play('decline');
    expect(none.units('bob', 'wellon')).toEqual({ infantry: 3 });
    const one = invade({ dreadnought: 2 }, { infantry: 3 }, ['5+', '5+']);
    one.play('bombard:wellon:dreadnought').offers(['bombardAll:wellon', 'done']).play('done');
    expect(one.units('bob', 'wellon')).toEqual({ infantry: 2 });
  });

  it('TI-12.1: the worked figure, Bombardment 5: one die, a hit from five on; excess is lost', () => {
    const miss = invade({ dreadnought: 1 }, { infantry: 1 }, [4]).play('bombardAll:wellon');
    expect(miss.units('bob', 'wellon')).toEqual({ infantry: 1 });
    const hit = invade({ dreadnought: 2 }, { infantry: 1 }, [5, 5]).play('bombardAll:wellon');
    expect(hit.units('bob', 'wellon')).toEqual({});
    expect(hit.controller('wellon')).toBe('bob');
  });

  it('TI-12.1: each unit is assigned to a planet before anything is rolled', () => {
    const game = activate(PAIR, {
      dice: ['3+', '3+', '3+', '5+', '4-'],
      ann: {
        faction: 'sol',
        technologies: ['war-sun'],
        units: { [PAIR]: { dreadnought: 2, warsun: 1 } },
      },
      bob: { faction: 'hacan', units: { arnor: { infantry: 4 }, lor: { infantry: 4 } } },
    });
    game.offers([
      'bombardAll:arnor',
      'bombardAll:lor',
      'bombard:arnor:dreadnought',
      'bombard:lor:dreadnought',
      'bombard:arnor:warsun',
      'bombard:lor:warsun',
      'decline',
    ]);
    game.play('bombard:lor:warsun').offersOf('done', ['']);
    game.play('bombardAll:arnor');
    expect(game.units('bob', 'arnor')).toEqual({ infantry: 3 });
    expect(game.units('bob', 'lor')).toEqual({ infantry: 1 });
  });

  it('TI-12.1: only planets with ground forces of others are bombarded', () => {
    const game = activate(PAIR, {
      ann: { faction: 'sol', units: { [PAIR]: { dreadnought: 1 } } },
      bob: { faction: 'hacan', units: { arnor: { infantry: 1 }, lor: { dock: 1 } } },
    });
    game.offers(['bombardAll:arnor', 'decline']).refuses('bombardAll:lor', 'TI-12.1');
  });

  it('TI-12.2: Planetary Shield forbids it, unless a war sun or Arc Secundus strips it', () => {
    const shield = { infantry: 3, pds: 1 };
    const shielded = invade({ dreadnought: 1 }, shield).play('decline');
    expect(shielded.events()).not.toContain('bombarded');
    const pair = activate(PAIR, {
      ann: { faction: 'sol', units: { [PAIR]: { dreadnought: 1 } } },
      bob: { faction: 'hacan', units: { arnor: { infantry: 1, pds: 1 }, lor: { infantry: 1 } } },
    });
    pair.play('decline').offers(['bombardAll:lor', 'decline']);
    pair.refuses('bombardAll:arnor', 'TI-12.2');
    const sun = invade({ dreadnought: 1, warsun: 1 }, shield, [], {
      ann: { technologies: ['war-sun'] },
    });
    sun.play('decline').offersOf('bombardAll', ['wellon']);
    const arc = invade({ flagship: 1 }, shield, [], { ann: { faction: 'letnev' } });
    arc.play('decline').offers(['bombardAll:wellon', 'decline']);
  });

  it('TI-12.3: combat modifiers do not count', () => {
    const game = invade({ dreadnought: 1 }, { infantry: 3 }, [3, 3], {
      ann: { faction: 'sardakk-norr' },
    });
    game.play('bombardAll:wellon');
    expect(game.units('bob', 'wellon')).toEqual({ infantry: 3 });
  });

  it('Plasma Scoring: one ship rolls one die more against its own planet', () => {
    const setting = (dice: readonly Wanted[]): Scenario =>
      activate(PAIR, {
        dice,
        ann: { faction: 'letnev', units: { [PAIR]: { dreadnought: 2 } } },
        bob: { faction: 'hacan', units: { arnor: { infantry: 4 }, lor: { infantry: 4 } } },
      });
    const split = setting(['5+', '5+', '5+']).play('bombard:arnor:dreadnought', 'bombardAll:lor');
    expect(split.prompt).toBe('extraDie');
    split.offers(['extraDie:dreadnought', 'decline']).play('extraDie:dreadnought');
    expect(split.prompt).toBe('extraDiePlanet');
    split.offers(['choosePlanet:arnor', 'choosePlanet:lor']).play('choosePlanet:lor');
    expect(split.units('bob', 'arnor')).toEqual({ infantry: 3 });
    expect(split.units('bob', 'lor')).toEqual({ infantry: 2 });
    const declined = setting(['5+', '5+']).play('bombardAll:lor', 'decline');
    expect(declined.units('bob', 'lor')).toEqual({ infantry: 2 });
  });

  it('Make an Example of Their World: Bombardment destroys the last ground forces of a planet', () => {
    const ann = { secrets: ['make-an-example-of-their-world'] };
    const game = invade({ dreadnought: 1 }, { infantry: 1 }, [5], { ann });
    game.play('bombardAll:wellon');
    expect([game.asked, game.prompt]).toEqual(['ann', 'scoreSecret']);
    game.play('scoreSecret:make-an-example-of-their-world');
    expect(game.points('ann')).toBe(1);
    const left = invade({ dreadnought: 1 }, { infantry: 2 }, [5], { ann });
    expect(left.play('bombardAll:wellon').prompt).not.toBe('scoreSecret');
  });
});

describe('landing', () => {
  it('TI-12.5: any number on any planets, the own ones too; or none', () => {
    const game = activate(PAIR, {
      ann: { faction: 'sol', planets: ['lor'], units: { [PAIR]: { carrier: 1, infantry: 3 } } },
    });
    expect([game.asked, game.prompt]).toEqual(['ann', 'landForces']);
    expect(game.about).toEqual({ system: PAIR, count: 3 });
    game.offers(['land:arnor', 'landAll:arnor', 'land:lor', 'landAll:lor', 'done']);
    game.play('land:arnor', 'land:lor', 'done');
    expect(game.units('ann', PAIR)).toEqual({ carrier: 1, infantry: 1 });
    expect(game.units('ann', 'lor')).toEqual({ infantry: 1 });
    expect(game.controller('arnor')).toBe('ann');
    const none = invade({ carrier: 1, infantry: 2 }, { infantry: 1 }).play('done');
    expect(none.controller('wellon')).toBe('bob');
  });

  it('TI-12.5: shortcuts land all, or enough by the odds', () => {
    const game = invade({ carrier: 1, infantry: 6 }, { infantry: 2 });
    game.offers(['take:wellon', 'landAll:wellon', 'land:wellon', 'done']).play('take:wellon');
    expect(game.events('landed')).toEqual([{ player: 0, planet: 'wellon', count: 3 }]);
  });

  it('TI-12.4: the custodians leave for six influence; one force has to land; it is worth a point', () => {
    const ann = { faction: 'sol', planets: ['mehar-xull', 'rarron'] };
    const game = activate('18', {
      ann: { ...ann, units: { '18': { carrier: 1, infantry: 2 } } },
    });
    game.offers(['removeCustodians', 'done']);
    game.refuses('land:mecatol-rex', 'TI-12.4').refuses('landAll:mecatol-rex', 'TI-12.4');
    game.play('removeCustodians', 'payLeast');
    expect(game.points('ann')).toBe(1);
    expect(game.units('ann', 'mecatol-rex')).toEqual({ infantry: 1 });
    expect(game.state.custodians).toBe(false);
    game.play('done');
    expect(game.controller('mecatol-rex')).toBe('ann');
  });

  it('TI-12.4: without the influence or without ground forces the token stays', () => {
    const poor = activate('18', {
      ann: { faction: 'sol', units: { '18': { carrier: 1, infantry: 2 } } },
    });
    expect(poor.prompt).not.toBe('landForces');
    expect(poor.state.custodians).toBe(true);
    const empty = activate('18', {
      ann: { faction: 'sol', goods: 6, units: { '18': { carrier: 1 } } },
    });
    expect(empty.prompt).not.toBe('landForces');
  });

  it('TI-12.4: without the token nobody pays', () => {
    const game = activate('18', {
      custodians: false,
      ann: { faction: 'sol', units: { '18': { carrier: 1, infantry: 1 } } },
    });
    game.offers(['land:mecatol-rex', 'done']).play('land:mecatol-rex');
    expect(game.controller('mecatol-rex')).toBe('ann');
    expect(game.points('ann')).toBe(0);
  });
});

describe('space cannon defense', () => {
  it('TI-12.6: units on the planet fire at the forces that land there', () => {
    const game = invade({ carrier: 1, infantry: 3 }, { pds: 2 }, [7, 7], {});
    game.play('decline', 'landAll:wellon');
    expect([game.asked, game.prompt]).toEqual(['bob', 'cannonDefense']);
    expect(game.about).toEqual({ planet: 'wellon' });
    game.play('fire');
    expect(game.events('cannons')).toMatchObject([{ player: 1, rival: 0, hits: 2 }]);
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 1 });
    expect(game.controller('wellon')).toBe('ann');
  });

  it('TI-12.6: those of other planets and systems do not; the active player sets the order', () => {
    const game = activate(PAIR, {
      dice: [1, 1],
      ann: { faction: 'sol', units: { [PAIR]: { carrier: 1, infantry: 2 } } },
      bob: {
        faction: 'hacan',
        technologies: ['pds-2'],
        units: { arnor: { pds: 1 }, lor: { pds: 1 }, saudor: { pds: 2 } },
      },
    });
    game.play('decline', 'land:arnor', 'land:lor');
    expect([game.asked, game.prompt]).toEqual(['ann', 'cannonDefenses']);
    game.offers(['choosePlanet:arnor', 'choosePlanet:lor']).play('choosePlanet:lor');
    expect(game.about).toEqual({ planet: 'lor' });
    game.play('fire');
    expect(game.about).toEqual({ planet: 'arnor' });
    game.play('fire');
    const dice = game.events('cannons').map((event) => String(event['dice']).split(' ').length);
    expect(dice).toEqual([1, 1]);
  });

  it('TI-12.6: Plasma Scoring adds a die on each planet', () => {
    const game = activate(PAIR, {
      dice: [1, 1, 1, 1],
      ann: { faction: 'sol', units: { [PAIR]: { carrier: 1, infantry: 2 } } },
      bob: { faction: 'letnev', units: { arnor: { pds: 1 }, lor: { pds: 1 } } },
    });
    game.play('decline', 'land:arnor', 'land:lor', 'choosePlanet:lor');
    game.play('fire', 'extraDie:pds', 'fire', 'extraDie:pds');
    const dice = game.events('cannons').map((event) => String(event['dice']).split(' ').length);
    expect(dice).toEqual([2, 2]);
  });

  it('L4 Disruptors: nobody fires at the forces of an invasion, but at the ships before', () => {
    const ann = { faction: 'letnev', technologies: ['l4-disruptors'] };
    const game = invade({ carrier: 1, infantry: 2 }, { pds: 2 }, [], { ann });
    expect([game.asked, game.prompt]).toEqual(['bob', 'spaceCannon']);
    game.play('decline', 'landAll:wellon');
    expect(game.events('cannons')).toEqual([]);
    expect(game.controller('wellon')).toBe('ann');
  });

  it('Graviton Laser System has no use against ground forces', () => {
    const game = activate(HERE, {
      dice: [6],
      ann: { faction: 'sol', units: { [HERE]: { carrier: 1, infantry: 2 } } },
      bob: { faction: 'xxcha', units: { wellon: { pds: 1 } } },
    });
    game.play('decline', 'landAll:wellon', 'fire');
    expect(game.events('used')).toEqual([]);
    expect(game.events('cannons')).toHaveLength(1);
  });
});

describe('ground combat', () => {
  it('TI-12.7: rounds of rolls and losses until one side is left', () => {
    const game = invade({ carrier: 1, infantry: 2 }, { infantry: 2 }, [
      '7+',
      '6-',
      '8+',
      '7-',
      '7+',
      '7-',
    ]);
    game.play('landAll:wellon');
    expect(game.events('groundCombat')).toEqual([{ planet: 'wellon', attacker: 0, defender: 1 }]);
    expect(game.events('combatRoll').map(({ player, hits }) => [player, hits])).toEqual([
      [0, 1],
      [1, 1],
      [0, 1],
      [1, 0],
    ]);
    expect(game.events('groundWon')).toEqual([{ player: 0, planet: 'wellon' }]);
    expect(game.controller('wellon')).toBe('ann');
  });

  it('TI-12.7: on several planets in the order that the active player sets', () => {
    const game = activate(PAIR, {
      dice: ['7+', '7-', '7+', '7-'],
      ann: { faction: 'sol', units: { [PAIR]: { carrier: 1, infantry: 2 } } },
      bob: { faction: 'hacan', units: { arnor: { infantry: 1 }, lor: { infantry: 1 } } },
    });
    game.play('land:arnor', 'land:lor');
    expect([game.asked, game.prompt]).toEqual(['ann', 'groundCombats']);
    game.offers(['fight:arnor', 'fight:lor']).play('fight:lor');
    expect(game.events('groundWon').map(({ planet }) => planet)).toEqual(['lor', 'arnor']);
  });

  it('TI-12.9: if all fall, the defender keeps the planet and its structures', () => {
    const game = invade({ carrier: 1, infantry: 1 }, { infantry: 1, dock: 1 }, ['7+', '8+']);
    game.play('land:wellon');
    expect(game.events('groundDrawn')).toEqual([{ planet: 'wellon' }]);
    expect(game.controller('wellon')).toBe('bob');
    expect(game.units('bob', 'wellon')).toEqual({ dock: 1 });
  });

  it('TI-1.10: Unrelenting and Fragile count on the ground', () => {
    const game = activate(HERE, {
      dice: [7, 8, 7],
      ann: { faction: 'sardakk-norr', units: { [HERE]: { carrier: 1, infantry: 1 } } },
      bob: { faction: 'jol-nar', units: { wellon: { infantry: 2 } } },
    });
    game.play('land:wellon');
    expect(game.events('combatRoll').slice(0, 2)).toMatchObject([
      { player: 0, hits: 1 },
      { player: 1, hits: 0 },
    ]);
  });
});

describe('control', () => {
  it('TI-12.8, TI-12.10: a planet without forces is taken at once, exhausted, its structures destroyed', () => {
    const game = invade({ carrier: 1, infantry: 2 }, { pds: 1, dock: 1 });
    game.play('decline', 'landAll:wellon', 'decline');
    expect(game.events('groundCombat')).toEqual([]);
    expect(game.events('lostStructures')).toEqual([{ player: 1, planet: 'wellon' }]);
    expect(game.events('gainedPlanet')).toEqual([
      { player: 0, planet: 'wellon', taken: true, rival: 1 },
    ]);
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 2 });
    expect(game.isExhausted('wellon')).toBe(true);
  });

  it('TI-12.8: a planet of nobody comes exhausted too', () => {
    const game = duel({ carrier: 1, infantry: 1 }, {}).play('land:wellon');
    expect(game.events('gainedPlanet')).toEqual([
      { player: 0, planet: 'wellon', taken: false, rival: -1 },
    ]);
    expect(game.isExhausted('wellon')).toBe(true);
  });

  it('TI-13.1: a planet stays without units, until others land on it', () => {
    const game = invade({ carrier: 1 }, {});
    expect(game.controller('wellon')).toBe('bob');
    const taken = invade({ carrier: 1, infantry: 1 }, {}).play('land:wellon');
    expect(taken.controller('wellon')).toBe('ann');
  });

  it('TI-13.2: what one controls already is not gained again, and stays ready', () => {
    const game = activate(HERE, {
      ann: { faction: 'sol', planets: ['wellon'], units: { [HERE]: { carrier: 1, infantry: 1 } } },
    });
    game.play('land:wellon');
    expect(game.events('gainedPlanet')).toEqual([]);
    expect(game.isExhausted('wellon')).toBe(false);
  });

  it('TI-13.4: a structure goes with the last ground force of its owner', () => {
    const game = invade({ carrier: 1, infantry: 2 }, { infantry: 1, dock: 1 }, ['7+', '*', '7-']);
    game.play('landAll:wellon');
    expect(game.controller('wellon')).toBe('ann');
    expect(game.units('ann', 'wellon')).not.toHaveProperty('dock');
    expect(game.events('lostStructures')).toEqual([{ player: 1, planet: 'wellon' }]);
  });
});
