import { inLanes } from './lanes.ts';

/** A table of the load generator: some clients, of whom the active one moves on command. */
export interface LoadTable {
  /** Sends an offered move. Called only while none is in progress. */
  move(): void;
  /** Starts another match if this one could end soon. Called only while no move is in progress. */
  renew?(): Promise<void>;
  /** The current match, for spectators. */
  readonly watchable?: string;
  close(): void;
}

/** What tables report to the measurement. */
export interface Watcher {
  /** A client has received the current move; the last one completes it. */
  shown(table: LoadTable): void;
  failed(table: LoadTable, why: string): void;
  /** The table can take no move for a while: its match is over and another begins. */
  pausing(table: LoadTable): void;
  ready(table: LoadTable): void;
}

/** The results of one run at a fixed rate. */
export interface Measured {
  readonly rate: number;
  /** Moves a second that all clients have received. */
  readonly done: number;
  readonly moves: number;
  /** Milliseconds from a move until its last client has received it. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Bytes a client receives with a move; NaN where nobody counts them. */
  readonly bytes: number;
  readonly errors: readonly string[];
}

interface Course {
  /** When the move was due; NaN while none is in progress. */
  due: number;
  seen: number;
  isPausing: boolean;
  /** A move that came due while another was in progress. */
  next: number;
}

/** At each table, if nothing else is said. */
export const CLIENTS = 4;

/** Plays at many tables in turn, this many moves a second in total. */
export class Load implements Watcher {
  private readonly courses = new Map<LoadTable, Course>();
  private tables: LoadTable[] = [];
  private latencies: number[] = [];
  private errors: string[] = [];
  private isMeasuring = false;
  private turn = 0;
  private readonly clients: number;
  /** Messages with a move that clients have received, and their bytes. */
  private messages = 0;
  private bytes = 0;

  constructor(clients = CLIENTS) {
    this.clients = clients;
  }

  heard(bytes: number): void {
    this.messages++;
    this.bytes += bytes;
  }

  add(table: LoadTable): void {
    this.tables.push(table);
    this.courses.set(table, { due: NaN, seen: 0, isPausing: false, next: NaN });
  }

  async run(rate: number, seconds: number, warmUp = 1): Promise<Measured> {
    await this.drive(rate, warmUp);
    this.latencies = [];
    this.errors = [];
    this.messages = 0;
    this.bytes = 0;
    this.isMeasuring = true;
    await this.drive(rate, seconds);
    await this.settle();
    this.isMeasuring = false;
    const sorted = Float64Array.from(this.latencies).sort();
    const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? NaN;
    return {
      rate,
      done: sorted.length / seconds,
      moves: sorted.length,
      p50: at(0.5),
      p99: at(0.99),
      max: at(1),
      bytes: this.messages === 0 ? NaN : this.bytes / this.messages,
      errors: this.errors,
    };
  }

  /** So that no match ends during the measurement: the rooms of peers never do. */
  async renew(): Promise<void> {
    await this.settle();
    await inLanes(this.tables, (table) => table.renew?.());
  }

  shown(table: LoadTable): void {
    const course = this.courses.get(table)!;
    if (Number.isNaN(course.due) || ++course.seen < this.clients) return;
    if (this.isMeasuring) this.latencies.push(performance.now() - course.due);
    course.due = NaN;
    const { next } = course;
    course.next = NaN;
    if (!Number.isNaN(next)) this.begin(table, course, next);
  }

  failed(table: LoadTable, why: string): void {
    this.errors.push(why);
    this.courses.get(table)!.due = NaN;
  }

  pausing(table: LoadTable): void {
    Object.assign(this.courses.get(table)!, { isPausing: true, next: NaN });
  }

  ready(table: LoadTable): void {
    Object.assign(this.courses.get(table)!, { isPausing: false, due: NaN, next: NaN });
  }

  matches(): string[] {
    return this.tables.flatMap(({ watchable }) => watchable ?? []);
  }

  close(): void {
    for (const table of this.tables) table.close();
    this.tables = [];
  }

  private drive(rate: number, seconds: number): Promise<void> {
    const start = performance.now();
    const total = Math.round(rate * seconds);
    let begun = 0;
    return new Promise((resolve) => {
      const tick = (): void => {
        const now = performance.now();
        const due = Math.min(total, Math.floor(((now - start) / 1000) * rate));
        for (; begun < due; begun++) this.due(now);
        if (begun < total) setTimeout(tick, 1);
        else resolve();
      };
      tick();
    });
  }

  private due(now: number): void {
    for (let tried = 0; tried < this.tables.length; tried++) {
      const table = this.tables[this.turn++ % this.tables.length];
      const course = this.courses.get(table)!;
      if (course.isPausing) continue;
      if (Number.isNaN(course.due)) this.begin(table, course, now);
      else if (Number.isNaN(course.next)) course.next = now;
      else continue;
      return;
    }
  }

  private begin(table: LoadTable, course: Course, due: number): void {
    course.due = due;
    course.seen = 0;
    table.move();
  }

  /** Waits for moves in progress; those that take more than some seconds have failed. */
  private async settle(): Promise<void> {
    const until = performance.now() + 5000;
    const isOpen = ({ due, isPausing }: Course): boolean => !Number.isNaN(due) && !isPausing;
    while ([...this.courses.values()].some(isOpen)) {
      if (performance.now() > until) {
        this.errors.push('Some moves were never shown to everybody.');
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** Did the server keep up? */
export function isSustained({ rate, done, p99, errors }: Measured): boolean {
  return done >= rate * 0.98 && p99 < 50 && errors.length === 0;
}
