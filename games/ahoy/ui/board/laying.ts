import type { Cell } from '../../rules/map.ts';
import type { Lie } from './chart.ts';

/** A way to lay the tile in hand: `place:<x>,<y>,<quarters>`. */
export interface Laying extends Lie {
  readonly target: string;
}

export function layingsOf(targets: Iterable<string>): readonly Laying[] {
  return Array.from(targets)
    .filter((target) => target.startsWith('place:') && IN_NUMBERS.test(target))
    .map((target) => {
      const [x, y, rotation] = numbersOf(target);
      return { target, x, y, rotation };
    });
}

const isBeside = (one: Cell, other: Cell): boolean => one.x !== other.x || one.y !== other.y;

/** The same block, the tile turned clockwise to the next way that is allowed; itself where it is the only one. */
export function turned(layings: readonly Laying[], { x, y, rotation }: Laying): Laying {
  const quarters = (each: Laying): number => (each.rotation - rotation + 3) % 4;
  const [next] = layings
    .filter((each) => !isBeside(each, { x, y }))
    .toSorted((a, b) => quarters(a) - quarters(b));
  return next;
}

/** One way for each other block, the tile turned as it is where that is allowed. */
export function shifts(layings: readonly Laying[], held: Laying): readonly Laying[] {
  const others = layings.filter((each) => isBeside(each, held));
  const firsts = others.filter(
    (each, at) => others.findIndex((one) => !isBeside(one, each)) === at,
  );
  return firsts.map(
    (first) =>
      others.find((each) => !isBeside(each, first) && each.rotation === held.rotation) ?? first,
  );
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
