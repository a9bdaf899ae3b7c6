import type { Locale } from '@tablewright/text';
import { ti4Text } from '@tablewright/ti4/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TEXT } from './kit/person.ts';
import { awaitStill, awaitTurn } from './kit/play.ts';
import { LISTED, PHONE, TestSite } from './kit/test-site.ts';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open(LISTED);
});
afterAll(() => testSite.close());

const LOCALES = { en: 'en-GB', cs: 'cs-CZ', pl: 'pl-PL' } as const;

/** More presses of Tab than there are stops on a page. */
const MOST_STOPS = 120;
const MOST_ANSWERS = 80;

async function begin(
  locale: Locale,
  setup: { readonly [option: string]: string },
  options = {},
): Promise<Person> {
  const person = await testSite.person({ locale: LOCALES[locale], ...options });
  const { messages } = ti4Text.languages[locale];
  await person.wish({ game: 'ti4', seats: 3, level: 'beginner' }, TEXT[locale]);
  for (const [name, value] of Object.entries(setup))
    await person.page
      .getByRole('group', { name: messages[`setup.${name}`] })
      .getByRole('radio', { name: messages[`setup.${name}.${value}`] ?? value, exact: true })
      .check();
  await person.button(TEXT[locale]['home.playNow']).focus();
  await person.page.keyboard.press('Enter');
  await person.page.waitForSelector('[data-position]');
  return person;
}

interface Focused {
  readonly target: string | null;
  readonly label: string | null;
  readonly isSeen: boolean;
}

/** What has the focus, what a screen reader says of it, and whether it lies in sight. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement!;
    const { left, top, width, height } = element.getBoundingClientRect();
    const under = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      target: element.getAttribute('data-target'),
      label: element.getAttribute('aria-label'),
      isSeen: under !== null && (element === under || element.contains(under)),
    };
  });

/** What has the focus is brought into sight, if it is not there yet. */
const expectSeen = (page: Page): Promise<void> =>
  expect.poll(async () => (await focused(page)).isSeen).toBe(true);

