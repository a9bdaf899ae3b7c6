import { parseJournal } from '@tablewright/engine';
import type { Live } from './live.ts';
import { recordMatch } from './scenes.ts';

/** Scenes that are worked out at a time: others want the processor too. */
const AT_A_TIME = 10;

/** Records a match that is over, so that its replay outlives its rules. */
export class Archive {
  private readonly live: Live;
  private isBegun = false;

  constructor(live: Live) {
    this.live = live;
    live.watch(() => this.look());
  }

  look(): void {
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
    if (ledger.rules !== deps.game.rulesVersion || (await deps.store.hasRecording())) return;
    const journal = parseJournal((await ledger.lines()).join('\n'));
    const making = recordMatch(deps.game, journal, live.record.key);
    let made = making.next();
    for (let scenes = 1; made.done !== true; scenes++) {
      if (scenes % AT_A_TIME === 0) await new Promise<void>((resolve) => live.after(0, resolve));
      if (live.isClosed) return;
      made = making.next();
    }
    await deps.store.saveRecording(made.value);
  }
}
