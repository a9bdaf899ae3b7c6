import { FastChance } from '@tablewright/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSite, PHONE } from './kit/test-site.ts';
import { type Person, TEXT } from './kit/person.ts';
import { awaitTurn, isOver, playOut, position, pressLit } from './kit/play.ts';
import { sitDown, Table } from './kit/table.ts';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open();
});
afterAll(() => testSite.close());

describe('a match in the browser', () => {
  it('is one click away from the front page, in the language of the browser', async () => {
    const stranger = await testSite.person({ locale: 'cs-CZ', reducedMotion: 'no-preference' });
    const { page } = stranger;
    await stranger.go('/');
    await stranger.button(TEXT.cs['home.playNow']).click();
    await awaitTurn(page);
    expect(page.url()).toContain('/m/');
    expect(await page.locator('html').getAttribute('lang')).toBe('cs');
    const description = page.locator('meta[name="description"]');
    expect(await description.getAttribute('content')).toMatch(/^Moderní deskové hry/);
    const manifest = page.locator('link[rel="manifest"]');
    const address = await manifest.evaluate((link: HTMLLinkElement) => link.href);
    expect(await (await page.request.get(address)).json()).toMatchObject({ lang: 'cs' });
    await page.getByRole('heading', { name: TEXT.cs['game.roam'], exact: true }).waitFor();
    await stranger.leave();
  });

  it('is played by three friends from an invitation, whatever happens in between', async () => {
    const friends = [
      await testSite.person({ reducedMotion: 'no-preference' }),
      await testSite.person({ locale: 'cs-CZ' }),
      await testSite.person({ locale: 'pl-PL', viewport: PHONE, hasTouch: true, isMobile: true }),
    ];
    const [host, second, third] = friends;
    await sitDown(host, second, third);

    const chance = new FastChance(3);
    const table = new Table(friends.map(({ page }) => page));
    const match = new URL(host.page.url()).pathname;
    const incidents: { readonly [decisions: number]: () => Promise<void> } = {
      8: async () => {
        await second.openTab();
        await second.go(match);
        table.pages.push(second.page);
      },
      16: async () => void (await host.page.reload()),
      24: async () => {
        third.line.cut();
        await third.page.getByText(TEXT.pl['match.lost']).waitFor();
        table.away = third;
      },
      36: async () => void (await third.page.reload()),
      42: () => testSite.kill().then(() => testSite.restart()),
      50: () => speakCzech(host),
      58: async () => {
        for (const friend of friends) friend.line.cut();
        for (const friend of friends) friend.line.mend();
      },
    };
    let decisions = 0;
    for (; !(await isOver(host.page)); decisions++) {
      await incidents[decisions]?.();
      await table.agree();
      await table.decide(chance);
    }
    expect(decisions).toBeGreaterThan(60);
    await table.agree();
    for (const page of table.pages) await expect.poll(() => isOver(page)).toBe(true);
    for (const friend of friends) await friend.leave();
  });

  it('is played on a phone', async () => {
    const person = await testSite.person({ viewport: PHONE, hasTouch: true, isMobile: true });
    await person.playNow({ seats: 2 });
    await playOut(person.page, new FastChance(5));
    expect(await isOver(person.page)).toBe(true);
    await person.leave();
  });

  it('is played with the keyboard alone', async () => {
    const person = await testSite.person();
    await person.playNow({ seats: 2 });
    const chance = new FastChance(6);
    let [keys, presses] = [0, 0];
    for (; await awaitTurn(person.page); presses++)
      keys += await pressWithKeys(person.page, chance);
    expect(await isOver(person.page)).toBe(true);
    // The focus is never lost: what is lit is always near.
    expect(keys / presses).toBeLessThan(5);
    await person.leave();
  });

  it('goes on with the network off, and survives the closing of its tab', async () => {
    const person = await testSite.person();
    await person.keepOffline('roam');
    await person.goOffline();
    await person.playNow({ seats: 2 });
    expect(person.page.url()).toContain('/local/');
    const chance = new FastChance(8);
    while (Number.parseInt((await position(person.page))!, 10) < 20) {
      await awaitTurn(person.page);
      await pressLit(person.page, chance);
    }
    await awaitTurn(person.page);
    const table = person.page;
    const [url, reached] = [table.url(), await position(table)];
    await person.openTab();
    await person.go('/');
    await person.page.getByText(TEXT.en['card.yourTurn']).waitFor();
    await table.close();
    await person.page.goto(url);
    await awaitTurn(person.page);
    expect(Number.parseInt((await position(person.page))!, 10)).toBeGreaterThanOrEqual(
      Number.parseInt(reached!, 10),
    );
    await playOut(person.page, chance);
    expect(await isOver(person.page)).toBe(true);
    await person.leave();
  });

  it('hides from each at a shared device what only another may see', async () => {
    const person = await testSite.person();
    await person.playNow({ seats: 2, people: 2 });
    const { page } = person;
    const curtain = page.locator('[data-answer="look"]');
    const chance = new FastChance(2);
    const viewers: (string | null)[] = [];
    while (viewers.length < 4) {
      await awaitTurn(page);
      if ((await curtain.count()) > 0) {
        // Nothing behind the curtain can be seen or pressed.
        const { width, height } = page.viewportSize()!;
        const seen = await page.evaluate(
          ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-target]') !== null,
          [width / 3, height / 3],
        );
        expect(seen).toBe(false);
        viewers.push(await curtain.textContent());
      }
      await pressLit(page, chance);
    }
    expect(new Set(viewers).size).toBe(2);
    await person.leave();
  });

  it('leaves no error in any console', () => {
    expect(testSite.faults).toEqual([]);
  });
});

/** Changes the language over the running match. */
async function speakCzech({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: TEXT.en['nav.settings'] }).click();
  const settings = page.getByRole('dialog');
  await settings.getByRole('radio', { name: 'Čeština' }).click();
  await settings.getByRole('button', { name: TEXT.cs['close'] }).click();
  await page.getByRole('heading', { name: TEXT.cs['match.log'] }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('cs');
}

/** Walks some way along what is lit with Tab, back where that ends, and presses Enter; tells how many keys that took. */
async function pressWithKeys(page: Page, chance: FastChance): Promise<number> {
  const before = await page.evaluate(() => eyes.sight());
  const wanted = chance.below(3);
  let key = 'Tab';
  for (let keys = 0; keys < 40; keys++) {
    const isLit = await page.evaluate(() => eyes.isFocusLit());
    if (!isLit && keys > 0) key = 'Shift+Tab';
    if (isLit && (keys >= wanted || key !== 'Tab')) {
      await page.keyboard.press('Enter');
      await page.waitForFunction((seen) => eyes.sight() !== seen || eyes.isOver(), before);
      return keys + 1;
    }
    await page.keyboard.press(key);
  }
  throw new Error('Nothing lit can be reached with Tab.');
}
