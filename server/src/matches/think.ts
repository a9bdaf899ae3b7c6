import type { Advice } from '@tablewright/bots';
import type { Match, Seat } from '@tablewright/engine';
import { BOT_LEVELS, type BotLevel, type RoomDependencies } from '@tablewright/room';
import type { Thinkers } from '../thinking/thinkers.ts';

/** A level of its own, so that hints can be told from bots that are to move. */
const HINT = 'hint';

/** How bots of a match think: in threads; and a hint is thought out once, however often it is asked for. */
export function thinkWith(
  thinkers: Thinkers,
  busy: { thinking: number },
): Pick<RoomDependencies, 'think' | 'levels'> {
  const hints = new WeakMap<Match, Map<Seat, Promise<Advice>>>();

  async function think(match: Match, seat: Seat, bot: string): Promise<Advice> {
    busy.thinking++;
    try {
      return await thinkers.advise(match, seat, bot);
    } finally {
      busy.thinking--;
    }
  }

  function hint(match: Match, seat: Seat): Promise<Advice> {
    const bySeat = hints.get(match) ?? new Map<Seat, Promise<Advice>>();
    hints.set(match, bySeat);
    let advice = bySeat.get(seat);
    if (advice === undefined) {
      advice = think(match, seat, BOT_LEVELS.hard);
      bySeat.set(seat, advice);
      advice.catch(() => bySeat.delete(seat));
    }
    return advice;
  }

  return {
    levels: { hint: HINT },
    think: (match, seat, level) =>
      level === HINT ? hint(match, seat) : think(match, seat, BOT_LEVELS[level as BotLevel]),
  };
}
