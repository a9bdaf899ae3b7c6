import type { Core, OfferedOption, Question, Seat } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import type { OddsDesk } from './odds.ts';
import type { Style } from './style.ts';

/** The input of a drawing: a match as one seat sees it. */
export interface Scene<G extends Core = Core> {
  readonly state: G;
  /** The viewer's seat. */
  readonly seat: Seat;
  readonly question: Question | null;
  readonly teller: Teller;
  readonly style: Style;
  /** Columns and lines of the terminal. */
  readonly width: number;
  readonly height: number;
}

/** How a game is drawn as text. It knows no rules: it gets a view and the options. */
export interface Drawing<G extends Core = Core> {
  /** Everything that lies on the table. */
  board(scene: Scene<G>): string[];
  /** What a player needs to see to answer the question. */
  outline(scene: Scene<G>): string[];
  /** The effect of an option; null when there is nothing to see. */
  preview(scene: Scene<G>, option: OfferedOption): string[] | null;
  /** A small picture of an option for the list, under its name; none if words say more. */
  picture(scene: Scene<G>, option: OfferedOption): string[];
  /** Further facts about an option. */
  note(scene: Scene<G>, option: OfferedOption): string;
  /** The legend of the board. */
  legend(teller: Teller): string;
  /** The parts of each seat's score. */
  scoreSheet(scene: Scene<G>): { readonly label: string; readonly values: readonly number[] }[];
  /** The colour or faction in which a seat plays, as the id of its name. */
  colour(seat: Seat, state: G): string;
  /** The piece of a seat, beside the player's name. */
  badge(scene: Pick<Scene<G>, 'state' | 'teller' | 'style'>, seat: Seat): string;
  /** The odds of battles, where the game works them out. */
  readonly odds?: OddsDesk;
}
