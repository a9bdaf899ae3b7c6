import { randomInt } from 'node:crypto';
import type { Advice } from '@tablewright/bots';
import { FastChance, type Match, saveMatch, type Seat } from '@tablewright/engine';
import { BOT_LEVELS, type BotLevel, type RoomDependencies } from '@tablewright/room';
import { Closing } from '../refusal.ts';
import { isQuick } from '../thinking/cost.ts';
import type { Payers } from '../thinking/schedule.ts';
import type { Asked, Thinking } from '../thinking/thinking.ts';
import type { Task } from '../thinking/thread.ts';

/** A separate level, to tell hints from bots that are to move. */
const HINT = 'hint';

/** Who has a match open or waits for its bots. */
export interface Attention {
  readonly id: string;
  /** For whom a bot thinks when it is to move, or when the player of a seat wants a hint. */
  payers(hinted: Seat | null): Payers;
  /** Does anybody wait for the bot's answer? `isQuick`: the bot answers at once. */
  isAwaited(isQuick: boolean): boolean;
}

interface Thought {
  readonly task: Task;
  /** The seat whose player wants a hint. */
  readonly hinted: Seat | null;
  readonly resolve: (advice: Advice | Promise<Advice>) => void;
  readonly reject: (error: unknown) => void;
  /** Null while nobody has the match open or waits for it. */
  asked: Asked | null;
}

/** What the bots of a match think about. It is put aside while nobody has the match open or waits for it. */
export class Thoughts {
  private readonly thinking: Thinking;
  private readonly attention: Attention;
  private readonly thoughts = new Set<Thought>();
  /** Each hint is computed once, however often it is requested. */
  private readonly hints = new WeakMap<Match, Map<Seat, Promise<Advice>>>();
  private state: 'new' | 'open' | 'closed' = 'new';

  constructor(thinking: Thinking, attention: Attention) {
    this.thinking = thinking;
    this.attention = attention;
  }

  /** The part of the room's dependencies that bots answer. */
  get dependencies(): Pick<RoomDependencies, 'think' | 'levels'> {
    return {
      levels: { hint: HINT },
      think: (match, seat, level) =>
        level === HINT
          ? this.hint(match, seat)
          : this.think(taskOf(match, seat, BOT_LEVELS[level as BotLevel]), null),
    };
  }

  /** Is any bot thinking or queued? */
  get areUnderWay(): boolean {
    return [...this.thoughts].some(({ asked }) => asked !== null);
  }

  /** Do bots wait until somebody opens the match? */
  get arePutAside(): boolean {
    return this.thoughts.size > 0 && !this.areUnderWay;
  }

  /** Called once the match is in memory, because only then is it known who waits. */
  open(): void {
    this.state = 'open';
    this.review();
  }

  /** Called when players or spectators have come or gone. */
  review(): void {
    for (const thought of this.thoughts) this.consider(thought);
  }

  /** Drops all pending questions and hints. */
  close(): void {
    this.state = 'closed';
    for (const { asked, reject } of this.thoughts) {
      asked?.withdraw();
      reject(new Closing());
    }
    this.thoughts.clear();
  }

  private hint(match: Match, seat: Seat): Promise<Advice> {
    const bySeat = this.hints.get(match) ?? new Map<Seat, Promise<Advice>>();
    this.hints.set(match, bySeat);
    let advice = bySeat.get(seat);
    if (advice === undefined) {
      advice = this.think(taskOf(match, seat, BOT_LEVELS.hard), seat);
      bySeat.set(seat, advice);
      advice.catch(() => bySeat.delete(seat));
    }
    return advice;
  }

  private think(task: Task, hinted: Seat | null): Promise<Advice> {
    if (this.state === 'closed') return Promise.reject(new Closing());
    const earlier = [...this.thoughts].filter(
      (thought) => thought.task.seat === task.seat && thought.hinted === hinted,
    );
    const advice = new Promise<Advice>((resolve, reject) => {
      const thought: Thought = { task, hinted, resolve, reject, asked: null };
      this.thoughts.add(thought);
      this.consider(thought);
    });
    for (const thought of earlier) this.replace(thought, advice);
    return advice;
  }

  /** The match has moved on, or back: pending questions would be answered too late and must not pile up. */
  private replace(thought: Thought, advice: Promise<Advice>): void {
    if (thought.asked?.withdraw() === false) return;
    this.thoughts.delete(thought);
    thought.resolve(advice);
  }

  private consider(thought: Thought): void {
    if (this.state !== 'open') return;
    const isAwaited = this.attention.isAwaited(isQuick(thought.task.bot));
    if (isAwaited && thought.asked === null) void this.ask(thought);
    else if (!isAwaited && thought.asked?.withdraw() === true) thought.asked = null;
  }

  private async ask(thought: Thought): Promise<void> {
    const { thinking, attention } = this;
    const { task, hinted, resolve, reject } = thought;
    thought.asked = thinking.ask({ task, match: attention.id, ...attention.payers(hinted) });
    try {
      resolve(await thought.asked.advice);
    } catch (error) {
      reject(error);
    } finally {
      this.thoughts.delete(thought);
    }
  }
}

/** Bots think on a sample: what is hidden from the seat is dealt anew. */
function taskOf(match: Match, seat: Seat, bot: string): Task {
  const seed = randomInt(2 ** 32);
  return { save: saveMatch(match.sample(seat, new FastChance(seed))), seat, bot, seed };
}
