import type {
  Message,
  OfferedOption,
  Plain,
  Question,
  RefusedOption,
  Seat,
  Speller,
  StepCall,
} from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import type { ComponentType } from 'react';

/** The drawings of a game, which light up the options. They know no rules. */
export interface GameUi<State = Plain> {
  readonly id: string;
  /** Completes options from their keys: only keys are sent. */
  readonly options?: Pick<Speller, 'spell'>;
  /** The board, an SVG that fills its box; the table pans and zooms it. */
  readonly Board: ComponentType<BoardProps<State>>;
  /** Natural size of the board's drawing, in user units: landscape and on a phone. */
  readonly size: { readonly wide: Size; readonly tall: Size };
  /** What lies before the viewer, such as cards. Below the prompt. */
  readonly Dock: ComponentType<BoardProps<State>>;
  /** Facts of one seat, inside its panel in the left rail. */
  readonly SeatFacts: ComponentType<BoardProps<State> & { readonly seat: Seat }>;
  /** What lies beside the map for all players: on top of the right rail. */
  readonly Aside: ComponentType<BoardProps<State>>;
  /** A thing in full with its text, for a tooltip: `card:RO-L01`. Null when there is nothing more to show. */
  readonly Inspect: ComponentType<{
    readonly target: string;
    readonly state: State;
    readonly teller: Teller;
  }>;
  /** Things that the rulebook page shows in full. */
  readonly pieces: readonly string[];
  /** Drawings of the rulebook by their names, with numbers that the text beside them explains. */
  readonly figures?: { readonly [name: string]: ComponentType };
  /** "Round 7": the progress of the match, as a message of the game. */
  where(state: State): { readonly id: string; readonly about: { readonly [name: string]: Plain } };
  score(state: State, seat: Seat): number;
  /** The seats in their order round the table, where that is not the order of their numbers. */
  seating?(state: State): readonly Seat[];
  /** The score that wins, where there is one. */
  goal?(state: State): number;
  /**
   * Does the board show what this option would do? Where nothing can hover, the first tap then only shows it, and the
   * second takes it.
   */
  previews?(key: string): boolean;
  /** Does this option give something away? Then a second click confirms it, whatever the settings say. */
  confirms?(key: string): boolean;
  /** The things of an event, for the trail on the board and the hover in the log. */
  targetsOf(event: Told): readonly string[];
  /** Rows of questions that only add: a page puts several answers together and sends them at once. */
  readonly plan?: Planner<State>;
  /** What lies beside the board and neither pans nor zooms with it, such as a sheet. The board makes room for it. */
  readonly Beside?: ComponentType<BoardProps<State>>;
  /** Classic mistakes in what a player is about to send. The page asks once before it sends them. */
  warnings?(sending: Sending<State>): readonly Warning[];
  /** What each kind of answer would mean now, for beginners. */
  readonly advice?: Adviser<State>;
  /** What is usually good to do at this step of a first match; null for a question it has no advice for. */
  coach?(asked: Asked<State>): Tip | null;
  /** Sorts what happened in a player's absence by what it means to that player. What is in no group comes last. */
  recap?(missed: readonly Told[], absent: Absent<State>): readonly RecapGroup[];
  /** Moments to which a replay can jump. */
  readonly marks?: Marks;
}

/** Who was away, and the match that this player comes back to. */
export interface Absent<State> {
  readonly state: State;
  readonly seat: Seat;
}

export interface RecapGroup {
  /** A message of the game. */
  readonly title: string;
  readonly events: readonly Told[];
}

export interface Marks {
  /** The coarsest first; each is a message of the game: `mark.round`. */
  readonly kinds: readonly string[];
  /** The kind of mark that an event sets; null for most events. */
  kindOf(event: Told): string | null;
}

/** Answers that are about to be sent, and the match without them. */
export interface Sending<State> {
  readonly state: State;
  readonly seat: Seat;
  readonly question: Question;
  /** One answer, or all of a plan. */
  readonly keys: readonly string[];
  /** The match after a plan; null after a single answer. */
  readonly after: State | null;
}

