/** A rate limit: a burst, and a number each second. */
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
    // Nodes' clocks differ a little. A difference longer than a bucket takes to fill means that a clock was set back.
    if (this.filled - now > (this.size / this.perSecond) * 1000) this.filled = now;
    const gained = (Math.max(0, now - this.filled) / 1000) * this.perSecond;
    this.tokens = Math.min(this.size, this.tokens + gained);
    this.filled = Math.max(now, this.filled);
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}

/** A forgotten name starts with a full bucket; with so many names in use that does no harm. */
const MOST_BUCKETS = 10_000;

/** Token buckets by name. */
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
    // Delete first, so that the map starts with the least recently used.
    this.buckets.delete(name);
    this.buckets.set(name, bucket);
    if (this.buckets.size > MOST_BUCKETS) this.buckets.delete(this.buckets.keys().next().value!);
    return bucket.take(now);
  }
}
