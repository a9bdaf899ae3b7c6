import type { FromServer, Notice } from '@tablewright/protocol';
import { type Bus, type Topic, topic } from '../cluster/bus.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Journals } from '../storage/journals.ts';
import { Deliveries, type DeliveryRules } from './deliveries.ts';
import { JUST_BEGUN, MatchNews } from './match-news.ts';
import { receiver } from './people.ts';
import { Dispatcher, type DispatcherDependencies } from './dispatcher.ts';
import { readSettings } from './settings.ts';
import {
  countUnread,
  insertNotice,
  latestOfKind,
  listNotices,
  markRead,
  type News,
} from './store.ts';
import { Preferences } from './preferences.ts';

/** What tests change above all. */
export interface NoticeRules extends DeliveryRules {
  /** Allows messages to this machine, and without TLS. */
  readonly isTrusting: boolean;
}

export const USUAL_NOTICE_RULES: NoticeRules = {
  soon: 5000,
  mailSoon: 60_000,
  isTrusting: false,
};

interface Dependencies extends DispatcherDependencies {
  readonly bus: Bus;
  readonly jobs: Jobs;
  /** Notices of many people at once share a transaction. */
  readonly journals: Pick<Journals, 'write'>;
  readonly now: () => number;
  readonly rules: NoticeRules;
  /** Does the guest look at the match right now? Correct at the home of the match. */
  readonly isLooking: (match: string, guest: string) => boolean;
  readonly isAsked: (match: string, guest: string) => Promise<boolean>;
}

/** A notice: its kind, who is in it, and what else it is about. */
type Told = Pick<News, 'kind' | 'who'> & Partial<News>;

const NOWHERE = { match: null, table: null, game: null, text: null } as const;

const MOST_LISTED = 50;
const KEPT_FOR = 90 * 86_400_000;

