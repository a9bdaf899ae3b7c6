import type { Box } from '@tablewright/board';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Cell } from '../../rules/map.ts';
import { shownPart } from './chart.ts';

/** The part of the sea that is shown, which depends on the window and on what was shown before. */
export function useShownPart(
  window: RefObject<HTMLElement | null>,
  blocks: readonly Cell[],
  cells: readonly Cell[],
): Box {
  const aspect = useAspect(window);
  const [shown, setShown] = useState(() => ({
    aspect,
    part: shownPart(blocks, cells, aspect, null),
  }));
  const before = shown.aspect === aspect ? shown.part : null;
  const part = shownPart(blocks, cells, aspect, before);
  if (before !== null && isSame(before, part)) return before;
  setShown({ aspect, part });
  return part;
}

/** Width by height, to a tenth: scrollbars that come and go change nothing. */
function useAspect(window: RefObject<HTMLElement | null>): number {
  const [aspect, setAspect] = useState(1);
  useLayoutEffect(() => {
    const element = window.current!;
    const measure = (): void => {
      const { clientWidth, clientHeight } = element;
      if (clientHeight > 0) setAspect(Math.round((10 * clientWidth) / clientHeight) / 10);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [window]);
  return aspect;
}

const isSame = (a: Box, b: Box): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
