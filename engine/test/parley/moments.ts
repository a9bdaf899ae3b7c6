import { type CardOf, moments } from '@tablewright/engine';
import { type Option, options } from './options.ts';
import { type Deck, powers, type WindowId } from './powers.ts';
import type { Parley } from './state.ts';

type Use = Option<'play' | 'debate' | 'veto' | 'bribe'>;

const VERBS = { turn: 'play', debate: 'debate', veto: 'veto' } as const;
const PASSES: { readonly [W in WindowId]: Option } = {
  turn: { do: 'rest' },
  debate: { do: 'sayNothing' },
  veto: { do: 'letPass' },
};
const LOCK_DEBATE: Option = { do: 'lockDebate' };
const LOCK_VETO: Option = { do: 'lockVeto' };

/** When envoys use wiles and customs. Two wiles of a kind may be played at one moment. */
export const { moment, inHand, untimely } = moments({
  abilities: powers,
  grammar: options,
  option: (_g: Parley, { deck, card }: CardOf<Deck>, window: WindowId): Use =>
    deck === 'custom' ? { do: 'bribe' } : { do: VERBS[window], wile: card },
  pass: (window) => PASSES[window],
  lock: (window) => (window === 'debate' ? LOCK_DEBATE : LOCK_VETO),
  untimely: 'PY-1',
});
