import { SeatPaint, SeatToken } from '@tablewright/web/board';
import type { Piece } from '../art/paper.ts';
import { PaintBox, Paper } from '../art/Paper.tsx';
import { lake } from '../scenes/wild.ts';

const PICTURE: readonly Piece[] = lake(6);

/** A lake in painted paper with tokens around it. */
export function Poster() {
  return <Picture viewBox="0 0 234 420" />;
}

export function Thumb() {
  return <Picture viewBox="20 120 194 194" />;
}

function Picture({ viewBox }: { readonly viewBox: string }) {
  return (
    <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <SeatPaint />
      <PaintBox />
      <g transform="scale(1.315 1.573)">
        <Paper pieces={PICTURE} />
      </g>
      <SeatToken seat={0} x={58} y={330} radius={22} />
      <SeatToken seat={1} x={178} y={96} radius={22} />
      <SeatToken seat={3} x={190} y={316} radius={19} />
      <SeatToken seat={2} x={60} y={106} radius={17} />
    </svg>
  );
}
