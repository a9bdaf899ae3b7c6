import { goldenMatches } from '@tablewright/conformance/golden';
import { roam } from '../index.ts';

const VARIANTS = ['artifacts', 'patrol', 'advanced'] as const;

/** One for each number of players and each set of variants. */
const MATCHES = [2, 3, 4].flatMap((seats) =>
  Array.from({ length: 2 ** VARIANTS.length }, (_, bits) => {
    const played = VARIANTS.filter((__, i) => (bits >> i) & 1);
    const setup = Object.fromEntries(VARIANTS.map((name) => [name, played.includes(name)]));
    return {
      name: [`${seats}p`, ...(played.length > 0 ? played : ['base'])].join('-'),
      seats,
      setup,
    };
  }),
);

goldenMatches(roam, new URL('golden/', import.meta.url), MATCHES);
