import { describe, expect, it } from 'vitest';
import { FastChance, Run } from '@tablewright/engine';
import { roam } from '@tablewright/roam';
import { CARDS, TOKENS_EACH } from '@tablewright/roam/content';
import { NONE } from '../src/peer/map.ts';
import {
  isPeerOver,
  peerKey,
  peerMoves,
  peerSeat,
  type PeerState,
  playPeer,
  startPeer,
} from '../src/peer/play.ts';
import { startTwins, stepTwins } from '../src/peer/twins.ts';

const MATCHES = 20;

describe("the peer's Roam", () => {
  it.each([
    { seats: 2, tokens: TOKENS_EACH },
    { seats: 3, tokens: TOKENS_EACH },
    { seats: 2, tokens: 7 },
  ])('decides as ours does, with $seats players and $tokens tokens each', ({ seats, tokens }) => {
    for (let seed = 1; seed <= MATCHES; seed++) {
      const twins = startTwins(seed, seats, tokens);
      const chance = new FastChance(seed);
      while (!twins.ours.over) {
        const [ask] = twins.ours.asks;
        const ours = ask.options.map((option) => ask.prompt.key(option));
        const theirs = peerMoves(twins.peer).map(peerKey);
        expect(theirs.toSorted()).toEqual(ours.toSorted());
        expect(peerSeat(twins.peer)).toBe(String(ask.seat));
        stepTwins(twins, chance);
      }
      const { G, ctx } = twins.peer;
      const { players, slots } = twins.ours.state;
      expect(isPeerOver(twins.peer)).toBe(true);
      expect(ctx.turn).toBe(roam.turns(twins.ours.state));
      expect(G.slots).toEqual(slots);
      expect(G.players.map(({ coins }) => coins)).toEqual(players.map(({ coins }) => coins));
      const { places } = twins.ours.result!;
      const winners = places.flatMap((place, seat) => (place === 1 ? [String(seat)] : []));
      expect(ctx.gameover).toEqual(winners.length === 1 ? { winner: winners[0] } : { draw: true });
    }
  });

  it('keeps every token and card, and its matches are as long as ours', () => {
    const chance = new FastChance(7);
    let turns = 0;
    for (let seed = 1; seed <= MATCHES; seed++) {
      let state = startTwins(seed).peer;
      while (!isPeerOver(state)) {
        const moves = peerMoves(state);
        expect(moves.length).toBeGreaterThan(1);
        state = playPeer(state, moves[chance.below(moves.length)]);
        expectConserved(state);
      }
      turns += state.ctx.turn;
    }
    const mean = turns / MATCHES;
    expect(Math.abs(mean - meanTurnsOfOurs(200))).toBeLessThan(4);
  });

  it('shuffles the whole box where it is given no deal', () => {
    expectConserved(startPeer());
  });
});

function expectConserved({ G }: PeerState): void {
  G.players.forEach(({ tokens }, seat) => {
    const placed = G.squares.filter((owner) => owner === seat).length;
    expect(tokens + placed).toBe(TOKENS_EACH);
  });
  const held = G.players.flatMap(({ faceUp, faceDown }) => [...faceUp, ...faceDown]);
  const cards = [...G.slots, ...G.pile, ...held].filter((card) => card !== NONE);
  const inTheBox = CARDS.map((_, card) => card).filter((card) => card < 6 || card >= 12);
  expect(cards.toSorted((a, b) => a - b)).toEqual(inTheBox);
}

function meanTurnsOfOurs(matches: number): number {
  const chance = new FastChance(11);
  let turns = 0;
  for (let i = 0; i < matches; i++) {
    const run = new Run(roam, roam.unpack(2, { artifacts: false }), chance);
    run.start();
    while (!run.over) run.give(run.asks[0], run.asks[0].draw(chance));
    turns += roam.turns(run.state);
  }
  return turns / matches;
}
