import type { Seat } from '@tablewright/engine';
import type { Proposal } from '@tablewright/protocol';
import type { Live } from './live.ts';
import { contendersIn, peopleIn } from './record.ts';

/** A proposal without replies expires after this long, because bots wait while it is open. */
const LAPSE = 60_000;

/** Has everybody agreed who plays in person? In a rated match, a bot standing in does not agree for its person. */
export function isAgreed({ record, deps }: Live, { agreed }: Proposal): boolean {
  const people = deps.rated ? contendersIn(record) : peopleIn(record);
  return people.every((seat) => agreed.includes(seat));
}

/** In a rated match an agreement takes two people: against bots alone it would be an escape from a loss. */
export function canAgree({ record, deps }: Live): boolean {
  return !deps.rated || contendersIn(record).length > 1;
}

export function announce(live: Live, proposal: Proposal | null): void {
  live.proposal = proposal;
  live.lapse?.();
  live.lapse = proposal && live.after(LAPSE, () => void live.enqueue(() => forget(live)));
  live.audience.tell(() => ({ t: 'proposal', proposal }));
}

async function forget(live: Live): Promise<void> {
  withdraw(live);
  live.changed();
}

export function withdraw(live: Live): void {
  if (live.proposal !== null) announce(live, null);
}

export function agreeing(proposal: Proposal, seat: Seat): Proposal {
  const { agreed } = proposal;
  return agreed.includes(seat) ? proposal : { ...proposal, agreed: [...agreed, seat] };
}
