import { FastChance } from '@tablewright/engine';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { TestSite, PHONE, WIDE } from './kit/test-site.ts';
import { TEXT } from './kit/person.ts';
import { awaitTurn, position, pressLit } from './kit/play.ts';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open();
});
afterAll(() => testSite.close());

describe('a page that is open while the server gets new rules', () => {
  it.each([
    ['wide', { viewport: WIDE, locale: 'cs-CZ' }, 'cs'],
    ['on a phone', { viewport: PHONE, hasTouch: true, isMobile: true, locale: 'pl-PL' }, 'pl'],
  ] as const)('goes on by itself and says so, %s', async (_name, options, language) => {
    const person = await testSite.person(options);
    const { page } = person;
    await person.go('/');
    await person.button(TEXT[language]['home.playNow']).click();
    const chance = new FastChance(4);
    for (let i = 0; i < 6; i++) {
      await awaitTurn(page);
      await pressLit(page, chance);
    }
    await awaitTurn(page);
    const before = await position(page);
    await testSite.stop();
    await testSite.restart(inject('nextServer'));
    // This site has no page for the new rules: one reload has not helped, and the match goes on all the same.
    await page.getByText(TEXT[language]['renewal.stuck']).waitFor();
    const [sentence] = TEXT[language]['match.updated'].split(' {');
    await page.getByRole('status').getByText(sentence).waitFor();
    const [decisions] = before!.split('.');
    expect((await position(page))!.split('.')[0]).toBe(decisions);
    // A press may only choose what the next one confirms.
    const isDecided = async (): Promise<boolean> =>
      Number.parseInt((await position(page))!, 10) > Number(decisions);
    for (let presses = 0; presses < 10 && !(await isDecided()); presses++) {
      await awaitTurn(page);
      await pressLit(page, chance);
    }
    expect(await isDecided()).toBe(true);
    expect(testSite.faults).toEqual([]);
    await person.leave();
    await testSite.stop();
    await testSite.restart();
  });
});
