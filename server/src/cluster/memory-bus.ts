import { newId } from '../ids.ts';
import type { Bus, Topic } from './bus.ts';
import { Listeners } from './listeners.ts';

/** A guest seen this recently is online. */
export const RECENT = 60_000;

/** The bus of a single process, which is the home of everything. */
export class MemoryBus implements Bus {
  readonly node = newId();
  readonly isUp = true;
  readonly others: ReadonlySet<string> = new Set();
  private readonly listeners = new Listeners();
  private readonly now: () => number;
  private readonly lastSeen = new Map<string, number>();

  constructor(now: () => number) {
    this.now = now;
  }

  publish<M>(topic: Topic<M>, message: NoInfer<M>): void {
    queueMicrotask(() => this.listeners.tell(topic, message));
  }

  listen<M>(topic: Topic<M>, hear: (message: M) => void): () => void {
    return this.listeners.add(topic, hear);
  }

  async claim(): Promise<string> {
    return this.node;
  }

  async release(): Promise<void> {}

  async homes(things: readonly string[]): Promise<null[]> {
    return things.map(() => null);
  }

  /** There is no other node to lose, and no message gets lost. */
  onGone(): () => void {
    return () => undefined;
  }

  seen(guest: string): void {
    // Delete first, so that the map stays ordered by time.
    this.lastSeen.delete(guest);
    this.lastSeen.set(guest, this.now());
    this.forget();
  }

  async online(): Promise<number> {
    this.forget();
    return this.lastSeen.size;
  }

  async isOnline(guests: readonly string[]): Promise<ReadonlySet<string>> {
    this.forget();
    return new Set(guests.filter((guest) => this.lastSeen.has(guest)));
  }

  async open(): Promise<void> {}

  async check(): Promise<void> {}

  async close(): Promise<void> {}

  private forget(): void {
    const limit = this.now() - RECENT;
    for (const [guest, at] of this.lastSeen) {
      if (at > limit) return;
      this.lastSeen.delete(guest);
    }
  }
}
