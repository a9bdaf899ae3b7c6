import { ahoyText } from '@tablewright/ahoy/text';
import { arcsText } from '@tablewright/arcs/text';
import { roamText } from '@tablewright/roam/text';
import type { Locale } from '@tablewright/text';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAt } from './kit/look.ts';
import { type Person, TEXT } from './kit/person.ts';
import { awaitTurn } from './kit/play.ts';
import { PHONE, TestSite } from './kit/test-site.ts';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open();
});
afterAll(() => testSite.close());

const GAMES = { roam: roamText, ahoy: ahoyText, arcs: arcsText };
type Game = keyof typeof GAMES;

/** A kind of thing that nobody is asked to choose at the first question. */
const UNLIT: { readonly [G in Game]: string } = { roam: 'square', ahoy: 'region', arcs: 'system' };

const BROWSERS = { en: 'en-GB', cs: 'cs-CZ', pl: 'pl-PL' } as const;
const LANGUAGES = Object.keys(BROWSERS) as Locale[];
const DESK = { width: 1440, height: 900 };

describe.each(['roam', 'ahoy', 'arcs'] as const)('a thing of %s that is not lit', (game) => {
  it.each(LANGUAGES)('says why, pressed by mouse and by key at a desk, in %s', async (locale) => {
    const person = await testSite.person({ locale: BROWSERS[locale], viewport: DESK });
    const { page } = await begin(person, game, locale);
    await unlit(page, game).click({ force: true });
    await expectHelp(page, game, locale);
    await close(page, locale);
    // What lies under the pointer now is not to be shown.
    await page.mouse.move(0, 0);

    await walkToUnlit(page);
    await page.keyboard.press('Enter');
    await expectHelp(page, game, locale);
    await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
    if (locale === 'en') await lookAt(page, `why-${game}`, ['light']);
    await person.leave();
  });

  it.each(LANGUAGES)('says why, tapped and by key on a phone, in %s', async (locale) => {
    const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
    const person = await testSite.person({ locale: BROWSERS[locale], ...phone });
    const { page } = await begin(person, game, locale);
    await unlit(page, game).tap({ force: true });
    await expectHelp(page, game, locale);
    await close(page, locale);

    await walkToUnlit(page);
    await page.keyboard.press('Enter');
    await expectHelp(page, game, locale);
    await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
    if (locale === 'en') await lookAt(page, `why-${game}`, ['light']);
    await person.leave();
  });
});

it('a card in full covers neither the question nor the hand', async () => {
  const person = await testSite.person({ viewport: DESK });
  const { page } = await begin(person, 'roam', 'en');
  await page.locator('[data-panel="hand"] [data-target]').first().hover();
  const card = page.getByRole('tooltip');
  await card.waitFor();
  await expect.poll(() => coveredBy(page, card)).toEqual([]);
  await person.leave();
});

it('spectators learn that they are watching', async () => {
  const player = await testSite.person();
  await begin(player, 'roam', 'en');
  const watcher = await testSite.person();
  await watcher.page.goto(player.page.url().replace(player.url, watcher.url));
  await watcher.page.waitForSelector('[data-position]');
  await unlit(watcher.page, 'roam').click({ force: true });
  await why(watcher.page, 'en').getByText('You’re watching this match.').waitFor();
  await watcher.leave();
  await player.leave();
});

it('nobody’s console has an error', () => {
  expect(testSite.faults).toEqual([]);
});

async function begin(person: Person, game: Game, locale: Locale): Promise<Person> {
  await person.playNow({ game, seats: 2 }, TEXT[locale]);
  await awaitTurn(person.page);
  return person;
}

const unlit = (page: Page, game: Game): Locator =>
  page.locator(`[data-target^="${UNLIT[game]}:"]:not([data-light])`).first();

const why = (page: Page, locale: Locale): Locator =>
  page.getByRole('alert', { name: TEXT[locale]['match.whyNot'] });

/** Says something that the game knows, in this language, and leaves the question and the choices in sight. */
async function expectHelp(page: Page, game: Game, locale: Locale): Promise<void> {
  const box = why(page, locale);
  await box.waitFor();
  const { messages, clauses } = GAMES[game].languages[locale];
  // The clauses come later, and make the box larger.
  await expect.poll(() => box.locator('p').allTextContents()).not.toContain('');
  const said = await box.locator('p').allTextContents();
  const helping = Object.entries(messages)
    .filter(([id]) => id.startsWith('why.'))
    .map(([, text]) => patternOf(text));
  const isHelp = (text: string): boolean =>
    helping.some((pattern) => pattern.test(text)) || Object.values(clauses).includes(text);
  expect(said.some(isHelp), said.join(' | ')).toBe(true);
  await expect.poll(() => coveredBy(page, box)).toEqual([]);
}

/** A message with anything in place of its arguments. */
function patternOf(message: string): RegExp {
  const plain = message.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${plain.join('.+')}$`);
}

/** Which of the parts that must stay in sight lie under a box. */
async function coveredBy(page: Page, box: Locator): Promise<string[]> {
  const handle = await box.elementHandle();
  return page.evaluate((over) => {
    const a = over!.getBoundingClientRect();
    return [...document.querySelectorAll('[data-keep-clear]')]
      .filter((part) => {
        const b = part.getBoundingClientRect();
        return (
          b.width > 0 &&
          a.left < b.right - 1 &&
          b.left < a.right - 1 &&
          a.top < b.bottom - 1 &&
          b.top < a.bottom - 1
        );
      })
      .map((part) => part.className);
  }, handle);
}

async function close(page: Page, locale: Locale): Promise<void> {
  await why(page, locale).getByRole('button', { name: TEXT[locale]['match.close'] }).click();
  await why(page, locale).waitFor({ state: 'detached' });
}

/** What is not lit; whole boards of Ahoy and hands of Arcs are only for inspection. */
const ASKABLE = '[data-target]:not([data-light], [data-target^="board:"], [data-target^="hand:"])';

/** From the lit things by arrows to one that is not lit. */
async function walkToUnlit(page: Page): Promise<void> {
  const isUnlit = (): Promise<boolean> =>
    page.evaluate((askable) => document.activeElement?.matches(askable) ?? false, ASKABLE);
  await page.locator('[data-light="offered"]:visible, [data-answer]:visible').first().focus();
  for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    if (await isUnlit()) return;
    await page.keyboard.press(arrow);
  }
  expect(await isUnlit()).toBe(true);
}
