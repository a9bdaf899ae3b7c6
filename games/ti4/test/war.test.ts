import { describe, expect, it } from 'vitest';
import { activate, duel, HERE } from './duel.ts';
import { position, type Side, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

/** A place to retreat to, so that Bob is asked at the start of each round. */
const REFUGE = ['abyz'];

/** Abilities that have been used, by seat. */
const used = (game: Scenario): unknown[] =>
  game.events('used').map(({ player, power }) => [player, power]);

describe('Assault Cannon', () => {
  const ann = { technologies: ['assault-cannon'] };

  it('TI-10.2: with three ships the opponent destroys one of his choice, before the barrage', () => {
    const game = duel(
      { cruiser: 3 },
      { cruiser: 1, dreadnought: 1, 'dreadnought!': 1, fighter: 1 },
      [],
      {
        ann,
        bob: { planets: REFUGE },
      },
    );
    expect([game.asked, game.prompt]).toEqual(['bob', 'assaultCannon']);
    game.offers(['lose:cruiser:whole', 'lose:dreadnought:damaged', 'lose:dreadnought:whole']);
    game.play('lose:dreadnought:damaged');
    expect(game.units('bob', HERE)).toEqual({ cruiser: 1, dreadnought: 1, fighter: 1 });
    expect(game.prompt).toBe('announceRetreat');
  });

  it('fighters neither count nor are destroyed', () => {
    const few = duel({ cruiser: 2, fighter: 3 }, { cruiser: 1 }, [], {
      ann,
      bob: { planets: REFUGE },
    });
    expect(used(few)).toEqual([]);
    const swarm = duel({ cruiser: 3 }, { fighter: 2 }, [], { ann, bob: { planets: REFUGE } });
    expect(used(swarm)).toEqual([]);
    expect(swarm.units('bob', HERE)).toEqual({ fighter: 2 });
  });

  it('TI-27.4: the condition counts when it would resolve: the second one has lost a ship', () => {
    const game = duel({ cruiser: 3 }, { cruiser: 3 }, [], {
      ann,
      bob: { planets: REFUGE, technologies: ['assault-cannon'] },
    });
    expect(used(game)).toEqual([[0, 'technology.assault-cannon']]);
    expect(game.units('bob', HERE)).toEqual({ cruiser: 2 });
  });

  it('ends the combat if it destroys the last ship', () => {
    const game = duel({ cruiser: 3 }, { cruiser: 1 }, [], { ann });
    expect(game.events('combatRoll')).toEqual([]);
    expect(game.events('combatWon')).toEqual([{ player: 0, system: HERE }]);
  });
});

describe('Duranium Armor', () => {
  it('repairs a ship that was damaged before, never one that has used Sustain Damage in the round', () => {
    const game = duel(
      { cruiser: 1 },
      { dreadnought: 1, 'flagship!': 1 },
      ['7+', '4-', '6-', '6-'],
      {
        bob: { technologies: ['duranium-armor'], planets: REFUGE },
      },
    );
    game.play('stay', 'sustain:dreadnought');
    expect(game.events('repaired')).toEqual([{ player: 1, kind: 'flagship' }]);
    expect(game.units('bob', HERE)).toEqual({ 'dreadnought!': 1, flagship: 1 });
  });

  it('is no choice, only which ship; it works without hits too', () => {
    const game = duel(
      { cruiser: 1 },
      { 'dreadnought!': 1, 'flagship!': 1 },
      ['6-', '4-', '6-', '6-'],
      {
        bob: { technologies: ['duranium-armor'], planets: REFUGE },
      },
    );
    game.play('stay');
    expect([game.asked, game.prompt]).toEqual(['bob', 'duraniumArmor']);
    game.offers(['repair:dreadnought', 'repair:flagship']).play('repair:flagship');
    expect(game.units('bob', HERE)).toEqual({ 'dreadnought!': 1, flagship: 1 });
  });

  it('of two damaged ships of a kind, the one destroyed is the one damaged in this round', () => {
    const game = duel(
      { cruiser: 3 },
      { dreadnought: 1, 'dreadnought!': 1 },
      ['7+', '7+', '6-', '4-', '4-'],
      { bob: { technologies: ['duranium-armor'], planets: REFUGE } },
    );
    game.play('stay', 'sustain:dreadnought');
    expect(game.units('bob', HERE)).toEqual({ dreadnought: 1 });
  });
});

describe('Magen Defense Grid', () => {
  const bob = { technologies: ['magen-defense-grid'], units: { wellon: { infantry: 1, pds: 1 } } };
  const land = (dice: readonly Wanted[], more: Side, tech: Side = bob): Scenario =>
    duel({ carrier: 1, infantry: 1, ...more.units?.[HERE] }, {}, dice, { ann: more, bob: tech });

  it('with Planetary Shield on the planet the opponent makes no rolls in the round', () => {
    const game = land(['8+'], {}).play('decline', 'land:wellon', 'decline');
    expect([game.asked, game.prompt]).toEqual(['bob', 'round.start']);
    game.offers(['use:magen-defense-grid', 'decline']).play('use:magen-defense-grid');
    expect(game.events('combatRoll').map(({ player }) => player)).toEqual([1]);
    expect(game.events('groundWon')).toEqual([{ player: 1, planet: 'wellon' }]);
    expect(game.player('bob').spent).toHaveLength(1);
  });

  it('TI-12.2: not with a shield that a war sun strips, nor exhausted, nor without a shield', () => {
    const sun = duel({ carrier: 1, warsun: 1, infantry: 1 }, {}, [], {
      ann: { technologies: ['war-sun'] },
      bob,
    });
    sun.play('decline', 'decline', 'land:wellon', 'decline');
    expect(used(sun)).toEqual([]);
    const exhausted = land([], {}, { ...bob, exhaustedTechnologies: ['magen-defense-grid'] });
    exhausted.play('decline', 'land:wellon', 'decline');
    expect(exhausted.events('combatRoll').map(({ player }) => player)).toContain(0);
    const bare = land([], {}, { ...bob, units: { wellon: { infantry: 1 } } }).play('land:wellon');
    expect(used(bare)).toEqual([]);
  });
});

describe('Dacxive Animators', () => {
  it('after a ground combat that one wins, an infantry may be placed on the planet', () => {
    const ann = { technologies: ['dacxive-animators'] };
    const fight = (dice: readonly Wanted[]): Scenario =>
      duel({ carrier: 1, infantry: 1 }, {}, dice, {
        ann,
        bob: { units: { wellon: { infantry: 1 } } },
      }).play('land:wellon');
    const game = fight(['7+', '7-']);
    expect([game.asked, game.prompt]).toEqual(['ann', 'combat.won']);
    game.offers(['use:dacxive-animators', 'decline']).play('use:dacxive-animators');
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 2 });
    expect(game.controller('wellon')).toBe('ann');
    const lost = fight(['6-', '8+']);
    expect(lost.prompt).not.toBe('combat.won');
  });

  it('the defender has it too, and it does not follow a draw or a space combat', () => {
    const bob = { technologies: ['dacxive-animators'], units: { wellon: { infantry: 1 } } };
    const held = duel({ carrier: 1, infantry: 1 }, {}, ['6-', '8+'], { bob }).play('land:wellon');
    expect([held.asked, held.prompt]).toEqual(['bob', 'combat.won']);
    const drawn = duel({ carrier: 1, infantry: 1 }, {}, ['7+', '8+'], { bob }).play('land:wellon');
    expect(drawn.prompt).not.toBe('combat.won');
    const space = duel({ cruiser: 1 }, { cruiser: 1 }, ['7+', '6-'], {
      ann: { technologies: ['dacxive-animators'] },
    });
    expect(space.events('combatWon')).toHaveLength(1);
    expect(space.prompt).toBe('turn');
  });
});

