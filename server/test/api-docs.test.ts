import { readFileSync } from 'node:fs';
import { ENDPOINTS } from '@tablewright/protocol/schemas';
import { expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { TestServer } from './kit/test-server.ts';

useBundle();

const DOCS = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8').split('\n');

it('docs/api.md lists every path of the API, and the server serves every endpoint', async () => {
  const testServer = await TestServer.open();
  const { paths } = (await testServer.visitor().get('/api/openapi.json')).body as {
    paths: { [path: string]: object };
  };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    })),
  );
  const served = routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(ENDPOINTS).filter((name) => !served.includes(name))).toEqual([]);
  const isTold = ({ method, path }: { method: string; path: string }): boolean => {
    const written = new RegExp(`${path.replaceAll('/', '\\/')}(?![\\w/:-])`);
    const words = path.endsWith('/live') ? /WebSocket/ : new RegExp(`\\b${method}\\b`);
    return DOCS.some((line) => written.test(line) && words.test(line));
  };
  expect(routes.filter((route) => !isTold(route))).toEqual([]);
  await testServer.close();
});
