import type { ColumnType } from 'kysely';

/** Written once, with the row. */
type Fixed<T> = ColumnType<T, T, never>;

export interface Schema {
  guests: { id: Fixed<string>; name: string; created: Fixed<number> };
  /** The token itself is only in the cookie, so that nobody who reads the database can use it. */
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
    /** As in `data`; empty in tables from before there was a limit. */
    host: string;
    /** A pseudonym of the address that it was made from; empty when unknown. */
    origin: Fixed<string>;
    /** Raised with every change: when two change it at once, the second tries again. */
    version: number;
  };
  matches: {
    id: Fixed<string>;
    game: Fixed<string>;
    open: Fixed<number>;
    started: Fixed<number>;
    changed: number;
    over: number;
    /** What the room stores besides the journal, as JSON. */
    record: string;
    /** What lists show, as JSON. */
    card: string;
    /** When the match continues by itself, by a clock or a bot; null while it waits for people. */
    due: number | null;
    /** Raised by every node that takes the match over: a write with an older fence is refused. */
    fence: number;
    rated: Fixed<number>;
  };
  /** A guest's seats become an account's when its owner signs in. */
  matchSeats: { match: Fixed<string>; seat: Fixed<number>; guest: string };
  journal: {
    match: Fixed<string>;
    position: Fixed<number>;
    /** Never changed, except for names in the first line when somebody deletes their account. */
    line: string;
  };

  /** A guest who has an account. */
  accounts: {
    guest: Fixed<string>;
    /** The name without regard to case and the encoding of accents: unique. */
    nameKey: string;
    /** Argon2id; null for people who only have passkeys. */
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
  /** One-time tokens: WebAuthn challenges, links in mails, invitations. Stored as hashes. */
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
  /** A friendship has two rows, an invitation one. */
  friends: { guest: Fixed<string>; other: Fixed<string>; accepted: number; since: number };
  blocks: { guest: Fixed<string>; other: Fixed<string>; since: Fixed<number> };
  /** The result of each seat of a finished match. `player` is a guest's id or `bot:<level>`. */
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
  /** Notices to be delivered outside the page; deleted once they are. */
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
  /** The recordings of finished matches: compressed JSON in base64. */
  recordings: { match: Fixed<string>; recording: string };
  /** What the room of a match keeps beside its journal and record: JSON by name. */
  papers: { match: Fixed<string>; name: Fixed<string>; value: string };
  /** The last lines of each match's chat. */
  chat: {
    match: Fixed<string>;
    /** Counted within the match. */
    id: Fixed<number>;
    at: number;
    name: string;
    /** Null for a spectator. `matchSeats` says who owns the seat. */
    seat: number | null;
    /** The spectator who said it. */
    guest: string | null;
    text: string;
    /** The seats that a whisper is for, as JSON; empty for a line to everybody. */
    receivers: string;
  };
  /** For the previous version, which may still run on another node. */
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
    /** The last chat lines of the match at that time, as JSON. */
    chat: Fixed<string>;
    at: Fixed<number>;
    handledBy: string | null;
    handledAt: number | null;
  };
  bans: { guest: Fixed<string>; until: number | null; reason: string; at: number };
  /** Everything that moderators have done; never deleted. */
  hostLog: {
    id: Fixed<string>;
    at: Fixed<number>;
    by: Fixed<string>;
    act: Fixed<string>;
    whom: Fixed<string>;
    note: Fixed<string>;
  };
}
