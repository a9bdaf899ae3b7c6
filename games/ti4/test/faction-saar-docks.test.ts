import { describe, expect, it } from 'vitest';
import { PLANETS, SECRETS, TECHNOLOGIES, TILES } from '../content/index.ts';
import { battleIn } from '../odds/match.ts';
import { census } from '../rules/census.ts';
import { capacityIn, fleetUse } from '../rules/limits.ts';
import { progress } from '../rules/progress.ts';
import { gainTechnology } from '../rules/technology.ts';
import { decided } from './agendas.ts';
import { activate } from './duel.ts';
import { indexOf, position, type Setting, type Side, type Units } from './position.ts';
import type { Scenario } from './scenario.ts';

const tile = (id: string): number => indexOf(TILES, id);

/** Ann is Saar, with units here and there. */
const saar = (units: { readonly [place: string]: Units }, more: Side = {}): Side => ({
  faction: 'saar',
  units,
  ...more,
});

const moves = (game: Scenario): string[] => game.offered.filter((key) => key.startsWith('move:'));

describe('Floating Factories in movement', () => {
  it('TI-13.5 moves like a ship, one system, and II two', () => {
    const game = position({ ann: saar({ '11': { dock: 1 } }) }).play('activate:36');
    game.offers(['move:11:dock:whole:plain', 'done']).play('move:11:dock:whole:plain');
    expect([game.units('ann', '11'), game.units('ann', '36')]).toEqual([{}, { dock: 1 }]);
    expect(game.events('moved')).toMatchObject([{ from: '11', to: '36', dock: 1, first: 'dock' }]);
    const far = position({ ann: saar({ '11': { dock: 1 }, '38': { cruiser: 1 } }) }).play(
      'activate:39',
    );
    far.refuses('move:11:dock:whole:plain', 'TI-7.1');
    const second = saar({ '11': { dock: 1 } }, { technologies: ['floating-factory-2'] });
    position({ ann: second }).play('activate:39').offers(['move:11:dock:whole:plain', 'done']);
  });

  it('lists its moves without a trace in the state', () => {
    const units = { '11': { dock: 1, infantry: 1 }, '38': { dock: 1 } };
    const game = position({ ann: saar(units) }).play('activate:36');
    const before = game.match.hash();
    expect(game.offered).toContain('move:11:dock:whole:plain');
    game.match.refusals(0);
    game.play('move:11:dock:whole:plain');
    expect(game.state.floating).toEqual(game.state.floating.toSorted((a, b) => a - b));
    const again = position({ ann: saar(units) }).play('activate:36');
    expect(again.offered.length + again.match.refusals(0).length).toBeGreaterThan(0);
    expect(again.match.hash()).toBe(before);
  });

  it('TI-8.1 carries four units, from space and from planets', () => {
    const units = { '11': { dock: 1, infantry: 1, fighter: 1 }, ragh: { infantry: 4 } };
    const game = position({ ann: saar(units) }).play('activate:36', 'move:11:dock:whole:plain');
    game.play('loadFrom:11:fighter', 'loadFrom:11:infantry', 'lift:ragh', 'lift:ragh');
    expect(game.prompt).toBe('landForces');
    expect(game.units('ann', '36')).toEqual({ dock: 1, fighter: 1, infantry: 3 });
    expect(game.units('ann', 'ragh')).toEqual({ infantry: 2 });
  });

  it('TI-5.3 holds what is left with it, and what it leaves without room is removed', () => {
    const units = { '11': { dock: 1, carrier: 1, infantry: 4, fighter: 3 } };
    const stays = position({ ann: saar(units) }).play('activate:36', 'move:11:carrier:whole:plain');
    stays.play('loadFrom:11:fighter', 'loadFrom:11:fighter', 'loadFrom:11:fighter', 'done');
    expect(stays.units('ann', '11')).toEqual({ dock: 1, infantry: 4 });
    const leaves = position({ ann: saar({ '11': { dock: 1, infantry: 2 } }) });
    leaves.play('activate:36', 'move:11:dock:whole:plain', 'loadFrom:11:infantry', 'done');
    expect(leaves.units('ann', '11')).toEqual({});
    expect(leaves.events('removed')).toMatchObject([{ kind: 'infantry', system: '11' }]);
  });

  it('TI-7.2, TI-7.3 a token holds it, ships of others are in its way', () => {
    const escort = { '11': { dock: 1 }, '38': { cruiser: 1 } };
    const held = position({ ann: saar({ ...escort, '31': { carrier: 1 } }, { tokensAt: ['11'] }) });
    held.play('activate:36').refuses('move:11:dock:whole:plain', 'TI-7.2');
    const ann = saar(escort, { technologies: ['floating-factory-2'] });
    const bob = { faction: 'sol', units: { '36': { fighter: 1 }, '31': { fighter: 1 } } };
    position({ ann, bob }).play('activate:39').refuses('move:11:dock:whole:plain', 'TI-7.3');
    const technologies = ['light-wave-deflector', 'floating-factory-2'];
    const swift = position({ ann: saar(escort, { technologies }), bob }).play('activate:39');
    expect(swift.offered).toContain('move:11:dock:whole:plain');
  });

  it('TI-7.3 it is no ship: others pass it', () => {
    const game = position({
      ann: { faction: 'sol', units: { '36': { cruiser: 1 } } },
      bob: saar({ '44': { dock: 1 }, '23': { dock: 1 } }),
    }).play('activate:35');
    expect(moves(game)).toEqual(['move:36:cruiser:whole:plain']);
  });

  it('TI-5.1 takes no room of the fleet pool', () => {
    const units = { '11': { dock: 2, cruiser: 1 }, '36': { cruiser: 3 } };
    const game = position({ ann: saar(units, { tokens: [3, 3, 2] }) }).play('activate:36');
    game.play('move:11:dock:whole:plain', 'move:11:dock:whole:plain');
    expect(fleetUse(game.state, tile('36'), 0)).toBe(3);
    expect(capacityIn(game.state, tile('36'), 0)).toBe(8);
  });

  it('the shortcuts take ships only', () => {
    const units = { '11': { dock: 1, carrier: 1, cruiser: 1 }, ragh: { infantry: 2 } };
    const game = position({ ann: saar(units) }).play('activate:36');
    expect(game.offered).toContain('moveAll:11');
    game.play('moveAll:11');
    expect(game.units('ann', '11')).toEqual({ dock: 1 });
    const alone = position({ ann: saar({ '11': { dock: 1 } }) }).play('activate:36');
    expect(alone.offered).not.toContain('moveAll:11');
  });

  it('Gravity Drive, Flank Speed and In the Silence of Space help it as they help ships', () => {
    const drive = saar({ '11': { dock: 1 } }, { technologies: ['gravity-drive'] });
    position({ ann: drive }).play('activate:39').offers(['move:11:dock:whole:drive', 'done']);
    const flank = saar({ '11': { dock: 1 } }, { hand: ['flank-speed'] });
    const game = position({ ann: flank, discarded: ['sabotage'] }).play('activate:39');
    game.play('play:flank-speed');
    while (game.prompt === 'card.played') game.play('decline');
    expect(moves(game)).toEqual(['move:11:dock:whole:plain']);
    const silent = position({
      discarded: ['sabotage'],
      ann: saar(
        { '11': { dock: 1 } },
        { hand: ['in-the-silence-of-space'], technologies: ['floating-factory-2'] },
      ),
      bob: { faction: 'sol', units: { '36': { fighter: 1 }, '31': { fighter: 1 } } },
    }).play('activate:39', 'play:in-the-silence-of-space');
    while (silent.prompt === 'card.played') silent.play('decline');
    expect(moves(silent)).toEqual(['move:11:dock:whole:plain']);
  });

  it('Ceasefire keeps it out', () => {
    const game = position({
      ann: saar({ '11': { dock: 1 } }),
      bob: { faction: 'sol', notes: ['ceasefire of ann'], units: { arnor: { infantry: 1 } } },
    }).play('activate:36', 'playNote:ceasefire:0');
    expect(game.prompt).not.toBe('moveShips');
    expect(game.units('ann', '11')).toEqual({ dock: 1 });
  });

  it('TI-7.9 rolls when it leaves a gravity rift, with its cargo', () => {
    const leaving = (die: '3-' | '4+'): Scenario =>
      position({
        seats: 4,
        dice: [die],
        ann: saar({ '41': { dock: 1, infantry: 1 } }),
      }).play('activate:24', 'move:41:dock:whole:rift', 'loadFrom:41:infantry');
    expect(leaving('3-').units('ann', '24')).toEqual({});
    expect(leaving('3-').events('riftRoll')).toMatchObject([{ kind: 'dock', lost: 1 }]);
    expect(leaving('4+').units('ann', '24')).toEqual({ dock: 1, infantry: 1 });
  });

  it('TI-9.6 a dock that comes alone is no ship that has moved: nobody is asked then', () => {
    const bob: Side = {
      faction: 'sol',
      hand: ['experimental-battlestation'],
      units: { sakulag: { dock: 1 } },
    };
    const ann = saar({ '11': { dock: 1 } });
    const alone = position({ ann, bob }).play('activate:36', 'move:11:dock:whole:plain');
    expect(alone.events('moved')).toHaveLength(1);
    expect(alone.prompt).not.toBe('ships.moved');
  });
});

