export { ti4 } from './rules/game.ts';
