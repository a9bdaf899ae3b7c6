import { judge, type Script, type Seat } from '@tablewright/engine';
import {
  CELL_NAMES,
  CELL_NEIGHBOURS,
  FAME_WITH_WEALTH,
  GOLD_FOR_FAME,
  type Reward,
  REWARDS,
} from '../content/index.ts';
import { addTile, canAddTile } from './explore.ts';
import { islandOfFlagship, isBarred, recruitFree, refill } from './market.ts';
import { regionOf } from './map.ts';
import { choose } from './options.ts';
import { repairableSlots } from './slots.ts';
import type { Ahoy } from './state.ts';
import { earnGold, gainFame, payGold, raiseWealth } from './supply.ts';
import { emit } from './vocabulary.ts';

/** The white marker moves on, the black one to the cell just left; the reward reached. AH-16.7 */
export function* moveRewardMarker(g: Ahoy, seat: Seat): Script<Reward> {
  const player = g.players[seat];
  const { options, refused } = judge(
    CELL_NEIGHBOURS[player.white].map((beside) => ({ do: 'cell', cell: beside }) as const),
    (option) => (option.cell === player.black ? 'AH-16.7' : null),
  );
  const { cell } = yield* choose(seat, 'rewardCell', options, { refused });
  player.black = player.white;
  player.white = cell;
  const reward = REWARDS[cell];
  const amount = 'amount' in reward ? reward.amount : 0;
  emit('reward', { player: seat, cell: CELL_NAMES[cell], reward: reward.kind, amount });
  return reward;
}

/** Does the player take the reward? Those that ask something anyway are declined there. AH-16.7 */
export function* wantsReward(g: Ahoy, seat: Seat, reward: Reward): Script<boolean> {
  switch (reward.kind) {
    case 'fame':
    case 'fame-and-wealth':
      break;
    case 'gold':
      if (g.gold === 0) return false;
      break;
    case 'repair-all':
    case 'repair-all-for-fame':
      if (repairableSlots(g, seat).length === 0) return false;
      break;
    default:
      return true;
  }
  const answer = yield* choose(seat, 'reward', [{ do: 'accept' }, { do: 'decline' }], {
    about: { cell: CELL_NAMES[g.players[seat].white] },
  });
  return answer.do === 'accept';
}

/** Rewards that move no ship and repair nothing. */
export function* takeReward(g: Ahoy, seat: Seat, reward: Reward): Script {
  switch (reward.kind) {
    case 'fame':
      gainFame(g, seat, reward.amount, 'reward');
      return;
    case 'gold':
      earnGold(g, seat, reward.amount, 'reward');
      return;
    case 'fame-and-wealth':
      gainFame(g, seat, FAME_WITH_WEALTH, 'reward');
      raiseWealth(g, regionOf(g.players[seat].flagship));
      return;
    case 'spend-gold-for-fame':
      yield* spendGold(g, seat);
      return;
    case 'recruit':
      yield* recruitByReward(g, seat);
      return;
    case 'add-tile':
      if (canAddTile(g)) yield* addTileByReward(g, seat);
      return;
    default:
  }
}

function* spendGold(g: Ahoy, seat: Seat): Script {
  const most = Math.min(GOLD_FOR_FAME, g.players[seat].gold);
  const amounts = Array.from({ length: most + 1 }, (_, gold) => gold);
  const { count } = yield* choose(
    seat,
    'rewardSpend',
    amounts.map((gold) => ({ do: 'spend', count: gold }) as const),
  );
  payGold(g, seat, count);
  gainFame(g, seat, count, 'reward');
}

function* addTileByReward(g: Ahoy, seat: Seat): Script {
  const answer = yield* choose(seat, 'addTile', [{ do: 'draw' }, { do: 'decline' }]);
  if (answer.do === 'draw') yield* addTile(g, seat);
}

/** One face-up crew, whatever its cost and suit; not under a Stronghold. AH-12.2 */
function* recruitByReward(g: Ahoy, seat: Seat): Script {
  const at = islandOfFlagship(g, seat);
  if (at >= 0 && isBarred(g, seat, at)) return;
  const cards = g.market.map((card) => ({ do: 'take', card }) as const);
  const answer = yield* choose(seat, 'rewardRecruit', [...cards, { do: 'decline' }]);
  if (answer.do === 'decline') return;
  recruitFree(g, seat, answer.card, 'reward');
  refill(g);
}
