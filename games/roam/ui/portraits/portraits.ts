import { cut, ground, type Piece } from '../art/paper.ts';
import { type Head, HEADS } from './heads.ts';
import { type Wear, WEAR } from './wear.ts';

/** A bust: behind it, its coat, its head and what it wears, in the order in which it is put on. */
type Bust = readonly [
  behind: string,
  coat: string,
  head: Head,
  colour: string,
  ...wear: (readonly [Wear, string])[],
];

const BUSTS: { readonly [id: string]: Bust } = {
  'RO-S-blue-A': [
    '#bcd0dd',
    '#3d6f9c',
    'human',
    '#d9a273',
    ['braids', '#2c2a38'],
    ['band', '#f2c879'],
  ],
  'RO-S-blue-B': [
    '#d8d3b4',
    '#5c7f96',
    'stout',
    '#efc39c',
    ['moustache', '#8d5a34'],
    ['flatcap', '#46607a'],
  ],
  'RO-S-blue-C': ['#c4d2c4', '#31516f', 'stone', '#a7a294', ['leaves', '#6a8f55']],
  'RO-S-red-A': [
    '#b9cfd0',
    '#b8492f',
    'human',
    '#e8b78c',
    ['mop', '#3a2417'],
    ['chain', '#fbe08a'],
  ],
  'RO-S-red-B': ['#d9c3cf', '#7a5a8c', 'human', '#c98f63', ['straw', '#8a6a2c']],
  'RO-S-red-C': [
    '#e0d2a8',
    '#5d6f4a',
    'human',
    '#efc7a0',
    ['beard', '#a8582a'],
    ['cap', '#8b96a3'],
  ],
  'RO-S-green-A': [
    '#d3deb4',
    '#4a7a4f',
    'human',
    '#8a5a3a',
    ['curls', '#241a16'],
    ['flower', '#e5d25c'],
  ],
  'RO-S-green-B': ['#e4d8b0', '#6a8a4a', 'hedgehog', '#e3c79a', ['scarf', '#b8492f']],
  'RO-S-green-C': [
    '#c2d6d0',
    '#2f6b5c',
    'lean',
    '#f0cdb0',
    ['bob', '#b35a2c'],
    ['earrings', '#f2c879'],
  ],
  'RO-S-yellow-A': [
    '#f0dfb0',
    '#b9822c',
    'human',
    '#b97f52',
    ['fringe', '#e0b45a'],
    ['paint', '#b8492f'],
  ],
  'RO-S-yellow-B': [
    '#e6cfc0',
    '#c79a3a',
    'stout',
    '#f2cfae',
    ['bun', '#7a4a2c'],
    ['freckles', '#b8693c'],
  ],
  'RO-S-yellow-C': [
    '#d6d0c4',
    '#8a6a3c',
    'lean',
    '#e6c2a0',
    ['beard', '#e9e4d8'],
    ['pointed', '#6a5a8c'],
  ],
  'RO-L01': ['#d9dfc2', '#7a6a4a', 'lean', '#e2b48c', ['hood', '#6f7f4e']],
  'RO-L02': ['#cdbfd6', '#5a4a7c', 'human', '#f0cba6', ['bob', '#c05a2e'], ['lamps', '#f2c94e']],
  'RO-L03': ['#f2dca2', '#4f6f8d', 'carrot', '#e5843a', ['sprouts', '#5d8c46']],
  'RO-L04': ['#bdd5d8', '#3f7280', 'otter', '#8a6244', ['scarf', '#d8b04a']],
  'RO-L05': [
    '#d5dcb2',
    '#5f7a3c',
    'human',
    '#a86f48',
    ['fringe', '#4a3220'],
    ['feather', '#c8643c'],
  ],
  'RO-L06': ['#c9cdd6', '#3a3f52', 'cat', '#4c4a56', ['earrings', '#f2c94e']],
  'RO-L07': ['#f0d6b4', '#a85a3a', 'lean', '#9a6440', ['band', '#3f7280'], ['crest', '#2a201c']],
  'RO-L08': ['#e6d3b8', '#8c4f3a', 'stout', '#f0c49c', ['pot', '#8b96a3']],
  'RO-L09': [
    '#c3d6de',
    '#2f5470',
    'human',
    '#e0ac80',
    ['beard', '#6a4a34'],
    ['captain', '#2f4a66'],
  ],
  'RO-L10': ['#ecdfae', '#93702e', 'stout', '#d9a67c', ['straw', '#d0a84c'], ['goatee', '#7a5230']],
  'RO-L11': ['#d2cbc0', '#6a5648', 'lean', '#efc8a4', ['mop', '#8f8a84'], ['goggles', '#b87a34']],
  'RO-L12': ['#cfdbe6', '#5a7396', 'human', '#f3d9c4', ['bob', '#dfe3ea'], ['crown', '#9fc3d6']],
  'RO-L13': [
    '#f3e0b2',
    '#c98a3c',
    'human',
    '#7a4c30',
    ['curls', '#2c1c18'],
    ['earrings', '#f7d58a'],
  ],
  'RO-L14': ['#c8ccd0', '#40444f', 'raven', '#3a3c48', ['chain', '#d8b04a']],
  'RO-L15': ['#c9d6a2', '#6d7f3a', 'log', '#a9794a', ['leaves', '#5d8c46']],
  'RO-L16': [
    '#c0d2cf',
    '#47646a',
    'stout',
    '#e3b48e',
    ['moustache', '#d9d3c6'],
    ['flatcap', '#5a6a52'],
  ],
  'RO-L17': [
    '#d0e0b0',
    '#4f7d40',
    'human',
    '#c48a5e',
    ['braids', '#3c2a1c'],
    ['leaves', '#7aa752'],
  ],
  'RO-L18': ['#e3d2bc', '#7d5a3c', 'bear', '#8a5f3c', ['scarf', '#4f6f8d']],
  'RO-L19': ['#c5bccb', '#4a3f5c', 'human', '#d6b096', ['hood', '#5c5072']],
  'RO-L20': ['#d2cdbc', '#5a5f52', 'stout', '#c99468', ['beard', '#4a3a30'], ['patch', '#3a3c42']],
  'RO-L21': ['#d4dcb4', '#66793e', 'frog', '#7da552', ['feather', '#f2e2bc']],
  'RO-L22': ['#e6d8b8', '#8f6a3a', 'human', '#eebf96', ['beard', '#c87a34'], ['band', '#6d7f3a']],
  'RO-L23': ['#bfd8da', '#357a86', 'human', '#b27a52', ['braids', '#e6e0cc'], ['paint', '#2f8a8c']],
  'RO-L24': ['#d6dbe0', '#6a7788', 'lean', '#f1d2b6', ['mop', '#d89a4a'], ['glasses', '#3a3c42']],
  'RO-L25': ['#cfdde2', '#5f7f8f', 'bird', '#f0ece0', ['captain', '#46607a']],
  'RO-L26': ['#e0cfae', '#7c6a34', 'human', '#8f5c3a', ['crest', '#b8492f'], ['scar', '#5a2f1e']],
  'RO-L27': ['#e4c8d0', '#a8506a', 'lean', '#efc7a6', ['bun', '#5a2c34'], ['flower', '#d9627a']],
  'RO-L28': ['#cdd9ae', '#55743c', 'shroom', '#b8683c', ['leaves', '#6f9a4c']],
  'RO-L29': ['#c2d8e0', '#2f5f86', 'sheep', '#f3ecda', ['captain', '#2b4a72']],
  'RO-L30': ['#d8dcec', '#6a62a0', 'human', '#6d442c', ['curls', '#8a5ab0'], ['band', '#f2c879']],
  'RO-L31': ['#d9cbb6', '#6b533c', 'mole', '#6a5a58', ['lamps', '#f2c94e']],
  'RO-L32': ['#d6d3da', '#7a7688', 'human', '#e9d2c0', ['bob', '#8f8ca0'], ['flower', '#9aa6d8']],
  'RO-L33': ['#c8dde0', '#4f8a94', 'hare', '#d6c3a4', ['scarf', '#8fc0c4']],
  'RO-L34': ['#e9dcae', '#9a7a3a', 'dog', '#c8975a', ['scarf', '#b8492f']],
  'RO-L35': ['#ecc9a4', '#a85a34', 'fox', '#cf6a34', ['feather', '#f2e2bc']],
  'RO-L36': ['#d8ccb4', '#6a5238', 'stout', '#e8ba92', ['hood', '#7d6242'], ['glasses', '#5a4632']],
  'RO-L37': ['#d2c8bc', '#6f5f58', 'stone', '#8d857c', ['crown', '#c98a3c']],
  'RO-L38': ['#d8d6ae', '#77703a', 'goat', '#b9a88a', ['straw', '#a8883c']],
  'RO-L39': ['#d0c4d8', '#5a4a70', 'maw', '#8a6aa8'],
  'RO-L40': ['#e0d0bc', '#8a5f4a', 'hedgehog', '#d8b48a', ['flower', '#c9629f']],
  'RO-L41': ['#cfe0de', '#4d8480', 'human', '#f0cfae', ['fringe', '#c98a3c'], ['vane', '#d8b04a']],
  'RO-L42': ['#c6cce0', '#545c8c', 'sprite', '#e8ecf6'],
  'RO-L43': ['#dcd0ea', '#6f56a8', 'owl', '#a88a64', ['flower', '#7a68c8']],
};

const painted = new Map<string, readonly Piece[]>();

/** The portrait of an adventurer, 110 × 88. */
export function portraitOf(card: string): readonly Piece[] {
  let pieces = painted.get(card);
  if (pieces === undefined) painted.set(card, (pieces = paint(BUSTS[card] ?? BUSTS['RO-L15'])));
  return pieces;
}

function paint([behind, coat, head, colour, ...wear]: Bust): readonly Piece[] {
  return [
    ground('M0 0H110V88H0Z', behind),
    cut('M16 92C18 66 36 61 55 61S92 66 94 92Z', coat),
    ...HEADS[head](colour),
    ...wear.flatMap(([part, dye]) => WEAR[part](dye)),
  ];
}
