import { point } from '@tablewright/board';
import { memo } from 'react';
import { CLUSTERS } from '../../content/index.ts';
import { INK, SAND } from '../art/palette.ts';
import art from '../art/art.module.css';
import { directionOf, type Layout, LAYOUTS, SYMBOLS } from './layout.ts';
import { arcPath, cellPath, openPath } from './ring.ts';
import styles from './board.module.css';

/** Neighbouring clusters differ: [gate, outer planets, middle planet]. */
const TONES = [
  ['#2b1f72', '#3a2a8c', '#463399'],
  ['#183371', '#22428c', '#2a4f9c'],
] as const;

/** Planets of two clusters touch here: degrees, and the clusters on both sides. */
const PASSAGES = [
  { degrees: 90, between: [2, 3] },
  { degrees: 270, between: [5, 6] },
] as const;

/** The board itself: cells, passages, and the clusters that are out of play closed off. */
export const RingGround = memo(function RingGround({
  kind,
  closed,
}: {
  readonly kind: Layout['kind'];
  /** Clusters out of play, as text: '25'. */
  readonly closed: string;
}) {
  const layout = LAYOUTS[kind];
  const { at, scale, size } = layout;
  const isClosed = (cluster: number): boolean => closed.includes(String(cluster));
  return (
    <svg
      className={`${styles.layer} ${styles.art}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      {[0, 180].map((from) => (
        <path
          key={from}
          d={cellPath(at, { inner: -0.06, outer: 2.06, from, to: from + 180.5 })}
          fill={INK}
        />
      ))}
      {CLUSTERS.map((cluster) =>
        isClosed(cluster) ? (
          <ClosedCluster key={cluster} cluster={cluster} layout={layout} />
        ) : (
          <OpenCluster key={cluster} cluster={cluster} layout={layout} />
        ),
      )}
      {PASSAGES.filter(({ between }) => !between.some(isClosed)).map(({ degrees }) => (
        <g key={degrees}>
          <path
            d={cellPath(at, { inner: 1.08, outer: 1.93, from: degrees - 2.4, to: degrees + 2.4 })}
            fill="#22428c"
          />
          <path
            d={openPath([at(1.14, degrees), at(1.89, degrees)])}
            stroke={SAND}
            strokeOpacity=".85"
            strokeWidth={3 * scale}
            strokeDasharray={`.1 ${8 * scale}`}
            strokeLinecap="round"
          />
        </g>
      ))}
      {CLUSTERS.map((cluster) => (
        <GateWay
          key={cluster}
          layout={layout}
          degrees={directionOf(cluster) + 30}
          isOpen={!isClosed(cluster) && !isClosed((cluster % 6) + 1)}
        />
      ))}
    </svg>
  );
});

interface ClusterProps {
  readonly cluster: number;
  readonly layout: Layout;
}

function OpenCluster({ cluster, layout: { at, places, scale } }: ClusterProps) {
  const [gate, outer, inner] = TONES[(cluster + 1) % 2];
  const middle = directionOf(cluster);
  const sides = { from: middle - 28.4, to: middle + 28.4 };
  const [gx, gy] = places[`c${cluster}-gate`].heart;
  return (
    <>
      <path d={places[`c${cluster}-gate`].cell} fill={gate} />
      {SYMBOLS.map((symbol, i) => (
        <path
          key={symbol}
          d={places[`c${cluster}-${symbol}`].cell}
          fill={i === 1 ? inner : outer}
        />
      ))}
      <g className={art.texture}>
        <path d={cellPath(at, { inner: 1.04, outer: 1.4, ...sides })} fill={INK} opacity=".2" />
        {[0.3, 0.5].map((depth, i) => (
          <path
            key={depth}
            d={arcPath(at, depth, middle - 26, middle + 26)}
            fill="none"
            stroke="#fff"
            strokeOpacity={0.15 - i * 0.06}
            strokeWidth={3 * scale}
          />
        ))}
      </g>
      <g transform={`translate(${point(gx, gy)}) scale(${scale})`} fill="none">
        <path d="M-36 23A36 36 0 1 1 36 23" stroke={SAND} strokeOpacity=".3" strokeWidth="4" />
        <path d="M-29 23A29 29 0 1 1 29 23" stroke="#f2c879" strokeOpacity=".5" strokeWidth="3" />
      </g>
    </>
  );
}

/** Dark and dotted; what remains is the path that leads past it from gate to gate. */
function ClosedCluster({ cluster, layout: { at, places, scale } }: ClusterProps) {
  const middle = directionOf(cluster);
  const lane = arcPath(at, 0.5, middle - 33, middle + 33);
  return (
    <>
      <path d={places[`c${cluster}-gate`].cell} fill="#171034" />
      {SYMBOLS.map((symbol) => {
        const { cell, heart } = places[`c${cluster}-${symbol}`];
        return (
          <g key={symbol}>
            <path d={cell} fill="#1b1338" />
            <circle
              cx={heart[0]}
              cy={heart[1]}
              r={24 * scale}
              fill="#120b2d"
              stroke="#43367a"
              strokeWidth="2"
              strokeDasharray="5 5"
            />
          </g>
        );
      })}
      <g className={art.texture}>
        {Array.from({ length: 7 }, (_, i) => (
          <path
            key={i}
            d={arcPath(at, 1.12 + i * 0.125, middle - 27, middle + 27)}
            fill="none"
            stroke="#3a2d6b"
            strokeWidth="2"
            strokeDasharray="2 9"
            strokeLinecap="round"
          />
        ))}
      </g>
      {SYMBOLS.map((symbol) => (
        <Cross key={symbol} at={places[`c${cluster}-${symbol}`].heart} reach={11 * scale} />
      ))}
      <g fill="none" strokeLinecap="butt">
        <path d={lane} stroke={INK} strokeWidth={28 * scale} />
        <path d={lane} stroke="#2a4f9c" strokeWidth={21 * scale} />
        <path
          d={lane}
          stroke={SAND}
          strokeWidth={3 * scale}
          strokeDasharray={`${10 * scale} ${8 * scale}`}
          strokeLinecap="round"
        />
      </g>
    </>
  );
}

function Cross({
  at: [x, y],
  reach,
}: {
  readonly at: readonly [number, number];
  readonly reach: number;
}) {
  return (
    <path
      d={`M${point(x - reach, y - reach)}L${point(x + reach, y + reach)}M${point(x + reach, y - reach)}L${point(x - reach, y + reach)}`}
      stroke="#8476bd"
      strokeWidth="3"
      strokeLinecap="round"
    />
  );
}

/** Gates are neighbours all around the ring: a few dots lead from one to the next. */
function GateWay({
  layout: { at, scale },
  degrees,
  isOpen,
}: {
  readonly layout: Layout;
  readonly degrees: number;
  readonly isOpen: boolean;
}) {
  if (!isOpen) return null;
  return (
    <>
      <path
        d={cellPath(at, { inner: 0.32, outer: 0.72, from: degrees - 1.6, to: degrees + 1.6 })}
        fill="#2a4f9c"
      />
      <path
        d={arcPath(at, 0.52, degrees - 4.5, degrees + 4.5)}
        fill="none"
        stroke={SAND}
        strokeWidth={3.2 * scale}
        strokeDasharray={`.1 ${7.5 * scale}`}
        strokeLinecap="round"
      />
    </>
  );
}
