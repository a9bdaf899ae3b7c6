import { ti4 } from '@tablewright/ti4';
import { ti4Bot } from '@tablewright/ti4/bot';
import { actionCardOf } from '@tablewright/ti4/content';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAt } from './kit/look.ts';
import type { Person } from './kit/person.ts';
import { awaitTurn } from './kit/play.ts';
import { playStored } from './kit/stored-match.ts';
import { LISTED, PHONE, TestSite, WIDE } from './kit/test-site.ts';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open(LISTED);
});
afterAll(() => testSite.close());

/** Component actions that need nothing. */
const ALWAYS = ['industrial-initiative', 'economic-initiative', 'rise-of-a-messiah'].map(
  actionCardOf,
);

type State = Parameters<typeof ti4.result>[0];

/** Opens a match of three at one device at the moment that is looked for, as whoever is asked. */
async function openAt(
  person: Person,
  isFound: (state: State, prompt: string) => boolean,
): Promise<Page> {
  const { page } = person;
  await person.playNow({ game: 'ti4', seats: 3, people: 3 });
  const { pathname } = new URL(page.url());
  await person.go('/settings');
  await playStored(page, pathname.split('/').at(-1)!, { game: ti4, hooks: ti4Bot }, isFound);
  await person.go(pathname);
  await lift(page);
  return page;
}

/** At one device the player who is asked looks first. */
async function lift(page: Page): Promise<void> {
  await awaitTurn(page);
  const look = page.locator('[data-answer="look"]');
  if ((await look.count()) > 0) await look.click();
  await page.locator('section[data-mine="true"] [data-prompt]').waitFor();
}

const SIZES = [
  ['at a desk', { viewport: WIDE }],
  ['on a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
] as const;

describe.each(SIZES)('cards of Twilight Imperium %s', (_where, size) => {
  it('shows the agenda with what it can come to, and takes votes by pressing planets', async () => {
    const person = await testSite.person(size);
    const page = await openAt(
      person,
      ({ council }, prompt) => prompt === 'vote' && council.votes.length > 0,
    );
    const council = page.locator('[data-subject="council"]').first();
    await council.waitFor();
    await lookAt(page, 'ti4-council', ['light', 'dark']);
    const outcome = council.locator('[data-light="offered"]').first();
    await outcome.focus();
    const before = await page.evaluate(() => eyes.sight());
    await page.keyboard.press('Enter');
    await page.waitForFunction((seen) => eyes.sight() !== seen && !eyes.isSending(), before);
    await awaitTurn(page);
    await lookAt(page, 'ti4-votes', ['light']);
    await person.leave();
  });

  it('shows the hand, and the card that lies open to those who can react', async () => {
    const person = await testSite.person(size);
    const page = await openAt(person, (_state, prompt) => prompt === 'card.played');
    await page.locator('[data-card="open"]').first().waitFor();
    await lookAt(page, 'ti4-open-card', ['light', 'dark']);
    await person.leave();
  });

  it('lights the cards that can be played as an action', async () => {
    const person = await testSite.person(size);
    const page = await openAt(
      person,
      ({ players, turn }, prompt) =>
        prompt === 'turn' && players[turn.seat].hand.some((card) => ALWAYS.includes(card)),
    );
    const card = page.locator('[data-target^="card:"][data-light="offered"]').first();
    await card.waitFor();
    await lookAt(page, 'ti4-hand', ['light', 'dark']);
    await person.leave();
  });
});

it('leaves no error in any console', () => {
  expect(testSite.faults).toEqual([]);
});
