import { describe, expect, it } from 'vitest';
import { LEADERS, LORE, RESOURCES, SETUPS, SYSTEMS } from '../content/index.ts';
import { arcs } from '../index.ts';
import { isInPlay } from '../rules/map.ts';
import { turnOrder } from '../rules/pieces.ts';
import { NONE } from '../rules/state.ts';
import { opening, openingWith } from './position.ts';
import type { Scenario } from './scenario.ts';
import { PLAYERS, systemOf, type Who } from './table.ts';

/** Clusters out of play; then systems A, B and C of each seat of the card. */
// oxfmt-ignore
const PRINTED: { readonly [card: string]: readonly string[] } = {
  'setup-2p-frontiers': ['1 6', 'c5-hex c4-hex c3-gate c3-hex', 'c3-arrow c5-arrow c5-gate c4-arrow'],
  'setup-2p-mix-up-1': ['2 5', 'c4-crescent c3-crescent c1-gate c6-arrow', 'c6-hex c3-hex c4-gate c1-crescent'],
  'setup-2p-homelands': ['1 4', 'c5-arrow c6-arrow c5-gate c5-hex', 'c3-hex c3-arrow c3-gate c2-arrow'],
  'setup-2p-mix-up-2': ['1 4', 'c5-crescent c2-arrow c3-gate c6-crescent', 'c2-crescent c6-arrow c5-gate c3-hex'],
  'setup-3p-mix-up': ['1 4', 'c3-hex c5-crescent c2-gate', 'c5-hex c2-arrow c3-gate', 'c2-hex c3-arrow c5-gate'],
  'setup-3p-frontiers': ['2 3', 'c1-hex c4-hex c6-gate', 'c5-hex c1-crescent c5-gate', 'c4-crescent c6-arrow c1-gate'],
  'setup-3p-homelands': ['5 6', 'c2-hex c3-crescent c3-gate', 'c1-hex c2-arrow c2-gate', 'c1-arrow c4-hex c4-gate'],
  'setup-3p-core-conflict': ['3 6', 'c1-hex c2-crescent c1-gate', 'c2-hex c1-crescent c2-gate', 'c1-arrow c2-arrow c4-gate'],
  'setup-4p-mix-up-1': ['3', 'c4-arrow c6-hex c1-gate', 'c4-hex c5-hex c6-gate', 'c5-arrow c1-hex c4-gate', 'c6-arrow c1-arrow c5-gate'],
  'setup-4p-mix-up-2': ['4', 'c5-hex c3-arrow c2-gate', 'c3-hex c5-crescent c1-gate', 'c2-hex c1-hex c3-gate', 'c1-arrow c2-arrow c5-gate'],
  'setup-4p-frontiers': ['5', 'c1-hex c3-crescent c2-gate', 'c2-hex c6-hex c3-gate', 'c4-crescent c2-arrow c6-gate', 'c1-arrow c6-arrow c4-gate'],
  'setup-4p-mix-up-3': ['6', 'c3-hex c5-crescent c1-gate', 'c1-arrow c3-arrow c2-gate', 'c1-hex c4-hex c3-gate', 'c4-arrow c2-crescent c5-gate'],
};

/** Tokens that the planets out of play send to the boxes with two players. */
const NEUTRAL: { readonly [card: string]: object } = {
  'setup-2p-frontiers': {
    tycoon: ['fuel', 'fuel', 'material', 'material'],
    warlord: ['weapon'],
    empath: ['psionic'],
  },
  'setup-2p-mix-up-1': {
    warlord: ['weapon', 'weapon'],
    keeper: ['relic', 'relic'],
    empath: ['psionic', 'psionic'],
  },
  'setup-2p-homelands': {
    tycoon: ['fuel', 'fuel', 'material', 'material'],
    warlord: ['weapon'],
    keeper: ['relic'],
  },
  'setup-2p-mix-up-2': {
    tycoon: ['fuel', 'fuel', 'material', 'material'],
    warlord: ['weapon'],
    keeper: ['relic'],
  },
};

