import type { Script, Seat } from '@tablewright/engine';
import { PLANETS } from '../content/index.ts';
import { attachments } from './laws.ts';
import { choose, type Option } from './options.ts';
import { planetsOf } from './pieces.ts';
import { powers } from './powers.ts';
import type { Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** What planets and trade goods are spent as. TI-15.1, TI-15.2 */
export type Currency = 'resources' | 'influence';

const other = (currency: Currency): Currency =>
  currency === 'resources' ? 'influence' : 'resources';

/** The resource value of a planet, with what is attached to it. TI-15.1 */
export function resourcesOf(g: Ti4, planet: number): number {
  return g.exchanged === planet ? influence(g, planet) : resources(g, planet);
}

/** The influence value of a planet, with what is attached to it. TI-15.1 */
export function influenceOf(g: Ti4, planet: number): number {
  return g.exchanged === planet ? resources(g, planet) : influence(g, planet);
}

function resources(g: Ti4, planet: number): number {
  return PLANETS[planet].resources + more(g, planet, 'moreResources');
}

function influence(g: Ti4, planet: number): number {
  return PLANETS[planet].influence + more(g, planet, 'moreInfluence');
}

function more(g: Ti4, planet: number, name: 'moreResources' | 'moreInfluence'): number {
  if (g.attached.length === 0) return 0;
  return attachments(g, planet, name).reduce((sum, each) => sum + each, 0);
}

/** What the planet gives when it is exhausted. TI-15.1 */
export function valueOf(g: Ti4, planet: number, currency: Currency): number {
  return currency === 'resources' ? resourcesOf(g, planet) : influenceOf(g, planet);
}

export function readiedPlanets(g: Ti4, seat: Seat): number[] {
  return planetsOf(g, seat).filter((planet) => !g.exhausted[planet]);
}

/** Resources or influence that each trade good of the seat is spent as. TI-15.2 */
export function worthOfGood(g: Ti4, seat: Seat): number {
  return powers.first(g, seat, 'worthOfGoods') ?? 1;
}

/** What all trade goods of the seat can be spent as. TI-15.2 */
export function worthOfGoods(g: Ti4, seat: Seat): number {
  const { goods } = g.players[seat];
  return goods === 0 ? 0 : goods * worthOfGood(g, seat);
}

/** Everything the seat could spend at once. */
export function purse(g: Ti4, seat: Seat, currency: Currency): number {
  let sum = worthOfGoods(g, seat);
  for (let planet = 0; planet < PLANETS.length; planet++)
    if (g.control[planet] === seat && !g.exhausted[planet]) sum += valueOf(g, planet, currency);
  return sum;
}

export function canPay(g: Ti4, seat: Seat, cost: number, currency: Currency): boolean {
  let left = cost - worthOfGoods(g, seat);
  for (let planet = 0; left > 0 && planet < PLANETS.length; planet++)
    if (g.control[planet] === seat && !g.exhausted[planet]) left -= valueOf(g, planet, currency);
  return left <= 0;
}

/** Can two costs be paid one after the other? A planet or a trade good pays for one of them only. TI-15.1, TI-15.2 */
export function canPayBoth(
  g: Ti4,
  seat: Seat,
  first: number,
  second: number,
  currency: Currency,
): boolean {
  // By how much of the first cost is met: the most of the second one.
  let best = new Array<number>(first + 1).fill(-1);
  best[0] = 0;
  for (const planet of readiedPlanets(g, seat)) {
    const value = valueOf(g, planet, currency);
    const next = best.map((met) => (met < 0 ? met : Math.min(second, met + value)));
    for (const [paid, met] of best.entries()) {
      const more = Math.min(first, paid + value);
      if (met >= 0) next[more] = Math.max(next[more], met);
    }
    best = next;
  }
  const { goods } = g.players[seat];
  const worth = worthOfGood(g, seat);
  return best.some(
    (met, paid) =>
      met >= 0 && Math.ceil((first - paid) / worth) + Math.ceil((second - met) / worth) <= goods,
  );
}

/** Trade goods without which the seat could not pay: what its planets do not give. */
export function goodsNeeded(g: Ti4, seat: Seat, cost: number, currency: Currency): number {
  let left = cost;
  for (let planet = 0; left > 0 && planet < PLANETS.length; planet++)
    if (g.control[planet] === seat && !g.exhausted[planet]) left -= valueOf(g, planet, currency);
  return left <= 0 ? 0 : Math.ceil(left / worthOfGood(g, seat));
}

/** The fewest trade goods with which something can still be done; all of them if it cannot. */
export function fewestGoods(g: Ti4, seat: Seat, isPossible: () => boolean): number {
  const player = g.players[seat];
  const { goods } = player;
  player.goods = 0;
  while (player.goods < goods && !isPossible()) player.goods++;
  const fewest = player.goods;
  player.goods = goods;
  return fewest;
}

/** Runs a script in which the seat owes trade goods: as many as it says at each question. TI-16.2 */
export function* owing<T>(
  g: Ti4,
  seat: Seat,
  run: (owes: (goods: number) => void) => Script<T>,
): Script<T> {
  const player = g.players[seat];
  const before = player.owed;
  const result = yield* run((goods) => (player.owed = goods));
  player.owed = before;
  return result;
}

/**
 * Exhausts planets and spends trade goods until the cost is met; what is too much is lost. `later` is a cost in the same
 * currency that follows and must be payable then. TI-14.2, TI-15.1
 */
export function* pay(g: Ti4, seat: Seat, cost: number, currency: Currency, later = 0): Script {
  yield* owing(g, seat, (owes) => settle(g, seat, { cost, later }, currency, owes));
}

function* settle(
  g: Ti4,
  seat: Seat,
  { cost, later }: { cost: number; later: number },
  currency: Currency,
  owes: (goods: number) => void,
): Script {
  const spent: number[] = [];
  const player = g.players[seat];
  let goods = 0;
  let due = cost;
  const exhaust = (planet: number): void => {
    g.exhausted[planet] = true;
    spent.push(planet);
    due -= valueOf(g, planet, currency);
  };
  const spendGoods = (count: number): void => {
    player.goods -= count;
    goods += count;
    due -= count * worthOfGood(g, seat);
  };
  while (due > 0) {
    const left = due;
    owes(
      later === 0
        ? goodsNeeded(g, seat, left, currency)
        : fewestGoods(g, seat, () => canPayBoth(g, seat, left, later, currency)),
    );
    const choice = yield* choose(
      seat,
      currency === 'resources' ? 'payResources' : 'payInfluence',
      () =>
        waysToPay(g, seat, left, currency).filter(
          (way) => later === 0 || leaves(g, seat, left, currency, way, later),
        ),
      { about: { cost: left } },
    );
    if (choice.do === 'exhaust') exhaust(choice.planet);
    else if (choice.do === 'spendGood') spendGoods(1);
    else {
      const { planets, goods: more } = bill(g, seat, due, currency, choice.do);
      for (const planet of planets) exhaust(planet);
      if (more > 0) spendGoods(more);
    }
  }
  if (cost > 0)
    emit('paid', () => ({
      player: seat,
      planets: spent.map((planet) => PLANETS[planet].id),
      goods,
      with: meansOf(spent.length, goods),
    }));
}

function meansOf(planets: number, goods: number): 'planets' | 'goods' | 'both' {
  if (planets === 0) return 'goods';
  return goods === 0 ? 'planets' : 'both';
}

type Shortcut = 'payLeast' | 'payGoods' | 'payKeepOther';

function waysToPay(
  g: Ti4,
  seat: Seat,
  due: number,
  currency: Currency,
): Option<Shortcut | 'exhaust' | 'spendGood'>[] {
  const ways: Option<Shortcut | 'exhaust' | 'spendGood'>[] = [{ do: 'payLeast' }];
  const least = bill(g, seat, due, currency, 'payLeast');
  for (const shortcut of ['payKeepOther', 'payGoods'] as const)
    if (!isSame(least, bill(g, seat, due, currency, shortcut))) ways.push({ do: shortcut });
  for (const planet of readiedPlanets(g, seat))
    if (valueOf(g, planet, currency) > 0) ways.push({ do: 'exhaust', planet });
  if (g.players[seat].goods > 0) ways.push({ do: 'spendGood' });
  return ways;
}

/** Can the rest of a cost and a later one be paid after this? */
function leaves(
  g: Ti4,
  seat: Seat,
  due: number,
  currency: Currency,
  way: Option<Shortcut | 'exhaust' | 'spendGood'>,
  later: number,
): boolean {
  const { planets, goods } = billOf(g, seat, due, currency, way);
  const paid = planets.reduce(
    (sum, planet) => sum + valueOf(g, planet, currency),
    goods * worthOfGood(g, seat),
  );
  for (const planet of planets) g.exhausted[planet] = true;
  g.players[seat].goods -= goods;
  const isLeft = canPayBoth(g, seat, Math.max(0, due - paid), later, currency);
  for (const planet of planets) g.exhausted[planet] = false;
  g.players[seat].goods += goods;
  return isLeft;
}

function billOf(
  g: Ti4,
  seat: Seat,
  due: number,
  currency: Currency,
  way: Option<Shortcut | 'exhaust' | 'spendGood'>,
): Bill {
  if (way.do === 'exhaust') return { planets: [way.planet], goods: 0 };
  if (way.do === 'spendGood') return { planets: [], goods: 1 };
  return bill(g, seat, due, currency, way.do);
}

export interface Bill {
  readonly planets: readonly number[];
  readonly goods: number;
}

const isSame = (one: Bill, two: Bill): boolean =>
  one.goods === two.goods && one.planets.join() === two.planets.join();

/**
 * What a shortcut pays: `payLeast` wastes least, planets before goods; `payKeepOther` keeps as much as it can of the
 * other value; `payGoods` spends goods first.
 */
export function bill(
  g: Ti4,
  seat: Seat,
  due: number,
  currency: Currency,
  shortcut: Shortcut,
): Bill {
  const worth = worthOfGood(g, seat);
  if (shortcut === 'payGoods') {
    const first = Math.min(g.players[seat].goods, Math.ceil(due / worth));
    return { planets: subset(g, seat, due - first * worth, currency, false), goods: first };
  }
  const planets = subset(g, seat, due, currency, shortcut === 'payKeepOther');
  const paid = planets.reduce((sum, planet) => sum + valueOf(g, planet, currency), 0);
  return { planets, goods: Math.max(0, Math.ceil((due - paid) / worth)) };
}

/** The planets that pay a sum with the least waste, or as much as they can if they do not suffice. */
function subset(
  g: Ti4,
  seat: Seat,
  due: number,
  currency: Currency,
  keepsOther: boolean,
): number[] {
  if (due <= 0) return [];
  const planets = readiedPlanets(g, seat).filter((planet) => valueOf(g, planet, currency) > 0);
  const total = planets.reduce((sum, planet) => sum + valueOf(g, planet, currency), 0);
  if (total <= due) return planets;
  // best[sum] is the cheapest way to reach exactly this sum.
  const best: ({ cost: number; planets: number[] } | undefined)[] = [{ cost: 0, planets: [] }];
  for (const planet of planets) {
    const value = valueOf(g, planet, currency);
    const lost = valueOf(g, planet, other(currency));
    for (let sum = total; sum >= value; sum--) {
      const from = best[sum - value];
      if (from === undefined) continue;
      const cost = from.cost + lost;
      if (cost < (best[sum]?.cost ?? Infinity))
        best[sum] = { cost, planets: [...from.planets, planet] };
    }
  }
  let chosen: { cost: number; planets: number[] } | undefined;
  for (let sum = due; sum <= total; sum++) {
    const way = best[sum];
    if (way === undefined) continue;
    if (!keepsOther) return way.planets;
    if (chosen === undefined || way.cost < chosen.cost) chosen = way;
  }
  return chosen!.planets;
}