/** A likely mistake. */
export interface Warning {
  /** A player can switch off the warnings of a kind. */
  readonly kind: string;
  readonly message: Message;
}

export interface Adviser<State> {
  /** Is there anything to explain about this question? */
  isFor(question: Question): boolean;
  of(advising: Advising<State>): readonly Advice[];
}

/** A question, and what its player sees. */
export interface Asked<State> {
  readonly state: State;
  readonly seat: Seat;
  readonly question: Question;
}

/** A question with what its player is refused. */
export interface Advising<State> extends Asked<State> {
  readonly refused: readonly RefusedOption[];
}

/** Advice for one step, in the voice of the lessons. */
export interface Tip {
  /** A few words that help on their own: a phone shows nothing else at first. */
  readonly title: Message;
  /** One or two sentences. */
  readonly text: Message;
}

/** One kind of answer, such as an action of the turn. */
export interface Advice {
  readonly title: Message;
  readonly lines: readonly AdviceLine[];
}

export interface AdviceLine {
  readonly message: Message;
  /** The option that does it. */
  readonly key?: string;
  /** The clause that keeps it from being done. */
  readonly clause?: string;
}

/** What a player is asked, with the rules at hand. */
export interface Planning<State> {
  readonly question: Question;
  readonly state: State;
  readonly seat: Seat;
  /** Plays a step of the rules on what the player sees; null if the answers are not offered or it needs chance. */
  readonly rehearse: (step: StepCall, keys: readonly string[]) => Planned<State> | null;
}

/** The match as the rules will leave it after the answers of a plan. */
export interface Planned<State> {
  /** What they ask next; null when the row has ended. */
  readonly question: Question | null;
  readonly state: State;
  /** The answers that end the row as it is: confirming the plan gives them too. */
  readonly last?: readonly string[];
}

interface Planner<State> {
  /** The board or the prompt shows the pieces of a plan: no bar above the prompt lists them. */
  readonly isShown?: true;
  /** May a plan begin with this question? Only then are the rules fetched. */
  begins(question: Question): boolean;
  /** Null if these answers begin no such row. */
  after(planning: Planning<State>, keys: readonly string[]): Planned<State> | null;
}

/** Answers that have been put together on the page and are not sent yet. */
export interface PlanInHand<State> {
  /** The match without them; the board draws it with them. */
  readonly before: State;
  readonly keys: readonly string[];
  /** Takes one answer back, and those that are not possible without it. */
  readonly drop: (place: number) => void;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface BoardProps<State> {
  readonly state: State;
  /** The viewer's seat; -1 for a spectator. */
  readonly viewer: Seat;
  readonly teller: Teller;
  /**
   * How each thing is lit, by its reference (`square:c3`, `card:RO-L07`, `artifact:RO-A05`), and each option by its
   * key (`surpass:aggression-3`), for things that stand for one option alone. What is not in it is idle.
   */
  readonly lights: ReadonlyMap<string, Light>;
  /** The option under the pointer or with the focus, for a preview of its result. Only the board gets it. */
  readonly previewed: OfferedOption | null;
  /** The current question, so that a board can draw what it is about (the pattern to be placed). */
  readonly about: { readonly [name: string]: Plain };
  /** Called for a click on anything, lit or not: the table answers, or says why not. */
  readonly onPick: (target: string) => void;
  readonly onPreview: (target: string | null) => void;
  /** Hover or long press: show it in full. */
  readonly onInspect: (target: string | null) => void;
  readonly layout: 'wide' | 'tall';
  /** The plan that the viewer is making. */
  readonly plan?: PlanInHand<State> | null;
  /** The log of the match, oldest first, for a panel that shows it. */
  readonly told?: readonly Told[];
}

/** An event as the log shows it. */
export interface Told {
  readonly type: string;
  readonly args: { readonly [name: string]: Plain };
}

export type Light = 'offered' | 'selected' | 'moved' | 'refused';
