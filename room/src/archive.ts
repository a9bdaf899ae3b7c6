import { parseJournal } from '@tablewright/engine';
import type { Live } from './live.ts';
import { recordMatch, type Recording } from './scenes.ts';

/** Records a match that is over, so that its replay outlives its rules. */
export class Archive {
  private readonly live: Live;
  private isBegun = false;

  constructor(live: Live) {
    this.live = live;
    live.watch(() => this.recordIfOver());
  }

  recordIfOver(): void {
    const { live } = this;
    if (this.isBegun || live.ending === null) return;
    this.isBegun = true;
    this.store().catch((error: unknown) => {
      if (!live.isClosed) live.deps.report?.(error);
    });
  }

  private async store(): Promise<void> {
    const { live } = this;
    const { ledger, deps } = live;
    if (ledger.rules !== deps.game.rulesVersion || ledger.leadsElsewhere) return;
    if (await deps.store.hasRecording()) return;
    const journal = parseJournal((await ledger.lines()).join('\n'));
    const work = (pause: () => Promise<void>): Promise<Recording | null> =>
      recordMatch(deps.game, journal, live.record.key, async () => {
        await pause();
        return !live.isClosed;
      });
    const recording = await (deps.aside?.(null, work) ?? work(async () => {}));
    if (recording !== null) await deps.store.saveRecording(recording);
  }
}
