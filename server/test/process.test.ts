import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { temporaryFolder } from './kit/test-server.ts';
import { ServerProcess } from './kit/process.ts';
import { Visitor } from './kit/visitor.ts';

useBundle();
let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the server as a process', () => {
  it('says one line, is healthy, lets bots think, and ends in good order when asked to', async () => {
    const server = await ServerProcess.start(folder);
    const visitor = new Visitor(server.port);
    expect((await visitor.get('/healthz')).status).toBe(200);
    await visitor.get('/api/me');
    const { body } = await visitor.post('/api/play', { game: 'roam', seats: 2, level: 'medium' });
    const client = await visitor.play(body.match);
    const hint = await client.ask({ t: 'hint', seat: client.seat });
    expect(hint).toMatchObject({ ok: true, data: { hint: { key: expect.any(String) } } });
    expect(statSync(path.join(folder, 'tablewright.db')).mode & 0o077).toBe(0);

    const closed = client.closed;
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(await closed).toBe(1012);
    expect(server.said()).toBe(`Tablewright is ready: http://localhost:${server.port}\n`);
  });

  it('says what is wrong with a setting, or that its port is taken', async () => {
    await expect(ServerProcess.start(folder, { PORT: 'web' })).rejects.toThrow(
      /ended with 1: PORT should be a number/,
    );
    const first = await ServerProcess.start(folder);
    const other = temporaryFolder();
    await expect(ServerProcess.start(other, { PORT: String(first.port) })).rejects.toThrow(
      /in use/,
    );
    await first.kill('SIGINT');
    rmSync(other, { recursive: true });
  });
});
