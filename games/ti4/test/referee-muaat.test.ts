import { describe, expect, it } from 'vitest';
import { SECRETS, TECHNOLOGIES } from '../content/index.ts';
import { progress } from '../rules/progress.ts';
import { decided } from './agendas.ts';
import { asked } from './card-fights.ts';
import { handOf, notesIn } from './council.ts';
import { activate, duel, HERE } from './duel.ts';
import { indexOf, position, type Setting, type Side, type Wanted } from './position.ts';
import { PUBLIC } from '../rules/options.ts';
import type { Scenario } from './scenario.ts';

/** Ann is Muaat. With four players the supernova, 43, lies between 22, 29, 36 and 39. */
function muaat(ann: Side = {}, more: Setting = {}): Scenario {
  return position({
    discarded: 'all',
    bob: { faction: 'sol' },
    cat: { faction: 'hacan' },
    ...more,
    ann: { faction: 'muaat', ...ann },
  });
}

const home = { muaat: { dock: 1 } };

describe('Star Forge', () => {
  it('TI-5.3 at home the places of the dock hold the fighters that the war sun cannot', () => {
    const units = { 4: { warsun: 1, infantry: 6, fighter: 1 }, ...home };
    const game = muaat({ units }).play('component:star-forge', 'chooseUnit:fighter');
    expect(game.units('ann', '4')).toEqual({ warsun: 1, infantry: 6, fighter: 3 });
  });

  it('a war sun of another player does not count', () => {
    const bob = { faction: 'sol', technologies: ['war-sun'], units: { 36: { warsun: 1 } } };
    muaat({ units: { 4: { cruiser: 1 }, ...home } }, { bob }).refuses(
      'component:star-forge',
      'TI-2.11',
    );
  });

  it('nor does a war sun under a token of Nekro: it is an ability of the sheet', () => {
    const game = position({
      discarded: 'all',
      ann: { faction: 'nekro', copied: ['prototype-war-sun-2'], units: { 36: { warsun: 1 } } },
      bob: { faction: 'muaat' },
    });
    expect(game.offered.filter((key) => key.startsWith('component'))).toEqual([]);
  });

  it('TI-14.6 Regulated Conscription does not touch what is placed', () => {
    const units = { 4: { warsun: 1 }, ...home };
    const game = muaat({ units }, { laws: ['regulated-conscription'] });
    game.play('component:star-forge', 'chooseUnit:fighter');
    expect(game.units('ann', '4')).toEqual({ warsun: 1, fighter: 2 });
  });

  it('TI-7.7 forges in a supernova, where only Magmus Reactor let the war sun in', () => {
    const game = muaat(
      { units: { 43: { warsun: 1 }, ...home }, technologies: ['magmus-reactor'] },
      { seats: 4 },
    ).play('component:star-forge', 'chooseUnit:destroyer');
    expect(game.units('ann', '43')).toEqual({ warsun: 1, destroyer: 1 });
  });

  it('TI-13.5 what it forges beside a Floating Factory changes nothing: the war sun blockades it', () => {
    const game = muaat(
      { units: { 36: { warsun: 1 }, ...home } },
      { bob: { faction: 'saar', units: { 36: { dock: 1, cruiser: 1 }, ragh: { infantry: 1 } } } },
    );
    expect(game.offered).toContain('component:star-forge');
  });

  it('TI-5.1 Fighters II that find no room count for the fleet pool, and stay', () => {
    const ann: Side = {
      units: { 36: { warsun: 1, infantry: 6 }, ...home },
      technologies: ['fighter-2'],
      tokens: [3, 3, 1],
    };
    const game = muaat(ann).play('component:star-forge', 'chooseUnit:fighter');
    expect(game.units('ann', '36')).toEqual({ warsun: 1, infantry: 6, fighter: 2 });
    expect([asked(game), game.tokens('ann')]).toEqual([
      ['bob', 'turn'],
      [3, 3, 0],
    ]);
    const tight = muaat({ ...ann, tokens: [3, 2, 1] });
    tight.play('component:star-forge', 'chooseUnit:fighter');
    expect(tight.asked).toBe('ann');
    expect(tight.offered).toContain('remove:36:fighter');
  });

  it('TI-14.8 the piece does not come from the system it is placed in', () => {
    const game = muaat({
      units: { 36: { warsun: 1, destroyer: 8 }, ...home },
      tokens: [3, 9, 2],
    }).play('component:star-forge');
    // Only fighters are left to choose.
    expect(game.units('ann', '36')).toEqual({ warsun: 1, destroyer: 8, fighter: 2 });
  });

  it('TI-2.9 is an action: after it a passed round goes on, and it may be the last before the pass', () => {
    const game = muaat(
      { units: { 4: { warsun: 1 }, ...home }, cards: ['leadership*'], tokens: [0, 3, 1] },
      { bob: { passed: true, cards: ['diplomacy*'] }, cat: { passed: true, cards: ['politics*'] } },
    ).play('component:star-forge', 'chooseUnit:fighter');
    expect(asked(game)).toEqual(['ann', 'turn']);
    game.refuses('component:star-forge', 'TI-2.11');
    expect(game.offered).toContain('pass');
  });
});

