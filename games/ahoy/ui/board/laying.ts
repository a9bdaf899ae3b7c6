import type { Box } from '@tablewright/board';
import type { Cell } from '../../rules/map.ts';
import { SPACE } from '../art/ink.ts';
import { islandCell, type Lie } from './chart.ts';

/** A way to lay the tile in hand: `place:<x>,<y>,<quarters>`. It is chosen where its island would come to lie. */
export interface Laying extends Lie {
  readonly target: string;
  readonly island: Cell;
  /** The part of the island's space that stands for it: two ways may have their island on the same. */
  readonly box: Box;
}

export function layingsOf(targets: Iterable<string>): readonly Laying[] {
  const lies = Array.from(targets)
    .filter((target) => target.startsWith('place:') && IN_NUMBERS.test(target))
    .map((target) => {
      const [x, y, rotation] = numbersOf(target);
      return { target, x, y, rotation, island: islandCell({ x, y, rotation }) };
    });
  return lies.map((lie) => {
    const rivals = lies
      .filter(({ island }) => island.x === lie.island.x && island.y === lie.island.y)
      .toSorted((a, b) => a.y - b.y || a.x - b.x);
    return { ...lie, box: partOf(lie.island, rivals, rivals.indexOf(lie)) };
  });
}

/** Cells named by `cell:<x>,<y>`, anchors named by `block:<x>,<y>`; an option's key may begin alike (`cell:r1c1`). */
export function cellsOf(targets: Iterable<string>, kind: 'cell' | 'block'): readonly Cell[] {
  return Array.from(targets)
    .filter((target) => target.startsWith(`${kind}:`) && IN_NUMBERS.test(target))
    .map((target) => {
      const [x, y] = numbersOf(target);
      return { x, y };
    });
}

const IN_NUMBERS = /^\w+:-?\d+(,-?\d+)+$/;

const numbersOf = (target: string): number[] =>
  target
    .slice(target.indexOf(':') + 1)
    .split(',')
    .map(Number);

function partOf(island: Cell, rivals: readonly Cell[], at: number): Box {
  const inset = 9;
  const whole = SPACE - 2 * inset;
  const box = {
    x: island.x * SPACE + inset,
    y: island.y * SPACE + inset,
    width: whole,
    height: whole,
  };
  if (rivals.length < 2) return box;
  const gap = 8;
  const part = (whole - gap * (rivals.length - 1)) / rivals.length;
  return rivals[0].y === rivals[1].y
    ? { ...box, x: box.x + at * (part + gap), width: part }
    : { ...box, y: box.y + at * (part + gap), height: part };
}
