import { useEffect } from 'react';
import { useKnownMe } from '../api.ts';

/** Sets the title for the tab and for screen readers, after the number of unread notices. */
export function useTitle(title: string | null): void {
  const unread = useKnownMe()?.unread ?? 0;
  useEffect(() => {
    const count = unread > 0 ? `(${unread}) ` : '';
    document.title = count + (title === null ? 'Tablewright' : `${title} · Tablewright`);
  }, [title, unread]);
}
