import { type BotSpec, parseBot } from '@tablewright/bots';
import {
  type Game,
  isBySeat,
  type Message,
  type Seat,
  type Setup,
  type SetupBySeat,
  type SetupChoice,
  type SetupOption,
  type SetupValue,
} from '@tablewright/engine';
import { createTeller, isLocale, type Locale, LOCALES, negotiateLocale } from '@tablewright/text';
import { UsageError } from './failure.ts';
import type { Title } from './registry.ts';

/** A whole number within bounds, or a sentence that names the option. */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const value = /^[+-]?\d{1,15}$/.test(text.trim()) ? Number(text) : NaN;
  if (!Number.isInteger(value) || value < min || value > max)
    throw new UsageError('error.number', { option, value: text, min, max });
  return value;
}

/** Players at a table, by command, where the game allows it. */
export const USUAL_SEATS = { play: 2, simulate: 4 } as const;

/** How many players there are; if nobody says, the usual number, or as many as the game needs. */
export function seatCount(game: Game, text: string | undefined, usual: number): number {
  const { min, max } = game.seats;
  if (text === undefined) return Math.min(max, Math.max(min, usual));
  const seats = /^\d{1,3}$/.test(text.trim()) ? Number(text) : NaN;
  if (seats >= min && seats <= max) return seats;
  throw new UsageError('error.seats', { game: game.id, min, max, value: text });
}

export function localeOf(
  wanted: string | undefined,
  environment: { readonly [name: string]: string | undefined },
): Locale {
  if (wanted !== undefined) {
    if (isLocale(wanted)) return wanted;
    throw new UsageError('error.language', { value: wanted, languages: LOCALES.join(', ') });
  }
  const { LANGUAGE, LC_ALL, LC_MESSAGES, LANG } = environment;
  return negotiateLocale(LANGUAGE, LC_ALL || LC_MESSAGES || LANG);
}

/** `--setup patrol=true`, repeatable. */
export function parseSetup(
  { game, text: words }: Pick<Title, 'game' | 'text'>,
  pairs: readonly string[],
  { seats, locale }: { readonly seats: number; readonly locale: Locale },
): Setup {
  const setup: Record<string, SetupChoice> = {};
  for (const pair of pairs) {
    const [name, written] = split(pair);
    if (!Object.hasOwn(game.setupOptions, name)) {
      const options = Object.keys(game.setupOptions).join(', ');
      throw new UsageError('error.setupName', { game: game.id, name, options });
    }
    const option = game.setupOptions[name];
    const choice = valueIn(option.values, written) ?? ownChoice(name, option, written, seats);
    const fault = faultOf(option, choice, seats);
    if (fault !== null)
      throw new UsageError('error.setupText', {
        name,
        fault: createTeller(words, locale, []).say(fault.id, fault.about),
      });
    setup[name] = choice;
  }
  return setup;
}

const valueIn = (values: readonly SetupValue[], written: string): SetupValue | undefined =>
  values.find((candidate) => String(candidate) === written);

/** What the players bring themselves: a text, or a choice for each seat. */
function ownChoice(
  name: string,
  { values, text, bySeat }: SetupOption,
  written: string,
  seats: number,
): SetupChoice {
  if (text !== undefined) return written;
  if (bySeat !== undefined && isList(bySeat, written))
    return choicesBySeat(name, bySeat, written, seats);
  const known = [...values, ...(bySeat === undefined ? [] : ['…'])].join(', ');
  throw new UsageError('error.setupValue', { name, value: written, values: known });
}

/** Seats that are left open in a list. */
const OPEN = ['', '-'];

/** A single word that is no value of a seat stands for nothing. */
const isList = ({ values }: SetupBySeat, written: string): boolean =>
  written.includes(',') || valueIn(values, written) !== undefined;

/** `factions=sol,,hacan`: the choices of the seats in order, with nothing or `-` for a seat that is left open. */
function choicesBySeat(
  name: string,
  { values, standard }: SetupBySeat,
  written: string,
  seats: number,
): readonly SetupValue[] {
  const words = written.split(',').map((word) => word.trim());
  if (words.length > seats)
    throw new UsageError('error.setupSeats', { name, count: words.length, seats });
  return Array.from({ length: seats }, (_, seat) => {
    const word = words[seat] ?? '';
    const value = OPEN.includes(word) ? standard : valueIn(values, word);
    if (value !== undefined) return value;
    const known = values.filter((each) => each !== standard).join(', ');
    throw new UsageError('error.setupSeat', { name, number: seat + 1, value: word, values: known });
  });
}

function faultOf(
  { values, text, bySeat }: SetupOption,
  choice: SetupChoice,
  seats: number,
): Message | null {
  if (isBySeat(choice)) return bySeat?.check(choice) ?? null;
  return values.includes(choice) ? null : (text?.check(String(choice), seats) ?? null);
}

function split(pair: string): [string, string] {
  const at = pair.indexOf('=');
  if (at <= 0) throw new UsageError('error.setupPair', { value: pair });
  return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
}

/** A list of bots as written, separated by commas. */
export function parseBots(text: string): BotSpec[] {
  return text.split(',').map((written) => {
    try {
      return parseBot(written);
    } catch (error) {
      throw new UsageError('error.bot', { value: written.trim() }, { cause: error });
    }
  });
}

/** Assigns bots to seats, repeating the list until all seats have one. */
export function dealBots<T>(bots: readonly T[], seats: readonly Seat[]): Map<Seat, T> {
  return new Map(seats.map((seat, i) => [seat, bots[i % bots.length]]));
}

/** Collects a repeatable option. */
export function gather(value: string, before: readonly string[]): string[] {
  return [...before, value];
}
