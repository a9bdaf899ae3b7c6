import { Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';
import { closed, List, Name, OrNull, type Shape, WithId } from './shape.ts';

/** More than any game has. */
const MOST_SEATS = 12;

/** Some options take a text of the players' own; games say how long it may be. */
const LONGEST_SETUP_TEXT = 400;

const SetupValueSchema = Type.Union([
  Type.String({ maxLength: LONGEST_SETUP_TEXT }),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
]);

/** The options of a game; some are chosen seat by seat. */
const SetupSchema = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Union([SetupValueSchema, List(SetupValueSchema, { maxItems: MOST_SEATS })]),
  { maxProperties: 40 },
);

const OutOfTimeSchema = Type.Union([
  Type.Literal('skip'),
  Type.Literal('bot'),
  Type.Literal('lose'),
]);
/** skip: the default of the question, else a bot's answer, now; bot: a bot plays on; lose: the seat concedes. */
export type OutOfTime = Shape<typeof OutOfTimeSchema>;

const ClockSchema = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, closed),
  Type.Object(
    {
      kind: Type.Literal('live'),
      bank: Type.Integer({ minimum: 1 }),
      increment: Type.Integer({ minimum: 0 }),
      out: OutOfTimeSchema,
    },
    closed,
  ),
  Type.Object(
    { kind: Type.Literal('days'), days: Type.Integer({ minimum: 1 }), out: OutOfTimeSchema },
    closed,
  ),
]);
/**
 * How much time the players have, and what happens when it is over. Bank and increment are milliseconds;
 * the increment comes whenever a seat hands the turn on.
 */
export type ClockTerms = Shape<typeof ClockSchema>;

const ReactionsSchema = Type.Union([
  Type.Literal('usual'),
  Type.Literal('quick'),
  Type.Literal('strict'),
]);

const Game = Type.String({ maxLength: 40 });
const SeatCount = Type.Integer({ minimum: 1, maximum: MOST_SEATS });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 11 });
const Level = Type.String({ maxLength: 20 });

export const MeSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Without an account. */
  guest: Type.Boolean(),
  /** May use the moderation page. */
  host: Type.Boolean(),
  /** Unread notices. */
  unread: Type.Integer(),
});
export type Me = Shape<typeof MeSchema>;

const TableSeatSchema = Type.Union([
  Type.Object({ kind: Type.Literal('free') }),
  Type.Object({
    kind: Type.Literal('person'),
    id: Type.String(),
    name: Type.String(),
    /** With a page at /p/<name>. */
    account: Type.Optional(Type.Boolean()),
    ready: Type.Boolean(),
    here: Type.Boolean(),
  }),
  Type.Object({ kind: Type.Literal('bot'), level: Type.String() }),
]);
export type TableSeat = Shape<typeof TableSeatSchema>;

/** A table at which a match is arranged. */
export const TableViewSchema = Type.Object({
  /** Also the invitation: unguessable. `/t/<id>` in the browser. */
  id: Type.String(),
  /** A short code to type: 6 letters. */
  code: Type.String(),
  game: Type.String(),
  setup: SetupSchema,
  clock: ClockSchema,
  open: Type.Boolean(),
  /** Counts for ratings: only accounts and bots, with a clock, and a player who runs out of time loses. */
  rated: Type.Boolean(),
  /** Players may ask a bot for suggestions. Never in rated matches; without other people always. */
  hints: Type.Boolean(),
  /** How long the match waits for reactions; `strict` only with a clock in days. */
  reactions: ReactionsSchema,
  /** Players may address the chat to some seats. */
  whispers: Type.Boolean(),
  host: Type.String(),
  seats: List(TableSeatSchema),
  /** People looking at the table without a seat. */
  guests: List(Type.String()),
  /** Set once the match has started. */
  match: OrNull(Type.String()),
});
export type TableView = Shape<typeof TableViewSchema>;

/** The public facts of a match in a list. */
export const MATCH_CARD = {
  id: Type.String(),
  game: Type.String(),
  players: List(Type.String()),
  /** Seats of people who have a page at /p/<name>. */
  pages: Type.Optional(List(Type.Integer())),
  turn: Type.Integer(),
  waitingFor: List(Type.String()),
  over: Type.Boolean(),
  changed: Type.Number(),
  started: Type.Number(),
};

/** A match in a list, for the person who asks. */
export const MatchCardSchema = Type.Object({ ...MATCH_CARD, myTurn: Type.Boolean() });
export type MatchCard = Shape<typeof MatchCardSchema>;

const HomeSchema = Type.Object({
  me: MeSchema,
  mine: List(MatchCardSchema),
  tables: List(TableViewSchema),
  watch: List(MatchCardSchema),
  online: Type.Integer(),
});
export type HomeView = Shape<typeof HomeSchema>;

/** A match against bots at once. */
const PlayNowSchema = Type.Object(
  { game: Game, seats: SeatCount, level: Level, setup: Type.Optional(SetupSchema) },
  closed,
);
export type PlayNow = Shape<typeof PlayNowSchema>;

/** What the owner of a table may set. */
const TERMS = {
  setup: Type.Optional(SetupSchema),
  clock: Type.Optional(ClockSchema),
  open: Type.Optional(Type.Boolean()),
  rated: Type.Optional(Type.Boolean()),
  hints: Type.Optional(Type.Boolean()),
  reactions: Type.Optional(ReactionsSchema),
  whispers: Type.Optional(Type.Boolean()),
};

const NewTableSchema = Type.Object({ game: Game, seats: SeatCount, ...TERMS }, closed);
export type NewTable = Shape<typeof NewTableSchema>;

const TableActionSchema = Type.Union([
  Type.Object({ do: Type.Literal('sit'), seat: SeatNumber }, closed),
  Type.Object({ do: Type.Literal('leave') }, closed),
  Type.Object({ do: Type.Literal('swap'), seat: SeatNumber, with: SeatNumber }, closed),
  Type.Object({ do: Type.Literal('bot'), seat: SeatNumber, level: OrNull(Level) }, closed),
  Type.Object({ do: Type.Literal('ready'), ready: Type.Boolean() }, closed),
  Type.Object({ do: Type.Literal('change'), ...TERMS, seats: Type.Optional(SeatCount) }, closed),
  Type.Object({ do: Type.Literal('start') }, closed),
]);
export type TableAction = Shape<typeof TableActionSchema>;

const StartedSchema = Type.Object({ match: Type.String() });
const WithCode = Type.Object({ code: Type.String({ pattern: '^[A-Za-z]{6}$' }) });
const RenameSchema = Type.Object({ name: Name }, closed);

/** Besides these, WebSocket /api/tables/:id/live sends a TableView on every change. */
export const lobbyEndpoints = {
  'GET /api/me': { answer: MeSchema },
  'PATCH /api/me': { body: RenameSchema, answer: MeSchema },
  'GET /api/home': { answer: HomeSchema },
  'POST /api/play': { body: PlayNowSchema, answer: StartedSchema },
  'GET /api/tables': { answer: List(TableViewSchema) },
  'POST /api/tables': { body: NewTableSchema, answer: TableViewSchema },
  'GET /api/tables/:id': { params: WithId, answer: TableViewSchema },
  'GET /api/tables/by-code/:code': { params: WithCode, answer: TableViewSchema },
  'POST /api/tables/:id/actions': {
    params: WithId,
    body: TableActionSchema,
    answer: TableViewSchema,
  },
} satisfies Endpoints;
