import type { Channel, Notice, NoticeSettings } from '@tablewright/protocol';
import type { Transaction } from 'kysely';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import type { Outcome } from './channel.ts';
import { isRead, noticeFrom } from './store.ts';
import { afterQuiet, nextFullHour, nextTimeOfDay } from './wall-clock.ts';

export type OutsideChannel = Exclude<Channel, 'page'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Waits before each retry; after the last, within a day, the delivery is dropped. */
const WAITS = [MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];

const SWEEP_EVERY = MINUTE;
const MOST_AT_ONCE = 50;
const PARALLEL = 4;

/** When the daily mail is sent, in minutes since midnight. */
const DAILY_AT = 8 * 60;

export interface DeliveryRules {
  /** How long to wait for the person to see the notice in the page. */
  readonly soon: number;
  /** The same for mails, which nobody expects within seconds. */
  readonly mailSoon: number;
}

interface Dependencies {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly now: () => number;
  readonly rules: DeliveryRules;
  readonly send: (
    channel: OutsideChannel,
    guest: string,
    notices: readonly Notice[],
  ) => Promise<Outcome>;
  /** False when the notice is no longer true. */
  readonly isTrue: (guest: string, notice: Notice) => Promise<boolean>;
}

/** Notices to be sent outside the page. The database holds them; jobs only say when to look. */
export class Deliveries {
  private readonly dependencies: Dependencies;
  private log: Log = { error: () => undefined };

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
  }

  async open(log: Log): Promise<void> {
    this.log = log;
    const { jobs } = this.dependencies;
    jobs.work(
      'deliver',
      async (data) => {
        const { guest, channel } = data as { guest?: string; channel?: OutsideChannel };
        if (guest === undefined || channel === undefined) await this.sweep();
        else await this.deliver(guest, channel);
      },
      PARALLEL,
    );
    await jobs.every('deliver', SWEEP_EVERY, {});
    await this.sweep();
  }

  /** Call it in the transaction that stores the notice; then call `schedule`. */
  async add(
    db: Transaction<Schema>,
    guest: string,
    notice: Notice,
    channels: readonly OutsideChannel[],
    settings: NoticeSettings,
    zone: string,
  ): Promise<void> {
    if (channels.length === 0) return;
    await db
      .insertInto('deliveries')
      .values(
        channels.map((channel) => ({
          id: newId(),
          notice: notice.id,
          guest,
          channel,
          due: dueOf(channel, this.dependencies.now(), settings, zone, this.dependencies.rules),
          attempts: 0,
        })),
      )
      .execute();
  }

  /** Schedules a job for when the next one is due. */
  async schedule(guest: string, channel: OutsideChannel): Promise<void> {
    const { db, jobs, now } = this.dependencies;
    const { due } = await db
      .selectFrom('deliveries')
      .select((row) => row.fn.min('due').as('due'))
      .where('guest', '=', guest)
      .where('channel', '=', channel)
      .executeTakeFirstOrThrow();
    if (due === null) return;
    const when = due > now() ? { at: due } : {};
    try {
      await jobs.add('deliver', { guest, channel }, { id: `${guest}-${channel}-${due}`, ...when });
    } catch (error) {
      // The next sweep finds it.
      this.log.error({ err: error }, 'a notice could not be queued for delivery');
    }
  }

  /** Reschedules deliveries that are due soon and whose jobs may be lost. */
  async sweep(): Promise<void> {
    const { db, now } = this.dependencies;
    const rows = await db
      .selectFrom('deliveries')
      .select(['guest', 'channel'])
      .distinct()
      .where('due', '<=', now() + SWEEP_EVERY)
      .execute();
    for (const { guest, channel } of rows) await this.schedule(guest, channel as OutsideChannel);
  }

  private async deliver(guest: string, channel: OutsideChannel): Promise<void> {
    try {
      const claimed = await this.claim(guest, channel);
      if (claimed.length > 0) {
        const notices = claimed.map(({ notice }) => notice);
        const outcome = await this.dependencies.send(channel, guest, notices);
        if (outcome !== 'later') await this.forget(claimed.map(({ id }) => id));
      }
    } catch (error) {
      this.log.error({ err: error, channel }, 'a notice could not be delivered');
    }
    await this.schedule(guest, channel);
  }

  /** Claims what this node sends now, so that no other node does. It is due again if this node fails. */
  private async claim(
    guest: string,
    channel: OutsideChannel,
  ): Promise<{ id: string; notice: Notice }[]> {
    const { db, now, isTrue } = this.dependencies;
    const rows = await db
      .selectFrom('deliveries')
      .innerJoin('notices', 'notices.id', 'deliveries.notice')
      .select(['deliveries.id as delivery', 'due', 'attempts'])
      .select(['notices.id', 'kind', 'match', 'data', 'at', 'read'])
      .where('deliveries.guest', '=', guest)
      .where('channel', '=', channel)
      .where('due', '<=', now())
      .orderBy('at')
      .limit(MOST_AT_ONCE)
      .execute();
    const claimed: { id: string; notice: Notice }[] = [];
    for (const { delivery, due, attempts, ...row } of rows) {
      if (attempts >= WAITS.length || isRead(row)) {
        await this.forget([delivery]);
        continue;
      }
      const { numUpdatedRows } = await db
        .updateTable('deliveries')
        .set({ due: now() + WAITS[attempts], attempts: attempts + 1 })
        .where('id', '=', delivery)
        .where('due', '=', due)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) continue;
      const notice = noticeFrom(row);
      if (await isTrue(guest, notice)) claimed.push({ id: delivery, notice });
      else await this.forget([delivery]);
    }
    return claimed;
  }

  private async forget(ids: readonly string[]): Promise<void> {
    await this.dependencies.db.deleteFrom('deliveries').where('id', 'in', ids).execute();
  }
}

/** The earliest time to send it. */
export function dueOf(
  channel: OutsideChannel,
  now: number,
  { quiet, digest }: NoticeSettings,
  zone: string,
  { soon, mailSoon }: DeliveryRules,
): number {
  const due =
    channel === 'mail'
      ? {
          none: () => now + mailSoon,
          hourly: () => nextFullHour(now, zone),
          daily: () => nextTimeOfDay(now, DAILY_AT, zone),
        }[digest]()
      : now + soon;
  return quiet === null ? due : afterQuiet(due, quiet, zone);
}
