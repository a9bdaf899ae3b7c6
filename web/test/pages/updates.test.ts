import { FastChance } from '@tablewright/engine';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { House, PHONE, WIDE } from './kit/house.ts';
import { TEXT } from './kit/person.ts';
import { awaitTurn, position, pressLit } from './kit/play.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe('a page that is open while the server gets new rules', () => {
  it.each([
    ['wide', { viewport: WIDE, locale: 'cs-CZ' }, 'cs'],
    ['on a phone', { viewport: PHONE, hasTouch: true, isMobile: true, locale: 'pl-PL' }, 'pl'],
  ] as const)('goes on by itself and says so, %s', async (_name, options, language) => {
    const person = await house.person(options);
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
    await house.stop();
    await house.restart(inject('nextServer'));
    const [sentence] = TEXT[language]['match.updated'].split(' {');
    await page.getByRole('status').getByText(sentence).waitFor();
    const [decisions] = before!.split('.');
    expect((await position(page))!.split('.')[0]).toBe(decisions);
    await pressLit(page, chance);
    await awaitTurn(page);
    expect(Number.parseInt((await position(page))!, 10)).toBeGreaterThan(Number(decisions));
    expect(house.faults).toEqual([]);
    await person.leave();
    await house.stop();
    await house.restart();
  });
});
