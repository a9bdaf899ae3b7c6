import { grammar, type OptionOf, seat, upTo, type VerbOf, word } from '@tablewright/engine';
import { ABILITIES, ARTIFACTS, CARDS, EDGES } from '../content/index.ts';
import { SQUARE_NAMES } from './map.ts';
import type { Prompts } from './vocabulary.ts';

const square = SQUARE_NAMES;
const token = { square, player: seat };

/** What a player may do. */
export const options = grammar({
  edge: { edge: EDGES },

  use: { card: CARDS },
  rest: {},
  refresh: {},

  place: { square },
  nothing: {},
  token: { square, says: 'option.scarce' },

  /** An optional square, for two coins or for a FILL artifact. RO-7.1, RO-12.4 */
  pay: { square },
  fill: { square },
  /** A token of another player gives way: on a normal square for nothing, on an optional one for its price. RO-12.6 */
  swap: token,
  swapPay: token,
  swapFill: token,
  done: {},

  artifact: { ability: word(ABILITIES) },
  shift: { ...token, says: 'option.shiftToken' },
  to: { square, says: 'option.shiftTo' },
  flip: { card: CARDS },

  bid: { coins: upTo(9999), target: 'bid:{coins}' },
  pass: {},

  buy: {
    artifact: ARTIFACTS,
    about: ({ artifact }: { readonly artifact: number }) => ({ cost: ARTIFACTS[artifact].cost }),
  },
  noPurchase: {},
}).withPrompts<Prompts>();

export const { choose } = options;

/** What a player may do with some of the verbs, or with any. */
export type Option<V extends Verb = Verb> = OptionOf<typeof options, V>;

type Verb = VerbOf<typeof options>;
