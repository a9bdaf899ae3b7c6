import { describe, expect, it } from 'vitest';
import { decided, officesOf } from './agendas.ts';
import { handOf, notesIn } from './council.ts';
import { activate, HERE } from './duel.ts';
import { position, type Setting, type Side, type Units, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

const at = (game: Scenario): [string, string] => [game.prompt, game.asked];

/** Ann, of Sol, comes to the system of Wellon with these units; Bob, of Hacan, holds the planet with those. */
function invade(
  ann: Units,
  bob: Units,
  dice: readonly Wanted[],
  sides: { ann?: Side; bob?: Side; cat?: Side } = {},
  more: Setting = {},
): Scenario {
  return activate(HERE, {
    discarded: 'all',
    dice,
    ...more,
    ann: { faction: 'sol', ...sides.ann, units: { ...sides.ann?.units, [HERE]: ann } },
    bob: {
      faction: 'hacan',
      planets: ['wellon'],
      ...sides.bob,
      units: { ...sides.bob?.units, wellon: bob },
    },
    cat: sides.cat ?? {},
  });
}

const FLEET = { carrier: 1, infantry: 1 };

describe('Bunker, in pairs', () => {
  const bob = { hand: ['bunker'] };

  it('TI-12.1 with Plasma Scoring: the extra die gets four less too', () => {
    const game = invade({ dreadnought: 1 }, { infantry: 2 }, [8, 8], {
      ann: { technologies: ['plasma-scoring'] },
      bob,
    }).play('play:bunker', 'bombardAll:wellon');
    game.play('extraDie:dreadnought');
    expect(game.events('bombarded')).toMatchObject([{ dice: '8 8', hits: 0 }]);
  });

  it('TI-1.2 with Conventions of War: what cannot be bombarded needs no bunker', () => {
    const cultural = (laws: readonly string[]): Scenario =>
      activate('25', {
        discarded: 'all',
        laws,
        ann: { faction: 'sol', units: { 25: { dreadnought: 1 } } },
        bob: { faction: 'hacan', ...bob, units: { quann: { infantry: 1 } }, planets: ['quann'] },
      });
    expect(at(cultural([]))).toEqual(['invasion.start', 'bob']);
    const game = cultural(['conventions-of-war']);
    expect([...at(game), handOf(game, 'bob')]).toEqual(['turn', 'bob', ['bunker']]);
  });
});

describe('Parley, in pairs', () => {
  const bob = { hand: ['parley'] };

  it('TI-12.1 with Bombardment: who was hit before the landing stays dead', () => {
    const game = invade({ dreadnought: 1, infantry: 1 }, { infantry: 2 }, [5], { bob });
    game.play('bombardAll:wellon', 'land:wellon', 'play:parley');
    expect([game.units('ann', HERE), game.units('bob', 'wellon')]).toEqual([
      { dreadnought: 1, infantry: 1 },
      { infantry: 1 },
    ]);
    expect(game.events()).not.toContain('groundCombat');
  });

  it('TI-28.1 with Infiltrate: no planet is gained, so no structure is replaced', () => {
    const game = invade(FLEET, { dock: 1 }, [], { ann: { hand: ['infiltrate'] }, bob });
    game.play('land:wellon', 'play:parley');
    expect([game.units('bob', 'wellon'), handOf(game, 'ann')]).toEqual([
      { dock: 1 },
      ['infiltrate'],
    ]);
  });

  it('TI-28.1 with Tekklar Legion: there is no combat in which to use the note', () => {
    const game = invade(FLEET, { infantry: 1 }, [], {
      ann: { notes: ['tekklar-legion of cat'] },
      bob,
      cat: { faction: 'sardakk-norr' },
    });
    game.play('land:wellon', 'play:parley');
    expect(notesIn(game, 'ann')).toContain('tekklar-legion of cat');
    expect(game.controller('wellon')).toBe('bob');
  });

  it('TI-12.8 with Minister of Exploration: nothing is gained for a planet that is not', () => {
    const game = invade(FLEET, {}, [], { ann: { offices: ['minister-of-exploration'] }, bob });
    game.play('land:wellon', 'play:parley');
    expect([game.controller('wellon'), game.player('ann').goods]).toEqual(['bob', 0]);
  });
});

describe('planets that change hands, in pairs', () => {
  it('TI-28.4 Infiltrate and Reparations: first the structures, then the planets', () => {
    const game = invade(FLEET, { dock: 1 }, [], {
      ann: { hand: ['infiltrate'] },
      bob: { hand: ['reparations'], exhausted: ['arretze'] },
    }).play('land:wellon');
    expect(at(game)).toEqual(['planet.gained.when', 'ann']);
    game.play('play:infiltrate');
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 1, dock: 1 });
    expect(at(game)).toEqual(['planet.gained.after', 'bob']);
    game.play('play:reparations');
    expect([game.isExhausted('jord'), game.isExhausted('arretze')]).toEqual([true, false]);
  });

  it('TI-14.1 Infiltrate and Holy Planet of Ixth: a dock taken there cannot produce', () => {
    const taken = (attached: Setting['attached'] & {}): Scenario =>
      activate('25', {
        discarded: 'all',
        attached,
        ann: {
          faction: 'sol',
          hand: ['infiltrate'],
          goods: 5,
          offices: ['minister-of-industry'],
          units: { 25: FLEET },
        },
        bob: { faction: 'hacan', points: 3, planets: ['quann'], units: { quann: { dock: 1 } } },
      }).play('land:quann', 'play:infiltrate');
    const game = taken({ quann: ['holy-planet-of-ixth'] });
    expect(game.units('ann', 'quann')).toEqual({ infantry: 1, dock: 1 });
    expect([game.points('ann'), game.points('bob'), ...at(game)]).toEqual([1, 2, 'turn', 'bob']);
    expect(at(taken({}))).toEqual(['structure.placed', 'ann']);
  });

  it('TI-12.8 Reparations and The Crown of Emphidia: crown and point go, and reparations follow', () => {
    const game = activate('10', {
      discarded: 'all',
      ann: { faction: 'sol', units: { 10: { carrier: 1, infantry: 1 } } },
      bob: {
        faction: 'letnev',
        points: 3,
        offices: ['the-crown-of-emphidia'],
        hand: ['reparations'],
        exhausted: ['wren-terra'],
        units: {},
      },
    }).play('land:arc-prime');
    expect(at(game)).toEqual(['planet.gained.after', 'bob']);
    expect([officesOf(game, 'ann'), game.points('ann'), game.points('bob')]).toEqual([
      ['the-crown-of-emphidia'],
      1,
      2,
    ]);
    game.play('play:reparations');
    expect([game.isExhausted('jord'), game.isExhausted('wren-terra')]).toEqual([true, false]);
  });

  /** Ann, of Xxcha, plays Diplomacy and takes Lazar of Bob, on which there is no unit. */
  const accords = (ann: Side, bob: Side): Scenario =>
    position({
      discarded: 'all',
      ann: { faction: 'xxcha', cards: ['diplomacy'], ...ann },
      bob: { faction: 'letnev', tokens: [3, 3, 0], cards: [], planets: ['lazar'], ...bob },
      cat: { faction: 'hacan', tokens: [3, 3, 0] },
    }).play('strategic:diplomacy', 'use:peace-accords', 'choosePlanet:lazar');

  it('TI-13.6 Peace Accords and Reparations: a planet lost without a fight counts', () => {
    const game = accords({}, { hand: ['reparations'], exhausted: ['arc-prime'] });
    expect(at(game)).toEqual(['planet.gained.after', 'bob']);
    game.play('play:reparations');
    const planets = ['archon-ren', 'archon-tau'];
    game.offers(planets.map((planet) => `exhaust:${planet}`)).play('exhaust:archon-ren');
    expect([game.isExhausted('archon-ren'), game.isExhausted('arc-prime')]).toEqual([true, false]);
  });

  it('TI-13.6 Peace Accords and Minister of Exploration: so does a planet gained so', () => {
    const game = accords({ offices: ['minister-of-exploration'] }, {});
    expect([game.controller('lazar'), game.player('ann').goods]).toEqual(['ann', 1]);
  });

  const RICH: Setting = {
    discarded: 'all',
    ann: { points: 3 },
    bob: {
      points: 5,
      planets: ['quann'],
      units: { quann: { infantry: 2 }, 'arc-prime': { infantry: 1 } },
    },
    cat: { points: 1 },
  };

  it('TI-12.8 Colonial Redistribution and Minister of Exploration: the settler gains a good', () => {
    const game = decided('colonial-redistribution', '', {
      ...RICH,
      cat: { points: 1, offices: ['minister-of-exploration'] },
    }).play('accept');
    expect([game.controller('quann'), game.player('cat').goods]).toEqual(['cat', 1]);
  });

  it('TI-28.1 Colonial Redistribution and Reparations: the planet has passed to another player', () => {
    const game = decided('colonial-redistribution', '', {
      ...RICH,
      bob: { ...RICH.bob, hand: ['reparations'], exhausted: ['arc-prime'] },
    }).play('accept');
    expect(at(game)).toEqual(['planet.gained.after', 'bob']);
    game.play('play:reparations');
    expect(game.prompt).toBe('reparationsExhaust');
    game.play('exhaust:arretze');
    expect([game.isExhausted('arretze'), game.isExhausted('arc-prime')]).toEqual([true, false]);
  });

  it('TI-26.1 Compensated Disarmament and Infantry II: who is destroyed may come back', () => {
    const game = decided('compensated-disarmament', 'electPlanet:quann', {
      ...RICH,
      dice: ['6+', '5-'],
      bob: { ...RICH.bob, technologies: ['infantry-2'] },
    });
    expect([game.player('bob').goods, game.player('bob').returning]).toEqual([2, 1]);
  });

  it('TI-26.1 Swords to Plowshares and Infantry II: goods and rolls for each of them', () => {
    const game = decided('swords-to-plowshares', 'approve', {
      ...RICH,
      dice: ['*', '*', '*'],
      ann: { points: 3, units: {} },
      bob: { ...RICH.bob, technologies: ['infantry-2'] },
      cat: { points: 1, units: {} },
    });
    expect([game.player('bob').goods, game.events('returnRoll').length]).toEqual([2, 2]);
  });
});

