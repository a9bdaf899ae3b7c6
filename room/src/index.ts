export type { Connection } from './connection.ts';
export {
  BOT_LEVELS,
  type BotLevel,
  type RoomDependencies,
  type RoomStore,
} from './dependencies.ts';
export { peopleIn, type RoomRecord, type SaidLine, type SeatRecord } from './record.ts';
export { type NewRoom, Room, type Visitor } from './room.ts';
