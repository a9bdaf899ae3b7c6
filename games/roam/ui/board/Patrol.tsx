import type { Seat } from '@tablewright/engine';
import { boxOutline, IconMark, type Light, MedalDrawing, Target } from '@tablewright/board';
import { memo } from 'react';
import { PATROL_POINTS } from '../../content/index.ts';
import { Seal } from '../art/Marks.tsx';
import { type Layout, LAYOUTS } from './layout.ts';

/** The patrol card and who holds it. */
export const Patrol = memo(function Patrol({
  holder,
  name,
  label,
  light,
  kind,
}: {
  readonly holder: Seat | null;
  readonly name: string;
  readonly label: string;
  readonly light: Light | undefined;
  readonly kind: Layout['kind'];
}) {
  const box = LAYOUTS[kind].patrol;
  const { width, height } = box;
  const isWide = kind === 'wide';
  const [cx, cy] = isWide ? [width / 2, height * 0.38] : [20, height / 2];
  return (
    <Target
      target="patrol"
      light={light}
      label={label}
      inspect="patrol"
      outline={boxOutline(box, 6)}
    >
      <g transform={`translate(${box.x} ${box.y})`}>
        <rect
          x="-1"
          y="2"
          width={width + 2}
          height={height + 2}
          rx="7"
          fill="#1d1505"
          fillOpacity=".28"
        />
        <rect width={width} height={height} rx="6" fill="#f3e5c0" />
        <rect width={width} height={height} rx="6" fill="url(#roam-brush-1)" />
        <rect width={width} height={height} rx="6" fill="none" stroke="#4a3a1c" strokeWidth="1.6" />
        <circle
          cx={cx}
          cy={cy}
          r={isWide ? 30 : 15}
          fill="#7fb0b3"
          stroke="#4a3a1c"
          strokeWidth="1.4"
        />
        <IconMark name="patrol" x={cx} y={cy} size={isWide ? 36 : 19} fill="#2e2415" />
        <text
          x={isWide ? width / 2 : 40}
          y={isWide ? height - 34 : height / 2 + 4.5}
          textAnchor={isWide ? 'middle' : 'start'}
          fontFamily="var(--font-display)"
          fontWeight="760"
          fontSize="13"
          fill="#2e2415"
        >
          {isWide ? name : ''}
        </text>
        <Seal
          x={isWide ? width / 2 + (holder === null ? 0 : 18) : 54}
          y={isWide ? height - 16 : height / 2}
          radius={isWide ? 13 : 11.5}
          points={PATROL_POINTS}
        />
        {holder !== null && (
          <g
            transform={
              isWide
                ? `translate(${width / 2 - 32} ${height - 30}) scale(.82)`
                : `translate(80 ${height / 2 - 13}) scale(.82)`
            }
          >
            <MedalDrawing seat={holder} />
          </g>
        )}
      </g>
    </Target>
  );
});
