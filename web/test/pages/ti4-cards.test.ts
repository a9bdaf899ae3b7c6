import { actionCardOf } from '@tablewright/ti4/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAt } from './kit/look.ts';
import { awaitTurn } from './kit/play.ts';
import { LISTED, PHONE, TestSite, WIDE } from './kit/test-site.ts';
import { openAt } from './kit/ti4-moment.ts';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open(LISTED);
});
afterAll(() => testSite.close());

/** Component actions that need nothing. */
const ALWAYS = ['industrial-initiative', 'economic-initiative', 'rise-of-a-messiah'].map(
  actionCardOf,
);

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
