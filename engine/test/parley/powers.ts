import { Abilities, type CardEntry } from '@tablewright/engine';
import { CARDS, CUSTOMS, WILES } from './content.ts';
import { NOBODY, type Parley } from './state.ts';

/** The moments at which envoys do something, and what each is about. */
export interface Windows {
  /** The envoy's own turn. */
  readonly turn: object;
  /** Before the vote. */
  readonly debate: object;
  /** Somebody has played a wile. */
  readonly veto: { readonly play: Play };
}

export type WindowId = keyof Windows;

/** A wile that lies open. */
export interface Play {
  isVetoed: boolean;
}

export type Deck = 'custom' | 'wile';

export type Entry = CardEntry<Parley, Windows, object>;
export type Entries = { readonly [id: string]: Entry };

const EVERY_CUSTOM = [...CUSTOMS.keys()];

/** What envoys may do by custom, and what wiles in hand do, by kind; game.ts declares it. */
export const powers = new Abilities<Parley, Windows, object, Deck>({
  custom: { ids: CUSTOMS, held: () => EVERY_CUSTOM },
  wile: {
    ids: WILES.map(({ id }) => id),
    held: (g, seat) => g.players[seat].hand.map((card) => WILES.indexOf(CARDS[card])),
    hidden: {
      isEmpty: (g, seat) => g.players[seat].hand.length === 0,
      couldHold: (g, _seat, wile) => (isSpent(g, wile) ? NOBODY : wile),
    },
  },
});

/** Do all wiles of this kind lie on the discard pile, for all to see? */
function isSpent(g: Parley, wile: number): boolean {
  const { copies } = WILES[wile];
  return g.discard.filter((card) => CARDS[card] === WILES[wile]).length === copies;
}
