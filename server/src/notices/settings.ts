import {
  type Channel,
  CHANNELS,
  NOTICE_KINDS,
  type NoticeKind,
  type NoticeSettings,
} from '@tablewright/protocol';
import type { Transaction } from 'kysely';
import { malformed } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import { webhookUrl } from './webhook.ts';

type Db = Database | Transaction<Schema>;

/** A webhook gets every notice: people who set one up want that. */
const STANDARD: NoticeSettings = {
  on: {
    turn: ['page', 'push', 'mail', 'webhook'],
    start: ['page', 'push', 'mail', 'webhook'],
    over: ['page', 'push', 'webhook'],
    mention: ['page', 'push', 'webhook'],
    friend: ['page', 'push'],
  },
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
  return row === undefined ? STANDARD : (JSON.parse(row.data) as NoticeSettings);
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
    throw malformed('Quiet hours end at another time than they begin.');
  const each = (kind: NoticeKind): readonly Channel[] =>
    CHANNELS.filter((channel) => on[kind].includes(channel));
  return {
    on: Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, each(kind)])) as NoticeSettings['on'],
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
    on: Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, each(kind)])) as NoticeSettings['on'],
  };
}
