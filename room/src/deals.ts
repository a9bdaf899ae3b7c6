import {
  AnswerError,
  type Deal,
  dealKey,
  type Decision,
  type Lot,
  type Match,
  readDeal,
  type Seat,
  TABLE,
} from '@tablewright/engine';
import { LONGEST_TERM, MOST_OFFERS, type OfferState } from '@tablewright/protocol';
import { cleaned } from './chat.ts';
import { RETRY } from './dependencies.ts';
import type { Together } from './ledger.ts';
import type { Live } from './live.ts';
import { decide, over } from './moves.ts';
import {
  dealsOf,
  deskFor,
  deskGist,
  isOver,
  nextId,
  type Offer,
  offersIn,
  offersPaper,
  viewOf,
} from './offers.ts';
import { isPersonAt } from './record.ts';
import { Refusal } from './refusal.ts';

/** Timers count in 31 bits, so longer waits are split. */
const LONGEST_TIMER = 2 ** 30;

/** A proposed deal, as it comes over a line or from a bot. */
export interface Proposed {
  readonly seat: Seat;
  readonly to: Seat;
  readonly gives: readonly Lot[];
  readonly wants: readonly Lot[];
  readonly words: string;
  readonly term: number | null;
  readonly on: string | null;
  readonly counters: number | null;
}

/** Does something with offers for a person, unless a bot plays the seat now. */
export async function byPerson(live: Live, seat: Seat, act: () => Promise<void>): Promise<void> {
  if (!isPersonAt(live.record, seat))
    throw new Refusal('not-allowed', 'A bot plays this seat now; take it back first.');
  return act();
}

/** Offers a deal to another seat. Only what the proposer can see decides whether it is refused. */
export async function propose(live: Live, proposed: Proposed): Promise<void> {
  const { deps, record } = live;
  const { seat, to, words, term, on, counters } = proposed;
  const book = dealsOf(live);
  if (live.ending !== null) throw over();
  if (to === seat || record.seats[to] === undefined)
    throw new Refusal('malformed', 'An offer goes to another seat of the match.');
  const deal = checkedDeal(proposed);
  if (term !== null && (term === 0 || term > LONGEST_TERM))
    throw new Refusal('malformed', 'An offer stands for up to 60 days, or until the match ends.');
  const view = viewOf(live, seat);
  checkLots(deal.gives, book.tradable(view, seat, to), 'give');
  checkLots(deal.wants, book.tradable(view, to, seat), 'get');
  const offers = offersIn(live);
  const answered = counters === null ? null : find(offers, to, counters, seat);
  if (answered !== null && answered.state !== 'open')
    throw new Refusal('stale', 'The offer that this one answers stands no longer.');
  const standing = offers.filter((offer) => offer.from === seat && !isOver(offer));
  if (standing.length >= MOST_OFFERS)
    throw new Refusal('too-many', `A seat has at most ${MOST_OFFERS} open offers.`);
  const now = deps.now();
  const offer: Offer = {
    ...deal,
    id: nextId(offers, deal),
    made: now,
    until: term === null ? null : now + term,
    words: cleaned(words),
    state: 'open',
    counters,
    on: on === null ? null : tied(live, deal, on),
    done: null,
  };
  const before = answered === null ? offers : withState(offers, answered, 'countered');
  await save(live, [...before, offer]);
  live.deps.offered?.(seat, to);
}

/** The other party signs. What both have signed is carried out as soon as the game allows it. */
export async function sign(live: Live, seat: Seat, id: number): Promise<void> {
  const offer = await standingOffer(live, seat, id);
  if (offer.from === seat) throw new Refusal('not-allowed', 'Your own offer is signed already.');
  if (offer.state === 'signed') throw new Refusal('not-allowed', 'This offer is signed already.');
  const book = dealsOf(live);
  checkLots(offer.wants, book.tradable(viewOf(live, seat), seat, offer.from), 'give');
  if (offer.on !== null) return carryOutTied(live, offer, offer.on.key, seat);
  await save(live, withState(offersIn(live), offer, 'signed'));
}

