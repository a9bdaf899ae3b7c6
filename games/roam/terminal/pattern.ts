import type { Style } from '@tablewright/board/terminal';
import { CARDS } from '../content/index.ts';
import { turned } from '../index.ts';

/** A pattern as it would come to lie on the map, two columns a square. */
export function drawPattern(card: number, quarters: number): string[] {
  return turned(CARDS[card].pattern, quarters).map((row) =>
    Array.from(row, (square) => MARKS[square as keyof typeof MARKS])
      .join(' ')
      .trimEnd(),
  );
}

const MARKS = { '#': '■', o: '□', '.': ' ' };

export function drawPoints(points: number, style: Style): string {
  return style.gold(`★${points}`);
}

export function cardNumber(id: unknown): number {
  return CARDS.findIndex((card) => card.id === id);
}
