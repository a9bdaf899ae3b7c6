import type { Setup } from '@tablewright/engine';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Level } from '../levels.ts';

/** What "Play now" starts: remembered, so that the next time is one click as well. */
export interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly level: Level;
  /** People who share this device; with more than one the match is played here alone. */
  readonly people: number;
  readonly setup: Setup;
}

interface Store extends Wish {
  readonly change: (part: Partial<Wish>) => void;
}

export const useWish = create<Store>()(
  persist(
    (set) => ({
      game: 'roam',
      seats: 3,
      level: 'medium',
      people: 1,
      setup: {},
      change: (part) => set(({ seats, people }) => fitted({ seats, people, ...part })),
    }),
    { name: 'tablewright.wish', version: 1 },
  ),
);

/** No more people than seats. */
function fitted(part: Partial<Wish> & Pick<Wish, 'seats' | 'people'>): Partial<Wish> {
  return { ...part, people: Math.min(part.people, part.seats) };
}
