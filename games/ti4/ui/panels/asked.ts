import type { BoardProps } from '@tablewright/board';
import { options, type Verb } from '../../rules/options.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';

/** What the panel in the middle of attention is about. */
export type Subject =
  | 'system'
  | 'move'
  | 'land'
  | 'produce'
  | 'pay'
  | 'tokens'
  | 'combat'
  | 'council';

type Asked = Exclude<Subject, 'system' | 'combat' | 'council'>;

const VERBS: { readonly [S in Asked]: readonly Verb[] } = {
  move: ['move', 'loadFrom', 'lift', 'moveAll', 'moveFit', 'goAhead'],
  land: ['land', 'landAll', 'take', 'landFighter', 'landFighters', 'removeCustodians'],
  produce: ['make', 'train', 'remake', 'usualOrder'],
  pay: ['exhaust', 'spendGood', 'payLeast', 'payGoods', 'payKeepOther'],
  tokens: ['gainToken', 'setTactic', 'setFleet', 'keepTokens', 'spendPool', 'buyTokens'],
};

const SUBJECTS = Object.keys(VERBS) as (keyof typeof VERBS)[];

/** What the viewer is asked, or has just planned; the council or a combat where there is one; else any system. */
export function subjectOf({ state, lights, plan }: BoardProps<Ti4>): Subject {
  const subjectIn = (key: string): Subject | undefined => {
    const verb = options.read(key)?.do;
    const subject = SUBJECTS.find((each) => verb !== undefined && VERBS[each].includes(verb));
    // Ground forces are lifted and landed by cards too, outside of any tactical action.
    const isTactical = subject === 'move' || subject === 'land';
    return isTactical && state.tactical.system === NONE ? undefined : subject;
  };
  // Planets are exhausted for votes as they are to pay.
  if (lights.has('voteAll')) return 'council';
  for (const key of [...lights.keys(), ...(plan?.keys ?? []).toReversed()]) {
    const subject = subjectIn(key);
    if (subject !== undefined) return subject;
  }
  if (state.council.agenda !== NONE) return 'council';
  return isFought(state, lights) ? 'combat' : 'system';
}

/** Dice lie on the table, or ships take hits: in a combat, or from space cannons outside of one. */
function isFought(g: Ti4, lights: BoardProps<Ti4>['lights']): boolean {
  if (g.combat.system !== NONE) return true;
  const hasDice = g.rolled.dice.some((dice) => dice.length > 0);
  const isHit = [...lights.keys()].some((key) => key.startsWith('unit:') || key.startsWith('die:'));
  return isHit || (hasDice && g.tactical.system !== NONE);
}
