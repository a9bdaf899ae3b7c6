import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from './kit/house.ts';
import { type Person, TEXT } from './kit/person.ts';
import { awaitTurn } from './kit/play.ts';

const FIRST_VISIT = 700_000;

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Games that the service worker has in store, as `/roam/en`. */
function kept({ page }: Person): Promise<string[]> {
  return page.evaluate(async () => {
    const marks = await caches.open('tablewright-kept');
    return (await marks.keys()).map(({ url }) => new URL(url).pathname);
  });
}

async function isReady({ page }: Person): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
}

describe('without a network', () => {
  it('the front page opens after one visit, which fetches the shell alone', async () => {
    const person = await house.person();
    await person.go('/');
    await isReady(person);
    expect(person.line.received).toBeGreaterThan(100_000);
    expect(person.line.received).toBeLessThan(FIRST_VISIT);
    expect(await kept(person)).toEqual([]);
    await person.goOffline();
    await person.page.getByText(TEXT.en['offline.banner']).waitFor();
    await person.leave();
  });

  it('a game can be played that was stored, and another one says what to do', async () => {
    const person = await house.person();
    await person.keepOffline('ahoy');
    expect(await kept(person)).toEqual(['/ahoy/en']);
    await person.goOffline();
    await person.playNow({ game: 'ahoy', seats: 2 });
    await awaitTurn(person.page);
    expect(person.page.url()).toContain('/local/');
    await person.wish({ game: 'roam', seats: 2 });
    await person.button(TEXT.en['home.playNow']).click();
    await person.page.getByText(TEXT.en['problem.not-kept']).waitFor();
    await person.leave();
  });

  it('a game can be played that was opened before', async () => {
    const person = await house.person();
    await person.go('/learn/arcs/chapter');
    await isReady(person);
    await expect.poll(() => kept(person), { timeout: 60_000 }).toEqual(['/arcs/en']);
    await person.goOffline();
    await person.playNow({ game: 'arcs', seats: 2 });
    await awaitTurn(person.page);
    expect(person.page.url()).toContain('/local/');
    await person.leave();
  });

  it('leaves no error in any console', () => {
    expect(house.faults).toEqual([]);
  });
});
