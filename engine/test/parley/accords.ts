import {
  type Accords,
  type Chance,
  type Deal,
  type DealBook,
  dealKey,
  HIDDEN,
  type Lot,
  readDeal,
  type Script,
  type Seat,
  type Tradable,
} from '@tablewright/engine';
import { cardIn, discard, wilesOf } from './cards.ts';
import { CARDS, HAND_AFTER_DEAL, type Wile, WILES } from './content.ts';
import { choose } from './options.ts';
import { NOBODY, othersThan, type Parley } from './state.ts';
import { emit } from './vocabulary.ts';

const GOODS = 'goods';

/** Goods and wiles change hands between the envoy whose turn it is and another, once a turn. */
export const accords: Accords<Parley> = {
  parties(g, key) {
    const deal = dealIn(g, key);
    return deal === null ? null : [deal.from, deal.to];
  },
  forbids(g, key) {
    const deal = dealIn(g, key);
    return deal === null ? 'PY-7' : verdict(g, deal);
  },
  *carryOut(g, key) {
    const { from, to, gives, wants } = readDeal(key)!;
    const gave = handOver(g, from, to, gives);
    const got = handOver(g, to, from, wants);
    g.players[partnerIn(g, { from, to })].dealt = true;
    emit(
      'exchanged',
      {
        player: from,
        other: to,
        gaveGoods: countOf(gives, GOODS),
        gotGoods: countOf(wants, GOODS),
        gaveCards: gave.length,
        gotCards: got.length,
      },
      { seats: [from, to], args: { gave, got } },
    );
    for (const seat of [from, to]) yield* dropDownTo(g, seat, HAND_AFTER_DEAL);
  },
  examples(g, chance) {
    const from = g.acting;
    if (from === NOBODY) return [];
    return othersThan(g, from).flatMap((to) => {
      const deal = { from, to, gives: someOf(g, from, chance), wants: someOf(g, to, chance) };
      const isAny = deal.gives.length + deal.wants.length > 0;
      return isAny && verdict(g, deal) === null ? [dealKey(deal)] : [];
    });
  },
};

export const deals: DealBook<Parley> = {
  tradable(view, giver) {
    const { goods, hand } = view.players[giver];
    const wiles = WILES.flatMap((wile): Tradable[] => {
      const most = seen(hand, wile) + unseen(hand);
      return most === 0
        ? []
        : [
            {
              thing: wile.id,
              most: Math.min(most, wile.copies),
              message: { id: 'thing.wile', about: { wile: wile.id } },
              target: `wile:${wile.id}`,
            },
          ];
    });
    return goods === 0
      ? wiles
      : [{ thing: GOODS, most: goods, message: { id: 'thing.goods' } }, ...wiles];
  },
  forbids: (view, deal) => verdict(view, deal),
};

/** What forbids a deal, as far as this state or view tells. */
function verdict(g: Parley, deal: Deal): string | null {
  const { from, to, gives, wants } = deal;
  if (g.acting !== from && g.acting !== to) return 'PY-5';
  if (g.players[partnerIn(g, deal)].dealt) return 'PY-6';
  return canGive(g, from, gives) && canGive(g, to, wants) ? null : 'PY-7';
}

/** A card that cannot be seen could be any. */
function canGive(g: Parley, seat: Seat, lots: readonly Lot[]): boolean {
  const { goods, hand } = g.players[seat];
  let guessed = 0;
  for (const { thing, count } of lots) {
    if (thing === GOODS) {
      if (count > goods) return false;
      continue;
    }
    const wile = wileNamed(thing)!;
    if (count > wile.copies) return false;
    guessed += Math.max(0, count - seen(hand, wile));
  }
  return guessed <= unseen(hand);
}

function handOver(g: Parley, from: Seat, to: Seat, lots: readonly Lot[]): Wile['id'][] {
  return lots.flatMap(({ thing, count }) => {
    if (thing === GOODS) {
      g.players[from].goods -= count;
      g.players[to].goods += count;
      return [];
    }
    const wile = wileNamed(thing)!;
    for (let i = 0; i < count; i++)
      g.players[to].hand.push(...g.players[from].hand.splice(cardIn(g, from, wile), 1));
    return new Array<Wile['id']>(count).fill(wile.id);
  });
}

/** A player with too many cards after a deal gives some up, openly. */
function* dropDownTo(g: Parley, seat: Seat, most: number): Script {
  while (g.players[seat].hand.length > most) {
    const { wile } = yield* choose(
      seat,
      'drop',
      () => wilesOf(g, seat).map((each) => ({ do: 'drop', wile: WILES.indexOf(each) }) as const),
      { always: true, about: { most } },
    );
    discard(g, seat, WILES[wile]);
    emit('dropped', { player: seat, wile: WILES[wile].id });
  }
}

/** The deal with this key, if it is one of this game. */
function dealIn(g: Parley, key: string): Deal | null {
  const deal = readDeal(key);
  if (deal === null || Math.max(deal.from, deal.to) >= g.players.length) return null;
  const isKnown = ({ thing }: Lot): boolean => thing === GOODS || wileNamed(thing) !== undefined;
  return [...deal.gives, ...deal.wants].every(isKnown) ? deal : null;
}

/** Of two who deal, the one whose turn it is not. */
function partnerIn(g: Parley, { from, to }: Pick<Deal, 'from' | 'to'>): Seat {
  return g.acting === from ? to : from;
}

function someOf(g: Parley, seat: Seat, chance: Chance): Lot[] {
  const { goods } = g.players[seat];
  const wiles = wilesOf(g, seat).map(({ id }): Lot => ({ thing: id, count: 1 }));
  const lots = goods > 0 ? [...wiles, { thing: GOODS, count: 1 + chance.below(goods) }] : wiles;
  return lots.filter(() => chance.below(3) === 0);
}

function countOf(lots: readonly Lot[], thing: string): number {
  return lots.find((lot) => lot.thing === thing)?.count ?? 0;
}

const wileNamed = (name: string): Wile | undefined => WILES.find(({ id }) => id === name);
const seen = (hand: readonly number[], wile: Wile): number =>
  hand.filter((card) => CARDS[card] === wile).length;
const unseen = (hand: readonly number[]): number => hand.filter((card) => card === HIDDEN).length;
