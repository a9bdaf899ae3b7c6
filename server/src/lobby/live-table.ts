import type { TableSeat, TableView } from '@tablewright/protocol';
import type { Guest } from '../storage/guests.ts';
import type { Table } from './table.ts';

interface Visitor {
  readonly guest: string;
  readonly send: (view: TableView) => void;
}

/** A table with the people round it. */
export class LiveTable {
  table: Table;
  private readonly names = new Map<string, string>();
  private readonly visitors = new Set<Visitor>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(table: Table, guests: readonly Guest[]) {
    this.table = table;
    for (const { id, name } of guests) this.names.set(id, name);
  }

  /** One change after the other: of two who want a seat, the second finds it taken. */
  inTurn(change: () => Promise<void>): Promise<void> {
    const done = this.queue.then(change);
    this.queue = done.catch(() => undefined);
    return done;
  }

  become(table: Table, by?: Guest): void {
    this.table = table;
    if (by !== undefined) this.names.set(by.id, by.name);
    this.tell();
  }

  enter(guest: Guest, send: (view: TableView) => void): () => void {
    const visitor = { guest: guest.id, send };
    this.names.set(guest.id, guest.name);
    this.visitors.add(visitor);
    this.tell();
    return () => {
      this.visitors.delete(visitor);
      this.tell();
    };
  }

  rename({ id, name }: Guest): void {
    if (!this.names.has(id)) return;
    this.names.set(id, name);
    this.tell();
  }

  nameOf(guest: string): string {
    return this.names.get(guest) ?? '';
  }

  view(): TableView {
    const here = new Set([...this.visitors].map(({ guest }) => guest));
    const seats = this.table.seats.map((seat): TableSeat =>
      seat.kind === 'person'
        ? { ...seat, name: this.nameOf(seat.id), here: here.has(seat.id) }
        : seat,
    );
    const seated = new Set(seats.map((seat) => (seat.kind === 'person' ? seat.id : '')));
    const guests = [...here]
      .filter((guest) => !seated.has(guest))
      .map((guest) => this.nameOf(guest));
    return { ...this.table, seats, guests };
  }

  private tell(): void {
    const view = this.view();
    for (const { send } of this.visitors) send(view);
  }
}
