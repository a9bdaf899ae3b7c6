import type { Core, OfferedOption, Question, Seat } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import type { Style } from './style.ts';

/** What there is to draw: a match as one seat sees it. */
export interface Scene<G extends Core = Core> {
  readonly state: G;
  /** Who looks. */
  readonly seat: Seat;
  readonly question: Question | null;
  readonly teller: Teller;
  readonly style: Style;
  /** Columns and lines of the terminal. */
  readonly width: number;
  readonly height: number;
}

/** How a game is drawn with letters. It knows no rules: it is given a view and the options offered. */
export interface Drawing<G extends Core = Core> {
  /** Everything that lies on the table. */
  board(scene: Scene<G>): string[];
  /** What a player wants before the eyes to answer the question. */
  outline(scene: Scene<G>): string[];
  /** What an option would do; null where there is nothing to be seen. */
  preview(scene: Scene<G>, option: OfferedOption): string[] | null;
  /** A small picture to stand for an option in the list, under its name; none where words say more. */
  picture(scene: Scene<G>, option: OfferedOption): string[];
  /** What else to know of an option before choosing it. */
  note(scene: Scene<G>, option: OfferedOption): string;
  /** What the signs on the board mean. */
  legend(teller: Teller): string;
  /** What each seat's score is made of, seat by seat. */
  scoreSheet(scene: Scene<G>): { readonly label: string; readonly values: readonly number[] }[];
  /** The colour or faction in which a seat plays, as the id of its name. */
  colour(seat: Seat, state: G): string;
  /** The piece of a seat, to go with the name of its player. */
  badge(scene: Pick<Scene<G>, 'state' | 'teller' | 'style'>, seat: Seat): string;
}
