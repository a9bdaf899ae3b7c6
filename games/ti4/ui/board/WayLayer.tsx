import { type Point, point, tenth } from '@tablewright/board';
import type { Ti4 } from '../../rules/state.ts';
import { APOTHEM } from '../art/hex.ts';
import { middleOf } from './layout.ts';
import styles from './board.module.css';
import type { Way } from './ways.ts';

/** Arrows over the map: white where ships could go, on lemon where they are about to. */
export function WayLayer({
  ways,
  galaxy,
}: {
  readonly ways: readonly Way[];
  readonly galaxy: Ti4['galaxy'];
}) {
  return ways.map(({ systems, ships }) => {
    const stops = systems.map((system) => middleOf(galaxy, system));
    return <Arrow key={systems[0]} stops={stops} isPlanned={ships !== null} count={ships ?? 0} />;
  });
}

function Arrow({
  stops,
  isPlanned,
  count,
}: {
  readonly stops: readonly Point[];
  readonly isPlanned: boolean;
  readonly count: number;
}) {
  const points = shortened(stops);
  const fill = isPlanned ? '#ffe25c' : '#fff';
  const [tip, before] = [points[points.length - 1], points[points.length - 2]];
  const turn = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI;
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      {points.slice(1).map((to, i) => {
        const from = points[i];
        const d = `M${point(...from)}L${point(...to)}`;
        // A step that is longer than to a neighbour goes through a wormhole.
        const dash = isFar(stops[i], stops[i + 1]) ? '2 9' : undefined;
        return (
          <g key={i}>
            <path d={d} stroke="#14120a" strokeWidth={isPlanned ? 9 : 7} strokeDasharray={dash} />
            <path d={d} stroke={fill} strokeWidth={isPlanned ? 4.6 : 3.2} strokeDasharray={dash} />
          </g>
        );
      })}
      <path
        transform={`translate(${point(...tip)}) rotate(${Math.round(turn)})`}
        d="M-4-11 13 0-4 11Z"
        fill={fill}
        stroke="#14120a"
        strokeWidth="2.4"
      />
      {count > 0 && (
        <g transform={`translate(${point(...points[0])})`}>
          <circle r="11" fill={fill} stroke="#14120a" strokeWidth="2.4" />
          <text className={styles.count} y="6.4" fontSize="18" fill="#14120a">
            {count}
          </text>
        </g>
      )}
    </g>
  );
}

const isFar = (one: Point, other: Point): boolean =>
  Math.hypot(one[0] - other[0], one[1] - other[1]) > APOTHEM * 2.2;

/** It begins and ends within the first and the last system, beside what lies in their middle. */
function shortened(stops: readonly Point[]): readonly Point[] {
  const last = stops.length - 1;
  return stops.map((stop, i) => {
    if (i === 0) return between(stop, stops[1], 26);
    return i === last ? between(stop, stops[last - 1], 34) : stop;
  });
}

function between([x, y]: Point, [toX, toY]: Point, far: number): Point {
  const long = Math.hypot(toX - x, toY - y);
  return [tenth(x + ((toX - x) / long) * far), tenth(y + ((toY - y) / long) * far)];
}
