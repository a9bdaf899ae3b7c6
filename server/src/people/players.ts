import type { PlayedMatch, PlayerView } from '@tablewright/protocol';
import { BOT_LEVELS } from '@tablewright/room';
import { sql } from 'kysely';
import type { Presence } from '../lobby/presence.ts';
import { cardFor, type StoredCard } from '../matches/card.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { notFound } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import { seatsOfAccounts } from '../storage/matches.ts';
import type { Accounts } from './accounts.ts';
import type { Friends } from './friends.ts';
import { BOT } from './names.ts';

const PAGE = 20;

interface Dependencies {
  readonly db: Database;
  readonly accounts: Accounts;
  readonly friends: Friends;
  readonly presence: Presence;
  readonly ratings: Pick<Ratings, 'of'>;
}

interface Player {
  readonly id: string;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly since: number | null;
}

/** The public page of a player: a person with an account, or a bot. */
export class Players {
  private readonly dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
  }

  async view(name: string, viewer: string | null): Promise<PlayerView> {
    const { friends, presence, ratings } = this.dependencies;
    const player = await this.find(name);
    const tie = viewer === null ? 'none' : await friends.tie(viewer, player.id);
    // Only friends see who is online.
    const mayKnow = tie === 'me' || tie === 'friends';
    const [rated, tally, matches, about, blocked] = await Promise.all([
      ratings.of(player.id),
      this.tally(player.id),
      this.matches(player, viewer, null),
      mayKnow ? presence.isOnline([player.id]) : null,
      viewer !== null && friends.isBlocked(viewer, player.id),
    ]);
    return {
      ...player,
      online: player.kind === 'bot' || (about?.has(player.id) ?? false),
      ratings: rated,
      tally,
      matches,
      tie,
      blocked,
    };
  }

  /** The seats of a match whose people have an account, and so a page. */
  async seatedAt(match: string): Promise<{ seat: number; name: string }[]> {
    return this.dependencies.db
      .selectFrom('matchSeats')
      .innerJoin('accounts', 'accounts.guest', 'matchSeats.guest')
      .innerJoin('guests', 'guests.id', 'matchSeats.guest')
      .where('matchSeats.match', '=', match)
      .select(['matchSeats.seat', 'guests.name'])
      .orderBy('matchSeats.seat')
      .execute();
  }

  async matchesOf(
    name: string,
    viewer: string | null,
    before: number | null,
  ): Promise<PlayedMatch[]> {
    return this.matches(await this.find(name), viewer, before);
  }

  private async find(name: string): Promise<Player> {
    if (name.startsWith(BOT)) {
      if (!Object.hasOwn(BOT_LEVELS, name.slice(BOT.length))) throw notFound('player');
      return { id: name, name, kind: 'bot', since: null };
    }
    const account = await this.dependencies.accounts.named(name);
    return { id: account.guest, name: account.name, kind: 'person', since: account.created };
  }

  private async tally(player: string): Promise<PlayerView['tally']> {
    const rows = await this.dependencies.db
      .selectFrom('results')
      .select(['game', (row) => row.fn.countAll<number>().as('played')])
      .select(sql<number>`sum(case when "place" = 1 then 1 else 0 end)`.as('won'))
      .where('player', '=', player)
      .groupBy('game')
      .orderBy('game')
      .execute();
    return rows.map(({ game, played, won }) => ({
      game,
      played: Number(played),
      won: Number(won),
    }));
  }

  /** Only players see matches of closed tables; rated matches are public. */
  private async matches(
    { id, kind }: Player,
    viewer: string | null,
    before: number | null,
  ): Promise<PlayedMatch[]> {
    const { db } = this.dependencies;
    const seen = db
      .selectFrom('matchSeats as seen')
      .select('seen.match')
      .where('seen.guest', '=', viewer ?? '');
    const seats =
      kind === 'bot'
        ? db.selectFrom('results').select(['match', 'seat']).where('player', '=', id)
        : db.selectFrom('matchSeats').select(['match', 'seat']).where('guest', '=', id);
    let query = db
      .selectFrom(seats.as('seats'))
      .innerJoin('matches', 'matches.id', 'seats.match')
      .leftJoin('results', (join) =>
        join.onRef('results.match', '=', 'seats.match').onRef('results.seat', '=', 'seats.seat'),
      )
      .select(['matches.id', 'matches.game', 'started', 'changed', 'over', 'card', 'seats.seat'])
      .select(['matches.rated', 'place', 'before', 'after'])
      .where((row) =>
        row.or([
          row('matches.open', '=', 1),
          row('matches.rated', '=', 1),
          row('matches.id', 'in', seen),
        ]),
      );
    if (before !== null) query = query.where('changed', '<', before);
    const rows = await query.orderBy('changed', 'desc').limit(PAGE).execute();
    const pages = await seatsOfAccounts(
      db,
      rows.map((row) => row.id),
    );
    return rows.map((row) => {
      const listed = { ...row, over: row.over === 1, card: JSON.parse(row.card) as StoredCard };
      const { myTurn: _mine, ...card } = cardFor(listed, [], pages.get(row.id));
      const isRated = row.before !== null && row.after !== null;
      return {
        ...card,
        seat: row.seat,
        place: row.place,
        rated: row.rated === 1,
        change: isRated ? row.after! - row.before! : null,
      };
    });
  }
}
