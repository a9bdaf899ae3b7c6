import { describe, expect, it } from 'vitest';
import { TILES } from '../content/index.ts';
import { battleOdds } from '../odds/index.ts';
import { battleIn } from '../odds/match.ts';
import { asked, fight, type Sides } from './card-fights.ts';
import { notesIn } from './council.ts';
import { activate, HERE } from './duel.ts';
import { indexOf, position, type Side, type Units, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

const YIN = { faction: 'yin' };

/** Ann of Yin attacks Bob of Hacan, who is asked in each round whether he retreats. */
const battle = (ann: Units, bob: Units, dice: readonly Wanted[], sides: Sides = {}): Scenario =>
  fight(ann, bob, dice, {
    ...sides,
    ann: { ...YIN, ...sides.ann },
    bob: { planets: ['abyz'], ...sides.bob },
  });

const used = (game: Scenario): unknown[] => game.events('used').map(({ power }) => power);

describe('Indoctrination', () => {
  /** Ann of Yin lands on Wellon, which Bob defends. */
  const landing = (
    ann: number,
    bob: number,
    dice: readonly Wanted[],
    sides: Sides = {},
  ): Scenario =>
    fight({ carrier: 1, infantry: ann }, {}, dice, {
      ...sides,
      ann: { ...YIN, ...sides.ann },
      bob: { planets: ['wellon'], ...sides.bob, units: { wellon: { infantry: bob } } },
    }).play(ann > 1 ? 'landAll:wellon' : 'land:wellon');

  it('at the start of a ground combat, two influence swap an infantry of the opponent for an own one', () => {
    const game = landing(2, 2, ['7-', '7-', '7-', '8+']);
    expect(asked(game)).toEqual(['ann', 'round.start']);
    game.offers(['use:indoctrination', 'decline']).play('use:indoctrination', 'payLeast');
    expect(game.isExhausted('darien')).toBe(true);
    expect(game.events('converted')).toEqual([{ player: 0, rival: 1, planet: 'wellon' }]);
    expect(game.events('combatRoll').slice(0, 2)).toMatchObject([
      { player: 0, hits: 0 },
      { player: 1, hits: 1 },
    ]);
  });

  it('TI-1.3 it may be declined', () => {
    const game = landing(1, 1, ['8+', '7-']).play('decline');
    expect([game.isExhausted('darien'), used(game)]).toEqual([false, []]);
    expect(game.events('groundWon')).toEqual([{ player: 0, planet: 'wellon' }]);
  });

  it('TI-1.5 not without two influence; trade goods count', () => {
    const exhausted = ['darien'];
    const poor = landing(1, 1, ['8+', '7-'], { ann: { exhausted, goods: 1 } });
    expect(poor.events('groundWon')).toHaveLength(1);
    const rich = landing(1, 2, [], { ann: { exhausted, goods: 2 } });
    rich.play('use:indoctrination', 'payLeast');
    expect(rich.player('ann').goods).toBe(0);
  });

  it('TI-12.7 the last force of the opponent: the combat is over without a roll, and won', () => {
    const game = landing(1, 1, [], { ann: { technologies: ['dacxive-animators'] } });
    game.play('use:indoctrination', 'payLeast');
    expect(game.events('combatRoll')).toEqual([]);
    expect(game.events('groundWon')).toEqual([{ player: 0, planet: 'wellon' }]);
    expect(asked(game)).toEqual(['ann', 'combat.won']);
    game.play('use:dacxive-animators');
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 3 });
    expect(game.controller('wellon')).toBe('ann');
  });

  it('the defender has it too, once a combat', () => {
    const game = fight({ carrier: 1, infantry: 2 }, {}, ['6-', '7-', '7-', '7-'], {
      bob: { ...YIN, planets: ['wellon'], units: { wellon: { infantry: 1 } } },
    }).play('landAll:wellon');
    expect(asked(game)).toEqual(['bob', 'round.start']);
    game.play('use:indoctrination', 'payLeast');
    expect(game.events('converted')).toMatchObject([{ player: 1, rival: 0 }]);
    expect(used(game)).toHaveLength(1);
    expect(game.events('combatRoll').length).toBeGreaterThan(2);
  });

  it('not in space', () => {
    const game = battle({ carrier: 1 }, { carrier: 1 }, []);
    expect(asked(game)).toEqual(['bob', 'announceRetreat']);
  });

  it('with Infantry II: who changes sides was not destroyed and does not return', () => {
    const game = landing(1, 1, [], { bob: { technologies: ['infantry-2'] } });
    game.play('use:indoctrination', 'payLeast');
    expect([game.events('returnRoll'), game.player('bob').returning]).toEqual([[], 0]);
  });

  it('with Magen Defense Grid: nobody exhausts it once the combat is over', () => {
    const game = fight({ carrier: 1, infantry: 1 }, {}, [], {
      ann: YIN,
      bob: {
        technologies: ['magen-defense-grid'],
        units: { wellon: { infantry: 1, pds: 1 } },
      },
    }).play('decline', 'land:wellon', 'decline');
    game.play('use:indoctrination', 'payLeast');
    expect(game.events('groundWon')).toEqual([{ player: 0, planet: 'wellon' }]);
    expect(game.player('bob').spent).toEqual([]);
  });

  it('with Spark a Rebellion: the combat counts as won', () => {
    const game = landing(1, 1, [], { ann: { secrets: ['spark-a-rebellion'] } });
    game.play('use:indoctrination', 'payLeast');
    expect(asked(game)).toEqual(['ann', 'scoreSecret']);
  });

  it('with Harrow: it is asked for first, and its owner bombards what is left', () => {
    const game = fight({ dreadnought: 1, infantry: 1 }, {}, ['7-', '7-', '5+'], {
      ann: { faction: 'l1z1x' },
      bob: { ...YIN, planets: ['wellon'], units: { wellon: { infantry: 2 } } },
    }).play('decline', 'land:wellon', 'decline');
    expect(asked(game)).toEqual(['ann', 'round.end']);
    game.play('use:harrow', 'decline');
    expect(game.units('bob', 'wellon')).toEqual({ infantry: 1 });
  });
});

