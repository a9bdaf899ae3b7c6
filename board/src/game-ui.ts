import type { OfferedOption, Plain, Seat } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import type { ComponentType } from 'react';

/** What a game brings to the table: drawings of a view that light up what is offered. It knows no rules. */
export interface GameUi<State = Plain> {
  readonly id: string;
  /** The board itself, an SVG that fills its box; the table around it pans and zooms. */
  readonly Board: ComponentType<BoardProps<State>>;
  /** Natural size of the board's drawing, in user units: landscape and on a phone. */
  readonly size: { readonly wide: Size; readonly tall: Size };
  /** What lies before the viewer: cards, artifacts. Below the prompt. */
  readonly Dock: ComponentType<BoardProps<State>>;
  /** Facts of one seat, inside its panel in the left rail. */
  readonly SeatFacts: ComponentType<BoardProps<State> & { readonly seat: Seat }>;
  /** What lies beside the map for all: on top of the right rail. */
  readonly Aside: ComponentType<BoardProps<State>>;
  /** A thing in full with its text, for a tooltip: `card:RO-L01`. Null where there is nothing more to tell. */
  readonly Inspect: ComponentType<{
    readonly target: string;
    readonly state: State;
    readonly teller: Teller;
  }>;
  /** Things that the rules reader shows in full. */
  readonly pieces: readonly string[];
  /** "Round 7": where the match is, as a message of the game's texts. */
  where(state: State): { readonly id: string; readonly about: { readonly [name: string]: Plain } };
  score(state: State, seat: Seat): number;
  /** Things that an event happened to, for the trail on the board and the hover in the log. */
  targetsOf(event: Told): readonly string[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface BoardProps<State> {
  readonly state: State;
  /** Whose eyes these are; -1 for a spectator. */
  readonly viewer: Seat;
  readonly teller: Teller;
  /**
   * How each thing is lit, by its reference (`square:c3`, `card:RO-L07`, `artifact:RO-A05`), and each option by its
   * key (`surpass:aggression-3`), for things that stand for one option alone. What is not in it is idle.
   */
  readonly lights: ReadonlyMap<string, Light>;
  /** The option under the pointer or the focus, for the ghost of its result. Only the board itself is told. */
  readonly previewed: OfferedOption | null;
  /** The question asked, so that a board can draw what it is about (the pattern to be placed). */
  readonly about: { readonly [name: string]: Plain };
  /** Any thing was clicked, lit or not: the table answers, or says why not. */
  readonly onPick: (target: string) => void;
  readonly onPreview: (target: string | null) => void;
  /** Hover or long press: show it in full. */
  readonly onInspect: (target: string | null) => void;
  readonly layout: 'wide' | 'tall';
  /** What has been told of the match, the oldest first, for a panel that recounts it. */
  readonly told?: readonly Told[];
}

/** An event as the log tells it. */
export interface Told {
  readonly type: string;
  readonly args: { readonly [name: string]: Plain };
}

export type Light = 'offered' | 'selected' | 'moved' | 'refused';
