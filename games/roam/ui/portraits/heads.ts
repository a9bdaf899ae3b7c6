import { cut, disc, INK, type Piece, round, spot, stroke } from '../art/paper.ts';

/** Heads on a picture of 110 × 88, looking at us from its middle. */
const eyes = (y = 45, apart = 6, r = 2.3): Piece =>
  spot(disc(55 - apart, y, r) + disc(55 + apart, y, r), INK);

const bigEyes = (y: number, apart: number, r: number): Piece[] => [
  spot(disc(55 - apart, y, r) + disc(55 + apart, y, r), '#fffdf4'),
  spot(disc(55 - apart, y, r * 0.48) + disc(55 + apart, y, r * 0.48), INK),
];

const smile = (y = 54, wide = 5): Piece =>
  stroke(`M${55 - wide} ${y}q${wide} 4 ${2 * wide} 0`, INK, 1.8);

const snout = (y: number, colour: string): Piece[] => [
  spot(round(55, y, 9, 4, 0.75), colour),
  spot(`M51 ${y - 5}h8q-1 5-4 5t-4-5z`, INK),
  stroke(`M55 ${y}v3m-5 1q5 3 10 0`, INK, 1.5),
];

const ears = (d: string, colour: string, inner: string): Piece[] => [
  cut(d, colour, 2),
  spot(d, inner),
];

