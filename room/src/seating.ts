import type { Seat } from '@tablewright/engine';
import type { Listener } from './audience.ts';
import { settleProposal } from './consent.ts';
import { absenceOf, levelsOf } from './dependencies.ts';
import { concede } from './finish.ts';
import type { Live } from './live.ts';
import { over } from './moves.ts';
import { withLevel } from './record.ts';
import { checkUnrated, Refusal } from './refusal.ts';
import { clocksAfterReturn, settledClocks } from './time.ts';
import { showSeats } from './views.ts';

/** Lets a bot play for a person who is away, or the person take the seat back. */
export async function standIn(
  live: Live,
  listener: Listener,
  seat: Seat,
  level: string | null,
): Promise<void> {
  const { record } = live;
  if (live.ending !== null) throw over();
  if (record.seats[seat]?.kind !== 'person' || record.conceded.includes(seat))
    throw new Refusal('not-allowed', 'This seat belongs to a bot.');
  if (level === null) await takeBackSeat(live, listener, seat);
  else await appoint(live, listener, seat, level);
}

/** Lets a bot play on for a person who is out of time. */
export async function leaveToBot(live: Live, seat: Seat): Promise<void> {
  await change(live, seat, levelsOf(live.deps).standIn);
}

export async function concedeSeat(live: Live, seat: Seat): Promise<void> {
  if (live.ending !== null) throw over();
  if (live.record.conceded.includes(seat))
    throw new Refusal('not-allowed', 'This seat has already conceded.');
  await concede(live, seat);
  await settleProposal(live);
}

async function takeBackSeat(live: Live, listener: Listener, seat: Seat): Promise<void> {
  if (!listener.seats.includes(seat))
    throw new Refusal('not-your-seat', 'Only the player whose seat it is can take it back.');
  await change(live, seat, null);
}

async function appoint(live: Live, listener: Listener, seat: Seat, level: string): Promise<void> {
  const { deps, record, audience } = live;
  checkUnrated(deps, 'In a rated match no bot plays in the place of a person.');
  if (!levelsOf(deps).offered.includes(level))
    throw new Refusal('not-allowed', 'There is no bot of this level.');
  if (!listener.seats.includes(seat)) {
    if (listener.seats.length === 0)
      throw new Refusal('not-your-seat', 'Only players can let a bot stand in.');
    if (record.clock.kind === 'days')
      throw new Refusal(
        'not-allowed',
        'In this match players have days for each move, so no bot stands in for those who are away.',
      );
    if (audience.isOnline(seat) || audience.absence(seat) < absenceOf(deps))
      throw new Refusal('not-allowed', 'A bot can stand in only for a player who is away.');
  }
  await change(live, seat, level);
}

async function change(live: Live, seat: Seat, level: string | null): Promise<void> {
  const settled = settledClocks(live);
  const isReturn = level === null && live.record.seats[seat].level !== null;
  const clocks = settled && isReturn ? clocksAfterReturn(live, settled, seat) : settled;
  await live.save({ seats: withLevel(live.record, seat, level), clocks });
  showSeats(live);
  if (clocks !== null) live.audience.tell(() => ({ t: 'clocks', clocks }));
  await settleProposal(live);
  live.changed();
}
