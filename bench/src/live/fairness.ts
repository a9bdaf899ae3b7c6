import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TableView } from '@tablewright/protocol';
import { median } from '../rounds.ts';
import { inLanes } from './lanes.ts';
import { loadAverage, say } from './live.ts';
import { MeasuredServer } from './measured-server.ts';
import { type Guest, post, welcome } from './ours.ts';
import { Player } from './player.ts';
import { readArguments } from './arguments.ts';

/** Both come from one address, which is harder than from two. */
const ADDRESS = '10.1.0.1';

/**
 * A guest has at most 30 lines; with this many open, and others for a moment, further matches are played by
 * correspondence.
 */
const LINES = 18;

/** How many milliseconds a person waits for a bot. */
const PATIENCE = 40_000;

/** How many times as long another guest's bot may take. */
const WANTED = 3;

/** How long a bot takes to answer while another guest runs very many, and after that guest has gone. */
export async function fairness(args: readonly string[]): Promise<void> {
  const { matches, flood, level, answers, thinkers, before } = readArguments(args, {
    /** Matches of the guest who runs many, and their bots. */
    matches: 60,
    flood: 'master',
    /** The bot of the other guest. */
    level: 'easy',
    answers: 60,
    thinkers: '',
    /** `main.mjs` of another build of the server. */
    before: '',
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tablewright-bench-'));
  const server = await MeasuredServer.start({
    script: before === '' ? './server/main.mjs' : pathToFileURL(path.resolve(before)).href,
    env: { DATA_DIR: folder, BOT_PACE: '0', ...(thinkers !== '' && { THINKERS: thinkers }) },
  });
  const { port } = server;
  say(`${matches} matches with ${flood} bots of one guest; load average ${loadAverage()}`);
  try {
    const someone = await welcome(port, ADDRESS);
    const measure = async (when: string): Promise<number> => {
      const times = await answerTimes(port, someone, level, answers);
      const [p50, max] = [median(times), Math.max(...times)];
      say(`  ${level} bot of somebody else, ${when}: p50 ${shown(p50)}, max ${shown(max)}`);
      return p50;
    };
    await answerTimes(port, someone, level, answers);
    const usual = await measure('as usual');
    const flooder = await welcome(port, ADDRESS);
    const lines = await openFlood(port, flooder, flood, matches);
    const during = await measure('during the flood');
    for (const line of lines) line.close();
    const after = await measure('after the guest has gone');
    const ratio = Math.max(during, after) / usual;
    say(`${ratio.toFixed(2)} times as long as usual; at most ${WANTED} times is wanted`);
    say(ratio <= WANTED ? 'PASS' : 'FAIL');
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  say(`load average ${loadAverage()}`);
}

/** How long each answer of a bot takes, up to the limit of patience. */
async function answerTimes(
  port: number,
  guest: Guest,
  level: string,
  count: number,
): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) {
    const request = { game: 'roam', seats: 2, level };
    const { match } = await post<{ match: string }>(port, guest, '/api/play', request);
    const player = await Player.sit(port, guest, match);
    while (!player.isOver && times.length + player.times.length < count) {
      await player.finishTurn();
      if (!(await within(PATIENCE, player.botsAnswered()))) return [...times, Infinity];
    }
    times.push(...player.times);
    player.close();
  }
  return times;
}

/** In all of them a bot is to move; the lines of live matches stay open. */
async function openFlood(
  port: number,
  guest: Guest,
  level: string,
  count: number,
): Promise<Player[]> {
  const lines: Player[] = [];
  await inLanes(Array(count).keys(), async (i) => {
    const isLive = i < LINES;
    const match = isLive
      ? (await post<{ match: string }>(port, guest, '/api/play', { game: 'roam', seats: 4, level }))
          .match
      : await byCorrespondence(port, guest, level);
    const player = await Player.sit(port, guest, match);
    await player.finishTurn();
    if (isLive) lines.push(player);
    else player.close();
  });
  return lines;
}

async function byCorrespondence(port: number, guest: Guest, level: string): Promise<string> {
  const clock = { kind: 'days', days: 3, out: 'bot' };
  const table = { game: 'roam', seats: 2, clock };
  const { id } = await post<TableView>(port, guest, '/api/tables', table);
  const act = (action: object): Promise<TableView> =>
    post(port, guest, `/api/tables/${id}/actions`, action);
  await act({ do: 'bot', seat: 1, level });
  return (await act({ do: 'start' })).match!;
}

async function within(ms: number, promise: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const isInTime = await Promise.race([promise.then(() => true), late]);
  clearTimeout(timer);
  return isInTime;
}

function shown(ms: number): string {
  return Number.isFinite(ms) ? `${ms.toFixed(1)} ms` : `none in ${PATIENCE / 1000} s`;
}
