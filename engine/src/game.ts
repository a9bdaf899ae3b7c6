import type { Accords, DealBook } from './accords.ts';
import type { Message, Question, Script } from './ask.ts';
import { InputError } from './errors.ts';
import { hashOf } from './hash.ts';
import type { OrderBook } from './orders.ts';
import type { Plain, Seat } from './plain.ts';
import type { Core, Schema, StepTable } from './schema.ts';
import { type Secrecy, secrecyOf } from './secrecy.ts';
import { show } from './shape.ts';

/** How a match ended. */
export interface Result {
  readonly scores: readonly number[];
  /** Place of each seat, 1 for the best; seats that share a place have the same number. */
  readonly places: readonly number[];
  /** What ended it, as a text of the game; for games that can end in several ways. */
  readonly ending?: string;
}

/** A choice made before the match: a variant or a house rule. */
export interface SetupOption {
  readonly values: readonly SetupValue[];
  readonly standard: SetupValue;
  /** Beside the values, a text of the players' own. */
  readonly text?: SetupText;
  /** Beside the values, a choice for each seat; an option has this or a text. */
  readonly bySeat?: SetupBySeat;
}

/** A text that the players write or paste, such as a map. None of the option's values is one. */
export interface SetupText {
  readonly longest: number;
  /** What is wrong with it at a table of so many seats, or null. */
  check(text: string, seats: number): Message | null;
  /** A text that is right, for those who check all setups. */
  example(seats: number): string;
}

/** What is chosen for each seat, such as its faction: a list that begins with the first seat. */
export interface SetupBySeat {
  readonly values: readonly SetupValue[];
  /** What a seat has for which nothing is chosen: one of the values. */
  readonly standard: SetupValue;
  /** What a value is called. */
  message(value: SetupValue): Message;
  /** What is wrong with the choices of all seats together, such as one made twice, or null. */
  check(chosen: readonly SetupValue[]): Message | null;
}

export type SetupValue = string | number | boolean | null;

/** A value for the whole table, or one for each seat. */
export type SetupChoice = SetupValue | readonly SetupValue[];

export type Setup = { readonly [option: string]: SetupChoice };

/** An expanded option: its target on the board and its message. */
export interface Spelling {
  readonly target: string;
  readonly message: Message;
}

/** A grammar: derives an option's target and message from its key alone. */
export interface Speller {
  /** Null if no option has this key. */
  spell(key: string): Spelling | null;
  /** The kinds of targets: `square` of `square:c3`. */
  readonly kinds?: readonly string[];
  /** What can be done with a target at all: the messages of all options that it determines alone. */
  at?(target: string): readonly Message[];
}

/** A step of a match. Declared as a method so that a game of one state can stand where any game is wanted. */
export type Step<G, A extends readonly number[] = readonly number[]> = {
  step(g: G, ...args: A): Script;
}['step'];

/** The steps of a game that declares what each of them takes: `steps: { … } satisfies StepsOf<Roam, Steps>`. */
export type StepsOf<G, S extends StepTable<S>> = { readonly [N in keyof S]: Step<G, S[N]> };

/** What stands between a player and a thing: a sentence of the game, and the clause it rests on. */
export interface Obstacle extends Message {
  readonly clause?: string;
}

/** What a game knows of a player who asks about a thing: their own view and question, and nothing else. */
export interface Asker<G> {
  readonly view: G;
  readonly seat: Seat;
  /** Null when other seats are asked. */
  readonly question: Question | null;
  /** Clauses by which the rules refuse this very thing now. */
  readonly refused: readonly string[];
}

/**
 * Says what would make a thing possible that is no option now. The thing comes as a target, split at its colons:
 * `building:1-moon:2` is `['building', '1-moon', '2']`. Declared as a method, as `Step` is.
 */
export type WhyNot<G> = {
  whyNot(thing: readonly string[], asker: Asker<G>): Obstacle | null;
}['whyNot'];

/** What a game hands to the engine. */
export interface GameRules<G extends Core> {
  readonly id: string;
  /** Raised with every change of the rules that alters what is offered or what follows. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly setupOptions: { readonly [option: string]: SetupOption };
  /** The setups to check, where there are too many combinations to check them all. */
  readonly sampleSetups?: readonly { readonly seats: number; readonly setup: Setup }[];
  readonly schema: Schema;
  /** Generated from the schema. */
  clone(state: G): G;
  /** The initial state: no chance yet, the first steps on the agenda. */
  unpack(seats: number, setup: Setup): G;
  readonly steps: { readonly [name: string]: Step<G> };
  result(state: G): Result;
  /** How many turns have begun. */
  turns(state: G): number;
  /** How many rounds have begun, if the game has rounds. */
  rounds?(state: G): number;
  /** Counts every piece of the box, wherever it lies. The count must never change. */
  census(state: G): { readonly [piece: string]: number };
  /** Everything that can be chosen; with it, a host sends only keys. */
  readonly options?: Speller;
  /** What seats can agree on beside the questions of the rules. */
  readonly accords?: Accords<G>;
  readonly deals?: DealBook<G>;
  /** What seats can have done in their absence. */
  readonly orders?: OrderBook<G>;
  /** Answers "why can't I?" where no clause forbids it: what it costs, whose it is, when it can be done. */
  readonly whyNot?: WhyNot<G>;
  /** Brings a state stored under an older version of the rules to this one, one version at a time. */
  readonly migrations?: { readonly [fromVersion: number]: (state: Plain) => Plain };
}

