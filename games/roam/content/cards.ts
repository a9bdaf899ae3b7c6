/**
 * The 55 cards of the box. How many there are, the six squares of a landscape and what each field means is
 * known; patterns, points and coins of the single cards are a reconstruction (see README.md).
 *
 * A pattern is drawn as printed, top row first: `#` a normal square, `o` an optional one, `.` no square.
 * Coins are drawn as printed with the scroll at the bottom, three rows of two squares.
 */
export interface Card {
  readonly id: string;
  readonly points: number;
  readonly pattern: readonly string[];
}

export interface Landscape extends Card {
  readonly coins: readonly (readonly [number, number])[];
}

export const COLOURS = ['blue', 'red', 'green', 'yellow'] as const;

/** Three starters, alike in every colour. */
export const STARTERS_EACH = 3;

export const STARTERS: readonly Card[] = [
  { id: 'RO-S-blue-A', points: 0, pattern: ['####'] },
  { id: 'RO-S-blue-B', points: 0, pattern: ['#', '#', '#'] },
  { id: 'RO-S-blue-C', points: 0, pattern: ['##', '#o'] },
  { id: 'RO-S-red-A', points: 0, pattern: ['####'] },
  { id: 'RO-S-red-B', points: 0, pattern: ['#', '#', '#'] },
  { id: 'RO-S-red-C', points: 0, pattern: ['##', '#o'] },
  { id: 'RO-S-green-A', points: 0, pattern: ['####'] },
  { id: 'RO-S-green-B', points: 0, pattern: ['#', '#', '#'] },
  { id: 'RO-S-green-C', points: 0, pattern: ['##', '#o'] },
  { id: 'RO-S-yellow-A', points: 0, pattern: ['####'] },
  { id: 'RO-S-yellow-B', points: 0, pattern: ['#', '#', '#'] },
  { id: 'RO-S-yellow-C', points: 0, pattern: ['##', '#o'] },
];

