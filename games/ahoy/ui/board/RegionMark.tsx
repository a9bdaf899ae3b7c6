import type { Seat } from '@tablewright/engine';
import { boxOutline, type Light, seatStyle, Target, tenth } from '@tablewright/board';
import { memo } from 'react';
import { Die, WEALTH } from '../art/Dice.tsx';
import { CREAM, INK, onSeat, SPACE } from '../art/ink.ts';
import styles from './board.module.css';

interface RegionMarkProps {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly wealth: number;
  readonly squadron: number;
  readonly union: number;
  readonly squadronSeat: Seat;
  readonly unionSeat: Seat;
  readonly light: Light | undefined;
  readonly label: string;
}

const WIDE = 36;
const HIGH = 12;

/** The wealth die of a region between the control of the two who fight for it; who is ahead wears colour. */
export const RegionMark = memo(function RegionMark(props: RegionMarkProps) {
  const { tile, x, y, wealth, squadron, union, light, label } = props;
  const [left, top] = [x * SPACE, y * SPACE];
  const [cx, cy] = [left + SPACE, top + SPACE];
  const pill = { x: cx - WIDE, y: cy - HIGH, width: 2 * WIDE, height: 2 * HIGH };
  const whole = { x: left + 5, y: top + 5, width: 2 * SPACE - 10, height: 2 * SPACE - 10 };
  return (
    <Target
      target={`region:${tile}`}
      light={light}
      label={label}
      inspect={`region:${tile}`}
      outline={light === undefined ? boxOutline(pill, HIGH) : boxOutline(whole, 6)}
    >
      <g transform={`translate(${cx} ${cy})`}>
        <rect
          x={-WIDE}
          y={-HIGH}
          width={2 * WIDE}
          height={2 * HIGH}
          rx={HIGH}
          fill={CREAM}
          stroke={INK}
          strokeWidth="1.6"
        />
        <Half seat={props.squadronSeat} points={squadron} isAhead={squadron > union} side={-1} />
        <Half seat={props.unionSeat} points={union} isAhead={union > squadron} side={1} />
        <g data-piece={`wealth:${tile}:${wealth}`}>
          <Die value={wealth} y={-1} size={27} colours={WEALTH} />
        </g>
      </g>
    </Target>
  );
});

function Half({
  seat,
  points,
  isAhead,
  side,
}: {
  readonly seat: Seat;
  readonly points: number;
  readonly isAhead: boolean;
  readonly side: -1 | 1;
}) {
  const { hue, deep, pattern, shape, cut } = seatStyle(seat);
  const d = `M0 ${-HIGH}H${side * (WIDE - HIGH)}A${HIGH} ${HIGH} 0 0 ${side > 0 ? 1 : 0} ${side * (WIDE - HIGH)} ${HIGH}H0Z`;
  const size = 10;
  return (
    <>
      {isAhead && <path d={d} fill={hue} stroke={INK} strokeWidth="1.6" />}
      {isAhead && pattern && <path d={d} fill={pattern} />}
      <g transform={`translate(${side * 24} 0)`}>
        <g transform={`translate(0 ${-HIGH - 1})`}>
          <circle r={size * 0.72} fill={CREAM} stroke={INK} strokeWidth="1.2" />
          <path
            d={shape}
            transform={`translate(${-size / 2} ${-size / 2}) scale(${tenth((size / 24) * 100) / 100})`}
            fill={isAhead ? hue : cut}
            stroke={deep}
            strokeWidth="3.4"
          />
        </g>
        <text
          className={styles.number}
          y="7.5"
          fontSize="16"
          fill={isAhead ? onSeat(seat) : INK}
          stroke={isAhead && pattern ? hue : undefined}
          strokeWidth="3"
          paintOrder="stroke"
        >
          {points}
        </text>
      </g>
    </>
  );
}

/** Who controls a region now: a band inside its edge, in hue and pattern. */
export const ControlBand = memo(function ControlBand({
  x,
  y,
  seat,
}: {
  readonly x: number;
  readonly y: number;
  readonly seat: Seat;
}) {
  const { hue, pattern } = seatStyle(seat);
  const outer = boxOutline(
    { x: x * SPACE + 4, y: y * SPACE + 4, width: 2 * SPACE - 8, height: 2 * SPACE - 8 },
    4,
  );
  const d = `${outer(0)}${outer(-5)}`;
  return (
    <>
      <path d={d} fill={hue} fillRule="evenodd" stroke={INK} strokeWidth=".8" />
      {pattern && <path d={d} fill={pattern} fillRule="evenodd" />}
    </>
  );
});
