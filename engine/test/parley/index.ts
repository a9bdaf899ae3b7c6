export { AIMS, CARDS, CAUSES, WILES } from './content.ts';
export { parley } from './game.ts';
export { goodsOf, sendings } from './mission.ts';
export { options } from './options.ts';
export type { Parley } from './state.ts';
