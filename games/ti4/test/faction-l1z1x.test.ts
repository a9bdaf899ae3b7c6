import { describe, expect, it } from 'vitest';
import { FACTIONS, PROFILES, TECHNOLOGIES } from '../content/index.ts';
import { battleOdds } from '../odds/index.ts';
import { battleUnderWay } from '../odds/match.ts';
import { asked, fight, type Sides } from './card-fights.ts';
import { askedAll, notesIn } from './council.ts';
import { activate, HERE } from './duel.ts';
import { indexOf, position, type Side, type Units, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

const L1Z1X = { faction: 'l1z1x' };

/** Ann of L1Z1X attacks Bob of Hacan, who is asked in each round whether he retreats, and stays in the first. */
const battle = (ann: Units, bob: Units, dice: readonly Wanted[], sides: Sides = {}): Scenario => {
  const game = fight(ann, bob, dice, {
    ...sides,
    ann: { ...L1Z1X, ...sides.ann },
    bob: { planets: ['abyz'], ...sides.bob },
  });
  return game.prompt === 'announceRetreat' ? game.play('stay') : game;
};

/** Ann of L1Z1X is above Wellon, which Bob holds with these units. */
const invasion = (ann: Units, bob: Units, dice: readonly Wanted[], sides: Sides = {}): Scenario =>
  fight(ann, {}, dice, {
    ...sides,
    ann: { ...L1Z1X, ...sides.ann },
    bob: { planets: ['wellon'], ...sides.bob, units: { wellon: bob } },
  });

const used = (game: Scenario): unknown[] => game.events('used').map(({ power }) => power);

describe('the sheet of L1Z1X', () => {
  it('has super-dreadnoughts in place of dreadnoughts, and an own upgrade', () => {
    const game = position({ ann: L1Z1X });
    const profile = (): string => PROFILES[game.player('ann').profiles[4]].id;
    expect(profile()).toBe('super-dreadnought-1');
    const upgraded = position({ ann: { ...L1Z1X, technologies: ['super-dreadnought-2'] } });
    const { combat, move, capacity, bombardment, directHitProof } =
      PROFILES[upgraded.player('ann').profiles[4]];
    expect([combat, move, capacity, bombardment, directHitProof]).toEqual([
      4,
      2,
      2,
      { value: 4, dice: 1 },
      true,
    ]);
    expect(FACTIONS[indexOf(FACTIONS, 'l1z1x')].startingTechnologies).toHaveLength(2);
  });

  it('TI-18.7 Dreadnought II cannot be researched', () => {
    const ann = {
      ...L1Z1X,
      cards: ['technology'],
      technologies: ['gravity-drive', 'sarween-tools'],
    };
    position({ ann }).play('strategic:technology').refuses('research:dreadnought-2', 'TI-18.7');
  });

  it('a Super-Dreadnought carries two units', () => {
    const game = position({
      ann: { ...L1Z1X, units: { '25': { dreadnought: 1, infantry: 2 } } },
    }).play(`activate:${HERE}`, 'moveAll:25', 'done');
    expect(game.units('ann', HERE)).toEqual({ dreadnought: 1, infantry: 2 });
  });
});

describe('Assimilate', () => {
  const FLEET = { carrier: 1, infantry: 1 };

  it('TI-12.8 structures of a planet that is taken are replaced, without a question', () => {
    const game = invasion(FLEET, { pds: 2, dock: 1 }, []).play('decline', 'land:wellon', 'decline');
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 1, pds: 2, dock: 1 });
    expect(used(game)).toEqual(['ability.assimilate']);
    expect(game.events('infiltrated')).toEqual([{ player: 0, planet: 'wellon', pds: 2, docks: 1 }]);
    expect(game.events('lostStructures')).toEqual([]);
    expect(game.isExhausted('wellon')).toBe(true);
    expect(asked(game)).toEqual(['ann', 'produce']);
  });

  it('does nothing where no structure stands, nor for whoever takes a planet of L1Z1X', () => {
    const empty = invasion(FLEET, {}, []).play('land:wellon');
    expect(used(empty)).toEqual([]);
    const lost = fight(FLEET, {}, [], { bob: { ...L1Z1X, units: { wellon: { dock: 1 } } } });
    lost.play('land:wellon');
    expect([used(lost), lost.units('ann', 'wellon')]).toEqual([[], { infantry: 1 }]);
  });

  it('TI-14.8 as far as pieces last; others may be moved there, but need not', () => {
    const units = { '0-0-0': { pds: 2, dock: 1 }, abyz: { pds: 2 }, fria: { pds: 1 } };
    const lay = (): Scenario =>
      invasion(FLEET, { pds: 2 }, [], { ann: { units, tokensAt: ['6'] } }).play(
        'decline',
        'land:wellon',
        'decline',
      );
    const game = lay();
    expect(game.prompt).toBe('assimilateTake');
    game.offers(['takePds:abyz', 'takePds:fria', 'decline']).play('takePds:abyz');
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 1, pds: 2 });
    expect(game.units('ann', 'abyz')).toEqual({ pds: 1 });
    const fewer = lay().play('decline');
    expect(fewer.units('ann', 'wellon')).toEqual({ infantry: 1, pds: 1 });
    expect(fewer.events('lostStructures')).toHaveLength(1);
  });

  it('TI-14.8 without any piece the structures are destroyed', () => {
    const units = { '0-0-0': { dock: 1 }, abyz: { dock: 1 }, fria: { dock: 1 } };
    const game = invasion(FLEET, { dock: 1 }, [], { ann: { units, tokensAt: ['6', '38'] } });
    game.play('land:wellon');
    expect([used(game), game.units('ann', 'wellon')]).toEqual([[], { infantry: 1 }]);
  });

  it('TI-5.3 a dock that is moved leaves fighters without a hangar', () => {
    const units = {
      '0-0-0': { dock: 1 },
      abyz: { dock: 1 },
      quann: { dock: 1 },
      '38': { fighter: 2 },
    };
    const game = invasion(FLEET, { dock: 1 }, [], { ann: { units, tokensAt: ['6', '25'] } });
    game.play('land:wellon', 'takeDock:abyz');
    expect(game.units('ann', '38')).toEqual({});
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 1, dock: 1 });
  });

  it('with Infiltrate: nothing is left for the card where everything was replaced', () => {
    const hand = ['infiltrate'];
    const all = invasion(FLEET, { dock: 1 }, [], { ann: { hand } }).play('land:wellon');
    expect(all.units('ann', 'wellon')).toEqual({ infantry: 1, dock: 1 });
    expect(all.player('ann').hand).toHaveLength(1);
    expect(all.prompt).not.toBe('planet.gained.when');
  });

  it('with Infiltrate: the card takes what Assimilate has left', () => {
    const units = { '0-0-0': { pds: 2 }, abyz: { pds: 2 }, fria: { pds: 1 } };
    const game = invasion(FLEET, { pds: 2 }, [], { ann: { units, hand: ['infiltrate'] } });
    game.play('decline', 'land:wellon', 'decline', 'decline');
    expect(asked(game)).toEqual(['ann', 'planet.gained.when']);
    game.play('play:infiltrate', 'takePds:0-0-0');
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 1, pds: 2 });
    expect(game.units('ann', '0-0-0')).toEqual({ pds: 1 });
  });

  it('TI-13.3 at most two PDS, unless Homeland Defense Act allows more', () => {
    const taken = (laws: readonly string[]): Units =>
      activate(HERE, {
        discarded: 'all',
        laws,
        ann: { ...L1Z1X, units: { [HERE]: FLEET } },
        bob: { faction: 'hacan', units: { wellon: { pds: 3 } } },
      })
        .play('decline', 'land:wellon', 'decline')
        .units('ann', 'wellon');
    expect(taken([])).toEqual({ infantry: 1, pds: 2 });
    expect(taken(['homeland-defense-act'])).toEqual({ infantry: 1, pds: 3 });
  });

  it('with Reparations and Integrated Economy: both still follow', () => {
    const game = invasion(FLEET, { dock: 1 }, [], {
      ann: { technologies: ['integrated-economy'], goods: 1 },
      bob: { hand: ['reparations'], exhausted: ['arretze'] },
    }).play('land:wellon');
    expect(game.prompt).toBe('planet.gained.after');
    expect(askedAll(game)).toEqual(['ann', 'bob']);
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 1, dock: 1 });
  });
});

