import { Type } from 'typebox';
import { CHANNELS, eachNotice, NOTICE_KINDS, type NoticeKind } from './notice-kinds.ts';
import type { Endpoints } from './endpoint.ts';
import { LanguageSchema } from './people.ts';
import { closed, Id, List, OrNull, type Shape, Time } from './shape.ts';

const ChannelSchema = Type.Enum(CHANNELS);
export type Channel = Shape<typeof ChannelSchema>;

const NoticeSchema = Type.Object({
  id: Type.String(),
  kind: Type.Unsafe<NoticeKind>(Type.Enum([...NOTICE_KINDS])),
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

const NoticesSchema = Type.Object({ notices: List(NoticeSchema), unread: Type.Integer() });

/** WebSocket /api/me/live. */
export type FromServer =
  | { readonly t: 'notice'; readonly notice: Notice; readonly unread: number }
  | { readonly t: 'unread'; readonly unread: number };

const Channels = List(ChannelSchema, { maxItems: CHANNELS.length });
const Minute = Type.Integer({ minimum: 0, maximum: 1439 });

const KindsSchema = Type.Object(
  eachNotice(() => Channels),
  closed,
);

const NoticeSettingsSchema = Type.Object(
  {
    /** Which kinds go to which channels. */
    on: KindsSchema,
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

/** A page from before an update does not know the newer kinds: these keep their channels. */
const NewSettingsSchema = Type.Object(
  {
    ...NoticeSettingsSchema.properties,
    on: Type.Object(
      {
        ...KindsSchema.properties,
        react: Type.Optional(Channels),
        offer: Type.Optional(Channels),
      },
      closed,
    ),
  },
  closed,
);
export type NewNoticeSettings = Shape<typeof NewSettingsSchema>;

/** With the settings: what the operator has set up. */
const NoticeOfferSchema = Type.Object({
  settings: NoticeSettingsSchema,
  channels: List(ChannelSchema),
  /** The public key for the browser's push service. */
  pushKey: OrNull(Type.String()),
  webhookHosts: List(Type.String()),
});
export type NoticeOffer = Shape<typeof NoticeOfferSchema>;

/** What a push message carries. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** A later message with the same tag replaces the first. */
  readonly tag: string;
}

/** All up to a time, or those of a match. */
const ReadSchema = Type.Union([
  Type.Object({ until: Time }, closed),
  Type.Object({ match: Id }, closed),
]);

/** A device, as browsers describe it; other fields are dropped. */
const SubscribeSchema = Type.Object(
  {
    subscription: Type.Object({
      endpoint: Type.String({ maxLength: 1000, pattern: '^https?://' }),
      keys: Type.Object({
        p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
        auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}={0,2}$' }),
      }),
    }),
    language: Type.Optional(LanguageSchema),
  },
  closed,
);

export const noticeEndpoints = {
  'GET /api/notices': { answer: NoticesSchema },
  'POST /api/notices/read': { body: ReadSchema },
  'GET /api/notices/settings': { answer: NoticeOfferSchema },
  'PUT /api/notices/settings': { body: NewSettingsSchema, answer: NoticeOfferSchema },
  'POST /api/push': { body: SubscribeSchema },
  'DELETE /api/push': { body: Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }, closed) },
} satisfies Endpoints;
