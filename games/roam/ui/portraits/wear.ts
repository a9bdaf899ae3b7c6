import { cut, disc, group, INK, type Piece, round, spot, stroke } from '../art/paper.ts';

/** Hair, hats, beards and whatever else people carry on their heads. */
const leaf = 'M0 11C-8 4-6-8 0-13 6-8 8 4 0 11Z';

const drawn = {
  mop: (c) => [
    cut('M33 40C30 20 44 14 56 15S80 22 77 42C72 32 62 30 50 32 42 34 36 34 33 40Z', c, 2),
  ],
  bob: (c) => [
    cut(
      'M32 58C26 26 40 14 55 14S84 26 78 58L70 58C72 44 70 34 62 31 52 36 42 34 39 38 38 44 38 50 40 58Z',
      c,
      2,
    ),
  ],
  bun: (c) => [
    cut(round(55, 15, 9, 5), c),
    cut('M35 42C33 26 44 20 55 20S77 26 75 42C70 34 62 30 55 30S40 34 35 42Z', c, 2),
  ],
  braids: (c) => [
    cut('M34 42C32 24 44 16 55 16S78 24 76 42C68 32 62 28 55 28S42 32 34 42Z', c, 2),
    cut(
      'M34 40q-7 8-3 16-4 8 1 16h5q-2-9 1-16-3-8 0-16ZM76 40q7 8 3 16 4 8-1 16h-5q2-9-1-16 3-8 0-16Z',
      c,
    ),
  ],
  curls: (c) => [
    cut(
      [
        [36, 36, 8],
        [38, 25, 8],
        [47, 18, 9],
        [58, 16, 9],
        [69, 21, 8],
        [74, 31, 8],
        [75, 40, 6],
      ]
        .map(([x, y, r]) => disc(x, y, r))
        .join(''),
      c,
      2,
    ),
  ],
  crest: (c) => [cut('M46 30C42 16 50 6 62 6 58 12 66 14 64 30 58 26 52 26 46 30Z', c, 2)],
  fringe: (c) => [
    cut('M35 44C32 22 44 16 56 16S79 24 76 44L72 36 66 40 60 33 53 39 46 33 41 41Z', c, 2),
  ],
  beard: (c) => [
    cut('M36 44C34 66 44 80 55 80S76 66 74 44C68 54 62 50 55 50S42 54 36 44Z', c, 2),
    stroke('M49 55q6 4 12 0', '#5a2b10', 2),
  ],
  goatee: (c) => [cut('M47 58Q55 54 63 58 62 72 55 76 48 72 47 58Z', c)],
  moustache: (c) => [
    cut('M55 52C48 48 40 52 37 58 46 60 52 58 55 55 58 58 64 60 73 58 70 52 62 48 55 52Z', c),
  ],
  straw: (c) => [
    cut('M20 34 90 34 76 28C74 12 64 4 55 4S36 12 34 28Z', c, 2),
    stroke('M34 29q21 6 42 0', '#c8502f', 4),
  ],
  cap: (c) => [cut('M36 34C36 20 46 16 55 16S74 20 74 34C64 28 46 28 36 34Z', c)],
  flatcap: (c) => [cut('M32 32C34 18 46 14 58 15S80 22 84 34C70 30 46 28 32 32Z', c, 2)],
  hood: (c) => [
    cut('M24 88C20 44 34 8 55 8S90 44 86 88L74 66C80 44 72 26 55 26S30 44 36 66Z', c, 2),
  ],
  pointed: (c) => [
    cut('M22 36C34 32 76 32 88 36 76 26 68 22 58-6 50 16 40 24 22 36Z', c, 2),
    stroke('M37 29q18-5 36 0', '#f2c879', 3),
  ],
  captain: (c) => [
    cut('M30 32C32 14 44 8 55 8S78 14 80 32C66 26 44 26 30 32Z', c, 2),
    spot('M34 34q21-8 42 0l3-4q-24-9-48 0Z', INK),
    spot(disc(55, 18, 4.5), '#f2c94e', 1.2),
  ],
  pot: (c) => [
    cut('M32 34V16Q55 10 78 16V34Q55 28 32 34Z', c, 2),
    stroke('M78 20h10', c, 5),
    spot('M36 19q19-5 38 0v3q-19-5-38 0z', '#fbf3df'),
  ],
  lamps: (c) => [
    stroke('M35 32q20-8 40 0', '#5a4632', 5),
    spot(disc(44, 25, 7) + disc(66, 25, 7), c, 1.6),
    spot(disc(44, 25, 3.4) + disc(66, 25, 3.4), '#fffdf0'),
  ],
  crown: (c) => [cut('M36 32 33 12 44 21 55 8 66 21 77 12 74 32Q55 25 36 32Z', c, 2)],
  band: (c) => [stroke('M36 35q19-8 38 0', c, 5), spot('M74 33l11 4-4 4 4 5-12-6z', c, 1)],
  leaves: (c) =>
    (
      [
        [34, 22, -40],
        [44, 12, -18],
        [56, 8, 4],
        [67, 12, 24],
        [77, 23, 46],
      ] as const
    ).map(([x, y, turn]) => group(`translate(${x} ${y}) rotate(${turn})`, [spot(leaf, c, 1.4)])),
  sprouts: (c) =>
    [
      [-26, 46],
      [0, 55],
      [26, 64],
    ].map(([turn, x]) =>
      group(`translate(${x} 17) rotate(${turn})`, [
        spot('M0 2C-6-4-5-13 0-17 5-13 6-4 0 2Z', c, 1.4),
      ]),
    ),
  flower: (c) => [
    spot(
      [0, 72, 144, 216, 288]
        .map((turn) => {
          const a = (turn * Math.PI) / 180;
          return disc(74 + Math.round(Math.cos(a) * 6), 27 + Math.round(Math.sin(a) * 6), 4.4);
        })
        .join(''),
      c,
      1,
    ),
    spot(disc(74, 27, 3.6), '#f7d58a'),
  ],
  feather: (c) => [
    cut('M72 30C76 14 84 6 92 4 92 16 86 28 76 34Z', c),
    stroke('M74 32Q82 20 90 7', '#fbf3df', 1.2),
  ],
  vane: (c) => [stroke('M55 18V2', '#5a4632', 2.6), spot('M40 4h22v-4l9 6-9 6V8H40z', c, 1.2)],
  glasses: (c) => [stroke(`${disc(47.5, 45, 6)}${disc(62.5, 45, 6)}M53.5 44h3`, c, 2)],
  goggles: (c) => [
    stroke('M34 30h42', '#5a4632', 5),
    spot(disc(46, 29, 7.5) + disc(64, 29, 7.5), c, 1.6),
    spot(disc(46, 29, 4.4) + disc(64, 29, 4.4), '#a9d3d6'),
  ],
  patch: (c) => [stroke('M36 36 76 44', INK, 2), spot(round(62, 44, 6.5, 2), c)],
  scar: (c) => [stroke('M64 34l-5 18M60 39l6 2M58 46l6 2', c, 1.8)],
  earrings: (c) => [spot(disc(36, 56, 3) + disc(74, 56, 3), c, 1)],
  scarf: (c) => [
    cut('M34 64Q55 76 76 64L80 74Q55 86 30 74Z', c, 2),
    cut('M64 74 76 72 80 92 68 92Z', c),
  ],
  chain: (c) => [stroke('M40 64 55 76 70 64', c, 3)],
  paint: (c) => [stroke('M40 50l8 3M62 53l8-3M52 32h6', c, 2.6)],
  freckles: (c) => [
    spot([44, 48, 62, 66].map((x, i) => disc(x, 51 + (i % 2) * 2, 1.3)).join(''), c),
  ],
} satisfies { readonly [part: string]: (colour: string) => readonly Piece[] };

export type Wear = keyof typeof drawn;

export const WEAR: { readonly [name in Wear]: (colour: string) => readonly Piece[] } = drawn;
