import type { TableSeat, TableView } from '@tablewright/protocol';
import type { Guest } from '../storage/guests.ts';
import type { StoredTable } from './stored.ts';

/** A table as everybody who knows its link sees it. */
export function viewOf({ table, names }: StoredTable, spectators: readonly Guest[]): TableView {
  const here = new Set(spectators.map(({ id }) => id));
  const seats = table.seats.map((seat): TableSeat => {
    if (seat.kind !== 'person') return seat;
    const person = names.get(seat.id);
    return {
      ...seat,
      name: person?.name ?? '',
      ...(person?.isAccount && { account: true }),
      here: here.has(seat.id),
    };
  });
  const seated = new Set(seats.map((seat) => (seat.kind === 'person' ? seat.id : '')));
  const guests = spectators.filter(({ id }) => !seated.has(id)).map(({ name }) => name);
  return { ...table, seats, guests };
}