describe('Prototype War Sun', () => {
  it('TI-12.2 Magen Defense Grid finds no Planetary Shield beside it', () => {
    const invaded = (kind: string): Scenario => {
      const game = activate(HERE, {
        discarded: 'all',
        ann: { faction: 'muaat', units: { [HERE]: { [kind]: 1, infantry: 1 } } },
        bob: {
          faction: 'sol',
          technologies: ['magen-defense-grid'],
          planets: ['wellon'],
          units: { wellon: { infantry: 1, pds: 1 } },
        },
      });
      while (['spaceCannon', 'bombardment'].includes(game.prompt)) game.play('decline');
      game.play('land:wellon');
      while (game.prompt === 'cannonDefense') game.play('decline');
      return game;
    };
    expect(asked(invaded('dreadnought'))).toEqual(['bob', 'round.start']);
    expect(invaded('warsun').events('used')).toEqual([]);
  });

  it('TI-12.1 with Plasma Scoring it bombards with four dice, on one planet', () => {
    const game = activate('36', {
      discarded: 'all',
      dice: ['3+', '3+', '3+', '3+'],
      ann: { faction: 'muaat', units: { 36: { warsun: 1, infantry: 1 } } },
      bob: {
        faction: 'sol',
        planets: ['arnor', 'lor'],
        units: { arnor: { infantry: 5 }, lor: { infantry: 1 } },
      },
    });
    expect(game.prompt).toBe('bombardment');
    game.play('bombardAll:arnor');
    while (game.prompt === 'extraDie' || game.prompt === 'bombardment.before')
      game.play(game.offered.find((key) => key !== 'decline')!);
    expect([game.units('bob', 'arnor'), game.units('bob', 'lor')]).toEqual([
      { infantry: 1 },
      { infantry: 1 },
    ]);
  });

  it('is no unit upgrade and no faction technology before it is researched', () => {
    const have = (technologies: string[]): number[] => {
      const { state } = muaat({ technologies });
      return [
        progress(state, 0, PUBLIC[indexOf(PUBLIC, 'develop-weaponry')]).have,
        progress(state, 0, SECRETS[indexOf(SECRETS, 'adapt-new-strategies')]).have,
      ];
    };
    expect(have([])).toEqual([0, 0]);
    expect(have(['prototype-war-sun-2'])).toEqual([1, 1]);
  });

  it('TI-26.6 Mentak does not salvage one without the technology', () => {
    const salvaged = (technologies: string[]): Scenario => {
      const game = duel(
        { 'warsun!': 1 },
        { dreadnought: 4 },
        ['2-', '2-', '2-', '5+', '*', '*', '*'] as Wanted[],
        {
          discarded: 'all',
          ann: { faction: 'muaat' },
          bob: {
            faction: 'mentak',
            goods: 14,
            tokens: [3, 5, 2],
            technologies: ['salvage-operations', ...technologies],
          },
        },
      );
      while (
        ['announceRetreat', 'combat.start', 'round.start', 'sustainDamage'].includes(game.prompt)
      )
        game.play(game.offered.includes('stay') ? 'stay' : 'decline');
      return game;
    };
    const poor = salvaged([]);
    expect(poor.units('ann', HERE)).toEqual({});
    expect(poor.offered).not.toContain('make:warsun');
    expect(salvaged(['war-sun']).offered).toContain('make:warsun');
  });

  it('TI-18.1 Publicize Weapon Schematics: once Fires has given War Sun away, Muaat needs nothing', () => {
    const game = position({
      discarded: 'all',
      laws: ['publicize-weapon-schematics'],
      ann: { faction: 'sol', notes: ['fires-of-the-gashlai of bob'], cards: ['leadership*'] },
      bob: { faction: 'muaat', cards: ['technology'] },
      cat: { faction: 'hacan', cards: ['imperial'] },
    }).play('playNote:fires-of-the-gashlai:1', 'strategic:technology');
    expect(game.offered).toContain('research:prototype-war-sun-2');
    game.refuses('research:war-sun', 'TI-18.7');
  });

  it('TI-18.6 Publicize Weapon Schematics against: who has only the prototype of the sheet keeps the hand', () => {
    const handAfter = (technologies: string[]): string[] =>
      handOf(
        decided('publicize-weapon-schematics', 'reject', {
          discarded: 'all',
          ann: { faction: 'muaat', technologies, hand: ['plague'] },
          bob: { faction: 'sol' },
          cat: { faction: 'hacan' },
        }),
        'ann',
      );
    expect(handAfter([])).toEqual(['plague']);
    expect(handAfter(['prototype-war-sun-2'])).toEqual([]);
  });

  it('TI-7.7 Prototype War Sun II passes a supernova on its way', () => {
    const game = muaat(
      {
        units: { 29: { warsun: 1, infantry: 2 }, 36: { cruiser: 1 }, ...home },
        technologies: ['prototype-war-sun-2'],
      },
      { seats: 4 },
    ).play('activate:22');
    game.play('move:29:warsun:whole:plain');
    while (game.prompt === 'loadShip' || game.prompt === 'load') game.play(game.offered[0]);
    while (game.prompt === 'moveShips') game.play('done');
    expect(game.units('ann', '22')).toMatchObject({ warsun: 1 });
  });
});

