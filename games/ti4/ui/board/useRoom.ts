import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1321px)';

/** Is there room for a panel beside the map? */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(WIDE);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
    () => true,
  );
}
