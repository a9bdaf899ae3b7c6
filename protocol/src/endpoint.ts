import type { TSchema } from 'typebox';

/** What a request of the HTTP interface takes and answers. */
export interface Endpoint {
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The answer to a request that succeeds; without one, it answers 204 or `status` and no body. */
  readonly answer?: TSchema;
  readonly status?: 202;
}

/** By method and path. */
export interface Endpoints {
  readonly [name: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`]: Endpoint;
}
