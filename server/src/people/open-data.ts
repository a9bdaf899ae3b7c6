import type { Database } from '../storage/database.ts';
import type { Journals } from '../storage/journals.ts';
import type { StoredCard } from '../matches/card.ts';

const PAGE = 100;

/** For more, ask again from where the last page ended. */
const MOST = 1000;

export interface OpenMatch {
  readonly match: string;
  readonly game: string;
  readonly started: number;
  readonly finished: number;
  readonly rated: boolean;
  readonly players: readonly {
    readonly name: string;
    /** The level of a bot. */
    readonly level: string | null;
    readonly place: number | null;
  }[];
  /** Where the journal is; with `journals`, its lines. */
  readonly journal: string | readonly string[];
}

/** Finished matches of open tables, the earliest first. */
export async function* openData(
  db: Database,
  journals: Pick<Journals, 'lines'>,
  wanted: { readonly game: string | null; readonly since: number; readonly journals: boolean },
): AsyncGenerator<OpenMatch> {
  let after = { finished: wanted.since, match: '' };
  for (let told = 0; told < MOST; told += PAGE) {
    let query = db
      .selectFrom('matches')
      .innerJoin('results', 'results.match', 'matches.id')
      .select(['matches.id', 'matches.game', 'started', 'card', 'matches.rated'])
      .select((row) => row.fn.max('finished').as('finished'))
      .where('open', '=', 1)
      .where('over', '=', 1)
      .where((row) =>
        row.or([
          row('finished', '>', after.finished),
          row.and([row('finished', '=', after.finished), row('matches.id', '>', after.match)]),
        ]),
      )
      .groupBy(['matches.id', 'matches.game', 'started', 'card', 'matches.rated'])
      .orderBy('finished')
      .orderBy('matches.id')
      .limit(PAGE);
    if (wanted.game !== null) query = query.where('matches.game', '=', wanted.game);
    const rows = await query.execute();
    if (rows.length === 0) return;
    const seats = await db
      .selectFrom('results')
      .select(['match', 'seat', 'player', 'place'])
      .where(
        'match',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    for (const { id, card, rated, ...row } of rows) {
      const { players } = JSON.parse(card) as StoredCard;
      yield {
        match: id,
        game: row.game,
        started: row.started,
        finished: row.finished,
        rated: rated === 1,
        players: players.map((name, seat) => {
          const result = seats.find((found) => found.match === id && found.seat === seat);
          const level = /^bot:(.*)$/.exec(result?.player ?? '')?.[1] ?? null;
          return { name, level, place: result?.place ?? null };
        }),
        journal: wanted.journals ? await journals.lines(id) : `/api/matches/${id}/journal`,
      };
    }
    const last = rows[rows.length - 1];
    after = { finished: last.finished, match: last.id };
  }
}
