import { Match, ReplayedChance } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { ARTIFACTS, EDGES, LANDSCAPES } from '../content/index.ts';
import { roam } from '../index.ts';
import type { Roam } from '../rules/state.ts';
import { idsOf, opening } from './position.ts';

/** A deck that the shuffle leaves in its order: each card from the last one on stays in its place. */
const unshuffled = (cards: number): number[] =>
  Array.from({ length: cards - 1 }, (_, i) => cards - 1 - i);

function unshuffledMatch(artifacts: boolean): Roam {
  const outcomes = [...unshuffled(43), ...(artifacts ? unshuffled(24) : [])];
  const setup = { artifacts };
  return Match.startWith(roam, { seats: 2, setup, key: null }, new ReplayedChance(outcomes)).state;
}

describe('setup', () => {
  it.each([2, 3, 4])('RO-3.1 %i players take the starters and tokens of a colour', (seats) => {
    const { players } = opening(seats, {}).state;
    const colours = ['blue', 'red', 'green', 'yellow'].slice(0, seats);
    expect(players.map(({ faceUp }) => idsOf(faceUp))).toEqual(
      colours.map((colour) => ['A', 'B', 'C'].map((which) => `RO-S-${colour}-${which}`)),
    );
    expect(players.map(({ tokens }) => tokens)).toEqual(colours.map(() => 24));
  });

  it('RO-3.1 unused colours stay in the box', () => {
    const pieces = Object.keys(roam.census(opening(2, {}).state));
    expect(pieces.filter((piece) => /green|yellow|seat 2|seat 3/.test(piece))).toEqual([]);
  });

  it('RO-3.2 all 43 landscapes are shuffled; six are on the map and 37 in the pile', () => {
    const deals = ['one', 'two', 'one'].map((seed) => {
      const { slots, pile } = opening(2, {}, seed).state;
      return idsOf([...pile, ...slots]);
    });
    expect(deals[0].toSorted()).toEqual(LANDSCAPES.map(({ id }) => id));
    expect(deals[1]).not.toEqual(deals[0]);
    expect(deals[2]).toEqual(deals[0]);
    expect(opening(2, {}).state.pile).toHaveLength(37);
    expect(opening(2, { artifacts: false }).match.opening.outcomes).toHaveLength(42);
  });

  it('RO-3.2 the top card of the pile is open', () => {
    const { match, state } = opening(2, {});
    expect(match.observe(1).state.pile.at(-1)).toBe(state.pile.at(-1));
  });

  it('RO-3.3 the top card goes to slot 0, the next to slot 1 and so on', () => {
    const { slots, pile } = unshuffledMatch(false);
    expect(idsOf(slots)).toEqual(['RO-L43', 'RO-L42', 'RO-L41', 'RO-L40', 'RO-L39', 'RO-L38']);
    expect(idsOf(pile.slice(-2))).toEqual(['RO-L36', 'RO-L37']);
    const game = opening(2, {});
    expect(game.state.squares.every((square) => square === 0)).toBe(true);
    expect(game.events('dealt')).toEqual([{ cards: idsOf(game.state.slots) }]);
  });

  it('RO-3.4 players choose their edges and lay their starters face up', () => {
    const game = opening(4, { edges: 'choose' });
    game.play('edge:E', 'edge:N').asks(2, 'edge').offers(['edge:S', 'edge:W']);
    game.play('edge:W');
    expect(game.state.players.map(({ edge }) => EDGES[edge])).toEqual(['E', 'N', 'W', 'S']);
    for (const { faceUp, faceDown } of game.state.players)
      expect([faceUp.length, faceDown.length]).toEqual([3, 0]);
  });

  it.each([
    [2, [0, 1]],
    [3, [0, 1, 1]],
    [4, [0, 1, 1, 2]],
  ])('RO-3.5 the coins of %i players at the start', (seats, coins) => {
    const game = opening(seats, {});
    expect(game.coins).toEqual(coins);
    expect(game.state.order).toEqual(coins.map((_, seat) => seat));
    game.asks(0, 'action');
  });

  it('RO-3.5 turns go clockwise by edge, and the coins with them', () => {
    const game = opening(4, { edges: 'choose' }).play('edge:E', 'edge:N', 'edge:W');
    expect(game.state.order).toEqual([0, 3, 2, 1]);
    expect(game.coins).toEqual([0, 2, 1, 1]);
    expect(game.events('seated')).toEqual([{ order: [0, 3, 2, 1], edges: ['E', 'S', 'W', 'N'] }]);
    game.use('B', 'place:a3').asks(3, 'action');
  });

  it('RO-3.5 an empty edge is passed over', () => {
    const game = opening(3, { edges: 'choose' }).play('edge:N', 'edge:W', 'edge:E');
    expect(game.state.order).toEqual([0, 2, 1]);
    expect(game.coins).toEqual([0, 1, 1]);
  });

  it('RO-3.5 a starting player drawn by lot begins without coins, the others follow clockwise', () => {
    const starters = Array.from({ length: 30 }, (_, seed) => {
      const game = opening(4, { start: 'random' }, seed);
      const [first] = game.state.order;
      expect(game.state.order).toEqual([0, 1, 2, 3].map((i) => (first + i) % 4));
      expect(game.state.order.map((seat) => game.coins[seat])).toEqual([0, 1, 1, 2]);
      game.asks(first, 'action');
      return first;
    });
    expect(new Set(starters)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('RO-3.4 the starting player chooses an edge first, then the others by seat', () => {
    for (let seed = 0; seed < 8; seed++) {
      const game = opening(3, { edges: 'choose', start: 'random' }, seed);
      const first = game.match.asks[0].seat;
      game.play('edge:N').asks((first + 1) % 3, 'edge');
      game.play('edge:E').asks((first + 2) % 3, 'edge');
      expect(game.play('edge:S').state.order).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
    }
  });

  it('RO-3.6 in the base game the artifacts stay in the box', () => {
    const { display, stack } = opening(2, { artifacts: false }).state;
    expect([display, stack]).toEqual([[], []]);
    const full = unshuffledMatch(true);
    expect(full.display.map((artifact) => ARTIFACTS[artifact].id)).toEqual([
      'RO-A21',
      'RO-A22',
      'RO-A23',
      'RO-A24',
    ]);
    expect(full.stack).toHaveLength(20);
  });

  it('RO-3.6 unless the players agree otherwise it is the full game without variants', () => {
    const { variant } = opening(2, {}).state;
    expect(variant).toEqual({ artifacts: true, patrol: false, advanced: false });
  });

  it('RO-3.6 full game, patrol card and advanced variant can be combined', () => {
    for (const artifacts of [false, true])
      for (const patrol of [false, true])
        for (const advanced of [false, true])
          expect(opening(3, { artifacts, patrol, advanced }).state.variant).toEqual({
            artifacts,
            patrol,
            advanced,
          });
  });
});
