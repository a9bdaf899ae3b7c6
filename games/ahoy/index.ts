export { totalOf } from './rules/battle.ts';
export { type Figure, FIGURES, figuresIn, isLoaded } from './rules/figures.ts';
export { ahoy } from './rules/game.ts';
export {
  allSpaces,
  cellOf,
  currentOf,
  hasSandbar,
  islandOf,
  neighbour,
  regionOf,
  SPACE_NAMES,
  spaceAt,
  TERRAIN,
} from './rules/map.ts';
export { type Control, controllerOf, controlOf } from './rules/score.ts';
export { type Ahoy, DAMAGE, EMPTY, NONE, type Player, type Side } from './rules/state.ts';
