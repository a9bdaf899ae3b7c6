import type { Seat } from '@tablewright/engine';
import { boxOutline, type Light, type Outline, Target } from '@tablewright/board';
import { memo } from 'react';
import type { Cell } from '../../rules/map.ts';
import { SPACE } from '../art/ink.ts';
import { middleOf, spaceBox } from './chart.ts';
import { Pieces } from './Pieces.tsx';
import type { Standing } from './pieces.ts';

/** A space and what stands on it. */
export const Space = memo(function Space({
  name,
  x,
  y,
  standing,
  union,
  light,
  label,
}: Cell & {
  readonly name: string;
  readonly standing: Standing;
  readonly union: Seat;
  readonly light: Light | undefined;
  readonly label: string;
}) {
  const [cx, cy] = middleOf({ x, y });
  return (
    <Target
      target={`space:${name}`}
      light={light}
      label={label}
      inspect={`space:${name}`}
      inspectOn={light === 'offered' ? 'hold' : 'hover'}
      outline={spaceOutline({ x, y })}
      corner={[cx + SPACE * 0.3, cy - SPACE * 0.3]}
    >
      <g transform={`translate(${cx} ${cy})`}>
        <Pieces standing={standing} union={union} />
      </g>
    </Target>
  );
});

export function spaceOutline(cell: Cell): Outline {
  const box = spaceBox(cell);
  const inset = 9;
  return boxOutline(
    {
      x: box.x + inset,
      y: box.y + inset,
      width: box.width - 2 * inset,
      height: box.height - 2 * inset,
    },
    9,
  );
}