export async function refuse(live: Live, seat: Seat, id: number): Promise<void> {
  const offer = await standingOffer(live, seat, id);
  if (offer.to !== seat || offer.state !== 'open')
    throw new Refusal('not-allowed', 'Only an offer to you that you have not signed is refused.');
  await save(live, withState(offersIn(live), offer, 'refused'));
}

/** Both may withdraw from what they have signed until it is carried out. */
export async function withdrawOffer(live: Live, seat: Seat, id: number): Promise<void> {
  const offer = await standingOffer(live, seat, id);
  if (offer.from !== seat && offer.state === 'open')
    throw new Refusal('not-allowed', 'You have not signed this offer: refuse it instead.');
  await save(live, withState(offersIn(live), offer, 'withdrawn'));
}

/** Carries out what is signed, and lets offers lapse whose time is over. */
export class Deals {
  private readonly live: Live;
  private cancel: (() => void) | null = null;
  private isLooking = false;

  constructor(live: Live) {
    this.live = live;
    live.watch(() => {
      this.look();
      this.show();
    });
  }

  /** When the next offer lapses. */
  get deadline(): number | null {
    const terms = offersIn(this.live).flatMap((offer) =>
      isOver(offer) ? [] : (offer.until ?? []),
    );
    return terms.length === 0 ? null : Math.min(...terms);
  }

  /** Does what is due now, and waits for what is due later. */
  look(): void {
    const { live } = this;
    if (live.isClosed) return;
    this.cancel?.();
    this.cancel = null;
    const { deadline } = this;
    if (deadline !== null) this.wait(Math.max(0, deadline - live.deps.now()));
    if (this.isLooking || !hasWork(live)) return;
    this.isLooking = true;
    live
      .enqueue(async () => {
        this.isLooking = false;
        if (live.isClosed) return;
        await letLapse(live);
        await carryOutSigned(live);
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) live.deps.report?.(error);
        this.wait(RETRY);
      });
  }

  private show(): void {
    const { live } = this;
    if (live.deps.game.deals === undefined) return;
    live.audience.tellOwn('desk', (seat) => {
      const desk = deskFor(live, seat);
      return desk && { gist: deskGist(desk), message: () => ({ t: 'desk', desk }) };
    });
  }

  private wait(ms: number): void {
    this.cancel?.();
    this.cancel = this.live.after(Math.min(ms, LONGEST_TIMER), () => this.look());
  }
}

/** Nobody but the two parties learns of a change, not even that there was one. */
async function save(live: Live, offers: readonly Offer[]): Promise<void> {
  await live.papers.save(offersPaper(offers));
  live.stirred();
}

function checkedDeal({ seat: from, to, gives, wants }: Proposed): Deal {
  const plain = (lots: readonly Lot[]): Lot[] => lots.map(({ thing, count }) => ({ thing, count }));
  const deal: Deal = { from, to, gives: plain(gives), wants: plain(wants) };
  const read = readDeal(dealKey(deal));
  if (read === null || JSON.stringify(read) !== JSON.stringify(deal))
    throw new Refusal('malformed', 'A deal names each thing once, with a count from 1 to 999.');
  return deal;
}

function checkLots(
  lots: readonly Lot[],
  tradable: readonly { readonly thing: string; readonly most: number }[],
  verb: 'give' | 'get',
): void {
  for (const { thing, count } of lots) {
    const most = tradable.find((other) => other.thing === thing)?.most ?? 0;
    if (count > most)
      throw new Refusal('not-offered', `You can ${verb} at most ${most} of "${thing}" here.`);
  }
}

/** The deal is for this very moment, so it must be possible now, as far as the proposer can see. */
function tied(live: Live, deal: Deal, key: string): Offer['on'] {
  const { ledger } = live;
  const { from } = deal;
  ledger.match.checkAnswer(from, key);
  if (ledger.match.ask(from)!.details.quiet === true)
    throw new Refusal('not-allowed', 'A reaction is secret: no deal can be tied to it.');
  return { key, question: ledger.questionOf(from)! };
}

