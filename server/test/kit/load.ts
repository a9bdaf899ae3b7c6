import { FastChance } from '@tablewright/engine';
import { expect, vi } from 'vitest';
import { startMatch } from './matches.ts';
import { checkStored, Player } from './player.ts';
import { Visitor } from './visitor.ts';

/** For a machine that has more to do: whatever takes longer is stuck. */
const PATIENT = { timeout: 90_000, interval: 20 };

interface Game {
  readonly match: string;
  readonly players: readonly Player[];
  readonly playing: Promise<unknown>;
}

/** Matches that go on and on, one after the other, while servers come and go. */
export class Load {
  /** Moves that were acknowledged and found in the journals of matches that are done with. */
  checked = 0;
  private readonly ports: () => readonly number[];
  private readonly lines: (match: string) => Promise<string[]>;
  private readonly games: Game[] = [];
  private seed = 0;

  constructor(ports: () => readonly number[], lines: (match: string) => Promise<string[]>) {
    this.ports = ports;
    this.lines = lines;
  }

  /** Starts matches until there are this many of two people, and as many of one person among bots. */
  async fill(each: number): Promise<void> {
    for (const game of this.games.slice())
      if (game.players.every(({ isOver }) => isOver)) await this.finish(game);
    for (const people of [2, 1])
      while (this.games.filter(({ players }) => players.length === people).length < each)
        this.games.push(await this.start(people));
  }

  /** Every match goes on: somebody's move is acknowledged from now on, or it is over. */
  async goesOn(): Promise<void> {
    const before = this.games.map(movesOf);
    await vi.waitFor(() => {
      for (const [i, game] of this.games.entries()) {
        const isOver = game.players.some((player) => player.isOver);
        expect(isOver || movesOf(game) > before[i], `match ${game.match} is stuck`).toBe(true);
      }
    }, PATIENT);
  }

  async stop(): Promise<void> {
    for (const game of this.games.slice()) await this.finish(game);
  }

  private async start(people: number): Promise<Game> {
    const visitors = Array.from({ length: people }, () => new Visitor(this.ports()[0]));
    await Promise.all(visitors.map((visitor) => visitor.get('/api/me')));
    const alone = { game: 'roam', seats: 3, level: 'beginner' };
    const { match } =
      people === 1 ? (await visitors[0].post('/api/play', alone)).body : await startMatch(visitors);
    const players = visitors.map((visitor) => {
      const seed = ++this.seed;
      return new Player(visitor, match, this.ports, seed, new FastChance(seed));
    });
    return { match, players, playing: Promise.all(players.map((player) => player.play())) };
  }

  private async finish(game: Game): Promise<void> {
    this.games.splice(this.games.indexOf(game), 1);
    for (const player of game.players) player.stop();
    await game.playing;
    checkStored(await this.lines(game.match), game.players);
    this.checked += movesOf(game);
  }
}

function movesOf({ players }: Game): number {
  return players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
}
