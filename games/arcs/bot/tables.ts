import { powers } from '../cards/index.ts';
import {
  ACTION_CARDS,
  AMBITION_OF,
  AMBITIONS,
  COURT,
  LEADERS,
  type Resource,
  RESOURCES,
  SUITS,
} from '../content/index.ts';

/** Content as numbers, looked up thousands of times a second. */

export const TYRANT = AMBITIONS.indexOf('tyrant');
export const WARLORD = AMBITIONS.indexOf('warlord');
export const WEAPON = RESOURCES.indexOf('weapon');

export const ADMINISTRATION = SUITS.indexOf('administration');
export const AGGRESSION = SUITS.indexOf('aggression');
export const CONSTRUCTION = SUITS.indexOf('construction');

export const SUIT_OF: readonly number[] = ACTION_CARDS.map(({ suit }) => SUITS.indexOf(suit));

/** Ambitions that a card declares, a bit each. */
export const DECLARES: readonly number[] = ACTION_CARDS.map(({ ambition }) => {
  if (ambition === null) return 0;
  return ambition === 'any' ? (1 << AMBITIONS.length) - 1 : 1 << AMBITIONS.indexOf(ambition);
});

const ambitionOf = (resource: Resource | null): number => {
  const ambition = resource === null ? null : AMBITION_OF[resource];
  return ambition === null ? -1 : AMBITIONS.indexOf(ambition);
};

/** The ambition that counts a resource, or -1. */
export const AMBITION_OF_TOKEN: readonly number[] = RESOURCES.map(ambitionOf);

/** The ambition that counts a card of the Court, or -1. */
export const AMBITION_OF_CARD: readonly number[] = COURT.map(({ suit }) => ambitionOf(suit));

/** The resource whose supply a Cartel counts, or -1. */
export const CARTEL_OF: readonly number[] = COURT.map((_, card) => {
  const { cartel } = powers.of('court', card);
  return cartel === undefined ? -1 : RESOURCES.indexOf(cartel);
});

/** The ambition that a leader is weak at, or -1. */
export const WEAKNESS_OF: readonly number[] = LEADERS.map((_, leader) => {
  const { weakAt } = powers.of('leaders', leader);
  return weakAt === undefined ? -1 : AMBITIONS.indexOf(weakAt);
});

const GUILD = 1;

/** What a card of the Court is worth beside its icon. */
export const WORTH_OF_CARD: readonly number[] = COURT.map(
  (_, card) => powers.of('court', card).worth ?? GUILD,
);
