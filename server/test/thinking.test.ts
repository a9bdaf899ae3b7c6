import type { Advice } from '@tablewright/bots';
import type { Save } from '@tablewright/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Listeners } from '../src/cluster/listeners.ts';
import { Thinking } from '../src/thinking/thinking.ts';

/** Longer than it takes until nodes have told one another. */
const TOLD = 600;

const ANY = { key: 'any', options: [] };

/** Nodes that hear one another; what they think about ends when the test says so. */
class Nodes {
  readonly begun: { match: string; end: () => void }[] = [];
  private readonly listeners = new Listeners();
  private readonly gone: ((node: string | null) => void)[] = [];

  open(node: string, threads: number, perPerson = 9): Thinking {
    const think = (data: unknown): Promise<Advice> =>
      new Promise((resolve) => {
        const { seed } = data as { seed: number };
        const end = (): void => resolve(ANY);
        this.begun.push({ match: `match ${seed}`, end });
      });
    const thinking = new Thinking({
      bus: {
        node,
        publish: (topic, message) => this.listeners.tell(topic, message),
        listen: (topic, hear) => this.listeners.add(topic, hear),
        onGone: (hear) => {
          this.gone.push(hear);
          return () => undefined;
        },
      },
      jobs: { ask: (_queue, task) => think(task).then(() => ANY) },
      think,
      threads,
      now: Date.now,
      limits: { perPerson, perAddress: 9 },
    });
    thinking.open();
    return thinking;
  }

  lose(node: string): void {
    for (const hear of this.gone) hear(node);
  }

  get matches(): string[] {
    return this.begun.map(({ match }) => match);
  }
}

function ask(thinking: Thinking, person: string, seed: number, bot = 'search:3s'): void {
  // What is thought about matters to the threads alone.
  const task = { save: {} as Save, seat: 0, bot, seed };
  const asked = thinking.ask({
    match: `match ${seed}`,
    people: [person],
    addresses: [`address of ${person}`],
    task,
  });
  void asked.advice;
}

const tell = (): Promise<unknown> => vi.advanceTimersByTimeAsync(TOLD);

let nodes: Nodes;
beforeEach(() => {
  vi.useFakeTimers();
  nodes = new Nodes();
});
afterEach(() => void vi.useRealTimers());

describe('nodes that think', () => {
  it('count a person’s matches together', async () => {
    const [one, two] = [nodes.open('one', 3, 2), nodes.open('two', 3, 2)];
    ask(one, 'ann', 1);
    ask(one, 'ann', 2);
    await tell();
    ask(two, 'ann', 3);
    ask(two, 'ben', 4);
    await tell();
    expect(nodes.matches).toEqual(['match 1', 'match 2', 'match 4']);
    expect([one.waits, two.waits]).toEqual([1, 1]);
    nodes.begun[0].end();
    await tell();
    expect(nodes.matches).toEqual(['match 1', 'match 2', 'match 4', 'match 3']);
  });

  it('count a person’s thinking time together', async () => {
    const [one, two] = [nodes.open('one', 1), nodes.open('two', 1)];
    ask(one, 'flooder', 1);
    ask(two, 'ben', 2);
    await tell();
    ask(two, 'flooder', 3);
    ask(two, 'ann', 4);
    nodes.begun[1].end();
    await tell();
    expect(nodes.matches).toEqual(['match 1', 'match 2', 'match 4']);
  });

  it('use threads that are idle elsewhere, until their node is gone or needs them', async () => {
    const one = nodes.open('one', 1);
    const two = nodes.open('two', 3);
    await tell();
    for (let i = 1; i <= 4; i++) ask(one, `guest ${i}`, i);
    await tell();
    expect(nodes.matches).toEqual(['match 1', 'match 2', 'match 3']);
    ask(two, 'ann', 5);
    ask(two, 'ann', 6, 'greedy');
    await tell();
    expect(nodes.matches.slice(3)).toEqual(['match 5', 'match 6']);
    nodes.lose('two');
    for (const { end } of nodes.begun) end();
    await tell();
    expect(nodes.matches.slice(5)).toEqual(['match 4']);
  });
});
