import { expect } from 'vitest';
import {
  ACTION_CARDS,
  AMBITIONS,
  COURT,
  LEADERS,
  LORE,
  RESOURCES,
  SETUPS,
  SYSTEMS,
} from '../content/index.ts';

/** Players as tests call them, clockwise. */
export const SEAT = { ann: 0, bob: 1, cat: 2, dan: 3 } as const;

export type Who = keyof typeof SEAT;

export const PLAYERS = Object.keys(SEAT) as Who[];

export const systemOf = (id: string): number => numbered(SYSTEMS, id);
export const cardOf = (id: string): number => numbered(ACTION_CARDS, id);
export const courtOf = (id: string): number => numbered(COURT, id);
export const leaderOf = (id: string): number => numbered(LEADERS, id);
export const loreOf = (id: string): number => numbered(LORE, id);
export const setupOf = (id: string): number => numbered(SETUPS, id);

export function tokenOf(id: string): number {
  return known(
    RESOURCES.findIndex((resource) => resource === id),
    id,
  );
}

export function ambitionOf(id: string): number {
  return known(
    AMBITIONS.findIndex((ambition) => ambition === id),
    id,
  );
}

export const cardIds = (cards: readonly number[]): string[] =>
  cards.map((card) => ACTION_CARDS[card].id);
export const courtIds = (cards: readonly number[]): string[] => cards.map((card) => COURT[card].id);

function numbered(things: readonly { readonly id: string }[], id: string): number {
  return known(
    things.findIndex((thing) => thing.id === id),
    id,
  );
}

function known(at: number, what: string): number {
  expect(at, what).toBeGreaterThanOrEqual(0);
  return at;
}