/** Bob, of Saar, has a dock in system 38, where Ann, of Sol, arrives. */
function raid(bob: Units, setting: Setting = {}): Scenario {
  const game = position({
    discarded: 'all',
    ...setting,
    ann: { faction: 'sol', units: { '39': { cruiser: 2 } }, ...setting.ann },
    bob: saar(
      { '38': bob, ...setting.bob?.units },
      { planets: ['abyz', 'quann'], tokens: [3, 5, 2] },
    ),
  });
  return game.play('activate:38', 'moveAll:39');
}

describe('A blockade', () => {
  it('TI-13.5 without own ships it is destroyed as soon as others arrive, with what it holds', () => {
    const game = raid({ dock: 1, infantry: 2 });
    expect(game.units('bob', '38')).toEqual({});
    expect(game.events('destroyed')).toEqual([{ player: 1, kind: 'dock', count: 1, system: '38' }]);
    expect(game.events('removed')).toMatchObject([{ kind: 'infantry' }, { kind: 'infantry' }]);
  });

  it('TI-13.5 before Space Cannon, also if they are shot down then', () => {
    const game = raid(
      { dock: 1 },
      {
        dice: [10],
        ann: { units: { '39': { cruiser: 1 } } },
        bob: { units: { abyz: { pds: 1 } } },
      },
    );
    expect([game.prompt, game.asked, game.units('bob', '38')]).toEqual(['spaceCannon', 'bob', {}]);
    game.play('fire');
    expect(game.units('ann', '38')).toEqual({});
  });

  it('TI-13.5 a fighter is a ship: it keeps the dock while it lives', () => {
    const game = raid({ dock: 1, fighter: 1 }, { dice: ['7+', '7+', '*'] }).play('stay');
    expect(game.events('spaceCombat')).toHaveLength(1);
    expect(game.units('bob', '38')).toEqual({});
    expect(game.events('combatWon')).toMatchObject([{ player: 0 }]);
  });

  it('TI-13.5 it stays with the winner, and if both lose all their ships', () => {
    const won = raid({ dock: 1, cruiser: 3 }, { dice: ['6-', '6-', '7+', '7+', '*'] });
    won.play('stay');
    expect(won.events('combatWon')).toMatchObject([{ player: 1 }]);
    expect(won.units('bob', '38')).toEqual({ dock: 1, cruiser: 3 });
    const drawn = raid(
      { dock: 1, cruiser: 1, infantry: 1 },
      { dice: ['7+', '7+'], ann: { units: { '39': { cruiser: 1 } } } },
    ).play('stay');
    expect(drawn.events('combatDrawn')).toHaveLength(1);
    expect(drawn.units('bob', '38')).toEqual({ dock: 1, infantry: 1 });
  });

  it('TI-13.5 it is never hit: hits beyond the ships are lost', () => {
    const game = raid({ dock: 1, cruiser: 1 }, { dice: ['7+', '7+', '7+'] }).play('stay');
    expect(game.events('destroyed').map(({ kind }) => kind)).toEqual([
      'cruiser',
      'cruiser',
      'dock',
    ]);
    const unhurt = activate('36', {
      discarded: 'all',
      ann: saar({ '36': { dock: 1 } }),
      bob: { faction: 'sol', units: { arnor: { pds: 2 } } },
    });
    expect(unhurt.events('cannons')).toEqual([]);
  });

  it('TI-9.5 Space Cannon hits its escort only: what is too much is lost', () => {
    const game = position({
      discarded: 'all',
      dice: [10, 10],
      ann: saar({ '11': { dock: 1, destroyer: 1 } }),
      bob: { faction: 'sol', units: { arnor: { pds: 2 } } },
    }).play('activate:36', 'move:11:dock:whole:plain', 'move:11:destroyer:whole:plain', 'fire');
    expect(game.events('cannons')).toMatchObject([{ hits: 2 }]);
    expect(game.units('ann', '36')).toEqual({ dock: 1 });
  });

  it('TI-13.5 Saar may bring a dock among ships of others, but loses it without ships', () => {
    const bob = { faction: 'sol', units: { '36': { fighter: 1, carrier: 1 } } };
    const game = position({ discarded: 'all', ann: saar({ '11': { dock: 1 } }), bob });
    game.play('activate:36', 'move:11:dock:whole:plain');
    expect(game.units('ann', '36')).toEqual({});
    expect(game.events('destroyed')).toMatchObject([{ player: 0, kind: 'dock' }]);
  });

  it('TI-13.5 cannons that take the last escort leave it to the blockade', () => {
    const game = position({
      discarded: 'all',
      dice: [10],
      ann: saar({ '11': { dock: 1, destroyer: 1 } }),
      bob: { faction: 'sol', units: { '36': { cruiser: 1 }, arnor: { pds: 1 } } },
    }).play('activate:36', 'move:11:dock:whole:plain', 'move:11:destroyer:whole:plain');
    game.play('fire');
    expect(game.units('ann', '36')).toEqual({});
    expect(game.events('spaceCombat')).toEqual([]);
  });

  it('TI-13.5 ships that are produced or placed beside it are a blockade too', () => {
    const produced = activate('36', {
      discarded: 'all',
      ann: { faction: 'sol', planets: ['arnor'], goods: 3, units: { arnor: { dock: 1 } } },
      bob: saar({ '36': { dock: 1 } }),
    }).play('make:destroyer', 'done', 'payGoods');
    expect(produced.units('bob', '36')).toEqual({});
    const placed = position({
      discarded: 'all',
      ann: { faction: 'sol', hand: ['ghost-ship'] },
      bob: saar({ '39': { dock: 1 } }),
    }).play('play:ghost-ship', 'chooseSystem:39');
    expect(placed.units('bob', '39')).toEqual({});
  });

  it('TI-10.8 a retreat of others into its system is one as well', () => {
    const game = activate('19', {
      discarded: 'all',
      dice: ['6-', '6-'],
      ann: { faction: 'letnev', units: { '19': { cruiser: 1 } } },
      bob: { faction: 'sol', planets: ['abyz'], units: { '19': { cruiser: 1 } } },
      cat: saar({ '38': { dock: 1 } }),
    }).play('retreat:38');
    expect([game.units('bob', '38'), game.units('cat', '38')]).toEqual([{ cruiser: 1 }, {}]);
  });
});

