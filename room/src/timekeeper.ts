import type { Seat } from '@tablewright/engine';
import { levelsOf, paceOf, RETRY } from './dependencies.ts';
import { concede } from './finish.ts';
import type { Live } from './live.ts';
import { anyAnswer, offeredOr, play, think } from './moves.ts';
import { leaveToBot } from './seating.ts';
import { runningSeats, settledClocks } from './time.ts';

/** Timers count in 31 bits, so longer waits are split. */
const LONGEST_TIMER = 2 ** 30;

/** Watches the clocks and does what the players agreed on when one runs out. */
export class Timekeeper {
  private readonly live: Live;
  private cancel: (() => void) | null = null;
  /** The question that a bot thinks about for a person who is out of time, with the seat. */
  private skipping: string | null = null;

  constructor(live: Live) {
    this.live = live;
    live.watch(() => this.arm());
  }

  /** When the next clock runs out, in the host's time; null while none runs. */
  get deadline(): number | null {
    const clocks = settledClocks(this.live);
    const running = runningSeats(this.live);
    if (clocks === null || running.length === 0) return null;
    return clocks.at + Math.min(...running.map((seat) => clocks.left[seat]));
  }

  arm(): void {
    this.stop();
    const { deadline } = this;
    if (deadline === null) return;
    const left = deadline - this.live.deps.now();
    this.wait(left > 0 ? left : paceOf(this.live.deps));
  }

  private stop(): void {
    this.cancel?.();
    this.cancel = null;
  }

  private wait(ms: number): void {
    this.stop();
    this.cancel = this.live.after(Math.min(ms, LONGEST_TIMER), () => {
      this.live.enqueue(() => this.checkClocks()).catch(() => this.wait(RETRY));
    });
  }

  private async checkClocks(): Promise<void> {
    const { live } = this;
    if (live.isClosed) return;
    const clocks = settledClocks(live);
    const late = runningSeats(live).find((seat) => clocks!.left[seat] <= 0);
    if (late === undefined) this.arm();
    else await this.outOfTime(late);
  }

  /** Takes the default of the question; without one, what a bot that stands in would answer. */
  private async skip(seat: Seat): Promise<void> {
    const { live } = this;
    if (live.ledger.match.ask(seat)!.otherwise !== null)
      return play(live, seat, anyAnswer(live, seat));
    const question = this.questionOf(seat);
    if (this.skipping === question) return undefined;
    this.skipping = question;
    // Outside the queue of changes, so that nobody waits for the bot.
    void think(live, seat, levelsOf(live.deps).standIn)
      .then((key) => live.enqueue(() => this.answerFor(seat, question, key)))
      .catch(() => this.wait(RETRY))
      .finally(() => (this.skipping = null));
    return undefined;
  }

  /** The person may have answered meanwhile. */
  private async answerFor(seat: Seat, question: string, key: string | null): Promise<void> {
    const { live } = this;
    const isLate =
      !live.isClosed &&
      this.questionOf(seat) === question &&
      runningSeats(live).includes(seat) &&
      settledClocks(live)!.left[seat] <= 0;
    if (isLate) await play(live, seat, offeredOr(live, seat, key));
    else this.arm();
  }

  private questionOf(seat: Seat): string {
    return `${seat} ${this.live.ledger.questionOf(seat)}`;
  }

  private async outOfTime(seat: Seat): Promise<void> {
    const { live } = this;
    const { clock } = live.record;
    if (clock.kind === 'none') return;
    switch (clock.out) {
      case 'skip':
        await this.skip(seat);
        return;
      case 'bot':
        await leaveToBot(live, seat);
        return;
      case 'lose':
        await concede(live, seat, 'time');
    }
  }
}
