import type { Seat } from '@tablewright/engine';
import type { Brings } from './anchoring.ts';
import type { Figure } from './figures.ts';
import { NONE } from './state.ts';

/**
 * How far a movement has come; it only ever goes down this list.
 *
 * - `sailing`: it may go on while steps are left.
 * - `stopped`: no more steps, because it explored or fought, or because a current holds it at the edge of the map. It
 *   anchors where it is. AH-7.4, AH-8.5
 * - `pushed`: an enemy pushed it away in a battle. It anchors where it came to rest, without harbor and treasure.
 * - `over`: there is nothing left to anchor. The figure is off the map, or a move within this one (by a victory or a
 *   reward) has anchored it already. AH-9.10
 */
export type Progress = 'sailing' | 'stopped' | 'pushed' | 'over';

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
  progress: Progress;
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
    progress: 'sailing',
    trawled: NONE,
    drifted: [],
    ...manner,
  };
}
