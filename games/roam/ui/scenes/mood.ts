import type { Piece } from '../art/paper.ts';

/** Seasons and hours: the same landscape in another light. */
export const MOODS = ['day', 'autumn', 'winter', 'dusk', 'spring', 'night', 'mist'] as const;

export type Mood = (typeof MOODS)[number];

type Rgb = readonly [red: number, green: number, blue: number];

const LIGHT: { readonly [M in Mood]: (colour: Rgb) => Rgb } = {
  day: (colour) => colour,
  autumn: ([r, g, b]) =>
    g >= r && g > b * 1.15 ? [g * 1.06 + 16, r * 0.84 + 12, b * 0.66] : [r, g, b],
  winter: (colour) => mixed(mixed(colour, greyOf(colour), 0.25), [234, 243, 252], 0.44),
  dusk: ([r, g, b]) => mixed([r * 1.02 + 4, g * 0.9, b * 0.98], [214, 96, 88], 0.17),
  spring: ([r, g, b]) => mixed([r * 0.98, g * 1.1 + 6, b * 1.04], [255, 244, 214], 0.16),
  night: ([r, g, b]) => mixed([r * 0.82, g * 0.92, b * 1.12], [34, 58, 128], 0.34),
  mist: (colour) => mixed(mixed(colour, greyOf(colour), 0.08), [222, 230, 206], 0.3),
};

export function inMood(pieces: readonly Piece[], mood: Mood): readonly Piece[] {
  if (mood === 'day') return pieces;
  const light = (colour: string): string => hexOf(LIGHT[mood](rgbOf(colour)));
  return pieces.map((piece): Piece => {
    switch (piece.kind) {
      case 'cut':
        return { ...piece, colour: light(piece.colour) };
      case 'mark':
        return {
          ...piece,
          ...(piece.fill === undefined ? {} : { fill: light(piece.fill) }),
          ...(piece.line === undefined ? {} : { line: light(piece.line) }),
        };
      case 'group':
        return { ...piece, pieces: inMood(piece.pieces, mood) };
    }
  });
}

function rgbOf(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

function hexOf(colour: Rgb): string {
  const n = colour.reduce(
    (sum, part) => sum * 256 + Math.min(255, Math.max(0, Math.round(part))),
    0,
  );
  return `#${n.toString(16).padStart(6, '0')}`;
}

function mixed(colour: Rgb, into: Rgb, share: number): Rgb {
  const part = (i: 0 | 1 | 2): number => colour[i] * (1 - share) + into[i] * share;
  return [part(0), part(1), part(2)];
}

function greyOf([r, g, b]: Rgb): Rgb {
  const grey = 0.3 * r + 0.59 * g + 0.11 * b;
  return [grey, grey, grey];
}
