import { judge, type Script, type Seat } from '@tablewright/engine';
import { TILES } from '../content/index.ts';
import { enforceAllLimits } from './limits.ts';
import { choose, type Option, type Pool, POOLS } from './options.ts';
import { hasToken, putToken, tokensLeft } from './pieces.ts';
import { powers } from './powers.ts';
import type { Prompt } from './prompts.ts';
import type { Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** Most tokens that the fleet pool may hold; Infinity without a law about it. */
export function fleetPoolLimit(g: Ti4, seat: Seat): number {
  let most = Infinity;
  for (const limit of powers.all(g, seat, 'fleetTokens')) most = Math.min(most, limit);
  return most;
}

const GAINS = POOLS.map((_, pool): Option<'gainToken'> => ({ do: 'gainToken', pool }));

/** Gained tokens go to pools of choice, as far as reinforcements last. TI-4.1 */
export function* gainTokens(g: Ti4, seat: Seat, count: number): Script {
  const gained = { tactic: 0, fleet: 0, strategy: 0 };
  for (let left = Math.min(count, tokensLeft(g, seat)); left > 0; left--) {
    const { options, refused } = judge(GAINS, ({ pool }) =>
      POOLS[pool] === 'fleet' && g.players[seat].fleet >= fleetPoolLimit(g, seat) ? 'TI-1.2' : null,
    );
    const { pool } = yield* choose(seat, 'gainToken', options, { about: { count: left }, refused });
    g.players[seat][POOLS[pool]]++;
    gained[POOLS[pool]]++;
  }
  if (gained.tactic + gained.fleet + gained.strategy > 0)
    emit('gainedTokens', { player: seat, ...gained });
}

/** Moves tokens between the three pools freely; fleets that are then too large shrink. TI-4.4, TI-22.2 */
export function* redistribute(g: Ti4, seat: Seat): Script {
  const player = g.players[seat];
  const total = player.tactic + player.fleet + player.strategy;
  if (total === 0) return;
  const tactics: Option<'keepTokens' | 'setTactic'>[] = [{ do: 'keepTokens' }];
  for (let count = 0; count <= total; count++) tactics.push({ do: 'setTactic', count });
  const first = yield* choose(seat, 'redistributeTactic', tactics);
  if (first.do === 'keepTokens') return;
  const rest = total - first.count;
  const fleets: Option<'setFleet'>[] = [];
  for (let count = 0; count <= rest; count++) fleets.push({ do: 'setFleet', count });
  const most = fleetPoolLimit(g, seat);
  const { options, refused } = judge(fleets, ({ count }) => (count > most ? 'TI-1.2' : null));
  const { count: fleet } = yield* choose(seat, 'redistributeFleet', options, {
    about: { count: rest },
    refused,
  });
  player.tactic = first.count;
  player.fleet = fleet;
  player.strategy = rest - fleet;
  const { tactic, strategy } = player;
  emit('redistributed', { player: seat, tactic, fleet, strategy });
  yield* enforceAllLimits(g, seat);
}

/** Gives tokens of some pools back to reinforcements. */
export function* spendFromPools(
  g: Ti4,
  seat: Seat,
  pools: readonly Pool[],
  count: number,
  prompt: Prompt<{ count: number }>,
): Script {
  for (let left = count; left > 0; left--) {
    const choices = pools
      .filter((pool) => g.players[seat][pool] > 0)
      .map((pool): Option<'spendPool'> => ({ do: 'spendPool', pool: POOLS.indexOf(pool) }));
    const { pool } = yield* choose(seat, prompt, choices, { about: { count: left } });
    g.players[seat][POOLS[pool]]--;
  }
}

/**
 * An effect puts a token of the seat into a system: from reinforcements, else from the command sheet; none if one is
 * there already. A fleet pool that pays for it may shrink fleets. TI-4.2, TI-4.3, TI-5.7
 */
export function* placeToken(g: Ti4, seat: Seat, system: number): Script {
  if (hasToken(g, system, seat)) return;
  const isOut = tokensLeft(g, seat) === 0;
  if (isOut) {
    const player = g.players[seat];
    if (player.tactic + player.fleet + player.strategy === 0) return;
    yield* spendFromPools(g, seat, POOLS, 1, 'tokenFromSheet');
  }
  putToken(g, system, seat);
  emit('tokenPlaced', { player: seat, system: TILES[system].id });
  // The token may have come from the fleet pool. TI-5.1
  if (isOut) yield* enforceAllLimits(g, seat);
}
