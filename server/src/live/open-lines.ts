import type { Presence } from '../lobby/presence.ts';

/** More tabs than anybody has open. */
const MOST_LINES = 30;

/** Live lines at this node, limited for each person and each address. */
export class OpenLines {
  private readonly presence: Presence;
  private readonly mostOfAddress: number;
  private readonly byNetwork = new Map<string, number>();

  constructor(presence: Presence, peoplePerAddress: number) {
    this.presence = presence;
    this.mostOfAddress = MOST_LINES * peoplePerAddress;
  }

  /** Returns a function to call when the line is gone; null when there are too many already. */
  open(guest: string, network: string): (() => void) | null {
    const others = this.byNetwork.get(network) ?? 0;
    if (this.presence.connectionsOf(guest) >= MOST_LINES || others >= this.mostOfAddress)
      return null;
    this.byNetwork.set(network, others + 1);
    const leave = this.presence.connected(guest);
    return () => {
      leave();
      const left = this.byNetwork.get(network)! - 1;
      if (left === 0) this.byNetwork.delete(network);
      else this.byNetwork.set(network, left);
    };
  }
}
