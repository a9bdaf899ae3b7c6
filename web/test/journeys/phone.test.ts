import { FastChance } from '@tablewright/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestSite, PHONE } from '../pages/kit/test-site.ts';
import { type Person, TEXT } from '../pages/kit/person.ts';
import { awaitDecisions, awaitTurn, position, pressLit } from '../pages/kit/play.ts';

const { cs } = TEXT;

let site: TestSite;
let player: Person;
beforeAll(async () => {
  site = await TestSite.open();
  player = await site.person({
    locale: 'cs-CZ',
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
});
afterAll(() => site.close());

it('a journey on a phone, in Czech: a turn, the rules, and back to the match', async () => {
  const { page } = player;
  const chance = new FastChance(5);
  await player.playNow({ seats: 2 }, cs);
  expect(await page.locator('html').getAttribute('lang')).toBe('cs');
  await page.getByRole('heading', { name: cs['game.roam'], exact: true }).waitFor();
  for (let presses = 0; presses < 6; presses++) {
    await awaitTurn(page);
    await pressLit(page, chance);
  }
  await awaitTurn(page);
  const reached = await position(page);
  const match = page.url();
  await player.go('/rules/roam/RO-7-1');
  await page.locator('[data-clause="RO-7.1"]').waitFor();
  await page.goto(match);
  await awaitDecisions(page, Number.parseInt(reached!, 10));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(site.faults).toEqual([]);
});
