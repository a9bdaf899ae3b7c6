import type { ColumnType } from 'kysely';

/** Written once, with the row. */
type Fixed<T> = ColumnType<T, T, never>;

export interface Schema {
  guests: { id: Fixed<string>; name: string; created: Fixed<number> };
  /** The token itself is only in the cookie: whoever reads the database cannot act as anybody. */
  sessions: {
    tokenHash: Fixed<string>;
    guest: Fixed<string>;
    /** Such as `Firefox, Linux`. */
    device: string;
    created: Fixed<number>;
    seen: number;
  };
  tables: {
    id: Fixed<string>;
    code: Fixed<string>;
    /** The table as JSON, all but its id and code. */
    data: string;
    open: number;
    match: string | null;
    changed: number;
    /** As in `data`; empty in tables of before there was a limit. */
    host: string;
    /** The address that it was made from, as a pseudonym; empty where it is not known. */
    origin: Fixed<string>;
    /** Raised with every change: of two who change it at once, the second begins anew. */
    version: number;
  };
  matches: {
    id: Fixed<string>;
    game: Fixed<string>;
    open: Fixed<number>;
    started: Fixed<number>;
    changed: number;
    over: number;
    /** What the room keeps beside the journal, as JSON. */
    record: string;
    /** What lists show, as JSON. */
    card: string;
    /** When the match goes on by itself: a clock runs out or a bot is to move; null where it waits for persons. */
    due: number | null;
    /** Raised by every node that takes the match over: whoever writes with an older one is no longer its home. */
    fence: number;
    rated: Fixed<number>;
  };
  /** A guest's seats become an account's when its owner signs in. */
  matchSeats: { match: Fixed<string>; seat: Fixed<number>; guest: string };
  journal: {
    match: Fixed<string>;
    position: Fixed<number>;
    /** Never changed, but for names in the first line when somebody deletes their account. */
    line: string;
  };

  /** A guest who has an account. */
  accounts: {
    guest: Fixed<string>;
    /** The name without regard to case and accents of writing: unique. */
    nameKey: string;
    /** Argon2id; null for those who have passkeys alone. */
    password: string | null;
    mail: string | null;
    mailVerified: number;
    language: string;
    zone: string;
    role: 'player' | 'host';
    created: Fixed<number>;
  };
  passkeys: {
    id: Fixed<string>;
    guest: Fixed<string>;
    /** base64url */
    publicKey: Fixed<string>;
    counter: number;
    /** JSON */
    transports: Fixed<string>;
    label: string;
    created: Fixed<number>;
    used: number | null;
  };
  /** What is handed out once and comes back once: WebAuthn challenges, links in mails, invitations. Kept by hash. */
  tickets: {
    hash: Fixed<string>;
    purpose: Fixed<string>;
    guest: Fixed<string | null>;
    /** JSON */
    data: Fixed<string>;
    expires: Fixed<number>;
  };
  /** For programs. */
  tokens: {
    id: Fixed<string>;
    hash: Fixed<string>;
    guest: Fixed<string>;
    label: Fixed<string>;
    created: Fixed<number>;
    used: number | null;
  };
  /** Friends stand here twice, an invitation once. */
  friends: { guest: Fixed<string>; other: Fixed<string>; accepted: number; since: number };
  blocks: { guest: Fixed<string>; other: Fixed<string>; since: Fixed<number> };
  /** What became of each seat of a match that is over. `player` is a guest's id or `bot:<level>`. */
  results: {
    match: Fixed<string>;
    seat: Fixed<number>;
    player: string;
    game: Fixed<string>;
    pace: Fixed<string>;
    rated: Fixed<number>;
    place: Fixed<number | null>;
    before: number | null;
    after: number | null;
    finished: Fixed<number>;
  };
  ratings: {
    player: Fixed<string>;
    game: Fixed<string>;
    pace: Fixed<string>;
    rating: number;
    deviation: number;
    volatility: number;
    matches: number;
    changed: number;
  };
  notices: {
    id: Fixed<string>;
    guest: string;
    kind: Fixed<string>;
    match: Fixed<string | null>;
    /** The rest of the notice as JSON. */
    data: Fixed<string>;
    at: Fixed<number>;
    /** A state of `notices/store.ts`. */
    read: number;
  };
  /** Notices still to be delivered outside the page: gone once they are. */
  deliveries: {
    id: Fixed<string>;
    notice: Fixed<string>;
    guest: string;
    channel: Fixed<string>;
    due: number;
    attempts: number;
  };
  noticeSettings: { guest: Fixed<string>; data: string };
  mutes: { guest: Fixed<string>; match: Fixed<string> };
  /** The latest state of a running match, as it was when the journal had `length` lines. */
  saves: { match: Fixed<string>; length: number; save: string };
  /** Matches that are over as they were, in base64 of compressed JSON. */
  recordings: { match: Fixed<string>; recording: string };
  /** The last lines of each match's chat. */
  chat: {
    match: Fixed<string>;
    /** Counted within the match. */
    id: Fixed<number>;
    at: number;
    name: string;
    /** Null for a spectator. Whose seat it is stands in `matchSeats`. */
    seat: number | null;
    /** The spectator who said it. */
    guest: string | null;
    text: string;
  };
  /** Of the version before, which may still run at another node. */
  remarks: { match: Fixed<string>; by: Fixed<string>; guest: string };
  pushes: {
    /** Hash of the endpoint. */
    id: Fixed<string>;
    guest: string;
    subscription: Fixed<string>;
    created: Fixed<number>;
  };
  reports: {
    id: Fixed<string>;
    by: string;
    about: string;
    match: Fixed<string | null>;
    text: Fixed<string>;
    /** The last lines of the match by then, as JSON. */
    chat: Fixed<string>;
    at: Fixed<number>;
    handledBy: string | null;
    handledAt: number | null;
  };
  bans: { guest: Fixed<string>; until: number | null; reason: string; at: number };
  /** What hosts have done, for good. */
  hostLog: {
    id: Fixed<string>;
    at: Fixed<number>;
    by: Fixed<string>;
    act: Fixed<string>;
    whom: Fixed<string>;
    note: Fixed<string>;
  };
}
