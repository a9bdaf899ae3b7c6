export {
  type ArenaOptions,
  countPairings,
  type Pairing,
  playArena,
  type SeatRecord,
  wilson,
} from './arena.ts';
export type { Advice, Bot, Judgement } from './bot.ts';
export { findDeal, judgeDeal } from './deals.ts';
export { NO_HOOKS } from './no-hooks.ts';
export {
  adviceFrom,
  type Budget,
  type Finding,
  type Findings,
  search,
  searchBot,
  sharesOfWin,
} from './search.ts';
export { type Hunt, findBlunders } from './blunders/find.ts';
export { type Blunder, openBlunder, parseBlunders, solves } from './blunders/suite.ts';
export { BOT_LEVELS, type BotLevel, type BotSpec, createBot, parseBot } from './spec.ts';
