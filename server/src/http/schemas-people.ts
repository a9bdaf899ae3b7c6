import {
  closed,
  Id,
  LanguageSchema,
  Name,
  OrNull,
  Password,
  TableViewSchema,
} from '@tablewright/protocol/schemas';
import { Type } from 'typebox';

const Zone = Type.String({ maxLength: 60 });
const Mail = Type.String({ maxLength: 200, pattern: '^[^\\s@<>,;:"()]+@[^\\s@<>,;:"()]+$' });
const Label = Type.String({ minLength: 1, maxLength: 60 });

export const ChangeAccountSchema = Type.Object(
  {
    name: Type.Optional(Name),
    mail: Type.Optional(OrNull(Mail)),
    language: Type.Optional(LanguageSchema),
    zone: Type.Optional(Zone),
  },
  closed,
);

export const ChangePasswordSchema = Type.Object(
  { current: Type.Optional(Password), password: Password },
  closed,
);

export const DeleteAccountSchema = Type.Object({ name: Name }, closed);
export const NewTokenSchema = Type.Object({ name: Label }, closed);
export const WithTicket = Type.Object({ token: Type.String({ maxLength: 100 }) }, closed);
export const AskResetSchema = Type.Object({ name: Name }, closed);
export const ResetSchema = Type.Object(
  { token: Type.String({ maxLength: 100 }), password: Password },
  closed,
);

export const WithName = Type.Object({ name: Name });
export const SeatedSchema = Type.Object({ seat: Type.Number(), name: Type.String() });
export const WithSession = Type.Object({ id: Type.String({ pattern: '^[\\w-]{22}$' }) });
export const WithToken = Type.Object({ id: Id });
export const WithPasskey = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,2000}$' }) });

export const WantPasskeySchema = Type.Object(
  {
    purpose: Type.Union([Type.Literal('register'), Type.Literal('sign-in')]),
    name: Type.Optional(Name),
  },
  closed,
);
/** The browser's response; the WebAuthn library validates it. */
const Response = Type.Object({}, { additionalProperties: true });
export const NewPasskeySchema = Type.Object(
  {
    id: Type.String({ maxLength: 100 }),
    response: Response,
    label: Type.Optional(Label),
  },
  closed,
);
export const UsePasskeySchema = Type.Object(
  { id: Type.String({ maxLength: 100 }), response: Response },
  closed,
);
export const RenamePasskeySchema = Type.Object({ name: Label }, closed);
export const Nothing = Type.Null();

export const NewFriendSchema = Type.Union([
  Type.Object({ name: Name }, closed),
  Type.Object({ invitation: Type.String({ maxLength: 100 }) }, closed),
]);
export const InviteSchema = Type.Object({ name: Name }, closed);
export const InvitationSchema = Type.Object({ invitation: Type.String() });
export const BeforeSchema = Type.Object(
  { before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })) },
  closed,
);

export const RematchSchema = Type.Object({ table: OrNull(TableViewSchema) });
export const SaidSchema = Type.Object({}, { additionalProperties: true });
export const OpenDataSchema = Type.Object(
  {
    game: Type.Optional(Type.String({ maxLength: 40 })),
    since: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
    journals: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
  },
  closed,
);