describe('Devotion', () => {
  const FLEET = { destroyer: 1, cruiser: 1, carrier: 1 };

  /** A round in which all miss. */
  const round = (bob: Units, sides: Sides = {}, ann: Units = FLEET): Scenario =>
    battle(ann, bob, new Array(8).fill('4-'), sides).play('stay');

  it('after a round, a cruiser or destroyer is given up for a hit on a ship of one’s choice', () => {
    const game = round({ cruiser: 1, carrier: 1 });
    expect(asked(game)).toEqual(['ann', 'round.end']);
    game.offers(['use:devotion', 'decline']).play('use:devotion');
    game.offers(['lose:destroyer:whole', 'lose:cruiser:whole']).play('lose:destroyer:whole');
    game.offers([`strike:${HERE}:1:cruiser:whole`, `strike:${HERE}:1:carrier:whole`]);
    game.play(`strike:${HERE}:1:carrier:whole`);
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1, carrier: 1 });
    expect(game.units('bob', HERE)).toEqual({ cruiser: 1 });
    expect([asked(game), game.state.combat.round]).toEqual([['bob', 'announceRetreat'], 2]);
  });

  it('TI-1.3 it may be declined, and comes again after the next round, once each', () => {
    const game = round({ cruiser: 2 }).play('decline');
    expect(game.units('ann', HERE)).toEqual(FLEET);
    expect(game.prompt).toBe('announceRetreat');
    const twice = round({ cruiser: 2 }).play('use:devotion', 'lose:destroyer:whole');
    expect(twice.prompt).toBe('announceRetreat');
  });

  it('TI-1.5 not without a cruiser or destroyer', () => {
    const game = round({ cruiser: 1 }, {}, { carrier: 2 });
    expect(asked(game)).toEqual(['bob', 'announceRetreat']);
  });

  it('TI-11.5 only the ship that is hit may use Sustain Damage', () => {
    const bob = { dreadnought: 1, carrier: 1 };
    const game = round(bob).play('use:devotion', 'lose:cruiser:whole');
    game.play(`strike:${HERE}:1:carrier:whole`);
    expect(game.units('bob', HERE)).toEqual({ dreadnought: 1 });
    const sturdy = round(bob).play('use:devotion', 'lose:cruiser:whole');
    sturdy.play(`strike:${HERE}:1:dreadnought:whole`);
    expect(asked(sturdy)).toEqual(['bob', 'sustainDamage']);
    sturdy.offers(['sustain:dreadnought', 'decline']).play('sustain:dreadnought');
    expect(sturdy.units('bob', HERE)).toEqual({ 'dreadnought!': 1, carrier: 1 });
    const refused = round(bob).play('use:devotion', 'lose:cruiser:whole');
    refused.play(`strike:${HERE}:1:dreadnought:whole`, 'decline');
    expect(refused.units('bob', HERE)).toEqual({ carrier: 1 });
  });

  it('a damaged ship that is chosen is destroyed', () => {
    const game = round({ 'dreadnought!': 1, dreadnought: 1 });
    game.play('use:devotion', 'lose:cruiser:whole', `strike:${HERE}:1:dreadnought:damaged`);
    expect(game.units('bob', HERE)).toEqual({ dreadnought: 1 });
  });

  it('TI-26.16 Direct Hit may follow Sustain Damage, Shields Holding cancels the hit', () => {
    const direct = round({ dreadnought: 1, carrier: 1 }, { ann: { hand: ['direct-hit'] } });
    direct.play('use:devotion', 'lose:cruiser:whole', `strike:${HERE}:1:dreadnought:whole`);
    direct.play('sustain:dreadnought');
    expect(asked(direct)).toEqual(['ann', 'sustain.used']);
    direct.play('play:direct-hit');
    expect(direct.units('bob', HERE)).toEqual({ carrier: 1 });
    const shields = round({ cruiser: 1, carrier: 1 }, { bob: { hand: ['shields-holding'] } });
    shields.play('use:devotion', 'lose:cruiser:whole');
    expect(asked(shields)).toEqual(['bob', 'hits.assign']);
    shields.play('play:shields-holding');
    expect(shields.units('bob', HERE)).toEqual({ cruiser: 1, carrier: 1 });
    expect(shields.units('ann', HERE)).toEqual({ destroyer: 1, carrier: 1 });
  });

  it('the last own ship may be given up; with the last of the opponent nobody wins', () => {
    const game = round({ carrier: 1 }, {}, { destroyer: 1 });
    game.play('use:devotion');
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([{}, {}]);
    expect(game.events('combatDrawn')).toHaveLength(1);
  });

  it('TI-10.7 not against an opponent who has just retreated', () => {
    const game = battle({ cruiser: 1 }, { cruiser: 1 }, ['6-', '6-']).play('retreat:38');
    expect([used(game), game.units('ann', HERE)]).toEqual([[], { cruiser: 1 }]);
    expect(game.events('combatWon')).toMatchObject([{ player: 0 }]);
  });

  it('with Courageous to the End: the sacrifice was destroyed too', () => {
    const game = battle(
      { cruiser: 1, carrier: 1 },
      { carrier: 2 },
      ['6-', '8-', '8-', '8-', '7+', '6-'],
      {
        ann: { hand: ['courageous-to-the-end'] },
      },
    ).play('stay');
    game.play('use:devotion');
    expect(asked(game)).toEqual(['ann', 'unit.destroyed']);
    game.play('play:courageous-to-the-end');
    expect(game.units('bob', HERE)).toEqual({});
    expect(game.events('combatWon')).toMatchObject([{ player: 0 }]);
  });

  it('with Non-Euclidean Shielding: Sustain Damage cancels it as ever', () => {
    const game = round(
      { dreadnought: 1, carrier: 1 },
      {
        bob: { faction: 'letnev', technologies: ['non-euclidean-shielding'], planets: ['abyz'] },
      },
    );
    while (game.prompt !== 'round.end') game.play('decline');
    game.play('use:devotion', 'lose:cruiser:whole', `strike:${HERE}:1:dreadnought:whole`);
    game.play('sustain:dreadnought');
    expect(game.state.combat.hits).toEqual([0, 0]);
    expect(game.units('bob', HERE)).toEqual({ 'dreadnought!': 1, carrier: 1 });
  });

  it('with Destroy Their Greatest Ship: a flagship that takes the hit counts', () => {
    const game = round(
      { 'flagship!': 1, carrier: 1 },
      {
        ann: { secrets: ['destroy-their-greatest-ship'] },
      },
    );
    while (game.prompt !== 'round.end') game.play('decline');
    game.play('use:devotion', 'lose:cruiser:whole', `strike:${HERE}:1:flagship:damaged`);
    expect(asked(game)).toEqual(['ann', 'scoreSecret']);
  });
});

