import type { Bus } from '../cluster/bus.ts';

/** Often enough that connected guests always count as online. */
const TELL_EVERY = 20_000;

/** Who is online: connected, or with a request a moment ago. */
export class Presence {
  private readonly bus: Bus;
  private readonly connections = new Map<string, number>();
  private telling: NodeJS.Timeout | undefined;

  constructor(bus: Bus) {
    this.bus = bus;
  }

  open(): void {
    this.telling = setInterval(() => {
      for (const guest of this.connections.keys()) this.bus.seen(guest);
    }, TELL_EVERY);
    this.telling.unref();
  }

  close(): void {
    clearInterval(this.telling);
  }

  seen(guest: string): void {
    this.bus.seen(guest);
  }

  connected(guest: string): () => void {
    this.connections.set(guest, (this.connections.get(guest) ?? 0) + 1);
    this.seen(guest);
    return () => {
      const left = this.connections.get(guest)! - 1;
      if (left === 0) this.connections.delete(guest);
      else this.connections.set(guest, left);
      this.seen(guest);
    };
  }

  /** Guests connected to this node. */
  connectionsOf(guest: string): number {
    return this.connections.get(guest) ?? 0;
  }

  online(): Promise<number> {
    return this.bus.online();
  }

  isOnline(guests: readonly string[]): Promise<ReadonlySet<string>> {
    return this.bus.isOnline(guests);
  }
}
