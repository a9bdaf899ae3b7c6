import { useEffect } from 'react';

/** What the address names comes into sight, also where it is drawn later than the page. */
export function useScrollToHash(): void {
  useEffect(() => {
    if (location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
