import type { RoomDependencies } from './dependencies.ts';
import type { RoomRecord } from './record.ts';

/**
 * Suggestions are for people alone with bots or at one device, and for tables that have agreed on them; never for
 * ratings.
 */
export function allowsHints(
  { rated = false, atOneDevice = false }: Pick<RoomDependencies, 'rated' | 'atOneDevice'>,
  { hints, seats }: Pick<RoomRecord, 'hints' | 'seats'>,
): boolean {
  const isAlone = seats.filter(({ kind }) => kind === 'person').length < 2;
  return !rated && (isAlone || atOneDevice || hints === true);
}