describe('movement, in pairs', () => {
  const active = (tile: string, ann: Side, more: Setting = {}): Scenario =>
    position({ discarded: 'all', ...more, ann: { faction: 'sardakk-norr', ...ann } }).play(
      `activate:${tile}`,
    );

  it('TI-7.1 Flank Speed and Gravity Drive add up, for one ship', () => {
    // 22 is three systems away: a carrier with move 1 needs both.
    const units = { 13: { carrier: 2 } };
    const hand = ['flank-speed'];
    const game = active('22', { hand, units, technologies: ['gravity-drive'] });
    game.offers(['play:flank-speed', 'done']).play('play:flank-speed');
    game.offers(['move:13:carrier:whole:drive', 'done']).play('move:13:carrier:whole:drive');
    expect([game.units('ann', '13'), game.units('ann', '22')]).toEqual([
      { carrier: 1 },
      { carrier: 1 },
    ]);
    const without = active('22', { hand, units }).play('play:flank-speed');
    expect([without.units('ann', '13'), ...at(without)]).toEqual([{ carrier: 2 }, 'turn', 'bob']);
  });

  it('TI-7.3 Flank Speed and Light-Wave Deflector: a step farther, past ships of others', () => {
    const bob = { units: { 36: { fighter: 1 }, 50: { fighter: 1 }, 31: { fighter: 1 } } };
    const ann = { hand: ['flank-speed'], units: { 13: { cruiser: 1 } } };
    const blocked = active('22', ann, { bob }).play('play:flank-speed');
    expect(blocked.units('ann', '13')).toEqual({ cruiser: 1 });
    const game = active('22', { ...ann, technologies: ['light-wave-deflector'] }, { bob });
    game.play('play:flank-speed', 'move:13:cruiser:whole:plain');
    expect(game.units('ann', '22')).toEqual({ cruiser: 1 });
  });

  it('TI-7.3 In the Silence of Space and Flank Speed: both may be played for one movement', () => {
    const bob = { units: { 36: { fighter: 1 }, 50: { fighter: 1 }, 31: { fighter: 1 } } };
    const hand = ['flank-speed', 'in-the-silence-of-space'];
    const game = active('22', { hand, units: { 13: { cruiser: 1 } } }, { bob });
    game.play('play:flank-speed').refuses('move:13:cruiser:whole:plain', 'TI-7.3');
    game.play('play:in-the-silence-of-space', 'move:13:cruiser:whole:plain');
    expect(game.units('ann', '22')).toEqual({ cruiser: 1 });
  });

  it('TI-26.8 In the Silence of Space and Enforced Travel Ban: a closed wormhole stays closed', () => {
    const hand = ['in-the-silence-of-space'];
    const units = { 26: { cruiser: 1 }, 38: { destroyer: 1 } };
    const game = active('39', { hand, units }, { laws: ['enforced-travel-ban'] });
    game.play('play:in-the-silence-of-space', 'chooseSystem:26');
    game.refuses('move:26:cruiser:whole:plain', 'TI-26.8');
  });

  it('TI-5.7 Upgrade and Fleet Regulations: one ship for another, so the pool still holds', () => {
    const units = { 36: { cruiser: 4 } };
    const game = active(
      '36',
      { hand: ['upgrade'], tokens: [3, 4, 2], units },
      { laws: ['fleet-regulations'] },
    );
    game.play('play:upgrade');
    expect(game.units('ann', '36')).toEqual({ cruiser: 3, dreadnought: 1 });
    expect(game.events('removed')).toEqual([
      { player: 0, kind: 'cruiser', count: 1, system: '36' },
    ]);
  });
});
