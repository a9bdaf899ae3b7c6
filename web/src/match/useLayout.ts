import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(max-width: 860px)');

export const isNarrow = (): boolean => narrow.matches;

/** With a finger alone nothing is seen before it is pressed. */
export const canHover = (): boolean => matchMedia('(hover: hover)').matches;

/** A phone gets a board of its own, never a small copy of the large one. */
export function useLayout(): 'wide' | 'tall' {
  return useSyncExternalStore(
    (changed) => {
      narrow.addEventListener('change', changed);
      return () => narrow.removeEventListener('change', changed);
    },
    () => (narrow.matches ? 'tall' : 'wide'),
  );
}
