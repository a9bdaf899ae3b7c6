import {
  type FastChance,
  type JournalLine,
  parseJournal,
  replayJournal,
  type Seat,
} from '@tablewright/engine';
import { unpack } from '@tablewright/protocol';
import { roam } from '@tablewright/roam';
import { expect } from 'vitest';
import { MatchClient } from './match-client.ts';
import type { Visitor } from './visitor.ts';

interface Move {
  readonly n: number;
  readonly seat: Seat;
  readonly key: string;
}

const EXPECTED = ['unavailable', 'too-many', 'stale', 'not-asked', 'not-offered', 'over'];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A player whose page stays open: it finds another node when its own is gone, and repeats unanswered messages. */
export class Player {
  readonly acknowledged: Move[] = [];
  /** The same in windows, where an answer is played only when all have answered. */
  readonly sealed: Move[] = [];
  /** Decisions that it was shown, with who had decided. */
  readonly told = new Map<number, Seat>();
  /** When it last got a whole picture. */
  servedAt = 0;
  /** How often the server refused a move because it could not store it. */
  notStored = 0;
  /** The code of the last refusal. */
  refusedWith: string | null = null;
  /** Refusals that nobody who plays by the rules should hear. */
  readonly strange: string[] = [];
  isOver = false;
  client: MatchClient | null = null;
  private readonly visitor: Visitor;
  private readonly match: string;
  private readonly ports: () => readonly number[];
  private readonly chance: FastChance;
  private turn: number;
  private unsure: (Move & { readonly epoch: number; readonly isSealed: boolean }) | null = null;
  private stopped = false;

  constructor(
    visitor: Visitor,
    match: string,
    ports: () => readonly number[],
    first: number,
    chance: FastChance,
  ) {
    this.visitor = visitor;
    this.match = match;
    this.ports = ports;
    this.turn = first;
    this.chance = chance;
  }

  /** How many of its answers were acknowledged. */
  get moves(): number {
    return this.acknowledged.length + this.sealed.length;
  }

  /** Plays until it is stopped or the match is over. */
  async play(): Promise<void> {
    while (!this.stopped && !this.isOver) {
      const ports = this.ports();
      if (ports.length > 0) await this.attend(ports[this.turn++ % ports.length]);
      await pause(20 + this.chance.below(60));
    }
  }

  stop(): void {
    this.stopped = true;
    this.client?.socket.terminate();
  }

  private async attend(port: number): Promise<void> {
    const client = new MatchClient(
      this.visitor.again(port).socket(`/api/matches/${this.match}/live`),
    );
    client.socket.on('message', (data) => this.note(String(data)));
    try {
      await client.ready;
      this.client = client;
      while (!this.stopped && !this.isOver) await this.moveOnce(client);
    } catch {
      // The line is cut: the next one comes at once.
    }
    client.socket.terminate();
    this.isOver = client.over;
  }

  private async moveOnce(client: MatchClient): Promise<void> {
    if (this.unsure === null) {
      await client.until(() => client.over || client.canAnswer);
      if (client.over) {
        this.isOver = true;
        return;
      }
      const { n, epoch, seat, offered, isReacting: isSealed } = client;
      const key = offered[this.chance.below(offered.length)];
      this.unsure = { n, epoch, seat, key, isSealed };
    }
    const { epoch, isSealed, ...move } = this.unsure;
    const reply = await client.ask({ t: 'answer', epoch, ...move });
    if (reply.ok) {
      (isSealed ? this.sealed : this.acknowledged).push(move);
      this.unsure = null;
      return client.taken(move.n);
    }
    if (client.socket.readyState !== client.socket.OPEN) throw new Error('The line is cut.');
    // What could not be stored, or was said too soon, is tried again; what came late was never acknowledged.
    const { code } = reply.error;
    this.refusedWith = code;
    if (code === 'unavailable') this.notStored++;
    else if (code !== 'too-many') this.unsure = null;
    if (!EXPECTED.includes(code)) this.strange.push(code);
    await pause(100);
  }

  private note(text: string): void {
    const message = unpack(text);
    if (message.t === 'snapshot') this.servedAt = performance.now();
    if (message.t === 'move' && message.seat !== null) this.told.set(message.n - 1, message.seat);
  }
}

/** Checks that what clients saw is what is stored: no move is lost, none is there twice. Returns how many are stored. */
export function checkStored(lines: readonly string[], players: readonly Player[]): number {
  const answers = new Map<number, Move>();
  // Replaying checks that every line belongs where it stands.
  for (const { line } of replayJournal(roam, parseJournal(lines.join('\n')))) {
    if (line.t !== 'answer') continue;
    expect(answers.has(line.n)).toBe(false);
    answers.set(line.n, { n: line.n, seat: line.seat, key: line.key });
  }
  for (const { acknowledged, told, strange } of players) {
    expect(strange).toEqual([]);
    expect(new Set(acknowledged.map(({ n }) => n)).size).toBe(acknowledged.length);
    for (const move of acknowledged) expect(answers.get(move.n)).toEqual(move);
    for (const [n, seat] of told) expect(answers.get(n)?.seat).toBe(seat);
  }
  return answers.size;
}

/** Nobody else sits at a table. */
const MOST_SEATS = 6;

/**
 * Every move that was acknowledged is in the journal, whatever became of it afterwards; of those in a window, all but one
 * for each time that the window was open when the rules changed or the match stopped.
 */
export function checkAcknowledged(lines: readonly JournalLine[], players: readonly Player[]): void {
  const stored = new Set(
    lines.flatMap((line) => (line.t === 'answer' ? [`${line.n} ${line.seat} ${line.key}`] : [])),
  );
  const breaks = 1 + lines.filter(({ t }) => t === 'rules').length;
  const isStored = ({ n, seat, key }: Move): boolean => stored.has(`${n} ${seat} ${key}`);
  const isPlayed = (move: Move): boolean =>
    Array.from({ length: MOST_SEATS }, (_, i) => ({ ...move, n: move.n + i })).some(isStored);
  for (const { acknowledged, sealed, strange } of players) {
    expect(strange).toEqual([]);
    expect(acknowledged.filter((move) => !isStored(move))).toEqual([]);
    expect(sealed.filter((move) => !isPlayed(move)).length).toBeLessThanOrEqual(breaks);
  }
}
