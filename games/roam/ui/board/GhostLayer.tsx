import { type Box, boxOutline, IconMark, point, SeatToken } from '@tablewright/board';
import type { Roam } from '../../rules/state.ts';
import { CoinTab } from '../art/Marks.tsx';
import { coinsUnder, type Ghost } from './ghost.ts';
import { boxAt, type Layout, middleOf } from './layout.ts';
import { squareOutline } from './Square.tsx';
import styles from './board.module.css';

/** Shows over the map what the option under the pointer would do. */
export function GhostLayer({
  ghost,
  state,
  layout,
}: {
  readonly ghost: Ghost;
  readonly state: Roam;
  readonly layout: Layout;
}) {
  const { side, squares, slots } = layout;
  return (
    <g className={styles.ghost} data-ghost="" aria-hidden="true">
      {ghost.completed.map((slot) => {
        const outline = boxOutline(slots[slot], 6)(2);
        const { x, y, width } = slots[slot];
        return (
          <g key={slot}>
            <path d={outline} fill="none" stroke="#14120a" strokeWidth="8" />
            <path d={outline} fill="none" stroke="#fff" strokeWidth="4.5" />
            <circle
              cx={x + width / 2}
              cy={y + 2}
              r="13"
              fill="#fff"
              stroke="#14120a"
              strokeWidth="2"
            />
            <IconMark name="check" x={x + width / 2} y={y + 2} size={15} fill="#156c43" />
          </g>
        );
      })}
      {ghost.optional.map((square) => (
        <path key={square} className={styles.optional} d={squareOutline(squares[square])(-5)} />
      ))}
      {ghost.skipped.map((square) => {
        const [x, y] = middleOf(squares[square]);
        return <Skipped key={square} x={x} y={y} radius={side * 0.34} />;
      })}
      {ghost.placed.map((square) => {
        const [x, y] = middleOf(squares[square]);
        const coins = coinsUnder(state, square);
        return (
          <g key={square} data-placed="">
            <circle cx={x} cy={y} r={side * 0.34} fill="#ffe25c" fillOpacity=".75" />
            <g opacity=".86">
              <SeatToken seat={ghost.seat} x={x} y={y} radius={side * 0.29} />
            </g>
            {coins > 0 && (
              <CoinTab
                x={x + side * 0.16}
                y={y + side * 0.31}
                text={`+${coins}`}
                height={Math.max(17, side * 0.24)}
              />
            )}
          </g>
        );
      })}
      {ghost.blocked.map(({ row, column }) => (
        <Blocked key={`${row} ${column}`} box={boxAt(layout, row, column)} />
      ))}
      {ghost.from !== null && ghost.optional.length === 1 && (
        <Arrow from={middleOf(squares[ghost.from])} to={middleOf(squares[ghost.optional[0]])} />
      )}
    </g>
  );
}

/** The pattern passes over it. */
function Skipped({
  x,
  y,
  radius,
}: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}) {
  const d = `M${point(x - radius * 0.5, y - radius * 0.5)}l${point(radius, radius)}M${point(x + radius * 0.5, y - radius * 0.5)}l${point(-radius, radius)}`;
  return (
    <>
      <circle className={styles.skippedCase} cx={x} cy={y} r={radius} />
      <circle className={styles.skipped} cx={x} cy={y} r={radius} />
      <path d={d} stroke="#14120a" strokeWidth="7" strokeLinecap="round" />
      <path d={d} stroke="#fff8e6" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

/** It may not lie here. */
function Blocked({ box }: { readonly box: Box }) {
  const [x, y] = middleOf(box);
  const arm = box.width * 0.2;
  const cross = `M${point(x - arm, y - arm)}l${point(2 * arm, 2 * arm)}M${point(x + arm, y - arm)}l${point(-2 * arm, 2 * arm)}`;
  return (
    <g data-blocked="">
      <path className={styles.blocked} d={squareOutline(box)(-3)} />
      <path d={cross} stroke="#fff8e6" strokeWidth="10" strokeLinecap="round" />
      <path d={cross} stroke="#b3261a" strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}

function Arrow({
  from: [x, y],
  to: [toX, toY],
}: {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}) {
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  const long = Math.hypot(toX - x, toY - y) - 14;
  return (
    <path
      transform={`translate(${point(x, y)}) rotate(${Math.round(turn)})`}
      d={`M0-5H${point(long - 12, -5).split(' ')[0]}V-13L${long} 0 ${long - 12} 13V5H0Z`}
      fill="#fff"
      stroke="#14120a"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
  );
}
