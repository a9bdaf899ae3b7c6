import { describe, expect, it } from 'vitest';
import { asked } from './card-fights.ts';
import { laidOut, notesIn } from './council.ts';
import { activate } from './duel.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

const times = (count: number, key: string): string[] => Array<string>(count).fill(key);

/** Ann is Arborec; Nestphar lies next to Lazar and Sakulag, to Arnor and Lor, and to an empty system. */
function arborec(ann: Side = {}, more: Setting = {}): Scenario {
  return position({
    discarded: 'all',
    bob: { faction: 'sol' },
    cat: { faction: 'hacan' },
    ...more,
    ann: { faction: 'arborec', ...ann },
  });
}

/** She activates a system and moves and lands nothing. */
function producing(system: string, ann: Side = {}, more: Setting = {}): Scenario {
  const game = arborec(ann, more).play(`activate:${system}`);
  while (['moveShips', 'landForces', 'system.activated'].includes(game.prompt))
    game.play(game.prompt === 'system.activated' ? 'decline' : 'done');
  return game;
}

describe('Letani Warrior', () => {
  it('TI-14.1 the order in which dock and warriors are used makes no difference', () => {
    const ann: Side = {
      goods: 20,
      units: { nestphar: { dock: 1, infantry: 1 } },
      tokens: [3, 9, 2],
    };
    const game = producing('5', ann);
    expect(game.about).toMatchObject({ left: 6 });
    game.play(...times(5, 'make:destroyer'), 'train:nestphar');
    expect(game.prompt).toBe('payResources');
    const ships = producing('5', ann).play(...times(6, 'make:destroyer'));
    expect(ships.prompt).toBe('payResources');
  });

  it('TI-12.5 forces that Parley sent back produce in space', () => {
    const game = activate('36', {
      discarded: 'all',
      ann: { faction: 'arborec', goods: 3, units: { 36: { carrier: 1, infantry: 2 } } },
      bob: { faction: 'sol', planets: ['lor'], hand: ['parley'] },
    }).play('landAll:lor');
    expect(asked(game)).toEqual(['bob', 'forces.committed']);
    game.play('play:parley');
    while (game.prompt === 'landForces') game.play('done');
    expect([game.prompt, game.about]).toMatchObject(['produce', { left: 2 }]);
    game.offersOf('train', []).play('make:infantry', 'make:infantry', 'payLeast');
    expect(game.units('ann', '36')).toEqual({ carrier: 1, infantry: 4 });
  });

  it('TI-12.7 the survivors of a ground combat produce, on the planet they took', () => {
    const game = activate('36', {
      discarded: 'all',
      dice: ['8+', '7-', '7-'],
      ann: {
        faction: 'arborec',
        units: { 36: { carrier: 1, infantry: 2 }, nestphar: { dock: 1 } },
      },
      bob: { faction: 'hacan', planets: ['lor'], units: { lor: { infantry: 1 } } },
      cat: { faction: 'sol' },
    }).play('landAll:lor');
    expect([game.prompt, game.about]).toMatchObject(['produce', { left: 2 }]);
    game.offersOf('train', ['lor']);
  });

  it('TI-12.4 off Mecatol Rex, with the custodians on it, they train into space only', () => {
    const game = producing('18', {
      goods: 2,
      units: { 18: { carrier: 1, infantry: 1 }, nestphar: { dock: 1 } },
    });
    expect(game.about).toMatchObject({ left: 1 });
    game.offersOf('train', []);
    expect(game.offered).toContain('make:infantry');
  });

  it('TI-24.1 whose last infantry is aboard a ship is not eliminated', () => {
    const taken = (units: Side['units']): boolean => {
      const game = arborec(
        { lost: ['nestphar'], planets: ['lor'], units: units! },
        {
          step: { step: 'turn', args: [1] },
          bob: { faction: 'hacan', units: { 36: { carrier: 1, infantry: 1 } } },
          cat: { faction: 'sol' },
        },
      ).play('activate:36');
      while (game.prompt === 'moveShips') game.play('done');
      game.play('land:lor');
      expect(game.controller('lor')).toBe('bob');
      return game.player('ann').eliminated;
    };
    expect(taken({ 50: { carrier: 1, infantry: 1 } })).toBe(false);
    expect(taken({ 50: { carrier: 1 } })).toBe(true);
  });

  it('TI-14.4 where another player holds the planet of the system, new infantry stays aboard', () => {
    const game = arborec(
      { units: { 36: { carrier: 1, infantry: 2 }, nestphar: { dock: 1 } }, goods: 5 },
      { bob: { faction: 'sol', planets: ['lor', 'arnor'] } },
    ).play('activate:36');
    while (['moveShips', 'landForces'].includes(game.prompt)) game.play('done');
    game.offersOf('train', []);
    expect(game.offered).toContain('make:infantry');
  });

  it('Letani Warrior II under an assimilator: infantry of Nekro produces, and Chaos Mapping finds it', () => {
    const nekro = (copied: string[]): Scenario =>
      position({
        discarded: 'all',
        ann: {
          faction: 'nekro',
          copied,
          goods: 3,
          planets: ['lor'],
          units: { lor: { infantry: 1 } },
        },
        bob: { faction: 'arborec' },
        cat: { faction: 'saar' },
      });
    const chaos = nekro(['letani-warrior-2', 'chaos-mapping']);
    expect(asked(chaos)).toEqual(['ann', 'turn.start']);
    chaos.play('use:chaos-mapping');
    chaos.offersOf('train', ['lor']);
    expect(nekro(['bioplasmosis', 'chaos-mapping']).prompt).toBe('turn');
    const dock = nekro(['letani-warrior-2']).play('activate:36');
    expect([dock.prompt, dock.about]).toMatchObject(['produce', { left: 2 }]);
  });

  it('TI-26.1 without Nestphar destroyed Letani Warriors II do not come back', () => {
    const game = arborec(
      {
        technologies: ['letani-warrior-2'],
        lost: ['nestphar'],
        planets: ['lor'],
        units: { lor: { infantry: 1 } },
        returning: 2,
      },
      { step: { step: 'turn', args: [0] } },
    );
    expect(game.player('ann').returning).toBe(0);
    expect(game.units('ann', 'nestphar')).toEqual({});
  });

  it('Indoctrination: a warrior that changes sides produces nothing for Yin', () => {
    const game = activate('36', {
      discarded: 'all',
      ann: { faction: 'yin', goods: 5, units: { 36: { carrier: 1, infantry: 1 } } },
      bob: {
        faction: 'arborec',
        exhaustedTechnologies: ['magen-defense-grid'],
        planets: ['lor'],
        units: { lor: { infantry: 1 } },
      },
    }).play('land:lor', 'use:indoctrination', 'payLeast');
    expect(game.controller('lor')).toBe('ann');
    expect(game.prompt).toBe('turn');
  });
});

