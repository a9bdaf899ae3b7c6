export { roam } from './rules/game.ts';
export type { Player, Roam } from './rules/state.ts';