const whosOf = (game: Scenario): Who[] => turnOrder(game.state).map((seat) => PLAYERS[seat]);

describe('setup', () => {
  it.each(Object.entries(PRINTED))(
    'ARC-2.6 ARC-2.7 ARC-2.11 ARC-2.12 ARC-2.13 ARC-2.14 ARC-2.15 ARC-2.19 %s',
    (card, [out, ...starts]) => {
      const game = openingWith(card);
      for (const [number, { cluster }] of SYSTEMS.entries())
        expect(isInPlay(game.state, number)).toBe(!out.split(' ').includes(String(cluster)));
      for (const [at, who] of whosOf(game).entries()) {
        const [a, b, ...c] = starts[at].split(' ');
        expect(game.ships(who, a)).toEqual([3, 0]);
        expect(game.ships(who, b)).toEqual([3, 0]);
        for (const system of c) expect(game.ships(who, system)).toEqual([2, 0]);
        expect(c).toHaveLength(starts.length === 2 ? 2 : 1);
        expect(game.buildings(a)).toEqual([`${who} city`]);
        expect(game.buildings(b)).toEqual([`${who} starport`]);
        const types = [a, b].map((system) => SYSTEMS[systemOf(system)].type);
        expect(game.slots(who)).toEqual(types);
        expect(game.player(who)).toMatchObject({
          ships: starts.length === 2 ? 5 : 7,
          starports: 4,
          agents: 10,
          cities: 4,
          power: 0,
        });
        expect(game.player(who).hand).toHaveLength(6);
      }
    },
  );

  it('ARC-2.1 ARC-2.4 ARC-2.10 markers, chapter and supplies at the start', () => {
    const { state } = opening(4);
    expect(state.markers).toEqual([0, 1, 2].map(() => ({ flipped: false, at: NONE })));
    expect(state.chapter).toBe(1);
    expect(state.zero).toBe(false);
    const held = state.players.flatMap(({ slots }) => slots.filter((token) => token !== NONE));
    expect(held).toHaveLength(8);
    expect(state.supply.reduce((sum, count) => sum + count)).toBe(25 - 8);
  });

  it('ARC-2.2 a random player begins and is the first seat of the card', () => {
    const holders = new Set<number>();
    for (let seed = 0; seed < 40; seed++) holders.add(opening(4, {}, seed).state.initiative);
    expect([...holders].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    opening(3).asks(whosOf(opening(3))[0], 'lead');
  });

  it.each([
    [2, 20, 8],
    [3, 20, 2],
    [4, 28, 4],
  ])(
    'ARC-2.3 ARC-2.16 ARC-2.18 with %i players %i cards, %i of them undealt',
    (seats, all, rest) => {
      const game = opening(seats);
      const cards = [...game.pile, ...PLAYERS.slice(0, seats).flatMap((who) => game.hand(who))];
      expect(new Set(cards).size).toBe(all);
      expect(cards.some((card) => /-[17]$/.test(card))).toBe(seats === 4);
      expect(game.pile).toHaveLength(rest);
    },
  );

  it('ARC-2.3 the deck is shuffled', () => {
    const hands = [1, 2, 3].map((seed) => opening(4, {}, seed).hand('ann').join());
    expect(new Set(hands).size).toBe(3);
  });

  it.each([
    [2, 3],
    [3, 4],
    [4, 4],
  ])('ARC-2.5 with %i players %i cards lie in the Court', (seats, size) => {
    const game = opening(seats);
    expect(new Set(game.court).size).toBe(size);
    expect(game.court).not.toContain('');
    expect(game.state.courtDeck).toHaveLength(31 - size);
  });

  it('ARC-2.6 each of the four cards of a player count is drawn some time', () => {
    const drawn = new Set<number>();
    for (let seed = 0; seed < 60; seed++) drawn.add(opening(3, {}, seed).state.setup);
    expect([...drawn].map((card) => SETUPS[card].players)).toEqual([3, 3, 3, 3]);
  });

  it.each(Object.entries(NEUTRAL))('ARC-2.8 ARC-2.9 neutral tokens of %s', (card, boxes) => {
    const { neutral } = SETUPS.find(({ id }) => id === card)!;
    expect(neutral).toEqual(boxes);
    const { state } = openingWith(card);
    const away = Object.values(boxes).flat();
    expect(away).toHaveLength(6);
    RESOURCES.forEach((type, number) => {
      const held = state.players.flatMap(({ slots }) => slots).filter((token) => token === number);
      const gone = away.filter((token) => token === type);
      expect(state.supply[number], type).toBe(5 - held.length - gone.length);
    });
  });

  it('ARC-2.17 the mulligan of two players: six new cards of the undealt, all or nothing', () => {
    const game = opening(2);
    const [holder, other] = whosOf(game);
    game.asks(other, 'mulligan').offers(['mulligan', 'keepHand']);
    const before = { hand: game.hand(other), pile: game.pile, kept: game.hand(holder) };
    game.play('mulligan').asks(holder, 'lead');
    expect(game.hand(other)).toHaveLength(6);
    expect(before.pile).toEqual(expect.arrayContaining(game.hand(other)));
    expect(game.pile).toHaveLength(8);
    expect(game.pile).toEqual(expect.arrayContaining(before.hand));
    expect(game.hand(holder)).toEqual(before.kept);
    const kept = opening(2).play('keepHand').asks(holder, 'lead');
    expect(kept.hand(other)).toEqual(before.hand);
  });

  it('ARC-2.18 the thrown-in hand is shuffled with the rest', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 12; seed++) {
      const game = opening(2, {}, seed);
      const [thrown] = game.hand(whosOf(game)[1]);
      places.add(game.play('mulligan').pile.indexOf(thrown));
    }
    expect(places.size).toBeGreaterThan(2);
  });
});

