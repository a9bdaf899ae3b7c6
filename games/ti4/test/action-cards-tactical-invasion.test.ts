import { describe, expect, it } from 'vitest';
import { planetOf, tileOf } from '../content/index.ts';
import { battleIn } from '../odds/match.ts';
import { activate, duel, HERE } from './duel.ts';
import { position, type Setting, type Side, type Units, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

/** A system with two planets, Arnor and Lor. */
const PAIR = '36';

/** Ann, of Sol, comes to the system of Wellon with these units; Bob, of Hacan, holds the planet with those. */
function invade(
  ann: Units,
  bob: Units,
  dice: readonly Wanted[],
  more: { ann?: Side; bob?: Side; cat?: Side } = {},
): Scenario {
  return activate(HERE, {
    discarded: 'all',
    dice,
    ann: { faction: 'sol', ...more.ann, units: { ...more.ann?.units, [HERE]: ann } },
    bob: {
      faction: 'hacan',
      planets: ['wellon'],
      ...more.bob,
      units: { ...more.bob?.units, wellon: bob },
    },
    cat: more.cat ?? {},
  });
}

/** The same in a system with two planets. */
const invadePair = (setting: Setting): Scenario => activate(PAIR, { discarded: 'all', ...setting });

const at = (game: Scenario): [string, string] => [game.prompt, game.asked];

describe('Bunker', () => {
  const bob = { hand: ['bunker'] };

  it.each([
    [8, { infantry: 2 }],
    [9, { infantry: 1 }],
  ])('takes four from each Bombardment roll: die %i', (die, left) => {
    const game = invade({ dreadnought: 1 }, { infantry: 2 }, [die], { bob });
    expect(at(game)).toEqual(['invasion.start', 'bob']);
    game.offers(['play:bunker', 'decline', 'lock']).play('play:bunker', 'bombardAll:wellon');
    expect(game.units('bob', 'wellon')).toEqual(left);
    expect(game.state.tactical.bunkers).toEqual([]);
  });

  it('TI-12.1 covers the planets of its player only', () => {
    const game = invadePair({
      dice: [8, 8],
      ann: { faction: 'sol', units: { [PAIR]: { dreadnought: 2 } } },
      bob: { faction: 'hacan', ...bob, planets: ['arnor'], units: { arnor: { infantry: 2 } } },
      cat: { faction: 'xxcha', planets: ['lor'], units: { lor: { infantry: 2 } } },
    }).play('play:bunker', 'bombard:arnor:dreadnought', 'bombardAll:lor');
    expect(game.units('bob', 'arnor')).toEqual({ infantry: 2 });
    expect(game.units('cat', 'lor')).toEqual({ infantry: 1 });
  });

  it('TI-12.1 needs a planet that can be bombarded', () => {
    const none = invade({ cruiser: 1 }, { infantry: 2 }, [], { bob });
    expect(none.prompt).toBe('turn');
    const structures = invade({ dreadnought: 1 }, { dock: 1 }, [], { bob });
    expect(structures.prompt).toBe('turn');
    const own = invade({ dreadnought: 1 }, { infantry: 2 }, ['*'], { ann: { hand: ['bunker'] } });
    expect(at(own)).toEqual(['bombardment', 'ann']);
  });

  it('TI-12.2 is not asked for under a Planetary Shield', () => {
    const game = invade({ dreadnought: 1 }, { infantry: 2, pds: 1 }, [], { bob });
    expect(game.play('decline').prompt).toBe('turn');
  });

  it('TI-28.1 waits for its moment', () => {
    position({ ann: bob }).refuses('play:bunker', 'TI-28.1');
  });

  it('TI-19.3 cancelled, the planet is bombarded as usual', () => {
    const ann = { hand: ['sabotage'] };
    const game = invade({ dreadnought: 1 }, { infantry: 2 }, [5], { ann, bob });
    game.play('play:bunker', 'play:sabotage', 'bombardAll:wellon');
    expect(game.units('bob', 'wellon')).toEqual({ infantry: 1 });
  });
});

describe('Disable', () => {
  const ann = { hand: ['disable'] };
  const FLEET = { dreadnought: 1, carrier: 1, infantry: 2 };
  const GUARDS = { infantry: 2, pds: 2 };

  it('TI-12.2 PDS lose Planetary Shield: the planet can be bombarded', () => {
    const game = invade(FLEET, GUARDS, [5], { ann });
    game.play('decline');
    expect(at(game)).toEqual(['invasion.start', 'ann']);
    game.offers(['play:disable', 'decline', 'lock']).play('play:disable');
    expect(at(game)).toEqual(['bombardment', 'ann']);
    game.play('bombardAll:wellon');
    expect(game.units('bob', 'wellon')).toEqual({ infantry: 1, pds: 2 });
    const without = invade(FLEET, GUARDS, [5], { ann }).play('decline', 'decline');
    expect(without.prompt).toBe('landForces');
  });

  it('TI-12.6 PDS lose Space Cannon against those who land, not against the ships before', () => {
    const game = invade({ carrier: 1, cruiser: 1, infantry: 2 }, { pds: 2 }, [7, 1], { ann });
    expect(at(game)).toEqual(['spaceCannon', 'bob']);
    game.play('fire', 'lose:cruiser:whole', 'play:disable', 'landAll:wellon');
    expect(game.events('cannons')).toHaveLength(1);
    expect(game.controller('wellon')).toBe('ann');
  });

  it('TI-12.2 such PDS enable no Magen Defense Grid', () => {
    const grid = { technologies: ['magen-defense-grid'] };
    const fleet = { carrier: 1, infantry: 1 };
    const game = invade(fleet, GUARDS, ['*', '*', '*'], { ann, bob: grid });
    game.play('decline', 'play:disable', 'land:wellon');
    expect(game.events('groundCombat')).toHaveLength(1);
    expect(game.events('used')).toEqual([]);
    const usual = invade(fleet, GUARDS, [], { ann, bob: grid });
    usual.play('decline', 'decline', 'land:wellon', 'decline');
    expect(usual.offered).toContain('use:magen-defense-grid');
  });

  it('TI-19.7 needs PDS of others there, and TI-12.5 something to invade with', () => {
    expect(invade(FLEET, { infantry: 1 }, [], { ann }).prompt).toBe('bombardment');
    const bare = invade({ cruiser: 1 }, GUARDS, [], { ann });
    expect(bare.play('decline').prompt).toBe('turn');
    const own = invade(FLEET, { infantry: 1 }, [], {
      ann: { ...ann, units: { arnor: { pds: 1 } } },
    });
    expect(own.prompt).toBe('bombardment');
  });

  it('TI-1.14 is for the invader', () => {
    const bob = { hand: ['disable', 'bunker'] };
    const game = invade({ dreadnought: 1 }, { infantry: 1 }, [], { bob });
    expect(at(game)).toEqual(['invasion.start', 'bob']);
    game.refuses('play:disable', 'TI-1.14');
  });

  it('counts in the odds, as Bunker does', () => {
    const bob = { hand: ['bunker'] };
    const game = invade(FLEET, GUARDS, [], { ann, bob }).play('decline');
    const invaded = (): object =>
      battleIn(game.state, tileOf(HERE), 0, planetOf('wellon'))!.planet!;
    expect(invaded()).toMatchObject({ infantry: 2, pds: 2, cover: 0 });
    game.play('play:disable', 'play:bunker');
    expect(invaded()).toMatchObject({ infantry: 2, pds: 0, cover: -4 });
  });

  it('TI-28.3 Bunker can follow it: the shield is gone, the rolls are low', () => {
    const bob = { hand: ['bunker'] };
    const game = invade({ dreadnought: 1 }, GUARDS, [8], { ann, bob });
    game.play('decline');
    expect(at(game)).toEqual(['invasion.start', 'ann']);
    game.play('play:disable');
    expect(at(game)).toEqual(['invasion.start', 'bob']);
    game.play('play:bunker', 'bombardAll:wellon');
    expect(game.events('bombarded')).toMatchObject([{ hits: 0 }]);
  });

  it('TI-19.3 cancelled, PDS keep their abilities', () => {
    const bob = { hand: ['sabotage'] };
    const game = invade(FLEET, GUARDS, [], { ann, bob });
    game.play('decline', 'play:disable', 'play:sabotage');
    expect(at(game)).toEqual(['landForces', 'ann']);
    game.play('landAll:wellon');
    expect(at(game)).toEqual(['cannonDefense', 'bob']);
  });
});

describe('Parley', () => {
  const hand = ['parley'];
  const LANDED = ['land:arnor', 'land:arnor', 'landAll:lor'];

  /** Ann lands two infantry on each of two planets. */
  const pair = (bob: Side, cat: Side = {}): Scenario =>
    invadePair({
      ann: { faction: 'sol', units: { [PAIR]: { carrier: 1, infantry: 4 } } },
      bob: { faction: 'hacan', ...bob },
      cat: { faction: 'letnev', ...cat },
    });

  it('TI-12.5 the units committed to one planet go back and are not committed elsewhere', () => {
    const game = pair({ hand, planets: ['arnor', 'lor'], units: {} }).play(...LANDED);
    expect(at(game)).toEqual(['forces.committed', 'bob']);
    game.offers(['play:parley', 'decline', 'lock']).play('play:parley');
    game.offers(['choosePlanet:arnor', 'choosePlanet:lor']).play('choosePlanet:arnor');
    expect(game.events('calledBack')).toEqual([{ player: 0, planet: 'arnor', count: 2 }]);
    expect(game.units('ann', PAIR)).toEqual({ carrier: 1, infantry: 2 });
    expect([game.controller('arnor'), game.controller('lor')]).toEqual(['bob', 'ann']);
    expect(game.prompt).toBe('turn');
  });

  it('TI-12.6 neither Space Cannons nor ground forces fight where nobody has landed any more', () => {
    const game = pair({ hand, units: { arnor: { infantry: 1, pds: 1 } } });
    game.play('decline', ...LANDED, 'play:parley');
    expect(game.prompt).toBe('turn');
    expect(game.events()).not.toContain('groundCombat');
    expect(game.units('bob', 'arnor')).toEqual({ infantry: 1, pds: 1 });
  });

  it('TI-19.7 is for the planets of its player', () => {
    const game = pair({ hand, planets: ['arnor'], units: {} }, { planets: ['lor'], units: {} });
    game.play(...LANDED);
    expect(at(game)).toEqual(['forces.committed', 'bob']);
    game.play('play:parley');
    expect(game.events('calledBack')).toMatchObject([{ planet: 'arnor' }]);
    const other = pair({ hand, units: {} }, { planets: ['lor'], units: {} }).play(...LANDED);
    expect(other.events()).toContain('gainedPlanet');
  });

  it('TI-12.4 Mecatol Rex is nobody’s while the custodians are there: nobody parleys', () => {
    const game = activate('18', {
      discarded: 'all',
      ann: { faction: 'sol', goods: 6, units: { 18: { carrier: 1, infantry: 2 } } },
      bob: { faction: 'hacan', hand },
    });
    game.play('removeCustodians', 'payGoods', 'done');
    expect(game.controller('mecatol-rex')).toBe('ann');
    const held = activate('18', {
      discarded: 'all',
      custodians: false,
      ann: { faction: 'sol', units: { 18: { carrier: 1, infantry: 2 } } },
      bob: { faction: 'hacan', hand, planets: ['mecatol-rex'], units: {} },
    }).play('landAll:mecatol-rex', 'play:parley');
    expect(held.controller('mecatol-rex')).toBe('bob');
  });

  it('TI-28.1 waits for its moment', () => {
    position({ ann: { hand } }).refuses('play:parley', 'TI-28.1');
  });

  it('TI-19.3 cancelled, the units stay', () => {
    const game = invade({ carrier: 1, infantry: 1 }, {}, [], {
      ann: { hand: ['sabotage'] },
      bob: { hand },
    });
    game.play('land:wellon', 'play:parley', 'play:sabotage');
    expect(game.controller('wellon')).toBe('ann');
  });
});

describe('Infiltrate', () => {
  const ann = { hand: ['infiltrate'] };
  const FLEET = { carrier: 1, infantry: 1 };

  it('TI-12.8 structures are replaced by own ones instead of destroyed', () => {
    const game = invade(FLEET, { pds: 2, dock: 1 }, [], { ann });
    game.play('decline', 'land:wellon', 'decline');
    expect(at(game)).toEqual(['planet.gained.when', 'ann']);
    game.offers(['play:infiltrate', 'decline', 'lock']).play('play:infiltrate');
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 1, pds: 2, dock: 1 });
    expect(game.events('infiltrated')).toEqual([{ player: 0, planet: 'wellon', pds: 2, docks: 1 }]);
    expect(game.events('lostStructures')).toEqual([]);
    expect(game.isExhausted('wellon')).toBe(true);
    const without = invade(FLEET, { pds: 2, dock: 1 }, [], { ann });
    without.play('decline', 'land:wellon', 'decline', 'decline');
    expect(without.units('ann', 'wellon')).toEqual({ infantry: 1 });
    expect(without.events('lostStructures')).toHaveLength(1);
  });

  it('TI-14.1 the dock can produce in the same action', () => {
    const game = invade(FLEET, { dock: 1 }, [], { ann: { ...ann, goods: 3 } });
    game.play('land:wellon', 'play:infiltrate');
    expect(at(game)).toEqual(['produce', 'ann']);
  });

  it('TI-14.8 pieces come from reinforcements, or from planets without an own token', () => {
    const units = { jord: { pds: 2, dock: 1 }, abyz: { pds: 2 }, fria: { pds: 1 } };
    const lay = (): Scenario =>
      invade(FLEET, { pds: 2 }, [], { ann: { ...ann, units, tokensAt: ['1'] } }).play(
        'decline',
        'land:wellon',
        'decline',
        'play:infiltrate',
      );
    const game = lay();
    expect(game.prompt).toBe('infiltrateTake');
    game.offers(['takePds:abyz', 'takePds:fria', 'decline']).play('takePds:abyz');
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 1, pds: 2 });
    expect(game.units('ann', 'abyz')).toEqual({ pds: 1 });
    const fewer = lay().play('decline');
    expect(fewer.units('ann', 'wellon')).toEqual({ infantry: 1, pds: 1 });
    expect(fewer.events('lostStructures')).toHaveLength(1);
  });

  it('TI-14.8 needs a piece', () => {
    const units = { jord: { pds: 2, dock: 1 }, abyz: { pds: 2 }, fria: { pds: 2 } };
    const tokensAt = ['1', '38'];
    const game = invade(FLEET, { pds: 1 }, [], { ann: { ...ann, units, tokensAt } });
    game.play('decline', 'land:wellon', 'decline');
    expect(game.controller('wellon')).toBe('ann');
    expect(game.player('ann').hand).toHaveLength(1);
  });

  it('TI-13.3 at most two PDS, unless a law allows more', () => {
    const three = { pds: 3 };
    const game = invade(FLEET, three, [], { ann });
    game.play('decline', 'land:wellon', 'decline', 'play:infiltrate');
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 1, pds: 2 });
    const lawful = activate(HERE, {
      discarded: 'all',
      laws: ['homeland-defense-act'],
      ann: { faction: 'sol', ...ann, units: { [HERE]: FLEET } },
      bob: { faction: 'hacan', units: { wellon: three } },
    }).play('decline', 'land:wellon', 'decline', 'play:infiltrate');
    expect(lawful.units('ann', 'wellon')).toEqual({ infantry: 1, pds: 3 });
  });

  it('TI-19.7 needs a structure, and TI-28.1 is for the one who gains the planet', () => {
    const empty = invade(FLEET, {}, [], { ann }).play('land:wellon');
    expect(empty.controller('wellon')).toBe('ann');
    const other = invade(FLEET, { dock: 1 }, [], { bob: ann }).play('land:wellon');
    expect(other.units('ann', 'wellon')).toEqual({ infantry: 1 });
    position({ ann }).refuses('play:infiltrate', 'TI-28.1');
  });

  it('TI-19.3 cancelled, structures are destroyed', () => {
    const game = invade(FLEET, { dock: 1 }, [], { ann, bob: { hand: ['sabotage'] } });
    game.play('land:wellon', 'play:infiltrate', 'play:sabotage');
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 1 });
  });
});

