import type { Seat } from '@tablewright/engine';
import { paceOf, RETRY } from './dependencies.ts';
import { concede } from './finish.ts';
import type { Live } from './live.ts';
import { anyAnswer, play } from './moves.ts';
import { leaveToBot } from './seating.ts';
import { runningSeats, settledClocks } from './time.ts';

/** Timers count in 31 bits, so longer waits are split. */
const LONGEST_TIMER = 2 ** 30;

/** Watches the clocks and does what the players agreed on when one runs out. */
export class Timekeeper {
  private readonly live: Live;
  private cancel: (() => void) | null = null;

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

  private async outOfTime(seat: Seat): Promise<void> {
    const { live } = this;
    const { clock } = live.record;
    if (clock.kind === 'none') return;
    switch (clock.out) {
      case 'skip':
        await play(live, seat, anyAnswer(live, seat));
        return;
      case 'bot':
        await leaveToBot(live, seat);
        return;
      case 'lose':
        await concede(live, seat, 'time');
    }
  }
}
