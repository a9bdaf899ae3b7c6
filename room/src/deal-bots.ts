import { FastChance, type Match, type Seat } from '@tablewright/engine';
import { propose, refuse, sign } from './deals.ts';
import { paceOf, RETRY } from './dependencies.ts';
import type { Live } from './live.ts';
import { isOver, type Offer, offersIn } from './offers.ts';
import { isQuiet } from './quiet.ts';
import { isPersonAt } from './record.ts';
import { Refusal } from './refusal.ts';

/** How long the offer of a bot stands: time enough for a person to see it. */
const TERM = { live: 120_000, days: 86_400_000 };

/** A bot looks for a deal in about one of so many turns. */
const SELDOM = 3;

/** Lets bots sign or refuse what is offered to them, and offer something themselves now and then. */
export class DealBots {
  private readonly live: Live;
  private readonly judging = new Set<number>();
  /** The turn in which each bot last looked for a deal. */
  private readonly looked = new Map<Seat, number>();

  constructor(live: Live) {
    this.live = live;
    live.watch(() => this.wake());
  }

  wake(): void {
    const { live } = this;
    if (live.deps.game.deals === undefined || live.isClosed || live.ending !== null) return;
    for (const offer of offersIn(live)) {
      if (offer.state !== 'open' || isPersonAt(live.record, offer.to)) continue;
      if (this.judging.has(offer.id)) continue;
      this.judging.add(offer.id);
      void this.reply(offer);
    }
    this.offer();
  }

  private async reply(offer: Offer): Promise<void> {
    const { live } = this;
    const { id, to } = offer;
    await live.pause(paceOf(live.deps));
    try {
      const isGood = await this.isGood(offer);
      await live.enqueue(async () => {
        const now = offersIn(live).find((other) => other.id === id);
        if (live.isClosed || now?.state !== 'open' || isPersonAt(live.record, to)) return;
        await (isGood ? sign : refuse)(live, to, id);
      });
      this.judging.delete(id);
    } catch (error) {
      this.report(error);
      await live.pause(RETRY);
      this.judging.delete(id);
      this.wake();
    }
  }

  private async isGood({ from, to, gives, wants }: Offer): Promise<boolean> {
    const { deps, ledger } = this.live;
    return (await deps.judgeDeal?.(ledger.match, to, { from, to, gives, wants })) ?? false;
  }

  private offer(): void {
    const { live, looked } = this;
    const { match } = live.ledger;
    if (live.deps.findDeal === undefined || !isTimeToDeal(match)) return;
    const turn = match.game.turns(match.state);
    for (const { seat } of match.asks) {
      if (isPersonAt(live.record, seat) || looked.get(seat) === turn) continue;
      looked.set(seat, turn);
      const hasOffer = offersIn(live).some((offer) => offer.from === seat && !isOver(offer));
      const isTime = new FastChance(turn * 64 + seat).below(SELDOM) === 0;
      if (!hasOffer && isTime) void this.look(seat).catch((error) => this.report(error));
    }
  }

  private async look(seat: Seat): Promise<void> {
    const { live } = this;
    const { clock } = live.record;
    const deal = await live.deps.findDeal!(live.ledger.match, seat);
    if (deal === null) return;
    const { to, gives, wants } = deal;
    const term = clock.kind === 'days' ? TERM.days : TERM.live;
    await live.enqueue(async () => {
      if (live.isClosed || live.ending !== null || isPersonAt(live.record, seat)) return;
      const nothing = { words: '', on: null, counters: null };
      await propose(live, { seat, to, gives, wants, term, ...nothing });
    });
  }

  /** A refusal only says that the table has moved on while the bot was thinking. */
  private report(error: unknown): void {
    if (!(error instanceof Refusal)) this.live.deps.report?.(error);
  }
}

/**
 * A bot looks for a deal where the rules mark the question for it: everywhere would take too long. An offer at a quiet
 * question would betray that its seat is asked.
 */
function isTimeToDeal(match: Match): boolean {
  return match.asks.every(({ details }) => details.accords === true) && !isQuiet(match);
}
