import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Advice } from '@tablewright/bots';
import { sql } from 'kysely';
import type { Bus } from './cluster/bus.ts';
import { openCluster } from './cluster/open.ts';
import type { Config } from './config.ts';
import { GAMES } from './games.ts';
import type { Log } from './log.ts';
import { Sessions } from './http/sessions.ts';
import { Catalogue } from './lobby/catalogue.ts';
import type { Jobs, Queue } from './jobs/jobs.ts';
import { TokenBuckets } from './limits/bucket.ts';
import type { Limits } from './limits/limits.ts';
import { MemoryLimits } from './limits/memory-limits.ts';
import { RedisLimits } from './limits/redis-limits.ts';
import { OpenLines } from './live/open-lines.ts';
import { type MessageLimit, USUAL_LIMIT } from './live/socket.ts';
import { Presence } from './lobby/presence.ts';
import { Tables } from './lobby/tables.ts';
import { Matches } from './matches/matches.ts';
import type { MatchRules } from './matches/rules.ts';
import { Metrics } from './metrics/metrics.ts';
import { Desk } from './moderation/desk.ts';
import { Reports } from './moderation/reports.ts';
import { type Mailer, mailerOf } from './notices/mailer.ts';
import { Notices, type NoticeRules, USUAL_NOTICE_RULES } from './notices/notices.ts';
import { outside } from './notices/outside.ts';
import { vapidKeys } from './notices/push.ts';
import { SeatingRules } from './people/seating-rules.ts';
import { People } from './people/people.ts';
import { Ratings } from './ratings/ratings.ts';
import { cookieSecret } from './secret.ts';
import { BackgroundCheck } from './storage/background-check.ts';
import type { Database } from './storage/database.ts';
import { Guests } from './storage/guests.ts';
import { Journals } from './storage/journals.ts';
import { CUT } from './storage/log-tail.ts';
import { FileDatabase, fileOf } from './storage/sqlite.ts';
import { WriteProbe } from './storage/write-probe.ts';
import { Thinkers } from './thinking/thinkers.ts';
import { Thinking } from './thinking/thinking.ts';
import type { Task } from './thinking/thread.ts';
import { WORDS } from './words.ts';

/** Settings that tests, above all, change. */
export type ServerRules = Partial<MatchRules> & {
  readonly messages?: MessageLimit;
  readonly requestTimeout?: number;
  readonly notices?: Partial<NoticeRules>;
  /** When the whole database file is checked, in milliseconds after the start. */
  readonly checkAfter?: number;
};

const HOUSEKEEPING_EVERY = 3_600_000;

/** The longest time to send a request, which has at most 16 kB; slower clients are cut off. */
const REQUEST_TIMEOUT = 30_000;

/** All parts of the server behind its HTTP and WebSocket interface. */
export class Services {
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly guests: Guests;
  readonly presence: Presence;
  readonly sessions: Sessions;
  readonly catalogue: Catalogue;
  readonly journals: Journals;
  readonly matches: Matches;
  readonly tables: Tables;
  readonly ratings: Ratings;
  readonly notices: Notices;
  readonly people: People;
  readonly reports: Reports;
  readonly desk: Desk;
  /** Null if the operator has configured no mail server. */
  readonly mailer: Mailer | null;
  readonly messages: MessageLimit;
  readonly messagesByAddress: TokenBuckets;
  readonly openLines: OpenLines;
  readonly requestTimeout: number;
  readonly config: Config;
  readonly metrics = new Metrics();
  /** The server is about to close: load balancers should send nobody here. */
  isDraining = false;
  /** Where people reach the server; without PUBLIC_URL, known once the server listens. */
  publicUrl: string;
  private readonly db: Database;
  private readonly secret: string;
  private log: Log = { error: () => undefined };
  private readonly writeProbe: WriteProbe;
  /** Null over PostgreSQL, which watches over itself. */
  private readonly backgroundCheck: BackgroundCheck | null;
  private readonly thinkers: Thinkers;
  private readonly thinking: Thinking;
  private housekeeping: NodeJS.Timeout | undefined;

