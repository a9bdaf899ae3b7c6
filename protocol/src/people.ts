import { Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';
import { MATCH_CARD, MeSchema } from './lobby.ts';
import { closed, List, Name, OrNull, type Shape, WithId } from './shape.ts';

/** Accounts, players, friends. */

const Password = Type.String({ maxLength: 1000 });

/** Makes the guest an account, with all matches. */
const NewAccountSchema = Type.Object(
  {
    /** The public name, also for signing in: unique regardless of case. */
    name: Name,
    password: Password,
  },
  closed,
);
export type NewAccount = Shape<typeof NewAccountSchema>;

/** The guest's matches move to the account. */
const SignInSchema = Type.Object({ name: Name, password: Password }, closed);
export type SignIn = Shape<typeof SignInSchema>;

export const LanguageSchema = Type.Union([
  Type.Literal('en'),
  Type.Literal('cs'),
  Type.Literal('pl'),
]);
export type Language = Shape<typeof LanguageSchema>;

const PasskeySchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  created: Type.Number(),
  used: OrNull(Type.Number()),
});
export type PasskeyView = Shape<typeof PasskeySchema>;

const PasskeyOptionsSchema = Type.Object({
  /** Identifies the challenge; the first answer uses it up. */
  id: Type.String(),
  /** For the browser's WebAuthn. */
  options: Type.Object({}, { additionalProperties: true }),
});
export type PasskeyOptions = Shape<typeof PasskeyOptionsSchema>;

/** A browser that is signed in. */
const SessionSchema = Type.Object({
  id: Type.String(),
  /** Such as `Firefox, Linux`. */
  device: Type.String(),
  created: Type.Number(),
  seen: Type.Number(),
  current: Type.Boolean(),
});
export type SessionView = Shape<typeof SessionSchema>;

const TOKEN = {
  id: Type.String(),
  name: Type.String(),
  created: Type.Number(),
  used: OrNull(Type.Number()),
};

/** For programs. */
const TokenSchema = Type.Object(TOKEN);
export type TokenView = Shape<typeof TokenSchema>;

/** The token itself is shown only this once. */
const MintedTokenSchema = Type.Object({ ...TOKEN, token: Type.String() });
export type MintedToken = Shape<typeof MintedTokenSchema>;

const AccountSchema = Type.Object({
  name: Type.String(),
  created: Type.Number(),
  mail: OrNull(Type.String()),
  mailVerified: Type.Boolean(),
  hasPassword: Type.Boolean(),
  /** The language of mails and push messages. */
  language: LanguageSchema,
  /** Such as `Europe/Prague`. */
  zone: Type.String(),
  passkeys: List(PasskeySchema),
  sessions: List(SessionSchema),
  tokens: List(TokenSchema),
  can: Type.Object({
    /** The operator has set up a mail server. */
    mail: Type.Boolean(),
  }),
});
export type AccountView = Shape<typeof AccountSchema>;

const PaceSchema = Type.Union([Type.Literal('live'), Type.Literal('days')]);
/** How fast a match is played, for ratings. */
export type Pace = Shape<typeof PaceSchema>;

const RatingSchema = Type.Object({
  game: Type.String(),
  pace: PaceSchema,
  rating: Type.Number(),
  deviation: Type.Number(),
  matches: Type.Integer(),
});
export type RatingView = Shape<typeof RatingSchema>;

/** The public facts of a player's match. */
const PlayedMatchSchema = Type.Object({
  ...MATCH_CARD,
  seat: Type.Integer(),
  /** 1 for the winner; null while it runs or when nobody won, also after a draw by agreement. */
  place: OrNull(Type.Number()),
  rated: Type.Boolean(),
  /** By how much the rating changed. */
  change: OrNull(Type.Number()),
});
export type PlayedMatch = Shape<typeof PlayedMatchSchema>;

const TieSchema = Type.Union([
  Type.Literal('me'),
  Type.Literal('none'),
  Type.Literal('invited'),
  Type.Literal('inviting'),
  Type.Literal('friends'),
]);
export type Tie = Shape<typeof TieSchema>;

/** A person with an account, or bots of a level. */
const PlayerSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: Type.Union([Type.Literal('person'), Type.Literal('bot')]),
  since: OrNull(Type.Number()),
  online: Type.Boolean(),
  ratings: List(RatingSchema),
  tally: List(Type.Object({ game: Type.String(), played: Type.Integer(), won: Type.Integer() })),
  matches: List(PlayedMatchSchema),
  /** The relation of the person who asks to the player. */
  tie: TieSchema,
  blocked: Type.Boolean(),
});
export type PlayerView = Shape<typeof PlayerSchema>;

const FriendSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  online: Type.Boolean(),
});
export type FriendView = Shape<typeof FriendSchema>;

