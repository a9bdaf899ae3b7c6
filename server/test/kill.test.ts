import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { FastChance, parseJournal, replayJournal, type Seat } from '@tablewright/engine';
import { roam } from '@tablewright/roam';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../src/storage/database.ts';
import { Journals } from '../src/storage/journals.ts';
import { useBundle } from './kit/bundle.ts';
import { temporaryFolder } from './kit/house.ts';
import { MatchClient } from './kit/match-client.ts';
import { startMatch } from './kit/matches.ts';
import { ServerProcess } from './kit/process.ts';
import { Visitor } from './kit/visitor.ts';

const KILLS = 50;
const SIDE_BY_SIDE = 2;
const PATIENT = { timeout: 30_000, interval: 1 };

useBundle();

interface Acknowledged {
  readonly n: number;
  readonly seat: Seat;
  readonly key: string;
}

describe('a server killed at any moment', () => {
  it('has lost no acknowledged move and made none twice', { timeout: 240_000 }, async () => {
    const runs = Array.from({ length: SIDE_BY_SIDE }, (_, i) =>
      killAgainAndAgain(KILLS / SIDE_BY_SIDE, i),
    );
    const acknowledged = await Promise.all(runs);
    const total = acknowledged.reduce((sum, count) => sum + count, 0);
    console.log(`${KILLS} kills, ${total} moves acknowledged`);
    expect(total).toBeGreaterThan(KILLS);
  });
});

async function killAgainAndAgain(times: number, seed: number): Promise<number> {
  const folder = temporaryFolder();
  const chance = new FastChance(seed);
  const acknowledged: Acknowledged[] = [];
  const unsure = new Map<Seat, Acknowledged>();
  let people = [new Visitor(0), new Visitor(0)];
  let match: string | null = null;
  let total = 0;
  for (let i = 0; i < times; i++) {
    const server = await ServerProcess.start(folder);
    people = people.map((person) => person.again(server.port));
    match ??= (await startMatch(people)).match;
    const lines = people.map(
      (person) => new MatchClient(person.socket(`/api/matches/${match}/live`)),
    );
    const playing = Promise.all(lines.map((line) => play(line, chance, acknowledged, unsure)));
    // After some moves, now and then before the first one; and then at any moment of the next.
    const enough = acknowledged.length + randomInt(8);
    await Promise.race([playing, vi.waitUntil(() => acknowledged.length >= enough, PATIENT)]);
    await new Promise((resolve) => setTimeout(resolve, randomInt(20)));
    await server.kill('SIGKILL');
    const [isOver] = await playing;
    await check(folder, match, acknowledged);
    if (isOver) {
      total += acknowledged.splice(0).length;
      unsure.clear();
      match = null;
    }
  }
  rmSync(folder, { recursive: true });
  return total + acknowledged.length;
}

/** Plays until the line is cut; true when the match has come to its end. */
async function play(
  client: MatchClient,
  chance: FastChance,
  acknowledged: Acknowledged[],
  unsure: Map<Seat, Acknowledged>,
): Promise<boolean> {
  const isThere = await client.ready.then(
    () => true,
    () => false,
  );
  while (isThere) {
    // An answer of which nobody knows whether it was stored is given once more: it must count exactly once.
    let move = unsure.get(client.seat);
    if (move === undefined) {
      const isCut = await client
        .until(() => client.over || client.isAsked)
        .then(
          () => false,
          () => true,
        );
      if (isCut || client.over) break;
      const { n, seat, offered } = client;
      move = { n, seat, key: offered[chance.below(offered.length)] };
      unsure.set(seat, move);
    }
    const reply = await client.ask({ t: 'answer', epoch: 0, ...move });
    if (!reply.ok) {
      expect(reply.error.code).toBe('unavailable');
      return client.over;
    }
    acknowledged.push(move);
    unsure.delete(move.seat);
  }
  return client.over;
}

async function check(
  folder: string,
  match: string,
  acknowledged: readonly Acknowledged[],
): Promise<void> {
  const db = await openDatabase(folder);
  const lines = await new Journals(db).lines(match);
  await db.destroy();
  const answers = new Map<number, Acknowledged>();
  // Replaying checks that every line belongs where it stands.
  for (const { line } of replayJournal(roam, parseJournal(lines.join('\n')))) {
    if (line.t !== 'answer') continue;
    expect(answers.has(line.n)).toBe(false);
    answers.set(line.n, { n: line.n, seat: line.seat, key: line.key });
  }
  for (const move of acknowledged) expect(answers.get(move.n)).toEqual(move);
}
