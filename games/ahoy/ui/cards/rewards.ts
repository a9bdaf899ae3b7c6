import { FAME_WITH_WEALTH, type Reward } from '../../content/index.ts';

/** A reward in signs, at most two; a number stands for itself. */
export function rewardSigns(reward: Reward): readonly (string | number)[] {
  switch (reward.kind) {
    case 'fame':
    case 'gold':
      return [reward.amount, reward.kind];
    case 'start':
      return ['compass'];
    case 'spend-gold-for-fame':
      return ['gold', 'fame'];
    case 'move':
      return ['sail'];
    case 'move-ignore-battles':
      return ['sail', 'peace'];
    case 'recruit':
      return ['crew'];
    case 'fame-and-wealth':
      return [FAME_WITH_WEALTH, 'fame', 'wealth'];
    case 'free-tailwind':
      return ['tailwind'];
    case 'repair-all':
      return ['repair'];
    case 'repair-all-for-fame':
      return ['repair', 'fame'];
    case 'add-tile':
      return ['chart'];
  }
}
