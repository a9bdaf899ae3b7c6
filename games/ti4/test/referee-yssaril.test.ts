import { describe, expect, it } from 'vitest';
import { decided } from './agendas.ts';
import { asked, fight } from './card-fights.ts';
import { askedAll, council, handOf, held, notesIn } from './council.ts';
import { activate } from './duel.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

const YSSARIL: Side = { faction: 'yssaril' };
const EIGHT = ['veto', 'spy', 'summit', 'plague', 'parley', 'sabotage', 'upgrade', 'salvage'];

/** Ann is Yssaril; nobody else follows her strategy cards, and cards that nobody holds are discarded. */
const table = (more: Setting = {}): Scenario =>
  position({
    bob: { faction: 'letnev', tokens: [3, 3, 0], cards: ['diplomacy*'] },
    cat: { faction: 'hacan', tokens: [3, 3, 0], cards: ['construction*'] },
    discarded: 'all',
    ...more,
    ann: { ...YSSARIL, ...more.ann },
  });

describe('Stall Tactics', () => {
  it('TI-2.9 goes on instead of a pass while there are cards, and ends with the last one', () => {
    const game = table({
      ann: { cards: ['leadership*'], hand: ['veto', 'spy'], tokens: [0, 3, 2] },
      bob: { faction: 'letnev', passed: true, cards: ['diplomacy*'] },
      cat: { faction: 'hacan', passed: true, cards: ['construction*'] },
    }).play('component:stall-tactics', 'discard:spy');
    expect(game.asked).toBe('ann');
    game.play('component:stall-tactics', 'discard:veto');
    expect(asked(game)).toEqual(['ann', 'turn']);
    game.refuses('component:stall-tactics', 'TI-2.11');
    expect(game.offered).toContain('pass');
  });

  it('TI-26.18 twice in a turn with Fleet Logistics', () => {
    const game = table({ ann: { technologies: ['fleet-logistics'], hand: ['veto', 'spy'] } });
    game.play('component:stall-tactics', 'discard:spy');
    expect(game.asked).toBe('ann');
    game.play('component:stall-tactics', 'discard:veto');
    expect([handOf(game, 'ann'), game.asked]).toEqual([[], 'bob']);
  });

  it('TI-26.14 Minister of War follows it with one more action', () => {
    const game = table({
      ann: { offices: ['minister-of-war'], hand: ['veto'], tokensAt: ['23'] },
    }).play('component:stall-tactics', 'discard:veto');
    expect(asked(game)).toEqual(['ann', 'action.done']);
    game.play('use:law-minister-of-war');
    expect([game.asked, game.hasToken('ann', '23')]).toEqual(['ann', false]);
  });

  it('TI-19.3 the card that is discarded is not played: nobody can cancel it', () => {
    const game = table({
      ann: { hand: ['veto'] },
      bob: { faction: 'letnev', hand: ['sabotage'] },
    }).play('component:stall-tactics', 'discard:veto');
    expect(asked(game)).toEqual(['bob', 'turn']);
    expect(game.events('played')).toEqual([]);
  });
});

describe('Scheming', () => {
  it('TI-26.2 Politics Rider draws four, of which one goes before the token moves', () => {
    const game = held(['mutiny'], {
      speaker: 'bob',
      ann: { ...YSSARIL, hand: ['politics-rider'] },
      bob: { faction: 'letnev' },
      cat: { faction: 'hacan' },
      discarded: [],
      actionDeck: ['veto', 'spy', 'summit', 'plague'],
    });
    while (!game.offered.includes('play:politics-rider')) game.play('decline');
    game.play('play:politics-rider', 'reject');
    while (game.prompt !== 'scheming')
      game.play(['abstain', 'decline', 'reject'].find((key) => game.offered.includes(key))!);
    expect(handOf(game, 'ann')).toEqual(['veto', 'spy', 'summit', 'plague']);
    game.play('discard:spy');
    expect([handOf(game, 'ann').length, game.state.speaker]).toEqual([3, 0]);
  });

  it('TI-27.5 Unconventional Measures: Yssaril discards before the next player draws', () => {
    const game = council(['unconventional-measures'], {
      speaker: 'cat',
      ann: YSSARIL,
      bob: { faction: 'letnev' },
      cat: { faction: 'hacan' },
      discarded: 'all',
      actionDeck: ['summit', 'bunker', 'plague', 'spy', 'upgrade'],
    }).play('approve');
    if (game.prompt === 'castVotes') game.play('voteAll');
    game.play('approve');
    while (game.prompt !== 'scheming') game.play(game.offered.at(-1)!);
    expect(handOf(game, 'ann')).toEqual(['summit', 'bunker', 'plague']);
    expect(handOf(game, 'bob')).toEqual([]);
    game.play('discard:plague');
    expect(handOf(game, 'bob')).toEqual(['spy', 'upgrade']);
  });

  it('TI-27.5 with an empty deck the whole draw comes from the discard pile, and nothing is lost', () => {
    const game = table({
      ann: { cards: ['politics'], hand: EIGHT },
      discarded: 'all',
    }).play('strategic:politics', 'speaker:1');
    expect(game.events('reshuffled')).toHaveLength(1);
    expect([game.prompt, handOf(game, 'ann').length]).toEqual(['scheming', 11]);
    game.play('discard:veto');
    expect(handOf(game, 'ann')).toHaveLength(10);
    expect(game.prompt).toBe('sortAgendas');
  });
});

