export { scoreOf } from './rules/end.ts';
export { roam } from './rules/game.ts';
export { COINS, type Position, POSITIONS, SLOT_OF, SQUARE_NAMES, turned } from './rules/map.ts';
export { options } from './rules/options.ts';
export { NONE, type Player, type Roam } from './rules/state.ts';
export { isFree, tokensOf } from './rules/tokens.ts';
