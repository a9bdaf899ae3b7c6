import { goldenMatches } from '@tablewright/conformance/golden';
import { ahoy } from '../index.ts';

/** For each number of players and each role of the first seat. */
const MATCHES = [2, 3, 4].flatMap((seats) =>
  ['squadron', 'smuggler', 'union', 'random'].map((role) => ({
    name: `${seats}p-${role}`,
    seats,
    setup: { role },
  })),
);

/** Every other reading of the rules at once. */
const VARIANTS = {
  name: '4p-variants',
  seats: 4,
  setup: {
    cardBeakhead: true,
    flagshipComrades: true,
    calmAfterBattle: true,
    freeEscape: true,
    openEnlist: true,
  },
};

goldenMatches(ahoy, new URL('golden/', import.meta.url), [...MATCHES, VARIANTS]);