/** An offer that the seat is a party of. Nobody can tell an offer of others from none. */
function find(offers: readonly Offer[], from: Seat | null, id: number, seat: Seat): Offer {
  const found = offers.find((offer) => offer.id === id);
  const isTheirs = found !== undefined && (found.from === seat || found.to === seat);
  if (!isTheirs || (from !== null && (found.from !== from || found.to !== seat)))
    throw new Refusal('not-allowed', 'There is no such offer.');
  return found;
}

async function standingOffer(live: Live, seat: Seat, id: number): Promise<Offer> {
  dealsOf(live);
  if (live.ending !== null) throw over();
  await letLapse(live);
  const offer = find(offersIn(live), null, id, seat);
  if (isOver(offer)) throw new Refusal('stale', 'This offer stands no longer.');
  return offer;
}

function withState(offers: readonly Offer[], { id }: Offer, state: OfferState): Offer[] {
  return offers.map((offer) => (offer.id === id ? { ...offer, state } : offer));
}

function hasWork(live: Live): boolean {
  return offersIn(live).some((offer) => offer.state === 'signed' || hasLapsed(live, offer));
}

/** Its time is over, its question or the match has gone, or what it led to was taken back. */
function hasLapsed({ deps, ledger, ending }: Live, offer: Offer): boolean {
  if (offer.state === 'done') return offer.done !== null && offer.done >= ledger.match.decisions;
  if (isOver(offer)) return false;
  if (ending !== null || (offer.until !== null && offer.until <= deps.now())) return true;
  return offer.on !== null && offer.on.question !== ledger.questionOf(offer.from);
}

async function letLapse(live: Live): Promise<void> {
  const offers = offersIn(live);
  if (!offers.some((offer) => hasLapsed(live, offer))) return;
  await save(
    live,
    offers.map((offer) =>
      hasLapsed(live, offer) ? { ...offer, state: 'lapsed', done: null } : offer,
    ),
  );
}

/** Carries out the first signed deal that the game allows now; the change it makes looks for the next. */
async function carryOutSigned(live: Live): Promise<void> {
  if (live.ending !== null) return;
  const signed = offersIn(live).filter(({ state }) => state === 'signed');
  const ready = signed.find((offer) => isAllowed(live, offer));
  if (ready !== undefined)
    await decide(live, [accordOf(ready)], { seat: null, papers: paperOfDone(live, ready, 0) });
}

/** Plays the answer and the deal, or neither. The answer may be what lets the deal happen, or the other way round. */
async function carryOutTied(live: Live, offer: Offer, key: string, signer: Seat): Promise<void> {
  const answer: Decision = { seat: offer.from, key };
  const accord = accordOf(offer);
  // Rolled back once something is learnt, the answer would have been a free look at it.
  const between = (match: Match): void => {
    if (match.undoRight(offer.from) !== 'free')
      throw new AnswerError('not-now', 'Something new is learnt before this deal.');
  };
  const ways: [Decision[], Together][] = [
    [[answer, accord], { papers: paperOfDone(live, offer, 1), between }],
    [[accord, answer], { papers: paperOfDone(live, offer, 0) }],
  ];
  for (const [decisions, together] of ways) {
    try {
      await decide(live, decisions, { seat: offer.from, ...together });
      return;
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error;
    }
  }
  const { from, to, gives, wants } = offer;
  const deal: Deal = { from, to, gives, wants };
  const clause = dealsOf(live).forbids(viewOf(live, signer), deal, signer) ?? undefined;
  throw new Refusal('not-now', 'This cannot be carried out now: nothing has changed.', clause);
}

function accordOf({ from, to, gives, wants }: Offer): Decision {
  return { seat: TABLE, key: dealKey({ from, to, gives, wants }), signed: [from, to] };
}

function paperOfDone(live: Live, offer: Offer, after: number): ReturnType<typeof offersPaper> {
  const done = live.ledger.match.decisions + after;
  return offersPaper(
    offersIn(live).map((other) =>
      other.id === offer.id ? { ...other, state: 'done', done } : other,
    ),
  );
}

function isAllowed({ ledger }: Live, offer: Offer): boolean {
  try {
    ledger.match.checkAccord(accordOf(offer).key);
    return true;
  } catch (error) {
    if (error instanceof AnswerError) return false;
    throw error;
  }
}
