import process from 'node:process';

const USUAL = { width: 80, height: 24 };
const NARROWEST = 60;

/** Columns and lines of the terminal; a default for a pipe. */
export function screenSize(): { width: number; height: number } {
  const { columns, rows } = process.stdout as { columns?: number; rows?: number };
  return {
    width: Math.max(NARROWEST, columns ?? USUAL.width),
    height: rows ?? USUAL.height,
  };
}