describe('X-89 Bacterial Weapon', () => {
  const ann = { faction: 'sol', technologies: ['x-89-bacterial-weapon'], cards: ['leadership*'] };

  it('destroys all infantry of a planet in a system with a ship that bombards, shield or not', () => {
    const game = position({
      ann: { ...ann, units: { '36': { dreadnought: 1 }, '18': { cruiser: 1 } } },
      bob: {
        faction: 'hacan',
        units: { arnor: { infantry: 4, pds: 1 }, 'mecatol-rex': { infantry: 1 } },
      },
    });
    game.play('component:x-89-bacterial-weapon');
    game.offers(['choosePlanet:arnor', 'choosePlanet:lor']).play('choosePlanet:arnor');
    expect(game.units('bob', 'arnor')).toEqual({ pds: 1 });
    expect(game.controller('arnor')).toBe('bob');
    expect(game.player('ann').spent).toHaveLength(1);
  });

  it('TI-2.11: needs a planet of others there, and a readied card', () => {
    const none = position({ ann: { ...ann, units: { '36': { cruiser: 1 } } } });
    none.refuses('component:x-89-bacterial-weapon', 'TI-2.11');
    const own = position({
      ann: { ...ann, planets: ['wellon'], units: { [HERE]: { dreadnought: 1 } } },
    });
    own.refuses('component:x-89-bacterial-weapon', 'TI-2.11');
    const spent = position({
      ann: {
        ...ann,
        exhaustedTechnologies: ['x-89-bacterial-weapon'],
        units: { '36': { dreadnought: 1 } },
      },
    });
    spent.refuses('component:x-89-bacterial-weapon', 'TI-18.5');
  });
});

