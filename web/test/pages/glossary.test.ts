import type { Locale } from '@tablewright/text';
import { ti4Text } from '@tablewright/ti4/text';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAt } from './kit/look.ts';
import { type Person, TEXT } from './kit/person.ts';
import { awaitTurn, enterFirst } from './kit/play.ts';
import { LISTED, PHONE, TestSite, WIDE } from './kit/test-site.ts';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open(LISTED);
});
afterAll(() => testSite.close());

const glossaryIn = (locale: Locale) => ti4Text.languages[locale].glossary!;
const tipOf = (page: Page): Locator => page.locator('[popover][role="tooltip"]');

/** What the tooltip says, once it is there; it explains this very term and is inside the window. */
async function expectTip(page: Page, locale: Locale, marked: Locator): Promise<void> {
  const { name, text, clause } = glossaryIn(locale)[(await marked.getAttribute('data-term'))!];
  const tip = tipOf(page);
  await tip.waitFor();
  for (const words of [name, text, clause]) expect(await tip.textContent()).toContain(words);
  const { x, y, width, height } = (await tip.boundingBox())!;
  const window = page.viewportSize()!;
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(window.width);
  expect(y + height).toBeLessThanOrEqual(window.height);
}

/** Points at a term until it is explained: what comes late on a page may push it from under the pointer. */
async function pointAt(page: Page, marked: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await marked.hover();
      return tipOf(page).isVisible();
    })
    .toBe(true);
}

/** The board and the pieces come after the text of a rulebook, and push down what stands below them. */
const awaitPieces = (page: Page): Promise<void> => page.locator('#pieces').waitFor();

/** The words of clauses come after a list that names them, and make it longer. */
async function awaitClauses(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('dialog small')).every((one) =>
      /^\S+ \S/.test(one.textContent ?? ''),
    ),
  );
}

async function expectNoTip(page: Page): Promise<void> {
  await tipOf(page).waitFor({ state: 'detached' });
}

/** Answers with what is lit until a question has a term in it. */
async function findTerm(page: Page): Promise<Locator> {
  const marked = page.locator('[data-prompt] [data-term]').first();
  for (let answers = 0; answers < 12; answers++) {
    await awaitTurn(page);
    // Marks come a little after the table.
    const isThere = await marked.waitFor({ timeout: 2500 }).then(
      () => true,
      () => false,
    );
    if (isThere) return marked;
    await enterFirst(page);
  }
  throw new Error('No question has a term in it.');
}

async function switchOff({ page }: Person, locale: 'en' | 'cs'): Promise<void> {
  await page.goto(new URL('/settings', page.url()).href);
  const wanted = page.getByRole('switch', { name: TEXT[locale]['settings.terms'] });
  expect(await wanted.isChecked()).toBe(true);
  await wanted.click();
}

