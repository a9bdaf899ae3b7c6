import { type Golden, goldenMatches } from '@tablewright/conformance/golden';
import { ti4 } from '../rules/game.ts';

/** For each number of players; with all factions, with every way to come by factions and a galaxy, without the council. */
const MATCHES: readonly Golden[] = [
  ...[3, 4, 5, 6].map((seats) => ({ name: `${seats}p`, seats, setup: { points: 10 } })),
  { name: '6p-all', seats: 6, setup: { factions: 'all' } },
  { name: '5p-draft', seats: 5, setup: { factions: 'draft', galaxy: 'slices' } },
  { name: '4p-built', seats: 4, setup: { factions: 'pick', bans: 1, galaxy: 'built' } },
  { name: '4p-no-council', seats: 4, setup: { factions: 'all', council: 'off' } },
  { name: '3p-fair', seats: 3, setup: { factions: 'pool', galaxy: 'fair' } },
];

goldenMatches(ti4, new URL('golden/', import.meta.url), MATCHES);
