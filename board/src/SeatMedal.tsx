import type { Seat } from '@tablewright/engine';
import { memo } from 'react';
import { SeatPaint } from './SeatPaint.tsx';
import { seatStyle } from './seats.ts';

/** A seat's medal beside its name: a disc in its hue with its pattern, its shape in the middle. */
export const SeatMedal = memo(function SeatMedal({
  seat,
  size = 28,
  className,
}: {
  readonly seat: Seat;
  readonly size?: number;
  readonly className?: string;
}) {
  return (
    <svg className={className} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <SeatPaint />
      <MedalDrawing seat={seat} />
    </svg>
  );
});

/** The same inside another drawing, 32 units wide. */
export function MedalDrawing({ seat }: { readonly seat: Seat }) {
  const { hue, deep, shape, cut, pattern } = seatStyle(seat);
  return (
    <>
      <circle cx="16" cy="16" r="15" fill={hue} />
      {pattern && <circle cx="16" cy="16" r="15" fill={pattern} />}
      <circle cx="16" cy="16" r="14.2" fill="none" stroke={deep} strokeWidth="1.6" />
      <path
        d={shape}
        transform="translate(7.1 7.1) scale(.74)"
        fill={cut}
        stroke={deep}
        strokeWidth="1.6"
      />
    </>
  );
}