describe('at a desk', () => {
  let person: Person;
  beforeAll(async () => {
    person = await testSite.person({ viewport: WIDE });
  });

  it('explains a term of the question on hover and with the keyboard', async () => {
    const { page } = person;
    await person.playNow({ game: 'ti4', seats: 3 });
    const marked = await findTerm(page);
    await pointAt(page, marked);
    await expectTip(page, 'en', marked);
    await lookAt(page, 'glossary-prompt');
    await page.mouse.move(700, 300);
    await expectNoTip(page);

    await page.locator('[data-prompt]').focus();
    await page.keyboard.press('Tab');
    expect(await marked.evaluate((term) => term === document.activeElement)).toBe(true);
    await expectTip(page, 'en', marked);
    const described = await marked.getAttribute('aria-describedby');
    expect(await tipOf(page).getAttribute('id')).toBe(described);
    await page.keyboard.press('Escape');
    await expectNoTip(page);
    expect(await marked.evaluate((term) => term === document.activeElement)).toBe(true);

    // Once for the explanation, once more for its clause.
    await page.keyboard.press('Enter');
    await expectTip(page, 'en', marked);
    const { clause } = glossaryIn('en')[(await marked.getAttribute('data-term'))!];
    await page.keyboard.press('Enter');
    await expectNoTip(page);
    await page.locator(`[data-panel="rules"] [data-clause="${clause}"]:focus`).waitFor();
  });

  it('explains lines of the log on hover, without stops for the keyboard', async () => {
    const { page } = person;
    await page.locator('[data-tab="log"]').last().click();
    const marked = page.locator('[data-panel="log"] li button [data-term]').first();
    await pointAt(page, marked);
    await expectTip(page, 'en', marked);
    await lookAt(page, 'glossary-log', ['light', 'dark']);
    expect(await page.locator('[data-panel="log"] [data-term][tabindex]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await expectNoTip(page);
  });

  it('explains what can be done, and Escape closes the explanation before the list', async () => {
    const { page } = person;
    await person.go('/learn/ti4/turn');
    await person.button(TEXT.en['advice.title']).click();
    const list = page.getByRole('dialog', { name: TEXT.en['advice.title'] });
    const marked = list.locator('[data-term]').first();
    await marked.waitFor();
    await awaitClauses(page);
    await pointAt(page, marked);
    await expectTip(page, 'en', marked);
    await lookAt(page, 'glossary-advice', ['light', 'dark']);
    await page.keyboard.press('Escape');
    await expectNoTip(page);
    expect(await list.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
  });

  it('explains the terms of a card below it', async () => {
    const { page } = person;
    await page.locator('[data-target="strategy:leadership"]').first().hover();
    const card = page.locator('main > [role="tooltip"]');
    const term = await card.locator('[data-term]').first().getAttribute('data-term');
    await card.getByText(glossaryIn('en')[term!].text).waitFor();
    expect(await card.locator('[tabindex]').count()).toBe(0);
    await lookAt(page, 'glossary-card', ['light', 'dark']);
  });

  it('explains the rulebook, and a press opens the clause', async () => {
    const { page } = person;
    await person.go('/rules/ti4');
    const marked = page.locator('section p [data-term="command-token"]').first();
    await awaitPieces(page);
    await marked.scrollIntoViewIfNeeded();
    await pointAt(page, marked);
    await expectTip(page, 'en', marked);
    await lookAt(page, 'glossary-rules');
    await marked.click();
    await page.waitForURL(/\/rules\/ti4\/TI-4-1$/);
  });

  it('explains the reference', async () => {
    const { page } = person;
    await person.go('/tools/ti4/reference');
    const marked = page.locator('li p [data-term]').first();
    await pointAt(page, marked);
    await expectTip(page, 'en', marked);
    await lookAt(page, 'glossary-reference', ['light', 'dark']);
  });

  it('is switched off in the settings', async () => {
    const { page } = person;
    await switchOff(person, 'en');
    await person.go('/rules/ti4');
    await page.locator('section p').first().waitFor();
    await page.waitForTimeout(1500);
    expect(await page.locator('[data-term]').count()).toBe(0);
    expect(testSite.faults).toEqual([]);
    await person.leave();
  });
});

describe('on a phone, in Czech', () => {
  let person: Person;
  beforeAll(async () => {
    person = await testSite.person({
      locale: 'cs-CZ',
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
  });

  it('explains a term of the question on a tap', async () => {
    const { page } = person;
    await person.playNow({ game: 'ti4', seats: 3 }, TEXT.cs);
    const marked = await findTerm(page);
    await marked.tap();
    await expectTip(page, 'cs', marked);
    await lookAt(page, 'glossary-prompt');
    await page.locator('[data-prompt]').tap({ position: { x: 2, y: 2 } });
    await expectNoTip(page);
    await marked.tap();
    await expectTip(page, 'cs', marked);
    await page.keyboard.press('Escape');
    await expectNoTip(page);
  });

  it('explains a lesson', async () => {
    const { page } = person;
    await person.go('/learn/ti4/turn');
    const marked = page
      .locator(`section[aria-label="${TEXT.cs['learn.lesson']}"] [data-term]`)
      .first();
    await marked.tap();
    await expectTip(page, 'cs', marked);
    await lookAt(page, 'glossary-lesson', ['light', 'dark']);
  });

  it('explains the rulebook, until it is switched off', async () => {
    const { page } = person;
    await person.go('/rules/ti4');
    const marked = page.locator('section p [data-term]').first();
    await awaitPieces(page);
    await marked.tap();
    await expectTip(page, 'cs', marked);
    await lookAt(page, 'glossary-rules', ['light', 'dark']);
    await switchOff(person, 'cs');
    await person.go('/rules/ti4');
    await page.locator('section p').first().waitFor();
    await page.waitForTimeout(1500);
    expect(await page.locator('[data-term]').count()).toBe(0);
    expect(testSite.faults).toEqual([]);
    await person.leave();
  });
});
