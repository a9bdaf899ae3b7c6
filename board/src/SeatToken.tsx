import type { Seat } from '@tablewright/engine';
import { point, tenth } from './geometry.ts';
import { seatStyle } from './seats.ts';

/** A round piece of a seat inside a drawing: thick card with a cream line, visible on any art. */
export function SeatToken({
  seat,
  x,
  y,
  radius,
}: {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}) {
  const { hue, deep, shape, cut, pattern } = seatStyle(seat);
  return (
    <g transform={`translate(${point(x, y)}) scale(${tenth((radius / 24) * 100) / 100})`}>
      <ellipse cy="5" rx="25" ry="24" fill="#1d1505" fillOpacity=".35" data-shade="" />
      <circle cy="3" r="24" fill={deep} />
      <circle r="24" fill={hue} />
      {pattern && <circle r="24" fill={pattern} />}
      <circle r="22.5" fill="none" stroke="#fff" strokeOpacity=".55" strokeWidth="1.6" />
      <path
        d={shape}
        transform="scale(1.08) translate(-12 -12)"
        fill={cut}
        stroke={deep}
        strokeWidth="2"
      />
    </g>
  );
}
