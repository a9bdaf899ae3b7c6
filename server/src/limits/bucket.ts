/** So many at once, and so many each second: how often somebody may do something. */
export class TokenBucket {
  private readonly size: number;
  private readonly perSecond: number;
  private tokens: number;
  private filled: number;

  constructor(size: number, perSecond: number, now: number) {
    this.size = size;
    this.perSecond = perSecond;
    this.tokens = size;
    this.filled = now;
  }

  take(now: number): boolean {
    // Nodes' clocks differ a little; one that is further behind than a bucket takes to fill was set back.
    if (this.filled - now > (this.size / this.perSecond) * 1000) this.filled = now;
    const gained = (Math.max(0, now - this.filled) / 1000) * this.perSecond;
    this.tokens = Math.min(this.size, this.tokens + gained);
    this.filled = Math.max(now, this.filled);
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}

/** Whoever was forgotten starts anew with a full bucket: of so many at once, that harms nobody. */
const MOST_BUCKETS = 10_000;

/** A bucket for everybody, by name. */
export class TokenBuckets {
  private readonly size: number;
  private readonly perSecond: number;
  private readonly buckets = new Map<string, TokenBucket>();

  constructor(size: number, perSecond: number) {
    this.size = size;
    this.perSecond = perSecond;
  }

  take(name: string, now: number): boolean {
    const bucket = this.buckets.get(name) ?? new TokenBucket(this.size, this.perSecond, now);
    // Taken out first, so that the first in the map is who has not come for the longest time.
    this.buckets.delete(name);
    this.buckets.set(name, bucket);
    if (this.buckets.size > MOST_BUCKETS) this.buckets.delete(this.buckets.keys().next().value!);
    return bucket.take(now);
  }
}
