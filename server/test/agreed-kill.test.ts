import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { dealKey, type JournalLine, parseJournal, type Seat } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../src/storage/database.ts';
import { Journals } from '../src/storage/journals.ts';
import { useBundle } from './kit/bundle.ts';
import { eventually } from './kit/matches.ts';
import { ParleyTable } from './kit/parley-table.ts';
import { ServerProcess } from './kit/process.ts';
import { temporaryFolder } from './kit/test-server.ts';

/** The whole proof: KILLS=200. */
const KILLS = Number(process.env.KILLS ?? 6);
const TIME = { timeout: 60_000 + KILLS * 30_000 };

useBundle('parley');

type Answers = Extract<JournalLine, { t: 'answer' }>[];

/** What a kill interrupts, and what must be found when the server is back. */
interface Moment {
  /** Says something that is perhaps not answered before the kill. */
  readonly fire: () => void;
  /** Looks at what is stored while no server runs. */
  readonly look?: () => Promise<void>;
  readonly check: () => Promise<void>;
}

describe('killed at any moment', TIME, () => {
  it('a server has sealed answers and deals whole or not at all, and loses none', async () => {
    const folder = temporaryFolder();
    const db = await openDatabase({ dataDir: folder, databaseUrl: null });
    const journals = new Journals(db);
    const start = (): Promise<ServerProcess> =>
      ServerProcess.start(folder, { BOT_PACE: '0' }, 'parley');
    let server = await start();
    const tables: ParleyTable[] = [];
    const done: Record<string, number> = {};
    const note = (what: string): void => void (done[what] = (done[what] ?? 0) + 1);

    /** A table at such a moment; a new one where a match has ended. */
    const at = async (
      i: number,
      isThere: (table: ParleyTable) => boolean,
    ): Promise<ParleyTable> => {
      tables[i] ??= await ParleyTable.start(server.port);
      while (!(await tables[i].goOnUntil(() => isThere(tables[i])))) {
        tables[i].leave();
        tables[i] = await ParleyTable.start(server.port);
      }
      return tables[i];
    };
    const answersOf = async ({ match }: ParleyTable): Promise<Answers> => {
      const { lines } = parseJournal((await journals.lines(match)).join('\n'));
      return lines.filter((line) => line.t === 'answer');
    };

    /** Reactions are sealed, some of them acknowledged; they are opened all together. */
    const seal = async (i: number): Promise<Moment> => {
      const table = await at(i, (one) => one.isReacting);
      const { n } = table;
      const said = table.clients.map(({ offered }) => offered[randomInt(offered.length)]);
      const acknowledged = new Set<Seat>();
      const say = async (seat: Seat): Promise<void> => {
        if ((await table.clients[seat].answer(said[seat])).ok) acknowledged.add(seat);
      };
      const early = randomInt(4);
      for (let seat = 0; seat < early; seat++) await say(seat);
      const fire = (): void => {
        // With the last of them all are opened.
        for (let seat = early; seat < said.length - randomInt(2); seat++) void say(seat);
      };
      const check = async (): Promise<void> => {
        const stored = (await answersOf(table)).filter((line) => line.n >= n);
        note(stored.length === 0 ? 'sealed' : 'opened');
        if (stored.length === 0) {
          for (const seat of acknowledged)
            expect(table.clients[seat].reactions?.mine.sealed).toBe(said[seat]);
          return;
        }
        const opened = stored.slice(0, said.length);
        expect(new Set(opened.map(({ seat }) => seat))).toEqual(new Set(said.keys()));
        for (const line of opened) expect(line.key).toBe(said[line.seat]);
        expect(opened.map(({ more = false }) => more)).toEqual([true, true, false]);
      };
      return { fire, check };
    };

    /** A deal is tied to an answer: both are stored, or neither. */
    const tie = async (i: number): Promise<Moment> => {
      const table = await at(i, hasGiver);
      const from = table.acting!;
      const to = (from + 1) % 3;
      const offer = await table.offer(from, to, 'rest');
      let isAcknowledged = false;
      const fire = async (): Promise<void> => {
        isAcknowledged = (await table.clients[to].ask({ t: 'sign', seat: to, offer: offer.id })).ok;
      };
      const check = async (): Promise<void> => {
        const stored = (await answersOf(table)).slice(-2);
        const key = dealKey(offer);
        const isDone = stored.some((line) => line.key === key);
        if (isAcknowledged) expect(isDone).toBe(true);
        note(isDone ? 'tied, both' : 'tied, neither');
        expect(table.stateOf(from, offer)).toBe(isDone ? 'done' : 'open');
        if (!isDone) {
          expect(table.isTurnOf(from)).toBe(true);
          await table.clients[from].ask({ t: 'withdraw', seat: from, offer: offer.id });
          return;
        }
        expect(stored.map((line) => line.key).toSorted()).toEqual([key, 'rest']);
        expect(stored.map(({ more = false }) => more)).toEqual([true, false]);
      };
      return { fire: () => void fire(), check };
    };

    /** A signed deal waits for a turn; the answer that brings the turn is not lost without it. */
    const wait = async (i: number): Promise<Moment> => {
      const table = await at(i, (one) => hasGiver(one) && nextHasGoods(one));
      const from = (table.acting! + 1) % 3;
      const to = (from + 1) % 3;
      const offer = await table.offer(from, to, null);
      expect((await table.clients[to].ask({ t: 'sign', seat: to, offer: offer.id })).ok).toBe(true);
      const { n } = table;
      const client = table.clients[table.acting!];
      let isAcknowledged = false;
      let found = 0;
      const fire = async (): Promise<void> => {
        isAcknowledged = (await client.answer('rest')).ok;
      };
      const look = async (): Promise<void> => {
        found = (await answersOf(table)).filter((line) => line.n >= n).length;
      };
      const check = async (): Promise<void> => {
        const key = dealKey(offer);
        if (isAcknowledged) expect(found).toBeGreaterThan(0);
        if (found === 0) {
          note('waiting, no turn yet');
          expect(table.stateOf(from, offer)).toBe('signed');
          await table.clients[from].ask({ t: 'withdraw', seat: from, offer: offer.id });
          return;
        }
        note(found === 1 ? 'waiting, between answer and accord' : 'waiting, both');
        await eventually(async () => {
          const keys = (await answersOf(table)).filter((line) => line.n >= n).map((one) => one.key);
          expect(keys.slice(0, 2)).toEqual(['rest', key]);
          expect(keys.filter((each) => each === key)).toHaveLength(1);
        });
        await eventually(() => expect(table.stateOf(from, offer)).toBe('done'));
      };
      return { fire: () => void fire(), look, check };
    };

    for (let kill = 0; kill < KILLS; kill++) {
      const moments = await Promise.all([seal(0), tie(1), wait(2)]);
      for (const { fire } of moments) fire();
      // Mostly before the answers come: they are written within a few milliseconds.
      await setTimeout(randomInt(3) === 0 ? randomInt(30) : randomInt(6));
      await server.kill('SIGKILL');
      for (const { look } of moments) await look?.();
      server = await start();
      for (const table of tables) await table.connect(server.port);
      for (const { check } of moments) await check();
    }
    // Everything goes on to its end.
    for (const table of tables) await table.goOnUntil(() => false);
    console.log(`${KILLS} kills: ${JSON.stringify(done)}`);
    for (const table of tables) table.leave();
    await server.kill('SIGKILL');
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
});

/** It is somebody's turn who has something to give, and has not dealt with the next one. */
function hasGiver(table: ParleyTable): boolean {
  const { acting, state } = table;
  if (acting === null || state.players[acting].goods === 0) return false;
  return !state.players[(acting + 1) % 3].dealt;
}

/** Has the next one something to give, and a turn after this one? The last turn of a round is followed by none. */
function nextHasGoods({ acting, state }: ParleyTable): boolean {
  const next = (acting! + 1) % 3;
  return state.players[next].goods > 0 && next !== state.speaker;
}
