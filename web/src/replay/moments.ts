import type { GameUi } from '@tablewright/board';
import type { Plain } from '@tablewright/engine';
import { applyPatch, type LogEntry, type Replay } from '@tablewright/protocol';
import type { Picture } from '../host/host.ts';

/** A replay prepared so that any moment is one look-up. */
export interface Moments {
  readonly states: readonly Plain[];
  readonly log: readonly LogEntry[];
  /** Moments at which a turn begins. */
  readonly turns: readonly number[];
}

export function momentsOf({ first, frames }: Replay): Moments {
  const states: Plain[] = [first.state];
  const log: LogEntry[] = first.events.map((event) => ({ n: -1, seat: null, ...event }));
  const turns: number[] = [0];
  frames.forEach((frame, i) => {
    states.push(applyPatch(states[i], frame.patch));
    for (const event of frame.events) {
      log.push({ n: i, seat: frame.seat, ...event });
      if (event.type === 'turn') turns.push(i + 1);
    }
  });
  return { states, log, turns };
}

/** A moment to jump to: right after the event that sets it. */
export interface Mark {
  readonly n: number;
  readonly kind: string;
  readonly entry: LogEntry;
}

/** The moments that the game marks, in their order. */
export function marksOf({ log }: Moments, { marks }: Pick<GameUi, 'marks'>): readonly Mark[] {
  if (marks === undefined) return [];
  return log.flatMap((entry) => {
    const kind = marks.kindOf(entry);
    return kind === null ? [] : [{ n: entry.n + 1, kind, entry }];
  });
}

/** The match after `n` decisions, in the form of a live one. */
export function snapshotAt(replay: Replay, moments: Moments, n: number): Picture {
  const isLast = n === replay.frames.length;
  return {
    info: replay.info,
    mine: [],
    viewer: replay.viewer,
    position: {
      n,
      epoch: 0,
      state: moments.states[n],
      asked: n === 0 ? replay.first.asked : replay.frames[n - 1].asked,
      question: null,
      undo: 'nothing',
      ending: isLast ? replay.ending : null,
    },
    log: moments.log.filter((entry) => entry.n < n),
    chat: [],
    clocks: null,
    proposal: null,
  };
}
