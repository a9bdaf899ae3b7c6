import { useCallback } from 'react';
import { useSettings } from './store.ts';

/** Whether a game gives advice at every step on this device. */
export function useCoaching(game: string): {
  readonly isOn: boolean;
  /** Without a choice there is advice until the first match has ended. */
  readonly isChosen: boolean;
  readonly turn: (on: boolean) => void;
} {
  const chosen = useSettings(({ coach }) => coach[game]);
  const turn = useCallback(
    (on: boolean) => {
      const { coach, change } = useSettings.getState();
      change({ coach: { ...coach, [game]: on } });
    },
    [game],
  );
  return { isOn: chosen ?? true, isChosen: chosen !== undefined, turn };
}