describe('leaders and lore', () => {
  it.each([
    [2, 'on', 1],
    [3, 'on', 1],
    [4, 'on', 1],
    [2, 'two-lore', 2],
    [4, 'two-lore', 2],
    [2, 'three-lore', 3],
    [4, 'three-lore', 3],
  ])(
    'ARC-22.2 ARC-22.3 ARC-22.4 ARC-22.9 the draft of %i players with leaders %s',
    (seats, leaders, lore) => {
      const game = opening(seats, { leaders });
      expect(game.state.leaderRow).toHaveLength(seats + 1);
      expect(game.state.loreRow).toHaveLength(seats * lore + 1);
      const round = whosOf(game).toReversed();
      const order: Who[] = [];
      while (game.prompt === 'draft') {
        const who = PLAYERS[game.match.asks[0].seat];
        order.push(who);
        const player = game.player(who);
        const offered = (kind: string): number =>
          game.offered.filter((key) => key.startsWith(kind)).length;
        const { leaderRow, loreRow } = game.state;
        expect(offered('pickLeader')).toBe(player.leader === NONE ? leaderRow.length : 0);
        expect(offered('pickLore')).toBe(player.lore.length < lore ? loreRow.length : 0);
        expect(game.offered).toHaveLength(offered('pick'));
        game.play(game.offered.at(order.length % 2 === 0 ? 0 : -1)!);
      }
      expect(order).toEqual(Array.from({ length: 1 + lore }, () => round).flat());
      for (const player of game.state.players) {
        expect(player.leader).not.toBe(NONE);
        expect(player.lore).toHaveLength(lore);
      }
      expect([game.state.leaderRow.length, game.state.loreRow.length]).toEqual([1, 1]);
    },
  );

  it('ARC-22.1 without the variant there is no draft', () => {
    const { state } = opening(3).asks(whosOf(opening(3))[0], 'lead');
    expect(state.players.map(({ leader }) => leader)).toEqual([NONE, NONE, NONE]);
    expect([...state.leaderRow, ...state.leaderBox]).toEqual([]);
  });

  /** An opening in which the first seat of the card gets this leader. */
  function drafted(leader: string, card: string): Scenario {
    const { players } = SETUPS.find(({ id }) => id === card)!;
    for (let seed = 0; ; seed++) {
      const key = `${leader} ${seed}`;
      const start = opening(players, { leaders: 'on' }, key);
      const isWanted = SETUPS[start.state.setup].id === card;
      if (!isWanted || !start.offered.includes(`pickLeader:${leader}`)) continue;
      const first = start.state.initiative;
      while (start.prompt === 'draft') {
        const isFirst = start.match.asks[0].seat === first;
        const wanted = `pickLeader:${leader}`;
        const others = start.offered.filter((option) => option !== wanted);
        start.play(isFirst && start.offered.includes(wanted) ? wanted : others[0]);
      }
      return start;
    }
  }

  /** Tokens; building and ships of A, B and C; cities on the board. */
  const LEADERS_PRINTED: { readonly [id: string]: readonly [string[], ...(string | number)[]] } = {
    elder: [['relic', 'material'], 'city', 3, 'starport', 3, 2, 4],
    mystic: [['psionic', 'relic'], 'city', 3, 'starport', 3, 2, 4],
    'fuel-drinker': [['fuel', 'fuel'], 'city', 3, 'starport', 3, 2, 4],
    upstart: [['psionic', 'material'], 'city', 4, 'starport', 3, 2, 4],
    rebel: [['material', 'weapon'], 'starport', 4, '', 4, 2, 5],
    warrior: [['weapon', 'material'], 'city', 3, 'starport', 3, 2, 4],
    feastbringer: [['relic', 'material'], 'city', 3, 'city', 3, 3, 3],
    demagogue: [['psionic', 'weapon'], 'city', 3, 'starport', 3, 2, 4],
  };

  it.each(Object.entries(LEADERS_PRINTED))(
    'ARC-22.5 ARC-22.6 the boxes and tokens of the %s',
    (leader, [tokens, atA, shipsA, atB, shipsB, shipsC, cities]) => {
      const game = drafted(leader, 'setup-3p-core-conflict');
      const [who] = whosOf(game);
      const building = (kind: string | number): string[] => (kind === '' ? [] : [`${who} ${kind}`]);
      expect(game.slots(who)).toEqual(tokens);
      expect(game.buildings('c1-hex')).toEqual(building(atA));
      expect(game.ships(who, 'c1-hex')).toEqual([shipsA, 0]);
      expect(game.buildings('c2-crescent')).toEqual(building(atB));
      expect(game.ships(who, 'c2-crescent')).toEqual([shipsB, 0]);
      expect(game.ships(who, 'c1-gate')).toEqual([shipsC, 0]);
      expect(game.player(who).cities).toBe(cities);
    },
  );

  it('ARC-E17 ARC-22.5 ARC-22.6 ARC-22.7 the Mystic in the first seat of two', () => {
    const game = drafted('mystic', 'setup-2p-mix-up-2');
    const [who] = whosOf(game);
    expect(game.slots(who)).toEqual(['psionic', 'relic']);
    expect(game.ships(who, 'c5-crescent')).toEqual([3, 0]);
    expect(game.buildings('c5-crescent')).toEqual([`${who} city`]);
    expect(game.ships(who, 'c2-arrow')).toEqual([3, 0]);
    expect(game.buildings('c2-arrow')).toEqual([`${who} starport`]);
    expect(game.ships(who, 'c3-gate')).toEqual([2, 0]);
    expect(game.ships(who, 'c6-crescent')).toEqual([2, 0]);
    expect(game.outrage(who)).toEqual(['material', 'fuel']);
    expect(game.player(who).agents).toBe(8);
  });

  it('ARC-22.8 leaders and lore have neither suit nor raid cost', () => {
    for (const card of [...LEADERS, ...LORE]) {
      expect(card).not.toHaveProperty('suit');
      expect(card).not.toHaveProperty('raidCost');
    }
  });

  it('ARC-22.1 the variant and the split piles are options of the match', () => {
    expect(arcs.setupOptions).toMatchObject({
      leaders: { values: ['off', 'on', 'two-lore', 'three-lore'], standard: 'off' },
      splitDiscard: { values: [false, true], standard: false },
    });
  });
});
