import { Redis } from 'ioredis';
import { hashOfToken } from '../ids.ts';
import type { Counted, Limits, Rate } from './limits.ts';
import { MemoryLimits } from './memory-limits.ts';

/** How long to wait for Redis; after that the node counts for itself. */
const LONGEST_COMMAND = 300;

const PREFIX = 'tw-limits:';

/** Each script is atomic in Redis, which drops entries that are as good as new. */
const SCRIPTS = {
  /** tokens of a full bucket, milliseconds until there is one more, now → was there one? */
  takeToken: {
    numberOfKeys: 1,
    lua: `
local size, each, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local kept = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local filled = tonumber(kept[2] or now)
-- The clocks of the nodes need not agree; one that is further behind than a bucket takes to fill was set back.
if filled - now > size * each then filled = now end
local at = math.max(now, filled)
local tokens = tonumber(kept[1] or size) + (at - filled) / each
tokens = math.min(size, tokens)
local isThere = tokens >= 1
if isThere then tokens = tokens - 1 end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', string.format('%.0f', at))
redis.call('PEXPIRE', KEYS[1], math.ceil(size * each))
return isThere and 1 or 0`,
  },
  /** milliseconds → count, milliseconds left */
  countUp: {
    numberOfKeys: 1,
    lua: `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`,
  },
};

type Scripts = {
  takeToken(key: string, size: number, each: number, now: number): Promise<number>;
  countUp(key: string, ms: number): Promise<[number, number]>;
};

/** Limits shared by several nodes; without Redis each node counts for itself. */
export class RedisLimits implements Limits {
  private readonly redis: Redis & Scripts;
  private readonly alone = new MemoryLimits();

  constructor(url: string) {
    this.redis = new Redis(url, {
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: null,
      commandTimeout: LONGEST_COMMAND,
      retryStrategy: (times) => Math.min(times * 50, 400),
      scripts: SCRIPTS,
    }) as Redis & Scripts;
    // The bus reports the outage.
    this.redis.on('error', () => undefined);
  }

  async take(what: string, who: string, rate: Rate, now: number): Promise<boolean> {
    const { atOnce, seconds } = rate;
    try {
      return (await this.redis.takeToken(keyOf(what, who), atOnce, seconds * 1000, now)) === 1;
    } catch {
      return this.alone.take(what, who, rate, now);
    }
  }

  async count(what: string, who: string, ms: number): Promise<Counted> {
    try {
      const [count, left] = await this.redis.countUp(keyOf(what, who), ms);
      return { count, left };
    } catch {
      return this.alone.count(what, who, ms);
    }
  }

  close(): void {
    this.redis.disconnect();
  }
}

/** Hashed, so that Redis holds no sessions and addresses in plain text. */
function keyOf(what: string, who: string): string {
  return `${PREFIX}${what}:${hashOfToken(who)}`;
}
