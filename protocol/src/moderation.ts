import { Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';
import { closed, Id, List, Name, OrNull, type Shape, Time } from './shape.ts';

/** Reports and moderation. Everything below /api/host is for moderators: accounts with the role `host`. */

const Note = Type.String({ maxLength: 500 });

const NewReportSchema = Type.Object(
  {
    /** Name of the player. */
    about: Name,
    match: Type.Optional(Id),
    /** The id of their chat line: it identifies the person even when others have the same name. */
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
  /** With a page if they have an account. */
  about: Type.Object({ id: Type.String(), name: Type.String(), account: Type.Boolean() }),
  match: OrNull(Type.String()),
  text: Type.String(),
  /** The last chat lines of the match at that time, and the reported one. */
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
  /** Null for a permanent ban. */
  until: OrNull(Time),
  reason: Type.String(),
});
export type BanView = Shape<typeof BanSchema>;

const ModerationSchema = Type.Object({
  reports: List(ReportSchema),
  tables: List(ModerationTableSchema),
  matches: List(ModerationTableSchema),
  banned: List(BanSchema),
  online: Type.Integer(),
});
export type ModerationView = Shape<typeof ModerationSchema>;

const ModerationActSchema = Type.Union([
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
  /** The name of the target at that time. */
  whom: Type.String(),
  note: Type.String(),
});
export type ModerationLogLine = Shape<typeof ModerationLogLineSchema>;

const FoundPlayerSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  created: Type.Number(),
  guest: Type.Boolean(),
});
export type FoundPlayer = Shape<typeof FoundPlayerSchema>;

/** The beginning of a name. */
const WithBeginning = Type.Object({ name: Type.String({ minLength: 1, maxLength: 60 }) });

export const moderationEndpoints = {
  'POST /api/reports': { body: NewReportSchema },
  'GET /api/host': { answer: ModerationSchema },
  'POST /api/host/acts': { body: ModerationActSchema },
  /** The latest first. */
  'GET /api/host/log': { answer: List(ModerationLogLineSchema) },
  'GET /api/host/players': { query: WithBeginning, answer: List(FoundPlayerSchema) },
} satisfies Endpoints;