describe('Mitosis', () => {
  it('TI-3.8 a blockaded dock can make nothing: Warfare is not offered', () => {
    const warfare = (units: Side['units']): Scenario =>
      position({
        discarded: 'all',
        ann: { faction: 'sol', cards: ['warfare'], units: units! },
        bob: {
          faction: 'arborec',
          cards: [],
          goods: 5,
          units: { nestphar: { dock: 1, infantry: 2 } },
        },
        cat: { faction: 'hacan', tokens: [3, 3, 0] },
      }).play('strategic:warfare', 'keepTokens');
    expect(asked(warfare({ jord: { dock: 1 } }))).toEqual(['bob', 'secondary']);
    expect(warfare({ jord: { dock: 1 }, 5: { fighter: 1 } }).prompt).toBe('turn');
  });

  it('Integrated Economy is no dock: it makes infantry', () => {
    const game = activate('36', {
      discarded: 'all',
      ann: {
        faction: 'arborec',
        technologies: ['integrated-economy'],
        units: { 36: { carrier: 1, infantry: 1 }, nestphar: { dock: 1 } },
      },
    }).play('land:arnor', 'use:integrated-economy');
    game.play(...times(4, 'train:arnor'));
    if (game.prompt === 'planet.gained.after') game.play('done');
    game.play('payLeast');
    expect(game.units('ann', 'arnor')).toEqual({ infantry: 5 });
  });

  it('TI-14.1 Minister of Industry with a dock alone: ships, but no infantry', () => {
    const game = position({
      discarded: 'all',
      ann: {
        faction: 'arborec',
        cards: ['construction'],
        offices: ['minister-of-industry'],
        planets: ['lor'],
        goods: 4,
      },
      bob: { tokens: [3, 3, 0] },
      cat: { tokens: [3, 3, 0] },
    }).play('strategic:construction', 'buildDock:lor', 'use:law-minister-of-industry');
    game.offersOf('train', []).refuses('train:lor', 'TI-1.2');
    expect(game.offered).toContain('make:destroyer');
  });

  it('TI-1.8 comes although its owner holds no strategy card and has passed', () => {
    const game = arborec(
      { passed: true, planets: ['lor', 'quann'], cards: [] },
      { step: { step: 'statusPhase', args: [] } },
    );
    expect(asked(game)).toEqual(['ann', 'mitosis']);
    game.offers(['choosePlanet:nestphar', 'choosePlanet:lor', 'choosePlanet:quann']);
  });
});

