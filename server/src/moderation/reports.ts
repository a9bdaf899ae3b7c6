import type { NewReport, ReportView } from '@tablewright/protocol';
import type { RoomRecord } from '@tablewright/room';
import type { Selectable } from 'kysely';
import { newId } from '../ids.ts';
import type { Limits } from '../limits/limits.ts';
import { nameKey } from '../people/names.ts';
import { malformed, notFound, tooMany } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';

const MOST_IN_A_DAY = 10;
const DAY = 86_400_000;
const LINES_ATTACHED = 20;
const MOST_OPEN = 100;
const MOST_HANDLED = 20;

type Said = Selectable<Schema['chat']>;

/** Reports of players' behaviour. */
export class Reports {
  private readonly db: Database;
  private readonly now: () => number;
  private readonly limits: Limits;
  private readonly peoplePerAddress: number;

  constructor(db: Database, now: () => number, limits: Limits, peoplePerAddress: number) {
    this.db = db;
    this.now = now;
    this.limits = limits;
    this.peoplePerAddress = peoplePerAddress;
  }

  /** Attaches the chat of the match as it is now: later it may be gone. */
  async file(by: string, report: NewReport, network: string): Promise<void> {
    const { about: name, match = null, line: meant } = report;
    const text = report.text.trim();
    if (text === '') throw malformed('Describe briefly what happened.');
    const seen = match === null ? null : await this.lookAt(match, by);
    const said = meant === undefined ? undefined : seen?.chat.find(({ id }) => id === meant);
    if (meant !== undefined && said === undefined) throw notFound('line');
    const author = said && seen!.authorOf(said);
    const about = author ?? seen?.guestNamed(name) ?? (await this.accountNamed(name));
    if (about === null) throw notFound('player');
    if (about === by) throw malformed('You can’t report yourself.');
    await this.checkLimit(by, network);
    const latest = seen?.chat.slice(-LINES_ATTACHED) ?? [];
    const attached = said === undefined || latest.includes(said) ? latest : [said, ...latest];
    const chat: ReportView['chat'] = attached.map((line) => ({
      name: line.name,
      text: line.text,
      at: line.at,
      ...(line === said && { meant: true }),
    }));
    await this.db
      .insertInto('reports')
      .values({
        id: newId(),
        by,
        about,
        match,
        text,
        chat: JSON.stringify(chat),
        at: this.now(),
        handledBy: null,
        handledAt: null,
      })
      .execute();
  }

  /** Reports that nobody has handled, then the latest others. */
  async list(): Promise<ReportView[]> {
    const all = this.db
      .selectFrom('reports')
      .innerJoin('guests as reporter', 'reporter.id', 'reports.by')
      .innerJoin('guests as reported', 'reported.id', 'reports.about')
      .select(['reports.id', 'reports.at', 'match', 'text', 'chat', 'handledBy', 'handledAt'])
      .leftJoin('accounts', 'accounts.guest', 'reports.about')
      .select([
        'reporter.name as by',
        'about',
        'reported.name as name',
        'accounts.guest as account',
      ])
      .orderBy('reports.at', 'desc');
    const [open, handled] = await Promise.all([
      all.where('handledAt', 'is', null).limit(MOST_OPEN).execute(),
      all.where('handledAt', 'is not', null).limit(MOST_HANDLED).execute(),
    ]);
    return [...open, ...handled].map((row) => ({
      id: row.id,
      at: row.at,
      by: row.by,
      about: { id: row.about, name: row.name, account: row.account !== null },
      match: row.match,
      text: row.text,
      chat: JSON.parse(row.chat) as ReportView['chat'],
      handled: row.handledAt === null ? null : { by: row.handledBy ?? '', at: row.handledAt },
    }));
  }

  private async lookAt(
    match: string,
    by: string,
  ): Promise<{
    readonly chat: readonly Said[];
    readonly authorOf: (line: Said) => string | null;
    readonly guestNamed: (name: string) => string | null;
  }> {
    const [row, chat, seats] = await Promise.all([
      this.db.selectFrom('matches').select('record').where('id', '=', match).executeTakeFirst(),
      this.db.selectFrom('chat').selectAll().where('match', '=', match).orderBy('id').execute(),
      this.db
        .selectFrom('matchSeats')
        .select(['seat', 'guest'])
        .where('match', '=', match)
        .execute(),
    ]);
    if (row === undefined) throw notFound('match');
    const record = JSON.parse(row.record) as RoomRecord;
    // Guests may share a name; nobody reports themselves.
    const guestNamed = (name: string): string | null => {
      const called = seats.filter(({ seat }) => nameKey(record.seats[seat].name) === nameKey(name));
      return (called.find(({ guest }) => guest !== by) ?? called[0])?.guest ?? null;
    };
    const authorOf = ({ seat, guest }: Said): string | null =>
      guest ?? seats.find((one) => one.seat === seat)?.guest ?? null;
    // A whisper between others is not theirs to report.
    const own = seats.flatMap(({ seat, guest }) => (guest === by ? [seat] : []));
    const isRead = ({ seat, receivers }: Said): boolean =>
      receivers === '' ||
      own.some((mine) => mine === seat || (JSON.parse(receivers) as number[]).includes(mine));
    return { chat: chat.filter(isRead), authorOf, guestNamed };
  }

  private async accountNamed(name: string): Promise<string | null> {
    const found = await this.db
      .selectFrom('accounts')
      .select('guest')
      .where('nameKey', '=', nameKey(name))
      .executeTakeFirst();
    return found?.guest ?? null;
  }

  private async checkLimit(by: string, network: string): Promise<void> {
    const { count: ofAddress } = await this.limits.count('reports', network, DAY);
    const { count } = await this.db
      .selectFrom('reports')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('by', '=', by)
      .where('at', '>', this.now() - DAY)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_IN_A_DAY || ofAddress > MOST_IN_A_DAY * this.peoplePerAddress)
      throw tooMany('Too many reports in one day. The moderators will look into them.');
  }
}
