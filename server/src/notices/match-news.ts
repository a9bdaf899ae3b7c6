import type { Seat } from '@tablewright/engine';
import type { ChatLine } from '@tablewright/protocol';
import type { MatchFacts } from '../matches/facts.ts';
import type { Database } from '../storage/database.ts';
import { mentionedIn, type Named } from './mentions.ts';
import type { News } from './store.ts';

interface Dependencies {
  readonly db: Database;
  readonly now: () => number;
  /** Does the guest look at the match right now? Correct at the home of the match. */
  readonly isLooking: (match: string, guest: string) => boolean;
  readonly tell: (guest: string, news: News) => void;
  /** Work that nobody waits for. */
  readonly inTurn: (name: string, work: () => Promise<void>) => void;
}

const LONGEST_QUOTE = 200;

const NOBODY: ReadonlySet<string> = new Set();

/** A match younger than this has just begun, and its players are on their way to it. */
export const JUST_BEGUN = 2000;

/** Notices about matches. They contain no secret of the match, and people who look at it get none. */
export class MatchNews {
  private readonly dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
  }

  started(match: MatchFacts): void {
    if (this.hasJustBegunAlone(match)) return;
    for (const guest of guestsOf(match))
      this.dependencies.tell(guest, ofMatch('start', match, guest));
  }

  asked(match: MatchFacts, guests: readonly string[]): void {
    if (this.hasJustBegunAlone(match)) return;
    for (const guest of guests) this.dependencies.tell(guest, ofMatch('turn', match, guest));
  }

  /** Only those who are asked are told, so that nobody learns who could react. */
  reacting(match: MatchFacts, guests: readonly string[]): void {
    for (const guest of guests) this.dependencies.tell(guest, ofMatch('react', match, guest));
  }

  offered(match: MatchFacts, from: Seat, to: Seat): void {
    const { guest } = match.players[to];
    if (guest === null || this.dependencies.isLooking(match.id, guest)) return;
    const { name, guest: offerer } = match.players[from];
    this.dependencies.inTurn(`match ${match.id}`, async () => {
      const deaf = offerer === null ? NOBODY : await this.deafTo(offerer);
      if (deaf.has(guest)) return;
      this.dependencies.tell(guest, { ...ofMatch('offer', match, guest), who: [name] });
    });
  }

  over(match: MatchFacts): void {
    for (const guest of guestsOf(match))
      if (!this.dependencies.isLooking(match.id, guest))
        this.dependencies.tell(guest, ofMatch('over', match, guest));
  }

  said(match: MatchFacts, line: ChatLine): void {
    if (!line.text.includes('@')) return;
    const speaker = line.seat === null ? null : match.players[line.seat].guest;
    this.dependencies.inTurn(`match ${match.id}`, async () => {
      const { to } = line;
      const listeners = await this.listenersOf(match, speaker);
      const receivers = to?.map((seat) => match.players[seat].guest);
      const people = listeners.filter(({ guest }) => receivers?.includes(guest) ?? true);
      for (const guest of mentionedIn(line.text, people)) {
        if (guest === speaker || this.dependencies.isLooking(match.id, guest)) continue;
        this.dependencies.tell(guest, {
          kind: 'mention',
          match: match.id,
          table: null,
          game: match.game,
          who: [line.name],
          text: Array.from(line.text).slice(0, LONGEST_QUOTE).join(''),
        });
      }
    });
  }

  /** Somebody who plays only with bots has just started the match themselves. */
  private hasJustBegunAlone(match: MatchFacts): boolean {
    return guestsOf(match).size === 1 && match.started > this.dependencies.now() - JUST_BEGUN;
  }

  /** The players of the match and the speaker's friends, but nobody who has blocked the speaker. */
  private async listenersOf(match: MatchFacts, speaker: string | null): Promise<Named[]> {
    const { db } = this.dependencies;
    const seated = match.players.flatMap(({ guest, name }) =>
      guest === null ? [] : [{ guest, name }],
    );
    if (speaker === null) return seated;
    const [friends, deaf] = await Promise.all([
      db
        .selectFrom('friends')
        .innerJoin('guests', 'guests.id', 'friends.other')
        .select(['guests.id as guest', 'guests.name'])
        .where('friends.guest', '=', speaker)
        .where('accepted', '=', 1)
        .execute(),
      this.deafTo(speaker),
    ]);
    return [...seated, ...friends].filter(({ guest }) => !deaf.has(guest));
  }

  /** People who have blocked somebody. */
  private async deafTo(guest: string): Promise<ReadonlySet<string>> {
    const { db } = this.dependencies;
    const blocks = await db
      .selectFrom('blocks')
      .select('guest')
      .where('other', '=', guest)
      .execute();
    return new Set(blocks.map((block) => block.guest));
  }
}

function ofMatch(
  kind: 'turn' | 'react' | 'start' | 'over' | 'offer',
  match: MatchFacts,
  guest: string,
): News {
  const who = match.players.filter((player) => player.guest !== guest).map(({ name }) => name);
  return { kind, match: match.id, table: null, game: match.game, who, text: null };
}

function guestsOf({ players }: MatchFacts): Set<string> {
  return new Set(players.flatMap(({ guest }) => guest ?? []));
}