describe('Duha Menaimon', () => {
  const flagship: Side = { goods: 9, units: { 36: { flagship: 1 }, nestphar: { dock: 1 } } };

  it('TI-6.3 used before the Minister of Peace ends the turn, what it made stays', () => {
    const game = arborec(flagship, {
      bob: {
        faction: 'sol',
        offices: ['minister-of-peace'],
        planets: ['lor'],
        units: { lor: { infantry: 1 }, jord: { dock: 1 } },
      },
    }).play('activate:36');
    expect(asked(game)).toEqual(['ann', 'system.activated']);
    game.play('use:unit-duha-menaimon', 'make:cruiser', 'done', 'payGoods');
    expect(asked(game)).toEqual(['bob', 'system.activated']);
    game.play('use:law-minister-of-peace');
    expect(game.units('ann', '36')).toEqual({ flagship: 1, cruiser: 1 });
    expect(asked(game)).toEqual(['bob', 'turn']);
  });

  it('TI-14.8 takes a piece off another system without a token, never off its own', () => {
    const full: Side = { ...flagship, tokens: [3, 9, 2] };
    const here = arborec({ ...full, units: { 36: { flagship: 1, carrier: 4 } } });
    here.play('activate:36', 'use:unit-duha-menaimon').refuses('make:carrier', 'TI-14.8');
    expect(here.offered.filter((key) => key.startsWith('remake'))).toEqual([]);
    const there = arborec({ ...full, units: { 36: { flagship: 1 }, 5: { carrier: 4 } } });
    there.play('activate:36', 'use:unit-duha-menaimon');
    expect(there.offered).toContain('remake:5:carrier');
    const held = arborec({
      ...full,
      units: { 36: { flagship: 1 }, 5: { carrier: 4 } },
      tokensAt: ['5'],
    });
    held.play('activate:36', 'use:unit-duha-menaimon');
    expect(held.offered.filter((key) => key.startsWith('remake'))).toEqual([]);
  });

  it('TI-14.6 Regulated Conscription holds for what it makes', () => {
    const game = arborec(flagship, { laws: ['regulated-conscription'] });
    game.play('activate:36', 'use:unit-duha-menaimon', 'make:infantry', 'make:infantry');
    expect(game.about).toMatchObject({ cost: 2 });
  });

  it('TI-1.3 makes infantry also where only a dock is: it is not the dock that makes it', () => {
    const game = arborec({
      goods: 9,
      units: { 5: { flagship: 1 }, nestphar: { dock: 1 } },
    }).play('activate:5', 'use:unit-duha-menaimon');
    game.offersOf('train', ['nestphar']).play(...times(5, 'train:nestphar'), 'payGoods');
    while (game.prompt === 'moveShips') game.play('done');
    // The dock and five warriors.
    expect([game.prompt, game.about]).toMatchObject(['produce', { left: 10 }]);
    game.play(...times(5, 'train:nestphar')).refuses('train:nestphar', 'TI-1.2');
  });

  it('TI-6.3 Ceasefire keeps ships out, not what the flagship makes', () => {
    const game = arborec(flagship, {
      bob: {
        faction: 'sol',
        notes: ['ceasefire of ann'],
        planets: ['lor'],
        units: { lor: { infantry: 1 }, jord: { dock: 1 } },
      },
    }).play('activate:36');
    game.play('decline', 'playNote:ceasefire:0');
    expect(asked(game)).toEqual(['ann', 'system.activated']);
    game.play('use:unit-duha-menaimon', 'make:cruiser', 'done', 'payGoods');
    expect(game.units('ann', '36')).toEqual({ flagship: 1, cruiser: 1 });
  });
});

