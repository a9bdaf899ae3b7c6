import type { Log } from '../log.ts';

/** The name of a topic; its type knows what is said there, which must survive JSON. */
export type Topic<M> = string & { readonly said: M };

export function topic<M>(name: string): Topic<M> {
  return name as Topic<M>;
}

/** How the nodes of a house hear of one another. A process alone talks to itself. */
export interface Bus {
  /** The name of this node, another one after every start. */
  readonly node: string;
  /** To every node, this one included; at most once, those of a topic in the order of the calls. */
  publish<M>(topic: Topic<M>, message: NoInfer<M>): void;
  listen<M>(topic: Topic<M>, hear: (message: M) => void): () => void;
  /**
   * Which node is the home of a thing: this one where nobody's it was, or where the node whose it was is gone.
   * Of several who claim at once all hear the same.
   */
  claim(thing: string): Promise<string>;
  release(thing: string): Promise<void>;
  /** The living nodes whose these things are. */
  homes(things: readonly string[]): Promise<(string | null)[]>;
  /** The other nodes that are known to live. */
  readonly others: ReadonlySet<string>;
  /** Are the others within reach? */
  readonly isUp: boolean;
  /** Calls when a node is gone, or when messages may have been lost (`null`): whoever counted on them asks anew. */
  onGone(hear: (node: string | null) => void): () => void;
  /** Notes that somebody is about, and counts who is. */
  seen(guest: string): void;
  online(): Promise<number>;
  isOnline(guests: readonly string[]): Promise<ReadonlySet<string>>;
  /** Makes itself known; before this nobody is heard. */
  open(log: Log): Promise<void>;
  /** Throws where the others cannot be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}
