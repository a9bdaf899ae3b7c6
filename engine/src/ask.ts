import type { Chance } from './chance.ts';
import { LawError } from './errors.ts';
import type { Plain, Seat } from './plain.ts';

/** What a message is about: names of its arguments and their values, filled into a text of the player's language. */
export type About = { readonly [name: string]: Plain };

/** A text to be said in the player's language. */
export interface Message {
  readonly id: string;
  readonly about?: About;
}

/** One kind of question: how its options are named, lit up and said. */
export interface Prompt<T> {
  readonly id: string;
  /** Stable and readable; the journal stores it. */
  key(option: T): string;
  /** What on the board stands for the option, as `kind:id`. */
  target(option: T): string;
  message(option: T): Message;
}

/** A candidate that the rules forbid, and the clause that does. */
export interface Refusal<T> {
  readonly option: T;
  readonly clause: string;
}

/** An option as its seat gets it: plain data. */
export interface OfferedOption {
  readonly key: string;
  readonly target: string;
  readonly message: Message;
}

export interface RefusedOption extends OfferedOption {
  readonly clause: string;
}

export interface Question {
  readonly prompt: string;
  readonly about: About;
  readonly options: readonly OfferedOption[];
  /** The key of the option that is taken when nobody answers. */
  readonly otherwise?: string;
}

export interface Details<T> {
  /** Arguments of the prompt's text. */
  readonly about?: About;
  /** Answers "why can't I?"; computed only on request. */
  readonly refused?: () => Refusal<T>[];
  /** Ask even with a single option, because not asking would reveal it. */
  readonly always?: boolean;
  /** The option that is taken when nobody answers; without it, a random one. */
  readonly otherwise?: T;
  /** Who is asked, and who takes how long, is nobody else's business. */
  readonly quiet?: boolean;
  /** May seats agree on something while this question is open? Without it the game says. */
  readonly accords?: boolean;
}

/** Options that are listed only on demand; a rollout draws one directly. */
export interface Lazy<T> {
  list(): readonly T[];
  draw(chance: Chance): T;
}

/**
 * Options as a list; or as a function where they depend on something hidden, so that they can be listed
 * again after a search deals the hidden things anew; or as a source that can also draw without listing.
 */
export type Options<T> = readonly T[] | (() => readonly T[]) | Lazy<T>;

/** A question to one seat, with the finite list of its answers. */
export class Ask<T = unknown> {
  readonly seat: Seat;
  readonly prompt: Prompt<T>;
  readonly details: Details<T>;
  /** Has an accord come between the question and its answer? */
  interrupted = false;
  private readonly source: Options<T>;
  private listed: readonly T[] | null;

  constructor(seat: Seat, prompt: Prompt<T>, source: Options<T>, details: Details<T>) {
    this.seat = seat;
    this.prompt = prompt;
    this.source = source;
    this.details = details;
    this.listed = isList(source) ? offered(prompt, source) : null;
  }

  get options(): readonly T[] {
    if (this.listed === null) this.listed = offered(this.prompt, listOf(this.source));
    return this.listed;
  }

  /** A random option, drawn without listing them all if the rules can. */
  draw(chance: Chance): T {
    if (this.listed === null && isLazy(this.source)) return this.source.draw(chance);
    const { options } = this;
    return options[chance.below(options.length)];
  }

  /** The option that is taken when nobody answers, or null if any may be. */
  get otherwise(): T | null {
    return this.details.otherwise ?? null;
  }

  /** The same question with its options listed again. */
  renewed(): Ask<T> {
    return new Ask(this.seat, this.prompt, this.source, this.details);
  }
}

/**
 * The same question to several seats at once; nobody learns another's answers before all are done. A seat can be asked
 * again after each of its answers: the question after these, or null if there is none.
 */
export class AskAll<T = unknown> {
  readonly seats: readonly Seat[];
  readonly ask: (seat: Seat, given: readonly T[]) => Ask<T> | null;
  private readonly source: Asked;

