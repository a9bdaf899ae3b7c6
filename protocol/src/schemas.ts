/** What servers check and write bodies with. Apart from the rest: TypeBox is for servers, browsers need the types alone. */
export * from './lobby.ts';
export * from './moderation.ts';
export * from './notices.ts';
export * from './people.ts';
export { closed, Id, List, Name, OrNull, Time } from './shape.ts';