/** A game as the rest of the code sees it. */
export interface Game<G extends Core = Core> extends GameRules<G> {
  readonly secrecy: Secrecy<G>;
  hash(state: G): string;
  /** What the seat may see: the state with the rest hidden. */
  view(state: G, seat: Seat): G;
}

export function defineGame<G extends Core>(rules: GameRules<G>): Game<G> {
  const secrecy = secrecyOf<G>(rules.schema);
  return {
    ...rules,
    secrecy,
    hash: hashOf(rules.schema),
    view(state, seat) {
      const seen = rules.clone(state);
      seen.agenda = [];
      secrecy.mask(seen, seat);
      return seen;
    },
  };
}

/** Schedules a step to follow the running one; several follow in the order in which they were scheduled. */
export function schedule(g: Core, step: string, ...args: readonly number[]): void {
  g.agenda.push({ step, args });
}

/** Checks a requested setup and fills in the defaults. */
export function checkSetup(
  game: Pick<Game, 'id' | 'seats' | 'setupOptions'>,
  seats: number,
  wanted: Setup = {},
): Setup {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new InputError(`${game.id} is for ${min} to ${max} players, not ${show(seats)}.`);
  }
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) {
    throw new InputError(`The options of ${game.id} should be a record, but are ${show(wanted)}.`);
  }
  const setup: Record<string, SetupChoice> = {};
  for (const name in game.setupOptions) setup[name] = game.setupOptions[name].standard;
  for (const [name, value] of Object.entries(wanted)) {
    if (!Object.hasOwn(game.setupOptions, name)) {
      throw new InputError(
        `${game.id} has no option "${name}"; it has ${Object.keys(game.setupOptions).join(', ')}.`,
      );
    }
    setup[name] = checkChoice(name, game.setupOptions[name], value, seats);
  }
  return setup;
}

function checkChoice(
  option: string,
  { values, text, bySeat }: SetupOption,
  choice: SetupChoice,
  seats: number,
): SetupChoice {
  if (isBySeat(choice)) {
    if (bySeat !== undefined) return checkBySeat(option, bySeat, choice, seats);
  } else {
    if (values.includes(choice)) return choice;
    if (text !== undefined && typeof choice === 'string') {
      checkText(option, text, choice, seats);
      return choice;
    }
  }
  const list = bySeat === undefined ? '' : ', or a list of what each seat has';
  throw new InputError(
    `The option "${option}" is one of ${values.join(', ')}${list}, not ${show(choice)}.`,
  );
}

/** A choice for each seat; the last ones may be left out. */
function checkBySeat(
  option: string,
  bySeat: SetupBySeat,
  chosen: readonly SetupValue[],
  seats: number,
): readonly SetupValue[] {
  const { values, standard } = bySeat;
  if (chosen.length > seats)
    throw new InputError(`The option "${option}" has ${chosen.length} choices for ${seats} seats.`);
  for (const [seat, value] of chosen.entries())
    if (!values.includes(value))
      throw new InputError(
        `The option "${option}" of seat ${seat} is one of ${values.join(', ')}, not ${show(value)}.`,
      );
  const complete = Array.from({ length: seats }, (_, seat) =>
    seat < chosen.length ? chosen[seat] : standard,
  );
  refuse(option, complete, bySeat.check(complete));
  return complete;
}

/** Is it a choice for each seat? */
export function isBySeat(choice: SetupChoice): choice is readonly SetupValue[] {
  return Array.isArray(choice);
}

/** The setup of a table at which only these seats stay, in this order. */
export function keepSeats(setup: Setup, kept: readonly Seat[]): Setup {
  const choices = Object.entries(setup).map(([name, choice]) => [
    name,
    isBySeat(choice)
      ? kept.filter((seat) => seat < choice.length).map((seat) => choice[seat])
      : choice,
  ]);
  return Object.fromEntries(choices) as Setup;
}

function checkText(option: string, text: SetupText, value: string, seats: number): void {
  if (value.length > text.longest)
    throw new InputError(`The option "${option}" has at most ${text.longest} characters.`);
  refuse(option, value, text.check(value, seats));
}

function refuse(option: string, choice: SetupChoice, fault: Message | null): void {
  if (fault !== null)
    throw new InputError(`The option "${option}" cannot be ${show(choice)}: ${show(fault)}.`);
}
