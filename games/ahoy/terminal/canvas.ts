/** A sheet of squared paper: what is drawn later covers what was there. */
export class Canvas {
  private readonly rows: string[][];

  constructor(width: number, height: number) {
    this.rows = Array.from({ length: height }, () => Array.from({ length: width }, () => ' '));
  }

  /** Letters from a place to the right; what sticks out is cut off. */
  write(column: number, row: number, text: string, paint: (text: string) => string = plain): void {
    Array.from(text).forEach((letter, i) => {
      if (this.rows[row]?.[column + i] !== undefined) this.rows[row][column + i] = paint(letter);
    });
  }

  /** A column of the same letter. */
  fall(column: number, row: number, count: number, letter: string): void {
    for (let down = 0; down < count; down++) this.write(column, row + down, letter);
  }

  get lines(): string[] {
    return this.rows.map((row) => row.join('').trimEnd());
  }
}

function plain(text: string): string {
  return text;
}