describe('Letnev', () => {
  const munitions = (dice: readonly Wanted[], goods: number): Scenario =>
    duel({ cruiser: 1 }, { cruiser: 2 }, dice, {
      bob: { faction: 'letnev', goods },
      cat: { faction: 'hacan' },
    });

  it('Munitions Reserves: two goods at the start of a round buy rerolls of any dice, once each', () => {
    const game = munitions(['6-', '6-', '7+', 7], 3);
    expect([game.asked, game.prompt]).toEqual(['bob', 'round.start']);
    game.play('use:munitions-reserves');
    expect(game.player('bob').goods).toBe(1);
    expect([game.asked, game.prompt]).toEqual(['bob', 'dice.rolled']);
    game.play('use:munitions-reserves');
    game.offers(['rerollMisses', 'reroll:0', 'reroll:1']).play('reroll:0');
    game.offers(['rerollMisses', 'reroll:1', 'done']).play('done');
    expect(game.events('combatRoll')[1]).toMatchObject({ player: 1, hits: 2 });
    expect(game.units('ann', HERE)).toEqual({});
  });

  it('Munitions Reserves: all misses at once; declined, the dice stay', () => {
    const all = munitions(['6-', '6-', '7+', 8], 2).play('use:munitions-reserves');
    all.play('use:munitions-reserves', 'rerollMisses');
    expect(all.events('combatRoll')[1]).toMatchObject({ hits: 2 });
    const kept = munitions(['6-', '6-', '7+'], 2).play('use:munitions-reserves', 'decline');
    expect(kept.events('combatRoll')[1]).toMatchObject({ hits: 1 });
  });

  it('Munitions Reserves: not without two goods, nor on the ground', () => {
    const poor = munitions(['7+', '6-', '6-'], 1);
    expect(poor.prompt).not.toBe('round.start');
    const ground = duel({ carrier: 1, infantry: 1 }, {}, [], {
      ann: { faction: 'letnev', goods: 4 },
      bob: { units: { wellon: { infantry: 1 } } },
    }).play('land:wellon');
    expect(used(ground)).toEqual([]);
  });

  it('TI-1.9: the start of the combat and that of its first round are one moment', () => {
    const game = duel({ cruiser: 3 }, { cruiser: 2 }, [], {
      ann: { technologies: ['assault-cannon'] },
      bob: { faction: 'letnev', goods: 2 },
      cat: { faction: 'hacan' },
    });
    expect(used(game)).toEqual([[0, 'technology.assault-cannon']]);
    expect([game.asked, game.prompt]).toEqual(['bob', 'round.start']);
  });

  it('Arc Secundus: is repaired when a round of a space combat starts', () => {
    const game = duel({ cruiser: 1 }, { 'flagship!': 1 }, ['7+', '4-', '4-'], {
      bob: { faction: 'letnev', planets: REFUGE },
      cat: { faction: 'hacan' },
    });
    expect(game.units('bob', HERE)).toEqual({ flagship: 1 });
    game.play('stay', 'sustain:flagship');
    expect(game.prompt).toBe('announceRetreat');
    expect(game.events('repaired')).toHaveLength(2);
  });
});

