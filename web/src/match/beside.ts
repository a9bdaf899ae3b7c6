export interface Place {
  readonly left?: number;
  readonly top?: number;
  readonly maxHeight?: number;
}

const GAP = 12;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * A place in the window beside a target: inside the window, not over the target, and not over the question and its
 * choices, in the prompt or in the hand below it. Where nothing is free, as much as possible of that holds.
 */
export function besides(
  frame: HTMLElement | null,
  target: string,
  box: HTMLElement | null,
): Place | null {
  if (frame === null || box === null) return null;
  const { width, height } = box.getBoundingClientRect();
  const thing = frame
    .querySelector(`[data-target="${CSS.escape(target)}"]`)
    ?.getBoundingClientRect();
  const kept = [...frame.querySelectorAll('[data-keep-clear]')]
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.width > 0);
  const floor = Math.min(innerHeight, ...kept.map(({ top }) => top));
  const within = (value: number, size: number, room: number): number =>
    Math.max(GAP, Math.min(value, room - size - GAP));
  const boxAt = (left: number, top: number): Box => ({
    left: within(left, width, innerWidth),
    top: within(top, height, floor),
    right: within(left, width, innerWidth) + width,
    bottom: within(top, height, floor) + height,
  });
  if (thing === undefined) {
    const { left, top } = boxAt((innerWidth - width) / 2, (floor - height) / 2);
    return { left, top, maxHeight: floor - 2 * GAP };
  }
  const middle = thing.top + thing.height / 2 - height / 2;
  const centre = thing.left + thing.width / 2 - width / 2;
  const places = [
    boxAt(thing.right + GAP, middle),
    boxAt(thing.left - GAP - width, middle),
    boxAt(centre, thing.bottom + GAP),
    boxAt(centre, thing.top - GAP - height),
  ];
  const covered = (place: Box): number =>
    [thing, ...kept].reduce((sum, rect) => sum + overlap(place, rect), 0);
  const { left, top } = places.reduce((best, place) =>
    covered(place) < covered(best) ? place : best,
  );
  return { left, top, maxHeight: floor - 2 * GAP };
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}