describe('A retreat', () => {
  const fight = (bob: Units, more: Setting = {}): Scenario =>
    raid(bob, { dice: ['6-', '6-', '6-'], ...more });

  it('TI-13.5 takes the dock along, and what it carries', () => {
    const game = fight({ dock: 1, cruiser: 1, infantry: 2 }).play('retreat:25');
    expect(game.units('bob', '25')).toEqual({ dock: 1, cruiser: 1, infantry: 2 });
    expect(game.hasToken('bob', '25')).toBe(true);
  });

  it('TI-10.17 fighters alone go with it', () => {
    const game = raid({ dock: 1, fighter: 2 }, { dice: ['6-', '6-', '8-', '8-'] });
    game.play('retreat:25');
    expect(game.units('bob', '25')).toEqual({ dock: 1, fighter: 2 });
    expect(game.hasToken('bob', '25')).toBe(true);
  });

  it('TI-1.3 who stays keeps it there', () => {
    const game = fight({ dock: 1, cruiser: 1 }).play('stay');
    expect(game.units('bob', '38')).toEqual({ dock: 1, cruiser: 1 });
  });

  it('TI-10.8 a dock alone makes a system a refuge', () => {
    const game = fight({ cruiser: 1 }, { bob: { units: { '19': { dock: 1 } } } });
    game.offers(['retreat:19', 'retreat:25', 'stay']);
  });

  it('Skilled Retreat moves it too', () => {
    const game = position({
      discarded: ['sabotage'],
      ann: { faction: 'sol', units: { '39': { cruiser: 1 } } },
      bob: saar({ '36': { dock: 1, cruiser: 1 } }, { hand: ['skilled-retreat'] }),
    }).play('activate:36', 'moveAll:39');
    while (!game.offered.includes('play:skilled-retreat')) game.play('decline');
    game.play('play:skilled-retreat', 'chooseSystem:23');
    while (game.prompt === 'card.played') game.play('decline');
    expect(game.units('bob', '23')).toEqual({ dock: 1, cruiser: 1 });
  });
});

