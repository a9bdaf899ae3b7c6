import type { Seat } from '@tablewright/engine';

/** Hue, shape and pattern of each seat, always together: Ember, Tide, Moss, Amber, Mallow, Bone. */
export interface SeatStyle {
  readonly hue: string;
  readonly deep: string;
  /** The seat's shape on a 24 grid, centred at 12, 12. */
  readonly shape: string;
  /** How the shape is filled. */
  readonly cut: string;
  /** The paint server of the seat's pattern; none for a solid seat. */
  readonly pattern: string | undefined;
}

const SHAPES = [
  'M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16Z',
  'M5 5h14v14H5Z',
  'M12 3.6L21 19.4H3Z',
  'M12 2.6L21.4 12L12 21.4L2.6 12Z',
  'M7.4 4h9.2l4.6 8l-4.6 8H7.4L2.8 12Z',
  'M8.6 3h6.8v5.6H21v6.8h-5.6V21H8.6v-5.6H3V8.6h5.6Z',
];

const STYLES: readonly SeatStyle[] = SHAPES.map((shape, seat) => ({
  hue: `var(--seat-${seat + 1})`,
  deep: `var(--seat-${seat + 1}-deep)`,
  shape,
  cut: seat === 5 ? 'var(--seat-6-deep)' : '#fff8ea',
  pattern: seat === 0 ? undefined : `url(#seat-pattern-${seat + 1})`,
}));

export function seatStyle(seat: Seat): SeatStyle {
  return STYLES[seat % STYLES.length];
}
