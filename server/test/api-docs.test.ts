import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { TestHouse } from './kit/house.ts';

useBundle();

const DOCS = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8').split('\n');

it('every path of the API is told of in docs/api.md', async () => {
  const house = await TestHouse.open();
  const { paths } = (await house.visitor().get('/api/openapi.json')).body as {
    paths: { [path: string]: object };
  };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    })),
  );
  expect(routes.length).toBeGreaterThan(50);
  const isTold = ({ method, path }: { method: string; path: string }): boolean => {
    const written = new RegExp(`${path.replaceAll('/', '\\/')}(?![\\w/:-])`);
    const words = path.endsWith('/live') ? /WebSocket/ : new RegExp(`\\b${method}\\b`);
    return DOCS.some((line) => written.test(line) && words.test(line));
  };
  expect(routes.filter((route) => !isTold(route))).toEqual([]);
  await house.close();
});
