import { FastChance } from '@tablewright/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, PHONE } from './kit/house.ts';
import { isOver } from './kit/play.ts';
import { sitDown, Table } from './kit/table.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe.each([
  ['Ahoy', 'ahoy'],
  ['Arcs', 'arcs'],
] as const)('a match of %s in the browser', (_, game) => {
  it('is played by three friends and a bot, who press only what is lit', async () => {
    const friends = [
      await house.person(),
      await house.person({ locale: 'cs-CZ' }),
      await house.person({ locale: 'pl-PL', viewport: PHONE, hasTouch: true, isMobile: true }),
    ];
    const [host, second, third] = friends;
    await sitDown(host, second, third, { game, seats: 4 });
    const chance = new FastChance(11);
    const table = new Table(friends.map(({ page }) => page));
    let decisions = 0;
    for (; !(await isOver(host.page)); decisions++) {
      if (decisions === 40) await second.page.reload();
      if (decisions === 80) await house.kill().then(() => house.restart());
      await table.agree();
      await table.decide(chance);
    }
    expect(decisions).toBeGreaterThan(100);
    await table.agree();
    for (const { page } of friends) expect(await isOver(page)).toBe(true);
    for (const friend of friends) await friend.leave();
  });

  it('leaves no error in any console', () => {
    expect(house.faults).toEqual([]);
  });
});