describe('Impulse Core', () => {
  const ann = { technologies: ['impulse-core'] };

  it('at the start of a space combat, a sacrifice makes a hit that the opponent assigns, not to fighters', () => {
    const game = battle({ destroyer: 1, cruiser: 1 }, { fighter: 2, cruiser: 1, carrier: 1 }, [], {
      ann,
    });
    expect(asked(game)).toEqual(['ann', 'round.start']);
    game.offers(['use:impulse-core', 'decline']).play('use:impulse-core');
    game.offers(['lose:destroyer:whole', 'lose:cruiser:whole']).play('lose:destroyer:whole');
    expect(asked(game)).toEqual(['bob', 'assignHits']);
    game.offers(['lose:cruiser:whole', 'lose:carrier:whole', 'usualLosses']);
    game.refuses('lose:fighter:whole', 'TI-10.15').play('lose:cruiser:whole');
    expect(game.units('bob', HERE)).toEqual({ fighter: 2, carrier: 1 });
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1 });
  });

  it('TI-1.3 it may be declined, TI-1.5 and needs a ship to give up', () => {
    const game = battle({ cruiser: 1 }, { carrier: 1 }, [], { ann }).play('decline');
    expect([asked(game), game.units('ann', HERE)]).toEqual([
      ['bob', 'announceRetreat'],
      { cruiser: 1 },
    ]);
    const none = battle({ carrier: 1 }, { carrier: 1 }, [], { ann });
    expect(asked(none)).toEqual(['bob', 'announceRetreat']);
  });

  it('TI-10.15 any ship may cancel it with Sustain Damage; fighters take it where nothing else is left', () => {
    const game = battle({ cruiser: 2 }, { dreadnought: 1, carrier: 1, fighter: 1 }, [], { ann });
    game.play('use:impulse-core');
    game.offers(['sustain:dreadnought', 'decline']).play('sustain:dreadnought');
    expect(game.units('bob', HERE)).toEqual({ 'dreadnought!': 1, carrier: 1, fighter: 1 });
    const fighters = battle({ cruiser: 2 }, { fighter: 2 }, [], {
      ann,
      bob: { units: { wellon: { dock: 1 } }, planets: ['abyz'] },
    });
    fighters.play('use:impulse-core');
    expect(fighters.units('bob', HERE)).toEqual({ fighter: 1 });
  });

  it('TI-10.10 the last ships: the combat is over before barrage and rolls', () => {
    const game = battle({ cruiser: 2 }, { carrier: 1 }, [], { ann }).play('use:impulse-core');
    expect(game.events('combatRoll')).toEqual([]);
    expect(game.events('combatWon')).toMatchObject([{ player: 0 }]);
    const drawn = battle({ cruiser: 1 }, { carrier: 1 }, [], { ann }).play('use:impulse-core');
    expect(drawn.events('combatDrawn')).toHaveLength(1);
  });

  it('with Shields Holding: the hit is cancelled, and later ones are not', () => {
    const game = battle({ cruiser: 3 }, { carrier: 2 }, ['7+', '6-', '8-', '8-'], {
      ann,
      bob: { hand: ['shields-holding'], planets: ['abyz'] },
    }).play('use:impulse-core', 'play:shields-holding');
    expect(game.units('bob', HERE)).toEqual({ carrier: 2 });
    game.play('stay', 'decline');
    expect(game.units('bob', HERE)).toEqual({ carrier: 1 });
  });

  it('with Assault Cannon: what has to happen comes first', () => {
    const game = battle({ cruiser: 3 }, { carrier: 2, cruiser: 1 }, [], {
      ann: { technologies: ['impulse-core', 'assault-cannon'] },
    });
    expect(asked(game)).toEqual(['bob', 'assaultCannon']);
    game.play('lose:cruiser:whole');
    expect(asked(game)).toEqual(['ann', 'round.start']);
    game.play('use:impulse-core');
    expect(game.units('bob', HERE)).toEqual({ carrier: 1 });
  });

  it('with Munitions Reserves: nobody pays for a combat that is over', () => {
    const game = battle({ cruiser: 2 }, { carrier: 1 }, [], {
      ann,
      bob: { faction: 'letnev', goods: 2, planets: ['abyz'] },
    }).play('use:impulse-core');
    expect(game.events('combatWon')).toHaveLength(1);
    expect(game.player('bob').goods).toBe(2);
  });

  it('with Morale Boost: the bonus of the round stays', () => {
    const game = battle({ cruiser: 2 }, { carrier: 2 }, [6, '8-'], {
      ann: { ...ann, hand: ['morale-boost'] },
    }).play('play:morale-boost', 'use:impulse-core', 'stay');
    expect(game.events('combatRoll')[0]).toMatchObject({ player: 0, hits: 1 });
  });
});