describe('Duha Menaimon and cards', () => {
  it('TI-26.13 Upgrade may take a cruiser that the flagship has made at the activation', () => {
    const game = arborec({
      goods: 9,
      hand: ['upgrade'],
      units: { 36: { flagship: 1 }, nestphar: { dock: 1 }, 5: { cruiser: 1 } },
    }).play('activate:36', 'use:unit-duha-menaimon', 'make:cruiser', 'done', 'payGoods');
    game.play('play:upgrade');
    expect(game.units('ann', '36')).toEqual({ flagship: 1, dreadnought: 1 });
  });
});

describe('Letani Warrior II and cards', () => {
  it('TI-26.1 victims of Plague roll to come back', () => {
    const game = arborec(
      {
        technologies: ['letani-warrior-2'],
        planets: ['lor'],
        units: { nestphar: { infantry: 1 }, lor: { infantry: 2 } },
      },
      {
        step: { step: 'turn', args: [1] },
        bob: { faction: 'sol', hand: ['plague'] },
        dice: ['6+', '5-', '6+'],
      },
    ).play('play:plague', 'choosePlanet:lor');
    expect(game.units('ann', 'lor')).toEqual({ infantry: 1 });
    expect(game.player('ann').returning).toBe(1);
  });
});

describe('Bioplasmosis', () => {
  const ended = (ann: Side, more: Setting = {}): Scenario =>
    arborec(
      { technologies: ['bioplasmosis'], ...ann },
      { step: { step: 'endStatusPhase', args: [] }, ...more },
    );

  it('two garrisons change places', () => {
    const game = ended({
      planets: ['lor', 'arnor'],
      units: { lor: { infantry: 2 }, arnor: { infantry: 3 }, nestphar: { dock: 1 } },
    }).play('use:bioplasmosis', 'lift:arnor', 'choosePlanet:lor', 'chooseCount:3');
    game.play('lift:lor', 'choosePlanet:arnor', 'chooseCount:2');
    expect([game.units('ann', 'lor'), game.units('ann', 'arnor')]).toEqual([
      { infantry: 3 },
      { infantry: 2 },
    ]);
  });

  it('TI-13.1 who takes all infantry away keeps planet and structures', () => {
    const game = ended({
      planets: ['lor'],
      units: { nestphar: { infantry: 2, dock: 1, pds: 1 } },
    }).play('use:bioplasmosis', 'lift:nestphar');
    if (game.prompt !== 'strategyCard') game.play('chooseCount:2');
    expect(game.units('ann', 'nestphar')).toEqual({ dock: 1, pds: 1 });
    expect([game.controller('nestphar'), game.units('ann', 'lor')]).toEqual([
      'ann',
      { infantry: 2 },
    ]);
  });

  it('one group can be split over several planets', () => {
    const game = ended({
      planets: ['lor', 'arnor'],
      units: { nestphar: { infantry: 4, dock: 1 } },
    }).play('use:bioplasmosis', 'lift:nestphar', 'choosePlanet:lor', 'chooseCount:1');
    game.play('lift:nestphar', 'choosePlanet:arnor', 'chooseCount:2', 'done');
    expect(['nestphar', 'lor', 'arnor'].map((each) => game.units('ann', each)['infantry'])).toEqual(
      [1, 1, 2],
    );
  });

  it('TI-26.8 no ship moves: Enforced Travel Ban does not close the way through wormholes', () => {
    const game = ended(
      { planets: ['lodor', 'lazar'], units: { lazar: { infantry: 1 } } },
      {
        laws: ['enforced-travel-ban'],
        wormholes: { alpha: '31' },
        cat: { faction: 'creuss' },
      },
    ).play('use:bioplasmosis', 'lift:lazar', 'choosePlanet:lodor');
    expect(game.units('ann', 'lodor')).toEqual({ infantry: 1 });
  });
});

