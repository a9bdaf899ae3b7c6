import { statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { UsageError } from '../failure.ts';
import { keepMatch, writeText } from '../files.ts';

/** Keeps the lines of a journal, in a file as they come where it was given one. */
export class JournalKeeper {
  private readonly lines: string[] = [];
  private readonly name: string;
  private readonly own = new Set<string>();
  private file: string | null = null;

  constructor(game: string) {
    const stamp = new Date().toISOString().replace(/\..*/, '').replaceAll(':', '');
    this.name = `${game}-${stamp}-${process.pid}.jsonl`;
  }

  /** Where the journal is written as the match goes on, if anywhere. */
  get path(): string | null {
    return this.file;
  }

  readonly add = (line: string): void => {
    this.lines.push(line);
    if (this.file === null) return;
    try {
      writeText(this.file, `${line}\n`, 'a');
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      // A full disk must not end the match: the journal goes on in memory and is kept elsewhere at the end.
      this.file = null;
    }
  };

  /** Goes on with a journal that lies in a file, and in that file if it can be written. */
  takeOver(source: string, file: string): void {
    this.lines.push(...source.split('\n').filter((line) => line.trim() !== ''));
    this.own.add(path.resolve(file));
    try {
      this.writeTo(file);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
    }
  }

  /** Writes everything to a file and, from now on, every new line as well. */
  writeTo(file: string): void {
    this.copyTo(file);
    this.file = file;
  }

  /** Writes a copy of everything so far. A file of somebody else's is never overwritten. */
  copyTo(file: string): void {
    const whole = path.resolve(file);
    const found = statSync(whole, { throwIfNoEntry: false });
    if (found?.isDirectory() === true) throw new UsageError('error.fileIsFolder', { file });
    if (found !== undefined && !this.own.has(whole))
      throw new UsageError('error.fileExists', { file });
    writeText(whole, this.text());
    this.own.add(whole);
  }

  /** The journal lies in a file when this is done; tells in which. */
  keep(): string {
    return this.file ?? keepMatch(this.name, this.text());
  }

  private text(): string {
    return this.lines.map((line) => `${line}\n`).join('');
  }
}