describe('Crafty', () => {
  it('TI-1.2 Executive Sanctions leaves the hand of Yssaril, and of nobody else', () => {
    const game = held(['executive-sanctions'], {
      ann: { ...YSSARIL, hand: EIGHT.slice(2) },
      bob: { faction: 'letnev', hand: ['direct-hit', 'flank-speed', 'flank-speed', 'bunker'] },
      cat: { faction: 'hacan' },
    });
    while (game.state.council.number < 2 && game.prompt !== 'handLimit')
      game.play(
        ['abstain', 'decline', 'approve'].find((key) => game.offered.includes(key)) ??
          game.offered[0],
      );
    expect(asked(game)).toEqual(['bob', 'handLimit']);
    game.play('discard:bunker');
    expect(handOf(game, 'ann')).toHaveLength(6);
    expect(game.prompt).not.toBe('handLimit');
  });

  it('TI-23.9 keeps no card from effects that discard: Executive Sanctions against', () => {
    const game = decided('executive-sanctions', 'reject', {
      ann: { ...YSSARIL, hand: ['bunker', 'spy', 'plague'] },
      discarded: 'all',
    });
    expect(handOf(game, 'ann')).toHaveLength(2);
  });

  it('TI-16.8 cards bought from Hacan may be the ninth', () => {
    const game = table({
      ann: { hand: EIGHT, goods: 1, units: { retillion: { infantry: 1 }, 33: { cruiser: 1 } } },
      cat: { faction: 'hacan', hand: ['bunker', 'disable'], units: { 33: { fighter: 1 } } },
    });
    game.accord('deal:0:2:goods*1:card-bunker*1');
    expect(handOf(game, 'ann')).toHaveLength(9);
    expect(game.prompt).toBe('turn');
  });
});

describe('Mageon Implants', () => {
  const implants = (more: Setting = {}): Scenario =>
    table({
      ...more,
      ann: { technologies: ['mageon-implants'], ...more.ann },
      bob: { faction: 'letnev', tokens: [3, 3, 0], cards: ['diplomacy'], ...more.bob },
    });

  it('TI-19.1 a hand of eight takes a ninth card', () => {
    const game = implants({ ann: { hand: EIGHT }, bob: { faction: 'letnev', hand: ['bunker'] } });
    game.play('component:mageon-implants', 'takeFromHand:bunker');
    expect([handOf(game, 'ann').length, handOf(game, 'bob')]).toEqual([9, []]);
    expect(game.prompt).toBe('turn');
  });

  it('TI-19.1 copied by Nekro: the hand limit of Nekro counts', () => {
    const game = position({
      ann: { faction: 'nekro', copied: ['mageon-implants'], hand: EIGHT.slice(1) },
      bob: { ...YSSARIL, technologies: ['mageon-implants'], hand: ['bunker'] },
      cat: { faction: 'hacan' },
      discarded: 'all',
    }).play('component:mageon-implants', 'takeFromHand:bunker');
    expect(asked(game)).toEqual(['ann', 'handLimit']);
    game.play('discard:bunker');
    expect(handOf(game, 'ann')).toHaveLength(7);
    expect(game.asked).toBe('bob');
  });

  it('a Sabotage taken with it can be used on the same round’s turns', () => {
    const game = implants({ bob: { faction: 'letnev', hand: ['sabotage', 'mining-initiative'] } });
    game.play('component:mageon-implants', 'takeFromHand:sabotage');
    game.play('play:mining-initiative');
    if (game.prompt !== 'card.played') game.play(game.offered[0]);
    expect(asked(game)).toEqual(['ann', 'card.played']);
    game.play('play:sabotage');
    expect(game.player('bob').goods).toBe(0);
  });
});

