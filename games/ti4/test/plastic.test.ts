import { describe, expect, it } from 'vitest';
import { decided } from './agendas.ts';
import { answerOf } from './bot-cards.ts';
import { position, type Side, type Units } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Twelve planets outside home systems. */
const PLANETS = [
  'tarmann',
  'wellon',
  'saudor',
  'bereg',
  'lirta-iv',
  'arnor',
  'lor',
  'abyz',
  'fria',
  'quann',
  'corneeq',
  'resculon',
];

/** Ten systems in which nobody needs anything. */
const SYSTEMS = ['22', '19', '24', '35', '23', '36', '38', '25', '33', '27'];

const each = (places: readonly string[], units: Units): { [place: string]: Units } =>
  Object.fromEntries(places.map((place) => [place, units]));

/** Ann of Sol with two infantry on each of the first planets. */
const garrisons = (count: number, more: Side = {}): Side => {
  const held = PLANETS.slice(0, count);
  const units = { jord: { dock: 1 }, ...each(held, { infantry: 2 }), ...more.units };
  return { faction: 'sol', goods: 5, ...more, planets: held, units };
};

/** Ann of Sol with two fighters in each of the first systems. */
const squadrons = (count: number, more: Side = {}): Side => {
  const units = { ...each(SYSTEMS.slice(0, count), { fighter: 2 }), ...more.units };
  return { faction: 'sol', goods: 5, ...more, units: { jord: { dock: 1, infantry: 1 }, ...units } };
};

const atHome = (ann: Side): Scenario => {
  const game = position({ ann }).play('activate:1');
  return game.prompt === 'moveShips' ? game.play('done') : game;
};

const asked = (game: Scenario): unknown[] => [game.asked, game.prompt];

describe('plastic for what is produced', () => {
  it('TI-27.6 no infantry in a thirteenth place, no fighter in an eleventh', () => {
    const infantry = atHome(garrisons(12));
    infantry.refuses('train:jord', 'TI-27.6');
    expect(infantry.offered).toContain('make:fighter');
    const fighters = atHome(squadrons(10));
    fighters.refuses('make:fighter', 'TI-27.6');
    expect(fighters.offered).toContain('train:jord');
    expect(atHome(garrisons(11)).offered).toContain('train:jord');
    expect(atHome(squadrons(9)).offered).toContain('make:fighter');
  });

  it('TI-14.8 where units of the kind are already, tokens join them', () => {
    const game = atHome(garrisons(11, { units: { jord: { dock: 1, infantry: 1 } } }));
    game.play('train:jord');
    expect([game.prompt, game.units('ann', 'jord')]).toEqual(['produce', { infantry: 2, dock: 1 }]);
  });

  it('TI-14.8 a lone unit gives its plastic, not from a system with an own token', () => {
    const lone = { quann: { infantry: 1 }, corneeq: { infantry: 1 } };
    const game = atHome(garrisons(12, { units: lone, tokensAt: ['33'] })).play('train:jord');
    expect(asked(game)).toEqual(['ann', 'takeSpare']);
    game.offers(['lift:quann', 'decline']);
    game.refuses('lift:corneeq', 'TI-14.8').refuses('lift:tarmann', 'TI-27.6').play('lift:quann');
    expect([game.units('ann', 'jord'), game.units('ann', 'quann')]).toEqual([
      { infantry: 1, dock: 1 },
      {},
    ]);
    game.play('train:jord');
    expect([game.prompt, game.units('ann', 'jord')]).toEqual(['produce', { infantry: 2, dock: 1 }]);
    expect(game.about).toMatchObject({ cost: 1 });
  });

  it('TI-14.8 nobody has to take one, and the usual order takes none', () => {
    const begin = (): Scenario => atHome(squadrons(10, { units: { 27: { fighter: 1 } } }));
    const game = begin().play('make:fighter', 'decline');
    expect([game.prompt, game.about]).toMatchObject(['produce', { cost: 0 }]);
    game.play('make:fighter').offers(['remove:27:fighter', 'decline']).play('remove:27:fighter');
    expect([game.units('ann', '1'), game.units('ann', '27')]).toEqual([{ fighter: 1 }, {}]);
    const usual = begin().play('usualOrder');
    expect(usual.units('ann', '1')['fighter']).toBeUndefined();
    expect(usual.units('ann', '27')).toEqual({ fighter: 1 });
  });
});

