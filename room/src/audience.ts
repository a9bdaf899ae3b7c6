import type { Seat } from '@tablewright/engine';
import type { FromHost } from '@tablewright/protocol';
import type { Costly } from './dependencies.ts';

/** Somebody at the other end of a line. */
export interface Listener {
  /** Seats it may play; none for a spectator. */
  readonly seats: readonly Seat[];
  /** Whose eyes it sees with. */
  viewer: Seat;
  /** What it is called in the chat where it has no seat. */
  readonly name: string;
  /** Whom the host knows it as, for what is said without a seat; no other listener is told. */
  readonly id: string | null;
  /** The owner of a match on their own device, who may have the journal while the match runs. */
  readonly isOwner: boolean;
  /** May it do this once more now? */
  readonly allows: (what: Costly) => Promise<boolean>;
  /** Nobody looks at the other end. */
  isAway: boolean;
  send(message: FromHost): void;
}

/** Everybody who looks on. */
export class Audience {
  private readonly listeners = new Set<Listener>();
  private readonly awaySince = new Map<Seat, number>();
  private readonly now: () => number;
  private readonly opened: number;

  constructor(now: () => number) {
    this.now = now;
    this.opened = now();
  }

  get size(): number {
    return this.listeners.size;
  }

  add(listener: Listener): void {
    this.listeners.add(listener);
  }

  remove(listener: Listener): void {
    this.listeners.delete(listener);
    for (const seat of listener.seats)
      if (!this.isOnline(seat)) this.awaySince.set(seat, this.now());
  }

  isOnline(seat: Seat): boolean {
    for (const { seats } of this.listeners) if (seats.includes(seat)) return true;
    return false;
  }

  /** Milliseconds since the seat's last line was closed; 0 while one is open. */
  absence(seat: Seat): number {
    if (this.isOnline(seat)) return 0;
    return this.now() - (this.awaySince.get(seat) ?? this.opened);
  }

  /** Sends everybody, but for one perhaps, what is made for their eyes. */
  tell(make: (viewer: Seat) => FromHost, except?: Listener): void {
    const made = new Map<Seat, FromHost>();
    for (const listener of this.listeners) {
      if (listener === except) continue;
      let message = made.get(listener.viewer);
      if (message === undefined) made.set(listener.viewer, (message = make(listener.viewer)));
      listener.send(message);
    }
  }

  each(visit: (listener: Listener) => void): void {
    this.listeners.forEach(visit);
  }
}