describe('Reparations', () => {
  const hand = ['reparations'];
  const FLEET = { carrier: 1, infantry: 1 };

  it('exhausts a planet of the new controller and readies one of the old one', () => {
    const game = invade(FLEET, {}, [], {
      ann: { planets: ['abyz', 'fria'], exhausted: ['fria'] },
      bob: { hand, exhausted: ['arretze', 'kamdorn'] },
    }).play('land:wellon');
    expect(at(game)).toEqual(['planet.gained.after', 'bob']);
    game.offers(['play:reparations', 'decline', 'lock']).play('play:reparations');
    expect(game.prompt).toBe('reparationsExhaust');
    game.offers(['exhaust:jord', 'exhaust:abyz']).play('exhaust:abyz');
    game.offers(['ready:arretze', 'ready:kamdorn']).play('ready:kamdorn');
    expect(['abyz', 'jord', 'kamdorn', 'arretze'].map((id) => game.isExhausted(id))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('TI-1.4 one half is enough', () => {
    const exhausting = invade(FLEET, {}, [], { bob: { hand } });
    exhausting.play('land:wellon', 'play:reparations');
    expect(exhausting.isExhausted('jord')).toBe(true);
    const readying = invade(FLEET, {}, [], {
      ann: { exhausted: ['jord'] },
      bob: { hand, exhausted: ['arretze'] },
    });
    readying.play('land:wellon', 'play:reparations');
    expect(readying.isExhausted('arretze')).toBe(false);
  });

  it('TI-19.7 none is not', () => {
    const game = invade(FLEET, {}, [], { ann: { exhausted: ['jord'] }, bob: { hand } });
    game.play('land:wellon');
    expect(game.player('bob').hand).toHaveLength(1);
    expect(game.prompt).toBe('turn');
  });

  it('TI-28.1 is for the player who lost the planet', () => {
    const cat = { hand, exhausted: [] };
    const game = invade(FLEET, {}, [], { ann: { hand }, cat: {} });
    expect(game.play('land:wellon').prompt).toBe('turn');
    expect(invade(FLEET, {}, [], { cat }).play('land:wellon').prompt).toBe('turn');
    const free = duel(FLEET, {}, [], { bob: { hand } });
    expect(free.play('land:wellon').prompt).not.toBe('planet.gained.after');
    position({ ann: { hand } }).refuses('play:reparations', 'TI-28.1');
  });

  it('TI-19.3 the planets are named before it can be cancelled; then nothing happens', () => {
    const game = invade(FLEET, {}, [], {
      ann: { hand: ['sabotage'] },
      bob: { hand, exhausted: ['arretze'] },
    }).play('land:wellon', 'play:reparations');
    expect(at(game)).toEqual(['card.played', 'ann']);
    expect(game.events('played')).toMatchObject([{ target: 'planet.jord' }]);
    game.play('play:sabotage');
    expect([game.isExhausted('jord'), game.isExhausted('arretze')]).toEqual([false, true]);
  });
});
