import type { Seat } from '@tablewright/engine';
import { boxOutline, type Light, MedalDrawing, seatStyle, Target } from '@tablewright/board';
import { memo } from 'react';
import { EDGES } from '../../content/index.ts';
import { type Layout, LAYOUTS, middleOf } from './layout.ts';

/** A side of the map and who sits there: patterns lie as seen from it. */
export const EdgeStrip = memo(function EdgeStrip({
  edge,
  owner,
  isMine,
  light,
  label,
  kind,
}: {
  readonly edge: number;
  readonly owner: Seat | null;
  readonly isMine: boolean;
  readonly light: Light | undefined;
  readonly label: string;
  readonly kind: Layout['kind'];
}) {
  const box = LAYOUTS[kind].edges[edge];
  const { x, y, width, height } = box;
  const [middle, level] = middleOf(box);
  const isAlong = width > height;
  const thick = Math.min(width, height);
  const ribbon = thick * (isMine ? 0.5 : 0.26);
  const band = isAlong
    ? { x: x + 6, y: level - ribbon / 2, width: width - 12, height: ribbon }
    : { x: middle - ribbon / 2, y: y + 6, width: ribbon, height: height - 12 };
  return (
    <Target
      target={`edge:${EDGES[edge]}`}
      light={light}
      label={label}
      outline={boxOutline(box, thick / 2)}
    >
      {owner !== null && (
        <g opacity={isMine ? 1 : 0.8}>
          <Ribbon seat={owner} band={band} />
          <g
            transform={`translate(${middle - thick / 2} ${level - thick / 2}) scale(${thick / 32})`}
          >
            <MedalDrawing seat={owner} />
          </g>
        </g>
      )}
    </Target>
  );
});

function Ribbon({
  seat,
  band,
}: {
  readonly seat: Seat;
  readonly band: { x: number; y: number; width: number; height: number };
}) {
  const { hue, deep, pattern } = seatStyle(seat);
  const rx = Math.min(band.width, band.height) / 2;
  return (
    <>
      <rect {...band} rx={rx} fill={hue} stroke={deep} strokeWidth="1.2" />
      {pattern && <rect {...band} rx={rx} fill={pattern} />}
    </>
  );
}
