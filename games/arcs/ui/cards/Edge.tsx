import { INK } from '../art/palette.ts';

/** The edge of a card of 104 × 146. */
export function Edge() {
  return (
    <rect
      x=".75"
      y=".75"
      width="102.5"
      height="144.5"
      rx="6.5"
      fill="none"
      stroke={INK}
      strokeWidth="1.5"
    />
  );
}
