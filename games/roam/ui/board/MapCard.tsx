import { tenth } from '@tablewright/board';
import { memo } from 'react';
import { CARDS } from '../../content/index.ts';
import { turned } from '../../rules/map.ts';
import { linesOf } from '../art/names.ts';
import { Paper } from '../art/Paper.tsx';
import { fitPattern, PatternMark } from '../art/Pattern.tsx';
import { Seal } from '../art/Marks.tsx';
import { landscapeOf } from '../scenes/landscapes.ts';
import { WIDE } from '../scenes/size.ts';
import { isNorthern, type Layout, LAYOUTS } from './layout.ts';

/** A landscape card on the map: its painting, the stitches between its squares, its plate. */
export const MapCard = memo(function MapCard({
  card,
  slot,
  kind,
  quarters,
  name,
}: {
  readonly card: number;
  readonly slot: number;
  readonly kind: Layout['kind'];
  /** How the pattern lies for the viewer. */
  readonly quarters: number;
  readonly name: string;
}) {
  const { side, plate, slots } = LAYOUTS[kind];
  const { x, y, width, height } = slots[slot];
  const { id, points, pattern } = CARDS[card];
  const art = isNorthern(slot) ? plate : 0;
  return (
    <g data-piece={`card:${id}`} data-from="pile">
      <g transform={`translate(${x} ${y})`}>
        <rect
          x="-1"
          y="2"
          width={width + 2}
          height={height + 2}
          rx="7"
          fill="#1d1505"
          fillOpacity=".28"
        />
        <g clipPath={`url(#roam-card-${kind})`}>
          <g transform={`translate(0 ${art}) scale(${tenth((width / WIDE) * 1000) / 1000})`}>
            <Paper pieces={landscapeOf(id)} />
          </g>
          <g transform={`translate(0 ${isNorthern(slot) ? 0 : 3 * side})`}>
            <Plate {...{ kind, width, name, points }} pattern={turned(pattern, quarters)} />
          </g>
          <path
            d={`M0 ${isNorthern(slot) ? plate : 3 * side}h${width}`}
            stroke="#8b6f3c"
            strokeWidth="1.6"
          />
          <Stitches side={side} top={art} />
        </g>
        <rect
          x=".8"
          y=".8"
          width={width - 1.6}
          height={height - 1.6}
          rx="5.5"
          fill="none"
          stroke="#4a3a1c"
          strokeWidth="1.6"
        />
      </g>
    </g>
  );
});

/** A place on the map whose card could not be replaced, or has not been dealt yet. */
export const VacantSlot = memo(function VacantSlot({
  slot,
  kind,
}: {
  readonly slot: number;
  readonly kind: Layout['kind'];
}) {
  const { x, y, width, height } = LAYOUTS[kind].slots[slot];
  return (
    <rect
      x={x + 2}
      y={y + 2}
      width={width - 4}
      height={height - 4}
      rx="6"
      fill="#5d7f3f"
      fillOpacity=".12"
      stroke="#4a5a2c"
      strokeOpacity=".55"
      strokeWidth="2"
      strokeDasharray="9 8"
    />
  );
});

function Plate({
  kind,
  width,
  name,
  points,
  pattern,
}: {
  readonly kind: Layout['kind'];
  readonly width: number;
  readonly name: string;
  readonly points: number;
  readonly pattern: readonly string[];
}) {
  const high = LAYOUTS[kind].plate;
  const isWide = kind === 'wide';
  const room = { width: isWide ? 46 : 60, height: high - 6 };
  const largest = isWide ? 7 : 5;
  const from = 8 + fitPattern(pattern, room.width, room.height, largest).width;
  const to = width - (isWide ? 34 : 30);
  const lines = isWide ? linesOf(name, (to - from - 8) / 7) : [];
  return (
    <>
      <rect width={width} height={high} fill="#f3e5c0" />
      <rect width={width} height={high} fill="url(#roam-brush-2)" />
      <PatternMark rows={pattern} x={8} y={3} {...room} largest={largest} ink="#4a3a1c" />
      {lines.map((line, i) => (
        <text
          key={line}
          x={tenth((from + to) / 2 + 2)}
          y={tenth(high / 2 + 4.5 + (i - (lines.length - 1) / 2) * 13)}
          textAnchor="middle"
          fontFamily="var(--font-display)"
          fontWeight="760"
          fontSize="13.5"
          fill="#2e2415"
        >
          {line}
        </text>
      ))}
      <Seal x={width - 18} y={high / 2} radius={isWide ? 13.5 : 10.5} points={points} />
    </>
  );
}

function Stitches({ side, top }: { readonly side: number; readonly top: number }) {
  const d = `M${side} ${top + 6}v${3 * side - 12}M6 ${top + side}h${2 * side - 12}M6 ${top + 2 * side}h${2 * side - 12}`;
  return (
    <g fill="none" strokeLinecap="round" strokeDasharray="5 5">
      <path d={d} stroke="#1d1505" strokeOpacity=".3" strokeWidth="3.2" />
      <path d={d} stroke="#fff8e6" strokeOpacity=".95" strokeWidth="1.8" />
    </g>
  );
}
