import type { Ask, Seat } from '@tablewright/engine';
import { STRATEGY_CARDS, tileOf } from '../content/index.ts';
import { capacityIn } from '../rules/limits.ts';
import { isTooMuch } from '../rules/production.ts';
import type { Option } from '../rules/options.ts';
import { CARRIER, FIGHTER, INFANTRY, onBoard, planetsIn, profileOf } from '../rules/pieces.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { bestOf } from './rule.ts';
import { forcesIn } from './strength.ts';

/** Carriers that a player wants to have. */
const CARRIERS = 4;

/** What research costs with the secondary ability of Technology. TI-3.9 */
const RESEARCH = 4;

/** Resources for each unit that can still be made, from which on big ships come before ground forces. */
const RICH = 2;

const orders = new WeakMap<Ask, Option>();

/** The next unit of a usual order: carriers and ground forces to fill them, then warships, then fighters. */
export function nextOrder(g: Ti4, ask: Ask): Option {
  let order = orders.get(ask);
  if (order === undefined) {
    order = bestOf(ask.options as readonly Option[], unitWorth(g, ask))!;
    orders.set(ask, order);
  }
  return order;
}

function unitWorth(g: Ti4, { seat, details }: Ask): (option: Option) => number {
  const { about = {} } = details;
  const system = tileOf(String(about['system']));
  const money = Number(about['purse'] ?? 0) - Number(about['cost'] ?? 0);
  const isRich = money >= RICH * Number(about['left'] ?? 1);
  const empty = capacityIn(g, system, seat) + planetsIn(system).length - forcesIn(g, system, seat);
  const wantsCarrier = onBoard(g, seat, CARRIER) < CARRIERS;
  const infantry = empty > 0 ? (isRich ? 0.9 : 1.2) : 0.3;
  // A carrier needs ground forces before it needs another carrier.
  const carrier = empty > planetsIn(system).length ? 1.1 : 1.3;
  const isKept = money - reserve(g, seat) < 2;
  return (option) => {
    if (isKept) return option.do === 'done' ? 0 : -1;
    switch (option.do) {
      case 'train':
        return infantry;
      case 'make':
        if (isTooMuch(g, seat, system, option.kind)) return -1;
        if (option.kind === INFANTRY) return infantry;
        if (option.kind === FIGHTER) return 0.4;
        return option.kind === CARRIER && wantsCarrier ? carrier : shipWorth(g, seat, option.kind);
      default:
        return option.do === 'done' ? 0 : -1;
    }
  };
}

/** Resources for research, while another player's Technology card is to come. */
function reserve(g: Ti4, seat: Seat): number {
  const { owner, exhausted } = g.strategy[TECHNOLOGY];
  const isToCome = g.phase === 'action' && owner !== NONE && owner !== seat && !exhausted;
  return isToCome && g.round > 1 && g.players[seat].strategy > 0 ? RESEARCH : 0;
}

const TECHNOLOGY = STRATEGY_CARDS.findIndex(({ id }) => id === 'technology');

/** Expensive ships do most with the room that there is in a fleet. */
function shipWorth(g: Ti4, seat: Seat, kind: number): number {
  return (kind === CARRIER ? 0.35 : 0.6) + 0.06 * profileOf(g, seat, kind)!.cost!;
}
