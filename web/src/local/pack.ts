import type { Locale } from '@tablewright/text';

/** What a game consists of beyond the shell, in one language. */
export interface Pack {
  readonly files: readonly string[];
  /** As they travel, compressed. */
  readonly bytes: number;
}

/** Which games are kept for days without a network, by their ids, and what each weighs. */
export type Kept = {
  readonly [game: string]: { readonly bytes: number; readonly isKept: boolean };
};

/** What a page asks of the service worker; it answers with what is kept in this language then. */
export interface OfflineRequest {
  /** A game that is to be kept. */
  readonly keep?: string;
  readonly locale: Locale;
}
