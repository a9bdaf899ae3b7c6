import { execFileSync } from 'node:child_process';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { FastChance } from '@tablewright/engine';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Person, TEXT } from './kit/person.ts';
import { awaitTurn, position, pressLit } from './kit/play.ts';
import { copyOfSite } from './kit/site-copy.ts';
import { PHONE, TestSite, WIDE } from './kit/test-site.ts';

const OLDER_SITE = new URL('../../../scripts/older-site.mjs', import.meta.url).pathname;

const ASSETS = 'web/dist/assets';

/** Nobody has more turns before a token is placed. */
const MOST_PRESSES = 12;

const UNSPELT = /The option "place:\w+" cannot be spelt out/;

/** How often the tab has asked for its page. */
function countLoads({ page }: Person): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  return () => loads;
}

const decisionsOn = async (page: Page): Promise<number> =>
  Number.parseInt((await position(page))!, 10);

describe('a page of an earlier release', { tags: ['long'] }, () => {
  let older: string;
  let testSite: TestSite;
  beforeAll(() => {
    older = execFileSync(process.execPath, [OLDER_SITE], { encoding: 'utf8' });
  });
  beforeEach(async () => {
    testSite = await TestSite.open({}, older);
  });
  afterEach(() => testSite.close());

  it.each([
    ['wide', { viewport: WIDE, locale: 'cs-CZ' }, 'cs'],
    ['on a phone', { viewport: PHONE, hasTouch: true, isMobile: true, locale: 'pl-PL' }, 'pl'],
  ] as const)('becomes the new page where the match stands, %s', async (_n, options, language) => {
    const text = TEXT[language];
    const person = await testSite.person(options);
    const { page } = person;
    await person.go('/');
    await person.button(text['home.playNow']).click();
    const chance = new FastChance(4);
    // It cannot spell where a token may be placed, and goes on by a snapshot.
    const isUnspelt = (): boolean => testSite.faults.some((fault) => UNSPELT.test(fault));
    for (let i = 0; i < MOST_PRESSES && !isUnspelt(); i++) {
      await awaitTurn(page);
      await pressLit(page, chance);
    }
    expect(isUnspelt()).toBe(true);
    await awaitTurn(page);
    const before = await decisionsOn(page);
    const url = page.url();
    const loads = countLoads(person);
    await testSite.stop();
    testSite.faults.splice(0);
    await testSite.restart(inject('server'));
    await page.getByText(text['renewal.loaded']).waitFor();
    await awaitTurn(page);
    expect(loads()).toBe(1);
    expect(page.url()).toBe(url);
    expect(await decisionsOn(page)).toBe(before);
    // The news about the rules has such a button as well, below.
    await person.button(text['renewal.gotIt']).click();
    await page.getByText(text['renewal.loaded']).waitFor({ state: 'detached' });
    // Now it can be spelt, also where it comes with a move.
    const placed = page.locator('[data-light="offered"][data-target^="square:"]').first();
    for (let i = 0; i < MOST_PRESSES && !(await placed.isVisible()); i++) {
      await awaitTurn(page);
      await pressLit(page, chance);
    }
    await awaitTurn(page);
    expect(loads()).toBe(1);
    expect(testSite.faults).toEqual([]);
    await person.leave();
  });

  it('becomes the new page where a part of it is gone from the server', async () => {
    const person = await testSite.person({ serviceWorkers: 'block' });
    const { page } = person;
    // The last part that the front page fetches by itself: without it, it would be renewed before anything is pressed.
    const news = page.waitForResponse(/\/assets\/News-/);
    await person.go('/');
    await news;
    await testSite.stop();
    await testSite.restart(inject('server'));
    const loads = countLoads(person);
    await person.button(TEXT.en['home.playNow']).click();
    await page.getByText(TEXT.en['renewal.loaded']).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/m\//);
    await awaitTurn(page);
    await pressLit(page, new FastChance(1));
    expect(loads()).toBe(1);
    await person.leave();
  });
});

describe('a site that lacks a file', { tags: ['long'] }, () => {
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

  let hidden: readonly string[] = [];
  afterEach(putBack);

  const move = (from: string, to: string): void => {
    for (const file of hidden) renameSync(path.join(site, from, file), path.join(site, to, file));
  };

  /** Takes files of this name out of the site. Nobody may have fetched them before: browsers keep them. */
  function hide(name: RegExp): void {
    hidden = readdirSync(path.join(site, ASSETS)).filter((file) => name.test(file));
    expect(hidden, String(name)).not.toEqual([]);
    move(ASSETS, '.');
  }

  function putBack(): void {
    move('.', ASSETS);
    hidden = [];
  }

  it('reloads the page of a match once, then says what to do, and does it', async () => {
    const text = TEXT.pl;
    const person = await own.person({ serviceWorkers: 'block', locale: 'pl-PL' });
    const { page } = person;
    await person.go('/');
    await person.button(text['home.playNow']).waitFor();
    hide(/^ui-/);
    const loads = countLoads(person);
    await person.button(text['home.playNow']).click();
    await page.getByText(text['renewal.stuck']).waitFor();
    const url = page.url();
    expect(new URL(url).pathname).toMatch(/^\/m\//);
    expect(loads()).toBe(1);
    putBack();
    await person.button(text['renewal.tryAgain']).click();
    await awaitTurn(page);
    expect(page.url()).toBe(url);
    expect(loads()).toBe(2);
    await person.leave();
  });

  it('does the same where the page cannot even start', async () => {
    hide(/^start-/);
    const person = await own.person({ serviceWorkers: 'block', locale: 'cs-CZ' });
    const { page } = person;
    const loads = countLoads(person);
    await person.go('/rules');
    await page.getByText(TEXT.cs['renewal.stuck']).waitFor();
    expect(loads()).toBe(2);
    putBack();
    await person.button(TEXT.cs['renewal.tryAgain']).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(loads()).toBe(3);
    await person.leave();
  });
});
