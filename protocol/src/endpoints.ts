import type { TSchema } from 'typebox';
import { lobbyEndpoints } from './lobby.ts';
import { matchEndpoints } from './match-endpoints.ts';
import { moderationEndpoints } from './moderation.ts';
import { noticeEndpoints } from './notices.ts';
import { peopleEndpoints } from './people.ts';
import type { Shape } from './shape.ts';

/**
 * The HTTP interface: one entry a request. The server checks and answers by it, clients take their types from it.
 * Bodies and answers are JSON; errors are `{ code, message }`.
 */
export const ENDPOINTS = {
  ...lobbyEndpoints,
  ...matchEndpoints,
  ...peopleEndpoints,
  ...noticeEndpoints,
  ...moderationEndpoints,
};

type All = typeof ENDPOINTS;
export type EndpointName = keyof All;

type Part<N extends EndpointName, P extends string> = All[N] extends {
  readonly [name in P]: infer S extends TSchema;
}
  ? Shape<S>
  : never;

type PartName<N extends EndpointName> = Extract<keyof All[N], 'params' | 'query' | 'body'>;

/** What a client sends with a request: parameters of the path, query, body, as far as it has them. */
export type Parts<N extends EndpointName> = { readonly [P in PartName<N>]: Part<N, P> };

/** What a request answers; null if it answers nothing. */
export type AnswerTo<N extends EndpointName> = All[N] extends { readonly answer: TSchema }
  ? Part<N, 'answer'>
  : null;
