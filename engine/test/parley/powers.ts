import { Abilities, type CardEntry, effectsOf, type Passive, type Seat } from '@tablewright/engine';
import { CARDS, CUSTOMS, EFFECTS, LAWS, LETTERS, OFFICES, type VOTES, WILES } from './content.ts';
import { NOBODY, type Parley, seatsFrom } from './state.ts';

/** What cards change by being there. */
interface Passives {
  /** Added to what the vote of the holder counts, for the side that it is cast for. */
  readonly voice: Passive<Parley, number, { readonly side: (typeof VOTES)[number] }>;
  /** Nobody bribes anybody. */
  readonly barsBribes: true;
  /** The holder plays no wiles. */
  readonly silent: true;
}

/** The moments at which envoys do something, and what each is about. */
export interface Windows {
  /** The envoy's own turn. */
  readonly turn: object;
  /** Before the vote. */
  readonly debate: object;
  /** Somebody has played a wile. */
  readonly veto: { readonly play: Play };
  /** Somebody is about to steal a wile from the holder. */
  readonly stolen: { readonly by: Seat };
}

export type WindowId = keyof Windows;

/** A wile that lies open. */
export interface Play {
  isVetoed: boolean;
}

export type Deck = 'custom' | 'law' | 'office' | 'letter' | 'effect' | 'wile';

export type Entry = CardEntry<Parley, Windows, Passives>;
export type Entries = { readonly [id: string]: Entry };

const EVERY_CUSTOM = [...CUSTOMS.keys()];

/** What everything does; game.ts declares it. */
export const powers = new Abilities<Parley, Windows, Passives, Deck>({
  custom: { ids: CUSTOMS, held: () => EVERY_CUSTOM, isCommon: true },
  law: { ids: LAWS, held: (g) => g.laws, isCommon: true },
  office: {
    ids: OFFICES,
    held: (g, seat) => g.players[seat].office,
    reads: readOffice,
    exhausted: (g, seat) => (g.players[seat].isSpent ? 'PY-2' : null),
  },
  letter: {
    // Each envoy has one, known by its writer; they are all alike.
    ids: LETTERS,
    held: (g, seat) =>
      g.letters.flatMap((holder, writer) => (holder === seat && writer !== seat ? writer : [])),
    reads: () => 0,
  },
  effect: { ids: EFFECTS, held: (g, seat) => effectsOf(g.effects, seat) },
  wile: {
    ids: WILES.map(({ id }) => id),
    held: (g, seat) => g.players[seat].hand.map((card) => WILES.indexOf(CARDS[card])),
    hidden: {
      isEmpty: (g, seat) => g.players[seat].hand.length === 0,
      couldHold: (g, _seat, wile) => (isSpent(g, wile) ? NOBODY : wile),
    },
  },
});

const MIMIC = OFFICES.indexOf('mimic');

/** The mimic does what the office of the next envoy does. */
function readOffice(g: Parley, office: number): number {
  if (office !== MIMIC) return office;
  const holder = g.players.findIndex((player) => player.office === MIMIC);
  return g.players[seatsFrom(g, holder)[1]].office;
}

/** Do all wiles of this kind lie on the discard pile, for all to see? */
function isSpent(g: Parley, wile: number): boolean {
  const { copies } = WILES[wile];
  return g.discard.filter((card) => CARDS[card] === WILES[wile]).length === copies;
}
