import type { Ambition, Resource } from './box.ts';

/** Where a seat begins; with two players there are two systems C. ARC-2.11, ARC-2.12 */
export interface Start {
  readonly A: string;
  readonly B: string;
  readonly C: readonly string[];
}

export interface SetupCard {
  readonly id: string;
  readonly players: number;
  readonly outOfPlay: readonly number[];
  /** By seat of the card: the first holds the initiative. */
  readonly starts: readonly Start[];
  /** Tokens that score as a third player. ARC-2.8 */
  readonly neutral: { readonly [A in Ambition]?: readonly Resource[] };
}

// oxfmt-ignore
export const SETUPS: readonly SetupCard[] = [
  {
    id: 'setup-2p-frontiers', players: 2, outOfPlay: [1, 6],
    starts: [
      { A: 'c5-hex', B: 'c4-hex', C: ['c3-gate', 'c3-hex'] },
      { A: 'c3-arrow', B: 'c5-arrow', C: ['c5-gate', 'c4-arrow'] },
    ],
    neutral: { tycoon: ['fuel', 'fuel', 'material', 'material'], warlord: ['weapon'], empath: ['psionic'] },
  },
  {
    id: 'setup-2p-mix-up-1', players: 2, outOfPlay: [2, 5],
    starts: [
      { A: 'c4-crescent', B: 'c3-crescent', C: ['c1-gate', 'c6-arrow'] },
      { A: 'c6-hex', B: 'c3-hex', C: ['c4-gate', 'c1-crescent'] },
    ],
    neutral: { warlord: ['weapon', 'weapon'], keeper: ['relic', 'relic'], empath: ['psionic', 'psionic'] },
  },
  {
    id: 'setup-2p-homelands', players: 2, outOfPlay: [1, 4],
    starts: [
      { A: 'c5-arrow', B: 'c6-arrow', C: ['c5-gate', 'c5-hex'] },
      { A: 'c3-hex', B: 'c3-arrow', C: ['c3-gate', 'c2-arrow'] },
    ],
    neutral: { tycoon: ['fuel', 'fuel', 'material', 'material'], warlord: ['weapon'], keeper: ['relic'] },
  },
  {
    id: 'setup-2p-mix-up-2', players: 2, outOfPlay: [1, 4],
    starts: [
      { A: 'c5-crescent', B: 'c2-arrow', C: ['c3-gate', 'c6-crescent'] },
      { A: 'c2-crescent', B: 'c6-arrow', C: ['c5-gate', 'c3-hex'] },
    ],
    neutral: { tycoon: ['fuel', 'fuel', 'material', 'material'], warlord: ['weapon'], keeper: ['relic'] },
  },
  {
    id: 'setup-3p-mix-up', players: 3, outOfPlay: [1, 4],
    starts: [
      { A: 'c3-hex', B: 'c5-crescent', C: ['c2-gate'] },
      { A: 'c5-hex', B: 'c2-arrow', C: ['c3-gate'] },
      { A: 'c2-hex', B: 'c3-arrow', C: ['c5-gate'] },
    ],
    neutral: {},
  },
  {
    id: 'setup-3p-frontiers', players: 3, outOfPlay: [2, 3],
    starts: [
      { A: 'c1-hex', B: 'c4-hex', C: ['c6-gate'] },
      { A: 'c5-hex', B: 'c1-crescent', C: ['c5-gate'] },
      { A: 'c4-crescent', B: 'c6-arrow', C: ['c1-gate'] },
    ],
    neutral: {},
  },
  {
    id: 'setup-3p-homelands', players: 3, outOfPlay: [5, 6],
    starts: [
      { A: 'c2-hex', B: 'c3-crescent', C: ['c3-gate'] },
      { A: 'c1-hex', B: 'c2-arrow', C: ['c2-gate'] },
      { A: 'c1-arrow', B: 'c4-hex', C: ['c4-gate'] },
    ],
    neutral: {},
  },
  {
    id: 'setup-3p-core-conflict', players: 3, outOfPlay: [3, 6],
    starts: [
      { A: 'c1-hex', B: 'c2-crescent', C: ['c1-gate'] },
      { A: 'c2-hex', B: 'c1-crescent', C: ['c2-gate'] },
      { A: 'c1-arrow', B: 'c2-arrow', C: ['c4-gate'] },
    ],
    neutral: {},
  },
  {
    id: 'setup-4p-mix-up-1', players: 4, outOfPlay: [3],
    starts: [
      { A: 'c4-arrow', B: 'c6-hex', C: ['c1-gate'] },
      { A: 'c4-hex', B: 'c5-hex', C: ['c6-gate'] },
      { A: 'c5-arrow', B: 'c1-hex', C: ['c4-gate'] },
      { A: 'c6-arrow', B: 'c1-arrow', C: ['c5-gate'] },
    ],
    neutral: {},
  },
  {
    id: 'setup-4p-mix-up-2', players: 4, outOfPlay: [4],
    starts: [
      { A: 'c5-hex', B: 'c3-arrow', C: ['c2-gate'] },
      { A: 'c3-hex', B: 'c5-crescent', C: ['c1-gate'] },
      { A: 'c2-hex', B: 'c1-hex', C: ['c3-gate'] },
      { A: 'c1-arrow', B: 'c2-arrow', C: ['c5-gate'] },
    ],
    neutral: {},
  },
  {
    id: 'setup-4p-frontiers', players: 4, outOfPlay: [5],
    starts: [
      { A: 'c1-hex', B: 'c3-crescent', C: ['c2-gate'] },
      { A: 'c2-hex', B: 'c6-hex', C: ['c3-gate'] },
      { A: 'c4-crescent', B: 'c2-arrow', C: ['c6-gate'] },
      { A: 'c1-arrow', B: 'c6-arrow', C: ['c4-gate'] },
    ],
    neutral: {},
  },
  {
    id: 'setup-4p-mix-up-3', players: 4, outOfPlay: [6],
    starts: [
      { A: 'c3-hex', B: 'c5-crescent', C: ['c1-gate'] },
      { A: 'c1-arrow', B: 'c3-arrow', C: ['c2-gate'] },
      { A: 'c1-hex', B: 'c4-hex', C: ['c3-gate'] },
      { A: 'c4-arrow', B: 'c2-crescent', C: ['c5-gate'] },
    ],
    neutral: {},
  },
];
