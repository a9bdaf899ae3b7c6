import process from 'node:process';

const BAR = 30;
const MILLISECONDS_BETWEEN = 100;

/** A progress bar on the error stream of a terminal; nothing in a pipe. */
export class Progress {
  private readonly total: number;
  private readonly isShown = process.stderr.isTTY === true;
  private drawn = 0;

  constructor(total: number) {
    this.total = total;
  }

  at(done: number): void {
    if (!this.isShown || performance.now() - this.drawn < MILLISECONDS_BETWEEN) return;
    this.drawn = performance.now();
    const filled = Math.floor((BAR * done) / this.total);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
    process.stderr.write(`\r${bar} ${done}/${this.total}`);
  }

  done(): void {
    if (this.isShown) process.stderr.write('\r\u001B[K');
  }
}
