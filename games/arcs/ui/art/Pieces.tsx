import type { Seat } from '@tablewright/engine';
import { point, seatStyle } from '@tablewright/board';
import { memo } from 'react';
import { CREAM, INK } from './palette.ts';

const HULL =
  'M0-13C4.2-9 5.6-4.5 5.4.5L9.5 6.5 8.8 11 3.8 9 0 12-3.8 9-8.8 11-9.5 6.5-5.4.5C-5.6-4.5-4.2-9 0-13Z';
const STARBOARD = 'M0-13C4.2-9 5.6-4.5 5.4.5L9.5 6.5 8.8 11 3.8 9 0 12Z';
const CRACK = 'M-4-4 1-1-2 3 4 6';

interface Placed {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isDamaged: boolean;
}

/** A ship, 19 × 25 about its point. Damaged it lies on its side, hollow and cracked. */
export const Ship = memo(function Ship({ seat, x, y, scale, isDamaged }: Placed) {
  const { hue, deep, shape, cut } = seatStyle(seat);
  return (
    <g transform={`translate(${point(x, y)}) scale(${scale})${isDamaged ? ' rotate(58)' : ''}`}>
      <path d={HULL} fill={CREAM} stroke={INK} strokeWidth="4.6" strokeLinejoin="round" />
      {isDamaged ? (
        <>
          <path d={HULL} fill="none" stroke={hue} strokeWidth="2.6" />
          <path d={CRACK} fill="none" stroke={deep} strokeWidth="1.8" />
        </>
      ) : (
        <>
          <path d={HULL} fill={hue} stroke={CREAM} strokeWidth="1.5" strokeLinejoin="round" />
          <path d={STARBOARD} fill={deep} fillOpacity=".38" />
        </>
      )}
      <path
        d={shape}
        transform="translate(0 1.2) scale(.36) translate(-12 -12)"
        fill={isDamaged ? deep : cut}
      />
    </g>
  );
});

const CITY = 'M-10 9V-1h4v-4L0-10.5 6-5v4h4V9Z';
const CITY_SHADE = 'M0-10.5 6-5v4h4V9H0Z';
const STARPORT = 'M-10-9h5.5v3.5H-6.3V5.5H6.3V-5.5H4.5V-9H10V9.5H-10Z';

/** A city or a starport on its plot, 25 × 25 about its point. Damaged it is hollow and cracked through. */
export const Building = memo(function Building({
  kind,
  seat,
  x,
  y,
  scale,
  isDamaged,
}: Placed & { readonly kind: 'city' | 'starport' }) {
  const { hue, deep, shape, cut } = seatStyle(seat);
  const isCity = kind === 'city';
  return (
    <g transform={`translate(${point(x, y)}) scale(${scale})`}>
      <rect x="-12.5" y="-12.5" width="25" height="25" rx="5" fill={INK} />
      <path
        d={isCity ? CITY : STARPORT}
        fill={isDamaged ? CREAM : hue}
        stroke={isDamaged ? hue : CREAM}
        strokeWidth={isDamaged ? 2.4 : 1.5}
        strokeLinejoin="round"
      />
      {isCity && !isDamaged && <path d={CITY_SHADE} fill={deep} fillOpacity=".36" />}
      <path
        d={shape}
        transform={`translate(0 ${isCity ? 2.5 : -1}) scale(.33) translate(-12 -12)`}
        fill={isDamaged ? deep : cut}
      />
      {isDamaged && (
        <path
          d="M-11 8-4 2-7-1 11-9"
          fill="none"
          stroke={INK}
          strokeWidth="2.2"
          strokeLinejoin="bevel"
        />
      )}
    </g>
  );
});

/** An empty plot for a building. */
export function Plot({
  x,
  y,
  scale,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}) {
  return (
    <rect
      transform={`translate(${point(x, y)}) scale(${scale})`}
      x="-11"
      y="-11"
      width="22"
      height="22"
      rx="4"
      fill={INK}
      fillOpacity=".46"
      stroke={CREAM}
      strokeWidth="1.8"
      strokeDasharray="4 3.2"
    />
  );
}

const AGENT =
  'M12 2a4.6 4.6 0 0 1 2.6 8.4c2.6 1.3 4.2 4.6 4.7 8.6H4.7c.5-4 2.1-7.3 4.7-8.6A4.6 4.6 0 0 1 12 2ZM4 20.2h16V22H4z';

/** An agent as a small picture of its own, at the height of a line. */
export const Agent = memo(function Agent({
  seat,
  size = 19,
}: {
  readonly seat: Seat;
  readonly size?: number;
}) {
  const { hue, deep, shape, cut } = seatStyle(seat);
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={AGENT} fill={hue} stroke={deep} strokeWidth="1.4" />
      <path d={shape} transform="translate(12 15) scale(.36) translate(-12 -12)" fill={cut} />
    </svg>
  );
});
