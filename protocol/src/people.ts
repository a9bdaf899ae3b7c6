import { Type } from 'typebox';
import { MATCH_CARD } from './lobby.ts';
import { closed, List, Name, OrNull, type Shape } from './shape.ts';

/** Accounts, players, friends. As in `lobby.ts`: paths below `/api`, JSON, errors `{ code, message }`. */

export const Password = Type.String({ maxLength: 1000 });

/** POST /api/account: makes the guest an account, with all matches. Answers `Me`. */
export const NewAccountSchema = Type.Object(
  {
    /** The public name, also for signing in: unique regardless of case. */
    name: Name,
    password: Password,
  },
  closed,
);
export type NewAccount = Shape<typeof NewAccountSchema>;

/** POST /api/sign-in. Answers `Me`; the guest's matches move to the account. */
export const SignInSchema = Type.Object({ name: Name, password: Password }, closed);
export type SignIn = Shape<typeof SignInSchema>;

export const LanguageSchema = Type.Union([
  Type.Literal('en'),
  Type.Literal('cs'),
  Type.Literal('pl'),
]);
export type Language = Shape<typeof LanguageSchema>;

/** POST /api/passkeys/options, /api/passkeys, /api/passkeys/sign-in; PATCH { name } and DELETE /api/passkeys/:id. */
const PasskeySchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  created: Type.Number(),
  used: OrNull(Type.Number()),
});
export type PasskeyView = Shape<typeof PasskeySchema>;

/**
 * POST /api/passkeys/options { purpose: 'register', name? } or { purpose: 'sign-in' } answers `PasskeyOptions`.
 * A guest registers with the name of the account to be. POST /api/passkeys { id, response, label? } answers `Me`;
 * POST /api/passkeys/sign-in { id, response } answers `Me`.
 */
export const PasskeyOptionsSchema = Type.Object({
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

/** For programs. POST /api/tokens { name } answers `MintedToken`; DELETE /api/tokens/:id. */
const TokenSchema = Type.Object(TOKEN);
export type TokenView = Shape<typeof TokenSchema>;

/** The token itself is shown only this once. */
export const MintedTokenSchema = Type.Object({ ...TOKEN, token: Type.String() });
export type MintedToken = Shape<typeof MintedTokenSchema>;

/**
 * GET /api/account. PATCH /api/account { name?, mail?, language?, zone? } answers it too.
 * PUT /api/account/password { current?, password }; POST /api/sign-out; POST /api/sign-out-everywhere;
 * DELETE /api/account/sessions/:id; GET /api/account/export: all that is stored of me, as a file;
 * DELETE /api/account { name }: repeated, so that nobody does it by mistake.
 */
export const AccountSchema = Type.Object({
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

/**
 * Mails. POST /api/mail/verify { token } → 204. POST /api/mail/reset { name } → 202 whether or not there is such an
 * account; POST /api/mail/reset/confirm { token, password } → `Me`.
 */

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
export const PlayedMatchSchema = Type.Object({
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

/** GET /api/players/:name, also of bots as `bot:<level>`. GET /api/players/:name/matches?before=<time> pages on. */
export const PlayerSchema = Type.Object({
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

export const FriendSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  online: Type.Boolean(),
});
export type FriendView = Shape<typeof FriendSchema>;

/**
 * GET /api/friends. POST /api/friends { name } invites, or accepts where one is invited; POST /api/friends { invitation }
 * accepts a link `/friends/<invitation>`; DELETE /api/friends/:name ends it or declines.
 * POST /api/friends/invitations answers { invitation }. POST /api/tables/:id/invite { name } → 204 tells a friend.
 */
export const FriendsSchema = Type.Object({
  friends: List(FriendSchema),
  /** People I have invited. */
  invited: List(FriendSchema),
  /** People who have invited me. */
  inviting: List(FriendSchema),
});
export type FriendsView = Shape<typeof FriendsSchema>;

/** GET /api/blocks → FriendView[]; PUT and DELETE /api/blocks/:name. Who is blocked cannot sit at my tables; I do not read them. */

/**
 * POST /api/matches/:id/rematch → TableView: the same people and terms, seats moved on by one; asked twice, the same
 * table. GET /api/matches/:id/rematch → { table: TableView | null }: whether somebody has asked for it.
 */

/** GET /api/matches/:id/people → { seat, name }[]: the seats of people with an account, who have a page. */

/** GET /api/matches/:id/results, once the match is over and settled. */
export const ResultsSchema = Type.Object({
  rated: Type.Boolean(),
  results: List(
    Type.Object({
      seat: Type.Integer(),
      place: OrNull(Type.Integer()),
      /** The rating after the match, and its change; null for an unrated match. */
      rating: OrNull(Type.Number()),
      change: OrNull(Type.Number()),
    }),
  ),
});
export type ResultsView = Shape<typeof ResultsSchema>;
