import {
  type Channel,
  CHANNELS,
  eachNotice,
  type NoticeKind,
  NOTICES,
  type NoticeSettings,
} from '@tablewright/protocol';
import type { Transaction } from 'kysely';
import { malformed } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { webhookUrl } from './webhook.ts';

type Db = Database | Transaction<Schema>;

const STANDARD: NoticeSettings = {
  on: eachNotice((kind) => NOTICES[kind].channels),
  quiet: null,
  digest: 'none',
  webhook: null,
};

export async function readSettings(db: Db, guest: string): Promise<NoticeSettings> {
  const row = await db
    .selectFrom('noticeSettings')
    .select('data')
    .where('guest', '=', guest)
    .executeTakeFirst();
  if (row === undefined) return STANDARD;
  const settings = JSON.parse(row.data) as NoticeSettings;
  // Settings of earlier versions do not say anything about newer kinds.
  return { ...settings, on: { ...STANDARD.on, ...settings.on } };
}

export async function writeSettings(
  db: Db,
  guest: string,
  settings: NoticeSettings,
): Promise<void> {
  const data = JSON.stringify(settings);
  await db
    .insertInto('noticeSettings')
    .values({ guest, data })
    .onConflict((conflict) => conflict.column('guest').doUpdateSet({ data }))
    .execute();
}

/** The settings to store, or a refusal. */
export function checkSettings(
  { on, quiet, digest, webhook }: NoticeSettings,
  webhookHosts: readonly string[],
  isTrusting = false,
): NoticeSettings {
  if (quiet !== null && quiet.from === quiet.to)
    throw malformed('Quiet hours must end at a different time than they start.');
  const each = (kind: NoticeKind): readonly Channel[] =>
    CHANNELS.filter((channel) => on[kind].includes(channel));
  return {
    on: eachNotice(each),
    quiet,
    digest,
    webhook: webhook === null ? null : webhookUrl(webhook, webhookHosts, isTrusting).href,
  };
}

export function withoutMail(settings: NoticeSettings): NoticeSettings {
  const each = (kind: NoticeKind): readonly Channel[] =>
    settings.on[kind].filter((channel) => channel !== 'mail');
  return {
    ...settings,
    on: eachNotice(each),
  };
}
