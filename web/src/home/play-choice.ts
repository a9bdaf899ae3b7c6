import type { Setup } from '@tablewright/engine';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { gameOf, PLAYABLE } from '../games.ts';
import type { Level } from '../levels.ts';

/** What "Play now" starts: remembered, so that the next time is one click as well. */
export interface PlayChoice {
  readonly game: string;
  readonly seats: number;
  readonly level: Level;
  /** People who share this device; with more than one the match is played here alone. */
  readonly people: number;
  readonly setup: Setup;
}

interface Store extends PlayChoice {
  /** How games were played the last time, but for the present one. */
  readonly others: { readonly [game: string]: Pick<PlayChoice, 'seats' | 'setup'> };
  readonly change: (part: Partial<Omit<PlayChoice, 'game'>>) => void;
  /** Another game, as it was played the last time. */
  readonly choose: (game: string) => PlayChoice;
}

export const usePlayChoice = create<Store>()(
  persist(
    (set, get) => ({
      game: PLAYABLE[0].id,
      seats: 3,
      level: 'medium',
      people: 1,
      setup: {},
      others: {},
      change: (part) => set(({ seats, people }) => fitted({ seats, people, ...part })),
      choose(game) {
        const { game: before, seats, setup, people, others } = get();
        if (game !== before) {
          const remembered = others[game] ?? { seats: usualSeats(game), setup: {} };
          set({
            ...fitted({ people, ...remembered }),
            game,
            others: { ...others, [before]: { seats, setup } },
          });
        }
        return get();
      },
    }),
    {
      name: 'tablewright.wish',
      version: 2,
      migrate: (stored) => ({ ...(stored as PlayChoice), others: {} }),
    },
  ),
);

/** No more people than seats. */
function fitted(
  part: Partial<PlayChoice> & Pick<PlayChoice, 'seats' | 'people'>,
): Partial<PlayChoice> {
  return { ...part, people: Math.min(part.people, part.seats) };
}

function usualSeats(game: string): number {
  return gameOf(game)?.players.max ?? 2;
}
