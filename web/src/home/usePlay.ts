import { useState } from 'react';
import { useLocation } from 'wouter';
import { api, isOffline } from '../api.ts';
import { useLocale, useSay } from '../app/text.tsx';
import { useProblem } from '../app/useProblem.ts';
import { askKept, NotKept } from '../local/offline.ts';
import { useSettings } from '../settings/store.ts';
import type { PlayChoice } from './play-choice.ts';

/** Starts a match at once: on the server, or in this browser if offline or for several people at one device. */
export function usePlay() {
  const say = useSay();
  const locale = useLocale();
  const [, go] = useLocation();
  const name = useSettings((settings) => settings.name);
  const [isPending, setPending] = useState(false);
  const { problem, attempt } = useProblem();

  const playHere = async (choice: PlayChoice): Promise<void> => {
    const { startLocal } = await import('../local/index.ts');
    const guest = (n: number): string =>
      choice.names[n]?.trim() || (n === 0 && name) || say('wish.guest', { number: n + 1 });
    const id = await startLocal({
      game: choice.game,
      setup: choice.setup,
      seats: Array.from({ length: choice.seats }, (_, seat) =>
        seat < choice.people
          ? { kind: 'person', name: guest(seat) }
          : {
              kind: 'bot',
              name: say('wish.bot', { number: seat - choice.people + 1 }),
              level: choice.level,
            },
      ),
    });
    go(`/local/${id}`);
  };

  const play = async (choice: PlayChoice): Promise<void> => {
    const { game, seats, level, setup } = choice;
    if (choice.people > 1) return playHere(choice);
    try {
      const { match } = await api.play({ game, seats, level, setup });
      go(`/m/${match}`);
    } catch (error) {
      if (!isOffline(error)) throw error;
      const kept = await askKept(locale);
      if (kept[game]?.isKept === false) throw new NotKept();
      await playHere(choice);
    }
  };

  return {
    isPending,
    problem,
    play: (choice: PlayChoice): void => {
      setPending(true);
      void attempt(() => play(choice)).finally(() => setPending(false));
    },
  };
}
