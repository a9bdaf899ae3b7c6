import { FastChance } from '@tablewright/engine';
import { ti4Text } from '@tablewright/ti4/text';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEXT } from './kit/person.ts';
import { awaitTurn, pressLit } from './kit/play.ts';
import { LISTED, PHONE, TestSite } from './kit/test-site.ts';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open(LISTED);
});
afterAll(() => testSite.close());

/** Enough to choose everything and to place all units of a sheet. */
const MOST_PRESSES = 80;

/** The printed map for six players. */
const MAP =
  '22 44 19 42 24 45 35 23 36 39 38 25 33 46 27 26 30 40 0 32 50 0 31 47 0 37 29 0 34 20 0 49 28 0 21 43';

const TABLES = [
  { where: 'at a desk', locale: 'en', options: {}, factions: 'draft', galaxy: 'slices' },
  {
    where: 'on a phone, in Czech',
    locale: 'cs',
    options: { locale: 'cs-CZ', viewport: PHONE, hasTouch: true, isMobile: true },
    factions: 'pick',
    galaxy: 'built',
  },
] as const;

describe('before a match of Twilight Imperium', () => {
  it.each(TABLES)(
    'factions and galaxy are chosen by pressing what is lit $where: $factions, $galaxy',
    async ({ locale, options, factions, galaxy }) => {
      const person = await testSite.person(options);
      const { messages } = ti4Text.languages[locale];
      await person.wish({ game: 'ti4', seats: 3, level: 'beginner' }, TEXT[locale]);
      for (const [name, value] of Object.entries({ factions, galaxy }))
        await person.page
          .getByRole('group', { name: messages[`setup.${name}`] })
          .getByRole('radio', { name: messages[`setup.${name}.${value}`], exact: true })
          .check();
      await person.button(TEXT[locale]['home.playNow']).click();
      await person.page.waitForSelector('[data-position]');
      const chance = new FastChance(3);
      const strategy = person.page.locator('[data-target="strategy:leadership"]');
      let presses = 0;
      while (!(await strategy.isVisible())) {
        expect(++presses).toBeLessThan(MOST_PRESSES);
        expect(await awaitTurn(person.page)).toBe(true);
        await pressLit(person.page, chance);
      }
      expect(presses).toBeGreaterThan(2);
      await person.leave();
    },
  );

  it.each(['en', 'pl'] as const)(
    'a map string for another number of players keeps the match from starting: %s',
    async (locale) => {
      const person = await testSite.person({ locale: locale === 'en' ? 'en-GB' : 'pl-PL' });
      const { messages } = ti4Text.languages[locale];
      const text = TEXT[locale];
      const playNow = person.button(text['home.playNow']);
      await person.wish({ game: 'ti4', seats: 6, level: 'beginner' }, text);
      const choose = (label: string, value: string): Promise<void> =>
        person.page
          .getByRole('group', { name: label })
          .getByRole('radio', { name: value, exact: true })
          .check();
      await choose(messages['setup.galaxy'], messages['setup.galaxy.text']);
      await playNow.and(person.page.locator(':disabled')).waitFor();
      await person.page.getByRole('textbox', { name: messages['setup.galaxy.text'] }).fill(MAP);
      await playNow.and(person.page.locator(':enabled')).waitFor();
      await choose(text['wish.seats'], '5');
      await playNow.and(person.page.locator(':disabled')).waitFor();
      const reason = await playNow.getAttribute('aria-describedby');
      const said = person.page.locator(`[id="${reason}"]`);
      await expect.poll(() => said.textContent()).toMatch(/6.*5/);
      // It still counts when the options are closed.
      await person.button(text['home.wish.close']).click();
      const change = person.button(text['home.wish.change']);
      await change.waitFor();
      expect(await playNow.isDisabled()).toBe(true);
      expect(await said.isVisible()).toBe(true);
      await change.click();
      await choose(text['wish.seats'], '6');
      await playNow.click();
      await person.page.waitForSelector('[data-position]');
      await person.leave();
    },
  );

  const NAMED = [
    { where: 'at a desk, with the keyboard', locale: 'en', options: {}, keyboard: true },
    {
      where: 'on a phone, in Polish',
      locale: 'pl',
      options: { locale: 'pl-PL', viewport: PHONE, hasTouch: true, isMobile: true },
      keyboard: false,
    },
  ] as const;

  it.each(NAMED)(
    'factions are named for the seats $where',
    async ({ locale, options, keyboard }) => {
      const person = await testSite.person(options);
      const { messages, names } = ti4Text.languages[locale];
      const text = TEXT[locale];
      const { page } = person;
      await person.wish({ game: 'ti4', seats: 4, level: 'beginner' }, text);
      const mode = page
        .getByRole('group', { name: messages['setup.factions'] })
        .getByRole('radio', { name: messages['setup.factions.bySeat'], exact: true });
      const seat = (number: number): Locator =>
        page.getByLabel(messages['setup.factions.seat'].replace('{number}', String(number)));
      const choose = async (number: number, faction: string): Promise<void> => {
        const label = names[`faction.${faction}`];
        if (!keyboard) return void (await seat(number).selectOption({ label }));
        await seat(number).focus();
        await page.keyboard.type(label);
      };
      if (keyboard) {
        await mode.focus();
        await page.keyboard.press('Space');
      } else {
        await mode.check();
      }
      await choose(1, 'winnu');
      await choose(2, 'nekro');
      const taken = seat(3).getByRole('option', { name: names['faction.winnu'] });
      expect(await taken.getAttribute('disabled')).toBe('');
      expect(await seat(4).locator('option:checked').textContent()).toBe(
        messages['setup.factions.open'],
      );
      await page.locator('label', { has: seat(4) }).scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
      // Seats that are gone take their choices along.
      await choose(4, 'hacan');
      const count = (n: string): Locator =>
        page.getByRole('group', { name: text['wish.seats'] }).getByRole('radio', { name: n });
      await count('3').check();
      await expect.poll(() => seat(4).count()).toBe(0);
      await person.button(text['home.playNow']).click();
      await page.waitForSelector('[data-position]');
      expect(await awaitTurn(page)).toBe(true);
      await page.getByText(names['faction.winnu']).first().waitFor({ state: 'attached' });
      await person.leave();
    },
  );
});