describe('War suns of others', () => {
  it('TI-27.12 Nekro loses its war suns with the technology they stand on', () => {
    const game = duel({ cruiser: 2 }, { destroyer: 1 }, ['7+', '*', '8-'], {
      discarded: 'all',
      ann: {
        faction: 'nekro',
        copied: ['prototype-war-sun-2'],
        units: { 36: { warsun: 1 } },
      },
      bob: { faction: 'saar', technologies: ['chaos-mapping'] },
      cat: { faction: 'muaat', technologies: ['prototype-war-sun-2'] },
    });
    while (!game.offered.includes('use:technological-singularity')) game.play('stay');
    game.play('use:technological-singularity');
    game.play('assimilate:x:chaos-mapping');
    expect(game.units('ann', '36')).toEqual({});
  });
});

describe('Magmus Reactor', () => {
  const technologies = ['magmus-reactor'];

  it('a war sun that has just arrived counts; one that was lost in the battle does not', () => {
    const game = muaat({
      technologies,
      units: { 36: { warsun: 1 }, arnor: { dock: 1 } },
      goods: 2,
    }).play('activate:36');
    if (game.prompt === 'moveShips') game.play('done');
    game.play('make:cruiser', 'done', 'payGoods');
    expect(game.player('ann').goods).toBe(1);
    const moved = muaat({
      technologies,
      units: { 31: { warsun: 1 }, arnor: { dock: 1 } },
      goods: 2,
    }).play('activate:36', 'move:31:warsun:whole:plain');
    if (moved.prompt === 'moveShips') moved.play('done');
    moved.play('make:cruiser', 'done', 'payGoods');
    expect(moved.player('ann').goods).toBe(1);
    const left = muaat({
      technologies,
      units: { 31: { warsun: 1 }, arnor: { dock: 1 } },
      goods: 2,
    }).play('activate:36', 'done', 'make:cruiser', 'done', 'payGoods');
    expect(left.player('ann').goods).toBe(0);
  });

  it('TI-26.7 its good can be pillaged', () => {
    const game = muaat(
      { technologies, units: { 4: { warsun: 1 }, ...home }, goods: 4 },
      { bob: { faction: 'mentak', units: { 36: { cruiser: 1 }, 'moll-primus': { infantry: 1 } } } },
    ).play('activate:4');
    if (game.prompt === 'moveShips') game.play('done');
    game.play('make:cruiser', 'done', 'spendGood', 'spendGood');
    expect([asked(game), game.player('ann').goods]).toEqual([['bob', 'goods.gained'], 3]);
  });

  it('Minister of Industry uses Production: a trade good', () => {
    const game = muaat(
      {
        technologies,
        cards: ['construction'],
        offices: ['minister-of-industry'],
        planets: ['arnor'],
        units: { 36: { warsun: 1 }, muaat: { dock: 1 } },
      },
      { bob: { tokens: [3, 3, 0] }, cat: { tokens: [3, 3, 0] } },
    ).play('strategic:construction', 'buildDock:arnor', 'use:law-minister-of-industry');
    game.play('make:cruiser', 'done', 'payLeast');
    expect(game.player('ann').goods).toBe(1);
  });

  it('TI-7.10 a supernova next door through a wormhole counts', () => {
    const produced = (alpha: string): number => {
      const game = muaat(
        { technologies, planets: ['lodor'], goods: 2, units: { lodor: { dock: 1 } } },
        { seats: 4, wormholes: { alpha }, dan: { faction: 'creuss' } },
      ).play('activate:26');
      if (game.prompt === 'moveShips') game.play('done');
      game.play('make:cruiser', 'done', 'payGoods');
      return game.player('ann').goods;
    };
    expect([produced('43'), produced('47')]).toEqual([1, 0]);
  });

  it('TI-7.13 Skilled Retreat enters a supernova with it, not without', () => {
    const offered = (with_: string[]): Scenario => {
      const game = muaat(
        { technologies: with_, hand: ['skilled-retreat'], units: { 36: { cruiser: 1 }, ...home } },
        { seats: 4, bob: { faction: 'sol', units: { 36: { cruiser: 1 }, jord: { dock: 1 } } } },
      ).play('activate:36');
      if (game.prompt === 'moveShips') game.play('done');
      return game.play('play:skilled-retreat');
    };
    expect(offered(technologies).offered.join(' ')).toContain('43');
    expect(offered([]).offered.join(' ')).not.toContain('43');
  });

  it('TI-7.7 in a supernova ships are out of reach, but not of PDS II next door', () => {
    const game = muaat(
      { technologies, units: { 36: { cruiser: 1 }, ...home } },
      {
        seats: 4,
        dice: ['6-'],
        bob: {
          faction: 'sol',
          technologies: ['pds-2'],
          planets: ['tarmann'],
          units: { tarmann: { pds: 1 }, jord: { dock: 1 } },
        },
      },
    ).play('activate:43', 'move:36:cruiser:whole:plain');
    if (game.prompt === 'moveShips') game.play('done');
    expect(asked(game)).toEqual(['bob', 'spaceCannon']);
    const others = position({
      seats: 4,
      discarded: 'all',
      ann: { faction: 'sol', units: { 36: { cruiser: 1 }, jord: { dock: 1 } } },
      bob: { faction: 'muaat', technologies, units: { 43: { carrier: 1 } } },
    }).play('activate:43');
    expect(asked(others)).toEqual(['bob', 'turn']);
  });
});

