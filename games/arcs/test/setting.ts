import type { Trophy } from '../content/index.ts';
import type { Who } from './table.ts';

/** What one player has. Only what matters is named; the rest of the pieces is in supply or on the board. */
export interface Side {
  readonly power?: number;
  /** Fresh and damaged ships by system. Who has neither ships nor starports named has one ship at home. */
  readonly ships?: { readonly [system: string]: number };
  readonly damaged?: { readonly [system: string]: number };
  /** Systems; `!` after one says that the building is damaged, `+` that it floats above the slots. */
  readonly cities?: readonly string[];
  readonly starports?: readonly string[];
  /** Tokens from the leftmost slot on; an empty word is an empty slot. */
  readonly slots?: readonly string[];
  /** The token on Ancient Holdings. */
  readonly held?: string;
  readonly outrage?: readonly string[];
  /** Types whose Outrage is marked by a stand-in. */
  readonly standIns?: readonly string[];
  readonly captives?: { readonly [W in Who]?: number };
  readonly trophies?: { readonly [W in Who]?: { readonly [T in Trophy]?: number } };
  readonly guild?: readonly string[];
  /** Unless told, one card that nothing else names. */
  readonly hand?: readonly string[];
  readonly leader?: string;
  readonly lore?: readonly string[];
  /** Agents in supply, if fewer than are left: the others are Captives of the next player. */
  readonly agents?: number;
  /** Ships in supply, if fewer than are left: the others are Trophies of the next player. */
  readonly shipsLeft?: number;
  readonly passed?: boolean;
}

/** A moment of a match: a round is about to begin. */
export interface Setting {
  /** Three unless told. */
  readonly seats?: number;
  /** Clusters 2 and 3 are out of play unless told. */
  readonly setup?: string;
  readonly splitDiscard?: boolean;
  readonly ann?: Side;
  readonly bob?: Side;
  readonly cat?: Side;
  readonly dan?: Side;
  /** Who holds the initiative; Ann unless told. */
  readonly initiative?: Who;
  readonly chapter?: number;
  /** The row; unless told, Vox cards and Guild cards that nothing else names. */
  readonly court?: readonly string[];
  /** Agents on cards of the row. */
  readonly agents?: { readonly [card: string]: { readonly [W in Who]?: number } };
  /** Cards to come, the top first; the rest is discarded. Unless told, all that are left. */
  readonly deck?: readonly string[];
  readonly courtDiscard?: readonly string[];
  /** Action discard pile, its bottom first; cards that are named nowhere come on top. */
  readonly pile?: readonly string[];
  /** Cards that are named nowhere lie on the face-up pile instead. */
  readonly openPile?: boolean;
  /** Ambition markers from the most valuable: where they lie, or an empty word; a star says flipped. */
  readonly markers?: readonly string[];
  /** Faces that the next dice show, from 0. */
  readonly rolls?: readonly number[];
}
