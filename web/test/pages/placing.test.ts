import { FastChance } from '@tablewright/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSite, PHONE } from './kit/test-site.ts';
import { type Person, TEXT } from './kit/person.ts';
import { awaitTurn, position, pressLit } from './kit/play.ts';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open();
});
afterAll(() => testSite.close());

const starter = (letter: 'B' | 'C'): string =>
  `[data-target^="card:RO-S-"][data-target$="-${letter}"][data-light="offered"]`;

const square = (name: string): string => `[data-target="square:${name}"]`;
const offered = (name: string): string => `${square(name)}[data-light="offered"]`;

/**
 * A match of two in which Stalturn's pattern is about to be laid on an empty map: a corner of three, and an optional
 * square at its lower right.
 */
async function aboutToPlace(person: Person): Promise<void> {
  await person.playNow({ seats: 2 });
  await awaitTurn(person.page);
  await person.page.locator(starter('C')).click();
  await person.page.locator(offered('a1')).waitFor();
}

const touched = { viewport: PHONE, hasTouch: true, isMobile: true } as const;

describe('laying a pattern in Roam', () => {
  it('on a phone a tap shows it, and a tap on any of its squares confirms', async () => {
    const person = await testSite.person(touched);
    const { page } = person;
    await aboutToPlace(person);
    const before = await position(page);
    await page.locator(offered('c4')).tap();
    await person.button(TEXT.en['match.confirm'].replace('{what}', 'Place it at c4')).waitFor();
    await expect.poll(() => ghostOf(page)).toEqual({ tokens: 3, blocked: 0 });
    // Another place, then a square of the pattern that is shown there.
    await page.locator(offered('e5')).tap();
    await person.button(TEXT.en['match.confirm'].replace('{what}', 'Place it at e5')).waitFor();
    expect(await position(page)).toBe(before);
    await page.locator(offered('f5')).tap();
    await tokensOn(page, ['e5', 'f5', 'e6']);
    await expect.poll(() => position(page)).not.toBe(before);
    await person.leave();
  });

  it('with a mouse one click lays it as shown, on any square that it covers', async () => {
    const person = await testSite.person();
    const { page } = person;
    await aboutToPlace(person);
    // On an empty map every square is covered by some position, and lit.
    const lit = page.locator('[data-target^="square:"][data-light="offered"]');
    await expect.poll(() => lit.count()).toBe(36);
    await page.locator(offered('f6')).hover();
    await expect.poll(() => ghostOf(page)).toEqual({ tokens: 3, blocked: 0 });
    await page.locator(offered('f6')).click();
    await tokensOn(page, ['e5', 'f5', 'e6']);
    await person.leave();
  });

  it('where it may not lie, the squares in the way are shown, and the clause on a click', async () => {
    const person = await testSite.person();
    const { page } = person;
    await person.playNow({ seats: 2, people: 2 });
    await awaitTurn(page);
    // Blogrund's column of three fills a1 to a3; the other player's Blogrund finds no free square there.
    await page.locator(starter('B')).click();
    await page.locator(offered('a1')).click();
    await page.locator('[data-answer="look"]').click();
    await page.locator(starter('B')).click();
    await page.locator(offered('a2')).waitFor();
    await page.locator(square('a1')).hover();
    await expect.poll(() => ghostOf(page)).toEqual({ tokens: 0, blocked: 3 });
    await page.locator(square('a1')).click({ force: true });
    await page.getByRole('alert', { name: TEXT.en['match.whyNot'] }).getByText('RO-6.5').waitFor();
    // One square lower the last of its squares is free.
    await page.locator(offered('a2')).hover();
    await expect.poll(() => ghostOf(page)).toEqual({ tokens: 1, blocked: 0 });
    await person.leave();
  });
});

/** No match gets this far without a region being found. */
const MOST_PRESSES = 200;

describe('laying a region in Ahoy', () => {
  it('is done by one picture that turns and shifts; no list of ways covers the chart', async () => {
    const person = await testSite.person({ viewport: { width: 1024, height: 768 } });
    const { page } = person;
    await person.playNow({ game: 'ahoy', seats: 2, people: 2 });
    const chance = new FastChance(5);
    const inHand = page.locator('[data-target^="place:"]');
    const turn = page.getByRole('button', { name: 'Turn the region' });
    for (let i = 0; i < MOST_PRESSES && (await turn.count()) === 0; i++) {
      await awaitTurn(page);
      await pressLit(page, chance);
    }
    expect(await inHand.count()).toBe(1);
    expect(await page.locator('[data-answer^="lay:"]').count()).toBe(0);
    const before = (await inHand.getAttribute('data-target'))!;
    await turn.click();
    await expect.poll(() => inHand.getAttribute('data-target')).not.toBe(before);
    const here = await position(page);
    await inHand.click();
    await expect.poll(() => position(page)).not.toBe(here);
    await person.leave();
  });
});

/** What is drawn of a pattern that is not laid yet. */
function ghostOf(page: Page): Promise<{ tokens: number; blocked: number }> {
  return page.evaluate(() => ({
    tokens: document.querySelectorAll('[data-ghost] [data-placed]').length,
    blocked: document.querySelectorAll('[data-ghost] [data-blocked]').length,
  }));
}

/** Waits until tokens lie on these squares. */
async function tokensOn(page: Page, squares: readonly string[]): Promise<void> {
  for (const name of squares)
    await page.locator(`[data-piece^="token:${name}:"]`).waitFor({ state: 'attached' });
}
