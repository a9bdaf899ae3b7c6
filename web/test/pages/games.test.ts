import { FastChance } from '@tablewright/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSite, PHONE } from './kit/test-site.ts';
import { isOver } from './kit/play.ts';
import { sitDown, Table } from './kit/table.ts';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open();
});
afterAll(() => testSite.close());

describe.each([
  ['Ahoy', 'ahoy'],
  ['Arcs', 'arcs'],
] as const)('a match of %s in the browser', (_, game) => {
  it('is played by three friends and a bot, who press only what is lit', async () => {
    const friends = [
      await testSite.person(),
      await testSite.person({ locale: 'cs-CZ' }),
      await testSite.person({ locale: 'pl-PL', viewport: PHONE, hasTouch: true, isMobile: true }),
    ];
    const [host, second, third] = friends;
    await sitDown(host, second, third, { game, seats: 4 });
    const chance = new FastChance(11);
    const table = new Table(friends.map(({ page }) => page));
    let decisions = 0;
    for (; !(await isOver(host.page)); decisions++) {
      if (decisions === 40) await second.page.reload();
      if (decisions === 80) await testSite.kill().then(() => testSite.restart());
      await table.agree();
      await table.decide(chance);
    }
    expect(decisions).toBeGreaterThan(100);
    await table.agree();
    for (const { page } of friends) await page.waitForFunction(() => eyes.isOver());
    for (const friend of friends) await friend.leave();
  });

  it('leaves no error in any console', () => {
    expect(testSite.faults).toEqual([]);
  });
});
