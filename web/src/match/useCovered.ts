import { type RefObject, useEffect, useLayoutEffect } from 'react';

const OFFERED = '[data-light="offered"]';

/**
 * Tells the board how much of it the prompt covers, so that what lies beside the map ends above the prompt. The map keeps
 * its size, unless the prompt would cover an option on it: then the map ends above the prompt too.
 */
export function useCovered(
  board: RefObject<HTMLElement | null>,
  band: RefObject<HTMLElement | null>,
  lights: object,
): void {
  useLayoutEffect(() => measure(board.current!, band.current!), [board, band, lights]);
  useEffect(() => {
    const observer = new ResizeObserver(() => measure(board.current!, band.current!));
    observer.observe(band.current!);
    return () => observer.disconnect();
  }, [board, band]);
}

function measure(board: HTMLElement, band: HTMLElement): void {
  const { top } = band.getBoundingClientRect();
  const covered = Math.max(0, board.getBoundingClientRect().bottom - top);
  board.style.setProperty('--covered', `${covered}px`);
  board.style.setProperty('--yielded', '0px');
  if (covered === 0) return;
  const [map] = board.children;
  const offered = Array.from(map.querySelectorAll(OFFERED));
  if (offered.some((option) => option.getBoundingClientRect().bottom > top))
    board.style.setProperty('--yielded', `${covered}px`);
}
