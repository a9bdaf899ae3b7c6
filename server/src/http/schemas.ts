import { type Static, type TSchema, type TUnsafe, Type } from 'typebox';
import type {
  HomeView,
  MatchCard,
  Me,
  NewTable,
  PlayNow,
  TableAction,
  TableView,
} from '@tablewright/protocol';
import { ID_PATTERN } from '../ids.ts';

/** Ties a schema to the type that clients import: both must have the same members. */
export const as =
  <T>() =>
  <S extends TSchema>(
    schema: [keyof Static<S>, keyof T] extends [keyof T, keyof Static<S>] ? S : never,
  ): TUnsafe<T> =>
    Type.Unsafe<T>(schema);

export const closed = { additionalProperties: false } as const;

/** A moment, in milliseconds, that is a date. */
export const Time = Type.Integer({ minimum: 0, maximum: 8.64e15 });

const Setup = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Union([Type.String({ maxLength: 40 }), Type.Number(), Type.Boolean(), Type.Null()]),
  { maxProperties: 40 },
);

const OutOfTime = Type.Union([Type.Literal('skip'), Type.Literal('bot'), Type.Literal('lose')]);

const Clock = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, closed),
  Type.Object(
    {
      kind: Type.Literal('live'),
      bank: Type.Integer({ minimum: 1 }),
      increment: Type.Integer({ minimum: 0 }),
      out: OutOfTime,
    },
    closed,
  ),
  Type.Object(
    { kind: Type.Literal('days'), days: Type.Integer({ minimum: 1 }), out: OutOfTime },
    closed,
  ),
]);

const Game = Type.String({ maxLength: 40 });
const SeatCount = Type.Integer({ minimum: 1, maximum: 12 });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 11 });
const Level = Type.String({ maxLength: 20 });

export const WithId = Type.Object({ id: Type.String({ pattern: ID_PATTERN }) });
export const WithCode = Type.Object({ code: Type.String({ pattern: '^[A-Za-z]{6}$' }) });

export const MeSchema = as<Me>()(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    guest: Type.Boolean(),
    host: Type.Boolean(),
    unread: Type.Integer(),
  }),
);
export const RenameSchema = Type.Object({ name: Type.String({ maxLength: 200 }) }, closed);

export const TableViewSchema = as<TableView>()(
  Type.Object({
    id: Type.String(),
    code: Type.String(),
    game: Type.String(),
    setup: Setup,
    clock: Clock,
    open: Type.Boolean(),
    rated: Type.Boolean(),
    host: Type.String(),
    seats: Type.Array(
      Type.Union([
        Type.Object({ kind: Type.Literal('free') }),
        Type.Object({
          kind: Type.Literal('person'),
          id: Type.String(),
          name: Type.String(),
          account: Type.Optional(Type.Boolean()),
          ready: Type.Boolean(),
          here: Type.Boolean(),
        }),
        Type.Object({ kind: Type.Literal('bot'), level: Type.String() }),
      ]),
    ),
    guests: Type.Array(Type.String()),
    match: Type.Union([Type.String(), Type.Null()]),
  }),
);

export const MatchCardSchema = as<MatchCard>()(
  Type.Object({
    id: Type.String(),
    game: Type.String(),
    players: Type.Array(Type.String()),
    pages: Type.Optional(Type.Array(Type.Integer())),
    turn: Type.Integer(),
    myTurn: Type.Boolean(),
    waitingFor: Type.Array(Type.String()),
    over: Type.Boolean(),
    changed: Type.Number(),
    started: Type.Number(),
  }),
);

export const HomeSchema = as<HomeView>()(
  Type.Object({
    me: MeSchema,
    mine: Type.Array(MatchCardSchema),
    tables: Type.Array(TableViewSchema),
    watch: Type.Array(MatchCardSchema),
    online: Type.Integer(),
  }),
);

export const PlayNowSchema = as<PlayNow>()(
  Type.Object({ game: Game, seats: SeatCount, level: Level, setup: Type.Optional(Setup) }, closed),
);

export const StartedSchema = Type.Object({ match: Type.String() });

export const NewTableSchema = as<NewTable>()(
  Type.Object(
    {
      game: Game,
      seats: SeatCount,
      setup: Type.Optional(Setup),
      clock: Type.Optional(Clock),
      open: Type.Optional(Type.Boolean()),
      rated: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
);

export const TableActionSchema = as<TableAction>()(
  Type.Union([
    Type.Object({ do: Type.Literal('sit'), seat: SeatNumber }, closed),
    Type.Object({ do: Type.Literal('leave') }, closed),
    Type.Object({ do: Type.Literal('swap'), seat: SeatNumber, with: SeatNumber }, closed),
    Type.Object(
      { do: Type.Literal('bot'), seat: SeatNumber, level: Type.Union([Level, Type.Null()]) },
      closed,
    ),
    Type.Object({ do: Type.Literal('ready'), ready: Type.Boolean() }, closed),
    Type.Object(
      {
        do: Type.Literal('change'),
        setup: Type.Optional(Setup),
        clock: Type.Optional(Clock),
        open: Type.Optional(Type.Boolean()),
        rated: Type.Optional(Type.Boolean()),
        seats: Type.Optional(SeatCount),
      },
      closed,
    ),
    Type.Object({ do: Type.Literal('start') }, closed),
  ]),
);

export const ErrorSchema = Type.Object({ code: Type.String(), message: Type.String() });
