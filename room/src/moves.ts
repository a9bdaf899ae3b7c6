import { type Decision, FastChance, type Match, type Seat } from '@tablewright/engine';
import type { RecordAfter, Together } from './ledger.ts';
import { withdraw } from './proposals.ts';
import { isQuiet } from './quiet.ts';
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
  if (ledger.isGiven(seat, n, epoch, [key])) return;
  checkOpen(live, seat, n, epoch);
  if (isQuiet(ledger.match)) return live.reactions.seal(seat, key);
  try {
    await play(live, seat, key);
  } catch (error) {
    // The store may have saved the answer although it reported a failure.
    if (!ledger.isGiven(seat, n, epoch, [key])) throw error;
  }
}

/** Throws unless a person may answer for this seat, in this position. */
function checkOpen(live: Live, seat: Seat, n: number, epoch: number): void {
  const { ledger } = live;
  if (live.ending !== null) throw over();
  if (!isPersonAt(live.record, seat))
    throw new Refusal('not-allowed', 'A bot plays this seat now; take it back first.');
  if (ledger.isOpen(seat, n, epoch)) return;
  if (ledger.match.decisions === n && ledger.epoch === epoch)
    throw new Refusal('not-asked', `Seat ${seat} is not asked now.`);
  throw new Refusal('stale', 'The match has gone on since: this answer came too late.');
}

/** Plays an answer from a person, a bot or the clock. */
export function play(live: Live, seat: Seat, key: string): Promise<void> {
  return decide(live, [{ seat, key }], { seat });
}

/** A person's plan: several answers, all or none. It ends where something new is learnt. */
export async function plan(
  live: Live,
  { seat, n, epoch, keys }: { seat: Seat; n: number; epoch: number; keys: readonly string[] },
): Promise<void> {
  const { ledger } = live;
  if (keys.length === 0) throw new Refusal('malformed', 'A plan has at least one answer.');
  if (ledger.isGiven(seat, n, epoch, keys)) return;
  checkOpen(live, seat, n, epoch);
  if (isQuiet(ledger.match))
    throw new Refusal('not-allowed', 'A reaction is one answer, not a plan.');
  const between = (match: Match): void => {
    if (match.undoRight(seat) !== 'free')
      throw new Refusal('not-allowed', 'Something new is learnt within this plan: send less.');
    if (match.ask(seat) === null)
      throw new Refusal('not-asked', 'The plan goes on, but the seat is not asked any more.');
  };
  try {
    const decisions = keys.map((key) => ({ seat, key }));
    await decide(live, decisions, { seat, between });
  } catch (error) {
    if (!ledger.isGiven(seat, n, epoch, keys)) throw error;
  }
}

/** Who is shown to have decided, and whose clock the decision counts for; nobody's, if many decided together. */
interface Deciding extends Together {
  readonly seat: Seat | null;
}

/** Makes decisions together: all or none, stored at once and shown as one move. */
export async function decide(
  live: Live,
  decisions: readonly Decision[],
  { seat, ...together }: Deciding,
): Promise<void> {
  const { record, ledger } = live;
  const clocks = settledClocks(live);
  const recordAfter: RecordAfter = ({ match }) => {
    if (clocks === null) return null;
    const after = seat === null ? clocks : clocksAfterAnswer(record, match, clocks, seat);
    return { ...record, clocks: after };
  };
  const { before, events, stored } = await ledger.decide(decisions, recordAfter, together);
  if (together.papers) live.papers.note(together.papers);
  live.record = stored ?? record;
  live.movedAt = live.deps.now();
  withdraw(live);
  showMove(live, { before, seat, events });
  live.changed();
}

/** What a bot of this level would answer; null when it fails. */
export async function think(
  { deps, ledger }: Live,
  seat: Seat,
  level: string,
): Promise<string | null> {
  try {
    return (await deps.think(ledger.match, seat, level)).key;
  } catch (error) {
    deps.report?.(error);
    return null;
  }
}

/** The answer that a bot has found, unless it failed or the rules offer no such answer. */
export function offeredOr(live: Live, seat: Seat, key: string | null): string {
  const ask = live.ledger.match.ask(seat)!;
  const isOffered = ask.options.some((option) => ask.prompt.key(option) === key);
  return isOffered ? key! : anyAnswer(live, seat);
}

/** The question's default; without one, anything that is offered. */
export function anyAnswer({ ledger, deps }: Live, seat: Seat): string {
  const ask = ledger.match.ask(seat)!;
  if (ask.otherwise !== null) return ask.prompt.key(ask.otherwise);
  const chance = new FastChance(deps.now() + ledger.match.decisions);
  return ask.prompt.key(ask.options[chance.below(ask.options.length)]);
}

export function over(): Refusal {
  return new Refusal('over', 'The match is over.');
}
