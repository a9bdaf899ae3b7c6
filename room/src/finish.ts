import type { Seat } from '@tablewright/engine';
import type { Ending } from '@tablewright/protocol';
import { levelsOf } from './dependencies.ts';
import { behindTheOthers, drawOf } from './ending.ts';
import type { Live } from './live.ts';
import { withdraw } from './proposals.ts';
import { type RoomRecord, withLevel } from './record.ts';
import { settledClocks } from './time.ts';
import { showMove, showSeats } from './views.ts';

/** A seat concedes or runs out of time. If only one seat is left, it wins; otherwise a bot plays the seat on. */
export async function concede(
  live: Live,
  seat: Seat,
  by: 'concession' | 'time' = 'concession',
): Promise<void> {
  const { record } = live;
  const conceded = [...record.conceded, seat];
  const clocks = settledClocks(live);
  if (conceded.length >= record.seats.length - 1) {
    const { match } = live.ledger;
    const result = behindTheOthers(match.game.result(match.state), conceded);
    await finish(live, { by, result }, { conceded, clocks });
    return;
  }
  const { standIn } = levelsOf(live.deps);
  await live.save({ conceded, clocks, seats: withLevel(record, seat, standIn) });
  showSeats(live);
  live.changed();
}

/** Everybody has agreed to stop: nobody wins. In a rated match that counts as a draw. */
export async function endByAgreement(live: Live): Promise<void> {
  const { ledger, record, deps } = live;
  const { match } = ledger;
  const result = deps.rated ? drawOf(match.game.result(match.state), record) : null;
  await finish(live, { by: 'agreement', result }, { clocks: settledClocks(live) });
}

/** Ends the match without asking its players: there is no result. */
export async function breakOff(live: Live): Promise<void> {
  await finish(live, { by: 'agreement', result: null }, { clocks: settledClocks(live) });
}

async function finish(
  live: Live,
  ending: Omit<Ending, 'key'>,
  changes: Partial<RoomRecord>,
): Promise<void> {
  await live.save({ ...changes, ending });
  withdraw(live);
  showSeats(live);
  showMove(live, { before: live.ledger.match.state, seat: null, events: [] });
  try {
    await live.ledger.close();
  } catch (error) {
    // The record says that the match is over; the journal gets its last line at the next opening.
    live.deps.report?.(error);
  }
  live.changed();
}