describe('Stymie', () => {
  const stymied = (ann: Side, bob: Side, more: Setting = {}): Scenario =>
    arborec(
      { units: { nestphar: { dock: 1, infantry: 2 } }, ...ann },
      { bob: { faction: 'sol', displayed: ['stymie of ann'], ...bob }, ...more },
    );

  it('TI-13.1 a planet without units does not count, a PDS does', () => {
    const bare = stymied({}, { planets: ['lor'], units: { jord: { dock: 1 } } });
    expect(bare.play('activate:5').prompt).toBe('produce');
    const armed = stymied({}, { planets: ['lor'], units: { jord: { dock: 1 }, lor: { pds: 1 } } });
    expect(asked(armed.play('activate:5'))).toEqual(['bob', 'turn']);
  });

  it('TI-7.10 wormholes make systems adjacent for it', () => {
    const game = stymied(
      { planets: ['lodor'], units: { lodor: { infantry: 2 } } },
      { units: { jord: { dock: 1 }, 39: { cruiser: 1 } } },
    ).play('activate:26');
    expect(asked(game)).toEqual(['bob', 'turn']);
  });

  it('TI-1.2 ends where the units of its holder end: after the battle Arborec produces', () => {
    const game = stymied(
      { goods: 4, units: { 36: { carrier: 1, infantry: 3 }, nestphar: { dock: 1 } } },
      { planets: ['lor'], units: { jord: { dock: 1 }, lor: { infantry: 1 } } },
      { dice: ['8+', '8+', '8+', '*'] },
    ).play('activate:36');
    while (['moveShips'].includes(game.prompt)) game.play('done');
    game.play('landAll:lor');
    while (game.prompt !== 'produce' && game.offered.includes('decline')) game.play('decline');
    expect(game.controller('lor')).toBe('ann');
    expect(game.prompt).toBe('produce');
  });

  it('TI-27.10 Diplomacy is no activation: the note stays', () => {
    const game = stymied(
      { units: { nestphar: { dock: 1 }, lor: { infantry: 1 } }, planets: ['lor'] },
      { cards: ['diplomacy'], planets: ['arnor'], units: { jord: { dock: 1 } } },
      { step: { step: 'turn', args: [1] } },
    ).play('strategic:diplomacy');
    if (game.prompt === 'diplomacy') game.play('chooseSystem:36');
    expect(laidOut(game, 'bob')).toEqual(['stymie of ann']);
  });

  it('TI-6.4 a structure of Arborec is a unit: its system activated, the note goes back', () => {
    const game = stymied(
      { units: { nestphar: { dock: 1, infantry: 1 }, lor: { pds: 1 } } },
      { units: { jord: { dock: 1 } } },
      { step: { step: 'turn', args: [1] } },
    ).play('activate:36');
    expect(notesIn(game, 'ann')).toContain('stymie of ann');
    const bare = stymied(
      { planets: ['lor'] },
      { units: { jord: { dock: 1 } } },
      { step: { step: 'turn', args: [1] } },
    ).play('activate:36');
    expect(laidOut(bare, 'bob')).toEqual(['stymie of ann']);
  });

  it('TI-17.4 leaves the game with Arborec', () => {
    const game = arborec(
      {
        lost: ['nestphar'],
        planets: ['lor'],
        units: { lor: { infantry: 1 } },
        exhaustedTechnologies: ['magen-defense-grid'],
      },
      {
        step: { step: 'turn', args: [1] },
        dice: ['7+', '*', '*', '7-'],
        bob: {
          faction: 'sol',
          displayed: ['stymie of ann'],
          units: { jord: { dock: 1 }, 36: { carrier: 1, infantry: 3 } },
        },
        cat: { faction: 'hacan', displayed: [] },
      },
    ).play('activate:36');
    if (game.prompt === 'moveShips') game.play('done');
    game.play('landAll:lor');
    expect(game.player('ann').eliminated).toBe(true);
    expect([laidOut(game, 'bob'), game.player('ann').notes]).toEqual([[], []]);
  });

  it('TI-1.2 Minister of Industry is no way round it', () => {
    const game = stymied(
      { cards: ['construction'], offices: ['minister-of-industry'], planets: ['lor'], goods: 4 },
      { units: { jord: { dock: 1 }, 31: { cruiser: 1 } }, tokens: [3, 3, 0] },
      { cat: { tokens: [3, 3, 0] } },
    ).play('strategic:construction', 'buildDock:lor');
    expect(game.prompt).not.toBe('structure.placed');
    expect(game.units('ann', 'lor')).toEqual({ dock: 1 });
  });
});