describe("Sardakk N'orr", () => {
  const norr = { faction: 'sardakk-norr', technologies: ['exotrireme-2'] };

  it('Exotrireme II: after a round it is destroyed with up to two ships of the opponent', () => {
    const game = duel(
      { dreadnought: 1 },
      { dreadnought: 1, 'dreadnought!': 1, cruiser: 1 },
      ['3-', '6-', '4-', '4-'],
      { ann: norr },
    );
    expect([game.asked, game.prompt]).toEqual(['ann', 'round.end']);
    game.play('use:unit-exotrireme-2');
    game.offers([
      `destroy:${HERE}:1:cruiser:whole`,
      `destroy:${HERE}:1:dreadnought:damaged`,
      `destroy:${HERE}:1:dreadnought:whole`,
      'done',
    ]);
    game.play(`destroy:${HERE}:1:dreadnought:whole`, `destroy:${HERE}:1:dreadnought:damaged`);
    expect(game.units('ann', HERE)).toEqual({});
    expect(game.units('bob', HERE)).toEqual({ cruiser: 1 });
    expect(game.events('combatWon')).toEqual([{ player: 1, system: HERE }]);
  });

  it('TI-27.3: each of them is a component of its own', () => {
    const game = duel({ dreadnought: 2 }, { cruiser: 4 }, ['3-', '3-', '6-', '6-', '6-', '6-'], {
      ann: norr,
      bob: { tokens: [3, 4, 2] },
    });
    game.play('use:unit-exotrireme-2', 'done');
    expect([game.asked, game.prompt]).toEqual(['ann', 'sacrificeAnother']);
    game.play('accept');
    game.play(`destroy:${HERE}:1:cruiser:whole`, `destroy:${HERE}:1:cruiser:whole`);
    expect(game.units('ann', HERE)).toEqual({});
    expect(game.units('bob', HERE)).toEqual({ cruiser: 2 });
  });

  it("C'Morran N'orr: the other ships of its owner there get one more, itself not", () => {
    const game = duel({ flagship: 1, cruiser: 1 }, { cruiser: 1 }, [5, 4, 4, '6-'], {
      ann: { faction: 'sardakk-norr' },
    });
    expect(game.events('combatRoll')[0]).toMatchObject({ dice: '5 4 4', hits: 1 });
  });

  it('Valkyrie Particle Weave: a hit of the opponent makes one more of the own', () => {
    const ann = { faction: 'sardakk-norr', technologies: ['valkyrie-particle-weave'] };
    const fight = (dice: readonly Wanted[]): Scenario =>
      duel({ carrier: 1, infantry: 2 }, {}, dice, {
        ann,
        bob: { units: { wellon: { infantry: 1 } } },
      }).play('landAll:wellon');
    const game = fight(['6-', '6-', '8+']);
    expect(used(game)).toEqual([[0, 'technology.valkyrie-particle-weave']]);
    expect(game.events('groundWon')).toEqual([{ player: 0, planet: 'wellon' }]);
    const missed = fight(['7+', '6-', '7-']);
    expect(used(missed)).toEqual([]);
  });
});

