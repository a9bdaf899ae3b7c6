import { goldenMatches } from '@tablewright/conformance/golden';
import { arcs } from '../index.ts';

/** For each number of players and each way to play. */
const MATCHES = [2, 3, 4].flatMap((seats) =>
  [
    { leaders: 'off', splitDiscard: false },
    { leaders: 'off', splitDiscard: true },
    { leaders: 'on', splitDiscard: false },
    { leaders: 'two-lore', splitDiscard: true },
    { leaders: 'three-lore', splitDiscard: false },
  ].map((setup) => ({
    name: `${seats}p-${setup.leaders}${setup.splitDiscard ? '-split' : ''}`,
    seats,
    setup,
  })),
);

goldenMatches(arcs, new URL('golden/', import.meta.url), MATCHES);
