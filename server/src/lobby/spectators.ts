import { type Bus, topic } from '../cluster/bus.ts';
import type { Guest } from '../storage/guests.ts';

/** The spectators of tables on one node: tables, each with its guests. */
type Lists = readonly (readonly [table: string, guests: readonly Guest[]])[];

type Message =
  | readonly ['list', node: string, lists: Lists]
  | readonly ['changed', node: string, lists: Lists]
  | readonly ['tell-all'];

const TOPIC = topic<Message>('lookers');

/** Who looks at each table, across all nodes. */
export class Spectators {
  private readonly bus: Bus;
  private readonly changed: (table: string) => void;
  private readonly here = new Map<string, Guest[]>();
  /** By node, then by table. */
  private readonly elsewhere = new Map<string, Map<string, readonly Guest[]>>();

  constructor(bus: Bus, changed: (table: string) => void) {
    this.bus = bus;
    this.changed = changed;
    bus.listen(TOPIC, (message) => this.hear(message));
    bus.onGone((node) => {
      if (node !== null) return this.forget(node);
      if (!bus.isUp) return;
      this.elsewhere.clear();
      this.open();
    });
  }

  /** Asks the other nodes for their spectators, and sends them those of this node. */
  open(): void {
    this.tell(['tell-all']);
    this.tell(['list', this.bus.node, [...this.here]]);
  }

  enter(table: string, guest: Guest): () => void {
    this.set(table, [...(this.here.get(table) ?? []), guest]);
    return () => {
      const guests = this.here.get(table) ?? [];
      const at = guests.findIndex(({ id }) => id === guest.id);
      this.set(table, guests.toSpliced(at, 1));
    };
  }

  at(table: string): Guest[] {
    const lists = [...this.elsewhere.values()].map((tables) => tables.get(table) ?? []);
    const byId = new Map([...lists.flat(), ...(this.here.get(table) ?? [])].map((g) => [g.id, g]));
    return [...byId.values()];
  }

  rename(guest: Guest): void {
    for (const [table, guests] of this.here)
      if (guests.some(({ id }) => id === guest.id))
        this.set(
          table,
          guests.map((other) => (other.id === guest.id ? guest : other)),
        );
  }

  private set(table: string, guests: Guest[]): void {
    if (guests.length === 0) this.here.delete(table);
    else this.here.set(table, guests);
    this.tell(['changed', this.bus.node, [[table, guests]]]);
  }

  private tell(message: Message): void {
    this.bus.publish(TOPIC, message);
  }

  private hear(message: Message): void {
    if (message[0] === 'tell-all') {
      if (this.here.size > 0) this.tell(['list', this.bus.node, [...this.here]]);
      return;
    }
    const [kind, node, lists] = message;
    if (node !== this.bus.node) this.note(kind, node, lists);
    for (const [table] of lists) this.changed(table);
  }

  private note(kind: 'list' | 'changed', node: string, lists: Lists): void {
    const tables = (kind === 'changed' && this.elsewhere.get(node)) || new Map();
    this.elsewhere.set(node, tables);
    for (const [table, guests] of lists)
      if (guests.length === 0) tables.delete(table);
      else tables.set(table, guests);
  }

  private forget(node: string): void {
    const tables = this.elsewhere.get(node);
    this.elsewhere.delete(node);
    for (const table of tables?.keys() ?? []) this.changed(table);
  }
}
