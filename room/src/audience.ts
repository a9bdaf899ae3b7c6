import type { Seat } from '@tablewright/engine';
import type { FromRoom } from '@tablewright/protocol';
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
  /** A digest of the last message about its own orders and offers. */
  readonly told: { orders?: string; desk?: string };
  readonly send: (message: FromRoom) => void;
}

/** Something that only one seat sees. */
export interface OwnView {
  /** Differs when the seat should be told. */
  readonly gist: string;
  readonly message: () => FromRoom;
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
  tell(make: (viewer: Seat) => FromRoom, except?: Listener): void {
    const made = new Map<Seat, FromRoom>();
    for (const listener of this.listeners) {
      if (listener === except) continue;
      let message = made.get(listener.viewer);
      if (message === undefined) made.set(listener.viewer, (message = make(listener.viewer)));
      listener.send(message);
    }
  }

  /** Tells each line what is new of something that only its own seat sees, if anything is. */
  tellOwn(what: 'orders' | 'desk', make: (viewer: Seat) => OwnView | null): void {
    const made = new Map<Seat, OwnView | null>();
    for (const listener of this.listeners) {
      const { viewer, seats, told, send } = listener;
      if (!seats.includes(viewer)) continue;
      if (!made.has(viewer)) made.set(viewer, make(viewer));
      const own = made.get(viewer) ?? null;
      if (own === null || own.gist === told[what]) continue;
      told[what] = own.gist;
      send(own.message());
    }
  }

  each(visit: (listener: Listener) => void): void {
    this.listeners.forEach(visit);
  }
}
