export {
  type Standing,
  countFor,
  isDeclared,
  markerSide,
  neutralCount,
  nextMarker,
  standing,
  worthOf,
} from './rules/ambitions.ts';
export { arcs } from './rules/game.ts';
export { isGate, isInPlay, neighboursOf, systemsInPlay, TYPE_OF } from './rules/map.ts';
export {
  controllerOf,
  controls,
  damagedAt,
  freshAt,
  shipsAt,
  trophyIndex,
  turnOrder,
  typesOf,
} from './rules/pieces.ts';
export { emptySlots, iconsOf, isOpenSlot, openSlots, raidCostOf } from './rules/resources.ts';
export { type Arcs, type Building, NONE, type Play, type Player, SEATS } from './rules/state.ts';
export { leadNumber, pipActions } from './rules/turn.ts';
