import type { Log } from '../log.ts';

/** The name of a topic. Its type parameter is the type of its messages, which must survive JSON. */
export type Topic<M> = string & { readonly said: M };

export function topic<M>(name: string): Topic<M> {
  return name as Topic<M>;
}

/** How the nodes of a server communicate. A single process talks to itself. */
export interface Bus {
  /** The name of this node; it changes with every start. */
  readonly node: string;
  /** Sends to every node, this one included; at most once, and in order within a topic. */
  publish<M>(topic: Topic<M>, message: NoInfer<M>): void;
  listen<M>(topic: Topic<M>, hear: (message: M) => void): () => void;
  /**
   * Which node is the home of a thing: this one if the thing had no home or its home is gone. Nodes that claim at the
   * same time all get the same answer.
   */
  claim(thing: string): Promise<string>;
  release(thing: string): Promise<void>;
  /** The live nodes that are home to these things. */
  homes(things: readonly string[]): Promise<(string | null)[]>;
  /** The other nodes that are known to be alive. */
  readonly others: ReadonlySet<string>;
  /** Are the other nodes reachable? */
  readonly isUp: boolean;
  /** Calls back when a node is gone, or with `null` when messages may have been lost and must be asked for again. */
  onGone(hear: (node: string | null) => void): () => void;
  /** Records that a guest is online, and counts the guests that are. */
  seen(guest: string): void;
  online(): Promise<number>;
  isOnline(guests: readonly string[]): Promise<ReadonlySet<string>>;
  /** Announces this node; it receives nothing before that. */
  open(log: Log): Promise<void>;
  /** Throws when the other nodes cannot be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}
