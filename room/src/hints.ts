import type { RoomDependencies } from './dependencies.ts';
import type { RoomRecord } from './record.ts';

/** Suggestions are for people alone with bots, and for tables that have agreed on them; never for ratings. */
export function allowsHints(
  { rated = false }: Pick<RoomDependencies, 'rated'>,
  { hints, seats }: Pick<RoomRecord, 'hints' | 'seats'>,
): boolean {
  const isAlone = seats.filter(({ kind }) => kind === 'person').length < 2;
  return !rated && (isAlone || hints === true);
}
