import { FastChance } from '@tablewright/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playTurn, sitTogether, startTogether } from './kit/friends.ts';
import { TestSite, PHONE } from './kit/test-site.ts';
import { lookAt } from './kit/look.ts';
import { type Person, TEXT } from './kit/person.ts';
import { awaitTurn, pressLit } from './kit/play.ts';

const { cs } = TEXT;

let testSite: TestSite;
/** One at a desk and one with a phone. */
let desk: Person;
let phone: Person;
beforeAll(async () => {
  testSite = await TestSite.open();
  desk = await testSite.person({ locale: 'cs-CZ' });
  phone = await testSite.person({
    locale: 'cs-CZ',
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
});
afterAll(() => testSite.close());

/** Both look at what they have before them. */
async function both(name: string): Promise<void> {
  for (const { page } of [desk, phone]) await lookAt(page, name);
}

/** Every page in two sizes, four themes: with nothing that axe finds, nothing cut off, nothing untranslated. */
describe('every page', () => {
  it.each([
    ['home', '/', 'main h1'],
    ['game', '/games/ahoy', 'main h1'],
    ['rules', '/rules/roam', 'main h1'],
    ['clause', '/rules/roam/RO-7-1', '[data-clause="RO-7.1"]'],
    ['settings', '/settings', 'main h1'],
    ['about', '/about', 'main h1'],
    ['not-found', '/nowhere', 'main h1'],
    ['open-journal', '/replay', 'main h1'],
    ['no-match', '/m/AAAAAAAAAAAAAAAAAAAAAA', 'h1'],
    ['rulebooks', '/rules', 'main a[href^="/rules/"]'],
    ['lessons', '/learn', 'main a[href^="/learn/"]'],
    ['lesson', '/learn/roam/basics', '[data-light="offered"]'],
  ])('%s', async (name, path, sign) => {
    for (const person of [desk, phone]) {
      await person.go(path);
      await person.page.locator(sign).first().waitFor();
    }
    await both(name);
  });

  it('home, choosing what to play', async () => {
    for (const person of [desk, phone]) await person.wish({ seats: 3, people: 2 }, cs);
    await both('home-choosing');
  });

  it('table', async () => {
    await sitTogether([desk, cs], [phone, cs], { artifacts: true });
    await desk.page.getByText(cs['table.say.start']).waitFor();
    await both('table');
  });

  it('match: my turn, waiting, why not, a card in full', async () => {
    await startTogether(desk, cs, phone);
    await awaitTurn(desk.page);
    await both('match-start');
    await pressLit(desk.page, new FastChance(1));
    await desk.page.locator('[data-light="offered"]').first().hover();
    await both('match-place');
    await playTurn(desk);
    await awaitTurn(phone.page);
    await both('match-turned');
    await pressLit(phone.page, new FastChance(1));
    await phone.page
      .locator('[data-target^="square:"]:not([data-light])')
      .first()
      .tap({ force: true });
    await phone.page.getByRole('alert', { name: cs['match.whyNot'] }).waitFor();
    await desk.page.locator('[data-panel="hand"] [data-target]').first().hover({ force: true });
    await desk.page.getByRole('tooltip').waitFor();
    await both('match-asked');
    await phone.page.keyboard.press('Escape');
  });

  it('match: what stands beside the board', async () => {
    for (const tab of ['chat', 'log'] as const) {
      for (const { page } of [desk, phone]) await page.locator(`button[data-tab="${tab}"]`).click();
      await both(`match-${tab}`);
    }
    for (const { page } of [desk, phone]) {
      await page.getByRole('button', { name: cs['match.rules'] }).first().click();
      await page.locator('[data-panel="rules"] h2').first().waitFor();
    }
    await both('match-rules');
    for (const tab of ['seats', 'hand'] as const) {
      await phone.page.locator(`button[data-tab="${tab}"]`).click();
      await lookAt(phone.page, `match-${tab}`);
    }
  });

  it('match: what lies on the table for all, on a phone', async () => {
    const { page } = phone;
    const match = page.url();
    await phone.playNow({ game: 'arcs', seats: 3, people: 1 }, cs);
    await page.locator('button[data-tab="beside"]').click();
    await lookAt(page, 'match-beside');
    await page.goto(match);
    await page.waitForSelector('[data-position]');
  });

  it('match: consent, menu, settings, the end', async () => {
    await desk.button(cs['match.menu']).click();
    const proposeEnd = desk.page.getByRole('menuitem', { name: cs['match.proposeEnd'] });
    await proposeEnd.waitFor();
    await lookAt(desk.page, 'match-menu');
    await proposeEnd.click();
    await phone.page.getByRole('alertdialog').waitFor();
    await both('match-consent');
    await phone.page.getByRole('alertdialog').getByText(cs['match.agree']).click();
    for (const { page } of [desk, phone]) await page.waitForFunction(() => eyes.isOver());
    await both('match-over');
    await desk.button(cs['nav.settings']).click();
    await desk.page.getByRole('dialog').getByRole('radio', { name: 'Čeština' }).waitFor();
    await lookAt(desk.page, 'match-settings');
    await desk.page.keyboard.press('Escape');
  });

  it('replay', async () => {
    for (const { page } of [desk, phone]) {
      await page.getByRole('link', { name: cs['match.replay'] }).click();
      await page.getByRole('slider').waitFor();
      await page.getByRole('slider').fill('3');
    }
    await both('replay');
  });

  it('a shared device in between', async () => {
    for (const person of [desk, phone]) {
      await person.playNow({ seats: 2, people: 2 }, cs);
      const chance = new FastChance(1);
      const curtain = person.page.locator('[data-answer="look"]');
      for (; await awaitTurn(person.page); await pressLit(person.page, chance))
        if ((await curtain.count()) > 0) break;
    }
    await both('curtain');
  });

  it('match: a phone has no tab for what the base game does not have', async () => {
    await phone.playNow({ seats: 2 }, cs);
    await awaitTurn(phone.page);
    const tabs = phone.page.getByRole('navigation', { name: cs['match.panels'] });
    await expect
      .poll(() => tabs.getByRole('button').evaluateAll(namesOfTabs))
      .toEqual(['hand', 'seats', 'log', 'chat', 'orders']);
  });

  it('leaves no error in a console', () => {
    expect(testSite.faults).toEqual([]);
  });
});

/** Runs in the page. */
function namesOfTabs(tabs: Element[]): (string | null)[] {
  return tabs.map((tab) => tab.getAttribute('data-tab'));
}
