import { FastChance, type Seat } from '@tablewright/engine';
import { withdraw } from './proposals.ts';
import type { Live } from './live.ts';
import { isPersonAt } from './record.ts';
import { Refusal } from './refusal.ts';
import { clocksAfterAnswer, settledClocks } from './time.ts';
import { showMove } from './views.ts';

/** A person's answer: given twice it counts once, given late it changes nothing. */
export async function answer(
  live: Live,
  { seat, n, epoch, key }: { seat: Seat; n: number; epoch: number; key: string },
): Promise<void> {
  const { ledger } = live;
  if (isGiven(live, seat, n, epoch, key)) return;
  if (live.ending !== null) throw over();
  if (!isPersonAt(live.record, seat))
    throw new Refusal('not-allowed', 'A bot plays this seat now; take it back first.');
  if (!ledger.isOpen(seat, n, epoch)) {
    if (ledger.match.decisions === n && ledger.epoch === epoch)
      throw new Refusal('not-asked', `Seat ${seat} is not asked now.`);
    throw new Refusal('stale', 'The match has gone on since: this answer came too late.');
  }
  try {
    await play(live, seat, key);
  } catch (error) {
    // The store may have saved the answer although it reported a failure.
    if (!isGiven(live, seat, n, epoch, key)) throw error;
  }
}

/** Plays an answer from a person, a bot or the clock. */
export async function play(live: Live, seat: Seat, key: string): Promise<void> {
  const { record, ledger } = live;
  const clocks = settledClocks(live);
  const { before, events, stored } = await ledger.answer(seat, key, ({ match }) =>
    clocks === null ? null : { ...record, clocks: clocksAfterAnswer(record, match, clocks, seat) },
  );
  live.record = stored ?? record;
  live.movedAt = live.deps.now();
  withdraw(live);
  showMove(live, { before, seat, events });
  live.changed();
}

/** Any legal answer, for a person who ran out of time or a bot that failed. */
export function anyAnswer({ ledger, deps }: Live, seat: Seat): string {
  const ask = ledger.match.ask(seat)!;
  const chance = new FastChance(deps.now() + ledger.match.decisions);
  return ask.prompt.key(ask.options[chance.below(ask.options.length)]);
}

export function over(): Refusal {
  return new Refusal('over', 'The match is over.');
}

function isGiven({ ledger }: Live, seat: Seat, n: number, epoch: number, key: string): boolean {
  return ledger.answerGiven(seat, n, epoch) === key;
}