const FriendsSchema = Type.Object({
  friends: List(FriendSchema),
  /** People I have invited. */
  invited: List(FriendSchema),
  /** People who have invited me. */
  inviting: List(FriendSchema),
});
export type FriendsView = Shape<typeof FriendsSchema>;

const Zone = Type.String({ maxLength: 60 });
const Mail = Type.String({ maxLength: 200, pattern: '^[^\\s@<>,;:"()]+@[^\\s@<>,;:"()]+$' });
const Label = Type.String({ minLength: 1, maxLength: 60 });
const Ticket = Type.String({ maxLength: 100 });
const WithName = Type.Object({ name: Name });
const WithSession = Type.Object({ id: Type.String({ pattern: '^[\\w-]{22}$' }) });
const WithPasskey = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,2000}$' }) });

const ChangeAccountSchema = Type.Object(
  {
    name: Type.Optional(Name),
    /** Null takes the address away. */
    mail: Type.Optional(OrNull(Mail)),
    language: Type.Optional(LanguageSchema),
    zone: Type.Optional(Zone),
  },
  closed,
);

const ChangePasswordSchema = Type.Object(
  { current: Type.Optional(Password), password: Password },
  closed,
);

/** The name of the account is repeated, so that nobody deletes it by mistake. */
const DeleteAccountSchema = Type.Object({ name: Name }, closed);

const WantPasskeySchema = Type.Object(
  {
    purpose: Type.Union([Type.Literal('register'), Type.Literal('sign-in')]),
    /** A guest registers with the name of the account to be. */
    name: Type.Optional(Name),
  },
  closed,
);
/** The browser's response; the WebAuthn library validates it. */
const Response = Type.Object({}, { additionalProperties: true });
const NewPasskeySchema = Type.Object(
  { id: Ticket, response: Response, label: Type.Optional(Label) },
  closed,
);
const UsePasskeySchema = Type.Object({ id: Ticket, response: Response }, closed);

/** Invites by name, or accepts where one is invited; accepts a link `/friends/<invitation>`. */
const NewFriendSchema = Type.Union([
  Type.Object({ name: Name }, closed),
  Type.Object({ invitation: Ticket }, closed),
]);

const BeforeSchema = Type.Object(
  { before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })) },
  closed,
);

export const peopleEndpoints = {
  'POST /api/account': { body: NewAccountSchema, answer: MeSchema },
  'POST /api/sign-in': { body: SignInSchema, answer: MeSchema },
  'POST /api/sign-out': {},
  'POST /api/sign-out-everywhere': {},
  'GET /api/account': { answer: AccountSchema },
  'PATCH /api/account': { body: ChangeAccountSchema, answer: AccountSchema },
  'PUT /api/account/password': { body: ChangePasswordSchema },
  'DELETE /api/account/sessions/:id': { params: WithSession },
  'GET /api/account/export': { answer: Type.String({ description: 'A file of JSON.' }) },
  'DELETE /api/account': { body: DeleteAccountSchema },
  'POST /api/tokens': { body: Type.Object({ name: Label }, closed), answer: MintedTokenSchema },
  'DELETE /api/tokens/:id': { params: WithId },
  'POST /api/passkeys/options': { body: WantPasskeySchema, answer: PasskeyOptionsSchema },
  'POST /api/passkeys': { body: NewPasskeySchema, answer: MeSchema },
  'POST /api/passkeys/sign-in': { body: UsePasskeySchema, answer: MeSchema },
  'PATCH /api/passkeys/:id': { params: WithPasskey, body: Type.Object({ name: Label }, closed) },
  'DELETE /api/passkeys/:id': { params: WithPasskey },
  'POST /api/mail/verify': { body: Type.Object({ token: Ticket }, closed) },
  /** Answers the same whether or not there is such an account. */
  'POST /api/mail/reset': { body: Type.Object({ name: Name }, closed), status: 202 },
  'POST /api/mail/reset/confirm': {
    body: Type.Object({ token: Ticket, password: Password }, closed),
    answer: MeSchema,
  },
  'GET /api/players/:name': { params: WithName, answer: PlayerSchema },
  'GET /api/players/:name/matches': {
    params: WithName,
    query: BeforeSchema,
    answer: List(PlayedMatchSchema),
  },
  'GET /api/friends': { answer: FriendsSchema },
  'POST /api/friends': { body: NewFriendSchema, answer: FriendsSchema },
  'POST /api/friends/invitations': { answer: Type.Object({ invitation: Type.String() }) },
  'DELETE /api/friends/:name': { params: WithName },
  'POST /api/tables/:id/invite': { params: WithId, body: Type.Object({ name: Name }, closed) },
  /** Blocked people cannot sit at my tables, and I do not read them. */
  'GET /api/blocks': { answer: List(FriendSchema) },
  'PUT /api/blocks/:name': { params: WithName },
  'DELETE /api/blocks/:name': { params: WithName },
} satisfies Endpoints;
