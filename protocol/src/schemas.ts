/**
 * Schemas for checking and writing bodies. A separate entry, because only servers need TypeBox; browsers need the
 * types.
 */
export * from './lobby.ts';
export * from './moderation.ts';
export * from './notices.ts';
export * from './people.ts';
export { closed, Id, List, Name, OrNull, Time } from './shape.ts';
