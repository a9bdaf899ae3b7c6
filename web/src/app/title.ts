import { useEffect } from 'react';
import { useKnownMe } from '../api.ts';

/** Names the page in the tab and for a screen reader; notices that nobody has read yet are counted before it. */
export function useTitle(title: string | null): void {
  const unread = useKnownMe()?.unread ?? 0;
  useEffect(() => {
    const count = unread > 0 ? `(${unread}) ` : '';
    document.title = count + (title === null ? 'Tablewright' : `${title} · Tablewright`);
  }, [title, unread]);
}
