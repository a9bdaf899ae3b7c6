import type { FastChance, Seat } from '@tablewright/engine';
import type { Client } from './client.ts';
import { settle, type World } from './world.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Most hours until somebody who is called comes. */
const MOST_HOURS = 8;

/** Plays a match to its end over days: whoever is called comes within hours. Tells how many days it took. */
export async function correspond(
  { room, clock }: World,
  chance: FastChance,
  visit: (seat: Seat) => Promise<void>,
): Promise<number> {
  const started = clock.time;
  /** When those who are called will be there. */
  const arrivals = new Map<Seat, number>();
  const called = (): Seat[] => [...room.needed, ...room.reacting];
  while (room.ending === null) {
    await settle();
    const now = called();
    for (const seat of arrivals.keys()) if (!now.includes(seat)) arrivals.delete(seat);
    for (const seat of now)
      if (!arrivals.has(seat))
        arrivals.set(seat, clock.time + (1 + chance.below(MOST_HOURS)) * HOUR);
    const next = [...arrivals].toSorted(([, one], [, other]) => one - other)[0];
    const at = Math.min(next?.[1] ?? Infinity, room.deadline ?? Infinity);
    // The last answer may just have been given.
    if (at === Infinity) continue;
    await clock.pass(Math.max(1, at - clock.time));
    const seat = next?.[0];
    if (seat === undefined || clock.time < next[1]) continue;
    arrivals.delete(seat);
    if (called().includes(seat)) await visit(seat);
  }
  return (clock.time - started) / DAY;
}

/** Is there a question that the person has not answered in secret already? */
export function isOpen({ snapshot, question }: Client): boolean {
  return question !== null && (snapshot.position.reactions?.mine.sealed ?? null) === null;
}