const drawn = {
  human: (skin) => [
    { kind: 'mark', d: round(55, 46, 19, 7, 1.1), fill: skin, line: '#fbf3df', width: 1.6 },
    eyes(),
    smile(),
  ],
  stout: (skin) => [
    { kind: 'mark', d: round(55, 46, 22, 12, 1), fill: skin, line: '#fbf3df', width: 1.6 },
    spot(disc(43, 51, 3.4) + disc(67, 51, 3.4), '#d9795e'),
    eyes(44, 7),
    smile(55, 6),
  ],
  lean: (skin) => [
    { kind: 'mark', d: round(55, 46, 17, 3, 1.26), fill: skin, line: '#fbf3df', width: 1.6 },
    eyes(43, 6),
    stroke('M55 45l-2 6h4', INK, 1.4),
    smile(57, 4),
  ],
  fox: (fur) => [
    cut('M35 40 30 14 48 26ZM75 40l5-26-18 12Z', fur, 2),
    cut('M32 42C32 28 42 24 55 24S78 28 78 42C76 56 64 70 55 70S34 56 32 42Z', fur, 2),
    spot(
      'M34 46C42 48 48 56 55 69 46 68 36 58 34 46ZM76 46C68 48 62 56 55 69 64 68 74 58 76 46Z',
      '#fbf3df',
    ),
    eyes(44, 8),
    spot('M51 64h8q-1 5-4 5t-4-5z', INK),
  ],
  cat: (fur) => [
    cut('M36 38 34 14 50 26ZM74 38l2-24-16 12Z', fur, 2),
    cut(round(55, 46, 21, 9, 0.92), fur, 2),
    spot('M45 45q3-5 6 0-3 4-6 0ZM59 45q3-5 6 0-3 4-6 0Z', '#f2d65c'),
    spot('M47.3 43h1.400v4h-1.400zM61.3 43h1.400v4h-1.400z', INK),
    spot('M53 51h4l-2 3z', '#b0566a'),
    stroke('M55 54q-3 4-6 1M55 54q3 4 6 1M38 51l-9-2M38 54l-9 2M72 51l9-2M72 54l9 2', INK, 1.3),
  ],
  dog: (fur) => [
    cut(round(55, 44, 20, 11, 1.05), fur, 2),
    cut(
      'M38 28C26 28 24 44 28 56 36 56 40 42 40 32ZM72 28C84 28 86 44 82 56 74 56 70 42 70 32Z',
      '#7a5232',
    ),
    eyes(41, 7, 2.6),
    ...snout(55, '#f6e7c6'),
    spot('M53 60h4v6q-2 2-4 0z', '#d9795e'),
  ],
  sheep: (wool) => [
    cut(round(55, 38, 26, 21, 0.95), wool, 2),
    cut(
      'M32 44C22 42 20 50 26 54 32 54 36 50 37 47ZM78 44C88 42 90 50 84 54 78 54 74 50 73 47Z',
      '#5a4a44',
    ),
    cut('M42 40C42 34 48 32 55 32S68 34 68 40C68 54 62 66 55 66S42 54 42 40Z', '#6a574f'),
    ...bigEyes(45, 6.5, 3.4),
    spot('M52 57h6l-3 4z', '#2a1b10'),
  ],
  goat: (fur) => [
    cut(
      'M42 30C38 18 30 14 24 16 30 22 34 28 36 36ZM68 30C72 18 80 14 86 16 80 22 76 28 74 36Z',
      '#cfc0a0',
      2,
    ),
    cut('M40 36C40 28 46 26 55 26S70 28 70 36C70 52 62 68 55 68S40 52 40 36Z', fur, 2),
    eyes(42, 8),
    stroke('M50 60q5 3 10 0', INK, 1.6),
    cut('M50 66 60 66 56 84Z', '#e9dfc8'),
  ],
  bear: (fur) => [
    cut(`${disc(38, 28, 8)}${disc(72, 28, 8)}`, fur, 2),
    cut(round(55, 46, 23, 15, 0.95), fur, 2),
    eyes(42, 8),
    ...snout(54, '#e6cda2'),
  ],
  mole: (fur) => [
    cut(round(55, 46, 22, 17, 1), fur, 2),
    spot(disc(46, 40, 1.8) + disc(64, 40, 1.8), INK),
    cut(round(55, 53, 10, 3, 0.8), '#e3a08c'),
    spot(disc(55, 49, 3.6), '#b0566a'),
    stroke('M40 54l-10-2M40 57l-10 2M70 54l10-2M70 57l10 2', INK, 1.2),
  ],
  hedgehog: (fur) => [
    cut(
      'M26 56 22 44l7-2-5-11 9 1-2-11 10 5 2-10 8 7 4-10 6 9 7-8 3 10 10-4-1 11 9 0-4 10 8 3-5 12Z',
      '#6a4d34',
      2,
    ),
    cut(round(55, 52, 19, 8, 0.9), fur, 2),
    eyes(49, 7),
    spot(disc(55, 56, 3), INK),
    smile(62, 4),
  ],
  frog: (skin) => [
    cut(`${disc(42, 28, 9)}${disc(68, 28, 9)}`, skin, 2),
    cut('M30 44C30 32 42 28 55 28S80 32 80 44C80 58 68 64 55 64S30 58 30 44Z', skin, 2),
    ...bigEyes(28, 13, 5.4),
    stroke('M40 50q15 9 30 0', INK, 2),
    spot(disc(51, 42, 1) + disc(59, 42, 1), INK),
  ],
  bird: (feathers) => [
    cut('M50 22C48 12 54 8 60 6 58 12 62 14 60 22Z', feathers),
    cut(round(55, 42, 21, 19, 1.05), feathers, 2),
    ...bigEyes(40, 8, 5),
    cut('M47 48 63 48 55 64Z', '#e8a23a'),
  ],
  raven: (feathers) => [
    cut(round(52, 42, 21, 22, 1.05), feathers, 2),
    ...bigEyes(38, 7, 4.4),
    cut('M50 44C66 42 80 48 90 58 74 58 58 58 50 54Z', '#4a4a52'),
    stroke('M52 50q18 0 34 6', '#2a2a30', 1.4),
  ],
  owl: (feathers) => [
    cut('M34 34 32 16 46 24ZM76 34l2-18-14 8Z', feathers, 2),
    cut(round(55, 44, 23, 23, 1), feathers, 2),
    spot(disc(45, 41, 10) + disc(65, 41, 10), '#f2e2bc'),
    ...bigEyes(41, 10, 6),
    cut('M51 48h8l-4 9Z', '#e8a23a'),
  ],
  stone: (rock) => [
    cut('M34 34 42 20 60 18 76 28 78 50 68 68 44 68 32 52Z', rock, 2),
    stroke('M60 20l-4 10 6 6M36 50l8 2 2 8', '#5e5a52', 1.6),
    spot('M43 40h9v5h-9zM59 40h9v5h-9z', '#fbe08a'),
    stroke('M46 58h18', INK, 2.4),
  ],
  shroom: (cap) => [
    cut('M42 44C40 60 42 68 44 72H66C68 68 70 60 68 44Z', '#f3e6cb', 2),
    cut('M24 46C24 24 38 14 55 14S86 24 86 46C72 52 38 52 24 46Z', cap, 2),
    spot(disc(40, 32, 5) + disc(58, 24, 5.5) + disc(72, 36, 5), '#fbf3df'),
    eyes(56, 6),
    smile(63, 4),
  ],
  sprite: (mist) => [
    cut('M34 70C30 40 36 18 55 18S80 40 76 70L68 62 62 72 55 63 48 72 42 62Z', mist, 2),
    ...bigEyes(42, 8, 5),
    spot('M51 53h8q0 7-4 7t-4-7z', INK),
  ],
  maw: (fur) => [
    cut('M30 34 24 20 40 24ZM80 34l6-14-16 4Z', '#d8c08c'),
    cut(round(55, 46, 24, 31, 0.95), fur, 2),
    ...bigEyes(37, 7, 4.6),
    spot('M36 48H74C74 62 66 68 55 68S36 62 36 48Z', '#4a1f2a'),
    spot('M38 48h6l-3 6ZM48 48h6l-3 6ZM57 48h6l-3 6ZM66 48h6l-3 6Z', '#fffdf4'),
  ],
  log: (bark) => [
    cut('M36 58C32 34 38 20 55 20S78 34 74 58C68 70 42 70 36 58Z', bark, 2),
    stroke('M44 26q-3 18 1 36M55 22q3 20-1 44M66 27q4 16-1 34', '#6b4524', 1.6, { fade: 0.7 }),
    eyes(44, 7, 2.6),
    smile(55, 6),
  ],
  carrot: (root) => [
    cut('M33 30C33 18 44 16 55 16S77 18 77 30C77 50 62 74 55 76 48 74 33 50 33 30Z', root, 2),
    stroke('M37 34h12M61 42h12M44 56h10', '#a9521c', 2),
    eyes(38, 7, 2.6),
    smile(49, 5),
  ],
  otter: (fur) => [
    cut(`${disc(37, 36, 5)}${disc(73, 36, 5)}`, fur),
    cut(round(55, 44, 21, 27, 1.02), fur, 2),
    eyes(40, 7),
    cut(round(55, 54, 12, 5, 0.72), '#ecd9b4'),
    spot('M51 47h8q-1 5-4 5t-4-5z', INK),
    stroke('M44 54l-12-2M44 57l-12 3M66 54l12-2M66 57l12 3', INK, 1.2),
  ],
  hare: (fur) => [
    ...ears('M42 34C34 20 34 6 40 2 47 8 48 22 48 32Z', fur, '#e3a99c'),
    ...ears('M68 34C76 20 76 6 70 2 63 8 62 22 62 32Z', fur, '#e3a99c'),
    cut(round(55, 48, 19, 33, 1), fur, 2),
    eyes(45, 7, 2.6),
    spot('M52.5 52h5l-2.5 3z', '#b0566a'),
    stroke('M55 55q-3 4-6 1M55 55q3 4 6 1', INK, 1.4),
    spot('M53 58h4v5h-4z', '#fffdf4'),
  ],
} satisfies { readonly [head: string]: (colour: string) => readonly Piece[] };

export type Head = keyof typeof drawn;

export const HEADS: { readonly [name in Head]: (colour: string) => readonly Piece[] } = drawn;
