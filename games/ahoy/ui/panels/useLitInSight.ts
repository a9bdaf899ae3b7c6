import { type RefObject, useEffect } from 'react';

/** On a phone the board is wider than its window: what is offered there must not lie outside. */
export function useLitInSight(root: RefObject<HTMLElement | null>, lights: unknown): void {
  useEffect(() => {
    const frame = root.current?.parentElement;
    if (frame === null || frame === undefined || frame.scrollWidth <= frame.clientWidth) return;
    const { left, right } = frame.getBoundingClientRect();
    const lit = Array.from(frame.querySelectorAll('[data-light="offered"]'));
    const isSeen = lit.some((element) => {
      const box = element.getBoundingClientRect();
      return box.left >= left && box.right <= right;
    });
    if (!isSeen) lit[0]?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [root, lights]);
}
