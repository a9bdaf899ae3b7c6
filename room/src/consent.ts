import type { Seat } from '@tablewright/engine';
import type { Proposal } from '@tablewright/protocol';
import { endByAgreement } from './finish.ts';
import type { RecordAfter, Step } from './ledger.ts';
import type { Live } from './live.ts';
import { over } from './moves.ts';
import { agreeing, announce, canAgree, isAgreed, withdraw } from './proposals.ts';
import { isPersonAt } from './record.ts';
import { checkUnrated, Refusal } from './refusal.ts';
import { clocksAfterUndo, settledClocks } from './time.ts';
import { showMove } from './views.ts';

/** Takes back the seat's last answer: at once if that is free or nobody else must agree. */
export async function undo(
  live: Live,
  { seat, n, epoch }: { seat: Seat; n: number; epoch: number },
  withMe: readonly Seat[],
): Promise<void> {
  const { ledger } = live;
  if (live.ending !== null) throw over();
  checkUnrated(live.deps, 'A rated match has no undo.');
  checkPerson(live, seat);
  if (ledger.match.decisions !== n || ledger.epoch !== epoch)
    throw new Refusal('stale', 'The match has moved on: look again before you undo.');
  const right = ledger.undoRight(seat);
  if (right === 'nothing') throw new Refusal('not-allowed', 'There is nothing to undo.');
  if (right === 'free') await takeBack(live, (record) => ledger.undo(seat, record));
  else await propose(live, { what: 'undo', by: seat, agreed: withMe });
}

export async function proposeEnd(live: Live, seat: Seat, withMe: readonly Seat[]): Promise<void> {
  if (live.ending !== null) throw over();
  checkPerson(live, seat);
  if (!canAgree(live))
    throw new Refusal('rated', 'There is no one left to agree with: keep playing or concede.');
  // Bots wait while a proposal is open: with no clock running, that would delay a lost match for ever.
  if (live.deps.rated && live.ledger.match.ask(seat) === null)
    throw new Refusal(
      'rated',
      'You can propose ending a rated match only while your own clock is running.',
    );
  await propose(live, { what: 'end', by: seat, agreed: withMe });
}

export async function consent(live: Live, seat: Seat, yes: boolean): Promise<void> {
  const { proposal } = live;
  if (proposal === null) throw new Refusal('not-allowed', 'Nothing is proposed.');
  checkPerson(live, seat);
  if (yes) {
    announce(live, agreeing(proposal, seat));
    await settleProposal(live);
  } else {
    withdraw(live);
    live.changed();
  }
}

/** Checks whether everybody has agreed; also called when the last one missing leaves the seat to a bot. */
export async function settleProposal(live: Live): Promise<void> {
  const { proposal } = live;
  if (proposal === null) return;
  if (!isPersonAt(live.record, proposal.by) || !canAgree(live)) withdraw(live);
  else if (isAgreed(live, proposal)) await carryOut(live, proposal);
}

async function propose(live: Live, proposal: Proposal): Promise<void> {
  if (live.proposal !== null)
    throw new Refusal('not-allowed', 'There is already a proposal; answer it first.');
  if (isAgreed(live, proposal)) await carryOut(live, proposal);
  else announce(live, proposal);
}

async function carryOut(live: Live, { what, by }: Proposal): Promise<void> {
  if (what === 'end') await endByAgreement(live);
  else await takeBack(live, (record) => live.ledger.undoByConsent(by, record));
}

function checkPerson(live: Live, seat: Seat): void {
  if (!isPersonAt(live.record, seat))
    throw new Refusal('not-allowed', 'A bot plays this seat now; take it back first.');
}

async function takeBack(live: Live, go: (record: RecordAfter) => Promise<Step>): Promise<void> {
  const { record } = live;
  const clocks = settledClocks(live);
  const { before, stored } = await go(({ undone }) =>
    clocks === null ? null : { ...record, clocks: clocksAfterUndo(record, clocks, undone) },
  );
  live.record = stored ?? record;
  live.movedAt = live.deps.now();
  withdraw(live);
  showMove(live, { before, seat: null, events: [], undone: true });
  live.changed();
}
