import { Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';
import { MatchCardSchema, TableViewSchema } from './lobby.ts';
import { closed, List, OrNull, type Shape, WithId } from './shape.ts';

/** For downloads that a program reads line by line. */
const Lines = Type.String({ description: 'One JSON value a line.' });

/** The seats of people with an account, who have a page. */
const SeatedSchema = List(Type.Object({ seat: Type.Number(), name: Type.String() }));

/** The table of the rematch, if somebody has asked for one. */
const RematchSchema = Type.Object({ table: OrNull(TableViewSchema) });

const ResultsSchema = Type.Object({
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

const MuteSchema = Type.Object({ muted: Type.Boolean() }, closed);

/** Whatever a message on the live line holds; the room checks it. */
const Message = Type.Record(Type.String(), Type.Unknown());

const OpenDataSchema = Type.Object(
  {
    game: Type.Optional(Type.String({ maxLength: 40 })),
    since: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
    journals: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
  },
  closed,
);

/** Besides these, the line of a match is WebSocket /api/matches/:id/live. */
export const matchEndpoints = {
  'GET /api/matches/:id': { params: WithId, answer: MatchCardSchema },
  /** Once the match is over: it holds every secret. */
  'GET /api/matches/:id/journal': { params: WithId, answer: Lines },
  'GET /api/matches/:id/people': { params: WithId, answer: SeatedSchema },
  /** Once the match is over and settled. */
  'GET /api/matches/:id/results': { params: WithId, answer: ResultsSchema },
  'GET /api/matches/:id/rematch': { params: WithId, answer: RematchSchema },
  /** The same people and terms, seats moved on by one; asked twice, the same table. */
  'POST /api/matches/:id/rematch': { params: WithId, answer: TableViewSchema },
  'GET /api/matches/:id/mute': { params: WithId, answer: MuteSchema },
  'PUT /api/matches/:id/mute': { params: WithId, body: MuteSchema },
  'GET /api/matches/:id/stream': { params: WithId, answer: Lines },
  'POST /api/matches/:id/messages': { params: WithId, body: Message, answer: Message },
  'GET /api/open-data': { query: OpenDataSchema, answer: Lines },
} satisfies Endpoints;
