import { useEffect } from 'react';

/** Scrolls to the element of the address, even if it is rendered later than the page. */
export function useScrollToHash(): void {
  useEffect(() => {
    if (location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
