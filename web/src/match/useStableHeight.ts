import { type RefObject, useEffect } from 'react';

/**
 * Keeps a band as high as it has ever been at this width, so that the board above it keeps its scale from question to
 * question.
 */
export function useStableHeight(band: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = band.current;
    if (element === null) return;
    let width = innerWidth;
    let highest = 0;
    const observer = new ResizeObserver(() => {
      if (innerWidth !== width) {
        width = innerWidth;
        highest = 0;
        element.style.minHeight = '';
      }
      const { height } = element.getBoundingClientRect();
      if (height <= highest + 0.5) return;
      highest = height;
      element.style.minHeight = `${height}px`;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [band]);
}
