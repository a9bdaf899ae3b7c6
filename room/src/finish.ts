import type { Seat } from '@tablewright/engine';
import type { Ending } from '@tablewright/protocol';
import { levelsOf } from './dependencies.ts';
import { behindTheOthers, drawOf } from './ending.ts';
import type { Live } from './live.ts';
import { withdraw } from './proposals.ts';
import { type RoomRecord, withLevel } from './record.ts';
import { settledClocks } from './time.ts';
import { showMove, showSeats } from './views.ts';

/** A seat gives up, or is out of time. Where only one is left it has won; otherwise a bot plays the seat on. */
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

/** Everybody has agreed to stop: nobody has won. In a rated match that counts as a draw. */
export async function endByAgreement(live: Live): Promise<void> {
  const { ledger, record, deps } = live;
  const { match } = ledger;
  const result = deps.rated ? drawOf(match.game.result(match.state), record) : null;
  await finish(live, { by: 'agreement', result }, { clocks: settledClocks(live) });
}

/** The match is ended over its players' heads: there is no result. */
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
    // The record says that it is over; the journal gets its last line when it is next opened.
    live.deps.report?.(error);
  }
  live.changed();
}
