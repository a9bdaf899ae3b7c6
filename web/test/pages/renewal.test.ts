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

/** Nobody has more turns before a token is placed. */
const MOST_PRESSES = 12;

/** How often the tab has loaded its page. */
function countLoads({ page }: Person): () => number {
  let loads = 0;
  page.on('load', () => loads++);
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
    // It cannot spell where a token may be placed, and goes on by snapshots.
    for (let i = 0; i < 6; i++) {
      await awaitTurn(page);
      await pressLit(page, chance);
    }
    await awaitTurn(page);
    expect(testSite.faults).toContainEqual(expect.stringContaining('cannot be spelt out'));
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
    await page.getByRole('button', { name: text['renewal.gotIt'] }).click();
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
    await person.go('/');
    await person.button(TEXT.en['home.playNow']).waitFor();
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

  /** Takes files of this name out of the site; returns what puts them back. */
  function hide(name: RegExp): () => void {
    const assets = path.join(site, 'web/dist/assets');
    const files = readdirSync(assets).filter((file) => name.test(file));
    expect(files, String(name)).not.toEqual([]);
    const move = (from: string, to: string): void => {
      for (const file of files) renameSync(path.join(from, file), path.join(to, file));
    };
    move(assets, site);
    return () => move(site, assets);
  }

  it.each([
    ['the board of the match', /^ui-/],
    ['the start of the page', /^start-/],
  ])('reloads once, then says what to do, and does it: without %s', async (_name, file) => {
    const person = await own.person({ serviceWorkers: 'block', locale: 'pl-PL' });
    const { page } = person;
    await person.go('/');
    await person.button(TEXT.pl['home.playNow']).click();
    await awaitTurn(page);
    const url = page.url();
    const putBack = hide(file);
    const loads = countLoads(person);
    await page.reload();
    await page.getByText(TEXT.pl['renewal.stuck']).waitFor();
    expect(loads()).toBe(2);
    putBack();
    await page.getByRole('button', { name: TEXT.pl['renewal.tryAgain'] }).click();
    await awaitTurn(page);
    expect(page.url()).toBe(url);
    expect(loads()).toBe(3);
    await person.leave();
  });
});
