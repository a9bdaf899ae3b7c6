import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../src/storage/database.ts';
import { Journals } from '../src/storage/journals.ts';
import { useBundle } from './kit/bundle.ts';
import { Cluster } from './kit/cluster.ts';
import { temporaryFolder } from './kit/test-server.ts';
import { Load } from './kit/load.ts';
import { ServerProcess } from './kit/process.ts';
import { missing } from './kit/services.ts';

/** The whole proof: KILLS=200. */
const KILLS = Number(process.env.KILLS ?? 10);
const OF_ONE = Math.ceil(KILLS * 0.6);
const OF_SEVERAL = KILLS - OF_ONE;
const TIME = { timeout: 60_000 + KILLS * 20_000 };

useBundle();

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('killed at any moment', TIME, () => {
  it('a server has lost no acknowledged move and made none twice', async () => {
    const folder = temporaryFolder();
    const db = await openDatabase({ dataDir: folder, databaseUrl: null });
    const journals = new Journals(db);
    let server = await ServerProcess.start(folder, { BOT_PACE: '0' });
    let ports = [server.port];
    const load = new Load(
      () => ports,
      (match) => journals.lines(match),
    );
    for (let i = 0; i < OF_ONE; i++) {
      await load.fill(2);
      // After some moves, now and then before the first one; and then at any moment of the next.
      if (randomInt(4) > 0) await load.goesOn();
      await pause(randomInt(100));
      ports = [];
      await server.kill('SIGKILL');
      server = await ServerProcess.start(folder, { BOT_PACE: '0' });
      ports = [server.port];
    }
    await load.goesOn();
    await load.stop();
    await server.kill('SIGKILL');
    await db.destroy();
    rmSync(folder, { recursive: true });
    console.log(`a server: ${OF_ONE} kills, ${load.checked} moves acknowledged and found`);
    expect(load.checked).toBeGreaterThan(OF_ONE);
  });

  it.skipIf(missing !== null)('nodes have lost none and made none twice', async () => {
    const cluster = await Cluster.open(2);
    const load = new Load(
      () => cluster.ports,
      (match) => cluster.lines(match),
    );
    for (let i = 0; i < OF_SEVERAL; i++) {
      await load.fill(2);
      // Also while the last one's matches are being taken over.
      if (randomInt(3) > 0) await load.goesOn();
      await pause(randomInt(100));
      await cluster.end(cluster.nodes[randomInt(cluster.nodes.length)], 'SIGKILL');
      await cluster.add();
    }
    await load.goesOn();
    await load.stop();
    await cluster.close();
    console.log(`nodes: ${OF_SEVERAL} kills, ${load.checked} moves acknowledged and found`);
    expect(load.checked).toBeGreaterThan(OF_SEVERAL);
  });
});
