import type { ClockTerms, Ending, Pace, RatingView, ResultsView } from '@tablewright/protocol';
import type { Transaction } from 'kysely';
import type { MatchFacts } from '../matches/facts.ts';
import { notFound } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { aged, NEWCOMER, type Rating } from './glicko2.ts';
import { rateMatch } from './match.ts';

/** Chosen so that a deviation of 60 takes 13 months without a match to grow to 110. */
const PERIOD = 5 * 86_400_000;

type Db = Transaction<Schema>;
type Row = Rating & { readonly changed: number; readonly matches: number };

/** Results of all matches, and ratings from those that count. */
export class Ratings {
  private readonly db: Database;
  private readonly now: () => number;

  constructor(db: Database, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Runs in the transaction that records the end; a settled result stays as it is. */
  async settle(db: Db, match: MatchFacts, { by, result }: Ending): Promise<void> {
    const finished = this.now();
    const pace = paceOf(match.clock);
    const seats = match.players.map(({ guest, level }, seat) => ({
      player: guest ?? `bot:${level}`,
      // A draw by agreement counts for ratings, but gives no places.
      place: by === 'agreement' ? null : (result?.places[seat] ?? null),
    }));
    const isRated = match.rated && pace !== 'none';
    const written = await db
      .insertInto('results')
      .values(
        seats.map(({ player, place }, seat) => ({
          match: match.id,
          seat,
          player,
          game: match.game,
          pace,
          rated: Number(isRated),
          place,
          before: null,
          after: null,
          finished,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('seat')
      .execute();
    if (written.length === 0 || !isRated || result === null) return;

    const rows = new Map<string, Row>();
    // The same order everywhere, so that two matches that end at once do not deadlock.
    for (const player of [...new Set(seats.map((seat) => seat.player))].sort())
      rows.set(player, await lock(db, player, match.game, pace, finished));
    const after = rateMatch(
      seats.map(({ player }, seat) => ({ player, place: result.places[seat] })),
      (player) => {
        const row = rows.get(player)!;
        return { rating: row, periods: periodsSince(row.changed, finished) };
      },
    );
    for (const [player, rating] of after) {
      const before = rows.get(player)!;
      await db
        .updateTable('ratings')
        .set({ ...rating, matches: before.matches + 1, changed: finished })
        .where('player', '=', player)
        .where('game', '=', match.game)
        .where('pace', '=', pace)
        .execute();
      await db
        .updateTable('results')
        .set({ before: before.rating, after: rating.rating })
        .where('match', '=', match.id)
        .where('player', '=', player)
        .execute();
    }
  }

  /** The results of a match, once they are settled. */
  async resultsOf(match: string): Promise<ResultsView> {
    const rows = await this.db
      .selectFrom('results')
      .select(['seat', 'place', 'rated', 'before', 'after'])
      .where('match', '=', match)
      .orderBy('seat')
      .execute();
    if (rows.length === 0) throw notFound('result');
    return {
      rated: rows[0].rated === 1,
      results: rows.map(({ seat, place, before, after }) => ({
        seat,
        place,
        rating: after,
        change: before === null || after === null ? null : after - before,
      })),
    };
  }

  /** A player's ratings as of today, the most played first. */
  async of(player: string): Promise<RatingView[]> {
    const now = this.now();
    const rows = await this.db
      .selectFrom('ratings')
      .selectAll()
      .where('player', '=', player)
      .where('matches', '>', 0)
      .orderBy('matches', 'desc')
      .orderBy('game')
      .orderBy('pace')
      .execute();
    return rows.map((row) => ({
      game: row.game,
      pace: row.pace as Pace,
      rating: row.rating,
      deviation: aged(row, periodsSince(row.changed, now)).deviation,
      matches: row.matches,
    }));
  }
}

function paceOf({ kind }: ClockTerms): Pace | 'none' {
  return kind;
}

function periodsSince(then: number, now: number): number {
  return Math.max(0, now - then) / PERIOD;
}

/** The player's row, created if missing, and locked until the transaction ends. */
async function lock(db: Db, player: string, game: string, pace: string, now: number): Promise<Row> {
  return db
    .insertInto('ratings')
    .values({ player, game, pace, ...NEWCOMER, matches: 0, changed: now })
    .onConflict((conflict) =>
      conflict
        .columns(['player', 'game', 'pace'])
        .doUpdateSet((row) => ({ matches: row.ref('ratings.matches') })),
    )
    .returning(['rating', 'deviation', 'volatility', 'matches', 'changed'])
    .executeTakeFirstOrThrow();
}
