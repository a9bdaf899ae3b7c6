import type { Locale } from '@tablewright/text';

/** The files of a game beyond the shell, in one language. */
export interface Pack {
  readonly files: readonly string[];
  /** Compressed, as they are transferred. */
  readonly bytes: number;
}

/** Which games are stored for offline use, by id, and their sizes. */
export type Kept = {
  readonly [game: string]: { readonly bytes: number; readonly isKept: boolean };
};

/** A request of a page to the service worker; the answer is what is stored in this language. */
export interface OfflineRequest {
  /** A game to store. */
  readonly keep?: string;
  readonly locale: Locale;
}
