import { statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { JournalLine } from '@tablewright/engine';
import { UsageError } from '../failure.ts';
import { keepMatch, writeText } from '../files.ts';

/** Keeps the lines of a journal, and writes them to a file if it has one. */
export class JournalKeeper {
  private readonly lines: string[] = [];
  private readonly name: string;
  private readonly own = new Set<string>();
  private file: string | null = null;
  /** Lines that are not in the file yet; null while each is written at once. */
  private waiting: string[] | null = null;

  constructor(game: string) {
    const stamp = new Date().toISOString().replace(/\..*/, '').replaceAll(':', '');
    this.name = `${game}-${stamp}-${process.pid}.jsonl`;
  }

  /** The file of the journal, if there is one. */
  get path(): string | null {
    return this.file;
  }

  readonly add = (line: string): void => {
    this.lines.push(line);
    if (this.waiting === null) this.append([line]);
    else this.waiting.push(line);
  };

  /** Writes what is added meanwhile in one go, so that the file has all of it or nothing. */
  together(go: () => void): void {
    const waiting: string[] = [];
    this.waiting = waiting;
    try {
      go();
    } finally {
      this.waiting = null;
      this.append(waiting);
    }
  }

  /** The lines after the header. */
  journal(): readonly JournalLine[] {
    return this.lines.slice(1).map((line) => JSON.parse(line) as JournalLine);
  }

  private append(lines: readonly string[]): void {
    if (this.file === null || lines.length === 0) return;
    try {
      writeText(this.file, textOf(lines), 'a');
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      // A full disk must not end the match: the journal continues in memory and is written elsewhere at the end.
      this.file = null;
    }
  }

  /** Continues the journal of a file, in that file if it is writable. */
  takeOver(source: string, file: string): void {
    this.lines.push(...source.split('\n').filter((line) => line.trim() !== ''));
    this.own.add(path.resolve(file));
    try {
      this.writeTo(file);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
    }
  }

  /** Writes everything to a file, and every new line from now on. */
  writeTo(file: string): void {
    this.copyTo(file);
    this.file = file;
  }

  /** Writes a copy of everything so far. It never overwrites another file. */
  copyTo(file: string): void {
    const whole = path.resolve(file);
    const found = statSync(whole, { throwIfNoEntry: false });
    if (found?.isDirectory() === true) throw new UsageError('error.fileIsFolder', { file });
    if (found !== undefined && !this.own.has(whole))
      throw new UsageError('error.fileExists', { file });
    writeText(whole, this.text());
    this.own.add(whole);
  }

  /** Makes sure that the journal is in a file; returns its path. */
  keep(): string {
    return this.file ?? keepMatch(this.name, this.text());
  }

  private text(): string {
    return textOf(this.lines);
  }
}

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
