import { type Chance, FastChance, keyFromSeed, Match } from '@tablewright/engine';
import { roam, type Roam } from '@tablewright/roam';
import { TOKENS_EACH } from '@tablewright/roam/content';
import { peerKey, peerMoves, type PeerState, playPeer, startPeer } from './play.ts';

/** The same match of base Roam on both sides. */
export interface Twins {
  readonly ours: Match<Roam>;
  peer: PeerState;
}

export function startTwins(seed: number, seats = 2, tokens = TOKENS_EACH): Twins {
  const key = keyFromSeed(seed);
  const ours = Match.start(roam, { seats, setup: { artifacts: false }, key });
  const { players, slots, pile } = ours.state;
  for (const player of players) player.tokens = tokens;
  return { ours, peer: startPeer(seats, { slots, pile, tokens }) };
}

/** Plays the same random option on both sides. */
export function stepTwins(twins: Twins, chance: Chance): void {
  const [ask] = twins.ours.asks;
  const key = ask.prompt.key(ask.options[chance.below(ask.options.length)]);
  const move = peerMoves(twins.peer).find((candidate) => peerKey(candidate) === key);
  if (move === undefined) throw new Error(`The peer does not offer "${key}".`);
  twins.peer = playPeer(twins.peer, move);
  twins.ours.answer(ask.seat, key);
}

/** Twins in the middle of a match. */
export function midgameTwins(seed: number, decisions: number): Twins {
  const twins = startTwins(seed);
  const chance = new FastChance(seed);
  for (let i = 0; i < decisions && !twins.ours.over; i++) stepTwins(twins, chance);
  return twins;
}
