import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { temporaryFolder, TestServer } from './kit/test-server.ts';

const PAGE = '<!doctype html><title>Tablewright</title>';
const SCRIPT = `console.log(${JSON.stringify('hello '.repeat(200))});`;

useBundle();
const web = temporaryFolder();
let testServer: TestServer;

beforeAll(async () => {
  mkdirSync(path.join(web, 'assets'));
  writeFileSync(path.join(web, 'index.html'), PAGE);
  writeFileSync(path.join(web, 'sw.js'), '// worker');
  writeFileSync(path.join(web, '.env'), 'secret');
  writeFileSync(path.join(web, 'assets/main-abc123.js'), SCRIPT);
  writeFileSync(path.join(web, 'assets/main-abc123.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(web, 'assets/main-abc123.js.gz'), gzipSync(SCRIPT));
  testServer = await TestServer.open({}, { webDir: web });
});

afterAll(async () => {
  await testServer.close();
  rmSync(web, { recursive: true });
});

describe('files', () => {
  it('with a hash in their name are kept for ever, all others are asked for anew', async () => {
    const script = await testServer.visitor().get('/assets/main-abc123.js');
    expect(script.body).toBe(SCRIPT);
    expect(script.headers.get('content-type')).toMatch(/javascript/);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await testServer.visitor().get('/sw.js')).headers.get('cache-control')).toBe(
      'no-cache',
    );
    expect((await testServer.visitor().get('/')).headers.get('cache-control')).toBe('no-cache');
  });

  it('are sent compressed where they lie so', async () => {
    const visitor = testServer.visitor();
    for (const encoding of ['br', 'gzip']) {
      const { headers, body } = await visitor.get('/assets/main-abc123.js', {
        'accept-encoding': encoding,
      });
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(headers.get('content-type')).toMatch(/javascript/);
      expect(headers.get('cache-control')).toMatch(/immutable/);
      expect(body).toBe(SCRIPT);
    }
  });

  it('of the one page answer for all paths of the application, with a session', async () => {
    for (const place of ['/', '/index.html', '/t/abc', '/m/abc?at=5', '/rules/roam']) {
      const visitor = testServer.visitor();
      const { status, body, headers } = await visitor.get(place);
      expect([status, body]).toEqual([200, PAGE]);
      expect(headers.getSetCookie()).toHaveLength(1);
      const me = await visitor.get('/api/me');
      expect(me.headers.getSetCookie()).toEqual([]);
    }
  });

  it('that are not there are not there', async () => {
    for (const place of [
      '/assets/gone.js',
      '/favicon.ico',
      '/api/nothing',
      '/.env',
      '/..%2f..%2fetc%2fpasswd',
      '/assets/..%2f..%2f..%2fetc/passwd.txt',
      '/%00.js',
    ]) {
      const { status, body } = await testServer.visitor().get(place);
      expect(status, place).toBeGreaterThanOrEqual(400);
      expect(Object.keys(body)).toEqual(['code', 'message']);
    }
  });
});

describe('the description of the API', () => {
  it('is open to programs, with what goes wrong in it', async () => {
    const { body } = await testServer.visitor().get('/api/openapi.json');
    expect(body.openapi).toMatch(/^3/);
    const { responses } = body.paths['/api/play'].post;
    expect(Object.keys(responses)).toEqual(['200', '4XX']);
  });
});
