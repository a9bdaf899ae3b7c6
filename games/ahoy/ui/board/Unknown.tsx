import { type BoardProps, boxOutline, discOutline, type Light, Target } from '@tablewright/board';
import { memo } from 'react';
import type { Cell } from '../../rules/map.ts';
import type { Ahoy } from '../../rules/state.ts';
import { GlyphMark } from '../art/Glyph.tsx';
import { INK, SPACE } from '../art/ink.ts';
import { middleOf, spaceBox } from './chart.ts';
import type { Unknown } from './drawn.ts';
import styles from './board.module.css';

/** An empty cell beside the map into which a ship may sail. */
export const ExploreCell = memo(function ExploreCell({
  x,
  y,
  light,
  label,
  word,
}: Cell & {
  readonly light: Light | undefined;
  readonly label: string;
  readonly word: string;
}) {
  const box = spaceBox({ x, y });
  const [cx, cy] = middleOf({ x, y });
  return (
    <Target
      target={`cell:${x},${y}`}
      light={light}
      label={label}
      outline={boxOutline({ x: box.x + 11, y: box.y + 11, width: 78, height: 78 }, 9)}
    >
      <GlyphMark name="compass" x={cx} y={cy - 9} size={32} fill={INK} />
      <text className={styles.label} x={cx} y={cy + 27}>
        {word}
      </text>
    </Target>
  );
});

/** A block of four cells where a tile may be added, chosen at its middle. */
export const BlockPlace = memo(function BlockPlace({
  x,
  y,
  light,
  label,
}: Cell & { readonly light: Light | undefined; readonly label: string }) {
  const [cx, cy] = [(x + 1) * SPACE, (y + 1) * SPACE];
  return (
    <Target
      target={`block:${x},${y}`}
      light={light}
      label={label}
      outline={discOutline(cx, cy, 24)}
    >
      <GlyphMark name="chart" x={cx} y={cy} size={26} fill={INK} />
    </Target>
  );
});

/** Cells and blocks that can be chosen off the map. */
export function UnknownTargets({
  unknown,
  teller,
  lights,
}: Pick<BoardProps<Ahoy>, 'teller' | 'lights'> & { readonly unknown: Unknown }) {
  return (
    <>
      {unknown.cells.map(({ x, y }) => (
        <ExploreCell
          key={`${x},${y}`}
          x={x}
          y={y}
          light={lights.get(`cell:${x},${y}`)}
          label={teller.say('ui.explore.cell', { x, y })}
          word={teller.say('ui.explore')}
        />
      ))}
      {unknown.blocks.map(({ x, y }) => (
        <BlockPlace
          key={`${x},${y}`}
          x={x}
          y={y}
          light={lights.get(`block:${x},${y}`)}
          label={teller.say('ui.block', { x, y })}
        />
      ))}
    </>
  );
}
