import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSite } from './kit/test-site.ts';
import { type Person, TEXT } from './kit/person.ts';
import { awaitTurn } from './kit/play.ts';
import { copyOfSite } from './kit/site-copy.ts';

const FIRST_VISIT = 700_000;

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open();
});
afterAll(() => testSite.close());

/** Games that the service worker has in store, as `/roam/en`. */
function kept({ page }: Person): Promise<string[]> {
  return page.evaluate(async () => {
    const marks = await caches.open('tablewright-kept');
    return (await marks.keys()).map(({ url }) => new URL(url).pathname);
  });
}

async function isReady({ page }: Person): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
}

describe('without a network', () => {
  it('the front page opens after one visit, which fetches the shell alone', async () => {
    const person = await testSite.person();
    await person.go('/');
    await isReady(person);
    expect(person.line.received).toBeGreaterThan(100_000);
    expect(person.line.received).toBeLessThan(FIRST_VISIT);
    expect(await kept(person)).toEqual([]);
    await person.goOffline();
    await person.page.getByText(TEXT.en['offline.banner']).waitFor();
    await person.leave();
  });

  it('a game can be played that was stored, and another one says what to do', async () => {
    const person = await testSite.person();
    await person.keepOffline('ahoy');
    expect(await kept(person)).toEqual(['/ahoy/en']);
    await person.goOffline();
    await person.playNow({ game: 'ahoy', seats: 2 });
    await awaitTurn(person.page);
    expect(person.page.url()).toContain('/local/');
    await person.wish({ game: 'roam', seats: 2, artifacts: null });
    await person.button(TEXT.en['home.playNow']).click();
    await person.page.getByText(TEXT.en['problem.not-kept']).waitFor();
    await person.leave();
  });

  it('a game can be played that was opened before', async () => {
    const person = await testSite.person();
    await person.go('/learn/arcs/chapter');
    await isReady(person);
    await expect.poll(() => kept(person), { timeout: 60_000 }).toEqual(['/arcs/en']);
    await person.goOffline();
    await person.playNow({ game: 'arcs', seats: 2 });
    await awaitTurn(person.page);
    expect(person.page.url()).toContain('/local/');
    await person.leave();
  });

  it('leaves no error in any console', () => {
    expect(testSite.faults).toEqual([]);
  });
});

describe('a new version of the site', () => {
  let site: string;
  let own: TestSite;
  beforeAll(async () => {
    site = copyOfSite();
    own = await TestSite.open({}, path.join(site, 'server/dist/main.mjs'));
  });
  afterAll(async () => {
    await own.close();
    rmSync(site, { recursive: true });
  });

  it('has the games that were stored, without being asked', async () => {
    const person = await own.person();
    await person.keepOffline('roam');
    renew(path.join(site, 'web/dist/sw.js'));
    await person.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration!.update();
    });
    await expect
      .poll(() => person.page.evaluate(() => caches.keys()), { timeout: 60_000 })
      .toEqual(expect.not.arrayContaining([expect.stringMatching(VERSION)]));
    expect(await person.page.evaluate(() => caches.keys())).toContain(NEXT);
    await person.goOffline();
    await person.playNow({ seats: 2 });
    await awaitTurn(person.page);
    expect(person.page.url()).toContain('/local/');
    await person.leave();
  });
});

/** Names of stores. */
const VERSION = /^tablewright-[\da-f]{12}$/;
const NEXT = 'tablewright-next';

/** The same service worker under another version. */
function renew(file: string): void {
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace(/tablewright-[\da-f]{12}/g, NEXT));
  for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`);
}
