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
export const CARTEL_OF: readonly number[] = COURT.map(({ traits }) =>
  traits.cartel === undefined ? -1 : RESOURCES.indexOf(traits.cartel),
);

/** The ambition that a leader is weak at, or -1. */
export const WEAKNESS_OF: readonly number[] = LEADERS.map(({ traits }) =>
  traits.weakAt === undefined ? -1 : AMBITIONS.indexOf(traits.weakAt),
);

const GUILD = 1;

/** Guild cards that do more, or less, than most. */
const REMARKABLE: { readonly [id: string]: number } = {
  'material-cartel': 1.5,
  'fuel-cartel': 1.5,
  'mining-interest': 1.4,
  'shipping-interest': 1.4,
  'sworn-guardians': 1.2,
  'elder-broker': 1.3,
  'relic-fence': 1.3,
  'secret-order': 1.2,
  'galactic-bards': 1.3,
  'mass-uprising': 0.6,
  'populist-demands': 0.6,
  'outrage-spreads': 0.3,
  'song-of-freedom': 0.3,
  'guild-struggle': 0.7,
  'call-to-action': 0.5,
};

/** What a card of the Court is worth beside its icon. */
export const WORTH_OF_CARD: readonly number[] = COURT.map(({ id }) => REMARKABLE[id] ?? GUILD);