describe('Transparasteel Plating', () => {
  const plating: Side = { ...YSSARIL, technologies: ['transparasteel-plating'] };

  it('TI-1.2 a defender who has passed plays nothing in the combat', () => {
    const battle = (passed: boolean): Scenario =>
      fight({ cruiser: 2 }, { cruiser: 1 }, ['7+', '7+'], {
        ann: plating,
        bob: { passed, cards: ['diplomacy*'], hand: ['skilled-retreat', 'shields-holding'] },
      });
    expect(asked(battle(false))).toEqual(['bob', 'round.start']);
    const game = battle(true);
    expect(game.events('combatWon')).toHaveLength(1);
    expect(handOf(game, 'bob')).toEqual(['skilled-retreat', 'shields-holding']);
  });

  it('notes of a player who has passed still work: Ceasefire', () => {
    const game = table({
      ann: { ...plating, units: { retillion: { infantry: 1 }, 36: { cruiser: 1 } } },
      bob: {
        faction: 'letnev',
        passed: true,
        cards: ['diplomacy*'],
        notes: ['ceasefire of ann'],
        units: { 23: { cruiser: 1 } },
      },
    }).play('activate:23');
    expect(asked(game)).toEqual(['bob', 'system.activated']);
  });

  it('TI-1.2 nor may they play a card after they have lost a planet: Reparations', () => {
    const landing = (passed: boolean): Scenario => {
      const game = fight({ carrier: 1, infantry: 2 }, {}, ['8+', '8+', '7-'], {
        ann: plating,
        bob: {
          passed,
          cards: ['diplomacy*'],
          hand: ['reparations'],
          planets: ['wellon', 'lor'],
          exhausted: ['lor'],
          units: { wellon: { infantry: 1 } },
        },
      });
      return game.play('landAll:wellon');
    };
    expect(landing(false).prompt).toBe('planet.gained.after');
    const game = landing(true);
    expect(asked(game)).not.toEqual(['bob', 'planet.gained.after']);
    expect(game.controller('wellon')).toBe('ann');
  });

  it('a secondary ability on the turn of another is no turn of Yssaril', () => {
    const game = position({
      ann: { faction: 'sol', cards: ['politics'], hand: ['mining-initiative'] },
      bob: { ...plating, cards: ['diplomacy*'] },
      cat: { faction: 'hacan', hand: ['sabotage'], passed: true, cards: ['construction*'] },
      discarded: 'all',
    }).play('play:mining-initiative');
    expect(askedAll(game)).toEqual(['cat']);
  });

  it('after its last turn, when Yssaril itself has passed, everybody plays cards again', () => {
    const game = position({
      ann: { faction: 'sol', hand: ['mining-initiative'] },
      bob: { ...plating, cards: ['diplomacy*'], passed: true, hand: ['sabotage'] },
      cat: { faction: 'hacan', passed: true, cards: ['construction*'] },
      discarded: 'all',
    }).play('play:mining-initiative');
    expect(askedAll(game)).toEqual(['bob']);
  });
});

