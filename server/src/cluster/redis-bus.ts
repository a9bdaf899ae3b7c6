import { Redis } from 'ioredis';
import { ConfigError } from '../config.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import type { Bus, Topic } from './bus.ts';
import { Listeners } from './listeners.ts';
import { RECENT } from './memory-bus.ts';
import { COMMANDS, type Script } from './scripts.ts';

/** How often a node reports that it is alive, and how long a report is valid. */
const BEAT_EVERY = 500;
const LIVES_FOR = 3000;

/** Grace period after a Redis outage: Redis may have lost the homes, so other nodes wait for them to claim again. */
const HOMES_FIRST = 1000;

const LONGEST_COMMAND = 2000;

/** Nodes that communicate through Redis. */
export class RedisBus implements Bus {
  readonly node = newId();
  isUp = false;
  /** One connection publishes and runs commands, the other subscribes. */
  private readonly publisher: Redis;
  private readonly subscriber: Redis;
  private readonly prefix: string;
  private readonly listeners = new Listeners();
  private readonly onLoss = new Set<(node: string | null) => void>();
  readonly others = new Set<string>();
  private readonly mine = new Set<string>();
  private readonly saying = new Map<string, unknown[]>();
  private readonly seenNow = new Set<string>();
  private isSubscribed = false;
  private isOpen = false;
  private hasFallen = false;
  private back = 0;
  private beating: NodeJS.Timeout | undefined;
  private log: Log = { error: () => undefined };

  constructor(url: string) {
    const options = {
      lazyConnect: true,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      autoResubscribe: false,
      maxRetriesPerRequest: null,
      retryStrategy: (times: number) => Math.min(times * 50, 400),
    };
    this.publisher = new Redis(url, {
      ...options,
      commandTimeout: LONGEST_COMMAND,
      scripts: COMMANDS,
    });
    this.subscriber = new Redis(url, options);
    // Servers that share a Redis use separate databases, but publishing ignores databases: hence the prefix.
    this.prefix = `tw:${this.publisher.options.db ?? 0}:`;
    this.subscriber.on('message', (channel: string, text: string) => this.hear(channel, text));
    for (const redis of [this.publisher, this.subscriber]) {
      redis.on('error', () => undefined);
      redis.on('close', () => this.fall());
      redis.on('ready', () => void this.rise());
    }
  }

  async open(log: Log): Promise<void> {
    this.log = log;
    this.isOpen = true;
    try {
      await Promise.all([this.publisher.connect(), this.subscriber.connect()]);
    } catch (error) {
      throw new ConfigError(`REDIS_URL leads to no Redis: ${(error as Error).message}.`);
    }
    await this.rise();
    await this.check();
  }

  publish<M>(topic: Topic<M>, message: NoInfer<M>): void {
    if (this.listeners.has(topic)) queueMicrotask(() => this.listeners.tell(topic, message));
    if (!this.isUp) return;
    if (this.saying.size === 0) setImmediate(() => this.say());
    const messages = this.saying.get(topic);
    if (messages === undefined) this.saying.set(topic, [message]);
    else messages.push(message);
  }

  listen<M>(topic: Topic<M>, hear: (message: M) => void): () => void {
    if (!this.listeners.has(topic) && this.isSubscribed)
      this.subscriber.subscribe(this.prefix + topic).catch(() => this.subscriber.disconnect(true));
    const forget = this.listeners.add(topic, hear);
    return () => {
      forget();
      if (!this.listeners.has(topic) && this.isSubscribed)
        this.subscriber.unsubscribe(this.prefix + topic).catch(() => undefined);
    };
  }

  async claim(thing: string): Promise<string> {
    if (!this.mine.has(thing)) await this.homesFirst();
    const home = (await this.run('claim', this.node, thing)) as string;
    if (home === this.node) this.mine.add(thing);
    else this.mine.delete(thing);
    return home;
  }

  async release(thing: string): Promise<void> {
    this.mine.delete(thing);
    await this.run('release', this.node, thing);
  }

  async homes(things: readonly string[]): Promise<(string | null)[]> {
    await this.homesFirst();
    const homes = (await this.run('homes', ...things)) as string[];
    return homes.map((home) => home || null);
  }

  onGone(hear: (node: string | null) => void): () => void {
    this.onLoss.add(hear);
    return () => this.onLoss.delete(hear);
  }

  seen(guest: string): void {
    this.seenNow.add(guest);
  }

