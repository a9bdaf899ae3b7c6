import { useSyncExternalStore } from 'react';

const narrowWindow = matchMedia('(max-width: 700px)');

/** A narrow window, as on a phone. */
export function useIsTall(): boolean {
  return useSyncExternalStore(
    (changed) => {
      narrowWindow.addEventListener('change', changed);
      return () => narrowWindow.removeEventListener('change', changed);
    },
    () => narrowWindow.matches,
  );
}
