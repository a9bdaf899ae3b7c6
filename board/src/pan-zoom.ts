import type { Box } from './geometry.ts';

/** How a board is moved and scaled within its frame: screen = board × scale + shift. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

const MOST = 4;

/** The largest scale for fitting options: beyond it they lose their surroundings. */
const NEAREST_FIT = 2.2;

/** From these scales on a board is seen from near, and from very near. */
const NEAR = [1.7, 3];

/** How many of the scales for a nearer look are reached. */
export function nearnessOf({ scale }: View): number {
  return NEAR.filter((least) => scale >= least).length;
}

/** Zooms around a point of the frame, which stays in place. */
export function zoomed(view: View, by: number, at: { x: number; y: number }, frame: Frame): View {
  const scale = Math.min(MOST, Math.max(1, view.scale * by));
  const ratio = scale / view.scale;
  return limited(
    { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio },
    frame,
  );
}

export function panned(view: View, dx: number, dy: number, frame: Frame): View {
  return limited({ ...view, x: view.x + dx, y: view.y + dy }, frame);
}

/** Is a part of the board fully visible in the frame? */
export function isWithin(part: Box, { scale, x, y }: View, { width, height }: Frame): boolean {
  return (
    part.x * scale + x >= 0 &&
    part.y * scale + y >= 0 &&
    (part.x + part.width) * scale + x <= width &&
    (part.y + part.height) * scale + y <= height
  );
}

/** Shows a part of the board as large as it fits, with a margin; the whole board if the part is most of it. */
export function fitted(part: Box, frame: Frame, nearest = NEAREST_FIT): View {
  const room = 1.3;
  const scale = Math.min(
    nearest,
    frame.width / (part.width * room),
    frame.height / (part.height * room),
  );
  if (scale <= 1.05) return WHOLE;
  const centre = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
  return limited(
    { scale, x: frame.width / 2 - centre.x * scale, y: frame.height / 2 - centre.y * scale },
    frame,
  );
}

/** The board always covers its frame. */
function limited({ scale, x, y }: View, { width, height }: Frame): View {
  const within = (shift: number, size: number): number =>
    Math.min(0, Math.max(size - size * scale, shift));
  return { scale, x: within(x, width), y: within(y, height) };
}
