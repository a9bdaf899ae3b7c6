import process from 'node:process';
import { createStyle, type Scene, type Style, wantsColour } from '@tablewright/board/terminal';
import {
  type Consequence,
  eventFor,
  type Journal,
  type Match,
  replayJournal,
  SPECTATOR,
} from '@tablewright/engine';
import { createTeller, type Teller } from '@tablewright/text';
import { EXIT } from '../failure.ts';
import { readJournal, withFile } from '../files.ts';
import { wholeNumber } from '../options.ts';
import { printLines } from '../output.ts';
import { historyOf } from '../play/opening.ts';
import { resultLines } from '../play/result.ts';
import { namesOf, sittersIn, tableOf } from '../play/seating.ts';
import { logLines } from '../play/sitting.ts';
import { type Title, titleOf } from '../registry.ts';
import { screenSize } from '../terminal/screen.ts';
import { Terminal } from '../terminal/terminal.ts';
import type { Shell } from '../text/index.ts';

export interface ReplayOptions {
  readonly step?: boolean;
  readonly at?: string;
  readonly color: boolean;
}

interface Film {
  readonly title: Title;
  readonly journal: Journal;
  readonly file: string;
  readonly shell: Shell;
  readonly teller: Teller;
  readonly style: Style;
  /** The number of decisions at the end. */
  readonly decisions: number;
}

/** Replays a journal: as a log, as one picture, or picture by picture. */
export async function replay(file: string, options: ReplayOptions, shell: Shell): Promise<number> {
  const { journal } = readJournal(file);
  const title = titleOf(journal.header.game);
  const { header } = journal;
  const history = withFile(file, () => historyOf(title.game, journal));
  const names = withFile(file, () => namesOf(shell, header.seats, sittersIn(header)));
  const film: Film = {
    title,
    journal,
    file,
    shell,
    teller: createTeller(title.text, shell.locale, names),
    style: createStyle(options.color && wantsColour(process.stdout, process.env)),
    decisions: history.length - 1,
  };
  if (options.at !== undefined) {
    printLines(pictureAt(film, wholeNumber('--at', options.at, 0, film.decisions)));
  } else if (options.step === true) {
    await stepThrough(film, options);
  } else {
    for (const { consequence } of history) printLines(eventLines(film, consequence));
    printLines(closingLines(film));
  }
  return EXIT.fine;
}

/** The match after this many decisions, the last time it had as many. */
function frameAt(
  { title, journal, file }: Film,
  decisions: number,
): { match: Match; consequence: Consequence } {
  return withFile(file, () => {
    let at = 0;
    let index = 0;
    for (const { match, line } of replayJournal(title.game, journal)) {
      if (match.decisions === decisions && line.t !== 'aside' && line.t !== 'save') at = index;
      index++;
    }
    for (const { match, consequence } of replayJournal(title.game, journal))
      if (at-- === 0) return { match, consequence };
    throw new RangeError(`There is no decision ${decisions}.`);
  });
}

function sceneOf({ teller, style }: Film, match: Match): Scene {
  const state = tableOf(match);
  return { state, seat: SPECTATOR, question: null, teller, style, ...screenSize() };
}

function pictureAt(film: Film, decisions: number): string[] {
  return film.title.drawing.board(sceneOf(film, frameAt(film, decisions).match));
}

function eventLines({ teller, style }: Film, { events }: Consequence): string[] {
  const page = { style, width: screenSize().width };
  return events.flatMap((event) =>
    logLines(
      {
        decision: 0,
        text: teller.event(eventFor(event, SPECTATOR)),
        isHeading: event.type === 'turn',
      },
      page,
    ),
  );
}

function closingLines(film: Film): string[] {
  const { match } = frameAt(film, film.decisions);
  if (match.result === null)
    return ['', film.shell.say('replay.running', { decisions: film.decisions })];
  return ['', ...resultLines(sceneOf(film, match), film.title, match.result, film.shell)];
}

/** Enter goes forward, b back, a number to that decision, q quits. */
async function stepThrough(film: Film, { color }: ReplayOptions): Promise<void> {
  const terminal = new Terminal({ colour: color });
  try {
    for (let at = 0; ;) {
      const { match, consequence } = frameAt(film, at);
      terminal.print('', ...film.title.drawing.board(sceneOf(film, match)));
      terminal.print(...eventLines(film, consequence));
      if (match.over) terminal.print(...closingLines(film));
      const place = film.shell.say('replay.step', { at, of: film.decisions });
      const reply = await terminal.ask(`${place} ${film.style.accent('›')} `);
      if ('ended' in reply) return;
      const word = reply.line.trim().toLowerCase();
      if (word.startsWith('q')) return;
      if (word === '' && at === film.decisions) return;
      const target = /^\d+$/.test(word) ? Number(word) : at + (word.startsWith('b') ? -1 : 1);
      at = Math.min(Math.max(target, 0), film.decisions);
    }
  } finally {
    terminal.close();
  }
}
