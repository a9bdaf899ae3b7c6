import { useEffect } from 'react';

/** Names the page in the tab and for a screen reader. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Tablewright' : `${title} · Tablewright`;
  }, [title]);
}
