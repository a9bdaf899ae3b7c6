import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { FastChance } from '@tablewright/engine';
import { expect, it } from 'vitest';
import { openDatabase } from '../src/storage/database.ts';
import { Journals } from '../src/storage/journals.ts';
import { useBundle } from './kit/bundle.ts';
import { Disk } from './kit/disk.ts';
import { TestServer } from './kit/test-server.ts';
import { newMatch, playOn } from './kit/matches.ts';

const MATCHES = 4;
const DECISIONS = 30;
/** At most so many milliseconds from one to the next. */
const BETWEEN_CUTS = 50;

useBundle();

it('a power cut at any moment loses no move that somebody was shown', async () => {
  const testServer = await TestServer.open();
  const tables = await Promise.all(
    Array.from({ length: MATCHES }, async () => {
      const { match, people } = await newMatch(testServer, 2);
      return { match, clients: await Promise.all(people.map((person) => person.play(match))) };
    }),
  );
  const disk = new Disk(testServer.folder);
  const { logs } = disk;
  const cuts: { readonly folder: string; readonly shown: readonly number[] }[] = [];
  let isPlaying = true;
  const playing = Promise.all(
    tables.map(({ clients }, i) => playOn(clients, new FastChance(i), DECISIONS)),
  ).finally(() => (isPlaying = false));
  while (isPlaying) {
    await setTimeout(randomInt(BETWEEN_CUTS));
    const shown = tables.map(({ clients }) => Math.max(...clients.map(({ n }) => n)));
    cuts.push({ folder: disk.pullThePlug(), shown });
  }
  await playing;
  expect(disk.logs).toBe(logs);
  expect(cuts.length).toBeGreaterThan(1);
  disk.letGo();
  for (const { clients } of tables) for (const client of clients) client.close();
  await testServer.close();

  for (const { folder, shown } of cuts) {
    const db = await openDatabase({ dataDir: folder, databaseUrl: null });
    for (const [i, { match }] of tables.entries()) {
      const lines = await new Journals(db).lines(match);
      const answers = lines.filter((line) => JSON.parse(line).t === 'answer').length;
      expect(answers).toBeGreaterThanOrEqual(shown[i]);
    }
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
});
