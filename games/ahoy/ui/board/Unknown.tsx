import { type BoardProps, boxOutline, discOutline, type Light, Target } from '@tablewright/board';
import { memo } from 'react';
import { TILES } from '../../content/index.ts';
import type { Cell } from '../../rules/map.ts';
import type { Ahoy } from '../../rules/state.ts';
import { GlyphMark } from '../art/Glyph.tsx';
import { INK, SPACE } from '../art/ink.ts';
import { SuitSeal } from '../art/Island.tsx';
import { middleOf, spaceBox } from './chart.ts';
import type { Unknown } from './drawn.ts';
import type { Laying } from './laying.ts';
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

/** A way to lay the tile in hand, chosen by the place of its island. */
export const LayingPlace = memo(function LayingPlace({
  laying,
  suit,
  isFaint,
  light,
  label,
}: {
  readonly laying: Laying;
  readonly suit: string;
  /** Another way is just looked at. */
  readonly isFaint: boolean;
  readonly light: Light | undefined;
  readonly label: string;
}) {
  const { box, target } = laying;
  return (
    <Target target={target} light={light} label={label} outline={boxOutline(box, 9)}>
      <g opacity={isFaint ? 0.3 : undefined}>
        <SuitSeal
          suit={suit}
          x={box.x + box.width / 2}
          y={box.y + box.height / 2}
          radius={Math.min(17, Math.min(box.width, box.height) / 2 - 6)}
        />
      </g>
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

/** All that can be chosen off the map. */
export function UnknownTargets({
  unknown,
  isFaint,
  state,
  teller,
  lights,
}: BoardProps<Ahoy> & {
  readonly unknown: Unknown;
  readonly isFaint: boolean;
}) {
  const { suit } = TILES[Math.max(0, state.drawn)];
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
      {unknown.layings.map((laying) => (
        <LayingPlace
          key={laying.target}
          laying={laying}
          isFaint={isFaint}
          suit={suit}
          light={lights.get(laying.target)}
          label={teller.say('ui.laying', { x: laying.x, y: laying.y, quarters: laying.rotation })}
        />
      ))}
    </>
  );
}
