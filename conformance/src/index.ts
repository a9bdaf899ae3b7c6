export { checkMatch, type Checked, type MatchToCheck, type Violation } from './check.ts';
export { perft } from './perft.ts';
export { everySetup } from './setups.ts';