describe('Yin Spinner', () => {
  const technologies = ['yin-spinner'];

  it('after Production an infantry comes on an own planet of the system, without a question', () => {
    const game = position({
      ann: { ...YIN, technologies, goods: 3, units: { darien: { dock: 1, infantry: 1 } } },
    }).play('activate:3', 'make:destroyer', 'done');
    expect(game.units('ann', 'darien')).toEqual({ infantry: 2, dock: 1 });
    expect(used(game)).toEqual(['technology.yin-spinner']);
  });

  it('TI-14.4 with several planets its owner chooses one', () => {
    const game = position({
      ann: {
        ...YIN,
        technologies,
        goods: 3,
        planets: ['abyz', 'fria'],
        units: { abyz: { dock: 1 } },
      },
    }).play('activate:38', 'make:destroyer', 'done');
    expect(asked(game)).toEqual(['ann', 'yinSpinner']);
    game.offers(['choosePlanet:abyz', 'choosePlanet:fria']).play('choosePlanet:fria');
    expect(game.units('ann', 'fria')).toEqual({ infantry: 1 });
  });

  it('not where nothing was produced, and not without the card', () => {
    const units = { darien: { dock: 1, infantry: 1 } };
    const idle = position({ ann: { ...YIN, technologies, goods: 3, units } });
    idle.play('activate:3', 'done');
    expect(used(idle)).toEqual([]);
    const bare = position({ ann: { ...YIN, goods: 3, units } });
    bare.play('activate:3', 'make:destroyer', 'done');
    expect(bare.units('ann', 'darien')).toEqual({ infantry: 1, dock: 1 });
  });

  it('with Warfare: the secondary ability uses Production as well', () => {
    const game = position({
      ann: { faction: 'sol', cards: ['warfare'] },
      bob: { ...YIN, technologies, goods: 3, units: { darien: { dock: 1, infantry: 1 } } },
      cat: { tokens: [3, 3, 0] },
    }).play('strategic:warfare', 'keepTokens', 'secondary', 'make:destroyer', 'done');
    expect(game.units('bob', 'darien')).toEqual({ infantry: 2, dock: 1 });
  });

  it('with Integrated Economy: that is no use of Production', () => {
    const game = fight({ carrier: 1, infantry: 1 }, {}, [], {
      ann: { ...YIN, technologies: ['yin-spinner', 'integrated-economy'], goods: 3 },
      bob: { planets: ['wellon'], units: {} },
    }).play('land:wellon', 'use:integrated-economy', 'train:wellon');
    while (game.prompt !== 'turn')
      game.play(game.offered.includes('payLeast') ? 'payLeast' : 'done');
    expect(used(game)).not.toContain('technology.yin-spinner');
  });
});

