import { type Order, orderBook, type OrderBook, passOrders, type Seat } from '@tablewright/engine';
import { MARKET, type PlanKind, timingOf } from './content/index.ts';
import { unionSeat } from './rules/figures.ts';
import { options } from './rules/options.ts';
import { plansInHand } from './rules/plans.ts';
import { powers } from './rules/powers.ts';
import { type SlotCode, softSlots, useOf } from './rules/slots.ts';
import { type Ahoy, NONE } from './rules/state.ts';

const PLAN = 'plan:';
const FIRE_ALL = 'fire:all';
const HURT = 'hurt:';

/** These battle plans when somebody else attacks, in the order in which they were named; then nothing more. AH-15.7 */
const battlePlans: OrderBook<Ahoy> = {
  prompts: ['battlePlan'],
  offered: (view, seat) =>
    plansInHand(view, seat)
      .filter((plan) => timingOf(plan) === 'battle')
      .map(planOrder),
  fitting: (_view, _seat, { options: offered }) =>
    offered.flatMap(({ key }) => {
      const option = options.read(key);
      return option?.do === 'battlePlan' ? [planOrder(option.plan)] : [];
    }),
  answer(_view, _seat, { options: offered, otherwise }, orders) {
    const plans = orders.filter((key) => key.startsWith(PLAN));
    if (plans.length === 0) return null;
    const isOffered = (wanted: string): boolean => offered.some(({ key }) => key === wanted);
    const wanted = plans.map((key) => `battlePlan:${key.slice(PLAN.length)}`);
    return wanted.find(isOffered) ?? otherwise ?? null;
  },
};

/** As many pips as there are, when somebody else attacks. AH-9.6 */
const cannons: OrderBook<Ahoy> = {
  prompts: ['fire'],
  offered: () => [FIRE_ORDER],
  fitting: () => [FIRE_ORDER],
  answer(_view, _seat, { options: offered }, orders) {
    if (!orders.includes(FIRE_ALL)) return null;
    const shots = offered.flatMap(({ key }) => {
      const option = options.read(key);
      return option?.do === 'fire' ? [{ key, pips: option.pips }] : [];
    });
    const most = Math.max(...shots.map(({ pips }) => pips));
    return shots.find(({ pips }) => pips === most)?.key ?? null;
  },
};

/** Which losses to take: the first of these slots that can be damaged. AH-11.2 */
const losses: OrderBook<Ahoy> = {
  prompts: ['hurt'],
  offered: (view, seat) => named(softSlots(view, seat)).map(hurtOrder),
  fitting: (_view, _seat, { options: offered }) => named(slotsIn(offered)).map(hurtOrder),
  answer(_view, _seat, { options: offered }, orders) {
    for (const order of orders) {
      const hit = offered.find(({ key }) =>
        slotsIn([{ key }]).some((s) => HURT + nameOf(s) === order),
      );
      if (hit !== undefined) return hit.key;
    }
    return null;
  },
};

const FIRE_ORDER: Order = { key: FIRE_ALL, message: { id: 'order.fireAll' } };

function planOrder(plan: PlanKind): Order {
  return { key: PLAN + plan, message: { id: 'order.plan', about: { plan } } };
}

function hurtOrder(slot: string): Order {
  return { key: HURT + slot, message: { id: 'order.hurt', about: { slot } } };
}

function slotsIn(offered: readonly { readonly key: string }[]): SlotCode[] {
  return offered.flatMap(({ key }) => {
    const option = options.read(key);
    return option?.do === 'hit' ? [option.slot] : [];
  });
}

/** A slot by what it is for: an action of the board, or a crew card. */
function nameOf(slot: SlotCode): string {
  const { action, card } = useOf(slot);
  return card === NONE ? action : MARKET[card].id;
}

const named = (slots: readonly SlotCode[]): string[] => [...new Set(slots.map(nameOf))];

/** Orders for the turns of others: whoever acts decides for themselves. */
function whenOthersAct(book: OrderBook<Ahoy>): OrderBook<Ahoy> {
  const isAway = ({ active }: Ahoy, seat: Seat): boolean => active !== seat;
  return {
    ...book,
    fitting: (view, seat, question) =>
      isAway(view, seat) ? book.fitting(view, seat, question) : [],
    answer: (view, seat, question, orders) =>
      isAway(view, seat) ? book.answer(view, seat, question, orders) : null,
  };
}

/** Orders that are offered only to whoever they can be of use to. */
function onlyFor(
  isOfUse: (view: Ahoy, seat: Seat) => boolean,
  book: OrderBook<Ahoy>,
): OrderBook<Ahoy> {
  return {
    ...book,
    offered: (view, seat) => (isOfUse(view, seat) ? book.offered(view, seat) : []),
  };
}

const isUnion = (view: Ahoy, seat: Seat): boolean => unionSeat(view) === seat;
const mayReroll = (view: Ahoy, seat: Seat): boolean => powers.at(view, seat, 'rolled').length > 0;

/** What a player of Ahoy can have done while away. */
export const orders = orderBook(
  whenOthersAct(
    orderBook(
      battlePlans,
      onlyFor(isUnion, passOrders(['battlePlan'])),
      cannons,
      passOrders(['fire']),
      onlyFor(mayReroll, passOrders(['reroll'])),
    ),
  ),
  losses,
);