describe('Harrow', () => {
  const FLEET = { dreadnought: 1, infantry: 2 };

  /** Ann declines the first bombardment, lands everything and rolls with Bob. */
  const round = (
    dice: readonly Wanted[],
    bob: Units = { infantry: 2 },
    sides: Sides = {},
    ann: Units = FLEET,
  ): Scenario => {
    const game = invasion(ann, bob, dice, sides);
    while (['spaceCannon', 'bombardment'].includes(game.prompt)) game.play('decline');
    return game.play((ann['infantry'] ?? 0) > 1 ? 'landAll:wellon' : 'land:wellon');
  };

  it('at the end of a round, ships above the planet may bombard the opponent’s forces', () => {
    const game = round(['7-', '7-', '7-', '7-', '5+', '7-', '7-', '7-']);
    expect(asked(game)).toEqual(['ann', 'round.end']);
    game.offers(['use:harrow', 'decline']).play('use:harrow');
    // Plasma Scoring is of the starting technologies.
    expect(game.prompt).toBe('extraDie');
    game.play('decline');
    expect(game.units('bob', 'wellon')).toEqual({ infantry: 1 });
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 2 });
    expect(game.events('bombarded')).toMatchObject([{ player: 0, planet: 'wellon', hits: 1 }]);
  });

  it('TI-1.3 it may be declined, and comes again after each round', () => {
    const game = round(['7-', '7-', '7-', '7-', '7-', '7-', '7-', '7-']).play('decline');
    expect(game.units('bob', 'wellon')).toEqual({ infantry: 2 });
    expect([asked(game), game.state.combat.round]).toEqual([['ann', 'round.end'], 2]);
  });

  it('Plasma Scoring adds a die', () => {
    const game = round(['7-', '7-', '7-', '7-', '5+', '5+']);
    game.play('use:harrow', 'extraDie:dreadnought');
    expect(game.events('groundWon')).toEqual([{ player: 0, planet: 'wellon' }]);
    expect(game.controller('wellon')).toBe('ann');
  });

  it('also in the round in which the last own ground force fell', () => {
    const one = { dreadnought: 1, infantry: 1 };
    const game = round(['7-', '8+', '5+'], { infantry: 1 }, {}, one);
    expect(game.units('ann', 'wellon')).toEqual({});
    game.play('use:harrow', 'decline');
    expect(game.units('bob', 'wellon')).toEqual({});
    expect(game.events('groundDrawn')).toHaveLength(1);
    expect(game.controller('wellon')).toBe('bob');
  });

  it('not where nobody is left to bombard', () => {
    const game = round(['8+', '8+', '7-', '7-']);
    expect(game.events('groundWon')).toHaveLength(1);
    expect(used(game)).toEqual([]);
  });

  it('TI-12.2 a Planetary Shield keeps it off, unless a war sun strips it', () => {
    const fleet = { carrier: 1, dreadnought: 1, infantry: 1 };
    const shielded = round(['7-', '7-', '8+', '7-'], { infantry: 1, pds: 1 }, {}, fleet);
    shielded.play('decline');
    expect(shielded.events('groundWon')).toHaveLength(1);
    expect(used(shielded)).toEqual(['ability.assimilate']);
    const sun = round(
      ['5-', '7-', '7-'],
      { infantry: 1, pds: 1 },
      { ann: { technologies: ['war-sun'] } },
      { warsun: 1, infantry: 1 },
    );
    sun.play('decline');
    expect(sun.offered).toContain('use:harrow');
  });

  it('TI-12.1 needs a ship with Bombardment', () => {
    const fleet = { carrier: 1, infantry: 1 };
    const game = round(['7-', '7-', '8+', '7-'], { infantry: 1 }, {}, fleet);
    expect(game.events('groundWon')).toHaveLength(1);
    expect(used(game)).toEqual([]);
  });

  it('TI-12.7 is for invasions of L1Z1X: not when it defends, nor in space', () => {
    const held = fight({ carrier: 1, infantry: 1 }, {}, ['6-', '7-', '7+', '7-'], {
      bob: { ...L1Z1X, units: { wellon: { infantry: 1 } } },
    }).play('land:wellon');
    expect(held.events('groundWon')).toEqual([{ player: 0, planet: 'wellon' }]);
    const space = battle({ dreadnought: 1 }, { cruiser: 1 }, ['4-', '6-', '5+', '6-']).play('stay');
    expect([used(space), space.events('combatWon')]).toMatchObject([[], [{ player: 0 }]]);
  });

  it('with Conventions of War: no cultural planet', () => {
    const game = activate('25', {
      discarded: 'all',
      laws: ['conventions-of-war'],
      dice: ['7-', '7-', '8+', '7-'],
      ann: { ...L1Z1X, units: { '25': { dreadnought: 1, infantry: 1 } } },
      bob: { faction: 'hacan', units: { quann: { infantry: 1 } } },
    }).play('land:quann');
    expect(game.events('groundWon')).toHaveLength(1);
    expect(used(game)).toEqual([]);
  });

  it('with Bunker: its dice get −4 as well', () => {
    const game = invasion({ dreadnought: 1, infantry: 1 }, { infantry: 1 }, ['7-', '7-', 8], {
      bob: { hand: ['bunker'] },
    });
    game.play('play:bunker', 'decline', 'land:wellon', 'use:harrow', 'decline');
    expect(game.events('bombarded')).toMatchObject([{ hits: 0 }]);
  });

  it('with Infantry II: those it destroys roll to return', () => {
    const game = round(
      ['7-', '6-', '5+', '6+'],
      { infantry: 1 },
      {
        bob: { technologies: ['infantry-2'] },
      },
      { dreadnought: 1, infantry: 1 },
    );
    game.play('use:harrow', 'decline');
    expect(game.player('bob').returning).toBe(1);
  });

  it('TI-20.2 Make an Example of Their World can be scored; then nothing else of this combat', () => {
    const game = round(
      ['7-', '7-', '5+'],
      { infantry: 1 },
      {
        ann: { secrets: ['make-an-example-of-their-world', 'spark-a-rebellion'] },
      },
      { dreadnought: 1, infantry: 1 },
    );
    game.play('use:harrow', 'decline');
    expect(asked(game)).toEqual(['ann', 'scoreSecret']);
    game.play('scoreSecret:make-an-example-of-their-world');
    expect(game.points('ann')).toBe(1);
    expect(game.events('groundWon')).toHaveLength(1);
    expect(game.prompt).not.toBe('scoreSecret');
  });

  it('with Magen Defense Grid: the shield that it needs keeps Harrow off', () => {
    const bob = { technologies: ['magen-defense-grid'] };
    const game = round(
      ['5-', '8+'],
      { infantry: 1, pds: 1 },
      { bob },
      {
        dreadnought: 1,
        infantry: 1,
      },
    );
    game.play('decline', 'use:magen-defense-grid');
    expect(game.units('ann', 'wellon')).toEqual({});
    expect(used(game)).toEqual(['technology.magen-defense-grid']);
  });
});

