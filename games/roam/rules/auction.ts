import { choose, emit, type Refusal, type Script, type Seat } from '@tablewright/engine';
import { CARDS } from '../content/index.ts';
import { artifactVerdict, useArtifactNow } from './artifacts.ts';
import * as option from './options.ts';
import type { Roam } from './state.ts';

type Bidding = option.Bid | option.UseArtifact | option.Plainly<'pass'>;

const bidPrompt = option.spelt<Bidding>('bid');

/** Tied players bid once each, in this order, or pass; the highest bid pays and wins. RO-9 */
export function* auction(g: Roam, slot: number, tied: readonly Seat[]): Script<Seat> {
  emit('auction', { card: CARDS[g.slots[slot]].id, players: tied });
  let highest = -1;
  let winner = tied[0];
  for (const seat of tied) {
    const bid = yield* bidOf(g, seat, slot, highest);
    if (bid > highest) {
      highest = bid;
      winner = seat;
      emit('bid', { player: seat, coins: bid });
    } else {
      emit('passed', { player: seat });
    }
  }
  const price = Math.max(highest, 0);
  g.players[winner].coins -= price;
  emit('auctionWon', { player: winner, coins: price });
  return winner;
}

/** A bid above the highest so far, or a pass, which is a bid of nothing at all. RO-9.3 */
function* bidOf(g: Roam, seat: Seat, slot: number, highest: number): Script<number> {
  const player = g.players[seat];
  for (;;) {
    const offered: Bidding[] = [];
    for (let coins = highest + 1; coins <= player.coins; coins++) offered.push(option.bid(coins));
    offered.push(option.pass);
    // It is still the active player's turn, so a coin artifact may help the bid. RO-12.1
    if (seat === g.active && artifactVerdict(g, player, 'COIN') === null)
      offered.push(option.useArtifact.COIN);
    const answer = yield* choose(seat, bidPrompt, offered, {
      about: { card: CARDS[g.slots[slot]].id, highest },
      refused: () => forbiddenBids(player.coins, highest),
    });
    if (answer.do !== 'artifact') return answer.do === 'bid' ? answer.coins : -1;
    yield* useArtifactNow(g, seat, 'COIN', 'used');
  }
}

function forbiddenBids(coins: number, highest: number): Refusal<Bidding>[] {
  const tooLow = Array.from({ length: highest + 1 }, (_, low) => option.bid(low));
  return [...tooLow, option.bid(coins + 1)].map((bid) => ({ option: bid, clause: 'RO-9.3' }));
}
