import type { Language, NewNoticeSettings, NoticeOffer } from '@tablewright/protocol';
import { hashOfToken } from '../ids.ts';
import { conflict, notFound } from '../refusal.ts';
import type { Dispatcher, DispatcherDependencies } from './dispatcher.ts';
import type { Subscription } from './push.ts';
import { checkSettings, readSettings, withoutMail, writeSettings } from './settings.ts';

interface Dependencies extends DispatcherDependencies {
  readonly now: () => number;
}

const MOST_DEVICES = 20;

/** Which notices people want, by which channels, and which matches they have muted. */
export class Preferences {
  private readonly dependencies: Dependencies;
  private readonly dispatcher: Dispatcher;

  constructor(dependencies: Dependencies, dispatcher: Dispatcher) {
    this.dependencies = dependencies;
    this.dispatcher = dispatcher;
  }

  async offer(guest: string): Promise<NoticeOffer> {
    const { db, vapid, config } = this.dependencies;
    return {
      settings: await readSettings(db, guest),
      channels: ['page', ...this.dispatcher.channels],
      pushKey: vapid?.publicKey ?? null,
      webhookHosts: config.webhookHosts,
    };
  }

  async change(guest: string, settings: NewNoticeSettings): Promise<void> {
    const { db, config, outside } = this.dependencies;
    const before = await readSettings(db, guest);
    const whole = { ...settings, on: { ...before.on, ...settings.on } };
    await writeSettings(db, guest, checkSettings(whole, config.webhookHosts, outside.isTrusting));
  }

  /** By the link in a mail. */
  async unsubscribe(token: string): Promise<void> {
    const { db } = this.dependencies;
    const guest = this.dispatcher.guestOfToken(token);
    if (guest === null) throw notFound('subscription');
    await writeSettings(db, guest, withoutMail(await readSettings(db, guest)));
    await db
      .deleteFrom('deliveries')
      .where('guest', '=', guest)
      .where('channel', '=', 'mail')
      .execute();
  }

  /** A browser may register its device repeatedly; the last user of the device gets the notices. */
  async subscribe(
    guest: string,
    subscription: Subscription,
    language: Language | null,
  ): Promise<void> {
    const { db, now } = this.dependencies;
    const id = hashOfToken(subscription.endpoint);
    const { endpoint, keys } = subscription;
    await db.transaction().execute(async (change) => {
      await change.deleteFrom('pushes').where('id', '=', id).execute();
      const { count } = await change
        .selectFrom('pushes')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('guest', '=', guest)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_DEVICES) throw conflict('Too many devices.');
      await change
        .insertInto('pushes')
        .values({
          id,
          guest,
          subscription: JSON.stringify({ endpoint, keys, language }),
          created: now(),
        })
        .execute();
    });
  }

  async unsubscribeDevice(guest: string, endpoint: string): Promise<void> {
    await this.dependencies.db
      .deleteFrom('pushes')
      .where('id', '=', hashOfToken(endpoint))
      .where('guest', '=', guest)
      .execute();
  }

  async isMuted(guest: string, match: string): Promise<boolean> {
    const found = await this.dependencies.db
      .selectFrom('mutes')
      .select('match')
      .where('guest', '=', guest)
      .where('match', '=', match)
      .executeTakeFirst();
    return found !== undefined;
  }

  async mute(guest: string, match: string, muted: boolean): Promise<void> {
    const { db } = this.dependencies;
    const found = await db
      .selectFrom('matches')
      .select('id')
      .where('id', '=', match)
      .executeTakeFirst();
    if (found === undefined) throw notFound('match');
    if (muted)
      await db
        .insertInto('mutes')
        .values({ guest, match })
        .onConflict((conflicting) => conflicting.doNothing())
        .execute();
    else
      await db.deleteFrom('mutes').where('guest', '=', guest).where('match', '=', match).execute();
  }
}