  constructor(source: Asked, ask: (seat: Seat, given: readonly T[]) => Ask<T> | null) {
    this.source = source;
    this.seats = typeof source === 'function' ? source() : source;
    this.ask = ask;
  }

  /** The same question to those who are to be asked now. */
  renewed(): AskAll<T> {
    return new AskAll(this.source, this.ask);
  }
}

/** Who is asked; as a function where an accord can change it. */
export type Asked = readonly Seat[] | (() => readonly Seat[]);

export type Request = Ask | AskAll;

/** A rule: a generator that changes plain state and yields when it needs a person. */
export type Script<R = void> = Generator<Request, R, unknown>;

const NOTHING = {};

/** The only way to ask a player. A choice with one option asks nobody. */
export function* choose<T>(
  seat: Seat,
  prompt: Prompt<T>,
  options: Options<T>,
  details: Details<T> = NOTHING,
): Script<T> {
  if (isList(options)) {
    if (details.accords === true)
      throw new LawError(`The options of "${prompt.id}" change with accords: give a function.`);
    if (options.length === 1 && details.always !== true) return options[0];
  }
  return (yield new Ask<T>(seat, prompt, options, details) as Ask) as T;
}

/** Asks several seats at once; returns the answers in the order of `seats`. */
export function* chooseAll<T>(
  seats: Asked,
  prompt: Prompt<T>,
  optionsOf: (seat: Seat) => Options<T>,
  detailsOf: (seat: Seat) => Details<T> = () => NOTHING,
): Script<T[]> {
  const ask = (seat: Seat, { length }: readonly T[]): Ask<T> | null =>
    length > 0 ? null : new Ask<T>(seat, prompt, optionsOf(seat), detailsOf(seat));
  const rows = yield* askAll(seats, ask);
  return rows.map(([answer]) => answer);
}

/**
 * Asks several seats at once, each one question after another until `optionsOf` has none left for its answers so far.
 * Options depend on these and on the state, which nobody changes meanwhile. Returns each seat's answers, in the order of
 * `seats`.
 */
export function* chooseRows<T>(
  seats: Asked,
  prompt: Prompt<T>,
  optionsOf: (seat: Seat, given: readonly T[]) => Options<T> | null,
  detailsOf: (seat: Seat, given: readonly T[]) => Details<T> = () => NOTHING,
): Script<(readonly T[])[]> {
  const ask = (seat: Seat, given: readonly T[]): Ask<T> | null => {
    const options = optionsOf(seat, given);
    return options && new Ask<T>(seat, prompt, options, detailsOf(seat, given));
  };
  return yield* askAll(seats, ask);
}

function* askAll<T>(seats: Asked, ask: AskAll<T>['ask']): Script<(readonly T[])[]> {
  const request = new AskAll<T>(seats, ask);
  if (request.seats.length === 0) return [];
  return (yield request as unknown as AskAll) as (readonly T[])[];
}

/** Splits candidates into those the rules allow and those they refuse, each with its clause. */
export function judge<T>(
  candidates: readonly T[],
  verdict: (candidate: T) => string | null,
): { options: T[]; refused: () => Refusal<T>[] } {
  return {
    options: candidates.filter((candidate) => verdict(candidate) === null),
    refused: () =>
      candidates.flatMap((option) => {
        const clause = verdict(option);
        return clause === null ? [] : [{ option, clause }];
      }),
  };
}

function isList<T>(source: Options<T>): source is readonly T[] {
  return Array.isArray(source);
}

function isLazy<T>(source: Options<T>): source is Lazy<T> {
  return typeof source === 'object' && !isList(source);
}

function listOf<T>(source: Options<T>): readonly T[] {
  if (isList(source)) return source;
  return typeof source === 'function' ? source() : source.list();
}

function offered<T>(prompt: Prompt<T>, options: readonly T[]): readonly T[] {
  if (options.length === 0) throw new LawError(`The question "${prompt.id}" offers nothing.`);
  return options;
}