/** Goes on with Tab until the focus is on something with this beginning. */
async function tabTo(page: Page, start: string): Promise<Focused> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    const now = await focused(page);
    if (now.target?.startsWith(start) === true) return now;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${start}.`);
}

/** Presses Enter and waits until that has changed what is lit. */
async function enter(page: Page): Promise<void> {
  const before = await page.evaluate(() => eyes.sight());
  await page.keyboard.press('Enter');
  await page.waitForFunction((seen) => eyes.sight() !== seen && !eyes.isSending(), before);
}

/** Whatever is left to choose before the first round: the thing that the page puts the focus on. */
async function playToStrategy(page: Page): Promise<void> {
  const strategy = page.locator('[data-target^="strategy:"][data-light="offered"]').first();
  for (let answers = 0; !(await strategy.isVisible()); answers++) {
    expect(answers).toBeLessThan(MOST_ANSWERS);
    expect(await awaitTurn(page)).toBe(true);
    if (await strategy.isVisible()) return;
    await page.waitForFunction(() =>
      document.activeElement!.matches('[data-light="offered"], [data-answer], [role="radio"]'),
    );
    // The last tile of the hand still has to be placed, unless it has only one place.
    if (await page.evaluate(() => document.activeElement!.matches('[role="radio"]')))
      await page.keyboard.press('Enter');
    await enter(page);
  }
}

/** Opens the sheet of factions and reads an ability of everybody. */
async function readSheets(page: Page, locale: Locale): Promise<void> {
  const { messages, names } = ti4Text.languages[locale];
  const shared = page.getByRole('button', {
    name: TEXT[locale]['match.tab.beside'],
    exact: true,
  });
  const buttons = [page.getByRole('button', { name: messages['ui.sheet.faction'], exact: true })];
  // Only a phone has the sheets behind a tab.
  if (page.viewportSize()!.width === PHONE.width) buttons.unshift(shared);
  for (const button of buttons) {
    await button.focus();
    await page.keyboard.press('Enter');
  }
  const sheet = page.getByRole('region', { name: messages['ui.sheet.faction'] });
  const seats = sheet.getByRole('group', { name: messages['ui.whose'] }).getByRole('button');
  await seats.first().waitFor();
  const abilities = new Set<string>();
  for (const seat of await seats.all()) {
    await seat.focus();
    await page.keyboard.press('Enter');
    await sheet.focus();
    await page.keyboard.press('ArrowDown');
    await expectSeen(page);
    const { target, label } = await focused(page);
    const ability = target!.split(':')[1];
    expect(label).toMatch(new RegExp(`^${names[`ability.${ability}`]}\\. .{20,}`));
    abilities.add(ability);
  }
  expect(abilities.size).toBe(3);
}

describe('before a match of Twilight Imperium, with the keyboard alone', () => {
  it.each(['en', 'pl'] as const)(
    'a slice, a faction and a place are drafted: %s',
    async (locale) => {
      const person = await begin(locale, { factions: 'draft', galaxy: 'slices', bans: '1' });
      const { page } = person;
      const { names } = ti4Text.languages[locale];
      await awaitTurn(page);
      const banned = await tabTo(page, 'faction:');
      await expectSeen(page);
      const id = banned.target!.slice('faction:'.length);
      expect(banned.label).toContain(names[`faction.${id}`]);
      await enter(page);
      // The last place at the table that is free.
      await awaitTurn(page);
      const free = page.locator('[data-target^="position:"][data-light="offered"]');
      const place = (await free.last().getAttribute('data-target'))!;
      for (const wanted of [place, 'slice:', 'faction:']) {
        await awaitTurn(page);
        await page.waitForFunction(() => document.activeElement!.matches('[data-light="offered"]'));
        await expectSeen(page);
        const { label } = await tabTo(page, wanted);
        await expectSeen(page);
        // Resources, influence and what lies in the tiles.
        if (wanted === 'slice:') expect(label!.match(/\d+/g)!.length).toBeGreaterThan(8);
        await enter(page);
      }
      await playToStrategy(page);
      // Everybody is listed in the order round the table.
      const mine = await page
        .locator('section[data-seat]')
        .evaluateAll((seats) => seats.findIndex((seat) => seat.matches('[data-mine="true"]')));
      expect(place).toBe(`position:${mine}`);
      await person.leave();
    },
  );

  it.each([
    { locale: 'cs', where: 'at a desk', options: {} },
    { locale: 'pl', where: 'on a phone', options: { viewport: PHONE } },
  ] as const)('a galaxy is built $where: $locale', async ({ locale, options }) => {
    const person = await begin(locale, { factions: 'all', galaxy: 'built' }, options);
    const { page } = person;
    const chosen = page.getByRole('radio', { checked: true });
    const hand = page.getByRole('radiogroup').getByRole('radio');
    await awaitTurn(page);
    await hand.first().waitFor();
    for (let left = await hand.count(); left > 1;) {
      await page.waitForFunction(() => document.activeElement!.matches('[role="radio"]'));
      const before = await chosen.getAttribute('aria-label');
      await page.keyboard.press('ArrowRight');
      const wanted = await focused(page);
      expect(wanted.label).not.toBe(before);
      expect(await chosen.getAttribute('aria-label')).toBe(wanted.label);
      await page.keyboard.press('Enter');
      const place = await focused(page);
      expect(place.target).toMatch(/^space:/);
      await expectSeen(page);
      // The other places are reached by arrows, and back.
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await tabTo(page, 'space:');
      await enter(page);
      await awaitTurn(page);
      await awaitStill(page);
      // Where only one tile fits and has only one place, that is taken without asking.
      const held = await hand.count();
      expect(held).toBeLessThan(left);
      left = held;
    }
    await playToStrategy(page);
    await readSheets(page, locale);
    await person.leave();
  });
});
