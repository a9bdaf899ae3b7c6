import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type * as LocalStore from '../../src/local/store.ts';
import './kit/test-site.ts';

// Of the bundle, in the page.
declare const store: typeof LocalStore;

let empty: Server;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  empty = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(),
  );
  await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve));
  browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: ['--no-sandbox'],
  });
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(empty.address() as AddressInfo).port}/`);
});
afterAll(async () => {
  await browser.close();
  empty.close();
});

async function openStore(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [new URL('../../src/local/store.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'store',
  });
  await page.addScriptTag({ content: outputFiles[0].text });
}

const line = (id: number, seat: number) => ({ id, at: id, name: 'Ada', seat, text: `line ${id}` });

describe('matches in the browser', () => {
  it('of the first version keep their chat, which then grows line by line', async () => {
    await page.evaluate(
      (chat) =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('tablewright', 1);
          opening.onupgradeneeded = () => {
            for (const name of ['journal', 'records', 'cards'])
              opening.result.createObjectStore(name);
            const { transaction } = opening;
            transaction!.objectStore('records').put({ id: 'old', key: 'k', chat }, 'old');
            transaction!.objectStore('journal').put('the first line', ['old', 0]);
          };
          opening.addEventListener('error', reject);
          opening.addEventListener('success', () => resolve(opening.result.close()));
        }),
      [line(1, 0), line(2, 1)],
    );
    await openStore();
    expect(
      await page.evaluate(async () => [
        await store.readChat('old'),
        await store.readRecord('old'),
        await store.readLines('old'),
      ]),
    ).toEqual([[line(1, 0), line(2, 1)], { id: 'old', key: 'k' }, ['the first line']]);

    const said = await page.evaluate(
      async (lines) => {
        for (const each of lines) await store.appendChat('old', each, each.id - 2);
        const all = await store.readChat('old');
        const rest = await store.removeChat('old', [1]);
        return [all, rest, await store.readChat('old')].map((chat) => chat.map(({ id }) => id));
      },
      [line(3, 0), line(4, 1), line(5, 0)],
    );
    expect(said).toEqual([
      [3, 4, 5],
      [3, 5],
      [3, 5],
    ]);

    expect(
      await page.evaluate(async () => {
        await store.forget('old');
        return [await store.readChat('old'), await store.readLines('old')];
      }),
    ).toEqual([[], []]);
  });
});
