import { inLanes } from './lanes.ts';

/** A table as the load generator has it: some clients, of whom the one whose turn it is moves when told to. */
export interface LoadTable {
  /** Sends a move that was just offered. Called only while none is under way. */
  move(): void;
  /** Begins another match where this one could soon come to its end. Called only while no move is under way. */
  renew?(): Promise<void>;
  /** The match that is being played, where spectators can find it. */
  readonly watchable?: string;
  close(): void;
}

/** What tables tell whoever measures them. */
export interface Watcher {
  /** A client has been shown the move that is under way; the last one ends it. */
  shown(table: LoadTable): void;
  failed(table: LoadTable, why: string): void;
  /** The table can take no move for a while: its match is over and another begins. */
  pausing(table: LoadTable): void;
  ready(table: LoadTable): void;
}

/** What was found in one run at a fixed rate. */
export interface Measured {
  readonly rate: number;
  /** Moves a second that all clients were shown. */
  readonly done: number;
  readonly moves: number;
  /** Milliseconds from a move until its last client was shown it. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly errors: readonly string[];
}

interface Course {
  /** When the move was due; NaN while none is under way. */
  due: number;
  seen: number;
  isPausing: boolean;
  /** A move that fell due while another was under way. */
  next: number;
}

export const CLIENTS = 4;

/** Plays at many tables, so many moves a second in all, table by table in turn. */
export class Load implements Watcher {
  private readonly courses = new Map<LoadTable, Course>();
  private tables: LoadTable[] = [];
  private latencies: number[] = [];
  private errors: string[] = [];
  private isMeasuring = false;
  private turn = 0;

  add(table: LoadTable): void {
    this.tables.push(table);
    this.courses.set(table, { due: NaN, seen: 0, isPausing: false, next: NaN });
  }

  async run(rate: number, seconds: number, warmUp = 1): Promise<Measured> {
    await this.drive(rate, warmUp);
    this.latencies = [];
    this.errors = [];
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
      errors: this.errors,
    };
  }

  /** So that no match ends while moves are measured: the rooms of peers never do. */
  async renew(): Promise<void> {
    await this.settle();
    await inLanes(this.tables, (table) => table.renew?.());
  }

  shown(table: LoadTable): void {
    const course = this.courses.get(table)!;
    if (Number.isNaN(course.due) || ++course.seen < CLIENTS) return;
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

  /** What is under way may come to its end; what does not within some seconds has failed. */
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
