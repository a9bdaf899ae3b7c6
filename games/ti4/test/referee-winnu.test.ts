import { describe, expect, it } from 'vitest';
import { TILES } from '../content/index.ts';
import { areAdjacent } from '../rules/galaxy.ts';
import { asked, fight } from './card-fights.ts';
import { handOf, notesIn } from './council.ts';
import { activate, duel } from './duel.ts';
import { indexOf, position, type Setting, type Side, type Units, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

const WINNU: Side = { faction: 'winnu' };

/** Ann has a carrier with infantry over Mecatol Rex and activates it. */
function atMecatol(ann: Side = {}, more: Setting = {}): Scenario {
  return activate('18', {
    discarded: 'all',
    custodians: false,
    ...more,
    ann: {
      ...WINNU,
      ...ann,
      units: { 18: { carrier: 1, infantry: 2 }, winnu: { infantry: 1 }, ...ann.units },
    },
  });
}

function declineUntil(game: Scenario, prompt: string): Scenario {
  while (game.prompt !== prompt) game.play('decline');
  return game;
}

/** Nobody retreats. */
function stayAll(game: Scenario): Scenario {
  while (game.prompt === 'announceRetreat') game.play('stay');
  return game;
}

describe('Blood Ties', () => {
  it('TI-1.3 the token may stay: nobody lands then', () => {
    const game = atMecatol({}, { custodians: true });
    game.offers(['removeCustodians', 'done']).play('done');
    expect([game.state.custodians, game.points('ann'), game.units('ann', '18')]).toEqual([
      true,
      0,
      { carrier: 1, infantry: 2 },
    ]);
  });

  it('TI-12.4 after the first force the others may follow or stay aboard', () => {
    const game = atMecatol({}, { custodians: true }).play('removeCustodians');
    game.offers(['land:mecatol-rex', 'done']).play('done');
    expect(game.units('ann', '18')).toEqual({ carrier: 1, infantry: 1 });
    expect([game.points('ann'), game.controller('mecatol-rex')]).toEqual([1, 'ann']);
  });

  it('TI-21.1 the point of the token wins the game at once, before Reclamation', () => {
    const game = atMecatol({ points: 9 }, { custodians: true }).play('removeCustodians');
    expect([game.over, game.points('ann')]).toEqual([true, 10]);
  });

  it('TI-12.4 pays nothing: goods and planets stay as they are', () => {
    const game = atMecatol({ goods: 6, planets: ['meer'] }, { custodians: true });
    game.play('removeCustodians');
    expect([game.player('ann').goods, game.isExhausted('meer'), game.isExhausted('winnu')]).toEqual(
      [6, false, false],
    );
  });

  it('belongs to the faction: Nekro with a technology of Winnu pays', () => {
    const game = activate('18', {
      discarded: 'all',
      ann: {
        faction: 'nekro',
        copied: ['lazax-gate-folding'],
        exhausted: ['mordai-ii'],
        units: { 18: { carrier: 1, infantry: 1 } },
      },
      bob: WINNU,
    });
    expect([game.state.custodians, game.prompt]).toEqual([true, 'turn']);
  });
});

describe('Reclamation', () => {
  it('TI-26.18 with two actions in a turn it follows its own tactical action, not the next one', () => {
    const game = atMecatol({ technologies: ['fleet-logistics'] }).play('landAll:mecatol-rex');
    expect(asked(game)).toEqual(['ann', 'tactical.done']);
    game.play('decline');
    expect(asked(game)).toEqual(['ann', 'turn']);
    game.play('activate:7');
    while (game.prompt !== 'turn') game.play(game.offered.includes('done') ? 'done' : 'decline');
    expect([game.asked, game.units('ann', 'mecatol-rex')]).toEqual(['bob', { infantry: 2 }]);
  });

  it('comes before the Minister of War, whose action follows it', () => {
    const game = atMecatol({ offices: ['minister-of-war'] }).play('landAll:mecatol-rex');
    expect(game.prompt).toBe('tactical.done');
    game.play('use:reclamation');
    expect(asked(game)).toEqual(['ann', 'action.done']);
    expect(game.units('ann', 'mecatol-rex')).toEqual({ infantry: 2, pds: 1, dock: 1 });
  });

  it('TI-12.9 not where everybody died: the defender keeps Mecatol Rex', () => {
    const game = atMecatol(
      { units: { 18: { carrier: 1, infantry: 1 } } },
      {
        dice: ['8+', '8+'],
        bob: {
          faction: 'hacan',
          planets: ['mecatol-rex'],
          units: { 'mecatol-rex': { infantry: 1 } },
        },
        cat: { faction: 'sol' },
      },
    ).play('land:mecatol-rex');
    expect([game.controller('mecatol-rex'), asked(game)]).toEqual(['bob', ['bob', 'turn']]);
  });

  it('TI-13.3 two PDS and a dock that Infiltrate left take all places: it is not asked', () => {
    const game = atMecatol(
      { hand: ['infiltrate'] },
      {
        bob: {
          faction: 'sol',
          planets: ['mecatol-rex'],
          units: { 'mecatol-rex': { dock: 1, pds: 2 } },
        },
      },
    );
    declineUntil(game, 'landForces').play('landAll:mecatol-rex');
    declineUntil(game, 'planet.gained.when').play('play:infiltrate');
    while (game.prompt === 'produce') game.play('done');
    expect(game.units('ann', 'mecatol-rex')).toEqual({ infantry: 2, dock: 1, pds: 2 });
    expect(asked(game)).toEqual(['bob', 'turn']);
  });

  it('TI-1.2 Homeland Defense Act: a third PDS has its place there', () => {
    const game = atMecatol(
      { hand: ['infiltrate'] },
      {
        laws: ['homeland-defense-act'],
        bob: {
          faction: 'sol',
          planets: ['mecatol-rex'],
          units: { 'mecatol-rex': { dock: 1, pds: 2 } },
        },
      },
    );
    declineUntil(game, 'landForces').play('landAll:mecatol-rex');
    declineUntil(game, 'planet.gained.when').play('play:infiltrate');
    while (game.prompt === 'produce') game.play('done');
    expect(asked(game)).toEqual(['ann', 'tactical.done']);
    game.play('use:reclamation');
    expect(game.units('ann', 'mecatol-rex')).toEqual({ infantry: 2, dock: 1, pds: 3 });
  });

  it('TI-14.8 all six PDS on the board: one may be moved, or only the dock comes', () => {
    const units = { winnu: { infantry: 1, pds: 2 }, quann: { pds: 2 }, lodor: { pds: 2 } };
    const game = (): Scenario =>
      atMecatol({ units }).play('landAll:mecatol-rex', 'use:reclamation');
    const moved = game();
    expect(moved.prompt).toBe('reclamation');
    moved.play(moved.offered.find((key) => key.includes('quann'))!);
    expect(moved.units('ann', 'mecatol-rex')).toEqual({ infantry: 2, pds: 1, dock: 1 });
    expect(moved.units('ann', 'quann')).toEqual({ pds: 1 });
    const declined = game().play('decline');
    expect(declined.units('ann', 'mecatol-rex')).toEqual({ infantry: 2, dock: 1 });
  });

  it('TI-14.8 a dock in a system with an own token is not moved', () => {
    const units = { winnu: { infantry: 1, dock: 1 }, quann: { dock: 1 }, lodor: { dock: 1 } };
    const game = atMecatol({ units, tokensAt: ['25', '26'] });
    game.play('landAll:mecatol-rex', 'use:reclamation');
    game.offers(['takeDock:winnu', 'decline']);
    const held = atMecatol({ units, tokensAt: ['25', '26', '7'] });
    held.play('landAll:mecatol-rex', 'use:reclamation');
    expect(held.units('ann', 'mecatol-rex')).toEqual({ infantry: 2, pds: 1 });
  });

  it('once more when Winnu takes Mecatol Rex back', () => {
    const game = atMecatol(
      { units: { 18: { carrier: 1, infantry: 2 } } },
      { bob: { faction: 'sol', planets: ['mecatol-rex'], units: { jord: { dock: 1 } } } },
    ).play('landAll:mecatol-rex');
    game.offers(['use:reclamation', 'decline']);
  });

  it('TI-12.5 Parley: nothing was gained', () => {
    const game = atMecatol(
      {},
      {
        bob: {
          faction: 'sol',
          planets: ['mecatol-rex'],
          hand: ['parley'],
          units: { jord: { dock: 1 } },
        },
      },
    ).play('landAll:mecatol-rex', 'play:parley');
    while (game.prompt === 'landForces') game.play('done');
    expect(asked(game)).toEqual(['bob', 'turn']);
  });

  it('Reparations of the player who lost Mecatol Rex come first', () => {
    const game = atMecatol(
      { planets: ['meer'] },
      {
        bob: {
          faction: 'sol',
          planets: ['mecatol-rex'],
          hand: ['reparations'],
          exhausted: ['jord'],
          units: { jord: { dock: 1 } },
        },
      },
    ).play('landAll:mecatol-rex');
    expect(asked(game)).toEqual(['bob', 'planet.gained.after']);
    game.play('play:reparations');
    while (game.prompt !== 'tactical.done') game.play(game.offered[0]);
    game.offers(['use:reclamation', 'decline']);
  });
});

describe('Hegemonic Trade Policy', () => {
  const policy = (ann: Side = {}, more: Setting = {}): Scenario =>
    activate('7', {
      discarded: 'all',
      ...more,
      ann: {
        ...WINNU,
        technologies: ['hegemonic-trade-policy'],
        units: { winnu: { infantry: 1, dock: 1 } },
        ...ann,
      },
    });

  it('TI-15.1 attachments are exchanged with the rest', () => {
    // Lodor, 3 and 1, with two more influence.
    const game = policy({ planets: ['lodor'] }, { attached: { lodor: ['senate-sanctuary'] } });
    expect(game.prompt).toBe('production.used.when');
    game.play('decline');
    expect(game.about).toMatchObject({ purse: 6 });
    const plain = policy({ planets: ['quann'] }, { attached: { quann: ['senate-sanctuary'] } });
    plain.play('use:hegemonic-trade-policy', 'choosePlanet:quann');
    // Quann, 2 and 1, pays 3 instead of 2.
    expect(plain.about).toMatchObject({ purse: 6 });
  });

  it('Minister of Industry uses Production: the values of the new dock’s planet are exchanged', () => {
    const game = position({
      discarded: 'all',
      ann: {
        ...WINNU,
        technologies: ['hegemonic-trade-policy'],
        cards: ['construction'],
        offices: ['minister-of-industry'],
        planets: ['meer'],
        goods: 3,
      },
      bob: { tokens: [3, 3, 0] },
      cat: { tokens: [3, 3, 0] },
    }).play('strategic:construction', 'buildDock:meer', 'use:law-minister-of-industry');
    expect(asked(game)).toEqual(['ann', 'production.used.when']);
    game.play('use:hegemonic-trade-policy', 'choosePlanet:meer');
    expect(game.about).toMatchObject({ left: 6 });
  });

  it('TI-14.1 a dock on Mecatol Rex makes eight units instead of three', () => {
    const game = activate('18', {
      discarded: 'all',
      custodians: false,
      ann: {
        ...WINNU,
        technologies: ['hegemonic-trade-policy'],
        goods: 4,
        units: { 'mecatol-rex': { infantry: 1, dock: 1 }, winnu: { infantry: 1 } },
      },
    });
    game.play('use:hegemonic-trade-policy', 'choosePlanet:mecatol-rex');
    expect(game.about).toMatchObject({ left: 8, purse: 13 });
  });

  it('Integrated Economy is no use of Production: nothing is exchanged', () => {
    const game = activate('36', {
      discarded: 'all',
      ann: {
        ...WINNU,
        technologies: ['hegemonic-trade-policy', 'integrated-economy'],
        planets: ['meer'],
        units: { 36: { carrier: 1, infantry: 1 }, winnu: { dock: 1 } },
      },
    }).play('land:lor', 'use:integrated-economy');
    expect(game.prompt).not.toBe('production.used.when');
    expect(game.player('ann').spent).toEqual([]);
  });

  it('Sarween Tools come on top', () => {
    const game = policy({
      technologies: ['hegemonic-trade-policy', 'sarween-tools'],
      planets: ['meer'],
    }).play('use:hegemonic-trade-policy', 'choosePlanet:meer');
    game.play('make:dreadnought', 'make:cruiser');
    expect(game.about).toMatchObject({ cost: 5 });
  });

  it('TI-14.5 under a blockade the dock still trains with the exchanged value', () => {
    const game = policy(
      {},
      { bob: { faction: 'sol', units: { 7: { fighter: 1 }, jord: { dock: 1 } } } },
    );
    game.play('use:hegemonic-trade-policy');
    game.offersOf('make', []).offersOf('train', ['winnu']);
    expect(game.about).toMatchObject({ left: 6 });
  });

  it('TI-23.4 votes and influence go by the printed values again afterwards', () => {
    const game = policy({ planets: ['meer'], cards: ['leadership'] }).play(
      'use:hegemonic-trade-policy',
      'choosePlanet:meer',
      'make:destroyer',
      'done',
      'exhaust:winnu',
    );
    expect(game.isExhausted('meer')).toBe(false);
    expect(game.state.exchanged).toBe(-1);
  });

  it('under a token of Nekro it works for Nekro', () => {
    const game = activate('8', {
      discarded: 'all',
      ann: {
        faction: 'nekro',
        copied: ['hegemonic-trade-policy'],
        planets: ['meer'],
        units: { 'mordai-ii': { infantry: 1, dock: 1 } },
      },
      bob: WINNU,
    });
    expect(asked(game)).toEqual(['ann', 'production.used.when']);
  });
});

describe('Lazax Gate Folding', () => {
  const MECATOL = indexOf(TILES, '18');
  const gates = (ann: Side = {}, more: Setting = {}): Scenario =>
    position({
      custodians: false,
      discarded: 'all',
      bob: { faction: 'letnev' },
      ...more,
      ann: {
        ...WINNU,
        technologies: ['lazax-gate-folding'],
        units: { 39: { carrier: 1, infantry: 1 }, 24: { cruiser: 1 }, winnu: { infantry: 1 } },
        ...ann,
      },
    });

  it('no tactical action, no gate: Ghost Ship does not find Mecatol Rex', () => {
    const game = gates({ hand: ['ghost-ship'] }).play('play:ghost-ship');
    expect(game.offered.some((key) => key.endsWith(':18'))).toBe(false);
  });

  it('closes the moment Winnu takes Mecatol Rex', () => {
    const game = gates({ offices: ['minister-of-war'] }).play('activate:18');
    game.play('move:39:carrier:whole:plain', 'loadFrom:39:infantry');
    while (game.prompt === 'moveShips') game.play('done');
    expect(areAdjacent(game.state, MECATOL, indexOf(TILES, '26'), 0)).toBe(true);
    game.play('land:mecatol-rex');
    expect(game.controller('mecatol-rex')).toBe('ann');
    expect(areAdjacent(game.state, MECATOL, indexOf(TILES, '26'), 0)).toBe(false);
  });

  it('TI-10.8 the defender retreats through the gate as well', () => {
    const game = gates(
      { units: { 24: { cruiser: 2 }, winnu: { infantry: 1 } } },
      {
        dice: ['6-', '6-', '6-'],
        bob: {
          faction: 'letnev',
          planets: ['quann'],
          units: { 18: { cruiser: 1 }, quann: { infantry: 1 } },
        },
      },
    ).play('activate:18', 'moveAll:24');
    while (game.prompt !== 'announceRetreat')
      game.play(game.offered.includes('done') ? 'done' : 'decline');
    expect(game.asked).toBe('bob');
    game.offers(['retreat:25', 'stay']).play('retreat:25');
    expect(game.units('bob', '25')).toEqual({ cruiser: 1 });
  });

  it('TI-10.8 Enforced Travel Ban closes it to a retreat', () => {
    const game = gates(
      { units: { 24: { cruiser: 2 }, winnu: { infantry: 1 } } },
      {
        laws: ['enforced-travel-ban'],
        dice: ['6-', '6-', '6-'],
        bob: {
          faction: 'letnev',
          planets: ['quann'],
          units: { 18: { cruiser: 1 }, quann: { infantry: 1 } },
        },
      },
    ).play('activate:18', 'moveAll:24');
    while (game.prompt === 'moveShips') game.play('done');
    expect(game.offered).not.toContain('retreat:25');
  });

  it('TI-9.2 PDS II of others fire through it at Winnu', () => {
    const shot = (technologies: string[]): Scenario => {
      const game = gates(
        { technologies, units: { 24: { cruiser: 1 }, winnu: { infantry: 1 } } },
        {
          bob: {
            faction: 'letnev',
            technologies: ['pds-2'],
            planets: ['quann'],
            units: { quann: { pds: 1 } },
          },
        },
      ).play('activate:18', 'move:24:cruiser:whole:plain');
      while (game.prompt === 'moveShips') game.play('done');
      return game;
    };
    expect(asked(shot(['lazax-gate-folding']))).toEqual(['bob', 'spaceCannon']);
    expect(shot([]).prompt).toBe('turn');
  });

  it('TI-10.13 Skilled Retreat leaves Mecatol Rex through it', () => {
    const game = gates(
      { hand: ['skilled-retreat'], units: { 18: { cruiser: 1 }, winnu: { infantry: 1 } } },
      { bob: { faction: 'letnev', units: { 18: { cruiser: 1 } } } },
    ).play('activate:18');
    while (game.prompt === 'moveShips') game.play('done');
    game.play('play:skilled-retreat', 'chooseSystem:40');
    expect([game.units('ann', '40'), game.hasToken('ann', '40')]).toEqual([{ cruiser: 1 }, true]);
  });

  it('TI-1.2 Wormhole Reconstruction joins Mecatol Rex to both kinds by either gate', () => {
    const game = gates({}, { laws: ['wormhole-reconstruction', 'enforced-travel-ban'] });
    game.play('activate:18');
    expect(game.offered).toContain('move:39:carrier:whole:plain');
  });

  it('TI-2.11 the action is there while enemy ships lie over Mecatol Rex', () => {
    const game = gates(
      { planets: ['mecatol-rex'] },
      { bob: { faction: 'letnev', units: { 18: { cruiser: 1 } } } },
    ).play('component:lazax-gate-folding');
    expect(game.units('ann', 'mecatol-rex')).toEqual({ infantry: 1 });
  });

  it('TI-7.1 a gate is a way through, too: from wormhole to wormhole by Mecatol Rex', () => {
    const game = gates({
      units: { 40: { cruiser: 1 }, 38: { destroyer: 1 }, winnu: { infantry: 1 } },
    }).play('activate:39');
    expect(game.offered).toContain('move:40:cruiser:whole:plain');
  });
});

describe('Salai Sai Corian', () => {
  const rolled = (game: Scenario): number => {
    while (['announceRetreat', 'round.start', 'combat.start'].includes(game.prompt))
      game.play(game.prompt === 'announceRetreat' ? 'stay' : 'decline');
    const roll = game.events('combatRoll').find(({ player }) => player === 0)!;
    return String(roll['dice']).split(' ').filter(Boolean).length;
  };
  const dice = new Array<Wanted>(6).fill('*');

  it('TI-13.5 a Floating Factory is no ship: no die for it', () => {
    const bob: Units = { cruiser: 2, dock: 1 };
    const game = duel({ flagship: 1 }, bob, dice, { ann: WINNU, bob: { faction: 'saar' } });
    expect(rolled(game)).toBe(2);
  });

  it('Fighters II are fighters, also where they count for the fleet pool', () => {
    const game = duel({ flagship: 1 }, { carrier: 1, fighter: 6 }, dice, {
      ann: WINNU,
      bob: { faction: 'sol', technologies: ['fighter-2'], tokens: [3, 5, 2] },
    });
    expect(rolled(game)).toBe(1);
  });

  it('damaged ships and flagships count, and Morale Boost adds to every die', () => {
    const game = fight(
      { flagship: 1 },
      { 'flagship!': 1, 'dreadnought!': 1, carrier: 1 },
      [6, 6, 6, '*', '*', '*', '*'],
      { ann: { ...WINNU, hand: ['morale-boost'] } },
    );
    stayAll(stayAll(game).play('play:morale-boost'));
    expect(game.events('combatRoll')[0]).toMatchObject({ player: 0, hits: 3 });
  });

  it('as the defender it rolls for ships that fall in the same round', () => {
    const game = duel({ cruiser: 3 }, { flagship: 1, dreadnought: 2 }, dice, {
      ann: { faction: 'hacan' },
      bob: WINNU,
    });
    while (game.prompt === 'announceRetreat') game.play('stay');
    const roll = game.events('combatRoll').find(({ player }) => player === 1)!;
    // Three for the cruisers, two for the dreadnoughts.
    expect(String(roll['dice']).split(' ')).toHaveLength(5);
  });
});

describe('Acquiescence', () => {
  const note = 'acquiescence of bob';
  const ended = (more: Setting = {}): Scenario =>
    position({
      discarded: 'all',
      seats: 5,
      ann: { faction: 'sol', cards: ['imperial'], notes: [note] },
      bob: { ...WINNU, cards: ['leadership'] },
      cat: { faction: 'hacan', cards: ['politics'] },
      dan: { cards: ['warfare'] },
      eve: { cards: ['trade'] },
      step: { step: 'endStrategyPhase', args: [] },
      ...more,
    });

  it('TI-2.3 the first turn goes by the cards as they lie after the swap', () => {
    const game = ended();
    expect(asked(game)).toEqual(['ann', 'strategy.end']);
    game.play('playNote:acquiescence:1');
    while (game.prompt === 'acquiescence') game.play(game.offered[0]);
    expect(asked(game)).toEqual(['ann', 'turn']);
    expect(game.state.strategy[0].owner).toBe(0);
    expect(game.state.strategy[7].owner).toBe(1);
    expect(notesIn(game, 'bob')).toContain(note);
  });

  it('TI-2.4 with the 0 token the order stays, the cards change hands', () => {
    const game = ended({ zero: 'cat', cat: { faction: 'naalu', cards: ['politics'] } });
    while (game.prompt === 'strategy.end' && game.asked !== 'ann') game.play('decline');
    game.play('playNote:acquiescence:1');
    while (game.prompt === 'acquiescence' || game.prompt === 'strategy.end')
      game.play(game.prompt === 'acquiescence' ? game.offered[0] : 'decline');
    expect(asked(game)).toEqual(['cat', 'turn']);
  });

  it('is kept from one round to the next without betraying anything', () => {
    const game = ended().play('decline');
    expect(notesIn(game, 'ann')).toContain(note);
    expect([asked(game), handOf(game, 'ann')]).toEqual([['bob', 'turn'], []]);
  });

  it('TI-1.6 Winnu without a card leaves nothing to swap: it is not played', () => {
    const game = ended({ bob: { ...WINNU, cards: [] } });
    expect(game.prompt).not.toBe('acquiescence');
    expect(notesIn(game, 'ann')).toContain(note);
  });
});
