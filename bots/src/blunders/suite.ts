import {
  type Core,
  type Game,
  InputError,
  loadMatch,
  type Match,
  type Save,
  type Seat,
} from '@tablewright/engine';
import type { Bot } from '../bot.ts';

/** A position from a match between bots in which one of them chose badly. */
export interface Blunder {
  /** The match it comes from and the number of decisions before it. */
  readonly id: string;
  /** Why the accepted answers are better, in one line. */
  readonly why: string;
  /** The bot that chose badly. */
  readonly by: string;
  readonly seat: Seat;
  /** The prompt that the seat is asked. */
  readonly question: string;
  readonly played: string;
  /** What a good player would answer. */
  readonly accepts: readonly string[];
  readonly save: Save;
}

/** A position to be solved, or the reason why the installed rules no longer ask its question. */
export type Opened<G extends Core> =
  | { readonly match: Match<G>; readonly gone?: undefined }
  | { readonly match?: undefined; readonly gone: string };

/** One position a line. */
export function parseBlunders(source: string): Blunder[] {
  return source
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, i) => {
      try {
        return JSON.parse(line) as Blunder;
      } catch {
        throw new InputError(`Line ${i + 1} is no position.`);
      }
    });
}

export function openBlunder<G extends Core>(game: Game<G>, blunder: Blunder): Opened<G> {
  const { seat, question, played, accepts, save } = blunder;
  let match: Match<G>;
  try {
    const loaded = loadMatch(game, save);
    if (loaded.dropped.length > 0)
      return { gone: `${loaded.dropped[0].key} before it is no longer offered` };
    ({ match } = loaded);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { gone: error.message };
  }
  const ask = match.ask(seat);
  if (ask === null) return { gone: `seat ${seat} is not asked` };
  if (ask.prompt.id !== question)
    return { gone: `the question is ${ask.prompt.id}, not ${question}` };
  const offered = new Set(ask.options.map((option) => ask.prompt.key(option)));
  const missing = [played, ...accepts].find((key) => !offered.has(key));
  return missing === undefined ? { match } : { gone: `${missing} is not offered` };
}

/** Does the bot find an accepted answer? */
export async function solves<G extends Core>(
  bot: Bot,
  match: Match<G>,
  { seat, accepts }: Blunder,
): Promise<boolean> {
  const { key } = await bot.advise(match, seat);
  return accepts.includes(key);
}
