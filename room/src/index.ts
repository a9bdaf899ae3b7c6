export type { Connection } from './connection.ts';
export {
  BOT_LEVELS,
  type BotLevel,
  type RoomDependencies,
  type RoomStore,
} from './dependencies.ts';
export type { RoomRecord, SaidLine, SeatRecord } from './record.ts';
export { type NewRoom, Room, type StoredRoom, type Visitor } from './room.ts';
export { type Recording, recordMatch } from './scenes.ts';
export { readStanding } from './standing.ts';
