import { type Box, wantsLessMotion } from '@tablewright/board';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const GLIDE = { duration: 420, easing: 'cubic-bezier(.45, 0, .2, 1)' };

/** When more or less of the sea is shown, the chart glides there instead of jumping. */
export function useGlide(root: RefObject<HTMLElement | null>, part: Box): void {
  const before = useRef(part);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = part;
    const node = root.current;
    if (node === null || from === part || wantsLessMotion()) return;
    const { clientWidth: width, clientHeight: height } = node;
    const [was, is] = [fit(from, width, height), fit(part, width, height)];
    const scale = was.scale / is.scale;
    const [x, y] = [was.x - is.x * scale, was.y - is.y * scale];
    if (Math.abs(scale - 1) < 0.005 && Math.hypot(x, y) < 1) return;
    for (const layer of node.querySelectorAll('[data-chart]'))
      layer.animate(
        [
          { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' },
          { transform: 'none', transformOrigin: '0 0' },
        ],
        GLIDE,
      );
  }, [root, part]);
}

/** How a part of the sea is fitted into the frame: screen = board × scale + shift. */
function fit(part: Box, width: number, height: number) {
  const scale = Math.min(width / part.width, height / part.height);
  return {
    scale,
    x: width / 2 - (part.x + part.width / 2) * scale,
    y: height / 2 - (part.y + part.height / 2) * scale,
  };
}
