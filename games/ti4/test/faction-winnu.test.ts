import { describe, expect, it } from 'vitest';
import { FACTIONS, TECHNOLOGIES } from '../content/index.ts';
import { areAdjacent, areNeighbours, throughWormholes } from '../rules/galaxy.ts';
import { answerOf, playUntil } from './bot-cards.ts';
import { notesIn } from './council.ts';
import { activate, duel, HERE } from './duel.ts';
import { indexOf, opening, position, type Setting, type Side, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';
import { spaceOdds } from './space-odds.ts';
import { PLAYERS } from './table.ts';

const WINNU: Side = { faction: 'winnu' };

/** A match in which somebody plays Winnu, at the question for it. */
function starting(): Scenario {
  for (let seed = 1; seed < 200; seed++) {
    const game = opening(6, { factions: 'all' }, seed);
    const seat = game.state.players.findIndex(({ faction }) => FACTIONS[faction].id === 'winnu');
    if (seat < 0) continue;
    while (game.prompt !== 'startTechnology') game.play(game.offered[0]);
    expect(game.asked).toBe(PLAYERS[seat]);
    return game;
  }
  throw new Error('nobody plays Winnu');
}

describe('a starting technology', () => {
  it('Winnu chooses one without prerequisites', () => {
    const game = starting();
    const who = game.asked;
    expect(game.player(who).technologies).toEqual([]);
    game.offers(
      ['antimass-deflectors', 'neural-motivator', 'plasma-scoring', 'sarween-tools'].map(
        (id) => `startWith:${id}`,
      ),
    );
    game.play('startWith:neural-motivator');
    expect(game.player(who).technologies).toEqual([indexOf(TECHNOLOGIES, 'neural-motivator')]);
    expect(game.prompt).not.toBe('startTechnology');
  });
});

describe('Blood Ties', () => {
  const atMecatol = (ann: Side): Scenario =>
    activate('18', { ann: { ...ann, units: { 18: { carrier: 1, infantry: 2 } } } });

  it('TI-12.4 the custodians token costs nothing, and one force lands', () => {
    const game = atMecatol({ ...WINNU, exhausted: ['winnu'] });
    game.play('removeCustodians');
    expect([game.points('ann'), game.units('ann', 'mecatol-rex')]).toEqual([1, { infantry: 1 }]);
    expect(game.prompt).toBe('landForces');
  });

  it('TI-12.4 everybody else pays', () => {
    const game = atMecatol({ faction: 'sol', exhausted: ['jord'] });
    // There is nothing to choose.
    expect([game.state.custodians, game.units('ann', '18')]).toEqual([
      true,
      { carrier: 1, infantry: 2 },
    ]);
  });

  it('TI-12.4 nobody lands before it is removed', () => {
    atMecatol(WINNU).refuses('land:mecatol-rex', 'TI-12.4');
  });
});

describe('Reclamation', () => {
  const landing = (ann: Side = {}, more: Setting = {}): Scenario =>
    activate('18', {
      custodians: false,
      ...more,
      ann: {
        ...WINNU,
        ...ann,
        units: { 18: { carrier: 1, infantry: 2 }, winnu: { infantry: 1 }, ...ann.units },
      },
    });

  it('after a tactical action in which Winnu gained Mecatol Rex: a PDS and a space dock', () => {
    const game = landing().play('landAll:mecatol-rex');
    expect([game.prompt, game.asked]).toEqual(['tactical.done', 'ann']);
    game.offers(['use:reclamation', 'decline']).play('use:reclamation');
    expect(game.units('ann', 'mecatol-rex')).toEqual({ infantry: 2, pds: 1, dock: 1 });
    // Too late to produce.
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
  });

  it('TI-1.3 may be declined', () => {
    const game = landing().play('landAll:mecatol-rex', 'decline');
    expect(game.units('ann', 'mecatol-rex')).toEqual({ infantry: 2 });
  });

  it('with the custodians token too', () => {
    const game = landing({}, { custodians: true }).play('removeCustodians', 'done');
    expect(game.prompt).toBe('tactical.done');
  });

  it('not if Winnu had it before, nor for another planet', () => {
    const before = landing({ planets: ['mecatol-rex'] }).play('landAll:mecatol-rex');
    expect(before.prompt).toBe('turn');
    const other = activate(HERE, {
      ann: { ...WINNU, units: { [HERE]: { carrier: 1, infantry: 1 } } },
    }).play('land:wellon');
    expect([other.controller('wellon'), other.prompt]).toEqual(['ann', 'turn']);
  });

  it('not for anybody else', () => {
    const game = activate('18', {
      custodians: false,
      ann: { faction: 'sol', units: { 18: { carrier: 1, infantry: 1 } } },
    }).play('land:mecatol-rex');
    expect(game.prompt).toBe('turn');
  });

  it('TI-14.8 without a space dock in reinforcements one may be taken off the board', () => {
    const units = {
      winnu: { infantry: 1, dock: 1 },
      quann: { dock: 1 },
      lodor: { dock: 1 },
    };
    const game = landing({ units }).play('landAll:mecatol-rex', 'use:reclamation');
    expect(game.prompt).toBe('reclamation');
    game.offers(['takeDock:winnu', 'takeDock:quann', 'takeDock:lodor', 'decline']);
    game.play('takeDock:lodor');
    expect(game.units('ann', 'mecatol-rex')).toEqual({ infantry: 2, pds: 1, dock: 1 });
    expect(game.units('ann', 'lodor')).toEqual({});
  });

  it('TI-1.2 pairs with Demilitarized Zone: nothing is placed there', () => {
    const game = landing({}, { attached: { 'mecatol-rex': ['demilitarized-zone'] } });
    expect([game.prompt, game.units('ann', '18')]).toEqual(['turn', { carrier: 1, infantry: 2 }]);
  });

  it('pairs with Minister of Industry: the new dock may produce after all', () => {
    const game = landing({ offices: ['minister-of-industry'] });
    game.play('landAll:mecatol-rex', 'use:reclamation');
    expect([game.prompt, game.asked]).toEqual(['structure.placed', 'ann']);
  });

  it('pairs with Infiltrate: structures that stay count', () => {
    const game = landing(
      { hand: ['infiltrate'] },
      {
        discarded: 'all',
        bob: { faction: 'sol', planets: ['mecatol-rex'], units: { 'mecatol-rex': { dock: 1 } } },
      },
    ).play('landAll:mecatol-rex');
    expect(game.prompt).toBe('planet.gained.when');
    game.play('play:infiltrate', 'done');
    expect(game.prompt).toBe('tactical.done');
    game.play('use:reclamation');
    expect(game.units('ann', 'mecatol-rex')).toEqual({ infantry: 2, pds: 1, dock: 1 });
  });
});

describe('Hegemonic Trade Policy', () => {
  /** Winnu, the planet, has 3 resources and 4 influence. */
  const policy = (ann: Side = {}): Scenario =>
    activate('7', {
      ann: {
        ...WINNU,
        technologies: ['hegemonic-trade-policy'],
        planets: ['meer'],
        units: { winnu: { infantry: 1, dock: 1 } },
        ...ann,
      },
    });

  it('TI-14.1 exchanges the values of a planet for one use of Production, before units are ordered', () => {
    const game = policy();
    expect([game.prompt, game.asked]).toEqual(['production.used.when', 'ann']);
    game.play('use:hegemonic-trade-policy');
    game.offers(['choosePlanet:winnu', 'choosePlanet:meer']).play('choosePlanet:meer');
    // Meer pays 4 resources instead of none: 3 and 4 together.
    expect([game.prompt, game.about]).toMatchObject(['produce', { purse: 7, left: 5 }]);
    game.play('make:dreadnought', 'done', 'exhaust:meer');
    expect([game.isExhausted('meer'), game.isExhausted('winnu')]).toEqual([true, false]);
    expect(game.state.exchanged).toBe(-1);
    expect(game.player('ann').spent).toHaveLength(1);
  });

  it('TI-14.1 the value of a dock on that planet changes with it', () => {
    const game = policy({ planets: [] }).play('use:hegemonic-trade-policy');
    // Only Winnu is there to choose: 4 resources, so the dock makes 6 units.
    expect(game.about).toMatchObject({ purse: 4, left: 6 });
  });

  it('TI-1.3 may be declined, and it is over after that Production', () => {
    const game = policy().play('decline');
    expect(game.about).toMatchObject({ purse: 3, left: 5 });
    const used = policy().play('use:hegemonic-trade-policy', 'choosePlanet:meer', 'done');
    expect([used.state.exchanged, used.prompt]).toEqual([-1, 'turn']);
  });

  it('TI-18.5 not while exhausted', () => {
    const game = policy({ exhaustedTechnologies: ['hegemonic-trade-policy'] });
    expect(game.prompt).toBe('produce');
  });

  it('an exhausted planet is only offered if its dock produces', () => {
    const game = policy({ exhausted: ['meer', 'winnu'] });
    game.play('use:hegemonic-trade-policy');
    expect([game.prompt, game.about]).toMatchObject(['turn', {}]);
    const rich = policy({ exhausted: ['meer', 'winnu'], goods: 3 });
    rich.play('use:hegemonic-trade-policy');
    expect(rich.about).toMatchObject({ purse: 3, left: 6 });
  });

  it('pairs with Warfare, whose secondary ability uses Production too', () => {
    const game = position({
      ann: { faction: 'sol', cards: ['warfare'] },
      bob: { ...WINNU, technologies: ['hegemonic-trade-policy'] },
    }).play('strategic:warfare', 'keepTokens', 'secondary');
    expect([game.prompt, game.asked]).toEqual(['production.used.when', 'bob']);
  });

  it('pairs with Prophecy of Ixth, which looks at the order afterwards', () => {
    const game = policy({ offices: ['prophecy-of-ixth'] });
    game.play('decline', 'make:cruiser', 'done');
    expect(game.player('ann').offices).toEqual([]);
  });
});

describe('Lazax Gate Folding', () => {
  const MECATOL = 17;
  /** Tile 40 has a beta wormhole, 39 an alpha wormhole; both are two systems from Mecatol Rex. */
  const gates = (ann: Side = {}, more: Setting = {}): Scenario =>
    position({
      custodians: false,
      bob: { faction: 'letnev' },
      ...more,
      ann: {
        ...WINNU,
        technologies: ['lazax-gate-folding'],
        units: { 39: { carrier: 1 }, 24: { cruiser: 1 }, winnu: { infantry: 1 } },
        ...ann,
      },
    });

  it('TI-7.10 in a tactical action of Winnu Mecatol Rex has an alpha and a beta wormhole', () => {
    const game = gates();
    expect(areAdjacent(game.state, MECATOL, 38, 0)).toBe(false);
    game.play('activate:18');
    expect([38, 39, 24, 25].map((each) => areAdjacent(game.state, MECATOL, each, 0))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(areAdjacent(game.state, 38, MECATOL, 0)).toBe(true);
    expect(throughWormholes(game.state, 38, 0)).toContain(MECATOL);
    expect(game.offered).toContain('move:39:carrier:whole:plain');
    game.play('move:39:carrier:whole:plain', 'done');
    expect(game.units('ann', '18')).toEqual({ carrier: 1 });
  });

  it('also while the card is exhausted, not without it', () => {
    const exhausted = gates({ exhaustedTechnologies: ['lazax-gate-folding'] });
    expect(exhausted.play('activate:18').offered).toContain('move:39:carrier:whole:plain');
    const without = gates({ technologies: [] }).play('activate:18');
    without.refuses('move:39:carrier:whole:plain', 'TI-7.1');
  });

  it('not while Winnu controls Mecatol Rex', () => {
    const game = gates({ planets: ['mecatol-rex'] }).play('activate:18');
    game.refuses('move:39:carrier:whole:plain', 'TI-7.1');
  });

  it('not in the tactical actions of others', () => {
    const game = position({
      ann: { faction: 'sol', units: { 39: { carrier: 1 }, 24: { cruiser: 1 } } },
      bob: { ...WINNU, technologies: ['lazax-gate-folding'] },
    }).play('activate:18');
    game.refuses('move:39:carrier:whole:plain', 'TI-7.1');
  });

  it('TI-26.8 pairs with Enforced Travel Ban, which closes the gates to ships only', () => {
    const game = gates({}, { laws: ['enforced-travel-ban'] }).play('activate:18');
    game.refuses('move:39:carrier:whole:plain', 'TI-26.8');
    expect(areAdjacent(game.state, MECATOL, 38, 0)).toBe(true);
  });

  it('TI-26.7 pairs with Pillage: it makes neighbours', () => {
    const game = gates(
      { units: { 40: { carrier: 1 } }, lost: ['winnu'] },
      {
        bob: { faction: 'mentak', planets: ['mecatol-rex'], units: { 'mecatol-rex': { pds: 1 } } },
      },
    );
    expect(areNeighbours(game.state, 0, 1)).toBe(false);
    game.play('activate:50');
    expect(game.state.tactical.system).toBe(-1);
    const busy = gates(
      { units: { 40: { carrier: 1 } }, lost: ['winnu'] },
      {
        bob: { faction: 'mentak', planets: ['mecatol-rex'], units: { 'mecatol-rex': { pds: 1 } } },
      },
    ).play('activate:22');
    expect(busy.prompt).toBe('moveShips');
    expect(areNeighbours(busy.state, 0, 1)).toBe(true);
  });

  it('TI-2.11 with Mecatol Rex an action puts an infantry there', () => {
    const game = gates({ planets: ['mecatol-rex'] }).play('component:lazax-gate-folding');
    expect(game.units('ann', 'mecatol-rex')).toEqual({ infantry: 1 });
    expect(game.player('ann').spent).toHaveLength(1);
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
  });

  it('TI-2.11 not without it, TI-18.5 not exhausted', () => {
    gates().refuses('component:lazax-gate-folding', 'TI-2.11');
    gates({
      planets: ['mecatol-rex'],
      exhaustedTechnologies: ['lazax-gate-folding'],
    }).refuses('component:lazax-gate-folding', 'TI-18.5');
  });
});

describe('Salai Sai Corian', () => {
  const rolled = (bob: { [kind: string]: number }, more: Side = {}): number => {
    const dice = new Array<Wanted>(4).fill('*');
    const game = duel({ flagship: 1 }, bob, dice, {
      ann: WINNU,
      bob: { planets: ['quann'], ...more },
    });
    game.play('stay');
    const [roll] = game.events('combatRoll');
    expect(roll).toMatchObject({ player: 0 });
    return String(roll['dice']).split(' ').filter(Boolean).length;
  };

  it('TI-10.5 rolls a die for each ship of the opponent that is no fighter', () => {
    expect(rolled({ cruiser: 1 })).toBe(1);
    expect(rolled({ cruiser: 2, destroyer: 1, carrier: 1, fighter: 3 })).toBe(4);
  });

  it('TI-10.11 no dice against fighters alone, and yet the fight goes on', () => {
    const game = duel({ flagship: 1 }, { fighter: 2 }, ['9+', '9+'], { ann: WINNU });
    expect(game.events('combatRoll')[0]).toMatchObject({ player: 0, dice: '', hits: 0 });
  });

  it('each die hits on 7', () => {
    const game = duel({ flagship: 1 }, { cruiser: 2 }, [7, 6, '6-', '6-', '7+', '6-'], {
      ann: WINNU,
      bob: { planets: ['quann'] },
    }).play('stay');
    expect(game.events('combatRoll')[0]).toMatchObject({ hits: 1 });
    // One cruiser is left: one die.
    game.play('stay');
    const rolls = game.events('combatRoll').filter(({ player }) => player === 0);
    expect(String(rolls[1]['dice']).split(' ')).toHaveLength(1);
  });

  it('pairs with The Crown of Thalnos: its dice are those of one unit', () => {
    const game = duel(
      { flagship: 1, cruiser: 1 },
      { cruiser: 3 },
      new Array<Wanted>(7).fill('6-'),
      {
        ann: { ...WINNU, offices: ['the-crown-of-thalnos'] },
        bob: { planets: ['quann'] },
      },
    ).play('stay');
    expect([game.prompt, game.asked]).toEqual(['rolls.done', 'ann']);
    game.play('use:law-the-crown-of-thalnos');
    expect(game.offered).toContain('reroll:0');
    // The first die is the cruiser's; two of the flagship's three are rolled again.
    game.play('reroll:1', 'reroll:2', 'done');
    expect(game.events('destroyed').filter(({ player }) => player === 0).length).toBeLessThan(2);
  });

  it('counts in the odds, by what is left of the opponent', () => {
    const against = (bob: { [kind: string]: number }, faction = 'winnu'): number =>
      spaceOdds(
        { faction, units: { [HERE]: { flagship: 1 } } },
        { faction: 'sol', units: { [HERE]: bob } },
      );
    // With two dice it is as good as Hacan's flagship; with more targets it is better, with one it is worse.
    expect(against({ cruiser: 4 })).toBeGreaterThan(against({ cruiser: 4 }, 'hacan'));
    expect(against({ cruiser: 1 })).toBeLessThan(against({ cruiser: 1 }, 'hacan'));
    expect(against({ fighter: 1 })).toBe(0);
  });
});

describe('Acquiescence', () => {
  const note = 'acquiescence of bob';
  const picking = (more: Setting = {}): Scenario =>
    position({
      ...more,
      ann: { faction: 'sol', cards: [], notes: [note], ...more.ann },
      bob: { ...WINNU, cards: [] },
      cat: { faction: 'hacan', cards: [] },
      goodsOn: { imperial: 2 },
      step: { step: 'strategyPhase', args: [] },
    }).play(
      'takeCard:trade',
      'takeCard:imperial',
      'takeCard:leadership',
      'takeCard:warfare',
      'takeCard:technology',
      'takeCard:politics',
    );

  it('TI-26.21 swaps a card with Winnu; its holder chooses both, goods stay', () => {
    const game = picking();
    expect([game.prompt, game.asked]).toEqual(['strategy.end', 'ann']);
    game.play('playNote:acquiescence:1');
    expect(game.prompt).toBe('acquiescence');
    const mine = game.state.strategy.flatMap(({ owner }, card) => (owner === 0 ? [card] : []));
    const theirs = game.state.strategy.flatMap(({ owner }, card) => (owner === 1 ? [card] : []));
    expect(game.offered).toHaveLength(mine.length * theirs.length);
    expect(game.offered).toContain('swapCards:trade:imperial');
    game.play('swapCards:trade:imperial');
    expect([game.player('ann').goods, game.player('bob').goods]).toEqual([0, 2]);
    expect(game.state.strategy[7].owner).toBe(0);
    expect(game.state.strategy[4].owner).toBe(1);
    expect(notesIn(game, 'bob')).toContain(note);
  });

  it('TI-1.3 may be kept', () => {
    const game = picking().play('decline');
    expect([game.prompt, notesIn(game, 'ann').includes(note)]).toEqual(['turn', true]);
  });

  it('pairs with Imperial Arbiter at the same moment, one after the other', () => {
    const game = picking({ ann: { offices: ['imperial-arbiter'] } });
    expect(game.offered).toContain('use:law-imperial-arbiter');
    game.play('playNote:acquiescence:1', 'swapCards:trade:imperial');
    expect([game.prompt, game.offered.includes('use:law-imperial-arbiter')]).toEqual([
      'strategy.end',
      true,
    ]);
  });
});

describe('a bot as Winnu', () => {
  it('goes to Mecatol Rex without influence', async () => {
    const game = position({
      ann: {
        ...WINNU,
        exhausted: ['winnu'],
        cards: ['leadership*'],
        units: { 45: { carrier: 1, infantry: 3 }, winnu: { infantry: 3, dock: 1 } },
      },
    });
    expect(await answerOf(game)).toBe('activate:18');
    game.play('activate:18');
    await playUntil(game, 'tactical.done');
    expect(game.points('ann')).toBe(1);
    expect(await answerOf(game)).toBe('use:reclamation');
  });

  it('swaps values only for more resources', async () => {
    const producing = (planet: string): Scenario =>
      activate('7', {
        ann: {
          ...WINNU,
          technologies: ['hegemonic-trade-policy'],
          planets: [planet],
          exhausted: ['winnu'],
          goods: 4,
          units: { winnu: { infantry: 1, dock: 1 } },
        },
      });
    expect(await answerOf(producing('meer'))).toBe('use:hegemonic-trade-policy');
    const game = producing('meer').play('use:hegemonic-trade-policy');
    expect(await answerOf(game)).toBe('choosePlanet:meer');
  });

  it('starts with Sarween Tools', async () => {
    expect(await answerOf(starting())).toBe('startWith:sarween-tools');
  });

  it('as the holder of its note does not give Imperial away for a worse card', async () => {
    const game = position({
      ann: { faction: 'sol', cards: ['imperial', 'technology'], notes: ['acquiescence of bob'] },
      bob: { ...WINNU, cards: ['diplomacy', 'construction'], planets: ['mecatol-rex'] },
      cat: { faction: 'hacan', cards: ['trade', 'politics'] },
      step: { step: 'endStrategyPhase', args: [] },
    });
    expect([game.prompt, game.asked]).toEqual(['strategy.end', 'ann']);
    expect(await answerOf(game)).toBe('decline');
  });
});
