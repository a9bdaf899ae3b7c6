import type { Seat } from '@tablewright/engine';
import type { Brings } from './anchoring.ts';
import type { Figure } from './figures.ts';
import { NONE } from './state.ts';

/** One movement of one figure, from its first step to where it anchors. AH-7 */
export interface Voyage {
  readonly figure: Figure;
  /** Who says where it goes. */
  readonly helm: Seat;
  readonly battles: boolean;
  readonly wrecks: boolean;
  /** Treasure is taken in passing. */
  readonly trawls: boolean;
  /** May it leave the map? */
  readonly explores: boolean;
  readonly brings: Brings;
  /** No steps are left: it explored or fought. AH-7.4 */
  halted: boolean;
  /** It has left the space by a victory or a reward, and anchored by that move. AH-9.10 */
  anchored: boolean;
  /** It was pushed away: neither harbor nor treasure. */
  battered: boolean;
  /** Where its treasure was last taken in passing. */
  trawled: number;
  /** Spaces whose push was the player's own choice: each serves once in a voyage. */
  readonly drifted: number[];
}

/** What sets a movement apart from a plain one of the flagship. */
export type Manner = Partial<Pick<Voyage, 'helm' | 'battles' | 'wrecks' | 'trawls' | 'brings'>>;

export function setOut(figure: Figure, manner: Manner = {}, explores = true): Voyage {
  return {
    figure,
    helm: figure.seat,
    battles: true,
    wrecks: true,
    trawls: false,
    explores,
    brings: 'nothing',
    halted: false,
    anchored: false,
    battered: false,
    trawled: NONE,
    drifted: [],
    ...manner,
  };
}
