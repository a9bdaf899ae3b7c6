export * from './edit.ts';
export * from './fairness.ts';
export * from './layouts.ts';
export * from './map-string.ts';
export * from './map.ts';
export * from './placement.ts';
export { type Random, randomGalaxy } from './deal.ts';
export { fairGalaxy, fairSlices, galaxyOfSlices, MOST_SLICES } from './generate.ts';
