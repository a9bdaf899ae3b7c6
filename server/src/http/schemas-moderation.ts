import type {
  BanView,
  HostAct,
  HostLogLine,
  HostTable,
  HostView,
  NewReport,
  ReportView,
} from '@tablewright/protocol';
import { Type } from 'typebox';
import { ID_PATTERN } from '../ids.ts';
import { as, closed, Time } from './schemas.ts';
import { Name } from './schemas-people.ts';

const Id = Type.String({ pattern: ID_PATTERN });
const Note = Type.String({ maxLength: 500 });
const MaybeTime = Type.Union([Time, Type.Null()]);

export const NewReportSchema = as<NewReport>()(
  Type.Object(
    {
      about: Name,
      match: Type.Optional(Id),
      line: Type.Optional(Type.Integer()),
      text: Type.String({ maxLength: 2000 }),
    },
    closed,
  ),
);

const ReportSchema = as<ReportView>()(
  Type.Object({
    id: Type.String(),
    at: Type.Number(),
    by: Type.String(),
    about: Type.Object({ id: Type.String(), name: Type.String(), account: Type.Boolean() }),
    match: Type.Union([Type.String(), Type.Null()]),
    text: Type.String(),
    chat: Type.Array(
      Type.Object({
        name: Type.String(),
        text: Type.String(),
        at: Type.Number(),
        meant: Type.Optional(Type.Boolean()),
      }),
    ),
    handled: Type.Union([Type.Object({ by: Type.String(), at: Type.Number() }), Type.Null()]),
  }),
);

const HostTableSchema = as<HostTable>()(
  Type.Object({
    id: Type.String(),
    game: Type.String(),
    players: Type.Array(Type.String()),
    changed: Type.Number(),
  }),
);

const BanSchema = as<BanView>()(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    until: MaybeTime,
    reason: Type.String(),
  }),
);

export const HostSchema = as<HostView>()(
  Type.Object({
    reports: Type.Array(ReportSchema),
    tables: Type.Array(HostTableSchema),
    matches: Type.Array(HostTableSchema),
    banned: Type.Array(BanSchema),
    online: Type.Integer(),
  }),
);

export const HostActSchema = as<HostAct>()(
  Type.Union([
    Type.Object({ do: Type.Literal('closeTable'), table: Id, note: Note }, closed),
    Type.Object({ do: Type.Literal('closeMatch'), match: Id, note: Note }, closed),
    Type.Object({ do: Type.Literal('rename'), player: Id, name: Name, note: Note }, closed),
    Type.Object({ do: Type.Literal('ban'), player: Id, until: MaybeTime, note: Note }, closed),
    Type.Object({ do: Type.Literal('unban'), player: Id, note: Note }, closed),
    Type.Object({ do: Type.Literal('handle'), report: Id, note: Note }, closed),
  ]),
);

export const HostLogSchema = Type.Array(
  as<HostLogLine>()(
    Type.Object({
      at: Type.Number(),
      by: Type.String(),
      act: Type.Unsafe<HostAct['do']>(Type.String()),
      whom: Type.String(),
      note: Type.String(),
    }),
  ),
);

export const WithBeginning = Type.Object({ name: Type.String({ minLength: 1, maxLength: 60 }) });

export const FoundPlayersSchema = Type.Array(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    created: Type.Number(),
    guest: Type.Boolean(),
  }),
);
