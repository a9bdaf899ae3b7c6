import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Meter } from './meter.ts';
import { Rate } from './rate.ts';

/** Values that are read when metrics are collected. */
export interface Standing {
  readonly matches: () => number;
  readonly lines: () => number;
  readonly online: () => Promise<number>;
  readonly damage: () => string | null | undefined;
  readonly jobs: () => Promise<{ readonly [queue: string]: number | undefined }>;
}

const QUICK = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const SLOW = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const RATE_OVER = 10;

let ofProcess: Registry | null = null;

/** CPU, memory and the event loop belong to the process, however many servers run in it. */
function processMetrics(): Registry {
  if (ofProcess === null) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** The metrics of one server in the Prometheus format. */
export class Metrics implements Meter {
  private readonly register = new Registry();
  private readonly rate = new Rate(RATE_OVER);
  private readonly decisions = this.counter('decisions_total', 'Decisions stored since the start');
  private readonly answers = this.histogram(
    'answer_seconds',
    'From hearing an answer to telling what became of it',
    QUICK,
  );
  private readonly commits = this.histogram(
    'commit_seconds',
    'How long a transaction of live matches takes to reach the disk',
    QUICK,
  );
  private readonly groups = this.histogram(
    'commit_writes',
    'Writes that share a transaction',
    SIZES,
  );
  private readonly thoughts = this.histogram('bot_seconds', 'How long bots think', SLOW);
  private readonly requests = new Histogram({
    name: 'tablewright_http_seconds',
    help: 'How long requests take',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: QUICK,
    registers: [this.register],
  });

  get contentType(): string {
    return this.register.contentType;
  }

  committed(writes: number, seconds: number): void {
    this.groups.observe(writes);
    this.commits.observe(seconds);
  }

  decided(count: number): void {
    this.decisions.inc(count);
    this.rate.add(count, Date.now());
  }

  answered(seconds: number): void {
    this.answers.observe(seconds);
  }

  thought(seconds: number): void {
    this.thoughts.observe(seconds);
  }

  /** The pattern of the path, never the path itself, which may contain secrets. */
  requested(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  /** Gauges that are read when metrics are collected. */
  watch({ matches, lines, online, damage, jobs }: Standing): void {
    this.gauge('matches_in_memory', 'Matches held by this node', matches);
    this.gauge('lines', 'Live lines to clients of this node', lines);
    this.gauge('people_online', 'People about, in the whole server', online);
    this.gauge('database_damaged', '1 if the check after the start has found damage', () => {
      const found = damage();
      return found === undefined ? Number.NaN : Number(found !== null);
    });
    this.gauge('decisions_per_second', `Over the last ${RATE_OVER} seconds`, () =>
      this.rate.perSecond(Date.now()),
    );
    const depth = new Gauge({
      name: 'tablewright_jobs_waiting',
      help: 'Jobs that wait, by queue',
      labelNames: ['queue'] as const,
      registers: [this.register],
      async collect() {
        const depths = await jobs().catch(() => ({}));
        for (const [queue, count] of Object.entries(depths)) depth.set({ queue }, count ?? 0);
      },
    });
  }

  async page(): Promise<string> {
    return Registry.merge([processMetrics(), this.register]).metrics();
  }

  private counter(name: string, help: string): Counter {
    return new Counter({ name: `tablewright_${name}`, help, registers: [this.register] });
  }

  private histogram(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({
      name: `tablewright_${name}`,
      help,
      buckets,
      registers: [this.register],
    });
  }

  private gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge = new Gauge({
      name: `tablewright_${name}`,
      help,
      registers: [this.register],
      async collect() {
        gauge.set(await Promise.resolve(read()).catch(() => Number.NaN));
      },
    });
  }
}
