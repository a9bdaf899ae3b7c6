import type { Seat } from '@tablewright/engine';
import type { FromRoom } from '@tablewright/protocol';
import { paceOf, RETRY } from './dependencies.ts';
import type { Live } from './live.ts';
import { decide } from './moves.ts';
import { orderGist, orderedAnswer, ordersFor, papersAfterUse } from './orders.ts';
import { isQuiet } from './quiet.ts';

/** Lets standing orders answer for people, whether these are there or not, at the pace of bots. */
export class OrderAnswers {
  private readonly live: Live;
  /** The question that each seat's orders are about to answer. */
  private readonly busy = new Map<Seat, string>();

  constructor(live: Live) {
    this.live = live;
    live.watch(() => {
      this.wake();
      this.show();
    });
  }

  /** Orders answer by then; null if no seat is asked that has fitting ones. */
  get deadline(): number | null {
    return this.due().length === 0 ? null : this.live.movedAt + paceOf(this.live.deps);
  }

  wake(): void {
    const { live } = this;
    if (live.isClosed || live.proposal !== null) return;
    for (const seat of this.due()) {
      const question = live.ledger.questionOf(seat)!;
      if (this.busy.get(seat) === question) continue;
      this.busy.set(seat, question);
      void this.respond(seat, question);
    }
  }

  /** Tells the lines of each seat what has changed for it, and nobody else. */
  show(): void {
    const { live } = this;
    if (live.deps.game.orders === undefined) return;
    live.audience.tellOwn('orders', (seat) => {
      if (live.record.seats[seat] === undefined) return null;
      const message = (): FromRoom => ({ t: 'orders', orders: ordersFor(live, seat)! });
      return { gist: orderGist(live, seat), message };
    });
  }

  /** Seats that are asked openly, and whose orders know the answer. */
  private due(): Seat[] {
    const { live } = this;
    const { match } = live.ledger;
    if (live.deps.game.orders === undefined || live.ending !== null || isQuiet(match)) return [];
    return match.asks.map(({ seat }) => seat).filter((seat) => orderedAnswer(live, seat) !== null);
  }

  private async respond(seat: Seat, question: string): Promise<void> {
    const { live } = this;
    await live.pause(live.movedAt + paceOf(live.deps) - live.deps.now());
    try {
      await live.enqueue(() => this.answer(seat, question));
      this.rest(seat, question);
    } catch {
      await live.pause(RETRY);
      this.rest(seat, question);
      this.wake();
    }
  }

  private async answer(seat: Seat, question: string): Promise<void> {
    const { live } = this;
    if (live.isClosed || live.proposal !== null) return;
    if (live.ledger.questionOf(seat) !== question || isQuiet(live.ledger.match)) return;
    const key = orderedAnswer(live, seat);
    if (key === null) return;
    await decide(live, [{ seat, key }], { seat, papers: papersAfterUse(live, seat, key) });
  }

  private rest(seat: Seat, question: string): void {
    if (this.busy.get(seat) === question) this.busy.delete(seat);
  }
}
