import { type ChildProcess, execFile } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Log } from '../log.ts';

/** When to begin, in milliseconds after the start: people who waited for the server come first. */
export const USUAL_DELAY = 60_000;

/** Checks the whole database file once, beside the server: the start itself checks only what takes little time. */
export class BackgroundCheck {
  /** What was found; null for a sound file, undefined until it has been checked. */
  damage: string | null | undefined = undefined;
  private readonly file: string;
  private readonly script: string;
  private readonly delay: number;
  private timer: NodeJS.Timeout | undefined;
  private child: ChildProcess | null = null;
  private isClosed = false;

  /** The script is bundled beside that of the thinking threads. */
  constructor(file: string, worker: URL, delay = USUAL_DELAY) {
    this.file = file;
    this.script = fileURLToPath(new URL('integrity.mjs', worker));
    this.delay = delay;
  }

  open(log: Log): void {
    this.timer = setTimeout(() => this.begin(log), this.delay);
    this.timer.unref();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.child?.kill('SIGKILL');
  }

  private begin(log: Log): void {
    const args = [this.script, this.file];
    this.child = execFile(process.execPath, args, (error, found) => {
      if (this.isClosed) return;
      if (error !== null) return log.error({ err: error }, 'the database could not be checked');
      this.damage = found === '' ? null : found;
      if (this.damage === null) return;
      log.error(
        { damage: found },
        'the database is damaged: run "npm run host -- check", and restore a backup from before',
      );
    });
    this.child.unref();
    slowDown(this.child);
  }
}

/** Play comes first. */
function slowDown({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system does not allow it.
  }
}