describe('a group without plastic', () => {
  it('TI-27.6 is destroyed when forces are committed, by the choice of its owner', () => {
    const start = garrisons(11, { units: { 1: { carrier: 1, infantry: 2 } } });
    const aboard = position({ ann: start }).play('activate:31', 'move:1:carrier:whole:plain');
    while (aboard.offered.includes('loadFrom:1:infantry')) aboard.play('loadFrom:1:infantry');
    if (aboard.prompt === 'moveShips') aboard.play('done');
    aboard.play('land:lazar', 'done');
    expect(asked(aboard)).toEqual(['ann', 'tooManyGroups']);
    aboard.offersOf('disband', ['31:infantry']);
    aboard.offersOf(
      'disbandOn',
      [...PLANETS.slice(0, 11), 'lazar'].map((planet) => `${planet}:infantry`),
    );
    aboard.play('disbandOn:tarmann:infantry');
    expect(aboard.units('ann', 'tarmann')).toEqual({});
    expect(aboard.events('destroyedOn')).toContainEqual({
      player: 0,
      planet: 'tarmann',
      kind: 'infantry',
      count: 2,
    });
    expect([aboard.units('ann', 'lazar'), aboard.controller('lazar')]).toEqual([
      { infantry: 1 },
      'ann',
    ]);
  });

  it('TI-27.6 is destroyed after a movement that splits a group, before the space combat', () => {
    const start = squadrons(9, { units: { 1: { carrier: 1, fighter: 3 } } });
    const game = position({
      ann: start,
      bob: { faction: 'letnev', units: { 'arc-prime': { dock: 1 }, 31: { cruiser: 2 } } },
    }).play('activate:31', 'move:1:carrier:whole:plain');
    game.play('loadFrom:1:fighter', 'done');
    expect(asked(game)).toEqual(['ann', 'tooManyGroups']);
    game.play('disband:1:fighter');
    expect([game.units('ann', '1'), game.units('ann', '31')]).toEqual([
      {},
      { carrier: 1, fighter: 1 },
    ]);
    expect(game.prompt).not.toBe('tooManyGroups');
  });

  it('TI-27.6 is destroyed after an effect has placed it, at the end of the action', () => {
    const game = position({ ann: garrisons(12) }).play('component:orbital-drop');
    game.play('choosePlanet:jord');
    expect(asked(game)).toEqual(['ann', 'tooManyGroups']);
    expect(game.state.turn.seat).toBe(0);
    game.play('disbandOn:jord:infantry');
    expect(game.units('ann', 'jord')).toEqual({ dock: 1 });
  });

  it('TI-27.6 is destroyed when infantry comes back at the start of a turn', () => {
    const game = position({ ann: garrisons(12, { returning: 1 }) });
    expect(asked(game)).toEqual(['ann', 'tooManyGroups']);
    game.play('disbandOn:lor:infantry');
    expect([game.prompt, game.units('ann', 'jord')]).toEqual(['turn', { infantry: 1, dock: 1 }]);
  });

  it('TI-27.6 is destroyed after effects at the start and the end of the status phase', () => {
    const arborec = garrisons(12, { faction: 'arborec', units: { nestphar: { dock: 1 } } });
    const start = position({ ann: { ...arborec }, step: { step: 'statusPhase', args: [] } });
    if (start.prompt === 'mitosis') start.play('choosePlanet:nestphar');
    expect(asked(start)).toEqual(['ann', 'tooManyGroups']);
    const end = position({
      ann: garrisons(12, { units: { 31: { flagship: 1 } } }),
      step: { step: 'endStatusPhase', args: [] },
    });
    expect(asked(end)).toEqual(['ann', 'tooManyGroups']);
  });

  it('TI-27.6 is destroyed after an agenda that places it', () => {
    const game = decided('colonial-redistribution', 'electPlanet:mellon', {
      ann: { points: 3 },
      bob: { points: 5, planets: ['mellon'], units: { mellon: { infantry: 2 } } },
      cat: { faction: 'hacan', planets: PLANETS, units: each(PLANETS, { infantry: 1 }) },
    }).play('accept');
    expect(asked(game)).toEqual(['cat', 'tooManyGroups']);
    game.play('disbandOn:mellon:infantry');
    expect(game.units('cat', 'mellon')).toEqual({});
  });

  it('TI-27.6 TI-12.11 fighters that land are a group of their own', () => {
    const fleets = {
      ...each(SYSTEMS.slice(0, 9), { fighter: 2 }),
      31: { flagship: 1, fighter: 2 },
    };
    const game = position({
      ann: { faction: 'naalu', units: { druaa: { infantry: 1 }, ...fleets } },
      bob: { faction: 'sol', planets: ['lazar'], units: { lazar: { infantry: 3 } } },
    });
    game.play('activate:31');
    if (game.prompt === 'moveShips') game.play('done');
    game.play('landFighter:lazar', 'done');
    expect(asked(game)).toEqual(['ann', 'tooManyGroups']);
    game.play('disbandOn:lazar:fighter');
    expect(game.units('ann', '31')).toMatchObject({ fighter: 1 });
  });

  it('TI-27.6 a bot gives up the smallest group', async () => {
    const lone = garrisons(12, { units: { fria: { infantry: 1 }, jord: { dock: 1 } } });
    const game = position({ ann: lone }).play('component:orbital-drop', 'choosePlanet:jord');
    expect(await answerOf(game)).toBe('disbandOn:fria:infantry');
  });
});