describe('Production of Floating Factories', () => {
  const producing = (units: { readonly [place: string]: Units }, more: Side = {}): Scenario =>
    activate('11', { discarded: 'all', ann: saar(units, { goods: 20, ...more }) });

  it('TI-14.1 makes five units, II seven; two make ten', () => {
    expect(producing({ '11': { dock: 1 } }).about).toMatchObject({ left: 5 });
    expect(producing({ '11': { dock: 2 } }).about).toMatchObject({ left: 10 });
    const second = producing({ '11': { dock: 1 } }, { technologies: ['floating-factory-2'] });
    expect(second.about).toMatchObject({ left: 7 });
  });

  it('TI-14.4 ground forces go to the own planets of the system, or aboard', () => {
    const game = producing({ '11': { dock: 1, fighter: 3 } });
    game.play('make:infantry', 'train:ragh', 'train:lisis-ii', 'done');
    game.play('payGoods');
    expect(game.units('ann', '11')).toEqual({ dock: 1, fighter: 3, infantry: 1 });
    expect([game.units('ann', 'ragh'), game.units('ann', 'lisis-ii')]).toEqual([
      { infantry: 1 },
      { infantry: 1 },
    ]);
  });

  it('TI-14.4 not to planets of others or of nobody', () => {
    const game = activate('36', {
      ann: saar({ '36': { dock: 1 } }, { planets: ['arnor'], goods: 5 }),
      bob: { faction: 'sol', planets: ['lor'] },
    });
    expect(game.offered.filter((key) => key.startsWith('train'))).toEqual(['train:arnor']);
    const empty = activate('39', { ann: saar({ '39': { dock: 1 } }, { goods: 5 }) });
    expect(empty.offered).toContain('make:infantry');
  });

  it('TI-27.8 it has no hangar: fighters take room aboard it', () => {
    const game = producing({ '11': { dock: 1, infantry: 3 } });
    game.play('done', 'make:fighter', 'make:fighter', 'done', 'payGoods');
    game.offers(['remove:11:fighter', 'remove:11:infantry']).play('remove:11:fighter');
    expect(game.units('ann', '11')).toEqual({ dock: 1, fighter: 1, infantry: 3 });
  });

  it('TI-14.1 Holy Planet of Ixth does not stop it, for it is on no planet', () => {
    const game = activate('11', {
      ann: saar({ '11': { dock: 1 } }),
      attached: { ragh: ['holy-planet-of-ixth'] },
    });
    expect(game.prompt).toBe('produce');
  });

  it('TI-1.2 a demilitarized planet takes no infantry from it', () => {
    const game = activate('11', {
      ann: saar({ '11': { dock: 1 } }),
      attached: { ragh: ['demilitarized-zone'] },
    });
    game.refuses('train:ragh', 'TI-1.2');
  });

  it('TI-3.8 Warfare uses one of those at home; elsewhere there is none', () => {
    const warfare = (units: { readonly [place: string]: Units }): Scenario =>
      position({ ann: { faction: 'sol', cards: ['warfare'] }, bob: saar(units) }).play(
        'strategic:warfare',
        'keepTokens',
      );
    const game = warfare({ '11': { dock: 2 } }).play('secondary');
    expect([game.prompt, game.about]).toMatchObject(['produce', { left: 5 }]);
    const away = warfare({ '36': { dock: 1 } });
    expect(away.asked).not.toBe('bob');
  });
});

