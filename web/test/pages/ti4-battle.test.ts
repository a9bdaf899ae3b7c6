import { ti4Text } from '@tablewright/ti4/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAt } from './kit/look.ts';
import { LISTED, PHONE, TestSite, WIDE } from './kit/test-site.ts';
import { lift, openAt } from './kit/ti4-moment.ts';

const { messages } = ti4Text.languages.en;

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open(LISTED);
});
afterAll(() => testSite.close());

const SIZES = [
  ['at a desk', { viewport: WIDE }],
  ['on a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
] as const;

describe.each(SIZES)('a battle of Twilight Imperium %s', (_where, size) => {
  it('offers the barrage, and asks the other side before the dice fall', async () => {
    const person = await testSite.person(size);
    const page = await openAt(person, (_state, prompt) => prompt === 'barrage');
    await lookAt(page, 'ti4-barrage', ['light']);
    const fire = page.locator('section[data-mine="true"]').getByRole('button', {
      name: messages['option.fire'],
      exact: true,
    });
    await fire.first().click();
    await page.waitForFunction(() => eyes.countLit() > 0);
    await person.leave();
  });

  it('marks the ships that are given up, for their owner alone', async () => {
    const person = await testSite.person(size);
    const page = await openAt(
      person,
      ({ combat }, prompt) => prompt === 'assignHits' && combat.hits.some((hits) => hits > 1),
    );
    await lookAt(page, 'ti4-losses', ['light', 'dark']);
    await person.leave();
  });

  it('asks at the end of a turn while something can be traded', async () => {
    const person = await testSite.person(size);
    const page = await openAt(person, (_state, prompt) => prompt === 'turnEnd');
    await lookAt(page, 'ti4-turn-end', ['light']);
    await lift(page);
    await person.leave();
  });
});

it('leaves no error in any console', () => {
  expect(testSite.faults).toEqual([]);
});
