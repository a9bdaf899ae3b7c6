import { type BoardProps, boxOutline, Target, useDrawn } from '@tablewright/board';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Cell } from '../../rules/map.ts';
import type { Ahoy } from '../../rules/state.ts';
import { printedTile } from '../art/printed.ts';
import { SPACE } from '../art/ink.ts';
import { Tile } from '../art/Tile.tsx';
import { type Laying, shifts, turned } from './laying.ts';
import styles from './board.module.css';

/** The tile in hand as it would lie: pressed it is laid, and beside it is what turns and shifts it. */
export function InHand({
  layings,
  held,
  onHold,
  state,
  teller,
  lights,
  layout,
}: BoardProps<Ahoy> & {
  readonly layings: readonly Laying[];
  readonly held: Laying;
  readonly onHold: (laying: Laying) => void;
}) {
  const { x, y, rotation, target } = held;
  const box = { x: x * SPACE + 2, y: y * SPACE + 2, width: 2 * SPACE - 4, height: 2 * SPACE - 4 };
  const next = turned(layings, held);
  const radius = layout === 'tall' ? 46 : 34;
  const corner = { x: box.x + box.width - radius - 6, y: box.y + radius + 6 };
  return (
    <>
      {shifts(layings, held).map((other) => (
        <BlockOutline key={`${other.x},${other.y}`} x={other.x} y={other.y} />
      ))}
      {layings.map((other) =>
        other === held ? null : <OtherWay key={other.target} target={other.target} />,
      )}
      <Target
        target={target}
        light={lights.get(target)}
        label={teller.say('ui.laying', { x, y, quarters: rotation })}
        outline={boxOutline(box, 9)}
      >
        <g opacity=".86" transform={`translate(${x * SPACE} ${y * SPACE})`}>
          <Tile tile={printedTile(state.drawn, rotation)} />
        </g>
      </Target>
      {next !== held && (
        <Control
          at={corner}
          radius={radius}
          label={teller.say('ui.laying.turn')}
          onPress={() => onHold(next)}
        >
          <path d="M10.5 5.5A12 12 0 1 0 -5.5 10.5" />
          <path d="M15.5 -1L11 7L3 3" />
        </Control>
      )}
      {shifts(layings, held).map((other) => (
        <Control
          key={`${other.x},${other.y}`}
          at={partBeyond(held, other)}
          radius={radius}
          label={teller.say('ui.laying.shift')}
          onPress={() => onHold(other)}
        >
          <g transform={`rotate(${directionTo(held, other)})`}>
            <path d="M-13 0H12" />
            <path d="M3 -9L12 0L3 9" />
          </g>
        </Control>
      ))}
    </>
  );
}

/** Reached by turning and shifting; the table makes a button of every option whose target is not drawn. */
function OtherWay({ target }: Pick<Laying, 'target'>) {
  useDrawn(target);
  return null;
}

/** Where four cells would be covered. */
export function BlockOutline({ x, y }: Cell) {
  const box = { x: x * SPACE + 4, y: y * SPACE + 4, width: 2 * SPACE - 8, height: 2 * SPACE - 8 };
  return <path className={styles.block} d={boxOutline(box, 6)(0)} />;
}

/** Degrees from east, clockwise. */
const directionTo = (from: Cell, to: Cell): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** The middle of those spaces of a block that the tile does not cover as it is held; blocks are a space apart. */
function partBeyond(held: Cell, block: Cell): Cell {
  const [across, down] = [block.x - held.x, block.y - held.y];
  return { x: (block.x + 1 + across / 2) * SPACE, y: (block.y + 1 + down / 2) * SPACE };
}

/** A round button on the board that is no option of the game. */
function Control({
  at,
  radius,
  label,
  onPress,
  children,
}: {
  readonly at: Cell;
  readonly radius: number;
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onPress();
  };
  return (
    <g
      className={styles.control}
      role="button"
      tabIndex={0}
      aria-label={label}
      transform={`translate(${at.x} ${at.y}) scale(${radius / 34})`}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <title>{label}</title>
      <circle r="30" />
      {children}
    </g>
  );
}
