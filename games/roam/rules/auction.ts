import type { Refusal, Script, Seat } from '@tablewright/engine';
import { CARDS } from '../content/index.ts';
import { choose, type Option } from './options.ts';
import { addUsable, NOTHING_MORE, readyOf, useArtifact } from './powers.ts';
import type { Roam } from './state.ts';
import { emit } from './vocabulary.ts';

type Bidding = Option<'bid' | 'artifact' | 'pass'>;

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

/** A bid above the highest so far, or a pass, which is a bid of nothing. RO-9.3 */
function* bidOf(g: Roam, seat: Seat, slot: number, highest: number): Script<number> {
  const player = g.players[seat];
  for (;;) {
    const offered: Bidding[] = [];
    for (let coins = highest + 1; coins <= player.coins; coins++)
      offered.push({ do: 'bid', coins });
    offered.push({ do: 'pass' });
    // It is still the active player's turn, so artifacts may help the bid. RO-11.5, RO-12.1
    if (seat === g.active) addUsable(offered, g, seat, readyOf(player).at.bid, NOTHING_MORE);
    const answer = yield* choose(seat, 'bid', offered, {
      about: { card: CARDS[g.slots[slot]].id, highest },
      otherwise: { do: 'pass' },
      refused: () => forbiddenBids(player.coins, highest),
    });
    if (answer.do !== 'artifact') return answer.do === 'bid' ? answer.coins : -1;
    yield* useArtifact(g, seat, 'bid', NOTHING_MORE, answer.ability);
  }
}

function forbiddenBids(held: number, highest: number): Refusal<Option>[] {
  const tooLow = Array.from({ length: highest + 1 }, (_, low) => low);
  return [...tooLow, held + 1].map((coins) => ({
    option: { do: 'bid', coins },
    clause: 'RO-9.3',
  }));
}
