import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestSite, PHONE } from '../pages/kit/test-site.ts';
import { lookAt } from '../pages/kit/look.ts';
import type { Person } from '../pages/kit/person.ts';
import { awaitTurn } from '../pages/kit/play.ts';

let site: TestSite;
let desk: Person;
let phone: Person;
beforeAll(async () => {
  site = await TestSite.open();
  desk = await site.person();
  phone = await site.person({ viewport: PHONE, hasTouch: true, isMobile: true });
});
afterAll(() => site.close());

/** What the long tests do with every page in every theme. */
it.each([
  ['home', '/', 'main h1'],
  ['rules', '/rules/roam', 'main h1'],
  ['lesson', '/learn/roam/basics', '[data-light="offered"]'],
  ['settings', '/settings', 'main h1'],
])('axe finds nothing on the page %s', async (name, path, sign) => {
  for (const person of [desk, phone]) {
    await person.go(path);
    await person.page.locator(sign).first().waitFor();
    await lookAt(person.page, name, ['light']);
  }
  expect(site.faults).toEqual([]);
});

it('axe finds nothing at a table', async () => {
  for (const person of [desk, phone]) {
    await person.playNow({ seats: 2 });
    await awaitTurn(person.page);
    await lookAt(person.page, 'match', ['light']);
  }
  expect(site.faults).toEqual([]);
});
