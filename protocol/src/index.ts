export type * from './lobby.ts';
export type * from './match.ts';
export type * from './moderation.ts';
export type * from './people.ts';
export type {
  FromHost,
  Hint,
  Move,
  Refused,
  ReplyData,
  ToHost,
  ToHostBody,
  WireQuestion,
} from './messages.ts';
export { CHANNELS, NOTICE_KINDS } from './notices.ts';
export type {
  Channel,
  FromHouse,
  Notice,
  NoticeKind,
  NoticeOffer,
  NoticeSettings,
  PushMessage,
} from './notices.ts';
export { idOf, isRefused, parseToHost } from './parse.ts';
export { applyPatch, compare, diff } from './patch.ts';
export { pack, unpack } from './wire.ts';