describe('Y’sia Y’ssrila', () => {
  const units = { retillion: { infantry: 2 } };

  it('TI-7.3 past two fleets with Gravity Drive', () => {
    const game = table({
      ann: { technologies: ['gravity-drive'], units: { ...units, 15: { flagship: 1 } } },
      bob: {
        faction: 'letnev',
        units: { 36: { cruiser: 1 }, 39: { cruiser: 1 }, 31: { cruiser: 1 } },
      },
    }).play('activate:19');
    expect(game.offered).toContain('move:15:flagship:whole:drive');
  });

  it('TI-8.1 picks up ground forces on its way below ships of others', () => {
    const game = table({
      ann: {
        planets: ['lor'],
        units: { ...units, 15: { flagship: 1 }, lor: { infantry: 2 } },
      },
      bob: { faction: 'letnev', units: { 36: { cruiser: 1 }, 31: { cruiser: 1 } } },
    }).play('activate:39', 'move:15:flagship:whole:plain');
    expect(game.offered).toContain('lift:lor');
    game.play('lift:lor', 'done');
    expect(game.units('ann', '39')).toEqual({ flagship: 1, infantry: 1 });
  });

  it('TI-10.8 retreats no more easily than others: not to a system with ships of others', () => {
    const game = activate('39', {
      ann: {
        ...YSSARIL,
        planets: ['lor', 'abyz'],
        units: { 39: { flagship: 1 }, lor: { infantry: 1 }, abyz: { infantry: 1 } },
      },
      bob: { faction: 'letnev', units: { 39: { cruiser: 2 } } },
      cat: { faction: 'hacan', units: { 36: { cruiser: 1 } } },
      discarded: 'all',
    });
    expect(asked(game)).toEqual(['ann', 'announceRetreat']);
    game.offers(['retreat:38', 'stay']);
  });

  it('TI-7.8 does not pass a nebula', () => {
    const game = table({
      ann: { units: { ...units, 33: { flagship: 1 } } },
      bob: { faction: 'letnev', units: { 25: { cruiser: 1 } } },
    }).play('activate:19');
    // By 25, past the cruiser; the nebula 42 is as near.
    expect(game.offered).toContain('move:33:flagship:whole:plain');
    const around = table({ ann: { units: { ...units, 33: { flagship: 1 } } } }).play('activate:18');
    expect(around.offered).not.toContain('move:33:flagship:whole:plain');
  });
});

describe('Spy Net', () => {
  const net = (bob: Side, ann: Side = {}, more: Setting = {}): Scenario =>
    position({
      cat: { faction: 'hacan' },
      discarded: 'all',
      ...more,
      ann: { faction: 'sol', notes: ['spy-net of bob'], ...ann },
      bob: { ...YSSARIL, ...bob },
    });

  it('TI-2.9 also on the turn on which its holder passes', () => {
    const game = net({ hand: ['veto'] }, { cards: ['leadership*'] });
    expect(asked(game)).toEqual(['ann', 'turn.start']);
    game.play('playNote:spy-net:1', 'takeFromHand:veto', 'pass');
    expect([handOf(game, 'ann'), game.player('ann').passed]).toEqual([['veto'], true]);
  });

  it('TI-28.7 the card taken can be played in the action of the same turn', () => {
    const game = net({ hand: ['mining-initiative'] });
    game.play('playNote:spy-net:1', 'takeFromHand:mining-initiative');
    game.play('play:mining-initiative');
    expect(game.player('ann').goods).toBeGreaterThan(0);
  });

  it('TI-17.2 a third player may hold it, and Yssaril itself cannot play it', () => {
    const game = net(
      { hand: ['veto'] },
      { goods: 1, units: { 33: { cruiser: 1 } } },
      {
        cat: { faction: 'hacan', units: { 33: { fighter: 1 } } },
      },
    ).play('decline');
    game.accord('deal:0:2:note-spy-net-1*1:');
    expect(notesIn(game, 'cat')).toContain('spy-net of bob');
    const own = position({ ann: { ...YSSARIL, hand: ['veto'] }, discarded: 'all' });
    expect(own.prompt).toBe('turn');
  });

  it('TI-17.4 an eliminated holder gives it back to Yssaril', () => {
    const game = position({
      ann: { ...YSSARIL, units: { 19: { carrier: 1, infantry: 2 } } },
      bob: {
        faction: 'letnev',
        lost: ['arc-prime', 'wren-terra'],
        planets: ['wellon'],
        units: {},
        notes: ['spy-net of ann'],
        hand: ['veto'],
      },
      discarded: 'all',
    }).play('activate:19', 'landAll:wellon');
    expect(game.player('bob').eliminated).toBe(true);
    expect(notesIn(game, 'ann')).toContain('spy-net of ann');
    expect([handOf(game, 'ann'), handOf(game, 'bob')]).toEqual([[], []]);
  });

  it('TI-24.2 the hand of an eliminated Yssaril is discarded, and its notes are gone', () => {
    const game = position({
      ann: {
        faction: 'sol',
        notes: ['spy-net of bob'],
        units: { 19: { carrier: 1, infantry: 2 } },
      },
      bob: {
        ...YSSARIL,
        lost: ['retillion', 'shalloq'],
        planets: ['wellon'],
        units: {},
        hand: ['veto', 'spy', 'summit', 'plague'],
      },
      discarded: 'all',
    }).play('decline', 'activate:19', 'landAll:wellon');
    expect([game.player('bob').eliminated, handOf(game, 'bob')]).toEqual([true, []]);
    expect(notesIn(game, 'ann')).not.toContain('spy-net of bob');
  });
});