describe('Construction', () => {
  const building = (ann: Side, setting: Setting = {}): Scenario =>
    position({
      discarded: 'all',
      bob: { tokens: [3, 3, 0] },
      cat: { tokens: [3, 3, 0] },
      ...setting,
      ann: { faction: 'saar', cards: ['construction'], ...ann },
    }).play('strategic:construction');

  it('TI-3.6 places it in a system with an own planet; PDS stand on planets', () => {
    const game = building({ planets: ['arnor', 'lor'] });
    game.offers([
      'buildDockIn:36',
      'buildDockIn:11',
      'buildPds:arnor',
      'buildPds:lor',
      'buildPds:lisis-ii',
      'buildPds:ragh',
      'decline',
    ]);
    game.play('buildDockIn:36');
    expect(game.units('ann', '36')).toEqual({ dock: 1 });
    expect(game.events('placed')).toEqual([{ player: 0, kind: 'dock', count: 1, system: '36' }]);
  });

  it('TI-13.3 there is no limit in space', () => {
    const game = building({ units: { '11': { dock: 1 } } }).play('buildDockIn:11');
    expect(game.units('ann', '11')).toEqual({ dock: 2 });
  });

  it('TI-14.8 who has all three on the board may move one, but not one that a token holds', () => {
    const units = { '11': { dock: 1 }, '36': { dock: 1 }, '31': { dock: 1 } };
    const game = building({ units, planets: ['arnor'], tokensAt: ['31'] });
    game.refuses('buildDockIn:11', 'TI-14.8');
    expect(game.offered.filter((key) => key.startsWith('take'))).toEqual([
      'takeDockIn:36',
      'takeDockIn:11',
    ]);
    game.play('takeDockIn:11');
    expect([game.units('ann', '11'), game.units('ann', '36')]).toEqual([{}, { dock: 2 }]);
  });

  it('TI-13.5 among ships of others it is lost at once', () => {
    const game = building(
      { planets: ['arnor'] },
      { bob: { faction: 'sol', tokens: [3, 3, 0], units: { '36': { fighter: 1, carrier: 1 } } } },
    ).play('buildDockIn:36');
    expect(game.units('ann', '36')).toEqual({});
    expect(game.events('destroyed')).toMatchObject([{ player: 0, kind: 'dock' }]);
  });

  it('TI-3.6 the secondary ability places it in the chosen system, if Saar likes', () => {
    const game = position({
      ann: { faction: 'sol', cards: ['construction'] },
      bob: { faction: 'saar', planets: ['arnor'] },
      cat: { tokens: [3, 3, 0] },
    }).play('strategic:construction', 'decline', 'decline', 'secondary');
    game.play('chooseSystem:36').offers(['buildDockIn:36', 'buildPds:arnor', 'decline']);
    game.play('buildDockIn:36');
    expect(game.units('bob', '36')).toEqual({ dock: 1 });
  });

  it('TI-1.2 a demilitarized planet is enough: the dock lies in space', () => {
    const game = building({ planets: ['arnor'] }, { attached: { arnor: ['demilitarized-zone'] } });
    game.refuses('buildPds:arnor', 'TI-1.2').play('buildDockIn:36');
    expect(game.units('ann', '36')).toEqual({ dock: 1 });
  });

  it('Minister of Industry: it may produce at once', () => {
    const game = building({ planets: ['arnor'], offices: ['minister-of-industry'] });
    game.play('buildDockIn:36').offers(['use:law-minister-of-industry', 'decline']);
    game.play('use:law-minister-of-industry');
    expect([game.prompt, game.about]).toMatchObject(['produce', { system: '36', left: 5 }]);
  });
});

