export interface Place {
  readonly left: number;
  readonly top: number;
}

const GAP = 12;

/** A place in the window beside a target, never over it and never outside. */
export function besides(
  frame: HTMLElement | null,
  target: string,
  box: HTMLElement | null,
): Place | null {
  if (frame === null || box === null) return null;
  const thing = frame
    .querySelector(`[data-target="${CSS.escape(target)}"]`)
    ?.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const middle = { left: (innerWidth - width) / 2, top: (innerHeight - height) / 2 };
  if (thing === undefined) return middle;
  const within = (value: number, size: number, room: number): number =>
    Math.max(GAP, Math.min(value, room - size - GAP));
  const top = within(thing.top + thing.height / 2 - height / 2, height, innerHeight);
  if (thing.right + GAP + width < innerWidth) return { left: thing.right + GAP, top };
  if (thing.left - GAP - width > 0) return { left: thing.left - GAP - width, top };
  const left = within(thing.left + thing.width / 2 - width / 2, width, innerWidth);
  return thing.bottom + GAP + height < innerHeight
    ? { left, top: thing.bottom + GAP }
    : { left, top: Math.max(GAP, thing.top - GAP - height) };
}
