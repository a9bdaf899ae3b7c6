import { ti4 } from '@tablewright/ti4';
import { ti4Bot } from '@tablewright/ti4/bot';
import { ti4Text } from '@tablewright/ti4/text';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAt } from './kit/look.ts';
import { type Person, TEXT } from './kit/person.ts';
import { awaitTurn } from './kit/play.ts';
import { playStored } from './kit/stored-match.ts';
import { LISTED, PHONE, TestSite } from './kit/test-site.ts';

const { messages } = ti4Text.languages.en;

let testSite: TestSite;
let person: Person;
let pathname: string;

/** A match of the third round, at the first turn of its first player. */
beforeAll(async () => {
  testSite = await TestSite.open(LISTED);
  person = await testSite.person();
  await person.playNow({ game: 'ti4', seats: 3, people: 3 });
  ({ pathname } = new URL(person.page.url()));
  // Otherwise nothing was missed on return.
  await person.page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('tablewright.seen.')),
  );
  await person.go('/settings');
  await playStored(
    person.page,
    pathname.split('/').at(-1)!,
    { game: ti4, hooks: ti4Bot },
    ({ round, phase, turn }, prompt) =>
      round >= 3 && phase === 'action' && turn.seat === 0 && prompt === 'turn',
  );
});
afterAll(() => testSite.close());

async function open(): Promise<void> {
  await person.go(pathname);
  await awaitTurn(person.page);
  const look = person.page.locator('[data-answer="look"]');
  if ((await look.count()) > 0) await look.click();
}

const recap = (): Locator =>
  person.page.getByRole('region', { name: TEXT.en['match.recap'], exact: true });

describe('Twilight Imperium at a glance', () => {
  it('tells on return what touched the player, and shows the moment of a line', async () => {
    await open();
    await recap().waitFor();
    const titles = await recap().getByRole('heading').allTextContents();
    expect(titles).toContain(messages['recap.table']);
    const isAll = await recap().getByText('other events').isVisible();
    expect(isAll).toBe(true);
    await recap()
      .getByRole('region', { name: messages['recap.table'] })
      .getByRole('button')
      .first()
      .click();
    await person.button(TEXT.en['match.peekBack']).click();
    await lookAt(person.page, 'ti4-recap');
    await recap().getByRole('button', { name: TEXT.en['match.gotIt'] }).click();
    await recap().waitFor({ state: 'detached' });
  });

  it('says who can win this round, at a desk and on a phone', async () => {
    const { page } = person;
    await page.setViewportSize({ width: 1440, height: 900 });
    await open();
    const prospects = page.getByText(messages['ui.outlook'], { exact: true });
    await prospects.waitFor();
    const standing = page.getByText(/leads? with \d+ of 10 points\.|Nobody can win this round\./);
    if (!(await standing.first().isVisible())) await prospects.click();
    await standing.first().waitFor();
    await lookAt(page, 'ti4-outlook');
    await page.setViewportSize(PHONE);
    await page.locator('[data-tab="beside"]').click();
    await prospects.waitFor();
    await lookAt(page, 'ti4-outlook');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('jumps through a replay by rounds and to a chosen moment', async () => {
    const { page } = person;
    await person.go(`/replay${pathname}`);
    const where = page.getByText(/^Round \d+ · /).first();
    await page.getByLabel(TEXT.en['replay.stepBy']).selectOption(messages['mark.round']);
    await page.keyboard.press('Home');
    const next = page.getByRole('button', { name: 'Next: Round' });
    for (let round = 1; round <= 3; round++) {
      await next.click();
      await expect.poll(() => where.textContent()).toBe(`Round ${round} · strategy phase`);
    }
    const jump = page.getByLabel(TEXT.en['replay.jump']);
    await jump.selectOption({ index: 0 });
    await page.getByText('Round 1 · strategy phase').first().waitFor();
    await page.getByLabel(TEXT.en['replay.stepBy']).selectOption(messages['mark.action']);
    await page.getByRole('button', { name: 'Next: Action' }).click();
    await page.getByText('Round 1 · action phase').first().waitFor();
    await lookAt(page, 'ti4-replay');
    await page.setViewportSize(PHONE);
    await lookAt(page, 'ti4-replay');
  });

  it('leaves no error in any console', () => {
    expect(testSite.faults).toEqual([]);
  });
});
