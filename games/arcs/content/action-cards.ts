import type { Ambition } from './box.ts';

export const SUITS = ['administration', 'aggression', 'construction', 'mobilization'] as const;

export type Suit = (typeof SUITS)[number];

export const ACTIONS = ['tax', 'build', 'move', 'repair', 'influence', 'secure', 'battle'] as const;

export type Action = (typeof ACTIONS)[number];

/** What a pip of each suit buys. ARC-6.2 */
export const SUIT_ACTIONS: { readonly [S in Suit]: readonly Action[] } = {
  administration: ['tax', 'repair', 'influence'],
  aggression: ['battle', 'move', 'secure'],
  construction: ['build', 'repair'],
  mobilization: ['move', 'influence'],
};

/** How a card is played; a card beside it, face down, seizes the initiative. ARC-6.1, ARC-7, ARC-8.3 */
export const USES = ['lead', 'surpass', 'copy', 'pivot', 'seize'] as const;

export type Use = (typeof USES)[number];

export interface ActionCard {
  readonly id: string;
  readonly suit: Suit;
  readonly number: number;
  readonly pips: number;
  /** ARC-6.4 */
  readonly ambition: Ambition | 'any' | null;
}

/** The highest card of a suit: surpassing with it seizes the initiative. ARC-8.4 */
export const SEIZING_NUMBER = 7;

export const HAND_SIZE = 6;

// oxfmt-ignore
export const ACTION_CARDS: readonly ActionCard[] = [
  { id: 'administration-1', suit: 'administration', number: 1, pips: 4, ambition: null },
  { id: 'administration-2', suit: 'administration', number: 2, pips: 4, ambition: 'tycoon' },
  { id: 'administration-3', suit: 'administration', number: 3, pips: 3, ambition: 'tyrant' },
  { id: 'administration-4', suit: 'administration', number: 4, pips: 3, ambition: 'warlord' },
  { id: 'administration-5', suit: 'administration', number: 5, pips: 3, ambition: 'keeper' },
  { id: 'administration-6', suit: 'administration', number: 6, pips: 2, ambition: 'empath' },
  { id: 'administration-7', suit: 'administration', number: 7, pips: 1, ambition: 'any' },
  { id: 'aggression-1', suit: 'aggression', number: 1, pips: 3, ambition: null },
  { id: 'aggression-2', suit: 'aggression', number: 2, pips: 3, ambition: 'tycoon' },
  { id: 'aggression-3', suit: 'aggression', number: 3, pips: 2, ambition: 'tyrant' },
  { id: 'aggression-4', suit: 'aggression', number: 4, pips: 2, ambition: 'warlord' },
  { id: 'aggression-5', suit: 'aggression', number: 5, pips: 2, ambition: 'keeper' },
  { id: 'aggression-6', suit: 'aggression', number: 6, pips: 2, ambition: 'empath' },
  { id: 'aggression-7', suit: 'aggression', number: 7, pips: 1, ambition: 'any' },
  { id: 'construction-1', suit: 'construction', number: 1, pips: 4, ambition: null },
  { id: 'construction-2', suit: 'construction', number: 2, pips: 4, ambition: 'tycoon' },
  { id: 'construction-3', suit: 'construction', number: 3, pips: 3, ambition: 'tyrant' },
  { id: 'construction-4', suit: 'construction', number: 4, pips: 3, ambition: 'warlord' },
  { id: 'construction-5', suit: 'construction', number: 5, pips: 2, ambition: 'keeper' },
  { id: 'construction-6', suit: 'construction', number: 6, pips: 2, ambition: 'empath' },
  { id: 'construction-7', suit: 'construction', number: 7, pips: 1, ambition: 'any' },
  { id: 'mobilization-1', suit: 'mobilization', number: 1, pips: 4, ambition: null },
  { id: 'mobilization-2', suit: 'mobilization', number: 2, pips: 4, ambition: 'tycoon' },
  { id: 'mobilization-3', suit: 'mobilization', number: 3, pips: 3, ambition: 'tyrant' },
  { id: 'mobilization-4', suit: 'mobilization', number: 4, pips: 3, ambition: 'warlord' },
  { id: 'mobilization-5', suit: 'mobilization', number: 5, pips: 2, ambition: 'keeper' },
  { id: 'mobilization-6', suit: 'mobilization', number: 6, pips: 2, ambition: 'empath' },
  { id: 'mobilization-7', suit: 'mobilization', number: 7, pips: 1, ambition: 'any' },
];
