import type { Language } from '@tablewright/protocol';
import type { Database } from '../storage/database.ts';
import type { Subscription } from './push.ts';
import { isZone } from './wall-clock.ts';

/** The receiver of notices, and the channels to reach them. */
export interface Receiver {
  readonly language: Language;
  readonly zone: string;
  /** Only a verified address. */
  readonly mail: string | null;
}

export interface Device {
  readonly id: string;
  readonly subscription: Subscription;
  /** The browser's language, if it sent one. */
  readonly language: Language | null;
}

export async function receiver(db: Database, guest: string): Promise<Receiver> {
  const found = await db
    .selectFrom('accounts')
    .select(['mail', 'mailVerified', 'language', 'zone'])
    .where('guest', '=', guest)
    .executeTakeFirst();
  if (found === undefined) return { language: 'en', zone: 'UTC', mail: null };
  const { mail, mailVerified, language, zone } = found;
  return {
    language: language as Language,
    zone: isZone(zone) ? zone : 'UTC',
    mail: mailVerified === 1 ? mail : null,
  };
}

export async function devicesOf(db: Database, guest: string): Promise<Device[]> {
  const rows = await db
    .selectFrom('pushes')
    .select(['id', 'subscription'])
    .where('guest', '=', guest)
    .execute();
  return rows.map(({ id, subscription }) => {
    const { language, ...rest } = JSON.parse(subscription) as Subscription & {
      language: Language | null;
    };
    return { id, language, subscription: rest };
  });
}
