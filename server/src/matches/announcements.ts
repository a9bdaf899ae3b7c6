import type { MatchNews } from '../notices/match-news.ts';
import type { MatchDependencies } from './dependencies.ts';
import type { MatchFacts } from './facts.ts';

/** What the announcements need to know about their match. */
interface Announced {
  readonly facts: MatchFacts;
  isAttendedBy(guest: string): boolean;
}

/** Tells people who do not have a match open what happens in it. */
export class Announcements {
  private readonly match: Announced;
  private readonly dependencies: Pick<MatchDependencies, 'news' | 'report'>;
  /** People the match waits for, and people it asks in secret, as of the last notices. */
  private asked: readonly string[];
  private reacting: readonly string[] = [];
  /** The question in secret to which `reacting` belongs. */
  private question = 0;

  constructor(
    match: Announced,
    dependencies: Pick<MatchDependencies, 'news' | 'report'>,
    asked: readonly string[],
  ) {
    this.match = match;
    this.dependencies = dependencies;
    this.asked = asked;
  }

  /** Another account owns a seat now: what the match has asked before is no news to it. */
  know(asked: readonly string[], reacting: readonly string[]): void {
    this.asked = asked;
    this.reacting = reacting;
  }

  /** Tells each person once for each question: two in a row may ask the same people in secret. */
  questions(asked: readonly string[], reacting: readonly string[], question: number): void {
    const newlyAsked = this.missing(asked, this.asked);
    const isSame = question === this.question;
    const newlyReacting = this.missing(reacting, isSame ? this.reacting : []);
    this.asked = asked;
    this.reacting = reacting;
    this.question = question;
    if (newlyAsked.length > 0) this.tell((news, facts) => news.asked(facts, newlyAsked));
    if (newlyReacting.length > 0) this.tell((news, facts) => news.reacting(facts, newlyReacting));
  }

  /** A notice that fails must not stop the match. */
  tell(say: (news: MatchNews, facts: MatchFacts) => void): void {
    const { news, report } = this.dependencies;
    try {
      say(news, this.match.facts);
    } catch (error) {
      report(error);
    }
  }

  private missing(now: readonly string[], before: readonly string[]): readonly string[] {
    const newly = now.filter((guest) => !before.includes(guest) && !this.match.isAttendedBy(guest));
    return [...new Set(newly)];
  }
}
