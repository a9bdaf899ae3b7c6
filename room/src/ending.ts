import type { Result, Seat } from '@tablewright/engine';
import type { Ending } from '@tablewright/protocol';
import type { Ledger } from './ledger.ts';
import type { RoomRecord } from './record.ts';

/** How the match ended; null while it runs. The key is revealed here and not before. */
export function endingOf({ result }: Ledger, record: RoomRecord): Ending | null {
  const { ending, key, conceded } = record;
  if (ending !== null) return { ...ending, key };
  return result && { by: 'rules', result: behindTheOthers(result, conceded), key };
}

/** People who agree to stop share a place. Bots have not agreed, so they come first: a loss to them stays one. */
export function drawOf({ scores }: Result, { seats, conceded }: RoomRecord): Result {
  const places = seats.map(({ kind }) => (kind === 'bot' ? 1 : 2));
  return behindTheOthers({ scores, places }, conceded);
}

/** Seats that conceded rank after all others; the first to concede ranks last. */
export function behindTheOthers({ scores, places }: Result, conceded: readonly Seat[]): Result {
  const rank = (seat: Seat): number =>
    conceded.includes(seat) ? 1000 + scores.length - conceded.indexOf(seat) : places[seat];
  const ranks = scores.map((_, seat) => rank(seat));
  return { scores, places: ranks.map((own) => 1 + ranks.filter((other) => other < own).length) };
}
