import { FastChance } from '@tablewright/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSite, PHONE } from './kit/test-site.ts';
import { lookAt } from './kit/look.ts';
import { TEXT } from './kit/person.ts';
import { awaitTurn, isOver, pressLit } from './kit/play.ts';

const { cs } = TEXT;

/** What is lit where the table looks different: the draft, the hand in its uses, the board, the dice and so on. */
const KINDS = ['leader', 'card', 'copy', 'slot', 'system', 'count', 'ships'];

/** In two matches of five nobody at random comes to choose among ships: in so many, once in 60,000 times. */
const MOST_MATCHES = 12;

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open();
});
afterAll(() => testSite.close());

describe('a table of Arcs with Leaders and Lore', () => {
  it.each([
    ['a desk', ['ambition', 'court'], {}],
    // There ambitions and Court lie in a panel of their own, and the answers are buttons.
    [
      'a phone',
      ['declare'],
      { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    ],
  ])('is in order in all its states at %s', async (_, beside, device) => {
    const person = await testSite.person({ locale: 'cs-CZ', ...device });
    const { page } = person;
    const chance = new FastChance(5);
    const left = new Set([...KINDS, ...beside]);
    for (let matches = 0; left.size > 0 && matches < MOST_MATCHES; matches++) {
      await person.wish({ game: 'arcs', seats: 3, level: 'beginner' }, cs);
      await page.locator('[type="radio"][value="on"]').check();
      await person.button(cs['home.playNow']).click();
      await page.waitForSelector('[data-position]');
      while (left.size > 0 && (await awaitTurn(page))) {
        const lit = await page.evaluate(() => eyes.sight());
        const kind = [...left].find((one) => lit.includes(` ${one}:`));
        if (kind !== undefined) {
          left.delete(kind);
          await lookAt(page, `arcs-${kind}`);
        }
        await pressLit(page, chance);
      }
    }
    expect([...left]).toEqual([]);
    while (!(await isOver(page)) && (await awaitTurn(page))) await pressLit(page, chance);
    const replay = page.getByRole('link', { name: cs['match.replay'] });
    await replay.waitFor();
    await lookAt(page, 'arcs-over');
    await replay.click();
    await page.getByRole('slider').fill('60');
    await lookAt(page, 'arcs-replay');
    await person.leave();
  });

  it('leaves no error in a console', () => {
    expect(testSite.faults).toEqual([]);
  });
});
