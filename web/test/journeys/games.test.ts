import { FastChance } from '@tablewright/engine';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PLAYABLE } from '../../src/games.ts';
import { TestSite } from '../pages/kit/test-site.ts';
import type { Game, Person } from '../pages/kit/person.ts';
import { TEXT } from '../pages/kit/person.ts';
import { awaitDecisions, awaitTurn, position, pressLit } from '../pages/kit/play.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterEach(() => {
  expect(site.faults.splice(0)).toEqual([]);
});
afterAll(() => site.close());

/** In every game somebody may take something back long before. */
const MOST_PRESSES = 200;

describe.each(PLAYABLE.map(({ id, players }) => [id as Game, players.min] as const))(
  'a journey through %s',
  (game, seats) => {
    it('opens a table, plays by clicking, takes a move back and survives a reload', async () => {
      const person = await site.person();
      const { page } = person;
      const chance = new FastChance(7);
      await person.playNow({ game, seats });
      for (let turn = 0; turn < 4; turn++) {
        await awaitTurn(page);
        await pressLit(page, chance);
      }
      await takeBack(person, chance);
      await awaitTurn(page);
      const reached = await where(page);
      await page.reload();
      await awaitDecisions(page, reached.decisions);
      await awaitTurn(page);
      await pressLit(page, chance);
      await person.leave();
    });
  },
);

/** Plays until a move can be taken back, and takes it back. */
async function takeBack(person: Person, chance: FastChance): Promise<void> {
  const { page } = person;
  const undo = person.button(TEXT.en['match.undo']);
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await awaitTurn(page);
    await pressLit(page, chance);
    const pressed = await where(page);
    const isThere = await undo.evaluateAll(([button]) => {
      (button as HTMLElement | undefined)?.click();
      return button !== undefined;
    });
    if (!isThere) continue;
    await page.waitForFunction(
      ([decisions, undone]) => {
        const [now, taken] = eyes.position()!.split('.').map(Number);
        return now !== decisions || taken > undone;
      },
      [pressed.decisions, pressed.undone] as const,
    );
    const reached = await where(page);
    // A bot that is asked as well may answer first, and then there is nothing to take back.
    if (reached.undone === pressed.undone) continue;
    expect(reached.decisions).toBeLessThanOrEqual(pressed.decisions);
    return;
  }
  throw new Error('No move could be taken back.');
}

/** How many decisions lie before the position that the page shows, and how often one was taken back. */
async function where(page: Page): Promise<{ readonly decisions: number; readonly undone: number }> {
  const [decisions, undone] = (await position(page))!.split('.').map(Number);
  return { decisions, undone };
}
