import type { Seat } from '@tablewright/engine';
import { point, type Point, SeatToken } from '@tablewright/board';
import { INK } from '../art/palette.ts';
import { Building, Ship } from '../art/Pieces.tsx';
import { SignMark } from '../art/Sign.tsx';
import type { Layout } from './layout.ts';
import type { Ghost } from './reach.ts';
import styles from './board.module.css';

/** Shows over the map where ships may go on to, and what the option under the pointer would do. */
export function GhostLayer({
  ghost: { beyond, moving, from, to, build, battle },
  seat,
  layout,
}: {
  readonly ghost: Ghost;
  readonly seat: Seat;
  readonly layout: Layout;
}) {
  const { places, scale } = layout;
  return (
    <g className={styles.ghost} aria-hidden="true">
      {beyond.map((system) => (
        <g key={system}>
          <path className={styles.beyondCase} d={places[system].outline(-2)} />
          <path className={styles.beyond} d={places[system].outline(-2)} />
          <Later at={places[system].corner} scale={scale} />
        </g>
      ))}
      {moving !== null && <Moving seat={seat} {...moving} layout={layout} />}
      {from !== null &&
        to.map((system) => (
          <Arrow
            key={system}
            from={middle(layout, from)}
            to={middle(layout, system)}
            scale={scale}
          />
        ))}
      {build !== null && <Built build={build} seat={seat} layout={layout} />}
      {battle !== null && (
        <g transform={`translate(${point(...places[battle.system].fleet)}) scale(${scale})`}>
          <circle r="25" fill="#ffe25c" stroke={INK} strokeWidth="2" />
          <SignMark name="battle" x={0} y={0} size={30} fill={INK} />
          <SeatToken seat={battle.rival} x={20} y={18} radius={11} />
        </g>
      )}
    </g>
  );
}

/** How many ships are on their way, where they are now. */
function Moving({
  seat,
  system,
  count,
  layout: { places, scale },
}: NonNullable<Ghost['moving']> & { readonly seat: Seat; readonly layout: Layout }) {
  const [x, y] = places[system].fleet;
  const k = Math.max(scale, 0.8);
  return (
    <g transform={`translate(${point(x, y - 27 * scale)}) scale(${k})`}>
      <rect
        x="-23"
        y="-13"
        width="46"
        height="26"
        rx="13"
        fill="#ffe25c"
        stroke={INK}
        strokeWidth="1.5"
      />
      <Ship seat={seat} x={-10} y={0} scale={0.78} isDamaged={false} />
      <text
        x="9"
        y="6"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="800"
        fontSize="17"
        fill={INK}
      >
        {count}
      </text>
    </g>
  );
}

/** Gates are reached at their middle, planets at their edge. */
function middle({ places }: Layout, system: string): Point {
  return places[system].fleet;
}

/** Twice an arrow: with a further step of the same move. */
function Later({ at: [x, y], scale }: { readonly at: Point; readonly scale: number }) {
  return (
    <g transform={`translate(${point(x, y)}) scale(${scale})`}>
      <circle r="10" fill={INK} stroke="#fff" strokeWidth="1.6" strokeDasharray="3 2.4" />
      <SignMark name="mobilization" x={0.5} y={0} size={11} fill="#fff" />
    </g>
  );
}

function Built({
  build: { system, place, kind },
  seat,
  layout: { places, scale },
}: {
  readonly build: NonNullable<Ghost['build']>;
  readonly seat: Seat;
  readonly layout: Layout;
}) {
  const [x, y] = kind === 'ship' ? places[system].fleet : places[system].plots[place];
  return (
    <>
      <circle cx={x} cy={y} r={19 * scale} fill="#ffe25c" stroke={INK} strokeWidth="1.5" />
      {kind === 'ship' ? (
        <Ship seat={seat} x={x} y={y} scale={scale * 1.1} isDamaged={false} />
      ) : (
        <Building kind={kind} seat={seat} x={x} y={y} scale={scale} isDamaged={false} />
      )}
    </>
  );
}

function Arrow({
  from: [x, y],
  to: [toX, toY],
  scale,
}: {
  readonly from: Point;
  readonly to: Point;
  readonly scale: number;
}) {
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  const long = Math.round(Math.hypot(toX - x, toY - y) / scale) - 16;
  return (
    <path
      transform={`translate(${point(x, y)}) rotate(${Math.round(turn)}) scale(${scale})`}
      d={`M14-3.5H${long - 12}V-11L${long + 4} 0 ${long - 12} 11V3.5H14Z`}
      fill="#fff"
      stroke={INK}
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
  );
}