  constructor(db: Database, config: Config, rules: ServerRules) {
    const now = rules.now ?? Date.now;
    const noticeRules = { ...USUAL_NOTICE_RULES, ...rules.notices };
    this.db = db;
    this.secret = config.cookieSecret ?? cookieSecret(config.dataDir);
    this.writeProbe = new WriteProbe(db);
    this.backgroundCheck =
      config.databaseUrl === null
        ? new BackgroundCheck(fileOf(config.dataDir), config.worker, rules.checkAfter)
        : null;
    this.config = config;
    this.publicUrl = config.publicUrl ?? '';
    this.messages = rules.messages ?? USUAL_LIMIT;
    const { burst, perSecond } = this.messages;
    const people = config.peoplePerAddress;
    this.messagesByAddress = new TokenBuckets(burst * people, perSecond * people);
    this.requestTimeout = rules.requestTimeout ?? REQUEST_TIMEOUT;
    const { bus, jobs } = openCluster(config.redisUrl, now);
    this.bus = bus;
    this.jobs = jobs;
    this.limits = config.redisUrl === null ? new MemoryLimits() : new RedisLimits(config.redisUrl);
    this.guests = new Guests(db, now, config.hostNames);
    this.presence = new Presence(bus);
    this.openLines = new OpenLines(this.presence, people);
    this.sessions = new Sessions(this.guests, this.presence, this.limits, people);
    this.catalogue = new Catalogue(GAMES, {
      offersUnfinished: config.gamesInDevelopment === 'listed',
    });
    this.journals = new Journals(db, this.metrics);
    // One core stays free for everything but bots.
    const threads = config.thinkers ?? Math.max(2, availableParallelism() - 1);
    this.thinkers = new Thinkers(config.worker, threads);
    const think = async (task: Task): Promise<Advice> => {
      const start = performance.now();
      const advice = await this.thinkers.think(task);
      this.metrics.thought((performance.now() - start) / 1000);
      return advice;
    };
    jobs.work('think', (task) => think(task as Task), threads);
    const { thinkingPerPerson: perPerson, thinkingPerAddress: perAddress } = config;
    const limits = { perPerson, perAddress };
    // Setting the system clock must not count as thinking time.
    const monotonic = (): number => performance.now();
    this.thinking = new Thinking({ jobs, bus, now: monotonic, threads, limits, think });
    this.ratings = new Ratings(db, now);
    this.mailer = config.smtpUrl === null ? null : mailerOf(config.smtpUrl, config.mailFrom!);
    const { journals, catalogue, thinking, ratings, mailer } = this;
    this.notices = new Notices({
      db,
      bus,
      jobs,
      journals,
      now,
      config,
      mailer,
      vapid: vapidKeys(config),
      outside: outside(noticeRules),
      rules: noticeRules,
      secret: this.secret,
      publicUrl: () => this.publicUrl,
      // The two need each other: notices of matches, matches of notices.
      isLooking: (match, guest) => this.matches.isAttended(match, guest),
      isAsked: async (match, guest) => (await this.matches.card(match, guest)).myTurn,
    });
    const pace = config.pace;
    this.matches = new Matches(
      {
        db,
        journals,
        catalogue,
        bus,
        jobs,
        thinking,
        ratings,
        news: this.notices.ofMatches,
        limits: this.limits,
      },
      { pace, ...rules },
    );
    this.tables = new Tables({
      db,
      journals,
      catalogue,
      bus,
      matches: this.matches,
      seatingRules: new SeatingRules(db),
      quota: config,
      now,
    });
    const { matches, tables, presence } = this;
    this.people = new People({
      db,
      bus,
      journals,
      matches,
      tables,
      presence,
      ratings,
      limits: this.limits,
      now,
      notices: this.notices,
      mailService: {
        mailer,
        publicUrl: () => this.publicUrl,
        say: (language, id, values) => ({
          subject: WORDS[language].say(`${id}.subject`, values),
          text: WORDS[language].say(`${id}.text`, values),
        }),
        report: (error) => this.log.error({ err: error }, 'a mail could not be sent'),
      },
    });
    this.reports = new Reports(db, now, this.limits, people);
    this.desk = new Desk({
      db,
      now,
      hostNames: config.hostNames,
      reports: this.reports,
      people: this.people,
      matches,
      tables,
      presence,
    });
  }

  async open(log: Log): Promise<void> {
    this.log = log;
    if (this.db instanceof FileDatabase && this.db.wasCut) log.error(CUT);
    await this.bus.open(log);
    this.jobs.open(log);
    this.thinking.open();
    this.presence.open();
    this.tables.greet();
    await this.notices.open(log);
    await this.matches.open(log);
    this.backgroundCheck?.open(log);
    const tidy = async (): Promise<void> => {
      await this.guests.forgetOldSessions();
      await this.tables.clearAway();
      await this.people.tidy();
      await this.notices.clearAway();
    };
    await tidy();
    this.housekeeping = setInterval(() => {
      tidy().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
    }, HOUSEKEEPING_EVERY);
    this.housekeeping.unref();
  }

  /** The stored form of an address: enough to tell whether two are the same. */
  pseudonym(address: string): string {
    return createHmac('sha256', this.secret).update(address).digest('base64url');
  }

  /** What is wrong with the database file; null if nothing is, undefined while that is not known. */
  get damage(): string | null | undefined {
    return this.backgroundCheck?.damage;
  }

  /** How many jobs wait, by queue. */
  async waiting(): Promise<{ readonly [queue in Queue]?: number }> {
    const depth = await this.jobs.depth();
    return { ...depth, think: (depth.think ?? 0) + this.thinking.waits };
  }

  /** Throws if the database or the other nodes do not answer, or nothing can be stored. */
  async check(): Promise<void> {
    await sql`select 1`.execute(this.db);
    await this.bus.check();
    await this.writeProbe.check();
  }

  async close(): Promise<void> {
    clearInterval(this.housekeeping);
    this.backgroundCheck?.close();
    this.presence.close();
    await this.matches.close();
    await this.notices.close();
    this.thinking.close();
    const done = this.jobs.close();
    await this.thinkers.close();
    await done;
    this.mailer?.close();
    this.limits.close();
    await this.bus.close();
    await this.journals.settled();
    await this.db.destroy();
  }
}
