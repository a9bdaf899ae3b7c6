import type { Script, Seat } from '@tablewright/engine';
import {
  FAME_TO_END,
  HIGHEST_WEALTH,
  MARKET,
  PLAN_CARDS,
  PLANS_PER_ROUND,
} from '../content/index.ts';
import { rollDice } from './dice.ts';
import { isSmuggler, unionSeat } from './figures.ts';
import { refill } from './market.ts';
import { choose, toRegion } from './options.ts';
import { react } from './powers.ts';
import { resultOf, scorePledges, scoreRegions } from './score.ts';
import { diceSlots, onSlot, putOnSlot } from './slots.ts';
import { buildStrongholds } from './squadron.ts';
import { type Ahoy, EMPTY } from './state.ts';
import { raiseWealth } from './supply.ts';
import { emit, schedule } from './vocabulary.ts';

/** A round is a series of turns from the first player on. AH-4.1 */
export function* beginRound(g: Ahoy): Script {
  g.round++;
  emit('round', { round: g.round, player: g.firstPlayer });
  schedule(g, 'turn', g.firstPlayer);
}

/** End-of-turn effects; then the next player who has dice, or the end of the round. AH-4.4, AH-4.7, AH-4.8 */
export function* endTurn(g: Ahoy, seat: Seat): Script {
  yield* react(g, seat, 'turnEnds', {});
  yield* buildStrongholds(g, seat);
  emit('ended', { player: seat });
  const place = g.order.indexOf(seat);
  for (let i = 1; i <= g.order.length; i++) {
    const next = g.order[(place + i) % g.order.length];
    if (g.players[next].dice.length === 0) continue;
    schedule(g, 'turn', next);
    return;
  }
  schedule(g, 'endRound');
}

/** Regions are scored; at 30 fame the match is over. AH-13.1, AH-13.3, AH-17.1 */
export function* endRound(g: Ahoy): Script {
  scoreRegions(g);
  if (g.players.some(({ fame }) => fame >= FAME_TO_END)) {
    finish(g);
    return;
  }
  if (g.players.length === 2) schedule(g, 'enrich', g.firstPlayer);
  schedule(g, 'cleanUp');
}

function finish(g: Ahoy): void {
  g.over = true;
  for (const seat of g.order) if (isSmuggler(g.players[seat])) scorePledges(g, seat);
  const { scores, places } = resultOf(g);
  emit('over', { scores, winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])) });
}

/** With two players the first one raises a wealth die and may wipe the market. AH-13.4 */
export function* enrich(g: Ahoy, seat: Seat): Script {
  const regions = g.map.tiles.filter((region) => g.wealth[region] < HIGHEST_WEALTH);
  if (regions.length > 0) {
    const { tile } = yield* choose(seat, 'wealth', regions.map(toRegion));
    raiseWealth(g, tile);
  }
  if (g.market.length === 0) return;
  const answer = yield* choose(seat, 'market', [{ do: 'wipe' }, { do: 'keep' }]);
  if (answer.do === 'keep') return;
  emit('marketWiped', { player: seat, cards: g.market.map((card) => MARKET[card].id) });
  g.removed.push(...g.market);
  g.market = [];
  refill(g);
}

/** Dice come back and are rolled, the first player card goes on, the Union draws. AH-13.5, AH-13.6, AH-13.7 */
export function* cleanUp(g: Ahoy): Script {
  for (const seat of g.order) {
    const player = g.players[seat];
    for (const slot of diceSlots(g, seat)) {
      player.dice.push(onSlot(g, slot));
      putOnSlot(g, slot, EMPTY);
    }
    player.dice.push(...player.aside);
    player.aside = [];
    rollDice(player, seat);
  }
  const place = g.order.indexOf(g.firstPlayer);
  g.firstPlayer = g.order[(place + 1) % g.order.length];
  drawPlans(g, PLANS_PER_ROUND);
  schedule(g, 'beginRound');
}

/** As many as are left; there is no reshuffle. AH-13.7 */
export function drawPlans(g: Ahoy, most: number): void {
  const seat = unionSeat(g);
  const drawn = g.planDeck.splice(-Math.min(most, g.planDeck.length), most);
  if (drawn.length === 0) return;
  g.players[seat].hand.push(...drawn);
  emit(
    'plansDrawn',
    { player: seat, count: drawn.length },
    { seats: [seat], args: { plans: drawn.map((card) => PLAN_CARDS[card]) } },
  );
}
