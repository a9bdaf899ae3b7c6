import type { Seat } from '@tablewright/engine';
import { type Objective, SECRETS } from '../content/index.ts';
import { fleetPoolLimit } from '../rules/command.ts';
import { fleetUse } from '../rules/limits.ts';
import { POOLS, PUBLIC } from '../rules/options.ts';
import { bonus } from '../rules/powers.ts';
import type { Ti4 } from '../rules/state.ts';
import { ANY_CARD } from './hand.ts';
import { among, type Rule } from './rule.ts';
import { FLEET, GOOD, STRATEGY, TACTIC, tokens } from './worth.ts';

const POOL_WORTHS = { tactic: TACTIC, fleet: FLEET, strategy: STRATEGY };

/** The token that is missed least. */
const spendToken = among('spendPool', (g, seat, { pool }) => {
  const name = POOLS[pool];
  const count = g.players[seat][name];
  return tokens(POOL_WORTHS[name], count - 1) - tokens(POOL_WORTHS[name], count);
});

/** The token that is worth most where it comes. TI-4.1 */
const gainToken = among('gainToken', (g, seat, { pool }) => {
  const name = POOLS[pool];
  const count = g.players[seat][name];
  return tokens(POOL_WORTHS[name], count + 1) - tokens(POOL_WORTHS[name], count);
});

/** Tokens by pool: tactic, fleet, strategy. */
type Split = readonly [tactic: number, fleet: number, strategy: number];

/** The best way to divide the tokens of the command sheet, without fleets having to shrink. TI-4.4 */
function bestSplit(g: Ti4, seat: Seat, tactics: readonly number[]): Split {
  const { tactic, fleet, strategy } = g.players[seat];
  const all = tactic + fleet + strategy;
  const largest = Math.max(...g.galaxy.systems.map((system) => fleetUse(g, system, seat)));
  const least = Math.max(0, Math.min(fleet, largest - bonus(g, seat, 'fleetBonus')));
  const limit = fleetPoolLimit(g, seat);
  let best: Split = [tactic, fleet, strategy];
  let most = -Infinity;
  for (const count of tactics)
    for (let ships = least; ships <= Math.min(limit, all - count); ships++) {
      const split: Split = [count, ships, all - count - ships];
      const worth = tokens(TACTIC, split[0]) + tokens(FLEET, split[1]) + tokens(STRATEGY, split[2]);
      if (worth <= most) continue;
      most = worth;
      best = split;
    }
  return best;
}

/** What the tokens of a sheet must gain to be moved. */
const REASON = 0.02;

const redistributeTactic: Rule = (g, ask) => {
  const { tactic, fleet, strategy } = g.players[ask.seat];
  const counts = [...new Array(tactic + fleet + strategy + 1).keys()];
  const [best, ships, rest] = bestSplit(g, ask.seat, counts);
  const gain =
    tokens(TACTIC, best) -
    tokens(TACTIC, tactic) +
    (tokens(FLEET, ships) - tokens(FLEET, fleet)) +
    (tokens(STRATEGY, rest) - tokens(STRATEGY, strategy));
  return (option) => {
    if (option.do === 'keepTokens') return gain > REASON ? 0 : 1;
    return option.do === 'setTactic' && option.count === best ? 0.5 : -1;
  };
};

const redistributeFleet: Rule = (g, ask) => {
  const { tactic, fleet, strategy } = g.players[ask.seat];
  const left = Number(ask.details.about?.['count'] ?? 0);
  const [, best] = bestSplit(g, ask.seat, [tactic + fleet + strategy - left]);
  return (option) => (option.do === 'setFleet' ? -Math.abs(option.count - best) : null);
};

/** What scoring brings, less what is spent for it. TI-20.4 */
const scoring: Rule = () => (option) => {
  switch (option.do) {
    case 'score':
      return PUBLIC[option.objective].points - priceOf(PUBLIC[option.objective]);
    case 'scoreSecret':
      return SECRETS[option.secret].points - priceOf(SECRETS[option.secret]);
    default:
      return option.do === 'decline' ? 0 : null;
  }
};

const PRICES = {
  resources: 0.02,
  influence: 0.02,
  'trade-goods': GOOD,
  'tactic-strategy-tokens': 0.09,
  'action-cards': ANY_CARD,
};

function priceOf({ check }: Objective): number {
  return check.kind === 'spend' ? check.amount * PRICES[check.what] : 0;
}

/** Questions about command tokens and objectives. */
export const sheetRules: { readonly [prompt: string]: Rule } = {
  gainToken,
  redistributeTactic,
  redistributeFleet,
  spendTokens: spendToken,
  returnToken: spendToken,
  tokenFromSheet: spendToken,
  scorePublic: scoring,
  scoreSecret: scoring,
};
