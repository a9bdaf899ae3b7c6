import type { Seat } from '@tablewright/engine';
import { paceOf, RETRY } from './dependencies.ts';
import type { Live } from './live.ts';
import { offeredOr, play, think } from './moves.ts';
import { isQuiet } from './quiet.ts';

/** Lets bots answer what they are asked, outside the queue of changes. */
export class Bots {
  private readonly live: Live;
  /** The question that each bot is thinking about. */
  private readonly busy = new Map<Seat, string>();

  constructor(live: Live) {
    this.live = live;
    live.watch(() => this.wake());
  }

  wake(): void {
    const { live } = this;
    if (live.isClosed || live.ending !== null || live.proposal !== null) return;
    for (const { seat } of live.ledger.match.asks) {
      const { level } = live.record.seats[seat];
      if (level === null || live.reactions.isSealed(seat)) continue;
      const question = live.ledger.questionOf(seat)!;
      if (this.busy.get(seat) === question) continue;
      this.busy.set(seat, question);
      void this.respond(seat, question, level);
    }
  }

  private async respond(seat: Seat, question: string, level: string): Promise<void> {
    const { live } = this;
    const key = (await think(live, seat, level)) ?? (await think(live, seat, level));
    await live.pause(live.movedAt + paceOf(live.deps) - live.deps.now());
    try {
      await live.enqueue(() => this.answer(seat, question, key));
      this.rest(seat, question);
    } catch {
      await live.pause(RETRY);
      this.rest(seat, question);
      this.wake();
    }
  }

  private async answer(seat: Seat, question: string, key: string | null): Promise<void> {
    const { live } = this;
    const { ledger, record } = live;
    const isWanted =
      !live.isClosed &&
      live.ending === null &&
      live.proposal === null &&
      record.seats[seat].level !== null &&
      ledger.questionOf(seat) === question;
    if (!isWanted) return;
    const answer = offeredOr(live, seat, key);
    if (isQuiet(ledger.match)) await live.reactions.sealForBot(seat, answer);
    else await play(live, seat, answer);
  }

  private rest(seat: Seat, question: string): void {
    if (this.busy.get(seat) === question) this.busy.delete(seat);
  }
}
