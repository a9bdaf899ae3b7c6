import { type Suit } from './regions.ts';

/** The 28 different crew. AH-12.5 */
export const CREWS = [
  'aeronauts',
  'middleman',
  'documentarian',
  'elder',
  'sea-witch',
  'buccaneer',
  'mystic',
  'gunner',
  'gunners-mate',
  'powder-monkey',
  'fighters',
  'cutpurse',
  'shipwright',
  'emissary',
  'grogmaster',
  'convincing-comrade',
  'convincing-official',
  'naive-noble',
  'sailor',
  'battering-beakhead',
  'ghastly-gust',
  'whispering-wind',
  'trawler',
  'barrelman',
  'pilot',
  'sea-dog',
  'diver',
  'merchant',
] as const;

export type Crew = (typeof CREWS)[number];

/** How a crew works: by itself, as an action without a die, or with a die on its slot. */
export type CrewKind = 'passive' | 'action' | 'die';

export interface MarketCard {
  readonly id: string;
  readonly crew: Crew;
  /** Top left: where it is recruited or smuggled, and what its pledge counts. */
  readonly suit: Suit;
  /** Gold, or a die on the dashed slot. AH-12.3 */
  readonly cost: number | 'die';
  /** Where it is delivered as cargo. */
  readonly destination: Suit;
  readonly kind: CrewKind;
}

/** The thirty market cards. AH-2.1 */
export const MARKET: readonly MarketCard[] = [
  card('aeronauts', 'parrot', 1, 'swords', 'action'),
  card('middleman', 'parrot', 1, 'skull', 'passive'),
  card('documentarian', 'parrot', 1, 'tree', 'passive'),
  card('elder', 'parrot', 'die', 'fish', 'passive'),
  card('sea-witch', 'parrot', 2, 'compass', 'passive'),
  card('buccaneer', 'skull', 1, 'parrot', 'passive'),
  card('mystic', 'skull', 1, 'swords', 'action'),
  card('gunner', 'skull', 'die', 'tree', 'passive'),
  card('gunners-mate', 'skull', 1, 'fish', 'passive'),
  card('powder-monkey', 'skull', 'die', 'compass', 'passive'),
  card('fighters', 'swords', 2, 'parrot', 'passive'),
  card('cutpurse', 'swords', 'die', 'skull', 'passive'),
  card('shipwright', 'swords', 1, 'tree', 'die'),
  card('emissary', 'swords', 1, 'fish', 'passive'),
  card('grogmaster', 'swords', 1, 'compass', 'passive'),
  card('convincing-comrade-1', 'tree', 1, 'parrot', 'die'),
  card('convincing-official-1', 'tree', 1, 'skull', 'die'),
  card('convincing-comrade-2', 'tree', 1, 'swords', 'die'),
  card('convincing-official-2', 'tree', 1, 'fish', 'die'),
  card('naive-noble', 'tree', 1, 'compass', 'action'),
  card('sailor', 'compass', 2, 'parrot', 'die'),
  card('battering-beakhead', 'compass', 1, 'skull', 'passive'),
  card('ghastly-gust', 'compass', 2, 'tree', 'action'),
  card('whispering-wind', 'compass', 'die', 'swords', 'action'),
  card('trawler', 'compass', 2, 'fish', 'die'),
  card('barrelman', 'fish', 1, 'parrot', 'passive'),
  card('pilot', 'fish', 'die', 'skull', 'passive'),
  card('sea-dog', 'fish', 1, 'tree', 'passive'),
  card('diver', 'fish', 1, 'swords', 'passive'),
  card('merchant', 'fish', 1, 'compass', 'passive'),
];

/** Has the card a slot: for the die that pays for it, or for the dice that use it? */
export function hasSlot({ cost, kind }: MarketCard): boolean {
  return cost === 'die' || kind === 'die';
}

function card(
  id: string,
  suit: Suit,
  cost: number | 'die',
  destination: Suit,
  kind: CrewKind,
): MarketCard {
  return { id, crew: id.replace(/-\d$/, '') as Crew, suit, cost, destination, kind };
}
