import { FastChance } from '@tablewright/engine';
import { ti4 } from '@tablewright/ti4';
import { ti4Bot } from '@tablewright/ti4/bot';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TEXT } from './kit/person.ts';
import { awaitTurn, isOver, playOut, pressLit } from './kit/play.ts';
import { playStored } from './kit/stored-match.ts';
import { Table } from './kit/table.ts';
import { LISTED, PHONE, TestSite } from './kit/test-site.ts';

/** `WHOLE=1`: six play to the end, and one plays a whole match on a phone as well. */
const WHOLE = process.env['WHOLE'] === '1';

const ON_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open(LISTED);
});
afterAll(() => testSite.close());

const hasSeen = (page: Page, words: string): Promise<boolean> =>
  page.evaluate((wanted) => document.body.innerText.includes(wanted), words);

/** One sets a table for six and the other comes with the link; bots take the seats that are left. */
async function sitDown(host: Person, friend: Person): Promise<void> {
  await host.wish({ game: 'ti4', seats: 6 });
  await host.button(TEXT.en['home.inviteFriends']).click();
  await host.page.waitForURL(/\/t\//);
  await friend.go(new URL(host.page.url()).pathname);
  await friend.button(TEXT.cs['table.sit']).click();
  await friend.button(TEXT.cs['table.imReady']).click();
  for (const number of ['3', '4', '5', '6'])
    await host.page
      .getByLabel(TEXT.en['table.botAt'].replace('{number}', number))
      .selectOption('beginner');
  await host.button(TEXT.en['table.start']).click();
  for (const { page } of [host, friend]) await page.waitForURL(/\/m\//);
}

describe('Twilight Imperium in the browser', () => {
  it.each([
    { where: 'at a desk', options: {} },
    ...(WHOLE ? [{ where: 'on a phone', options: ON_PHONE }] : []),
  ])(
    'is played to its end by one person $where, who presses only what is lit, and two bots',
    async ({ options }) => {
      const person = await testSite.person(options);
      await person.playNow({ game: 'ti4', seats: 3, level: 'beginner' });
      expect(await playOut(person.page, new FastChance(17))).toBeGreaterThan(60);
      expect(await isOver(person.page)).toBe(true);
      await person.leave();
    },
  );

  it('is played by six, one of them with a phone, beyond the first round', async () => {
    const host = await testSite.person();
    const friend = await testSite.person({ locale: 'cs-CZ', ...ON_PHONE });
    await sitDown(host, friend);
    const chance = new FastChance(5);
    const table = new Table([host.page, friend.page]);
    let decisions = 0;
    const isEnough = (): Promise<boolean> =>
      WHOLE ? isOver(host.page) : hasSeen(host.page, 'Round 2');
    while (!(await isEnough())) {
      await table.agree();
      await table.decide(chance);
      decisions++;
    }
    expect(decisions).toBeGreaterThan(10);
    for (const one of [host, friend]) await one.leave();
  });

  it('shows the same question and the same fight after a reload in mid-combat', async () => {
    const person = await testSite.person();
    const { page } = person;
    await person.playNow({ game: 'ti4', seats: 3, people: 3 });
    const { pathname } = new URL(page.url());
    await person.go('/settings');
    await playStored(
      page,
      pathname.split('/').at(-1)!,
      { game: ti4, hooks: ti4Bot },
      ({ combat, rolled }, prompt) =>
        ['assignHits', 'sustainDamage'].includes(prompt) &&
        combat.system >= 0 &&
        rolled.dice.some((dice) => dice.length > 0),
    );
    await person.go(pathname);
    const before = await fightOn(page);
    expect(before.dice).toBeGreaterThan(0);
    expect(before.story).not.toBe('');
    await page.reload();
    expect(await fightOn(page)).toEqual(before);
    const chance = new FastChance(3);
    for (let presses = 0; presses < 5; presses++) {
      await awaitTurn(page);
      await pressLit(page, chance);
    }
    await person.leave();
  });

  it('stands while its sheets cannot be fetched, and shows them when they can', async () => {
    const person = await testSite.person({ serviceWorkers: 'block' });
    const { page } = person;
    let refused = 0;
    await page.route(
      /\/assets\/(Objectives|Technologies|Strategies|MatchOdds|OddsView)/,
      (route) => {
        refused++;
        return route.abort('internetdisconnected');
      },
    );
    await person.playNow({ game: 'ti4', seats: 3, level: 'beginner' });
    const secret = page.locator('[data-target^="secret:"]').first();
    await expect.poll(() => refused).toBeGreaterThan(3);
    expect(await page.locator('[data-position]').isVisible()).toBe(true);
    expect(await secret.isVisible()).toBe(false);
    await page.unrouteAll();
    await secret.waitFor();
    await page.waitForFunction(() =>
      Array.from(document.styleSheets, ({ href }) => href).some((href) =>
        href?.includes('/Objectives'),
      ),
    );
    await person.leave();
  });

  it('leaves no error in any console', () => {
    expect(testSite.faults).toEqual([]);
  });
});

interface Fight {
  readonly asked: string;
  readonly story: string;
  readonly dice: number;
}

/** What the page asks, and what it shows of the combat. At one device the player who is asked looks first. */
async function fightOn(page: Page): Promise<Fight> {
  await awaitTurn(page);
  const look = page.locator('[data-answer="look"]');
  if ((await look.count()) > 0) await look.click();
  // The question tells of what lies under the pointer.
  await page.mouse.move(0, 0);
  await page.locator('section[data-mine="true"] [data-prompt]').waitFor();
  const fight = page.locator('[data-subject="combat"]').first();
  // The odds come last: they are fetched after the table and then worked out.
  await fight.locator('a[href^="/tools/ti4/battle"]').waitFor();
  return {
    asked: (await page.locator('[data-prompt]').textContent()) ?? '',
    story: (await fight.textContent()) ?? '',
    dice: await fight.locator('svg[data-late]').count(),
  };
}
