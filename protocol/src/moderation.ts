import { Type } from 'typebox';
import { closed, Id, List, Name, OrNull, type Shape, Time } from './shape.ts';

/** Reports and what the host of the house does. All below /api/host is for accounts whose role is `host`. */

const Note = Type.String({ maxLength: 500 });

/** POST /api/reports → 204. */
export const NewReportSchema = Type.Object(
  {
    /** Name of the player. */
    about: Name,
    match: Type.Optional(Id),
    /** The id of what they said in the match's chat: it tells who is meant, also where others are called the same. */
    line: Type.Optional(Type.Integer()),
    text: Type.String({ maxLength: 2000 }),
  },
  closed,
);
export type NewReport = Shape<typeof NewReportSchema>;

const ReportSchema = Type.Object({
  id: Type.String(),
  at: Type.Number(),
  by: Type.String(),
  /** With a page where they have an account. */
  about: Type.Object({ id: Type.String(), name: Type.String(), account: Type.Boolean() }),
  match: OrNull(Type.String()),
  text: Type.String(),
  /** The last lines that were said in the match by then, and the one that is meant. */
  chat: List(
    Type.Object({
      name: Type.String(),
      text: Type.String(),
      at: Type.Number(),
      meant: Type.Optional(Type.Boolean()),
    }),
  ),
  handled: OrNull(Type.Object({ by: Type.String(), at: Type.Number() })),
});
export type ReportView = Shape<typeof ReportSchema>;

const ModerationTableSchema = Type.Object({
  id: Type.String(),
  game: Type.String(),
  players: List(Type.String()),
  changed: Type.Number(),
});
export type ModerationTable = Shape<typeof ModerationTableSchema>;

const BanSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Null: for good. */
  until: OrNull(Time),
  reason: Type.String(),
});
export type BanView = Shape<typeof BanSchema>;

/** GET /api/host */
export const ModerationSchema = Type.Object({
  reports: List(ReportSchema),
  tables: List(ModerationTableSchema),
  matches: List(ModerationTableSchema),
  banned: List(BanSchema),
  online: Type.Integer(),
});
export type ModerationView = Shape<typeof ModerationSchema>;

/**
 * POST /api/host/acts → 204. GET /api/host/log → ModerationLogLine[], the latest first.
 * GET /api/host/players?name=… → { id, name, created, guest }[] whose names begin so.
 */
export const ModerationActSchema = Type.Union([
  Type.Object({ do: Type.Literal('closeTable'), table: Id, note: Note }, closed),
  Type.Object({ do: Type.Literal('closeMatch'), match: Id, note: Note }, closed),
  Type.Object({ do: Type.Literal('rename'), player: Id, name: Name, note: Note }, closed),
  Type.Object({ do: Type.Literal('ban'), player: Id, until: OrNull(Time), note: Note }, closed),
  Type.Object({ do: Type.Literal('unban'), player: Id, note: Note }, closed),
  Type.Object({ do: Type.Literal('handle'), report: Id, note: Note }, closed),
]);
export type ModerationAct = Shape<typeof ModerationActSchema>;

const ModerationLogLineSchema = Type.Object({
  at: Type.Number(),
  by: Type.String(),
  act: Type.Index(ModerationActSchema, ['do']),
  /** The name of whom or what it was done to, as it was then. */
  whom: Type.String(),
  note: Type.String(),
});
export type ModerationLogLine = Shape<typeof ModerationLogLineSchema>;

export const ModerationLogSchema = List(ModerationLogLineSchema);
