export { pebbles } from './rules/game.ts';