describe('Hacan', () => {
  it('Wrath of Kenara: a trade good for each die makes its result one more', () => {
    const game = duel(
      { cruiser: 3 },
      { flagship: 1, cruiser: 2 },
      ['6-', '6-', '6-', 6, 5, 6, '5-'],
      { bob: { goods: 3 } },
    );
    expect([game.asked, game.prompt]).toEqual(['bob', 'dice.rolled']);
    game.play('use:unit-wrath-of-kenara').offers(['raise:0', 'raise:2']).play('raise:2');
    game.offers(['raise:0', 'done']).play('raise:0');
    expect(game.player('bob').goods).toBe(1);
    expect(game.events('combatRoll')[1]).toMatchObject({ hits: 2 });
  });

  it('Wrath of Kenara: only in its system, and with goods', () => {
    const away = duel({ cruiser: 1 }, { cruiser: 1 }, ['7+', 6], { bob: { goods: 3 } });
    expect(used(away)).toEqual([]);
    const poor = duel({ cruiser: 1 }, { flagship: 1 }, ['6-', 6, 6], {
      bob: { planets: REFUGE },
    }).play('stay');
    expect(used(poor)).toEqual([]);
  });
});

describe('Jol-Nar', () => {
  it('J.N.S. Hylarim: each unmodified 9 or 10 makes two hits more', () => {
    const game = duel({ cruiser: 2, destroyer: 1 }, { flagship: 1 }, ['8-', '6-', '6-', 9, 6], {
      bob: { faction: 'jol-nar' },
      ann: { tokens: [3, 4, 2] },
    });
    expect(game.events('combatRoll')[1]).toMatchObject({ dice: '9 6', hits: 3 });
    expect(game.units('ann', HERE)).toEqual({});
  });
});

describe('infantry that come back', () => {
  const fight = (ann: Side, dice: readonly Wanted[]): Scenario =>
    duel({ carrier: 1, infantry: 2 }, {}, dice, {
      ann: { ...ann, units: {} },
      bob: { units: { wellon: { infantry: 2 } } },
    }).play('landAll:wellon');

  it('TI-26.1: Infantry II on a six, Spec Ops II on a five, each with a roll of its own', () => {
    const infantry = fight({ faction: 'xxcha', technologies: ['infantry-2'] }, [
      '6-',
      '6-',
      '8+',
      '8+',
      6,
      5,
    ]);
    expect(infantry.events('returnRoll')).toEqual([
      { player: 0, die: 6, returns: 1 },
      { player: 0, die: 5, returns: 0 },
    ]);
    expect(infantry.player('ann').returning).toBe(1);
    const specOps = fight({ faction: 'sol', technologies: ['spec-ops-2'] }, [
      '5-',
      '5-',
      '8+',
      '8+',
      5,
      4,
    ]);
    expect(specOps.player('ann').returning).toBe(1);
  });

  it('TI-26.1: at the start of the next turn they land on home planets of choice', () => {
    const game = position({ ann: { faction: 'xxcha', returning: 2 } });
    expect([game.asked, game.prompt]).toEqual(['ann', 'returnInfantry']);
    game.offers(['landAll:archon-ren', 'land:archon-ren', 'landAll:archon-tau', 'land:archon-tau']);
    game.play('land:archon-ren', 'landAll:archon-tau');
    expect(game.units('ann', 'archon-ren')).toEqual({ infantry: 2, dock: 1 });
    expect(game.units('ann', 'archon-tau')).toEqual({ infantry: 1 });
  });

  it('TI-26.1: without a planet at home they are gone; with one nobody is asked', () => {
    const one = position({ ann: { faction: 'sol', returning: 2 } });
    expect(one.prompt).toBe('turn');
    expect(one.units('ann', 'jord')).toEqual({ infantry: 3, dock: 1 });
    const none = position({
      ann: { faction: 'sol', returning: 2, lost: ['jord'], units: { '1': { cruiser: 1 } } },
    });
    expect(none.player('ann').returning).toBe(0);
    expect(none.units('ann', 'jord')).toEqual({});
  });

  it('TI-1.15: infantry removed with their ships do not come back', () => {
    const game = duel({ carrier: 1, infantry: 3 }, {}, [7], {
      ann: { faction: 'sol', technologies: ['spec-ops-2'] },
      bob: { units: { wellon: { pds: 1 } } },
    }).play('fire');
    expect(game.units('ann', HERE)).toEqual({});
    expect(game.events('returnRoll')).toEqual([]);
  });
});