// oxfmt-ignore
export const LANDSCAPES: readonly Landscape[] = [
  { id: 'RO-L01', points: 5, coins: [[1, 0], [0, 0], [0, 0]], pattern: ['#.o', '...', 'o.#'] },
  { id: 'RO-L02', points: 3, coins: [[0, 1], [0, 0], [1, 0]], pattern: ['#o', '#.', '#o'] },
  { id: 'RO-L03', points: 4, coins: [[0, 0], [1, 0], [0, 1]], pattern: ['o#', '##'] },
  { id: 'RO-L04', points: 5, coins: [[0, 0], [0, 1], [0, 0]], pattern: ['#..', '.#.', '..#'] },
  { id: 'RO-L05', points: 5, coins: [[0, 0], [0, 0], [1, 1]], pattern: ['..#', '.#.', '#.o'] },
  { id: 'RO-L06', points: 4, coins: [[0, 2], [0, 0], [0, 0]], pattern: ['o#o', '#.#'] },
  { id: 'RO-L07', points: 5, coins: [[0, 0], [0, 0], [0, 1]], pattern: ['##o#'] },
  { id: 'RO-L08', points: 3, coins: [[1, 0], [0, 0], [0, 1]], pattern: ['##', '##'] },
  { id: 'RO-L09', points: 4, coins: [[0, 0], [1, 1], [0, 0]], pattern: ['#', '#', '#', '#'] },
  { id: 'RO-L10', points: 3, coins: [[0, 1], [1, 0], [0, 0]], pattern: ['###', '.#.'] },
  { id: 'RO-L11', points: 3, coins: [[0, 0], [2, 0], [0, 0]], pattern: ['.#', '##', '.#'] },
  { id: 'RO-L12', points: 3, coins: [[1, 0], [0, 1], [0, 0]], pattern: ['##.', '.##'] },
  { id: 'RO-L13', points: 3, coins: [[0, 0], [1, 0], [1, 0]], pattern: ['o##', '##.'] },
  { id: 'RO-L14', points: 3, coins: [[0, 1], [0, 0], [0, 1]], pattern: ['#o', '##', '.#'] },
  { id: 'RO-L15', points: 3, coins: [[1, 0], [1, 0], [0, 0]], pattern: ['#o', '#.', '##'] },
  { id: 'RO-L16', points: 3, coins: [[0, 0], [0, 1], [0, 1]], pattern: ['###', '#.o'] },
  { id: 'RO-L17', points: 3, coins: [[1, 1], [0, 0], [0, 0]], pattern: ['..#', '###'] },
  { id: 'RO-L18', points: 2, coins: [[0, 0], [1, 0], [0, 2]], pattern: ['##', '#o', '#o'] },
  { id: 'RO-L19', points: 4, coins: [[0, 1], [0, 0], [1, 0]], pattern: ['.#.', '#o#', '.#.'] },
  { id: 'RO-L20', points: 4, coins: [[0, 0], [0, 0], [2, 0]], pattern: ['#o#', '...', '#o#'] },
  { id: 'RO-L21', points: 4, coins: [[1, 0], [0, 0], [0, 0]], pattern: ['##.', '..o', '.##'] },
  { id: 'RO-L22', points: 4, coins: [[0, 0], [0, 1], [1, 0]], pattern: ['#o.#', '#.o#'] },
  { id: 'RO-L23', points: 4, coins: [[0, 1], [0, 1], [0, 0]], pattern: ['#..', '.##', 'o.#'] },
  { id: 'RO-L24', points: 2, coins: [[1, 0], [0, 0], [1, 0]], pattern: ['##', '##', '#.'] },
  { id: 'RO-L25', points: 2, coins: [[0, 1], [1, 0], [0, 0]], pattern: ['##', '##', 'o#'] },
  { id: 'RO-L26', points: 2, coins: [[0, 0], [0, 2], [0, 0]], pattern: ['.##', '###'] },
  { id: 'RO-L27', points: 2, coins: [[1, 0], [0, 1], [0, 1]], pattern: ['##o', '###'] },
  { id: 'RO-L28', points: 2, coins: [[0, 1], [0, 0], [1, 1]], pattern: ['#o#', '###'] },
  { id: 'RO-L29', points: 2, coins: [[0, 0], [1, 1], [0, 0]], pattern: ['##', '#o', '##'] },
  { id: 'RO-L30', points: 2, coins: [[2, 0], [0, 0], [0, 1]], pattern: ['###', '#..', '#.o'] },
  { id: 'RO-L31', points: 3, coins: [[0, 1], [0, 0], [1, 0]], pattern: ['.#.', '###', '.#.'] },
  { id: 'RO-L32', points: 2, coins: [[1, 0], [2, 0], [0, 0]], pattern: ['###', '.#.', 'o#o'] },
  { id: 'RO-L33', points: 3, coins: [[0, 0], [0, 1], [1, 0]], pattern: ['#..', '###', '..#'] },
  { id: 'RO-L34', points: 3, coins: [[1, 0], [0, 0], [0, 1]], pattern: ['#.#', '.#.', '#.#'] },
  { id: 'RO-L35', points: 2, coins: [[0, 0], [1, 0], [0, 1]], pattern: ['#..', '##.', 'o##'] },
  { id: 'RO-L36', points: 2, coins: [[1, 1], [0, 0], [0, 0]], pattern: ['#.', '#o', '##', '#.'] },
  { id: 'RO-L37', points: 2, coins: [[0, 0], [0, 1], [1, 0]], pattern: ['####', 'o..#'] },
  { id: 'RO-L38', points: 3, coins: [[0, 1], [1, 0], [0, 1]], pattern: ['#.', '##', '.#', '.#'] },
  { id: 'RO-L39', points: 1, coins: [[1, 0], [0, 1], [0, 1]], pattern: ['##o', '##o', '.#.'] },
  { id: 'RO-L40', points: 2, coins: [[0, 2], [0, 0], [1, 0]], pattern: ['o.#', '###', '#.o'] },
  { id: 'RO-L41', points: 4, coins: [[0, 0], [1, 0], [0, 0]], pattern: ['##.#', '#..#'] },
  { id: 'RO-L42', points: 3, coins: [[0, 0], [0, 0], [1, 1]], pattern: ['.#.#.', '#.#.#'] },
  { id: 'RO-L43', points: 3, coins: [[0, 1], [0, 1], [0, 0]], pattern: ['#.#', '#.#', 'o#.'] },
];

/** Every card by its number in the state: first the starters, then the landscapes. */
export const CARDS: readonly Card[] = [...STARTERS, ...LANDSCAPES];

export const FIRST_LANDSCAPE = STARTERS.length;
