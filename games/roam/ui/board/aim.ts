import type { Light } from '@tablewright/board';
import type { OfferedOption, Plain } from '@tablewright/engine';
import { CARDS } from '../../content/index.ts';
import { columnOf, type Position, POSITIONS, rowOf, SQUARE_NAMES } from '../../rules/map.ts';
import { options } from '../../rules/options.ts';

type Lights = ReadonlyMap<string, Light>;

/** Farther than any two squares: an optional square stands for a position only where no normal one does. */
const FAR = 100;

/** Where a pattern may be laid now, and which of these places each square of the map stands for. */
export interface Aim {
  readonly card: number;
  readonly quarters: number;
  /** Not once an answer has been sent. */
  readonly isOpen: boolean;
  /** By square: the offered position that a press there means; null where none covers it. */
  readonly meant: readonly (Position | null)[];
}

/** Null unless the question is where to lay a pattern. */
export function aimOf(about: { readonly [name: string]: Plain }, lights: Lights): Aim | null {
  const card = CARDS.findIndex(({ id }) => id === about['card']);
  if (card < 0 || !('quarters' in about)) return null;
  const quarters = Number(about['quarters']);
  const offered = POSITIONS[card][quarters].filter(({ square }) => isOffered(lights, square));
  const meant = SQUARE_NAMES.map((_, square) => nearest(offered, square));
  const isOpen = offered.some(({ square }) => lights.get(targetOf(square)) === 'offered');
  return { card, quarters, isOpen, meant };
}

/** The position whose first square is this one; otherwise the nearest that covers it. */
function nearest(offered: readonly Position[], square: number): Position | null {
  let best: Position | null = null;
  let least = Infinity;
  for (const position of offered) {
    if (!covers(position, square)) continue;
    const distance =
      distanceOf(position.square, square) + (position.normal.includes(square) ? 0 : FAR);
    if (distance < least) {
      least = distance;
      best = position;
    }
  }
  return best;
}

/**
 * What a press on a target means. A pattern that is shown and waits for confirmation is confirmed by a press on any
 * of its squares.
 */
export function pressed(
  aim: Aim | null,
  target: string,
  previewed: OfferedOption | null,
  lights: Lights,
): string {
  const square = squareOf(target);
  if (aim === null || square < 0) return target;
  const shown = previewed === null ? null : options.read(previewed.key);
  if (shown?.do === 'place' && lights.get(targetOf(shown.square)) === 'selected') {
    const position = aim.meant[shown.square];
    if (position?.square === shown.square && covers(position, square))
      return targetOf(shown.square);
  }
  const meant = aim.meant[square];
  return meant === null ? target : targetOf(meant.square);
}

/** How a square is lit: every square that would place the pattern is. */
export function lightOf(aim: Aim | null, lights: Lights, square: number): Light | undefined {
  const own = lights.get(targetOf(square));
  const meant = aim?.meant[square];
  if (meant === undefined || meant === null || own === 'selected') return own;
  return aim?.isOpen === true ? 'offered' : own;
}

function covers({ normal, optional }: Position, square: number): boolean {
  return normal.includes(square) || optional.includes(square);
}

export function squareOf(target: string | null): number {
  return target?.startsWith('square:') === true
    ? SQUARE_NAMES.indexOf(target.slice('square:'.length))
    : -1;
}

function isOffered(lights: Lights, square: number): boolean {
  const light = lights.get(targetOf(square));
  return light === 'offered' || light === 'selected';
}

const targetOf = (square: number): string => `square:${SQUARE_NAMES[square]}`;

function distanceOf(a: number, b: number): number {
  return Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b));
}
