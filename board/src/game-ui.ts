import type { OfferedOption, Plain, Seat } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import type { ComponentType } from 'react';

/** The drawings of a game, which light up the options. They know no rules. */
export interface GameUi<State = Plain> {
  readonly id: string;
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
  /** "Round 7": the progress of the match, as a message of the game. */
  where(state: State): { readonly id: string; readonly about: { readonly [name: string]: Plain } };
  score(state: State, seat: Seat): number;
  /** The things of an event, for the trail on the board and the hover in the log. */
  targetsOf(event: Told): readonly string[];
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
  /** The log of the match, oldest first, for a panel that shows it. */
  readonly told?: readonly Told[];
}

/** An event as the log shows it. */
export interface Told {
  readonly type: string;
  readonly args: { readonly [name: string]: Plain };
}

export type Light = 'offered' | 'selected' | 'moved' | 'refused';
