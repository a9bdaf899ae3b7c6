import {
  choose,
  chooseAll,
  chooseRows,
  type Details,
  type Message,
  type Options,
  type Prompt,
} from './ask.ts';
import { LawError } from './errors.ts';
import type { Spelling } from './game.ts';
import type { Argument, ValueOf } from './kinds.ts';
import type { Seat } from './plain.ts';
import type { Asking, PromptTable } from './prompts.ts';
import { settle, type Simultaneous } from './settle.ts';
import { type AnyOption, firstWord, type VerbSpec, Speech, type Values } from './speech.ts';
import { type JointWindow, openJointWindow, openWindow, type Window } from './window.ts';

type ArgumentsOf<V> = Exclude<keyof V, keyof VerbSpec<unknown>>;

type ValuesOf<V> = { readonly [A in ArgumentsOf<V>]: ValueOf<V[A]> };

type Verb<V> = { readonly [A in ArgumentsOf<V>]: Argument } & VerbSpec<ValuesOf<V>>;

type OptionsOf<V> = Extract<
  {
    [K in keyof V]: { readonly do: K } & ValuesOf<V[K]> extends infer O
      ? { readonly [F in keyof O]: O[F] }
      : never;
  }[keyof V],
  AnyOption
>;

/** The options of a grammar, or of some of its verbs: a union of records such as `{ do: 'moveTo', system: number }`. */
export type OptionOf<G, V extends VerbOf<G> = VerbOf<G>> =
  G extends Grammar<infer O> ? Extract<O, { readonly do: V }> : never;

export type VerbOf<G> = G extends Grammar<infer O> ? O['do'] : never;

/**
 * Everything that can be chosen in a game. Key, target and message of an option are made on demand.
 * An option may carry more fields than its verb declares, for the rules: they come back with the answer.
 */
export interface Grammar<O extends AnyOption> {
  /** Stable and readable; the journal stores it. */
  readonly key: (option: O) => string;
  readonly target: (option: O) => string;
  readonly message: (option: O) => Message;
  /** The option with this key, or null. */
  readonly read: (key: string) => O | null;
  /** An option's target and message, from its key alone. */
  readonly spell: (key: string) => Spelling | null;
  /** The kinds of targets: `square` of `square:c3`. */
  readonly kinds: readonly string[];
  /** Messages of the options that a target determines alone, of every verb that can act on it. */
  readonly at: (target: string) => readonly Message[];
  /** Ids of all messages. */
  readonly messages: readonly string[];
  /** The same, with the functions that ask; they take only these prompts, each with what it tells. */
  readonly withPrompts: <P extends PromptTable<P>>() => Grammar<O> & Asking<O, P>;
}

/** Declares what can be chosen: verbs with named, typed arguments. The rest follows. */
export function grammar<const V extends { readonly [K in keyof V]: Verb<V[K]> }>(
  verbs: V,
): Grammar<OptionsOf<V>> {
  return grammarOf<OptionsOf<V>>(
    Object.entries<VerbSpec<Values>>(verbs).map(([name, verb]) => new Speech(name, verb)),
  );
}

function grammarOf<O extends AnyOption>(speeches: readonly Speech[]): Grammar<O> {
  const byVerb = new Map(speeches.map((speech) => [speech.verb, speech]));
  const byFirstWord = indexed(speeches);
  const prompts = new Map<string, Prompt<O>>();

  const speechOf = (option: O): Speech => {
    const speech = byVerb.get(option.do);
    if (speech === undefined) throw new LawError(`The grammar has no verb "${option.do}".`);
    return speech;
  };
  const key = (option: O): string => speechOf(option).key(option);
  const target = (option: O): string => speechOf(option).target(option);
  const message = (option: O): Message => speechOf(option).message(option);
  const promptOf = (id: string): Prompt<O> => {
    let prompt = prompts.get(id);
    if (prompt === undefined) prompts.set(id, (prompt = { id, key, target, message }));
    return prompt;
  };
  const read = (text: string): O | null => {
    for (const speech of byFirstWord.get(firstWord(text) ?? '') ?? []) {
      const option = speech.read(text);
      if (option !== null) return option as O;
    }
    return null;
  };

  const asking = {
    choose: (seat: Seat, id: string, options: Options<O>, details?: Details<O>) =>
      choose(seat, promptOf(id), options, details),
    chooseAll: (
      seats: readonly Seat[],
      id: string,
      optionsOf: (seat: Seat) => Options<O>,
      detailsOf?: (seat: Seat) => Details<O>,
    ) => chooseAll(seats, promptOf(id), optionsOf, detailsOf),
    chooseRows: (
      seats: readonly Seat[],
      id: string,
      optionsOf: (seat: Seat, given: readonly O[]) => Options<O> | null,
      detailsOf?: (seat: Seat, given: readonly O[]) => Details<O>,
    ) => chooseRows(seats, promptOf(id), optionsOf, detailsOf),
    openWindow: (window: Window<O> & { readonly id: string }) =>
      openWindow(promptOf(window.id), window),
    openJointWindow: (window: JointWindow<O> & { readonly id: string }) =>
      openJointWindow(promptOf(window.id), window),
    settle: (moment: Simultaneous<O> & { readonly id: string }) =>
      settle(promptOf(moment.id), moment),
  };
  const spoken: Grammar<O> = {
    key,
    target,
    message,
    read,
    spell: (text) => {
      const option = read(text);
      return option === null ? null : { target: target(option), message: message(option) };
    },
    kinds: [...new Set(speeches.map(({ kind }) => kind))],
    at: (lit) =>
      speeches.flatMap((speech) => {
        const option = speech.at(lit);
        return option === null ? [] : [speech.message(option)];
      }),
    messages: speeches.map(({ says }) => says),
    withPrompts: () => ({ ...spoken, ...asking }) as never,
  };
  return spoken;
}

/** Verbs by the word that their keys begin with. A key that two verbs owned would be read as the first one's. */
function indexed(speeches: readonly Speech[]): ReadonlyMap<string, readonly Speech[]> {
  const index = new Map<string, Speech[]>();
  for (const speech of speeches) {
    const others = index.get(speech.firstWord) ?? [];
    for (const other of others) {
      const key = other.sharedWith(speech);
      if (key !== null)
        throw new LawError(`"${key}" would be a key of both "${other.verb}" and "${speech.verb}".`);
    }
    index.set(speech.firstWord, [...others, speech]);
  }
  return index;
}