describe('The Inferno', () => {
  it('TI-13.5 and Star Forge in one system: the fleet pool holds for both', () => {
    const game = muaat({
      units: { 36: { flagship: 1, warsun: 1 }, ...home },
      tokens: [3, 2, 2],
      technologies: ['fleet-logistics'],
    }).play('component:unit-the-inferno');
    game.offers(['remove:36:cruiser', 'remove:36:flagship', 'remove:36:warsun']);
    game.play('remove:36:warsun').refuses('component:star-forge', 'TI-2.11');
    expect(game.units('ann', '36')).toEqual({ flagship: 1, cruiser: 1 });
  });

  it('works from a system with an own token and in a nebula', () => {
    const game = muaat({ units: { 42: { flagship: 1 }, ...home }, tokensAt: ['42'] });
    game.play('component:unit-the-inferno');
    expect(game.units('ann', '42')).toEqual({ flagship: 1, cruiser: 1 });
  });

  it('a damaged flagship works as well', () => {
    const game = muaat({ units: { 36: { 'flagship!': 1 }, ...home } });
    expect(game.offered).toContain('component:unit-the-inferno');
  });
});

describe('Fires of the Gashlai', () => {
  const holding = (ann: Side = {}, bob: Side = {}, more: Setting = {}): Scenario =>
    position({
      discarded: 'all',
      ann: { faction: 'sol', notes: ['fires-of-the-gashlai of bob'], ...ann },
      bob: { faction: 'muaat', ...bob },
      cat: { faction: 'hacan' },
      ...more,
    });
  const note = 'playNote:fires-of-the-gashlai:1';

  it('TI-18.2 gained, not researched: Anti-Intellectual Revolution destroys nothing', () => {
    const game = holding(
      { units: { jord: { dock: 1 }, 1: { cruiser: 1 } } },
      {},
      { laws: ['anti-intellectual-revolution'] },
    ).play(note);
    expect(game.units('ann', '1')).toEqual({ cruiser: 1 });
    expect(asked(game)).toEqual(['bob', 'turn']);
  });

  it('TI-4.1 the token goes to the reinforcements of Muaat, not to the holder', () => {
    const game = holding().play(note);
    expect([game.tokens('ann'), game.tokens('bob')]).toEqual([
      [3, 3, 2],
      [3, 2, 2],
    ]);
    expect(notesIn(game, 'bob')).toContain('fires-of-the-gashlai of bob');
  });

  it('TI-5.1 every fleet of Muaat that is too large shrinks, one system after the other', () => {
    const game = holding(
      {},
      { tokens: [3, 2, 2], units: { 4: { warsun: 1, cruiser: 1 }, 29: { destroyer: 2 }, ...home } },
    ).play(note);
    expect(asked(game)).toEqual(['bob', 'overFleet']);
    while (game.prompt === 'overFleet')
      game.play(game.offered.find((key) => !key.includes('warsun'))!);
    expect([game.units('bob', '4'), game.units('bob', '29')]).toEqual([
      { warsun: 1 },
      { destroyer: 1 },
    ]);
  });

  it('TI-5.3 a war sun that goes takes its fighters along, as far as no room is left', () => {
    const game = holding(
      {},
      {
        tokens: [3, 2, 2],
        units: { 29: { warsun: 1, cruiser: 1, fighter: 3, infantry: 1 }, ...home },
      },
    ).play(note, 'remove:29:warsun');
    expect(game.units('bob', '29')).toEqual({ cruiser: 1 });
  });

  it('TI-12.3 then its holder’s War Sun technology counts as a unit upgrade', () => {
    const game = holding().play(note);
    expect(progress(game.state, 0, PUBLIC[indexOf(PUBLIC, 'develop-weaponry')]).have).toBe(1);
    expect(game.player('ann').technologies).toContain(indexOf(TECHNOLOGIES, 'war-sun'));
  });
});