describe('[0.0.1]', () => {
  it('TI-10.15 hits of the flagship and of dreadnoughts go to other ships than fighters', () => {
    const game = battle({ flagship: 1, dreadnought: 1 }, { fighter: 3, destroyer: 1, cruiser: 1 }, [
      '5+',
      '5+',
      '5+',
      '8-',
      '8-',
      '8-',
      '8-',
      '6-',
    ]);
    expect(asked(game)).toEqual(['bob', 'assignHits']);
    game.offers(['lose:destroyer:whole', 'lose:cruiser:whole', 'usualLosses']);
    game.refuses('lose:fighter:whole', 'TI-10.15').play('lose:cruiser:whole');
    // With no other ship left, the third hit goes to a fighter.
    expect(game.units('bob', HERE)).toEqual({ fighter: 2 });
  });

  it('hits of other ships are as usual: fighters may take those', () => {
    const game = battle({ flagship: 1, cruiser: 1 }, { fighter: 3, carrier: 2 }, [
      '7+',
      '5+',
      '4-',
      '8-',
      '8-',
      '8-',
      '8-',
      '8-',
    ]);
    expect(game.about).toEqual({ hits: 2, system: HERE, marked: '' });
    game.offers(['lose:fighter:whole', 'lose:carrier:whole', 'usualLosses']);
    const usual = game.play('lose:fighter:whole');
    expect(usual.units('bob', HERE)).toEqual({ fighter: 2, carrier: 1 });
  });

  it('usual losses keep to it', () => {
    const game = battle({ flagship: 1, cruiser: 1 }, { fighter: 3, destroyer: 1, carrier: 1 }, [
      '7+',
      '5+',
      '4-',
      '8-',
      '8-',
      '8-',
      '8-',
      '8-',
    ]).play('usualLosses');
    expect(game.units('bob', HERE)).toEqual({ fighter: 2, carrier: 1 });
  });

  it('without the flagship dreadnoughts hit as usual', () => {
    const game = battle({ dreadnought: 2 }, { fighter: 3, carrier: 2 }, [
      '5+',
      '4-',
      '8-',
      '8-',
      '8-',
      '8-',
      '8-',
    ]);
    expect(game.offered).toContain('lose:fighter:whole');
  });

  it('TI-10.15 Sustain Damage may cancel such a hit, and cancels those first', () => {
    const game = battle({ flagship: 1, cruiser: 1 }, { fighter: 2, dreadnought: 1, carrier: 1 }, [
      '7+',
      '5+',
      '4-',
      '8-',
      '8-',
      '8-',
      '4-',
    ]);
    game.play('sustain:dreadnought');
    game.offers([
      'lose:fighter:whole',
      'lose:carrier:whole',
      'lose:dreadnought:damaged',
      'usualLosses',
    ]);
  });

  it('with Shields Holding: what it cancels are those hits first', () => {
    const game = battle(
      { flagship: 1, cruiser: 1 },
      { fighter: 2, carrier: 2 },
      ['7+', '5+', '5+', '8-', '8-', '8-', '8-'],
      { bob: { hand: ['shields-holding'] } },
    );
    game.play('play:shields-holding', 'chooseCount:2');
    expect(game.offered).toContain('lose:fighter:whole');
  });

  it('with The Crown of Thalnos: hits are counted again after the reroll', () => {
    const game = battle(
      { flagship: 1 },
      { fighter: 2, carrier: 2 },
      ['4-', '4-', '8-', '8-', '8-', '8-', '5+', '5+'],
      { ann: { offices: ['the-crown-of-thalnos'] } },
    );
    game.play('use:law-the-crown-of-thalnos', 'rerollMisses');
    expect(game.units('bob', HERE)).toEqual({ fighter: 2 });
  });

  it('not in ground combats, and it does not touch Anti-Fighter Barrage', () => {
    const game = battle({ flagship: 1, destroyer: 1 }, { fighter: 2, carrier: 1 }, ['9+', '8-']);
    game.play('fire');
    expect(game.events('barrage')).toMatchObject([{ hits: 1 }]);
    expect(game.events('destroyed')[0]).toMatchObject({ kind: 'fighter', count: 1 });
  });

  it('the odds in the middle of a round know of it', () => {
    const game = battle({ flagship: 1 }, { fighter: 1, carrier: 1 }, ['5+', '4-', '8-', '8-'], {
      bob: { hand: ['shields-holding'] },
    });
    expect(game.prompt).toBe('hits.assign');
    const [, bob] = battleOdds(battleUnderWay(game.state, true)!).sides;
    expect(bob.survivors[3]).toBe(0);
  });
});

