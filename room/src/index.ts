export { BOT_LEVELS, type BotLevel } from '@tablewright/bots';
export type { Connection } from './connection.ts';
export {
  type Costly,
  type Papers,
  type RoomDependencies,
  type RoomStore,
  type StoredLines,
  type StoredPapers,
} from './dependencies.ts';
export { peopleIn, type RoomRecord, type SaidLine, type SeatRecord } from './record.ts';
export { type NewRoom, Room, type StoredRoom, type Visitor } from './room.ts';
export { type Recording, recordMatch } from './scenes.ts';
export { readStanding } from './standing.ts';
