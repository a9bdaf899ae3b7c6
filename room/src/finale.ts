import { type Core, type JournalLine, openState } from '@tablewright/engine';
import { applyPatch } from '@tablewright/protocol';
import type { RoomDependencies } from './dependencies.ts';
import type { Ledger } from './ledger.ts';
import type { Recording } from './scenes.ts';
import { LOG, type Told } from './standing.ts';

/** The end of a match that is over, as it was recorded under its own rules. */
export interface Finale {
  readonly state: Core;
  /** How many decisions led there. */
  readonly decisions: number;
  /** What happened last, as far as the log of a snapshot shows it. */
  readonly recent: readonly Told[];
}

/** Null where today's rules lead to the same end, and where there is no recording. */
export async function finaleOf(deps: RoomDependencies, ledger: Ledger): Promise<Finale | null> {
  if (!ledger.leadsElsewhere) return null;
  try {
    const recording = await deps.store.readRecording();
    if (recording === null) return null;
    const { rules, first, scenes } = recording;
    const state = scenes.reduce((before, { patch }) => applyPatch(before, patch), first.state);
    const opened = openState(deps.game, rules, state, 'the recording');
    const { lines } = await deps.store.readBefore(1);
    const decisions = decisionsIn(lines);
    return { state: opened, decisions, recent: recentOf(recording, decisions) };
  } catch (error) {
    // A recording of a shape that nobody migrates: better an end by today's rules than none.
    deps.report?.(error);
    return null;
  }
}

function decisionsIn(lines: readonly string[]): number {
  const last = JSON.parse(lines.at(-1)!) as JournalLine;
  if (last.t === 'opening') return 0;
  return last.t === 'answer' ? last.n + 1 : last.n;
}

function recentOf({ first, scenes }: Recording, decisions: number): Told[] {
  const recent: Told[] = [];
  let n = decisions;
  let count = 0;
  for (const { answer, events } of [first, ...scenes].toReversed()) {
    if (count >= LOG) break;
    count += events.length;
    if (answer !== null) n--;
    recent.unshift({
      answer: answer && { seat: answer.seat, n, quiet: answer.quiet === true },
      events: JSON.stringify(events),
    });
  }
  return recent;
}
