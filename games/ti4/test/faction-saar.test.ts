import { describe, expect, it } from 'vitest';
import { PROFILES, TECHNOLOGIES, tileOf } from '../content/index.ts';
import { profileOf } from '../rules/pieces.ts';
import type { Look } from '../why/first.ts';
import { systemWhy } from '../why/places.ts';
import { notesIn } from './council.ts';
import { activate } from './duel.ts';
import { opening, position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Nobody else has anything to do with it. */
const SAAR: Side = { faction: 'saar' };

describe('The Clan of Saar', () => {
  it('TI-13.5 starts with its space dock in the space area: nobody is asked where', () => {
    const dealt = (seed: number): Scenario => opening(3, { factions: 'all' }, seed);
    const isDealt = ({ state }: Scenario): boolean =>
      state.players.some(({ profiles }) => PROFILES[profiles[9]]?.inSpace === true);
    const game = Array.from({ length: 40 }, (_, seed) => dealt(seed)).find(isDealt)!;
    const seat = game.state.players.findIndex((_, each) => profileOf(game.state, each, 9)!.inSpace);
    while (game.prompt !== 'strategyCard') {
      if (game.match.asks[0].seat === seat) expect(game.prompt).not.toBe('startDock');
      game.play(game.offered[0]);
    }
    const who = (['ann', 'bob', 'cat'] as const)[seat];
    expect(game.units(who, '11')).toEqual({ carrier: 2, cruiser: 1, fighter: 2, dock: 1 });
    expect(game.state.docks.reduce((sum, each) => sum + each, 0)).toBe(2);
  });

  it('TI-18.7 has its own upgrade in place of Space Dock II', () => {
    const game = position({
      ann: {
        ...SAAR,
        cards: ['technology'],
        technologies: ['sarween-tools', 'graviton-laser-system'],
      },
    }).play('strategic:technology');
    game.refuses('research:space-dock-2', 'TI-18.7').play('research:floating-factory-2');
    const { production, move, capacity } = profileOf(game.state, 0, 9)!;
    expect([production, move, capacity]).toEqual([7, 2, 5]);
  });
});

/** Ann lands on planets of system 36, Arnor and Lor. */
function landing(ann: Side, more: Setting = {}): Scenario {
  return activate('36', {
    discarded: 'all',
    ...more,
    ann: { ...SAAR, units: { '36': { carrier: 1, infantry: 2 } }, ...ann },
  });
}

describe('Scavenge', () => {
  it('TI-12.8 each planet gained brings a trade good by itself', () => {
    const game = landing({}).play('land:arnor', 'land:lor');
    expect(game.player('ann').goods).toBe(2);
    expect(game.events('used').filter(({ power }) => power === 'ability.scavenge')).toHaveLength(2);
  });

  it('TI-12.8 also one that was another player’s', () => {
    const game = landing({}, { bob: { faction: 'sol', planets: ['arnor'] } });
    game.play('landAll:arnor');
    expect([game.controller('arnor'), game.player('ann').goods]).toEqual(['ann', 1]);
  });

  it('TI-13.2 nothing for a planet that Saar had before, or that somebody else gains', () => {
    const again = landing({ planets: ['arnor'] }).play('landAll:arnor');
    expect(again.player('ann').goods).toBe(0);
    const other = activate('36', {
      discarded: 'all',
      ann: { faction: 'sol', units: { '36': { carrier: 1, infantry: 1 } } },
      bob: SAAR,
    }).play('land:arnor');
    expect([other.controller('arnor'), other.player('bob').goods]).toEqual(['ann', 0]);
  });

  it('comes before Integrated Economy: the good can be spent there', () => {
    const game = landing({
      technologies: ['integrated-economy'],
      exhausted: ['lisis-ii', 'ragh'],
    }).play('land:arnor', 'done');
    expect([game.prompt, game.player('ann').goods]).toEqual(['planet.gained.after', 1]);
    game.play('use:integrated-economy', 'train:arnor', 'done', 'spendGood');
    expect(game.player('ann').goods).toBe(0);
  });

  it('comes beside the trade good of the Minister of Exploration', () => {
    const game = landing({ offices: ['minister-of-exploration'] }).play('landAll:arnor');
    expect(game.player('ann').goods).toBe(2);
  });
});

describe('Nomadic', () => {
  const scoring = (faction: string, lost: readonly string[]): Scenario =>
    position({
      revealed: ['lead-from-the-front'],
      ann: { faction, lost, units: { quann: { infantry: 1 } }, tokens: [3, 3, 3] },
      step: { step: 'scoreObjectives', args: [0] },
    });

  it('TI-20.3 public objectives are scored also without the planets at home', () => {
    scoring('saar', ['lisis-ii', 'ragh']).offers(['score:lead-from-the-front', 'decline']);
    expect(scoring('sol', ['jord']).match.asks).toEqual([]);
  });

  it('TI-20.1 Saar need not score', () => {
    const game = scoring('saar', ['ragh']).play('decline');
    expect(game.points('ann')).toBe(0);
  });

  it('TI-3.10 it holds for Imperial as well, but the condition has to be met', () => {
    const game = position({
      revealed: ['develop-weaponry', 'corner-the-market'],
      ann: {
        ...SAAR,
        lost: ['ragh'],
        cards: ['imperial'],
        technologies: ['carrier-2', 'floating-factory-2'],
      },
    }).play('strategic:imperial');
    game.refuses('score:corner-the-market', 'TI-20.10').play('score:develop-weaponry');
    expect(game.points('ann')).toBe(1);
  });
});

const CHAOS: Side = { ...SAAR, technologies: ['chaos-mapping'] };

describe('Chaos Mapping', () => {
  const closed = (ann: Side, units: Side['units']): Scenario =>
    position({ ann, bob: { ...CHAOS, units: units! } });

  it('TI-1.2 nobody else activates an asteroid field with ships of Saar', () => {
    const game = closed({ faction: 'sol' }, { '44': { fighter: 1, carrier: 1 } });
    game.refuses('activate:44', 'TI-1.2');
    expect(game.offered).toContain('activate:45');
  });

  it('a dock is no ship: it closes nothing', () => {
    const game = closed({ faction: 'sol' }, { '44': { dock: 1 } });
    expect(game.offered).toContain('activate:44');
  });

  it('Saar itself may activate it, and others what is no asteroid field', () => {
    const own = position({ ann: { ...CHAOS, units: { '44': { cruiser: 1 } } } });
    expect(own.offered).toContain('activate:44');
    const other = closed({ faction: 'sol' }, { '42': { cruiser: 1 } });
    expect(other.offered).toContain('activate:42');
    const without = position({ ann: {}, bob: { ...SAAR, units: { '44': { cruiser: 1 } } } });
    expect(without.offered).toContain('activate:44');
  });

  it('says why the field is closed', () => {
    const game = closed({ faction: 'sol' }, { '44': { cruiser: 1 } });
    const { seat } = game.match.asks[0];
    const { state, question } = game.match.observe(seat);
    const why = systemWhy(tileOf('44'), { view: state, seat, question: question! } as Look);
    expect(why).toMatchObject({ id: 'why.system.closed', clause: 'TI-1.2' });
  });

  it('TI-14.6 at the start of a turn one unit is produced at its cost', () => {
    const game = position({ ann: CHAOS });
    expect([game.prompt, game.asked]).toEqual(['turn.start', 'ann']);
    game.offers(['use:chaos-mapping', 'decline']).play('use:chaos-mapping');
    expect([game.prompt, game.about]).toMatchObject(['chaosMapping', { left: 1 }]);
    game.play('make:cruiser', 'payLeast');
    expect(game.units('ann', '11')).toEqual({ cruiser: 1, dock: 1 });
    expect([game.prompt, game.isExhausted('ragh')]).toEqual(['turn', true]);
  });

  it('TI-1.3 it is not used if Saar does not like to', () => {
    expect(position({ ann: CHAOS }).play('decline').prompt).toBe('turn');
    const begun = position({ ann: CHAOS }).play('use:chaos-mapping', 'done');
    expect([begun.prompt, begun.units('ann', '11')]).toEqual(['turn', { dock: 1 }]);
  });

  it('TI-14.3 one fighter or infantry costs as much as two', () => {
    const game = position({ ann: { ...CHAOS, goods: 1, exhausted: ['lisis-ii', 'ragh'] } });
    game.play('use:chaos-mapping', 'make:fighter', 'spendGood');
    expect([game.units('ann', '11'), game.player('ann').goods]).toEqual([
      { fighter: 1, dock: 1 },
      0,
    ]);
  });

  it('TI-14.6 it uses no Production: Sarween Tools do not help', () => {
    const poor = { goods: 0, exhausted: ['lisis-ii', 'ragh'] };
    const game = position({
      ann: { ...CHAOS, ...poor, technologies: ['chaos-mapping', 'sarween-tools'] },
    });
    expect(game.prompt).toBe('turn');
  });

  it('TI-14.4 infantry goes to an own planet of the system or aboard', () => {
    const game = position({ ann: CHAOS }).play('use:chaos-mapping');
    const infantry = game.offered.filter((key) => /^train|infantry/.test(key));
    expect(infantry).toEqual(['make:infantry', 'train:lisis-ii', 'train:ragh']);
  });

  it('the system is chosen where there are several; those without money or docks are none', () => {
    const units = { '11': { dock: 1 }, '36': { dock: 1 }, '31': { carrier: 1 } };
    const game = position({ ann: { ...CHAOS, units } }).play('use:chaos-mapping');
    game.offers(['chooseSystem:36', 'chooseSystem:11']).play('chooseSystem:36', 'make:destroyer');
    game.play('payLeast');
    expect(game.units('ann', '36')).toEqual({ destroyer: 1, dock: 1 });
  });

  it('TI-28.1 only on turns of Saar, and once in a turn with two actions', () => {
    expect(position({ ann: { faction: 'sol' }, bob: CHAOS }).prompt).toBe('turn');
    const twice = position({
      ann: { ...CHAOS, technologies: ['chaos-mapping', 'fleet-logistics'] },
    }).play('decline', 'activate:31', 'done');
    expect([twice.prompt, twice.about]).toEqual(['turn', { taken: 1 }]);
  });

  it('TI-5.7 what the fleet pool has no room for is exchanged', () => {
    const units = { '11': { dock: 1, cruiser: 3 } };
    const game = position({ ann: { ...CHAOS, goods: 5, units } }).play('use:chaos-mapping');
    game.play('make:destroyer', 'payGoods').offers(['remove:11:destroyer', 'remove:11:cruiser']);
    game.play('remove:11:cruiser');
    expect(game.units('ann', '11')).toEqual({ dock: 1, destroyer: 1, cruiser: 2 });
  });
});

describe('Son of Ragh', () => {
  it('TI-10.3 its barrage rolls four dice that hit on six', () => {
    const game = activate('31', {
      discarded: 'all',
      dice: ['6+', '6+', '6+', '5-', '*'],
      ann: { ...SAAR, units: { '31': { flagship: 1 } } },
      bob: { faction: 'sol', units: { '31': { carrier: 1, fighter: 4 } } },
    }).play('fire');
    expect(game.events('barrage')).toMatchObject([{ player: 0, hits: 3 }]);
  });
});

describe('Ragh’s Call', () => {
  const holder: Side = {
    faction: 'sol',
    notes: ['raghs-call of bob'],
    units: { '36': { carrier: 1, infantry: 2 } },
  };
  const bob: Side = {
    faction: 'saar',
    planets: ['arnor', 'lor'],
    units: { arnor: { infantry: 3, pds: 1 }, lor: { infantry: 1 } },
  };
  const invading = (more: Setting = {}): Scenario =>
    activate('36', { discarded: 'all', ann: holder, bob, ...more });

  it('TI-12.5 all ground forces of Saar leave the planet; PDS stay and fire, nobody fights', () => {
    const game = invading({ dice: ['5-'] }).play('decline', 'landAll:arnor');
    expect(game.prompt).toBe('forces.committed');
    game
      .play('playNote:raghs-call:1')
      .offers(['choosePlanet:lisis-ii', 'choosePlanet:lor', 'choosePlanet:ragh']);
    game.play('choosePlanet:ragh');
    expect(game.units('bob', 'ragh')).toEqual({ infantry: 3 });
    expect(game.units('bob', 'arnor')).toEqual({ pds: 1 });
    expect(notesIn(game, 'bob')).toContain('raghs-call of bob');
    game.play('fire');
    expect(game.events('groundCombat')).toEqual([]);
    expect([game.controller('arnor'), game.units('ann', 'arnor')]).toEqual([
      'ann',
      { infantry: 2 },
    ]);
    expect(game.events('relocated')).toEqual([
      { player: 1, planet: 'arnor', target: 'planet.ragh', count: 3 },
    ]);
  });

  it('TI-12.5 of several planets the holder names one', () => {
    const game = invading().play('decline', 'land:arnor', 'land:lor', 'playNote:raghs-call:1');
    game.offers(['choosePlanet:arnor', 'choosePlanet:lor']).play('choosePlanet:lor');
    game.play('choosePlanet:ragh');
    expect(game.units('bob', 'lor')).toEqual({});
    expect(game.units('bob', 'arnor')).toEqual({ infantry: 3, pds: 1 });
  });

  it('TI-1.3 it need not be played', () => {
    const game = invading().play('decline', 'landAll:arnor', 'decline');
    expect(game.units('bob', 'arnor')).toEqual({ infantry: 3, pds: 1 });
    expect(notesIn(game, 'ann')).toContain('raghs-call of bob');
  });

  it('TI-28.1 not against others, nor where Saar has no ground forces or no other planet', () => {
    const other = invading({
      bob: { faction: 'saar' },
      cat: { faction: 'letnev', planets: ['arnor'], units: { arnor: { infantry: 1 } } },
    });
    expect(other.play('landAll:arnor').prompt).not.toBe('forces.committed');
    const empty = invading({ bob: { ...bob, units: {} } });
    expect(empty.play('landAll:arnor').prompt).not.toBe('forces.committed');
    const last = invading({
      bob: {
        faction: 'saar',
        planets: ['arnor'],
        lost: ['lisis-ii', 'ragh'],
        units: { arnor: { infantry: 1 } },
      },
    });
    expect(last.play('landAll:arnor').prompt).not.toBe('forces.committed');
  });

  it('TI-1.2 not to a planet that admits no units', () => {
    const game = invading({ attached: { ragh: ['demilitarized-zone'] } });
    game.play('decline', 'landAll:arnor', 'playNote:raghs-call:1');
    game.offers(['choosePlanet:lisis-ii', 'choosePlanet:lor']);
  });
});

describe('content', () => {
  it('Floating Factory II needs two yellow technologies, Chaos Mapping a blue one', () => {
    const needs = (id: string): readonly number[] =>
      TECHNOLOGIES.find((each) => each.id === id)!.needs;
    expect([needs('floating-factory-2'), needs('chaos-mapping')]).toEqual([
      [0, 0, 0, 2],
      [1, 0, 0, 0],
    ]);
  });
});
