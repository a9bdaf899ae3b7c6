import type { Seat } from '@tablewright/engine';
import type { FromHost } from '@tablewright/protocol';
import type { Costly } from './dependencies.ts';

/** The person or device at the other end of a line. */
export interface Listener {
  /** Seats it may play; none for a spectator. */
  readonly seats: readonly Seat[];
  /** The seat whose view it gets. */
  viewer: Seat;
  /** Its name in the chat when it has no seat. */
  readonly name: string;
  /** The host's id of a spectator, for their chat; never sent to other listeners. */
  readonly id: string | null;
  /** True for the owner of a match on their own device, who may read the journal while the match runs. */
  readonly isOwner: boolean;
  /** May it do this once more now? */
  readonly allows: (what: Costly) => Promise<boolean>;
  /** True while nobody looks at the other end. */
  isAway: boolean;
  send(message: FromHost): void;
}

/** Everyone connected to the room. */
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

  /** Sends each listener, except one if given, a message made for their view. */
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