  async online(): Promise<number> {
    try {
      if (this.seenNow.size > 0) await this.beat();
      return await this.publisher.zcard(`${this.prefix}seen`);
    } catch {
      return this.seenNow.size;
    }
  }

  async isOnline(guests: readonly string[]): Promise<ReadonlySet<string>> {
    if (guests.length === 0) return new Set();
    try {
      const seen = await this.publisher.zmscore(`${this.prefix}seen`, ...guests);
      return new Set(guests.filter((guest, i) => seen[i] !== null || this.seenNow.has(guest)));
    } catch {
      return new Set(guests.filter((guest) => this.seenNow.has(guest)));
    }
  }

  async check(): Promise<void> {
    if (!this.isUp) throw new Error('Redis does not answer.');
    await this.publisher.ping();
  }

  async close(): Promise<void> {
    this.isOpen = false;
    clearTimeout(this.beating);
    try {
      if (this.isUp) await this.run('leave', this.node);
    } catch {
      // The other nodes notice by themselves.
    }
    this.isUp = false;
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  private run(script: Script, ...args: string[]): Promise<unknown> {
    const { publisher, prefix } = this;
    const keys = [`${prefix}nodes`, `${prefix}homes`, `${prefix}home-of:`, `${prefix}seen`];
    type Scripts = Record<Script, (...args: string[]) => Promise<unknown>>;
    // ioredis adds the scripts as methods at run time; its type does not know them.
    return (publisher as unknown as Scripts)[script](...keys, ...args);
  }

  private say(): void {
    const pipeline = this.publisher.pipeline();
    for (const [topic, messages] of this.saying)
      pipeline.publish(this.prefix + topic, JSON.stringify([this.node, ...messages]));
    this.saying.clear();
    if (!this.isUp) return;
    pipeline.exec().then(
      (results) => {
        if (results?.some(([error]) => error !== null)) this.tellGone(null);
      },
      () => this.tellGone(null),
    );
  }

  private hear(channel: string, text: string): void {
    const [node, ...messages] = JSON.parse(text) as [string, ...unknown[]];
    if (node === this.node) return;
    const topic = channel.slice(this.prefix.length);
    for (const message of messages) this.listeners.tell(topic, message);
  }

  private tellGone(node: string | null): void {
    for (const hear of this.onLoss) hear(node);
  }

  /** When both connections are open, subscribes to all topics again and announces this node. */
  private async rise(): Promise<void> {
    const { publisher, subscriber } = this;
    if (!this.isOpen || this.isUp || publisher.status !== 'ready' || subscriber.status !== 'ready')
      return;
    try {
      this.isSubscribed = true;
      const channels = this.listeners.topics.map((topic) => this.prefix + topic);
      if (channels.length > 0) await subscriber.subscribe(...channels);
      if (this.isUp) return;
      this.others.clear();
      await this.beat();
    } catch {
      // Reconnecting brings the next attempt.
      publisher.disconnect(true);
      return;
    }
    this.isUp = true;
    this.beatOn();
    if (!this.hasFallen) return;
    this.back = Date.now();
    this.log.error({}, 'Redis is back');
    this.tellGone(null);
  }

  private fall(): void {
    this.isSubscribed = false;
    if (!this.isUp || !this.isOpen) return;
    this.isUp = false;
    this.hasFallen = true;
    clearTimeout(this.beating);
    this.log.error({}, 'Redis is out of reach');
    this.tellGone(null);
  }

  private beatOn(): void {
    clearTimeout(this.beating);
    this.beating = setTimeout(() => {
      void this.beat()
        .catch(() => undefined)
        .then(() => {
          if (this.isUp) this.beatOn();
        });
    }, BEAT_EVERY);
  }

  private async beat(): Promise<void> {
    const seen = [...this.seenNow];
    const [was, ...alive] = (await this.run(
      'beat',
      this.node,
      String(LIVES_FOR),
      String(RECENT),
      ...seen,
    )) as string[];
    for (const guest of seen) this.seenNow.delete(guest);
    const gone = [...this.others].filter((node) => !alive.includes(node));
    this.others.clear();
    for (const node of alive) if (node !== this.node) this.others.add(node);
    // After too long a pause other nodes may have taken over the matches of this one.
    if (was === '0' && this.isUp) this.tellGone(null);
    for (const node of gone) this.tellGone(node);
  }

  /** Redis may have lost everything: gives the homes a moment to claim their things again. */
  private async homesFirst(): Promise<void> {
    const wait = this.back + HOMES_FIRST - Date.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
