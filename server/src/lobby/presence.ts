/** Somebody who asked for something this recently is about. */
const RECENT = 60_000;

/** Who is about: with a connection, or by having asked for something a moment ago. */
export class Presence {
  private readonly now: () => number;
  private readonly connections = new Map<string, number>();
  private readonly lastSeen = new Map<string, number>();

  constructor(now: () => number) {
    this.now = now;
  }

  seen(guest: string): void {
    // Taken out first, so that the order of the map stays the order of time.
    this.lastSeen.delete(guest);
    this.lastSeen.set(guest, this.now());
    this.forget();
  }

  connected(guest: string): () => void {
    this.connections.set(guest, (this.connections.get(guest) ?? 0) + 1);
    return () => {
      const left = this.connections.get(guest)! - 1;
      if (left === 0) this.connections.delete(guest);
      else this.connections.set(guest, left);
      this.seen(guest);
    };
  }

  connectionsOf(guest: string): number {
    return this.connections.get(guest) ?? 0;
  }

  get online(): number {
    this.forget();
    return new Set([...this.connections.keys(), ...this.lastSeen.keys()]).size;
  }

  private forget(): void {
    const limit = this.now() - RECENT;
    for (const [guest, at] of this.lastSeen) {
      if (at > limit) return;
      this.lastSeen.delete(guest);
    }
  }
}
