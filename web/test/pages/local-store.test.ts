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

async function openStore(tab: Page): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [new URL('../../src/local/store.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'store',
  });
  await tab.addScriptTag({ content: outputFiles[0].text });
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
    await openStore(page);
    expect(
      await page.evaluate(async () => [
        await store.readChat('old'),
        await store.readRecord('old'),
        await store.readLines('old'),
      ]),
    ).toEqual([[line(1, 0), line(2, 1)], { id: 'old', key: 'k' }, ['the first line']]);

    expect(
      await page.evaluate(async () => {
        await store.appendLines('old', ['the second', 'the third', 'the fourth'], 1);
        return [
          await store.readLinesBefore('old', 2),
          await store.readLinesBefore('old', 9),
          await store.readLinesBefore('old', 2, 3),
          await store.readLinesBefore('none', 2),
        ];
      }),
    ).toEqual([
      { from: 2, lines: ['the third', 'the fourth'] },
      { from: 0, lines: ['the first line', 'the second', 'the third', 'the fourth'] },
      { from: 1, lines: ['the second', 'the third'] },
      { from: 0, lines: [] },
    ]);

    expect(
      await page.evaluate(async () => {
        const kept = { length: 5 } as NonNullable<Parameters<typeof store.appendLines>[5]>;
        const refused = store.appendLines('old', ['too late'], 1, null, {}, kept);
        const before = await refused.catch(() => store.readSave('old'));
        await store.appendLines('old', ['the fifth'], 4, null, {}, kept);
        return [before, await store.readSave('old')];
      }),
    ).toEqual([null, { length: 5 }]);

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

  it('say at once that a tab of an earlier version blocks them, and work when it is closed', async () => {
    const context = await browser.newContext();
    const [former, latter] = [await context.newPage(), await context.newPage()];
    for (const tab of [former, latter]) await tab.goto(page.url());
    await former.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('tablewright', 2);
          opening.onupgradeneeded = () => {
            for (const name of ['journal', 'records', 'cards', 'chat', 'saves', 'recordings'])
              opening.result.createObjectStore(name);
          };
          opening.addEventListener('success', () => resolve());
        }),
    );
    await openStore(latter);
    const list = () =>
      latter.evaluate(() =>
        store.listCards().then(
          (cards) => cards.length,
          () => 'blocked',
        ),
      );
    expect(await list()).toBe('blocked');
    await former.close();
    await expect.poll(list).toBe(0);

    // This version makes room for the next one.
    const version = await latter.evaluate(
      () =>
        new Promise<number | string>((resolve) => {
          const opening = indexedDB.open('tablewright', 4);
          opening.onblocked = () => resolve('blocked');
          opening.addEventListener('success', () => resolve(opening.result.version));
        }),
    );
    expect(version).toBe(4);
    await context.close();
  });
});