describe('Van Hauge', () => {
  it('TI-10.14 when it is destroyed, all ships in the system are; nobody wins', () => {
    const game = battle(
      { 'flagship!': 1, carrier: 1, infantry: 2 },
      { cruiser: 2, dreadnought: 2 },
      ['8-', '8-', '8-', '7+', '7+', '4-', '4-'],
    ).play('stay');
    expect(used(game)).toEqual(['unit.van-hauge']);
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([{}, {}]);
    expect(game.events('combatDrawn')).toHaveLength(1);
    expect(game.events('sustained')).toEqual([]);
  });

  it('own ships go with it, and ground forces in space for want of room, once the combat is over', () => {
    const game = battle(
      { 'flagship!': 1, carrier: 2, infantry: 3 },
      { cruiser: 2, carrier: 1, infantry: 1 },
      ['8-', '8-', '8-', '8-', '7+', '6-', '8-'],
    ).play('stay', 'lose:flagship:damaged');
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([{}, {}]);
    expect(game.events('removed')).toMatchObject([
      { player: 0 },
      { player: 0 },
      { player: 0 },
      { player: 1 },
    ]);
  });

  it('ground forces on planets and structures stay', () => {
    const game = battle(
      { 'flagship!': 1 },
      { cruiser: 1, fighter: 3 },
      ['8-', '8-', '8-', '8-', '8-', '7+'],
      { bob: { planets: ['abyz'], units: { wellon: { infantry: 2, dock: 1, pds: 1 } } } },
    );
    if (game.prompt === 'spaceCannon') game.play('decline');
    game.play('stay');
    expect(game.units('bob', HERE)).toEqual({});
    expect(game.units('bob', 'wellon')).toEqual({ infantry: 2, dock: 1, pds: 1 });
  });

  it('TI-9.4 also by Space Cannon; then what the others carried goes too', () => {
    const game = fight({ 'flagship!': 1 }, { carrier: 1, infantry: 2, cruiser: 1 }, ['6+'], {
      ann: YIN,
      bob: { units: { wellon: { pds: 1 } } },
    }).play('fire');
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([{}, {}]);
    expect(game.units('bob', 'wellon')).toEqual({ pds: 1 });
    expect(game.events('spaceCombat')).toEqual([]);
  });

  it('TI-20.9 with Turn Their Fleets to Dust: the last ship went by Van Hauge, not by the cannon', () => {
    const shot = (ann: Units): Scenario =>
      fight(ann, {}, ['6+'], {
        ann: YIN,
        bob: {
          planets: ['wellon'],
          units: { wellon: { pds: 1 } },
          secrets: ['turn-their-fleets-to-dust'],
        },
      }).play('fire');
    const both = shot({ 'flagship!': 1, destroyer: 1 });
    both.play('lose:flagship:damaged');
    expect(both.units('ann', HERE)).toEqual({});
    // Bob could hold an objective about flagships, so he is asked.
    both.offers(['decline']);
    const alone = shot({ 'flagship!': 1 });
    expect(asked(alone)).toEqual(['bob', 'scoreSecret']);
  });

  it('TI-20.9 with Destroy Their Greatest Ship: each side has destroyed the flagship of the other', () => {
    const secrets = ['destroy-their-greatest-ship'];
    const game = battle(
      { 'flagship!': 1 },
      { flagship: 1, cruiser: 1 },
      ['8-', '8-', '7+', '6-', '6-'],
      {
        ann: { secrets },
        bob: { planets: ['abyz'], hand: [] },
      },
    ).play('stay');
    expect(asked(game)).toEqual(['ann', 'scoreSecret']);
    game.play(`scoreSecret:${secrets[0]}`);
    expect([game.points('ann'), game.events('combatDrawn').length]).toEqual([1, 1]);
  });

  it('with Courageous to the End: no ship is left that could be destroyed', () => {
    const game = battle({ 'flagship!': 1 }, { cruiser: 1 }, ['8-', '8-', '7+'], {
      ann: { hand: ['courageous-to-the-end'] },
    }).play('stay');
    expect(game.player('ann').hand).toHaveLength(1);
    expect(game.units('bob', HERE)).toEqual({});
  });

  it('with Direct Hit: in the middle of the hits nothing is left to be assigned', () => {
    const game = battle(
      { flagship: 1, carrier: 1 },
      { cruiser: 3 },
      ['8-', '8-', '8-', '7+', '7+', '6-'],
      {
        bob: { hand: ['direct-hit'], planets: ['abyz'] },
      },
    ).play('stay', 'sustain:flagship', 'play:direct-hit');
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([{}, {}]);
    expect(game.events('combatDrawn')).toHaveLength(1);
    expect(game.state.combat.hits).toEqual([0, 0]);
  });

  it('TI-1.15 removed is not destroyed: beyond the fleet pool nothing happens', () => {
    const game = position({
      ann: {
        ...YIN,
        cards: ['warfare'],
        tokens: [3, 2, 1],
        units: { darien: { infantry: 1, dock: 1 }, 25: { flagship: 1, cruiser: 1 } },
      },
      bob: { tokens: [3, 3, 0] },
      cat: { tokens: [3, 3, 0] },
    }).play('strategic:warfare', 'setTactic:5', 'setFleet:1', 'remove:25:flagship');
    expect(game.units('ann', '25')).toEqual({ cruiser: 1 });
    expect(used(game)).toEqual([]);
  });

  it('TI-24.1 whoever has nothing left after it is eliminated at the end of the action', () => {
    const game = battle(
      { 'flagship!': 1 },
      { cruiser: 2, carrier: 1, infantry: 2 },
      ['8-', '8-', '7+', '6-', '8-'],
      {
        bob: { planets: [], lost: ['arretze', 'hercant', 'kamdorn'] },
      },
    );
    expect(game.player('bob').eliminated).toBe(true);
  });

  it('another player’s flagship takes nobody along', () => {
    const dice = ['8-', '4-', '4-', '7+', '6-'] as const;
    const game = battle({ 'flagship!': 1, carrier: 1 }, { cruiser: 2 }, dice, {
      ann: { faction: 'sol' },
    }).play('stay', 'lose:flagship:damaged');
    expect(game.units('ann', HERE)).toEqual({ carrier: 1 });
  });

  it('the odds count it: alone it cannot lose to ships that it takes along', () => {
    const game = position({
      ann: { ...YIN, units: { [HERE]: { 'flagship!': 1 } } },
      bob: { faction: 'hacan', units: { [HERE]: { dreadnought: 3 } } },
    });
    const { outcome } = battleOdds(battleIn(game.state, indexOf(TILES, HERE), 0, null)!);
    expect(outcome.defender).toBe(0);
    expect(outcome.attacker + outcome.draw).toBeCloseTo(1, 10);
  });
});

