import type { Locator, Page } from 'playwright-core';
import { FastChance } from '@tablewright/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAt, lookUndisturbed } from './kit/look.ts';
import { TEXT } from './kit/person.ts';
import { awaitTurn, pressLit } from './kit/play.ts';
import { LISTED, PHONE, TestSite, WIDE } from './kit/test-site.ts';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open(LISTED);
});
afterAll(() => testSite.close());

const say = TEXT.en;

const SIZES = [
  ['at a desk', { viewport: WIDE }],
  ['on a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
] as const;

/** Enough for different questions to be asked. */
const PRESSES = 12;

describe.each(SIZES)('a first match %s', (where, size) => {
  it('advises at every step beside the board, until the advice is turned off', async () => {
    const person = await testSite.person(size);
    const { page } = person;
    await person.playNow({ game: 'ti4', seats: 3 });
    const strip = page.getByRole('region', { name: say['coach.title'] });

    // The advice changes with the question; the board keeps its place and its scale.
    const chance = new FastChance(3);
    const tips = new Set<string | null>();
    const frames = new Set<string>();
    for (let presses = 0; presses < PRESSES && (await awaitTurn(page)); presses++) {
      tips.add(await strip.locator('[data-tip]').getAttribute('data-tip'));
      frames.add(await lookUndisturbed(page, say, () => page.evaluate(frameOf)));
      expect(await covered(page, strip)).toBe(false);
      await pressLit(page, chance);
    }
    expect(tips.size).toBeGreaterThan(2);
    expect([...frames]).toHaveLength(1);

    await awaitTurn(page);
    await lookAt(page, 'coach');
    const off = strip.getByRole('button', { name: say['coach.off'] });
    if (where === 'on a phone') {
      // One line; what is opened lies over the hand.
      expect((await strip.boundingBox())!.height).toBeLessThan(50);
      const more = strip.getByRole('button', { name: say['coach.more'] });
      await more.tap();
      await off.waitFor();
      await lookAt(page, 'coach-open', ['light', 'dark']);
      expect(await covered(page, strip)).toBe(false);
      await more.press('Escape');
      await off.waitFor({ state: 'hidden' });
      await more.press('Enter');
    }
    await off.click();
    await strip.waitFor({ state: 'detached' });

    // It stays off, and the menu turns it on again.
    await page.reload();
    await awaitTurn(page);
    expect(await strip.count()).toBe(0);
    await person.button(say['match.menu']).click();
    await page.getByRole('menuitem', { name: say['coach.on'] }).click();
    await strip.waitFor();
    await person.go('/settings');
    const game = say['settings.coach'].replace('{game}', say['game.ti4']);
    const inSettings = page.getByRole('switch', { name: game });
    expect(await inSettings.isChecked()).toBe(true);
    await inSettings.click();
    await page.goBack();
    await awaitTurn(page);
    expect(await strip.count()).toBe(0);
    expect(testSite.faults).toEqual([]);
    await person.leave();
  });
});

/** Runs in the page. */
function frameOf(): string {
  const { x, y, width, height } = document.querySelector('main > div')!.getBoundingClientRect();
  const scale = document.querySelector<SVGSVGElement>('main svg[role="group"]')!.getScreenCTM()!.a;
  return [x, y, width, height, scale].map((each) => each.toFixed(2)).join(' ');
}

/** Does any of the strip lie over the board? */
async function covered(page: Page, strip: Locator): Promise<boolean> {
  const board = (await page.locator('main > div').first().boundingBox())!;
  const tops = await strip
    .locator('*')
    .evaluateAll((parts) =>
      parts.flatMap((part) => [...part.getClientRects()].map(({ top }) => top)),
    );
  return Math.min(...tops) < board.y + board.height - 1;
}
