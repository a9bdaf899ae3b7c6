export * from './box.ts';
export * from './factions.ts';
export * from './figures.ts';
export * from './market.ts';
export * from './plans.ts';
export * from './regions.ts';
export * from './rewards.ts';
