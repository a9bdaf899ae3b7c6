import type { Locale } from '@tablewright/text';

/** What the shell knows of a game before anybody opens it. Everything else is loaded with the game. */
export interface Manifest {
  /** The name of its folder. */
  readonly id: string;
  readonly name: InEveryLanguage;
  /** A few words below its name on the front page. */
  readonly tagline: InEveryLanguage;
  readonly players: { readonly min: number; readonly max: number };
  /** How long a match takes. Short games come first. */
  readonly minutes: readonly [least: number, most: number];
  /** The designers and publishers of the game. */
  readonly credits: {
    readonly designers: readonly string[];
    readonly publishers: readonly string[];
    /** Where to buy it. */
    readonly box: string;
  };
  readonly face: Face;
  /**
   * Not whole yet: it is shown as to come, is played in the terminal only, and the check counts what it lacks.
   */
  readonly status?: 'development';
  /** How strangers begin. */
  readonly first?: {
    /** What to do to win, in one sentence. */
    readonly goal: InEveryLanguage;
    /** The base game, where the usual one has more. */
    readonly setup?: { readonly [option: string]: string | number | boolean };
    /** The lesson to take first, where there are lessons. */
    readonly lesson?: string;
  };
  /** Its face gives advice at every step of a first match. */
  readonly coach?: true;
  /** Pages of its own that need no match: `ui/tools.ts` exports them by id. */
  readonly tools?: readonly {
    readonly id: string;
    readonly name: InEveryLanguage;
    /** What it is for, in a sentence. */
    readonly about: InEveryLanguage;
  }[];
  /** A clause that beginners run into soon: the front page may cite it. */
  readonly exampleClause?: string;
}

export type InEveryLanguage = { readonly [L in Locale]: string };

/** Colours of its board, its cards and one tint of the top bar, as CSS writes them. */
export interface Face {
  /** `--face` */
  readonly main: string;
  /** `--face-ink` */
  readonly ink: string;
  /** `--face-2`, `--face-3`, `--face-4` */
  readonly others: readonly [string, string, string];
  /** `--face-label`, behind the game's name in white, where the main colour is too light for it. */
  readonly label?: string;
  /** `--board-refuse` and `--board-refuse-case`, where the usual ring cannot be seen on its board. */
  readonly refuse?: { readonly ring: string; readonly case: string };
}
