import { closed, Id, LanguageSchema, Time } from '@tablewright/protocol/schemas';
import { Type } from 'typebox';

export const ReadSchema = Type.Union([
  Type.Object({ until: Time }, closed),
  Type.Object({ match: Id }, closed),
]);

/** As browsers write it; other fields are dropped. */
export const SubscribeSchema = Type.Object(
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

export const UnsubscribeSchema = Type.Object(
  { endpoint: Type.String({ maxLength: 1000 }) },
  closed,
);

export const MuteSchema = Type.Object({ muted: Type.Boolean() }, closed);

export const WithUnsubscribeToken = Type.Object({ token: Type.String({ maxLength: 100 }) });
