import {
  type Channel,
  CHANNELS,
  type Notice,
  NOTICE_KINDS,
  type NoticeKind,
  type NoticeOffer,
  type NoticeSettings,
  type ResultsView,
} from '@tablewright/protocol';
import { Type } from 'typebox';
import { ID_PATTERN } from '../ids.ts';
import { as, closed, Time } from './schemas.ts';

const OptionalText = Type.Union([Type.String(), Type.Null()]);
const ChannelSchema = Type.Unsafe<Channel>(Type.Enum([...CHANNELS]));
const Id = Type.String({ pattern: ID_PATTERN });
const Minute = Type.Integer({ minimum: 0, maximum: 1439 });

const NoticeSchema = as<Notice>()(
  Type.Object({
    id: Type.String(),
    kind: Type.Unsafe<NoticeKind>(Type.Enum([...NOTICE_KINDS])),
    at: Type.Number(),
    read: Type.Boolean(),
    match: OptionalText,
    table: OptionalText,
    game: OptionalText,
    who: Type.Array(Type.String()),
    text: OptionalText,
  }),
);

export const NoticesSchema = Type.Object({
  notices: Type.Array(NoticeSchema),
  unread: Type.Integer(),
});

export const ReadSchema = Type.Union([
  Type.Object({ until: Time }, closed),
  Type.Object({ match: Id }, closed),
]);

const some = Type.Array(ChannelSchema, { maxItems: CHANNELS.length });

export const NoticeSettingsSchema = as<NoticeSettings>()(
  Type.Object(
    {
      on: Type.Object({ turn: some, start: some, over: some, mention: some, friend: some }, closed),
      quiet: Type.Union([Type.Object({ from: Minute, to: Minute }, closed), Type.Null()]),
      digest: Type.Union([Type.Literal('none'), Type.Literal('hourly'), Type.Literal('daily')]),
      webhook: Type.Union([Type.String({ maxLength: 500 }), Type.Null()]),
    },
    closed,
  ),
);

export const NoticeOfferSchema = as<NoticeOffer>()(
  Type.Object({
    settings: NoticeSettingsSchema,
    channels: Type.Array(ChannelSchema),
    pushKey: OptionalText,
    webhookHosts: Type.Array(Type.String()),
  }),
);

/** As browsers write it; what else they say of it is not kept. */
export const SubscribeSchema = Type.Object(
  {
    subscription: Type.Object({
      endpoint: Type.String({ maxLength: 1000, pattern: '^https?://' }),
      keys: Type.Object({
        p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
        auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}={0,2}$' }),
      }),
    }),
    language: Type.Optional(
      Type.Union([Type.Literal('en'), Type.Literal('cs'), Type.Literal('pl')]),
    ),
  },
  closed,
);

export const UnsubscribeSchema = Type.Object(
  { endpoint: Type.String({ maxLength: 1000 }) },
  closed,
);

export const MuteSchema = Type.Object({ muted: Type.Boolean() }, closed);

export const WithUnsubscribeToken = Type.Object({ token: Type.String({ maxLength: 100 }) });

export const ResultsSchema = as<ResultsView>()(
  Type.Object({
    rated: Type.Boolean(),
    results: Type.Array(
      Type.Object({
        seat: Type.Integer(),
        place: Type.Union([Type.Integer(), Type.Null()]),
        rating: Type.Union([Type.Number(), Type.Null()]),
        change: Type.Union([Type.Number(), Type.Null()]),
      }),
    ),
  }),
);
