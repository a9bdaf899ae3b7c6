import type { Planned, Planning } from '@tablewright/board';
import type { OfferedOption, Question } from '@tablewright/engine';
import { goodsOf, options, type Parley, sendings } from '@tablewright/engine/parley';

/** A mission as it grows, by the functions that the rules use. */
export function missionPlan(
  { state, seat }: Planning<Parley>,
  [first, ...sent]: readonly string[],
): Planned<Parley> | null {
  if (first !== 'mission') return null;
  let left = state.players[seat].goods;
  let count = 0;
  for (const key of sent) {
    const sending = sendings(left, count).find((one) => options.key(one) === key);
    if (sending === undefined) return null;
    if (sending.do === 'sendNoMore') return { state, question: null };
    const goods = goodsOf(sending, left);
    left -= goods;
    count += goods;
  }
  return { state, question: questionAbout(left, sendings(left, count).map(options.key)) };
}

function questionAbout(goods: number, keys: readonly string[]): Question | null {
  const offered = keys.map((key): OfferedOption => ({ key, ...options.spell(key)! }));
  return keys.length === 0 ? null : { prompt: 'send', about: { goods }, options: offered };
}
