import { ESCAPE } from './style.ts';

const ESCAPES = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g');

/** The width of a text in terminal columns. */
export function widthOf(text: string): number {
  return Array.from(text.replace(ESCAPES, '')).length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

export function centre(text: string, width: number): string {
  const room = Math.max(0, width - widthOf(text));
  return ' '.repeat(Math.floor(room / 2)) + text + ' '.repeat(Math.ceil(room / 2));
}

/** Shortens a text without escapes to fit. */
export function clip(text: string, width: number): string {
  const letters = Array.from(text);
  return letters.length <= width ? text : `${letters.slice(0, Math.max(0, width - 1)).join('')}…`;
}

/** Wraps a text at spaces, but not at no-break spaces. Lines after the first are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const [start] = /^ */.exec(text)!;
  const [first, ...words] = text.slice(start.length).split(' ');
  const lines: string[] = [];
  let line = start + first;
  for (const word of words) {
    if (widthOf(`${line} ${word}`) <= width) line = `${line} ${word}`;
    else {
      lines.push(line.trimEnd());
      line = indent + word;
    }
  }
  return [...lines, line];
}

/** Blocks of lines beside each other. */
export function beside(blocks: readonly (readonly string[])[], gap: string): string[] {
  const widths = blocks.map((block) => Math.max(0, ...block.map(widthOf)));
  const height = Math.max(0, ...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, i) => padEnd(block[row] ?? '', widths[i]))
      .join(gap)
      .trimEnd(),
  );
}

/** Blocks beside each other, in as many rows as they need. */
export function flow(blocks: readonly (readonly string[])[], gap: string, width: number): string[] {
  const rows: (readonly string[])[][] = [];
  let used = width + 1;
  for (const block of blocks) {
    const wide = Math.max(0, ...block.map(widthOf));
    if (used + gap.length + wide > width) {
      rows.push([]);
      used = -gap.length;
    }
    rows[rows.length - 1].push(block);
    used += gap.length + wide;
  }
  return rows.flatMap((row, i) => [...(i > 0 ? [''] : []), ...beside(row, gap)]);
}

/** A table: the first row is its heading; numbers are right-aligned. */
export function table(rows: readonly (readonly string[])[], gap = '  '): string[] {
  const columns = rows[0]?.length ?? 0;
  const isNumeric = (column: number): boolean =>
    rows.slice(1).every((row) => /^[−+-]?[\d.,  %–]*$/.test(row[column] ?? ''));
  const blocks = Array.from({ length: columns }, (_, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    const width = Math.max(...cells.map(widthOf));
    return cells.map((cell) => (isNumeric(column) ? padStart(cell, width) : padEnd(cell, width)));
  });
  return beside(blocks, gap);
}
