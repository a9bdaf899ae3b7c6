import {
  type Game,
  JournalError,
  type JournalFault,
  parseJournal,
  type Plain,
  replayJournal,
  rulesOf,
  SPECTATOR,
  type Verification,
  verifyJournal,
} from '@tablewright/engine';
import { diff, type Frame, type Replay } from '@tablewright/protocol';
import type { Values } from '@tablewright/text';
import { gameOf } from '../games.ts';

// A worker, so that reading and checking a long journal does not block the page.
declare const self: {
  onmessage: ((event: MessageEvent<JournalTask>) => void) | null;
  postMessage(message: JournalAnswer): void;
};

export interface JournalTask {
  readonly want: 'replay' | 'verify';
  readonly text: string;
}

export type JournalAnswer =
  | { readonly replay: Replay }
  | { readonly verified: Verification }
  /** What is wrong with the file, as the engine reports it. */
  | { readonly fault: JournalFault | 'missing'; readonly values: Values }
  /** The file could not be read at all. */
  | { readonly broken: true };

self.onmessage = ({ data }) => {
  answer(data).then(
    (result) => self.postMessage(result),
    (error: unknown) =>
      self.postMessage(
        error instanceof JournalError
          ? { fault: error.fault, values: error.values }
          : { broken: true },
      ),
  );
};

async function answer({ want, text }: JournalTask): Promise<JournalAnswer> {
  const journal = parseJournal(text);
  const game = await gameOf(journal.header.game)?.load?.rules();
  if (game === undefined) return { fault: 'missing', values: { game: journal.header.game } };
  return want === 'verify'
    ? { verified: verifyJournal(game, journal) }
    : { replay: replayOf(game, journal) };
}

/** The match as a spectator could see it, moment by moment. */
function replayOf(game: Game, journal: ReturnType<typeof parseJournal>): Replay {
  const { header, lines } = journal;
  const frames: Frame[] = [];
  let first: Replay['first'] | null = null;
  let before: Plain = null;
  let earlier = 0;
  for (const { line, match, consequence } of replayJournal(game, journal)) {
    const state = game.view(match.state, SPECTATOR);
    const asked = match.asks.map(({ seat, prompt }) => ({ seat, prompt: prompt.id }));
    const events = consequence.events.map(({ type, args }) => ({ type, args }));
    if (first === null) {
      first = { state, events, asked };
      earlier = match.decisions;
    } else if (line.t === 'undo') {
      frames.length = Math.max(0, line.n - earlier);
    } else if (line.t === 'answer') {
      frames.push({
        n: frames.length,
        seat: line.seat,
        key: line.key,
        events,
        patch: diff(before, state),
        asked,
      });
    }
    before = state;
  }
  const end = lines.find((line) => line.t === 'end');
  return {
    info: {
      id: '',
      game: header.game,
      rules: rulesOf(journal),
      setup: header.setup,
      seats: Array.from({ length: header.seats }, (_, seat) => ({
        name: nameOf(header.players?.[seat]) ?? `${seat + 1}`,
        player: 'person',
        online: false,
      })),
      clock: { kind: 'none' },
      commitment: header.commitment,
      started: 0,
    },
    viewer: SPECTATOR,
    first: first!,
    frames,
    ending: end?.t === 'end' ? { by: 'rules', result: end.result, key: end.key } : null,
  };
}

function nameOf(player: Plain | undefined): string | null {
  if (typeof player === 'string') return player;
  const name = (player as { readonly name?: Plain } | undefined)?.name;
  return typeof name === 'string' ? name : null;
}
