import { FastChance } from '@tablewright/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAt } from './kit/look.ts';
import { type Person, TEXT } from './kit/person.ts';
import { awaitStill, awaitTurn, pressLit } from './kit/play.ts';
import { LISTED, PHONE, TestSite, WIDE } from './kit/test-site.ts';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open(LISTED);
});
afterAll(() => testSite.close());

const say = TEXT.en;

/** No ship is near enough to Mecatol Rex on the first turn. */
const FAR = 'system:18';

const SIZES = [
  ['at a desk', { viewport: WIDE }],
  ['on a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
] as const;

describe.each(SIZES)('help for beginners %s', (where, size) => {
  it('lists what can be done, warns before a mistake and can be switched off', async () => {
    const person = await testSite.person(size);
    const { page } = person;
    await person.playNow({ game: 'ti4', seats: 3 });

    // The list of strategy cards takes one of them.
    await answerUntil(page, '[data-light="offered"][data-target^="strategy:"]');
    await person.button(say['advice.title']).click();
    const list = page.getByRole('dialog', { name: say['advice.title'] });
    await list.locator('[data-advice^="takeCard:"]').first().waitFor();
    await lookAt(page, 'help-cards', ['light', 'dark']);
    await list.locator('[data-advice^="takeCard:"]').first().click();
    await list.waitFor({ state: 'detached' });

    // On a turn it tells of every kind of action, and why nobody can pass yet once the rules are here.
    await answerUntil(page, `[data-light="offered"][data-target="${FAR}"]`);
    await person.button(say['advice.title']).click();
    await list.locator('h3').nth(2).waitFor();
    await list.locator('[data-advice^="activate:"]').first().waitFor();
    await lookAt(page, 'help-turn', ['light', 'dark']);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });

    // A token for nothing: nothing is sent, however often the system is pressed.
    const before = await page.locator('[data-position]').getAttribute('data-position');
    const warning = page.getByRole('alert').filter({ hasText: say['warn.title'] });
    await pressFar(page);
    await warning.waitFor();
    await lookAt(page, 'help-warning', ['light', 'dark']);
    await pressFar(page);
    expect(await page.locator('[data-position]').getAttribute('data-position')).toBe(before);
    await page.keyboard.press('Escape');
    await warning.waitFor({ state: 'detached' });

    // By key: back has the focus.
    await pressFar(page);
    await warning.waitFor();
    await page.locator('button:focus', { hasText: say['warn.back'] }).waitFor();
    await page.keyboard.press('Enter');
    await warning.waitFor({ state: 'detached' });

    // Whoever insists goes on; and nobody is asked again once the warning is switched off.
    await pressFar(page);
    await person.button(say['warn.mute']).click();
    if (where === 'on a phone') {
      await person.button(say['warn.anyway']).tap();
    } else {
      await person.button(say['warn.back']).click();
      await pressFar(page);
    }
    await page.locator(`[data-position]:not([data-position="${before}"])`).waitFor();
    await checkSettings(person);
    expect(testSite.faults).toEqual([]);
    await person.leave();
  });
});

/** The settings bring muted warnings back, and switch all of them off. */
async function checkSettings(person: Person): Promise<void> {
  await person.go('/settings');
  const again = person.page.getByRole('button', { name: /warning/ });
  await again.click();
  await again.waitFor({ state: 'detached' });
  const all = person.page.getByRole('switch', { name: say['settings.warnings'] });
  expect(await all.isChecked()).toBe(true);
  await all.click();
  await person.page.reload();
  await expect.poll(() => all.isChecked()).toBe(false);
}

/** Answers at random until this is lit. */
async function answerUntil(page: Page, wanted: string): Promise<void> {
  const chance = new FastChance(1);
  for (let presses = 0; presses < 100 && (await awaitTurn(page)); presses++) {
    await awaitStill(page);
    if ((await page.locator(wanted).count()) > 0) return;
    await pressLit(page, chance);
  }
  throw new Error(`${wanted} is never lit.`);
}

async function pressFar(page: Page): Promise<void> {
  await page.locator(`[data-target="${FAR}"]`).first().focus();
  await page.keyboard.press('Enter');
}
