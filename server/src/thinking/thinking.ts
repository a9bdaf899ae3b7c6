import type { Advice } from '@tablewright/bots';
import { type Bus, topic } from '../cluster/bus.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { costOf, isQuick } from './cost.ts';
import {
  type Elsewhere,
  type Payers,
  Schedule,
  type ThinkingLimits,
  type Turn,
} from './schedule.ts';
import type { Task } from './thread.ts';
import { Usage } from './usage.ts';

interface Dependencies {
  readonly jobs: Pick<Jobs, 'ask'>;
  readonly bus: Pick<Bus, 'node' | 'publish' | 'listen' | 'onGone'>;
  /** Milliseconds since some moment. */
  readonly now: () => number;
  /** Threads of this node that search. */
  readonly threads: number;
  readonly limits: ThinkingLimits;
  /** Thinks at this node. */
  readonly think: (task: Task) => Promise<Advice>;
}

export interface Request extends Payers {
  readonly match: string;
  readonly task: Task;
}

/** A question that waits or is being thought about. */
export interface Asked {
  readonly advice: Promise<Advice>;
  /** Takes the question back, and its promise never settles; false if a bot already thinks about it. */
  withdraw(): boolean;
}

interface Waiting extends Turn {
  readonly task: Task;
  readonly resolve: (advice: Advice) => void;
  readonly reject: (error: unknown) => void;
}

/** What a node tells the others about itself. */
type News = {
  readonly node: string;
  readonly waits: number;
  readonly idle: number;
  readonly searching: readonly (readonly [key: string, matches: number])[];
  readonly used: readonly (readonly [key: string, ms: number])[];
};

interface Node {
  readonly waits: number;
  readonly idle: number;
  readonly searching: ReadonlyMap<string, number>;
  readonly usage: Usage;
}

const NEWS = topic<News>('thinking');

/** Minimum milliseconds between two messages of a node. */
const TELL_EVERY = 250;

/** Lets bots think in fair turns: each node schedules its own matches, knowing what the others do. */
export class Thinking {
  private readonly dependencies: Dependencies;
  private readonly schedule: Schedule<Waiting>;
  private readonly others = new Map<string, Node>();
  private telling: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(dependencies: Dependencies) {
    const { bus, threads, limits, now } = dependencies;
    this.dependencies = dependencies;
    this.schedule = new Schedule(threads, limits, now);
    bus.listen(NEWS, (news) => this.hear(news));
    bus.onGone((node) => {
      if (node === null) this.others.clear();
      else this.others.delete(node);
      this.review();
    });
  }

  /** Tells the other nodes about this node's threads. */
  open(): void {
    this.tellSoon();
  }

  /** Questions that wait for their turn, at all nodes. */
  get waits(): number {
    let waits = this.schedule.waits;
    for (const other of this.others.values()) waits += other.waits;
    return waits;
  }

  ask({ task, ...request }: Request): Asked {
    let withdraw = (): boolean => false;
    const advice = new Promise<Advice>((resolve, reject) => {
      const waiting = { ...request, task, cost: costOf(task.bot), resolve, reject };
      withdraw = () => this.withdraw(waiting);
      this.schedule.add(waiting);
      this.tellSoon();
      this.go();
    });
    return { advice, withdraw };
  }

  close(): void {
    this.isClosed = true;
    if (this.telling !== null) clearTimeout(this.telling);
  }

  private withdraw(waiting: Waiting): boolean {
    this.tellSoon();
    return this.schedule.remove(waiting);
  }

  private go(): void {
    for (let next = this.schedule.next(); next !== null; next = this.schedule.next())
      void this.run(next);
  }

  private async run(waiting: Waiting): Promise<void> {
    const { jobs, think } = this.dependencies;
    const { task, resolve, reject } = waiting;
    this.tellSoon();
    try {
      // Sending it to another node would take longer than thinking.
      if (isQuick(task.bot)) resolve(await think(task));
      else resolve((await jobs.ask('think', task)) as Advice);
    } catch (error) {
      reject(error);
    } finally {
      this.schedule.end(waiting);
      this.tellSoon();
      this.go();
    }
  }

  private hear({ node, waits, idle, searching, used }: News): void {
    const { bus, now } = this.dependencies;
    if (node === bus.node) return;
    // A new node may not know this one yet.
    if (!this.others.has(node)) this.tellSoon();
    const usage = new Usage(now);
    for (const [key, ms] of used) usage.add(key, ms);
    this.others.set(node, { waits, idle, searching: new Map(searching), usage });
    this.review();
  }

  private review(): void {
    this.schedule.elsewhere = elsewhereOf([...this.others.values()]);
    this.go();
  }

  private tellSoon(): void {
    if (this.telling !== null || this.isClosed) return;
    this.telling = setTimeout(() => {
      this.telling = null;
      const { bus } = this.dependencies;
      const { waits, idle, usage } = this.schedule;
      const news: News = {
        node: bus.node,
        waits,
        idle,
        searching: [...this.schedule.searching()],
        used: usage.entries(),
      };
      bus.publish(NEWS, news);
    }, TELL_EVERY);
    this.telling.unref();
  }
}

function elsewhereOf(nodes: readonly Node[]): Elsewhere {
  const sum = (count: (node: Node) => number): number =>
    nodes.reduce((total, node) => total + count(node), 0);
  // Every overloaded node takes an equal share of the idle threads.
  const needy = 1 + nodes.filter(({ waits }) => waits > 0).length;
  return {
    idle: Math.floor(sum(({ idle }) => idle) / needy),
    searching: (key) => sum(({ searching }) => searching.get(key) ?? 0),
    used: (key) => sum(({ usage }) => usage.of(key)),
  };
}
