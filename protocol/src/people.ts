import type { MatchCard } from './lobby.ts';

/** Accounts, players, friends. As in `lobby.ts`: paths below `/api`, JSON, errors `{ code, message }`. */

/** POST /api/account: the guest who asks becomes an account, with all matches. Answers `Me`. */
export interface NewAccount {
  /** The name that everybody sees and that one signs in with: unique whatever the case of its letters. */
  readonly name: string;
  readonly password: string;
}

/** POST /api/sign-in. Answers `Me`; matches of the guest who signs in come along. */
export interface SignIn {
  readonly name: string;
  readonly password: string;
}

/**
 * GET /api/account. PATCH /api/account { name?, mail?, language?, zone? } answers it too.
 * PUT /api/account/password { current?, password }; POST /api/sign-out; POST /api/sign-out-everywhere;
 * DELETE /api/account/sessions/:id; GET /api/account/export: all that is stored of me, as a file;
 * DELETE /api/account { name }: repeated, so that nobody does it by mistake.
 */
export interface AccountView {
  readonly name: string;
  readonly created: number;
  readonly mail: string | null;
  readonly mailVerified: boolean;
  readonly hasPassword: boolean;
  /** Of mails and push messages. */
  readonly language: Language;
  /** As `Europe/Prague`. */
  readonly zone: string;
  readonly passkeys: readonly PasskeyView[];
  readonly sessions: readonly SessionView[];
  readonly tokens: readonly TokenView[];
  readonly can: {
    /** The host has set up a mail server. */
    readonly mail: boolean;
  };
}

export type Language = 'en' | 'cs' | 'pl';

/** POST /api/passkeys/options, /api/passkeys, /api/passkeys/sign-in; PATCH { name } and DELETE /api/passkeys/:id. */
export interface PasskeyView {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
}

/**
 * POST /api/passkeys/options { purpose: 'register', name? } or { purpose: 'sign-in' } answers `PasskeyOptions`.
 * A guest registers with the name of the account to be. POST /api/passkeys { id, response, label? } answers `Me`;
 * POST /api/passkeys/sign-in { id, response } answers `Me`.
 */
export interface PasskeyOptions {
  /** Names the challenge; used up by the first answer. */
  readonly id: string;
  /** For the browser's WebAuthn. */
  readonly options: object;
}

/** A browser that is signed in. */
export interface SessionView {
  readonly id: string;
  /** Such as `Firefox, Linux`. */
  readonly device: string;
  readonly created: number;
  readonly seen: number;
  readonly current: boolean;
}

/** For programs. POST /api/tokens { name } answers `TokenView & { token }`, the token only this once; DELETE /api/tokens/:id. */
export interface TokenView {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
}

/**
 * Mails. POST /api/mail/verify { token } → 204. POST /api/mail/reset { name } → 202 whether or not there is such an
 * account; POST /api/mail/reset/confirm { token, password } → `Me`.
 */

/** How fast a match is played, for ratings. */
export type Pace = 'live' | 'days';

export interface RatingView {
  readonly game: string;
  readonly pace: Pace;
  readonly rating: number;
  readonly deviation: number;
  readonly matches: number;
}

/** GET /api/players/:name, also of bots as `bot:<level>`. GET /api/players/:name/matches?before=<time> pages on. */
export interface PlayerView {
  readonly id: string;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly since: number | null;
  readonly online: boolean;
  readonly ratings: readonly RatingView[];
  readonly tally: readonly {
    readonly game: string;
    readonly played: number;
    readonly won: number;
  }[];
  readonly matches: readonly PlayedMatch[];
  /** Between the one who asks and the player. */
  readonly tie: Tie;
  readonly blocked: boolean;
}

export type Tie = 'me' | 'none' | 'invited' | 'inviting' | 'friends';

/** A match of a player, as far as everybody may know of it. */
export type PlayedMatch = Omit<MatchCard, 'myTurn'> & {
  readonly seat: number;
  /** 1 for the winner; null while it runs or where nobody won, also after a draw by agreement. */
  readonly place: number | null;
  readonly rated: boolean;
  /** By how much the rating changed. */
  readonly change: number | null;
};

/**
 * GET /api/friends. POST /api/friends { name } invites, or accepts where one is invited; POST /api/friends { invitation }
 * accepts a link `/friends/<invitation>`; DELETE /api/friends/:name ends it or declines.
 * POST /api/friends/invitations answers { invitation }. POST /api/tables/:id/invite { name } → 204 tells a friend.
 */
export interface FriendsView {
  readonly friends: readonly FriendView[];
  /** Whom I have invited. */
  readonly invited: readonly FriendView[];
  /** Who has invited me. */
  readonly inviting: readonly FriendView[];
}

export interface FriendView {
  readonly id: string;
  readonly name: string;
  readonly online: boolean;
}

/** GET /api/blocks → FriendView[]; PUT and DELETE /api/blocks/:name. Who is blocked cannot sit at my tables; I do not read them. */

/**
 * POST /api/matches/:id/rematch → TableView: the same people and terms, seats moved on by one; asked twice, the same
 * table. GET /api/matches/:id/rematch → { table: TableView | null }: whether somebody has asked for it.
 */

/** GET /api/matches/:id/people → { seat, name }[]: the seats of people with an account, who have a page. */

/** GET /api/matches/:id/results, once the match is over and settled. */
export interface ResultsView {
  readonly rated: boolean;
  readonly results: readonly {
    readonly seat: number;
    readonly place: number | null;
    /** After the match, and by how much it changed; null where it is not rated. */
    readonly rating: number | null;
    readonly change: number | null;
  }[];
}