describe('Floating Factories and cards', () => {
  it('Reactor Meltdown destroys one outside home systems', () => {
    const game = position({
      discarded: ['sabotage'],
      ann: { faction: 'sol', hand: ['reactor-meltdown'] },
      bob: saar({ '11': { dock: 1 }, '36': { dock: 2, infantry: 8 } }),
      cat: { faction: 'letnev', units: { starpoint: { dock: 1 } } },
    }).play('play:reactor-meltdown');
    game
      .offers(['choosePlanet:starpoint', 'destroy:36:1:dock:whole'])
      .play('destroy:36:1:dock:whole');
    while (game.prompt === 'card.played') game.play('decline');
    expect(game.units('bob', '36')).toEqual({ dock: 1, infantry: 4 });
  });

  it('Reactor Meltdown is no card for the owner of the only docks', () => {
    const game = position({
      ann: saar({ '36': { dock: 1 } }, { hand: ['reactor-meltdown'] }),
    });
    game.refuses('play:reactor-meltdown', 'TI-19.7');
  });

  it('TI-9.6 fires as an Experimental Battlestation', () => {
    const game = position({
      discarded: ['sabotage'],
      dice: [5, 4, 10],
      ann: { faction: 'sardakk-norr', units: { '39': { cruiser: 2 } } },
      bob: saar({ '23': { dock: 1 } }, { hand: ['experimental-battlestation'] }),
    }).play('activate:36', 'moveAll:39', 'play:experimental-battlestation');
    while (game.prompt === 'card.played') game.play('decline');
    game.play('fire');
    expect(game.events('cannons')).toMatchObject([{ player: 1, dice: '5 4 10', hits: 2 }]);
  });

  it('Infiltrate: Saar’s own dock lies in space then', () => {
    const game = activate('36', {
      discarded: 'all',
      ann: saar({ '36': { carrier: 1, infantry: 1 } }, { hand: ['infiltrate'] }),
      bob: { faction: 'sol', units: { arnor: { dock: 1, pds: 1 }, jord: { infantry: 1 } } },
    }).play('decline', 'land:arnor', 'decline', 'play:infiltrate');
    expect(game.units('ann', '36')).toEqual({ carrier: 1, dock: 1 });
    expect(game.units('ann', 'arnor')).toMatchObject({ pds: 1 });
    expect(game.state.docks[indexOf(PLANETS, 'arnor')]).toBe(0);
  });

  it('Fuel the War Machine counts it; Cut Supply Lines looks for it', () => {
    const { state } = position({
      ann: saar({ '11': { dock: 2 }, '36': { dock: 1 } }),
      bob: { faction: 'sol', units: { '36': { cruiser: 1 } } },
    });
    const fuel = SECRETS[indexOf(SECRETS, 'fuel-the-war-machine')];
    const cut = SECRETS[indexOf(SECRETS, 'cut-supply-lines')];
    expect(progress(state, 0, fuel)).toEqual({ have: 3, need: 3 });
    expect([progress(state, 1, cut).have, progress(state, 2, cut).have]).toEqual([1, 0]);
  });

  it('Ixthian Artifact destroys it at Mecatol Rex, and lets Saar choose it elsewhere', () => {
    const game = decided('ixthian-artifact', 'approve', {
      dice: ['5-'],
      ann: saar({ '18': { dock: 1 }, '22': { dock: 1, cruiser: 3 } }),
    });
    expect(game.units('ann', '18')).toEqual({});
    expect(game.offered).toContain('destroy:22:0:dock:whole');
  });

  it('Wormhole Research does not destroy it', () => {
    const game = decided('wormhole-research', 'approve', {
      ann: saar({ '39': { dock: 1, cruiser: 1, infantry: 1 } }),
    });
    while (game.prompt === 'research') game.play('decline');
    expect(game.units('ann', '39')).toEqual({ dock: 1, infantry: 1 });
  });

  it('TI-24.1 who has a dock in space is not eliminated; who is, leaves none', () => {
    const attack = (bob: Side): Scenario =>
      activate('36', {
        discarded: 'all',
        ann: { faction: 'sol', units: { '36': { carrier: 1, infantry: 2 } } },
        bob: { ...bob, faction: 'saar', planets: ['arnor'], lost: ['lisis-ii', 'ragh'] },
      }).play('landAll:arnor');
    const lives = attack({ units: { '39': { dock: 1 } } });
    expect(lives.player('bob').eliminated).toBe(false);
    const dead = attack({ units: { '39': { cruiser: 1 } } });
    expect([dead.player('bob').eliminated, dead.state.floating]).toEqual([true, []]);
  });

  it('TI-25.3 counts for the pieces of the box', () => {
    const { state } = position({ ann: saar({ '11': { dock: 2 }, '36': { dock: 1 } }) });
    expect(census(state)['pieces that the box does not have']).toBe(0);
    state.floating.push(state.floating[0]);
    expect(census(state)['pieces that the box does not have']).toBe(1);
  });

  it('TI-16.1 makes neighbours', () => {
    const trading = (place: string): Scenario =>
      position({ ann: { faction: 'sol', goods: 1 }, bob: saar({ [place]: { dock: 1 } }) });
    trading('38').refusesAccord('deal:0:1:goods*1:', 'TI-16.1');
    expect(trading('36').accord('deal:0:1:goods*1:').player('bob').goods).toBe(1);
  });
});

describe('The odds', () => {
  it('TI-13.5 count no dock as a ship, but its capacity', () => {
    const { state } = position({
      ann: { faction: 'sol', units: { '36': { cruiser: 1 } } },
      bob: saar({ '36': { dock: 1, cruiser: 1, fighter: 4 } }),
    });
    const [, defender] = battleIn(state, tile('36'), 0, null)!.sides;
    expect([defender.docks, defender.fleet.slice(0, 8)]).toEqual([1, [4, 0, 1, 0, 0, 0, 0, 0]]);
    const alone = position({
      ann: { faction: 'sol', units: { '36': { cruiser: 1 } } },
      bob: saar({ '36': { dock: 1 } }),
    });
    expect(battleIn(alone.state, tile('36'), 0, null)).toBeNull();
  });
});

describe('Floating Factory II in other hands', () => {
  it('TI-18.2 docks leave their planets for the space areas around them', () => {
    const { state } = position({ ann: { faction: 'sol' } });
    gainTechnology(state, 0, indexOf(TECHNOLOGIES, 'floating-factory-2'));
    expect(state.docks.filter((_, planet) => state.control[planet] === 0)).not.toContain(1);
    expect(state.floating).toEqual([tile('1') * 6]);
  });
});
