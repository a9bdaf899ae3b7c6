import type { Bus } from '../cluster/bus.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Database } from '../storage/database.ts';
import { isDue, matchesDue } from '../storage/matches.ts';
import { Broken, Elsewhere, thingOf, TooNew } from './elsewhere.ts';
import type { Homes } from './homes.ts';
import type { MatchRules } from './rules.ts';

interface Dependencies {
  readonly db: Database;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly homes: Homes;
}

/** Without a match: a sweep for matches to open. */
type Wake = { readonly match?: string };

/** How many matches are opened at the same time. */
const AT_ONCE = 4;

/** Opens matches that no node has in memory when a clock runs out or a bot is to move. */
export class Waking {
  private readonly dependencies: Dependencies;
  private readonly rules: MatchRules;
  /** Matches that this node cannot open, now or later. */
  private readonly notHere = new Set<string>();
  private isClosed = false;
  private log: Log = { error: () => undefined };

  constructor(dependencies: Dependencies, rules: MatchRules) {
    this.dependencies = dependencies;
    this.rules = rules;
    dependencies.bus.onGone((node) => {
      if (node !== null) void this.sweepSoon();
    });
  }

  async open(log: Log): Promise<void> {
    const { jobs } = this.dependencies;
    this.log = log;
    jobs.work('wake', (data) => this.wake(data as Wake), AT_ONCE);
    await jobs.every('wake', this.rules.sweepEvery, {});
    await this.sweepSoon();
  }

  close(): void {
    this.isClosed = true;
  }

  private async sweepSoon(): Promise<void> {
    try {
      await this.dependencies.jobs.add('wake', {}, { id: 'look' });
    } catch (error) {
      this.log.error({ err: error }, 'matches could not be looked for');
    }
  }

  private async wake({ match }: Wake): Promise<void> {
    const { db, homes } = this.dependencies;
    if (this.isClosed) return;
    if (match === undefined) return this.sweep();
    if (homes.has(match) || this.notHere.has(match)) return;
    // It may have been put away since the sweep, and not be due until much later.
    if (!(await isDue(db, match, this.soon))) return;
    try {
      await homes.get(match);
    } catch (error) {
      if (error instanceof Broken) this.notHere.add(match);
      else if (error instanceof TooNew) this.leave(match, error);
      else if (!(error instanceof Elsewhere)) throw error;
    }
  }

  /** Logged once: this node will never know the rules of the match. */
  private leave(match: string, error: TooNew): void {
    this.notHere.add(match);
    this.log.error({ err: error, match }, 'a match waits for a server with newer rules');
  }

  /** When the next sweep is. */
  private get soon(): number {
    const { now, sweepEvery } = this.rules;
    return now() + sweepEvery;
  }

  /** Queues every match that is due before the next sweep. */
  private async sweep(): Promise<void> {
    const { db, bus, jobs, homes } = this.dependencies;
    const due = (await matchesDue(db, this.soon)).filter((id) => !homes.has(id));
    if (due.length === 0) return;
    const at = await bus.homes(due.map(thingOf));
    for (const [i, match] of due.entries())
      if (at[i] === null) await jobs.add('wake', { match }, { id: `match-${match}` });
  }
}
