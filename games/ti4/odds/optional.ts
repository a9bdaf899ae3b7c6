import { FACTIONS, TECHNOLOGIES } from '../content/index.ts';
import type { Figures } from './figures.ts';
import type { Camp } from './sketch.ts';

/** What an ability that need not be used changes: where it is used, and where it is not. */
interface Optional {
  readonly used: Partial<Figures>;
  readonly unused: Partial<Figures>;
}

const free = (unused: Partial<Figures>): Optional => ({ used: {}, unused });
const costly = (used: Partial<Figures>): Optional => ({ used, unused: {} });

/** By the id of the technology or faction ability. The free ones are in the figures from the start. */
const OPTIONAL: { readonly [id: string]: Optional } = {
  'plasma-scoring': free({ extraDie: false }),
  'dacxive-animators': free({ joinVictors: 0 }),
  'graviton-laser-system': costly({ aimsCannons: true }),
  'magen-defense-grid': costly({ silencesLanding: true }),
  'impulse-core': costly({ givesUpShip: true }),
  ambush: free({ ambushes: 0 }),
  harrow: free({ bombardsInCombat: false }),
  'munitions-reserves': costly({ rerollsMisses: true }),
  indoctrination: costly({ converts: 1 }),
};

/** Optional abilities that the odds know. */
export const OPTIONAL_IDS: readonly string[] = Object.keys(OPTIONAL);

/** Who has abilities. */
type Holder = Pick<Camp, 'faction' | 'technologies'>;

/** The figures of a side that uses these optional abilities, as far as it has them, and no others. */
export function using(figures: Figures, holder: Holder, used: readonly string[]): Figures {
  return OPTIONAL_IDS.reduce((after, id): Figures => {
    const isUsed = used.includes(id) && has(holder, id);
    return { ...after, ...(isUsed ? OPTIONAL[id].used : OPTIONAL[id].unused) };
  }, figures);
}

const has = ({ faction, technologies }: Holder, id: string): boolean =>
  FACTIONS[faction]?.abilities.includes(id) === true ||
  technologies.some((each) => TECHNOLOGIES[each].id === id);