describe('Super-Dreadnought II', () => {
  it('TI-1.2 Direct Hit cannot destroy it, as it can a Super-Dreadnought I', () => {
    const hit = (technologies: string[]): Scenario =>
      battle({ dreadnought: 1 }, { cruiser: 2 }, ['3-', '7+', '6-'], {
        ann: { technologies },
        bob: { hand: ['direct-hit'], shown: true },
      }).play('sustain:dreadnought');
    expect(asked(hit([]))).toEqual(['bob', 'sustain.used']);
    const proof = hit(['super-dreadnought-2']);
    expect(proof.prompt).not.toBe('sustain.used');
    expect(proof.player('bob').hand).toHaveLength(1);
  });

  it('hits on 4 in combat and with Bombardment', () => {
    const ann = { technologies: ['super-dreadnought-2'] };
    const game = invasion({ dreadnought: 1, infantry: 1 }, { infantry: 1 }, [4], { ann });
    game.play('bombardAll:wellon', 'decline');
    expect(game.events('bombarded')).toMatchObject([{ hits: 1 }]);
  });
});

describe('Inheritance Systems', () => {
  const SYSTEMS = 'inheritance-systems';
  const technologies = ['sarween-tools', 'integrated-economy', SYSTEMS];

  /** Ann plays Technology; her planet has 5 resources. */
  const researching = (ann: Side = {}): Scenario =>
    position({
      bob: { tokens: [3, 3, 0] },
      cat: { tokens: [3, 3, 0] },
      ann: { ...L1Z1X, cards: ['technology'], technologies, ...ann },
    }).play('strategic:technology');

  const owned = (game: Scenario): string[] =>
    game.player('ann').technologies.map((each) => TECHNOLOGIES[each].id);

  it('for two resources a technology has no prerequisites; nobody is asked where it is the only way', () => {
    const game = researching({ goods: 2, exhausted: ['0-0-0'] }).play(
      'research:fleet-logistics',
      'payLeast',
    );
    expect(owned(game)).toContain('fleet-logistics');
    expect(game.player('ann').goods).toBe(0);
    expect(game.player('ann').spent).toEqual([indexOf(TECHNOLOGIES, SYSTEMS)]);
    expect(used(game)).toEqual([`technology.${SYSTEMS}`]);
  });

  it('TI-1.5 not without two resources, TI-18.5 nor when it is exhausted, nor without the card', () => {
    const poor = researching({ goods: 1, exhausted: ['0-0-0'] });
    poor.refuses('research:fleet-logistics', 'TI-18.1');
    const spent = researching({ goods: 9, exhaustedTechnologies: [SYSTEMS] });
    spent.refuses('research:fleet-logistics', 'TI-18.1');
    researching({ goods: 9, technologies: [] }).refuses('research:fleet-logistics', 'TI-18.1');
  });

  it('TI-18.1 it may be declined where planets can meet the symbols', () => {
    const planets = ['gral'];
    const lay = (): Scenario =>
      researching({ planets, goods: 2, technologies: [...technologies, 'gravity-drive'] });
    const game = lay().play('research:fleet-logistics');
    expect([game.prompt, game.about]).toEqual(['skipNeeds', { count: 1 }]);
    game.offers([`use:${SYSTEMS}`, 'decline']).play('decline');
    expect([game.isExhausted('gral'), game.player('ann').spent]).toEqual([true, []]);
    const skipped = lay().play('research:fleet-logistics', `use:${SYSTEMS}`, 'payGoods');
    expect([skipped.isExhausted('gral'), skipped.player('ann').goods]).toEqual([false, 0]);
    expect(owned(skipped)).toContain('fleet-logistics');
  });

  it('is not offered for a technology whose prerequisites are met', () => {
    const game = researching({ goods: 2 }).play('research:antimass-deflectors');
    expect(owned(game)).toContain('antimass-deflectors');
    expect(game.player('ann').spent).toEqual([]);
  });

  it('TI-15.1 a planet pays for one of the two costs only', () => {
    // Two resources come before the six that the second research costs.
    const enough = researching({ goods: 3 }).play('research:antimass-deflectors');
    expect(enough.about).toEqual({ cost: 6 });
    enough.play('research:light-wave-deflector');
    enough.offers(['payGoods', 'spendGood']).play('payGoods', 'payLeast');
    expect([enough.player('ann').goods, enough.isExhausted('0-0-0')]).toEqual([0, true]);
    const short = researching({ goods: 2 }).play('research:antimass-deflectors');
    short.refuses('research:light-wave-deflector', 'TI-18.1');
  });

  it('TI-15.1 what is left must pay the cost: other ways to pay the two resources are not offered', () => {
    const game = researching({ goods: 2, planets: ['quann', 'lazar'] });
    game.play('research:antimass-deflectors', 'research:light-wave-deflector');
    expect(game.prompt).toBe('payResources');
    expect(game.offered).not.toContain('exhaust:0-0-0');
    expect(game.offered).toContain('exhaust:quann');
    game.play('exhaust:quann');
    expect(game.about).toEqual({ cost: 6 });
  });

  it('TI-18.3 does not open technologies of other factions, TI-18.7 nor replaced upgrades', () => {
    const game = researching({ goods: 9 });
    game.refuses('research:nullification-field', 'TI-18.3');
    game.refuses('research:dreadnought-2', 'TI-18.7');
    expect(game.offered).toContain('research:super-dreadnought-2');
  });

  it('works with Focused Research, and with the secondary ability of Technology', () => {
    const focused = position({
      ann: { ...L1Z1X, technologies, hand: ['focused-research'], goods: 4 },
      discarded: 'all',
    }).play('play:focused-research');
    expect(focused.offered).toContain('research:war-sun');
    const follower = position({
      ann: { faction: 'sol', cards: ['technology'] },
      bob: { ...L1Z1X, technologies, goods: 4 },
    }).play('strategic:technology', 'research:sarween-tools');
    while (follower.asked === 'ann') follower.play('decline');
    follower.play('secondary');
    expect(follower.offered).toContain('research:war-sun');
  });
});

