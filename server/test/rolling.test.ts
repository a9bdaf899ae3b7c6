import { FastChance, type JournalLine, parseJournal } from '@tablewright/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FINISHED } from './kit/games.ts';
import { useBundle } from './kit/bundle.ts';
import { Cluster } from './kit/cluster.ts';
import { startMatch } from './kit/matches.ts';
import { checkAcknowledged, Player } from './kit/player.ts';
import type { ServerProcess } from './kit/process.ts';
import { missing } from './kit/services.ts';

useBundle('next');

const TIME = { timeout: 300_000 };

/** For a machine that has more to do: whatever takes longer is stuck. */
const PATIENT = { timeout: 90_000, interval: 60 };

describe.skipIf(missing !== null)('a rolling restart with new rules', TIME, () => {
  let cluster: Cluster;
  /** The only node that players reach. */
  let door: ServerProcess | null = null;
  const nodes: ServerProcess[] = [];
  const matches: Running[] = [];
  const playing: Promise<void>[] = [];

  afterEach(async () => {
    for (const player of everybody()) player.stop();
    await Promise.all(playing);
    await cluster.close();
  });

  const everybody = (): Player[] => matches.flatMap(({ players }) => players);

  /** A match of two people and a bot of each game, at home at the node. */
  async function startAt(node: ServerProcess): Promise<Running[]> {
    const started = await Promise.all(
      FINISHED.map(async ({ game }, i): Promise<Running> => {
        const at = cluster.nodes.indexOf(node);
        const people = [await cluster.guest(at), await cluster.guest(at)];
        const { match } = await startMatch(people, {
          game: game.id,
          bots: 1,
          reactions: 'quick',
        });
        const ports = (): number[] => (door === null ? [] : [door.port]);
        const players = people.map(
          (person, seat) => new Player(person, match, ports, 0, new FastChance(2 * i + seat)),
        );
        playing.push(...players.map((player) => player.play()));
        return { match, players };
      }),
    );
    matches.push(...started);
    return started;
  }

  /** From now on people come to this node, and so do those who were at another. */
  function goTo(node: ServerProcess | null): void {
    door = node;
    for (const { client } of everybody()) client?.close();
  }

  async function everybodyMoves(): Promise<void> {
    const before = everybody().map(({ moves }) => moves);
    await vi.waitFor(() => {
      for (const [i, { moves, isOver }] of everybody().entries())
        expect(isOver || moves > before[i]).toBe(true);
    }, PATIENT);
  }

  async function lines(match: string): Promise<readonly JournalLine[]> {
    return parseJournal((await cluster.lines(match)).join('\n')).lines;
  }

  async function updates(match: string): Promise<number> {
    return (await lines(match)).filter(({ t }) => t === 'rules').length;
  }

  async function add(release: 'installed' | 'next'): Promise<ServerProcess> {
    const node = await cluster.add(release);
    nodes.push(node);
    return node;
  }

  it('leaves each match to nodes that know its rules, wherever its players come to', async () => {
    cluster = await Cluster.open(0);
    const first = await add('installed');
    door = first;
    const moved = await startAt(first);
    await everybodyMoves();
    const newer = await add('next');
    goTo(newer);
    await cluster.end(first, 'SIGTERM');
    await everybodyMoves();
    const going = moved.filter(isRunning);
    expect(going).not.toEqual([]);
    for (const { match } of going) expect(await updates(match)).toBe(1);

    // What begins at an older node stays there. Bots of either release think for both.
    const older = await add('installed');
    const staying = await startAt(older);
    await everybodyMoves();
    for (const { match } of staying) expect(await updates(match)).toBe(0);

    // People at the older node play at the newer one.
    goTo(older);
    await everybodyMoves();

    // While no newer node is there the match waits, as it is.
    await cluster.end(newer, 'SIGTERM');
    const waiting = moved.filter(isRunning);
    const stored = await Promise.all(waiting.map(({ match }) => lines(match)));
    const visitors = await Promise.all(waiting.map(() => cluster.guest()));
    const sockets = waiting.map(({ match }, i) => visitors[i].socket(`/api/matches/${match}/live`));
    await Promise.all(
      sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))),
    );
    const last = await add('next');
    await everybodyMoves();
    for (const [i, { match }] of waiting.entries()) {
      const now = await lines(match);
      expect(now.slice(0, stored[i].length)).toEqual(stored[i]);
      expect(await updates(match)).toBe(1);
    }
    for (const socket of sockets) socket.close();

    goTo(last);
    await cluster.end(older, 'SIGTERM');
    await everybodyMoves();
    for (const player of everybody()) player.stop();
    await Promise.all(playing);
    await cluster.end(last, 'SIGTERM');
    for (const { match, players } of matches) {
      checkAcknowledged(await lines(match), players);
      if (isRunning({ players })) expect(await updates(match)).toBe(1);
    }
    for (const node of nodes) expect(complaintsOf(node)).toEqual([]);
  });
});

/** That a match has to wait for a newer node is worth a line. */
function complaintsOf(node: ServerProcess): string[] {
  const lines = node.said().trimEnd().split('\n').slice(1);
  return lines.filter((line) => !line.includes('waits for a server with newer rules'));
}

/** Random matches of Roam may be over early. */
const isRunning = ({ players }: Pick<Running, 'players'>): boolean =>
  players.every(({ isOver }) => !isOver);

interface Running {
  readonly match: string;
  readonly players: readonly Player[];
}
