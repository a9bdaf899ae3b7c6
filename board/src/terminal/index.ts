export type { Drawing, Scene } from './drawing.ts';
export { beside, centre, clip, flow, padEnd, padStart, table, widthOf, wrap } from './layout.ts';
export type { OddsAnswer, OddsDesk } from './odds.ts';
export { createStyle, type PieceColour, type Style, wantsColour } from './style.ts';
