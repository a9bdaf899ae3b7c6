import { sharesOfWin } from '@tablewright/bots';
import type { Violation } from '@tablewright/conformance';
import type { Played } from './matches.ts';

/** Sums over matches; its size does not grow with their number. */
export class Tally {
  games = 0;
  decisions = 0;
  readonly winsBySeat: number[] = [];
  readonly winsByBot: Record<string, number> = {};
  /** Matches by what ended them, for games that tell. */
  readonly endings: Record<string, number> = {};
  readonly violations: Violation[] = [];
  private turns = 0;
  private fewest = Infinity;
  private most = 0;

  /** Counts a match; `bots` names the player of each seat. Winners share a shared victory. */
  add({ result, decisions, turns, violations }: Played, bots: readonly string[]): void {
    this.games++;
    this.decisions += decisions;
    this.turns += turns;
    this.fewest = Math.min(this.fewest, turns);
    this.most = Math.max(this.most, turns);
    this.violations.push(...violations);
    if (result === null) return;
    if (result.ending !== undefined)
      this.endings[result.ending] = (this.endings[result.ending] ?? 0) + 1;
    sharesOfWin(result).forEach((share, seat) => {
      this.winsBySeat[seat] = (this.winsBySeat[seat] ?? 0) + share;
      this.winsByBot[bots[seat]] = (this.winsByBot[bots[seat]] ?? 0) + share;
    });
  }

  get turnsOfMatch(): { mean: number; min: number; max: number } {
    return { mean: round(this.turns / this.games, 2), min: this.fewest, max: this.most };
  }
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
