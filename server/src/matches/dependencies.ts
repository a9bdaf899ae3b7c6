import type { Limits } from '../limits/limits.ts';
import type { MatchNews } from '../notices/match-news.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { Journals } from '../storage/journals.ts';
import type { Thinking } from '../thinking/thinking.ts';
import type { MatchRules } from './rules.ts';

/** What a match in memory needs from the rest of the server. */
export interface MatchDependencies {
  readonly rules: MatchRules;
  readonly journals: Journals;
  readonly limits: Limits;
  readonly ratings: Pick<Ratings, 'settle'>;
  readonly news: MatchNews;
  readonly thinking: Thinking;
  /** Called when another node turns out to have taken the match over. */
  readonly lost: () => void;
  readonly report: (error: unknown) => void;
}

/** Why a line ends that its client has not closed: the match moves, or what the client may do in it has changed. */
export type LineEnd = 'moved' | 'renewed';

/** A client's line, as the match sees it. */
export interface HeldLine {
  hear(text: string): void;
  close(): void;
}
