import { point } from '@tablewright/board';
import type { Cell } from '../../rules/map.ts';
import { SPACE } from '../art/ink.ts';
import { middleOf } from './chart.ts';
import styles from './board.module.css';

/** The way of a ship: dots from space to space, in a curve where it went straight to a far one. */
export function Trail({ from, to }: { readonly from: Cell; readonly to: Cell }) {
  const [[x, y], [toX, toY]] = [middleOf(from), middleOf(to)];
  const far = Math.hypot(toX - x, toY - y);
  if (far === 0) return null;
  const bend = far > SPACE * 1.1 ? 0.18 : 0;
  const [midX, midY] = [(x + toX) / 2 + (toY - y) * bend, (y + toY) / 2 - (toX - x) * bend];
  const d = `M${point(x, y)}Q${point(midX, midY)} ${point(toX, toY)}`;
  const turn = Math.round((Math.atan2(toY - midY, toX - midX) * 180) / Math.PI);
  return (
    <g className={styles.ghost} aria-hidden="true">
      <path className={styles.trailCase} d={d} />
      <path className={styles.trail} d={d} />
      <path
        transform={`translate(${point(toX, toY)}) rotate(${turn})`}
        d="M-26-9-10 0-26 9Z"
        fill="#fff"
        stroke="#14120a"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </g>
  );
}
