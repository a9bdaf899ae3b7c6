/** What people are told of when they are not at the table. */

export const NOTICE_KINDS = ['turn', 'start', 'over', 'mention', 'friend'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const CHANNELS = ['page', 'push', 'mail', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

/** GET /api/notices → { notices, unread }. POST /api/notices/read { until } marks all up to that time, { match } those of a match. */
export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly at: number;
  readonly read: boolean;
  /** Where it leads to: a match, a table, or a person. */
  readonly match: string | null;
  readonly table: string | null;
  readonly game: string | null;
  /** Who mentioned, invited, or sits at the match. */
  readonly who: readonly string[];
  /** What was said, of a mention; of a friend whether they have `invited` or `accepted`. */
  readonly text: string | null;
}

/** WebSocket /api/me/live. */
export type FromHouse =
  | { readonly t: 'notice'; readonly notice: Notice; readonly unread: number }
  | { readonly t: 'unread'; readonly unread: number };

/** GET and PUT /api/notices/settings. */
export interface NoticeSettings {
  /** Which kinds go where. */
  readonly on: { readonly [kind in NoticeKind]: readonly Channel[] };
  /** In minutes since midnight, in the person's time zone; nothing is sent meanwhile but to the page. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  /** Mail by mail, or gathered. */
  readonly digest: 'none' | 'hourly' | 'daily';
  /** Discord-compatible; at a host that is allowed here. */
  readonly webhook: string | null;
}

/** With the settings: what the host has set up. */
export interface NoticeOffer {
  readonly settings: NoticeSettings;
  readonly channels: readonly Channel[];
  /** The public key for the browser's push service. */
  readonly pushKey: string | null;
  readonly webhookHosts: readonly string[];
}

/**
 * POST /api/push { subscription, language? } and DELETE /api/push { endpoint }: one device. GET and PUT
 * /api/matches/:id/mute { muted }.
 */

/** What a push message carries. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** A later message with the same takes the place of the first. */
  readonly tag: string;
}
