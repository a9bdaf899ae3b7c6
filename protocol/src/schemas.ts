/**
 * The HTTP interface with its schemas. A separate entry, because only servers need TypeBox; browsers need the types.
 */
export type { Endpoint } from './endpoint.ts';
export { type AnswerTo, type EndpointName, ENDPOINTS, type Parts } from './endpoints.ts';
