import type { TableView } from '@tablewright/protocol';
import { Refusal } from '../refusal.ts';

interface Watched {
  readonly watchers: Set<{ send(view: TableView): void; gone(error: Error): void }>;
  /** Whether it is being read, and whether it has changed again meanwhile. */
  reading: boolean;
  stale: boolean;
}

/** The subscribers of tables at this node. */
export class Watching {
  private readonly read: (id: string) => Promise<TableView>;
  private readonly watched = new Map<string, Watched>();

  constructor(read: (id: string) => Promise<TableView>) {
    this.read = read;
  }

  /** Resolves when `gone` does; refuses when the table does not exist any more. */
  async attend(id: string, send: (view: TableView) => void, gone: Promise<void>): Promise<void> {
    const watched = this.watched.get(id) ?? { watchers: new Set(), reading: false, stale: false };
    this.watched.set(id, watched);
    let close: (error: Error) => void;
    const closed = new Promise<void>((_, reject) => {
      close = reject;
    });
    const watcher = { send, gone: (error: Error) => close(error) };
    watched.watchers.add(watcher);
    try {
      await Promise.race([gone, closed]);
    } finally {
      watched.watchers.delete(watcher);
      if (watched.watchers.size === 0) this.watched.delete(id);
    }
  }

  /** Sends the table to everybody here who looks at it. */
  async refresh(id: string): Promise<void> {
    const watched = this.watched.get(id);
    if (watched === undefined) return;
    watched.stale = true;
    if (watched.reading) return;
    watched.reading = true;
    try {
      while (watched.stale) {
        watched.stale = false;
        const view = await this.read(id);
        for (const watcher of watched.watchers) watcher.send(view);
      }
    } catch (error) {
      // After a failed read the next change brings the table.
      if (error instanceof Refusal) for (const watcher of watched.watchers) watcher.gone(error);
    } finally {
      watched.reading = false;
    }
  }

  refreshAll(): void {
    for (const id of this.watched.keys()) void this.refresh(id);
  }
}
