import { createInterface, type Interface } from 'node:readline';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { createStyle, type Style, wantsColour } from '@tablewright/board/terminal';
import { screenSize } from './screen.ts';

/** Why the conversation with the user ended. */
export type Ending = 'end-of-input' | 'interrupt';

export type Reply = { readonly line: string } | { readonly ended: Ending };

/** A conversation line by line, with a person at a terminal or a script in a pipe. */
export class Terminal {
  readonly style: Style;
  /** Is there a person at a terminal? */
  readonly isInteractive: boolean;
  private readonly input: Interface;
  private readonly lines: string[] = [];
  private waiting: ((reply: Reply) => void) | null = null;
  private ending: Ending | null = null;
  private stopWaiting!: (nothing: null) => void;
  private readonly interruption = new Promise<null>((resolve) => (this.stopWaiting = resolve));

  constructor(options: { readonly colour: boolean }) {
    this.style = createStyle(options.colour && wantsColour(process.stdout, process.env));
    this.isInteractive = process.stdin.isTTY === true && process.stdout.isTTY === true;
    this.input = createInterface({
      input: process.stdin,
      ...(this.isInteractive && { output: process.stdout }),
      terminal: this.isInteractive,
    });
    this.input.on('line', (line) => this.take(line));
    this.input.on('close', () => this.end('end-of-input'));
    this.input.on('SIGINT', this.interrupt);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, this.interrupt);
  }

  get width(): number {
    return screenSize().width;
  }

  get height(): number {
    return screenSize().height;
  }

  print(...lines: readonly string[]): void {
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Waits for work and shows a message meanwhile; null when the user interrupts it. */
  async during<T extends object>(notice: string, work: () => T | Promise<T>): Promise<T | null> {
    const isShown = process.stdout.isTTY === true;
    // Blocking work must not delay an earlier Ctrl-C.
    await setImmediate();
    if (isShown) process.stdout.write(this.style.dim(notice));
    try {
      return await Promise.race([work(), this.interruption]);
    } finally {
      if (isShown) process.stdout.write('\r\u001B[K');
    }
  }

  /** The next line that the user enters. Lines that come early are kept. */
  async ask(prompt: string): Promise<Reply> {
    if (this.isInteractive) {
      this.input.setPrompt(prompt);
      this.input.prompt();
    }
    const reply = await this.next();
    if ('ended' in reply) this.print('');
    // A script does not echo its input; the reader of the output wants to see it.
    else if (!this.isInteractive) this.print(`${prompt}${reply.line}`);
    return reply;
  }

  get interrupted(): boolean {
    return this.ending === 'interrupt';
  }

  close(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.off(signal, this.interrupt);
    this.input.close();
  }

  private readonly interrupt = (): void => {
    this.end('interrupt');
    this.stopWaiting(null);
  };

  private next(): Reply | Promise<Reply> {
    const line = this.lines.shift();
    if (line !== undefined) return { line };
    if (this.ending !== null) return { ended: this.ending };
    return new Promise((resolve) => (this.waiting = resolve));
  }

  private take(line: string): void {
    if (this.waiting === null) this.lines.push(line);
    else this.answer({ line });
  }

  private end(how: Ending): void {
    this.ending ??= how;
    this.answer({ ended: how });
  }

  private answer(reply: Reply): void {
    const { waiting } = this;
    this.waiting = null;
    waiting?.(reply);
  }
}