describe('secret objectives of combats', () => {
  it('Destroy Their Greatest Ship: a flagship or war sun, by hits or otherwise', () => {
    const secrets = ['destroy-their-greatest-ship'];
    const game = duel({ cruiser: 2 }, { 'flagship!': 1 }, ['7+', '6-', '6-', '6-'], {
      ann: { secrets },
    });
    expect([game.asked, game.prompt]).toEqual(['ann', 'scoreSecret']);
    game.play('scoreSecret:destroy-their-greatest-ship');
    expect(game.points('ann')).toBe(1);
    const cannon = duel({ cruiser: 3 }, { flagship: 1 }, [], {
      ann: { secrets, technologies: ['assault-cannon'] },
    });
    cannon.offers(['scoreSecret:destroy-their-greatest-ship', 'decline']);
  });

  it('Unveil Flagship: a space combat won where the own flagship is', () => {
    const secrets = ['unveil-flagship'];
    const game = duel({ flagship: 1 }, { cruiser: 1 }, ['5+', '*', '6-'], { ann: { secrets } });
    game.offers(['scoreSecret:unveil-flagship', 'decline']).play('scoreSecret:unveil-flagship');
    expect(game.points('ann')).toBe(1);
    const lost = duel({ 'flagship!': 1, cruiser: 1 }, { cruiser: 1 }, ['7+', '*', '*', '7+'], {
      ann: { secrets, points: 1 },
    });
    lost.play('lose:flagship:damaged');
    expect(lost.events('combatWon')).toHaveLength(1);
    expect(lost.prompt).not.toBe('scoreSecret');
  });

  it('Spark a Rebellion: a player who leads, or ties for the lead, is beaten in space or on the ground', () => {
    const secrets = ['spark-a-rebellion'];
    const space = duel({ cruiser: 1 }, { cruiser: 1 }, ['7+', '6-'], {
      ann: { secrets, points: 2 },
      bob: { points: 2 },
    });
    space.offers(['scoreSecret:spark-a-rebellion', 'decline']);
    const behind = duel({ cruiser: 1 }, { cruiser: 1 }, ['7+', '6-'], {
      ann: { secrets, points: 3 },
      bob: { points: 2 },
    });
    expect(behind.prompt).toBe('turn');
    const ground = duel({ carrier: 1, infantry: 1 }, {}, ['7+', '7-'], {
      ann: { secrets },
      bob: { points: 1, units: { wellon: { infantry: 1 } } },
    }).play('land:wellon');
    ground.offers(['scoreSecret:spark-a-rebellion', 'decline']);
  });

  it('TI-12.12, TI-20.2: at most one in a combat; a ground combat is another one', () => {
    const game = activate(HERE, {
      dice: ['7+', '7-'],
      ann: {
        faction: 'sol',
        secrets: ['destroy-their-greatest-ship', 'spark-a-rebellion'],
        technologies: ['assault-cannon'],
        tokens: [3, 4, 2],
        units: { [HERE]: { cruiser: 3, carrier: 1, infantry: 1 } },
      },
      bob: {
        faction: 'hacan',
        points: 4,
        units: { [HERE]: { flagship: 1 }, wellon: { infantry: 1 } },
      },
    });
    game.play('scoreSecret:destroy-their-greatest-ship');
    expect(game.prompt).toBe('landForces');
    game.play('land:wellon');
    game.offers(['scoreSecret:spark-a-rebellion', 'decline']).play('scoreSecret:spark-a-rebellion');
    expect(game.points('ann')).toBe(2);
  });

  it('the opponent of the active player scores too', () => {
    const game = duel({ 'flagship!': 1 }, { cruiser: 1 }, ['4-', '4-', '7+'], {
      bob: { secrets: ['destroy-their-greatest-ship'] },
    });
    expect([game.asked, game.prompt]).toEqual(['bob', 'scoreSecret']);
  });
});
