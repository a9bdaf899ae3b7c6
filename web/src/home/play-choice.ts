import { keepSeats, type Setup } from '@tablewright/engine';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { gameOf, PLAYABLE } from '../games.ts';
import type { Level } from '../levels.ts';

/** What "Play now" starts. It is remembered, so that the next time takes one click too. */
export interface PlayChoice {
  readonly game: string;
  readonly seats: number;
  readonly level: Level;
  /** People who share this device; with more than one the match is local. */
  readonly people: number;
  /** What they are called, as far as they have said so. */
  readonly names: readonly string[];
  readonly setup: Setup;
}

interface Store extends PlayChoice {
  /** Somebody has chosen what to play; before that it is the base game. */
  readonly isChosen: boolean;
  /** The last choices for the other games. */
  readonly others: { readonly [game: string]: Pick<PlayChoice, 'seats' | 'setup'> };
  readonly change: (part: Partial<Omit<PlayChoice, 'game'>>) => void;
  /** Switches to another game, with the last choice for it. */
  readonly choose: (game: string) => PlayChoice;
}

export const usePlayChoice = create<Store>()(
  persist(
    (set, get) => ({
      game: PLAYABLE[0].id,
      seats: 3,
      level: 'medium',
      people: 1,
      names: [],
      setup: baseOf(PLAYABLE[0].id),
      isChosen: false,
      others: {},
      change: (part) =>
        set(({ seats, people, setup }) => ({
          ...fitted({ seats, people, setup, ...part }),
          isChosen: true,
        })),
      choose(game) {
        const { game: before, seats, setup, people, others } = get();
        if (game !== before) {
          const remembered = others[game] ?? {
            seats: usualSeats(game),
            setup: baseOf(game),
          };
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

/** No more people than seats, and nothing chosen for seats that are gone. */
function fitted(
  part: Partial<PlayChoice> & Pick<PlayChoice, 'seats' | 'people' | 'setup'>,
): Partial<PlayChoice> {
  const { seats, people, setup } = part;
  const kept = Array.from({ length: seats }, (_, seat) => seat);
  return { ...part, people: Math.min(people, seats), setup: keepSeats(setup, kept) };
}

/** What strangers play: the base game. */
function baseOf(game: string): Setup {
  return gameOf(game)?.first?.setup ?? {};
}

function usualSeats(game: string): number {
  return gameOf(game)?.players.max ?? 2;
}
