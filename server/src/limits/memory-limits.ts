import { TokenBuckets } from './bucket.ts';
import type { Counted, Limits, Rate } from './limits.ts';

interface Stretch {
  count: number;
  readonly ends: number;
}

/** A forgotten name is counted anew; with so many names in use that does no harm. */
const MOST_STRETCHES = 50_000;

/** The limits of a single process. */
export class MemoryLimits implements Limits {
  private readonly buckets = new Map<string, TokenBuckets>();
  private readonly stretches = new Map<string, Stretch>();

  async take(what: string, who: string, { atOnce, seconds }: Rate, now: number): Promise<boolean> {
    const buckets = this.buckets.get(what) ?? new TokenBuckets(atOnce, 1 / seconds);
    this.buckets.set(what, buckets);
    return buckets.take(who, now);
  }

  async count(what: string, who: string, ms: number): Promise<Counted> {
    const name = `${what} ${who}`;
    const now = performance.now();
    let stretch = this.stretches.get(name);
    if (stretch === undefined || stretch.ends <= now) {
      stretch = { count: 0, ends: now + ms };
      // Delete first, so that the map starts with the oldest.
      this.stretches.delete(name);
      this.stretches.set(name, stretch);
      if (this.stretches.size > MOST_STRETCHES)
        this.stretches.delete(this.stretches.keys().next().value!);
    }
    return { count: ++stretch.count, left: stretch.ends - now };
  }

  close(): void {}
}