/** Tells people what happens while they are not at the table. */
export class Notices {
  readonly deliveries: Deliveries;
  readonly preferences: Preferences;
  readonly ofMatches: MatchNews;
  private readonly dispatcher: Dispatcher;
  private readonly dependencies: Dependencies;
  private log: Log = { error: () => undefined };
  /** One task after the other for each guest, so that no notice is sent twice. */
  private readonly queues = new Map<string, Promise<void>>();

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
    this.dispatcher = new Dispatcher(dependencies);
    this.preferences = new Preferences(dependencies, this.dispatcher);
    this.ofMatches = new MatchNews({
      db: dependencies.db,
      now: dependencies.now,
      isLooking: dependencies.isLooking,
      tell: (guest, news) => this.tell(guest, news),
      inTurn: (name, work) => this.inTurn(name, work),
    });
    this.deliveries = new Deliveries({
      db: dependencies.db,
      jobs: dependencies.jobs,
      now: dependencies.now,
      rules: dependencies.rules,
      send: (channel, guest, notices) => this.dispatcher.send(channel, guest, notices),
      isTrue: async (guest, { kind, match }) =>
        !isQuestion(kind) || match === null || dependencies.isAsked(match, guest),
    });
  }

  async open(log: Log): Promise<void> {
    this.log = log;
    this.dispatcher.open(log);
    await this.deliveries.open(log);
  }

  /** Waits for running work. */
  async close(): Promise<void> {
    while (this.queues.size > 0) await Promise.all(this.queues.values());
  }

  /** Tells a person something, by the channels they want. */
  tell(guest: string, told: Told): void {
    this.inTurn(guest, () => this.note(guest, { ...NOWHERE, ...told }));
  }

  async list(guest: string): Promise<{ notices: Notice[]; unread: number }> {
    const { db } = this.dependencies;
    const [notices, unread] = await Promise.all([
      listNotices(db, guest, MOST_LISTED),
      countUnread(db, guest),
    ]);
    return { notices, unread };
  }

  unread(guest: string): Promise<number> {
    return countUnread(this.dependencies.db, guest);
  }

  async read(
    guest: string,
    which: { readonly until: number } | { readonly match: string },
  ): Promise<void> {
    if (await markRead(this.dependencies.db, guest, which))
      this.publish(guest, { t: 'unread', unread: await this.unread(guest) });
  }

  /** Opening a match marks its notices as read. */
  visits(guest: string, match: string): void {
    this.inTurn(guest, () => this.read(guest, { match }));
  }

  /** Sends new notices until `gone` resolves. */
  async attend(
    guest: string,
    send: (message: FromServer) => void,
    gone: Promise<void>,
  ): Promise<void> {
    const stop = this.dependencies.bus.listen(topicOf(guest), send);
    try {
      send({ t: 'unread', unread: await this.unread(guest) });
      await gone;
    } finally {
      stop();
    }
  }

  async clearAway(): Promise<void> {
    const { db, now } = this.dependencies;
    const limit = now() - KEPT_FOR;
    await db
      .deleteFrom('deliveries')
      .where('notice', 'in', (old) =>
        old.selectFrom('notices').select('id').where('at', '<', limit),
      )
      .execute();
    await db.deleteFrom('notices').where('at', '<', limit).execute();
  }

  private async note(guest: string, news: News): Promise<void> {
    const { db, now } = this.dependencies;
    const settings = await readSettings(db, guest);
    const chosen = settings.on[news.kind];
    if (chosen.length === 0) return;
    if (news.match !== null && (await this.preferences.isMuted(guest, news.match))) return;
    if (await this.knows(guest, news)) return;
    const who = await receiver(db, guest);
    const channels = await this.dispatcher.channelsTo(guest, settings, who);
    const outside = channels.filter((channel) => chosen.includes(channel));
    const isOnPage = chosen.includes('page');
    let notice: Notice;
    await this.dependencies.journals.write(async (writing) => {
      notice = await insertNotice(writing, guest, news, now(), isOnPage);
      await this.deliveries.add(writing, guest, notice, outside, settings, who.zone);
    });
    if (isOnPage)
      this.publish(guest, { t: 'notice', notice: notice!, unread: await this.unread(guest) });
    for (const channel of outside) await this.deliveries.schedule(guest, channel);
  }

  /** Has the guest already been told, with nothing since that would make it new? */
  private async knows(guest: string, { kind, match, table, who, text }: News): Promise<boolean> {
    const { db, now } = this.dependencies;
    const before = await latestOfKind(db, guest, kind, match);
    if (!isQuestion(kind) || match === null)
      return before.some(
        ({ notice, isRead }) =>
          !isRead &&
          notice.table === table &&
          notice.who.join('\n') === who.join('\n') &&
          (kind !== 'friend' || notice.text === text),
      );
    // A player who was just told that the match starts is on the way to it.
    const starts = await latestOfKind(db, guest, 'start', match);
    if (starts.some(({ notice, isRead }) => !isRead && notice.at > now() - JUST_BEGUN)) return true;
    if (before.some(({ isRead }) => !isRead)) return true;
    // After a crash the match reports its questions again: they are news only if it has changed since.
    const row = await db
      .selectFrom('matches')
      .select('changed')
      .where('id', '=', match)
      .executeTakeFirst();
    return before.some(({ notice }) => row !== undefined && notice.at >= row.changed);
  }

  private publish(guest: string, message: FromServer): void {
    this.dependencies.bus.publish(topicOf(guest), message);
  }

  private inTurn(name: string, work: () => Promise<void>): void {
    const done = (this.queues.get(name) ?? Promise.resolve())
      .then(work)
      .catch((error: unknown) => this.log.error({ err: error }, 'a notice could not be made'))
      .then(() => {
        if (this.queues.get(name) === done) this.queues.delete(name);
      });
    this.queues.set(name, done);
  }
}

/** Notices of these kinds are true until the question is answered. */
function isQuestion(kind: News['kind']): boolean {
  return kind === 'turn' || kind === 'react';
}

function topicOf(guest: string): Topic<FromServer> {
  return topic(`guest:${guest}`);
}
