import type {
  AccountView,
  FriendsView,
  FriendView,
  NewAccount,
  PasskeyOptions,
  PasskeyView,
  PlayedMatch,
  PlayerView,
  SessionView,
  SignIn,
  TokenView,
} from '@tablewright/protocol';
import { Type } from 'typebox';
import { ID_PATTERN } from '../ids.ts';
import { as, closed, TableViewSchema } from './schemas.ts';

const OrNull = <T extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Number>>(
  schema: T,
) => Type.Union([schema, Type.Null()]);

/** Longer than any that is taken: what is wrong with it is told in words. */
export const Name = Type.String({ maxLength: 200 });
const Password = Type.String({ maxLength: 1000 });
const LanguageSchema = Type.Union([Type.Literal('en'), Type.Literal('cs'), Type.Literal('pl')]);
const Zone = Type.String({ maxLength: 60 });
const Mail = Type.String({ maxLength: 200, pattern: '^[^\\s@<>,;:"()]+@[^\\s@<>,;:"()]+$' });
const Label = Type.String({ minLength: 1, maxLength: 60 });

export const NewAccountSchema = as<NewAccount>()(
  Type.Object({ name: Name, password: Password }, closed),
);
export const SignInSchema = as<SignIn>()(Type.Object({ name: Name, password: Password }, closed));

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

export const WithName = Type.Object({ name: Type.String({ maxLength: 200 }) });
export const SeatedSchema = Type.Object({ seat: Type.Number(), name: Type.String() });
export const WithSession = Type.Object({ id: Type.String({ pattern: '^[\\w-]{22}$' }) });
export const WithToken = Type.Object({ id: Type.String({ pattern: ID_PATTERN }) });
export const WithPasskey = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,2000}$' }) });

const Used = { created: Type.Number(), used: OrNull(Type.Number()) };

const TokenSchema = as<TokenView>()(
  Type.Object({ id: Type.String(), name: Type.String(), ...Used }),
);
export const MintedSchema = as<TokenView & { token: string }>()(
  Type.Object({ id: Type.String(), name: Type.String(), ...Used, token: Type.String() }),
);

const PasskeySchema = as<PasskeyView>()(
  Type.Object({ id: Type.String(), name: Type.String(), ...Used }),
);

const SessionSchema = as<SessionView>()(
  Type.Object({
    id: Type.String(),
    device: Type.String(),
    created: Type.Number(),
    seen: Type.Number(),
    current: Type.Boolean(),
  }),
);

export const AccountSchema = as<AccountView>()(
  Type.Object({
    name: Type.String(),
    created: Type.Number(),
    mail: OrNull(Type.String()),
    mailVerified: Type.Boolean(),
    hasPassword: Type.Boolean(),
    language: LanguageSchema,
    zone: Type.String(),
    passkeys: Type.Array(PasskeySchema),
    sessions: Type.Array(SessionSchema),
    tokens: Type.Array(TokenSchema),
    can: Type.Object({ mail: Type.Boolean() }),
  }),
);

export const WantPasskeySchema = Type.Object(
  {
    purpose: Type.Union([Type.Literal('register'), Type.Literal('sign-in')]),
    name: Type.Optional(Name),
  },
  closed,
);
export const PasskeyOptionsSchema = as<PasskeyOptions>()(
  Type.Object({ id: Type.String(), options: Type.Object({}, { additionalProperties: true }) }),
);
/** What the browser made of it; looked through by the library that verifies it. */
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

export const FriendSchema = as<FriendView>()(
  Type.Object({ id: Type.String(), name: Type.String(), online: Type.Boolean() }),
);
export const FriendsSchema = as<FriendsView>()(
  Type.Object({
    friends: Type.Array(FriendSchema),
    invited: Type.Array(FriendSchema),
    inviting: Type.Array(FriendSchema),
  }),
);
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

export const PlayedSchema = as<PlayedMatch>()(
  Type.Object({
    id: Type.String(),
    game: Type.String(),
    players: Type.Array(Type.String()),
    pages: Type.Optional(Type.Array(Type.Integer())),
    turn: Type.Integer(),
    waitingFor: Type.Array(Type.String()),
    over: Type.Boolean(),
    changed: Type.Number(),
    started: Type.Number(),
    seat: Type.Integer(),
    place: OrNull(Type.Number()),
    rated: Type.Boolean(),
    change: OrNull(Type.Number()),
  }),
);

export const PlayerSchema = as<PlayerView>()(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    kind: Type.Union([Type.Literal('person'), Type.Literal('bot')]),
    since: OrNull(Type.Number()),
    online: Type.Boolean(),
    ratings: Type.Array(
      Type.Object({
        game: Type.String(),
        pace: Type.String(),
        rating: Type.Number(),
        deviation: Type.Number(),
        matches: Type.Integer(),
      }),
    ),
    tally: Type.Array(
      Type.Object({ game: Type.String(), played: Type.Integer(), won: Type.Integer() }),
    ),
    matches: Type.Array(PlayedSchema),
    tie: Type.Union(
      (['me', 'none', 'invited', 'inviting', 'friends'] as const).map((tie) => Type.Literal(tie)),
    ),
    blocked: Type.Boolean(),
  }),
);

export const RematchSchema = Type.Object({ table: Type.Union([TableViewSchema, Type.Null()]) });
export const SaidSchema = Type.Object({}, { additionalProperties: true });
export const OpenDataSchema = Type.Object(
  {
    game: Type.Optional(Type.String({ maxLength: 40 })),
    since: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
    journals: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
  },
  closed,
);
