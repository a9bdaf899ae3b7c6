import { Type } from 'typebox';
import { CHANNELS, NOTICE_KINDS } from './notice-kinds.ts';
import { closed, List, OrNull, type Shape } from './shape.ts';

const NoticeKindSchema = Type.Enum(NOTICE_KINDS);
export type NoticeKind = Shape<typeof NoticeKindSchema>;

const ChannelSchema = Type.Enum(CHANNELS);
export type Channel = Shape<typeof ChannelSchema>;

/** GET /api/notices → { notices, unread }. POST /api/notices/read { until } marks all up to that time, { match } those of a match. */
const NoticeSchema = Type.Object({
  id: Type.String(),
  kind: NoticeKindSchema,
  at: Type.Number(),
  read: Type.Boolean(),
  /** Where it leads to: a match, a table, or a person. */
  match: OrNull(Type.String()),
  table: OrNull(Type.String()),
  game: OrNull(Type.String()),
  /** Who mentioned or invited the person, or plays in the match. */
  who: List(Type.String()),
  /** For a mention the line; for a friend `invited` or `accepted`. */
  text: OrNull(Type.String()),
});
export type Notice = Shape<typeof NoticeSchema>;

export const NoticesSchema = Type.Object({ notices: List(NoticeSchema), unread: Type.Integer() });

/** WebSocket /api/me/live. */
export type FromServer =
  | { readonly t: 'notice'; readonly notice: Notice; readonly unread: number }
  | { readonly t: 'unread'; readonly unread: number };

const Channels = List(ChannelSchema, { maxItems: CHANNELS.length });
const Minute = Type.Integer({ minimum: 0, maximum: 1439 });

/** GET and PUT /api/notices/settings. */
export const NoticeSettingsSchema = Type.Object(
  {
    /** Which kinds go to which channels. */
    on: Type.Object(
      {
        turn: Channels,
        start: Channels,
        over: Channels,
        mention: Channels,
        friend: Channels,
      } satisfies Record<NoticeKind, typeof Channels>,
      closed,
    ),
    /** In minutes since midnight, in the person's time zone; meanwhile notices go to the page only. */
    quiet: OrNull(Type.Object({ from: Minute, to: Minute }, closed)),
    /** Each mail at once, or a digest. */
    digest: Type.Union([Type.Literal('none'), Type.Literal('hourly'), Type.Literal('daily')]),
    /** Discord-compatible; at a host that the server allows. */
    webhook: OrNull(Type.String({ maxLength: 500 })),
  },
  closed,
);
export type NoticeSettings = Shape<typeof NoticeSettingsSchema>;

/** With the settings: what the operator has set up. */
export const NoticeOfferSchema = Type.Object({
  settings: NoticeSettingsSchema,
  channels: List(ChannelSchema),
  /** The public key for the browser's push service. */
  pushKey: OrNull(Type.String()),
  webhookHosts: List(Type.String()),
});
export type NoticeOffer = Shape<typeof NoticeOfferSchema>;

/**
 * POST /api/push { subscription, language? } and DELETE /api/push { endpoint }: one device. GET and PUT
 * /api/matches/:id/mute { muted }.
 */

/** What a push message carries. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** A later message with the same tag replaces the first. */
  readonly tag: string;
}
