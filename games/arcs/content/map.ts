import type { Resource } from './box.ts';

/** A gate has neither a type nor building slots. ARC-3.1, ARC-3.5 */
export interface System {
  readonly id: string;
  /** 1 to 6, clockwise. */
  readonly cluster: number;
  readonly type: Resource | null;
  readonly slots: number;
}

/** Cluster by cluster: the gate, then the planets clockwise: arrow, crescent, hex. */
// oxfmt-ignore
export const SYSTEMS: readonly System[] = [
  { id: 'c1-gate', cluster: 1, type: null, slots: 0 },
  { id: 'c1-arrow', cluster: 1, type: 'weapon', slots: 2 },
  { id: 'c1-crescent', cluster: 1, type: 'fuel', slots: 1 },
  { id: 'c1-hex', cluster: 1, type: 'material', slots: 2 },
  { id: 'c2-gate', cluster: 2, type: null, slots: 0 },
  { id: 'c2-arrow', cluster: 2, type: 'psionic', slots: 1 },
  { id: 'c2-crescent', cluster: 2, type: 'weapon', slots: 1 },
  { id: 'c2-hex', cluster: 2, type: 'relic', slots: 2 },
  { id: 'c3-gate', cluster: 3, type: null, slots: 0 },
  { id: 'c3-arrow', cluster: 3, type: 'material', slots: 1 },
  { id: 'c3-crescent', cluster: 3, type: 'fuel', slots: 1 },
  { id: 'c3-hex', cluster: 3, type: 'weapon', slots: 2 },
  { id: 'c4-gate', cluster: 4, type: null, slots: 0 },
  { id: 'c4-arrow', cluster: 4, type: 'relic', slots: 2 },
  { id: 'c4-crescent', cluster: 4, type: 'fuel', slots: 2 },
  { id: 'c4-hex', cluster: 4, type: 'material', slots: 1 },
  { id: 'c5-gate', cluster: 5, type: null, slots: 0 },
  { id: 'c5-arrow', cluster: 5, type: 'weapon', slots: 1 },
  { id: 'c5-crescent', cluster: 5, type: 'relic', slots: 1 },
  { id: 'c5-hex', cluster: 5, type: 'psionic', slots: 2 },
  { id: 'c6-gate', cluster: 6, type: null, slots: 0 },
  { id: 'c6-arrow', cluster: 6, type: 'material', slots: 1 },
  { id: 'c6-crescent', cluster: 6, type: 'fuel', slots: 2 },
  { id: 'c6-hex', cluster: 6, type: 'psionic', slots: 1 },
];

export const CLUSTERS = [1, 2, 3, 4, 5, 6] as const;

/** The only planets that are adjacent across the border of their clusters. ARC-3.4 */
export const OPEN_BORDERS: readonly (readonly [string, string])[] = [
  ['c2-hex', 'c3-arrow'],
  ['c5-hex', 'c6-arrow'],
];
