import type { OfferedOption, Plain, Seat } from '@tablewright/engine';
import { CARDS } from '../../content/index.ts';
import {
  type Cell,
  cellsOf,
  columnOf,
  POSITIONS,
  rowOf,
  squareAt,
  SQUARE_NAMES,
  SQUARES_OF,
  turned,
} from '../../rules/map.ts';
import { options } from '../../rules/options.ts';
import type { Roam } from '../../rules/state.ts';
import { NONE } from '../../rules/state.ts';
import type { Aim } from './aim.ts';
import { isFree, isOnMap, printedCoins } from '../../rules/tokens.ts';

/** What an option would do to the map, before it is chosen. */
export interface Ghost {
  readonly seat: Seat;
  readonly placed: readonly number[];
  /** Squares of the pattern that are taken already. */
  readonly skipped: readonly number[];
  /** Optional squares that could be bought afterwards. */
  readonly optional: readonly number[];
  /** Slots whose last free squares are filled. */
  readonly completed: readonly number[];
  /** Where a token would come from. */
  readonly from: number | null;
  /** Squares that forbid it, some of them beyond the map. */
  readonly blocked: readonly Cell[];
}

type About = { readonly [name: string]: Plain };

export function ghostOf(
  g: Roam,
  seat: Seat,
  previewed: OfferedOption | null,
  about: About,
): Ghost | null {
  if (previewed === null) return null;
  const option = options.read(previewed.key);
  const nothing = nothingFor(seat);
  switch (option?.do) {
    case 'place':
      return laid(g, nothing, option.square, about);
    case 'token':
    case 'pay':
    case 'fill':
      return { ...nothing, placed: [option.square], completed: completedBy(g, [option.square]) };
    case 'swap':
    case 'swapPay':
    case 'swapFill':
      return { ...nothing, skipped: [option.square] };
    case 'to':
      return {
        ...nothing,
        from: SQUARE_NAMES.indexOf(String(about['square'])),
        optional: [option.square],
      };
    default:
      return null;
  }
}

function laid(g: Roam, nothing: Ghost, anchor: number, about: About): Ghost | null {
  const card = CARDS.findIndex(({ id }) => id === about['card']);
  const position = POSITIONS[card]?.[Number(about['quarters'])]?.find(
    (candidate) => candidate.square === anchor,
  );
  if (position === undefined) return null;
  const placed = position.normal.filter((square) => isFree(g, square));
  return {
    ...nothing,
    placed,
    skipped: position.normal.filter((square) => !isFree(g, square)),
    optional: position.optional.filter((square) => isOnMap(g, square) && isFree(g, square)),
    completed: completedBy(g, placed),
  };
}

/** A pattern that may not be laid with its first square here, and what is in the way. RO-2.11, RO-6.5, RO-15.3 */
export function forbiddenGhost(g: Roam, seat: Seat, aim: Aim, anchor: number): Ghost {
  const cells = cellsOf(turned(CARDS[aim.card].pattern, aim.quarters), '#');
  const [first] = cells;
  const laidOut = cells.map(({ row, column }) => ({
    row: row - first.row + rowOf(anchor),
    column: column - first.column + columnOf(anchor),
  }));
  const isOff = ({ row, column }: Cell): boolean => {
    const square = squareAt(row, column);
    return square < 0 || !isOnMap(g, square);
  };
  const off = laidOut.filter(isOff);
  const on = laidOut.filter((cell) => !isOff(cell));
  return {
    ...nothingFor(seat),
    // Where the pattern fits, the tokens that lie there are in the way.
    blocked: off.length > 0 ? off : on,
    optional: off.length > 0 ? on.map(({ row, column }) => squareAt(row, column)) : [],
  };
}

function nothingFor(seat: Seat): Ghost {
  return { seat, placed: [], skipped: [], optional: [], completed: [], from: null, blocked: [] };
}

function completedBy(g: Roam, placed: readonly number[]): number[] {
  return g.slots.flatMap((card, slot) => {
    const squares = SQUARES_OF[slot];
    const isFull = squares.every((square) => g.squares[square] !== 0 || placed.includes(square));
    return card !== NONE && isFull && squares.some((square) => placed.includes(square))
      ? [slot]
      : [];
  });
}

export const coinsUnder = (g: Roam, square: number): number =>
  isOnMap(g, square) ? printedCoins(g, square) : 0;
