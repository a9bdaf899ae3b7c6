import type { Costly } from '@tablewright/room';
import type { Limits, Rate } from '../limits/limits.ts';
import type { Caller } from '../storage/guests.ts';

/** The address limit also catches a visitor who keeps starting over as a new guest. */
interface Allowance {
  readonly person: Rate;
  readonly address: Rate;
}

export type Allowances = { readonly [what in Costly]: Allowance };

/** A line of chat has at most 1,500 bytes: a person can store 45 kB a minute, an address 180 kB. */
export const USUAL_ALLOWANCES: Allowances = {
  chat: { person: { atOnce: 20, seconds: 2 }, address: { atOnce: 100, seconds: 0.5 } },
  replay: { person: { atOnce: 10, seconds: 6 }, address: { atOnce: 60, seconds: 1 } },
};

/** Refusals to a person do not count against their address: others may come from it too. */
export async function isAllowed(
  limits: Limits,
  allowances: Allowances,
  what: Costly,
  { id, address }: Caller,
  now: number,
): Promise<boolean> {
  const { person, address: shared } = allowances[what];
  return (
    (await limits.take(what, id, person, now)) &&
    (await limits.take(`${what} by address`, address, shared, now))
  );
}