describe('Greyfire Mutagen', () => {
  const notes = ['greyfire-mutagen of bob'];
  const bob: Side = { ...YIN, technologies: ['impulse-core'], planets: ['abyz'] };

  it('after an activation: Yin uses neither faction abilities nor faction technologies in this action', () => {
    const game = position({
      discarded: 'all',
      dice: ['6-', '6-', '6-'],
      ann: { faction: 'sol', notes, units: { [HERE]: { cruiser: 1 } } },
      bob: { ...bob, units: { [HERE]: { cruiser: 2 } } },
    }).play(`activate:${HERE}`);
    expect(game.offered).toContain('playNote:greyfire-mutagen:1');
    game.play('playNote:greyfire-mutagen:1');
    expect(notesIn(game, 'bob')).toContain('greyfire-mutagen of bob');
    expect(asked(game)).toEqual(['bob', 'announceRetreat']);
    game.play('stay');
    expect([asked(game), game.state.combat.round]).toEqual([['bob', 'announceRetreat'], 2]);
  });

  it('without it Yin is asked', () => {
    const game = position({
      discarded: 'all',
      ann: { faction: 'sol', notes, units: { [HERE]: { cruiser: 1 } } },
      bob: { ...bob, units: { [HERE]: { cruiser: 2 } } },
    }).play(`activate:${HERE}`, 'done');
    expect(asked(game)).toEqual(['bob', 'round.start']);
  });

  it('a third player may play it when Yin attacks; Yin Spinner and Indoctrination rest as well', () => {
    const game = position({
      discarded: 'all',
      dice: ['8+', '7-'],
      ann: {
        ...YIN,
        goods: 5,
        technologies: ['yin-spinner'],
        units: { [HERE]: { carrier: 1, infantry: 1 }, wellon: {} },
      },
      bob: { faction: 'sol', planets: ['wellon'], units: { wellon: { infantry: 1 } } },
      cat: { faction: 'hacan', notes: ['greyfire-mutagen of ann'] },
    }).play(`activate:${HERE}`);
    expect(asked(game)).toEqual(['cat', 'system.activated']);
    game.play('playNote:greyfire-mutagen:0', 'land:wellon');
    expect(game.events('combatRoll').length).toBeGreaterThan(0);
    expect(used(game)).toEqual([]);
  });

  it('its flagship is no faction ability', () => {
    const game = position({
      discarded: 'all',
      dice: ['7+', '8-', '8-'],
      ann: { faction: 'sol', notes, units: { [HERE]: { cruiser: 1 } } },
      bob: { ...bob, units: { [HERE]: { 'flagship!': 1 } } },
    }).play(`activate:${HERE}`, 'playNote:greyfire-mutagen:1', 'stay');
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([{}, {}]);
  });

  it('TI-28.1 not where Yin has no part, and it ends with the action', () => {
    const far = position({
      ann: { faction: 'sol', notes, units: { 25: { cruiser: 1 } } },
      bob,
    }).play(`activate:${HERE}`);
    far.refuses('playNote:greyfire-mutagen:1', 'TI-28.1');
    const over = position({
      ann: { faction: 'sol', notes, units: { [HERE]: { cruiser: 1 } } },
      bob: { ...bob, units: { wellon: { infantry: 1 } } },
    }).play(`activate:${HERE}`, 'playNote:greyfire-mutagen:1');
    expect(over.state.tactical.muted).toBe(0);
  });

  it('TI-1.3 nobody has to play it', () => {
    const game = activate(HERE, {
      discarded: 'all',
      ann: { faction: 'sol', notes, units: { [HERE]: { cruiser: 1 } } },
      bob: { ...bob, units: { [HERE]: { cruiser: 1 } } },
    });
    expect(notesIn(game, 'ann')).toContain('greyfire-mutagen of bob');
  });
});
