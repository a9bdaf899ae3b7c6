import type { SeatInfo } from '@tablewright/protocol';

interface Asked {
  readonly seats: readonly SeatInfo[];
  readonly mine: readonly number[];
  readonly n: number;
  readonly epoch: number;
  readonly keys: readonly string[];
}

export interface Seen {
  readonly n: number;
  readonly epoch: number;
}

/**
 * The only answer there is, to be given without a click; null where somebody must press it. Such a question hides from
 * rivals that there is nothing to choose, and people would notice that it passes at once: so it does only where all
 * others are bots. After an undo, and when the page was just opened, it waits: else nobody could undo past it.
 */
export function quietPass(
  { seats, mine, n, epoch, keys }: Asked,
  before: Seen | null,
): string | null {
  const isOnward = before !== null && epoch === before.epoch && n > before.n;
  const isAlone = mine.length === 1 && seats.every((_, seat) => isMineOrBot(seat));
  return isOnward && isAlone && keys.length === 1 ? keys[0] : null;

  function isMineOrBot(seat: number): boolean {
    const { player, standIn } = seats[seat];
    return mine.includes(seat) || (player === 'bot' && standIn !== true);
  }
}
