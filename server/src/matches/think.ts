import { randomInt } from 'node:crypto';
import type { Advice } from '@tablewright/bots';
import { FastChance, type Match, type Plain, saveMatch, type Seat } from '@tablewright/engine';
import { BOT_LEVELS, type BotLevel, type RoomDependencies } from '@tablewright/room';
import type { Jobs } from '../jobs/jobs.ts';
import type { Task } from '../thinking/thread.ts';

/** A level of its own, so that hints can be told from bots that are to move. */
const HINT = 'hint';

/** How bots of a match think: as a job; and a hint is thought out once, however often it is asked for. */
export function thinkWith(
  jobs: Jobs,
  busy: { thinking: number },
): Pick<RoomDependencies, 'think' | 'levels'> {
  const hints = new WeakMap<Match, Map<Seat, Promise<Advice>>>();

  async function think(match: Match, seat: Seat, bot: string): Promise<Advice> {
    busy.thinking++;
    try {
      return (await jobs.ask('think', taskOf(match, seat, bot))) as unknown as Advice;
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

/** What is hidden from the seat is dealt anew before anybody thinks about it. */
function taskOf(match: Match, seat: Seat, bot: string): Plain {
  const seed = randomInt(2 ** 32);
  const save = saveMatch(match.sample(seat, new FastChance(seed)));
  return { save, seat, bot, seed } satisfies Task as unknown as Plain;
}
