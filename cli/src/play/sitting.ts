import { type Scene, wrap } from '@tablewright/board/terminal';
import type { Bot } from '@tablewright/bots';
import {
  type Consequence,
  eventFor,
  type Match,
  type Recorder,
  type Seat,
} from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import type { Title } from '../registry.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Shell } from '../text/index.ts';
import type { Thinkers } from './thinkers.ts';
import type { JournalKeeper } from './journal-keeper.ts';

/** A person who plays against bots. */
export interface Sitting {
  readonly title: Title;
  readonly recorder: Recorder;
  readonly keeper: JournalKeeper;
  /** The person's seat. */
  readonly me: Seat;
  readonly bots: ReadonlyMap<Seat, Bot>;
  readonly thinkers: Thinkers;
  readonly teller: Teller;
  readonly shell: Shell;
  readonly terminal: Terminal;
  readonly log: LogLine[];
  /** Keys of the person's standing orders, the latest last. */
  readonly orders: Set<string>;
}

/** What happens after a command. */
export type Next = 'ask-again' | 'ask-anew' | 'answered' | 'quit' | 'discard';

export interface LogLine {
  /** Decisions made before it happened. */
  readonly decision: number;
  readonly text: string;
  readonly isHeading: boolean;
}

export function matchOf({ recorder }: Sitting): Match {
  return recorder.match;
}

/** What the person sees now. */
export function sceneOf({ recorder, me, teller, terminal }: Sitting): Scene {
  const { state, question } = recorder.match.observe(me);
  const { style, width, height } = terminal;
  return { state, seat: me, question, teller, style, width, height };
}

/** Adds events to the log, as far as the person may know them. */
export function note(sitting: Sitting, decision: number, { events }: Consequence): LogLine[] {
  const { teller, me, log } = sitting;
  const lines = events.map((event) => ({
    decision,
    text: teller.event(eventFor(event, me)),
    isHeading: event.type === 'turn',
  }));
  log.push(...lines);
  return lines;
}

/** The same, and prints it. */
export function tell(sitting: Sitting, decision: number, consequence: Consequence): void {
  for (const line of note(sitting, decision, consequence))
    sitting.terminal.print(...logLines(line, sitting.terminal));
}

export function logLines(
  { text, isHeading }: LogLine,
  { style, width }: Pick<Terminal, 'style' | 'width'>,
): string[] {
  if (isHeading) return ['', style.bold(text)];
  return wrap(`  · ${text}`, width, '    ').map(style.dim);
}

/** Closes the journal for now, unless it is closed already. */
export function putAside({ recorder }: Sitting): void {
  if (!recorder.match.over) recorder.putAside();
}
