import {
  type Core,
  type Deal,
  type DealBook,
  type Match,
  opensToAccords,
  type Seat,
} from '@tablewright/engine';
import type { DeskView, OfferState, OfferView } from '@tablewright/protocol';
import type { Papers } from './dependencies.ts';
import type { Live } from './live.ts';
import { Refusal } from './refusal.ts';

/** An offer as it is stored. */
export interface Offer extends Deal {
  readonly id: number;
  readonly made: number;
  readonly until: number | null;
  readonly words: string;
  readonly state: OfferState;
  readonly counters: number | null;
  /** The answer that the deal is tied to, and the question that it answers. */
  readonly on: { readonly key: string; readonly question: string } | null;
  /** The decision that carried it out. */
  readonly done: number | null;
}

/** The name of the paper that keeps offers. */
const PAPER = 'offers';

/** Offers between two seats that are over and still shown. */
const MOST_OVER = 10;

/** More than there are seats in any game. */
const BASE = 64;

export function offersIn({ papers }: Live): readonly Offer[] {
  return (papers.read(PAPER) as readonly Offer[] | null) ?? [];
}

export function offersPaper(offers: readonly Offer[]): Papers {
  const kept = offers.filter((offer, i) => {
    const later = offers.slice(i + 1).filter((other) => isOver(other) && isSamePair(offer, other));
    return !isOver(offer) || later.length < MOST_OVER;
  });
  return { [PAPER]: kept.length === 0 ? null : JSON.stringify(kept) };
}

/** Deletes what the people of these seats wrote to their offers. */
export async function removeWords(live: Live, seats: readonly Seat[]): Promise<void> {
  const offers = offersIn(live);
  const isTheirs = ({ from, words }: Offer): boolean => seats.includes(from) && words !== '';
  if (!offers.some(isTheirs)) return;
  const left = offers.map((offer) => (isTheirs(offer) ? { ...offer, words: '' } : offer));
  await live.papers.save(offersPaper(left));
}

/** Can nothing more become of it? */
export function isOver({ state }: Offer): boolean {
  return state !== 'open' && state !== 'signed';
}

/** Counted for each two seats: a number must not tell how much others deal. */
export function nextId(offers: readonly Offer[], pair: Pick<Deal, 'from' | 'to'>): number {
  const counted = offers
    .filter((offer) => isSamePair(offer, pair))
    .map(({ id }) => Math.floor(id / BASE ** 2));
  const [low, high] = [pair.from, pair.to].toSorted((a, b) => a - b);
  return (Math.max(0, ...counted) + 1) * BASE ** 2 + low * BASE + high;
}

/** The deals of the game; refuses where there are none. */
export function dealsOf({ deps }: Live): DealBook<Core> {
  const { deals, accords } = deps.game;
  if (deals === undefined || accords === undefined)
    throw new Refusal('not-allowed', 'This game has no deals.');
  return deals;
}

/** What the seat sees of offers to it and from it; null in games without deals. */
export function deskFor(live: Live, seat: Seat): DeskView | null {
  const { deals } = live.deps.game;
  const { seats } = live.record;
  if (deals === undefined || seats[seat] === undefined) return null;
  const view = viewOf(live, seat);
  const others = [...seats.keys()].filter((other) => other !== seat);
  return {
    offers: offersIn(live)
      .filter(({ from, to }) => from === seat || to === seat)
      .map(({ done: _done, ...offer }): OfferView => ({
        ...offer,
        on: offer.on?.key ?? null,
        waits: isOver({ ...offer, done: null }) ? null : waitsFor(live, offer, seat),
      })),
    partners: others.map((other) => ({
      seat: other,
      mine: deals.tradable(view, seat, other),
      theirs: deals.tradable(view, other, seat),
    })),
  };
}

/** What a seat gets at once. What could be exchanged changes with every move: clients ask for it. */
export function deskGist({ offers }: DeskView): string {
  return JSON.stringify(offers);
}

/**
 * Why the deal cannot be carried out now, as far as the viewer can see. Only what both have signed may tell that
 * something hidden is in the way: otherwise an offer could be used to look into a hand.
 */
function waitsFor(
  live: Live,
  { state, ...deal }: Deal & Pick<Offer, 'state'>,
  viewer: Seat,
): string | null {
  const { deps, ledger } = live;
  const clause = deps.game.deals!.forbids(viewOf(live, viewer), deal, viewer);
  if (clause !== null) return clause;
  return state === 'signed' || !isOpenToAccords(ledger.match) ? 'not-now' : null;
}

/** May seats agree on something at the question that is open, as everybody can see? */
export function isOpenToAccords({ game, state, asks }: Match): boolean {
  return opensToAccords(game, state, asks);
}

export function viewOf({ ledger }: Live, seat: Seat): Core {
  const { game, state } = ledger.match;
  return game.view(state, seat);
}

function isSamePair(
  one: Pick<Deal, 'from' | 'to'>,
  { from, to }: Pick<Deal, 'from' | 'to'>,
): boolean {
  return (one.from === from && one.to === to) || (one.from === to && one.to === from);
}
