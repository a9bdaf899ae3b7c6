import { availableParallelism } from 'node:os';
import { sql } from 'kysely';
import { GAMES } from './games.ts';
import type { Log } from './log.ts';
import { Sessions } from './http/sessions.ts';
import { Catalogue } from './lobby/catalogue.ts';
import { type MessageLimit, USUAL_LIMIT } from './live/socket.ts';
import { Presence } from './lobby/presence.ts';
import { Tables } from './lobby/tables.ts';
import { Matches } from './matches/matches.ts';
import type { MatchRules } from './matches/rules.ts';
import type { Database } from './storage/database.ts';
import { Guests } from './storage/guests.ts';
import { Journals } from './storage/journals.ts';
import { Thinkers } from './thinking/thinkers.ts';

/** What may be different from usual, in tests above all. */
export type HouseRules = Partial<MatchRules> & { readonly messages?: MessageLimit };

const HOUSEKEEPING_EVERY = 3_600_000;

/** All that the server consists of behind its doors. */
export class House {
  readonly guests: Guests;
  readonly presence: Presence;
  readonly sessions: Sessions;
  readonly catalogue: Catalogue;
  readonly journals: Journals;
  readonly matches: Matches;
  readonly tables: Tables;
  readonly messages: MessageLimit;
  private readonly db: Database;
  private readonly thinkers: Thinkers;
  private housekeeping: NodeJS.Timeout | undefined;

  constructor(db: Database, worker: URL, rules: HouseRules) {
    const now = rules.now ?? Date.now;
    this.db = db;
    this.messages = rules.messages ?? USUAL_LIMIT;
    this.guests = new Guests(db, now);
    this.presence = new Presence(now);
    this.sessions = new Sessions(this.guests, this.presence);
    this.catalogue = new Catalogue(GAMES);
    this.journals = new Journals(db);
    // One core is left for everybody who plays.
    this.thinkers = new Thinkers(worker, Math.max(1, availableParallelism() - 1));
    const { journals, catalogue, thinkers } = this;
    this.matches = new Matches({ db, journals, catalogue, thinkers }, rules);
    this.tables = new Tables({ db, journals, catalogue, matches: this.matches, now });
  }

  async open(log: Log): Promise<void> {
    await this.matches.open(log);
    const tidy = async (): Promise<void> => {
      await this.guests.forgetOldSessions();
      await this.tables.clearAway();
    };
    await tidy();
    this.housekeeping = setInterval(() => {
      tidy().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
    }, HOUSEKEEPING_EVERY);
    this.housekeeping.unref();
  }

  /** Throws where the database does not answer. */
  async check(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  async close(): Promise<void> {
    clearInterval(this.housekeeping);
    await this.matches.close();
    await this.thinkers.close();
    await this.journals.settled();
    await this.db.destroy();
  }
}
