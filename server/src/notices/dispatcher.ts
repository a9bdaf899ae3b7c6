import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Notice, NoticeSettings } from '@tablewright/protocol';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Database } from '../storage/database.ts';
import type { Outcome } from './channel.ts';
import type { OutsideChannel } from './deliveries.ts';
import { letter } from './letter.ts';
import type { Mailer } from './mailer.ts';
import type { Outside } from './outside.ts';
import { devicesOf, receiver, type Receiver } from './people.ts';
import { contactOf, sendPush, type VapidKeys } from './push.ts';
import { readSettings } from './settings.ts';
import { tell, tellMany } from './telling.ts';
import { sendToWebhook, webhookUrl } from './webhook.ts';

/** More notices at once than this are sent as a count. */
const MOST_PUSHED = 3;

export interface DispatcherDependencies {
  readonly db: Database;
  readonly config: Pick<Config, 'webhookHosts' | 'pushContact'>;
  readonly mailer: Mailer | null;
  readonly vapid: VapidKeys | null;
  readonly outside: Outside;
  readonly publicUrl: () => string;
  /** Signs the unsubscribe links in mails. */
  readonly secret: string;
}

/** Sends notices outside the page: to devices, mailboxes and webhooks. */
export class Dispatcher {
  private readonly dependencies: DispatcherDependencies;
  private log: Log = { error: () => undefined };

  constructor(dependencies: DispatcherDependencies) {
    this.dependencies = dependencies;
  }

  open(log: Log): void {
    this.log = log;
  }

  /** The channels that this server has. */
  get channels(): readonly OutsideChannel[] {
    const { mailer, vapid, config } = this.dependencies;
    return [
      ...(vapid === null ? [] : (['push'] as const)),
      ...(mailer === null ? [] : (['mail'] as const)),
      ...(config.webhookHosts.length === 0 ? [] : (['webhook'] as const)),
    ];
  }

  /** The channels that reach this guest. */
  async channelsTo(
    guest: string,
    { webhook }: NoticeSettings,
    { mail }: Receiver,
  ): Promise<readonly OutsideChannel[]> {
    const { db } = this.dependencies;
    const has = {
      push: this.channels.includes('push') && (await devicesOf(db, guest)).length > 0,
      mail: mail !== null,
      webhook: webhook !== null,
    };
    return this.channels.filter((channel) => has[channel]);
  }

  async send(channel: OutsideChannel, guest: string, notices: readonly Notice[]): Promise<Outcome> {
    switch (channel) {
      case 'push':
        return this.push(guest, notices);
      case 'mail':
        return this.mail(guest, notices);
      case 'webhook':
        return this.webhook(guest, notices);
    }
  }

  unsubscribeToken(guest: string): string {
    const { secret } = this.dependencies;
    const sign = createHmac('sha256', secret).update(`unsubscribe ${guest}`).digest('base64url');
    return `${guest}.${sign}`;
  }

  /** The guest of a token; null for a forged one. */
  guestOfToken(token: string): string | null {
    const [guest] = token.split('.');
    const genuine = Buffer.from(this.unsubscribeToken(guest));
    const given = Buffer.from(token);
    return genuine.length === given.length && timingSafeEqual(genuine, given) ? guest : null;
  }

  /** Done once one device has it. Devices that are gone are deleted. */
  private async push(guest: string, notices: readonly Notice[]): Promise<Outcome> {
    const { db, vapid, outside, config } = this.dependencies;
    if (vapid === null) return 'gone';
    const url = this.dependencies.publicUrl();
    const { language } = await receiver(db, guest);
    const details = { ...vapid, subject: contactOf(config.pushContact, url) };
    const outcomes: Outcome[] = [];
    for (const device of await devicesOf(db, guest)) {
      const spoken = device.language ?? language;
      const told =
        notices.length > MOST_PUSHED
          ? [tellMany(notices.length, spoken, url)]
          : notices.map((notice) => tell(notice, spoken, url));
      let outcome: Outcome = 'done';
      for (const message of told) {
        outcome = await sendPush(outside, device.subscription, message, details, (error) =>
          this.report('push', error),
        );
        if (outcome !== 'done') break;
      }
      if (outcome === 'gone') await db.deleteFrom('pushes').where('id', '=', device.id).execute();
      outcomes.push(outcome);
    }
    if (outcomes.includes('done')) return 'done';
    return outcomes.includes('later') ? 'later' : 'gone';
  }

  private async mail(guest: string, notices: readonly Notice[]): Promise<Outcome> {
    const { db, mailer } = this.dependencies;
    const { mail, language } = await receiver(db, guest);
    if (mailer === null || mail === null) return 'gone';
    const url = this.dependencies.publicUrl();
    const told = notices.map((notice) => tell(notice, language, url));
    const links = {
      settings: `${url}/notices#settings`,
      unsubscribe: `${url}/api/notices/unsubscribe?token=${this.unsubscribeToken(guest)}`,
    };
    try {
      await mailer.send({ to: mail, ...letter(told, language, links) });
      return 'done';
    } catch (error) {
      this.report('mail', error as Error);
      const { responseCode = 0 } = error as { responseCode?: number };
      // The mailbox refuses it for good; any other error may pass.
      return responseCode >= 500 && responseCode < 600 ? 'refused' : 'later';
    }
  }

  private async webhook(guest: string, notices: readonly Notice[]): Promise<Outcome> {
    const { db, outside, config } = this.dependencies;
    const { webhook } = await readSettings(db, guest);
    if (webhook === null) return 'gone';
    const { language } = await receiver(db, guest);
    const url = this.dependencies.publicUrl();
    let address: URL;
    try {
      address = webhookUrl(webhook, config.webhookHosts, outside.isTrusting);
    } catch {
      // The operator has changed the allowed hosts.
      return 'gone';
    }
    const told = notices.map((notice) => tell(notice, language, url));
    return sendToWebhook(outside, address, told, (error) => this.report('webhook', error));
  }

  /** Without the message, which may contain an address. */
  private report(channel: OutsideChannel, error: Trouble): void {
    const { code, responseCode } = error;
    this.log.error({ channel, code, responseCode }, 'a notice was not taken');
  }
}

type Trouble = Error & { readonly code?: string; readonly responseCode?: number };
