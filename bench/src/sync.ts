import fs, { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { readArguments } from './live/arguments.ts';
import { figure, printed } from './report.ts';
import { median, roundByRound } from './rounds.ts';

/** The measurements of some commits. */
interface Cost {
  /** Milliseconds of processor time for a commit. */
  readonly cpu: number;
  /** Milliseconds from the first statement until the commit is on the disk. */
  readonly done: number;
  /** Milliseconds for which the event loop was blocked. */
  readonly stopped: number;
}

const fdatasync = promisify(fs.fdatasync);

/** A database whose commits are on the disk when `kept` resolves. */
class Contender {
  readonly name: string;
  readonly costs: Cost[] = [];
  private readonly folder: string;
  private readonly database: DatabaseSyncInstance;
  private readonly log: number | null;

  constructor(name: string, synchronous: 'NORMAL' | 'FULL', data: string) {
    this.name = name;
    this.folder = mkdtempSync(path.join(data || os.tmpdir(), 'tablewright-bench-'));
    const file = path.join(this.folder, 'bench.db');
    this.database = new DatabaseSync(file);
    this.database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = ${synchronous};
      create table journal (match text, position integer, line text, primary key (match, position));
    `);
    this.log = synchronous === 'FULL' ? null : fs.openSync(`${file}-wal`, 'r+');
  }

  async measure(seconds: number, lines: number): Promise<void> {
    const { database, log, costs } = this;
    const insert = database.prepare(
      'insert into journal select ?, coalesce(max(position) + 1, 0), ? from journal where match = ?',
    );
    const done: number[] = [];
    const stopped: number[] = [];
    const cpu = process.cpuUsage();
    for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
      const begun = performance.now();
      database.exec('begin immediate');
      for (let i = 0; i < lines; i++) insert.run(`match ${i}`, 'x'.repeat(100), `match ${i}`);
      database.exec('commit');
      stopped.push(performance.now() - begun);
      if (log !== null) await fdatasync(log);
      done.push(performance.now() - begun);
      await setImmediate();
    }
    const { user, system } = process.cpuUsage(cpu);
    costs.push({
      cpu: (user + system) / 1000 / done.length,
      done: median(done),
      stopped: median(stopped),
    });
  }

  close(): void {
    if (this.log !== null) fs.closeSync(this.log);
    this.database.close();
    rmSync(this.folder, { recursive: true });
  }
}

/**
 * Compares commits synced outside of the event loop, as in the server, with commits synced by SQLite, which block it.
 */
export async function sync(args: readonly string[]): Promise<void> {
  const { rounds, seconds, lines, data } = readArguments(args, {
    rounds: 8,
    seconds: 1,
    /** Journal lines that share a commit. */
    lines: 10,
    /** Another folder, such as one on another disk. */
    data: '',
  });
  const ours = new Contender('beside the event loop', 'NORMAL', data);
  const full = new Contender('synchronous=FULL', 'FULL', data);
  for (let round = 0; round < rounds; round++)
    for (const contender of [ours, full]) await contender.measure(seconds, lines);
  const of = (contender: Contender, what: keyof Cost) => contender.costs.map((cost) => cost[what]);
  const figures = (['stopped', 'done', 'cpu'] as const).flatMap((what) => [
    ...[ours, full].map((one) => figure(`${what}, ${one.name}`, 'ms', of(one, what))),
    figure(
      `${what}, ratio`,
      'times',
      roundByRound((a, b) => a / b, of(ours, what), of(full, what)),
    ),
  ]);
  const title = `commits of ${lines} lines; load average ${os.loadavg()[0].toFixed(1)}`;
  process.stdout.write(`${printed({ title, figures, targets: [] })}\n`);
  ours.close();
  full.close();
}
