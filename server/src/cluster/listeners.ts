import type { Plain } from '@tablewright/engine';

type Hear = (message: Plain) => void;

/** Who wants to hear of what. */
export class Listeners {
  private readonly byTopic = new Map<string, Set<Hear>>();

  get topics(): string[] {
    return [...this.byTopic.keys()];
  }

  add(topic: string, hear: Hear): () => void {
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

  tell(topic: string, message: Plain): void {
    for (const hear of this.byTopic.get(topic) ?? []) hear(message);
  }
}
