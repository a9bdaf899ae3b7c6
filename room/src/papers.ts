import type { Papers, RoomStore, StoredPapers } from './dependencies.ts';
import { unavailable } from './refusal.ts';

/** The papers of a room: read from memory, and changed once they are stored. */
export class PaperBox {
  private readonly store: RoomStore;
  private kept: ReadonlyMap<string, string>;

  constructor(store: RoomStore, papers: StoredPapers) {
    this.store = store;
    this.kept = new Map(Object.entries(papers));
  }

  /** What the paper holds; null if there is none. */
  read(name: string): unknown {
    const text = this.kept.get(name);
    return text === undefined ? null : JSON.parse(text);
  }

  async save(papers: Papers): Promise<void> {
    try {
      await this.store.savePapers(papers);
    } catch {
      await this.reread();
      // The store may have saved them although it reported a failure.
      if (!this.holds(papers)) throw unavailable();
      return;
    }
    this.note(papers);
  }

  /** These papers were stored together with lines of the journal. */
  note(papers: Papers): void {
    const kept = new Map(this.kept);
    for (const [name, text] of Object.entries(papers)) {
      if (text === null) kept.delete(name);
      else kept.set(name, text);
    }
    this.kept = kept;
  }

  /** A write that failed may have been stored anyway. */
  async reread(): Promise<void> {
    try {
      this.kept = new Map(Object.entries(await this.store.readPapers()));
    } catch {
      // What this room knows was stored, and counts until the store can be read again.
    }
  }

  private holds(papers: Papers): boolean {
    return Object.entries(papers).every(([name, text]) => (this.kept.get(name) ?? null) === text);
  }
}
