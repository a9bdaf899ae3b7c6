import type { Topic } from './bus.ts';

type Hear = (message: unknown) => void;

/** Listeners by topic. */
export class Listeners {
  private readonly byTopic = new Map<string, Set<Hear>>();

  get topics(): string[] {
    return [...this.byTopic.keys()];
  }

  add<M>(topic: Topic<M>, listener: (message: M) => void): () => void {
    const hear = listener as Hear;
    const all = this.byTopic.get(topic) ?? new Set();
    this.byTopic.set(topic, all);
    all.add(hear);
    return () => {
      all.delete(hear);
      if (all.size === 0 && this.byTopic.get(topic) === all) this.byTopic.delete(topic);
    };
  }

  has(topic: string): boolean {
    return this.byTopic.has(topic);
  }

  tell(topic: string, message: unknown): void {
    for (const hear of this.byTopic.get(topic) ?? []) hear(message);
  }
}
