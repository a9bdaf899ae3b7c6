import { describe, expect, it } from 'vitest';
import { MARKET, SUITS, TILES } from '../content/index.ts';
import { cellOf, spaceAt } from '../rules/map.ts';
import { type Ahoy, EMPTY } from '../rules/state.ts';
import { opening } from './position.ts';
import type { Scenario } from './scenario.ts';
import { idsOf } from './table.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

/** The islands as the two first tiles lie. */
function islands({ map }: Ahoy): string[] {
  return map.tiles.map((tile) => `${TILES[tile].id}.se`);
}

/** Setup with the first of the options each time. */
function started(seats: number, seed: number | string = 1): Scenario {
  return opening(seats, {}, seed).idle(({ prompt }) => !prompt.endsWith('Start'));
}

describe('setup', () => {
  it.each<[number, number[]]>([
    [2, [0, 2]],
    [3, [0, 1, 2]],
    [4, [0, 1, 2, 3]],
  ])('AH-3.1 AH-3.2 %i players take these factions, clockwise', (seats, factions) => {
    const { state } = opening(seats);
    expect(state.players.map(({ faction }) => faction)).toEqual(factions);
    expect(state.order).toEqual(factions.map((_, seat) => seat));
  });

  it.each([
    ['smuggler', [1, 2, 3, 0]],
    ['union', [2, 3, 0, 1]],
  ])('AH-3.2 the first seat may be the %s; the others follow clockwise', (role, factions) => {
    const { state } = opening(4, { role });
    expect(state.players.map(({ faction }) => faction)).toEqual(factions);
    expect(state.order.map((seat) => state.players[seat].faction)).toEqual([0, 1, 2, 3]);
  });

  it('AH-3.2 roles drawn by lot keep the order of seats', () => {
    const first = SEEDS.map((seed) => {
      const { state } = opening(3, { role: 'random' }, seed);
      expect(state.order.map((seat) => state.players[seat].faction)).toEqual([0, 1, 2]);
      return state.players[0].faction;
    });
    expect(new Set(first)).toEqual(new Set([0, 1, 2]));
  });

  it('AH-3.3 eleven of the twelve shuffled tiles are played, one stays unseen in the box', () => {
    const boxed = SEEDS.map((seed) => {
      const { state } = opening(2, {}, seed);
      expect([state.stack.length, state.boxed.length, state.map.tiles.length]).toEqual([9, 1, 2]);
      const tiles = [...state.stack, ...state.boxed, ...state.map.tiles];
      expect(tiles.toSorted((a, b) => a - b)).toEqual(TILES.map((_, tile) => tile));
      return state.boxed[0];
    });
    expect(new Set(boxed).size).toBeGreaterThan(3);
  });

  it('AH-3.4 the first two tiles share one edge and their islands are far apart', () => {
    for (const seed of SEEDS) {
      const { state } = opening(2, {}, seed);
      const [one, other] = state.map.tiles;
      const across = [0, 1, 2, 3].flatMap((corner) =>
        state.map.links
          .slice(16 * one + 4 * corner, 16 * one + 4 * corner + 4)
          .filter((space) => Math.floor(space / 4) === other),
      );
      expect(across).toHaveLength(1);
      const [from, to] = state.map.tiles.map((tile) => cellOf(state, 4 * tile + 2));
      // Blocks at (0,0) and (2,1) reach from (0,0) to (3,2): nothing is further apart.
      expect(Math.abs(from.x - to.x) + Math.abs(from.y - to.y)).toBe(5);
      expect(spaceAt(state, from.x, from.y)).toBe(4 * one + 2);
    }
  });

  it('AH-3.5 each tile has a wealth die showing 1, nobody has fame', () => {
    const { state } = opening(3);
    expect(state.wealth).toEqual(TILES.map((_, tile) => (state.map.tiles.includes(tile) ? 1 : 0)));
    expect(state.players.map(({ fame }) => fame)).toEqual([0, 0, 0]);
  });

  it.each([2, 3])('AH-3.6 with %i players one card of each suit is removed, openly', (seats) => {
    const game = opening(seats);
    const { removed, market, deck } = game.state;
    expect(removed.map((card) => MARKET[card].suit).toSorted()).toEqual(SUITS.toSorted());
    expect([market.length, deck.length]).toEqual([3, 21]);
    expect(game.events('dealt')).toMatchObject([
      { removed: idsOf(removed), market: idsOf(market) },
    ]);
    expect(game.match.observe(1).state.removed).toEqual(removed);
  });

  it('AH-3.6 with four players all thirty cards are in', () => {
    const { removed, market, deck } = opening(4).state;
    expect([removed.length, market.length, deck.length]).toEqual([0, 3, 27]);
    const other = opening(4, {}, 'other').state;
    expect([...other.deck, ...other.market]).not.toEqual([...deck, ...market]);
  });

  it('AH-3.7 everybody has rolled all dice and holds 1 gold', () => {
    const { state } = opening(4);
    expect(state.players.map(({ dice }) => dice.length)).toEqual([5, 4, 4, 4]);
    for (const { dice } of state.players)
      for (const die of dice) expect([1, 2, 3, 4, 5, 6]).toContain(die);
    expect(state.players.map(({ gold }) => gold)).toEqual([1, 1, 1, 1]);
    expect(state.gold).toBe(16);
    const rolled = SEEDS.flatMap((seed) => opening(4, {}, seed).state.players[2].dice);
    expect(new Set(rolled)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('AH-3.8 the Squadron chooses one of the two islands for its flagship and a Patrol', () => {
    const game = opening(2).asks('bluefin', 'squadronStart');
    const [one, other] = islands(game.state);
    game.offers([`start:${one}`, `start:${other}`]).play(`start:${other}`);
    expect(game.ship('bluefin')).toBe(other);
    expect(game.patrols).toEqual([other]);
    expect(game.state.patrolSupply).toBe(9);
    expect(game.state.firstPlayer).toBe(game.seat('bluefin'));
  });

  it('AH-3.9 the first Smuggler starts on any space but an island, before the Union', () => {
    const game = opening(3);
    const [one] = islands(game.state);
    game.play(`start:${one}`).asks('smuggler', 'smugglerStart');
    const sea = game.state.map.tiles.flatMap((tile) =>
      ['nw', 'ne', 'sw'].map((corner) => `start:${TILES[tile].id}.${corner}`),
    );
    game.offers(sea).refuses(`start:${one}`, 'AH-3.9').play(sea[4]);
    expect(`start:${game.ship('smuggler')}`).toBe(sea[4]);
    const { white, black } = game.player('smuggler');
    expect([white, black]).toEqual([12, 12]);
  });

  it('AH-3.9 which pledge marker lies where is drawn, and its owner may look', () => {
    const markers = SEEDS.map((seed) => {
      const { state, match } = opening(3, {}, seed);
      expect(match.observe(1).state.pledges1).toEqual(state.pledges1);
      return state.pledges1[0];
    });
    expect(new Set(markers)).toEqual(new Set([0, 1]));
  });

  it('AH-3.10 the Union starts on the empty island with 2 Comrades, 6 ready, 12 in supply', () => {
    const game = opening(2);
    const [one, other] = islands(game.state);
    game.play(`start:${one}`);
    expect(game.ship('union')).toBe(other);
    expect(game.comrades(other.split('.')[0])).toBe(2);
    expect([game.state.ready, game.state.comradeSupply]).toEqual([6, 12]);
    expect(game.player('union').hand).toHaveLength(2);
    expect(game.state.planDeck).toHaveLength(10);
    expect([game.state.cutter, game.state.gunship]).toEqual([-1, -1]);
  });

  it('AH-3.11 the second Smuggler starts last, with four players only', () => {
    const game = opening(4);
    game.play(game.offered[0]).play(game.offered[0]).asks('rival', 'smugglerStart');
    expect(game.offered).toHaveLength(6);
    game.play(game.offered[3]).asks('bluefin', 'act');
    expect(started(3).events('started')).toHaveLength(3);
    expect(game.events('started').map(({ player }) => player)).toEqual([0, 1, 2, 3]);
  });

  it('AH-3.12 nobody battles, takes damage, drifts or finds gold during setup', () => {
    for (const seed of SEEDS) {
      const first = opening(4, {}, seed);
      // Both Smugglers go to the most dangerous space there is.
      const rank = (key: string): number =>
        ['fish-b.sw', 'skull-a.nw', 'fish-a.ne', 'swords-a.sw', 'tree-b.nw'].indexOf(key.slice(6));
      const setup = first.play(first.offered[0]);
      for (let smuggler = 0; smuggler < 2; smuggler++)
        setup.play(setup.offered.toSorted((a, b) => rank(b) - rank(a))[0]);
      expect(setup.prompt).toBe('act');
      expect(setup.events()).not.toContain('battle');
      expect(setup.events()).not.toContain('moved');
      expect(setup.state.players.map(({ gold }) => gold)).toEqual([1, 1, 1, 1]);
      expect(setup.state.players.flatMap(({ slots }) => slots).every((at) => at === EMPTY)).toBe(
        true,
      );
    }
  });

  it('AH-4.1 the Squadron is the first player of the first round', () => {
    const game = started(4, 'first');
    game.asks('bluefin', 'act');
    expect(game.state.round).toBe(1);
  });
});