describe('Cybernetic Enhancements', () => {
  const bob = (tokens: readonly [number, number, number] = [3, 3, 2]): Side => ({
    ...L1Z1X,
    tokens,
  });
  const ann = { faction: 'sol', notes: ['cybernetic-enhancements of bob'] };

  it('at the start of one’s turn: L1Z1X returns a strategy token, its holder gains one', () => {
    const game = position({ ann, bob: bob() });
    expect(game.prompt).toBe('turn.start');
    game.play('playNote:cybernetic-enhancements:1');
    expect([game.tokens('ann'), game.tokens('bob')]).toEqual([
      [3, 3, 3],
      [3, 3, 1],
    ]);
    expect(notesIn(game, 'bob')).toContain('cybernetic-enhancements of bob');
    expect(game.prompt).toBe('turn');
  });

  it('TI-1.3 it may be kept', () => {
    const game = position({ ann, bob: bob() }).play('decline');
    expect([game.prompt, game.tokens('bob')]).toEqual(['turn', [3, 3, 2]]);
    game.refuses('playNote:cybernetic-enhancements:1', 'TI-28.1');
  });

  it('TI-1.5 not while L1Z1X has no strategy token', () => {
    expect(position({ ann, bob: bob([3, 3, 0]) }).prompt).toBe('turn');
  });

  it('TI-28.1 only on the turn of its holder', () => {
    const game = position({
      ann: { faction: 'sol' },
      bob: bob(),
      cat: { faction: 'hacan', notes: ['cybernetic-enhancements of bob'] },
    });
    expect(game.prompt).toBe('turn');
  });

  it('TI-4.1 without tokens in reinforcements its holder gains nothing', () => {
    const game = position({ ann: { ...ann, tokens: [8, 4, 4] }, bob: bob() });
    game.play('playNote:cybernetic-enhancements:1');
    expect([game.tokens('ann'), game.tokens('bob')]).toEqual([
      [8, 4, 4],
      [3, 3, 1],
    ]);
  });
});
