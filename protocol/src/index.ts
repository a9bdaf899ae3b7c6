export type * from './lobby.ts';
export type * from './match.ts';
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
export { idOf, isRefused, parseToHost } from './parse.ts';
export { applyPatch, diff } from './patch.ts';
export { pack, unpack } from './wire.ts';
