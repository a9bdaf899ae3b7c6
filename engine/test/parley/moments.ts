import { type CardOf, type Found, moments, type Seat } from '@tablewright/engine';
import { type Option, options } from './options.ts';
import { type Deck, powers, type WindowId, type Windows } from './powers.ts';
import type { Parley } from './state.ts';

type Use = Option<'play' | 'debate' | 'veto' | 'bribe' | 'office' | 'letter'>;

const PASSES: { readonly [W in WindowId]: Option } = {
  turn: { do: 'rest' },
  debate: { do: 'sayNothing' },
  veto: { do: 'letPass' },
  stolen: { do: 'bearIt' },
};
const LOCK_DEBATE: Option = { do: 'lockDebate' };
const LOCK_VETO: Option = { do: 'lockVeto' };

/** When envoys use what they have. Two wiles of a kind may be played at one moment. */
export const { moment, unless, candidates, untimely } = moments({
  abilities: powers,
  grammar: options,
  option: optionOf,
  pass: (window) => PASSES[window],
  lock: (window) => (window === 'debate' ? LOCK_DEBATE : LOCK_VETO),
  forbids: <I extends WindowId>(
    g: Parley,
    seat: Seat,
    { deck }: Found<Parley, Windows, I, Deck>,
  ): string | null => (deck === 'wile' && powers.has(g, seat, 'silent') ? 'PY-9' : null),
  untimely: 'PY-1',
});

function optionOf(_g: Parley, { deck, card }: CardOf<Deck>, window: WindowId): Use {
  if (deck === 'custom') return { do: 'bribe' };
  if (deck === 'office') return { do: 'office', office: card };
  if (deck === 'letter') return { do: 'letter', player: card };
  if (window === 'turn') return { do: 'play', wile: card };
  return { do: window === 'veto' ? 'veto' : 'debate', wile: card };
}
