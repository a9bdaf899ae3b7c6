import { type Bus, topic } from '../cluster/bus.ts';
import type { Person } from '../storage/guests.ts';

const TOPIC = topic<End>('lines');

export type WhyEnded = 'signed-out' | 'banned';

interface Line {
  readonly person: Person;
  readonly close: (why: WhyEnded) => void;
}

/** Which lines to end: all of a guest's, or those of some of their browsers and programs. */
interface End {
  readonly guest: string;
  readonly why: WhyEnded;
  readonly which: readonly string[] | null;
}

/** Live lines of people, so that any node can end them. */
export class Lines {
  private readonly bus: Bus;
  private readonly lines = new Map<string, Set<Line>>();

  constructor(bus: Bus) {
    this.bus = bus;
    bus.listen(TOPIC, (message) => this.close(message));
  }

  /** Calls `close` when the person may not stay connected. */
  hold(person: Person, close: (why: WhyEnded) => void): () => void {
    const line = { person, close };
    const lines = this.lines.get(person.id) ?? new Set();
    this.lines.set(person.id, lines.add(line));
    return () => {
      lines.delete(line);
      if (lines.size === 0 && this.lines.get(person.id) === lines) this.lines.delete(person.id);
    };
  }

  /** Ends all live lines of a guest, or those of some sessions (hashes) and tokens (ids). */
  end(guest: string, why: WhyEnded, which: readonly string[] | null = null): void {
    this.bus.publish(TOPIC, { guest, why, which });
  }

  private close({ guest, why, which }: End): void {
    for (const { person, close } of this.lines.get(guest) ?? [])
      if (which === null || which.includes(person.session ?? person.token ?? '')) close(why);
  }
}
