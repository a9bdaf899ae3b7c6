import { useState } from 'react';
import { useLocation } from 'wouter';
import { api, isOffline } from '../api.ts';
import { useLocale, useSay } from '../app/text.tsx';
import { useProblem } from '../app/useProblem.ts';
import { askKept, NotKept } from '../local/offline.ts';
import { useSettings } from '../settings/store.ts';
import type { Wish } from './wish.ts';

/** Starts a match at once: on the server, or in this browser without a network or for several at one device. */
export function usePlay() {
  const say = useSay();
  const locale = useLocale();
  const [, go] = useLocation();
  const name = useSettings((settings) => settings.name);
  const [isPending, setPending] = useState(false);
  const { problem, attempt } = useProblem();

  const playHere = async (wish: Wish): Promise<void> => {
    const { startLocal } = await import('../local/index.ts');
    const guest = (n: number): string =>
      n === 0 && name !== '' ? name : say('wish.guest', { number: n + 1 });
    const id = await startLocal({
      game: wish.game,
      setup: wish.setup,
      seats: Array.from({ length: wish.seats }, (_, seat) =>
        seat < wish.people
          ? { kind: 'person', name: guest(seat) }
          : {
              kind: 'bot',
              name: say('wish.bot', { number: seat - wish.people + 1 }),
              level: wish.level,
            },
      ),
    });
    go(`/local/${id}`);
  };

  const play = async (wish: Wish): Promise<void> => {
    const { game, seats, level, setup } = wish;
    if (wish.people > 1) return playHere(wish);
    try {
      const { match } = await api.play({ game, seats, level, setup });
      go(`/m/${match}`);
    } catch (error) {
      if (!isOffline(error)) throw error;
      const kept = await askKept(locale);
      if (kept[game]?.isKept === false) throw new NotKept();
      await playHere(wish);
    }
  };

  return {
    isPending,
    problem,
    play: (wish: Wish): void => {
      setPending(true);
      void attempt(() => play(wish)).finally(() => setPending(false));
    },
  };
}
