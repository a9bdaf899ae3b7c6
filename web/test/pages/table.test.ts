import { FastChance } from '@tablewright/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playTurn, sitTogether, startTogether } from './kit/friends.ts';
import { lookUndisturbed } from './kit/look.ts';
import { TEXT } from './kit/person.ts';
import { awaitTurn, playOut, pressLit } from './kit/play.ts';
import { PHONE, TestSite } from './kit/test-site.ts';

const { en, cs } = TEXT;

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open();
});
afterAll(() => testSite.close());

describe('a line that goes dead without a word', () => {
  it('shows, freezes the clocks, comes back by itself and says what was missed', async () => {
    const host = await testSite.person();
    const friend = await testSite.person({ locale: 'cs-CZ' });
    await sitTogether([host, en], [friend, cs]);
    await host.button(en['table.start']).and(host.page.locator(':enabled')).waitFor();
    await host.page
      .getByRole('group', { name: en['clock.title'] })
      .getByRole('radio', { name: en['clock.live'] })
      .click();
    // Nobody is ready any more once the terms change.
    await friend.page
      .getByRole('group', { name: cs['clock.title'] })
      .getByRole('radio', { name: cs['clock.live'], checked: true })
      .waitFor();
    await host.page.getByText(en['table.notReady']).waitFor();
    await friend.button(cs['table.imReady']).click();
    await startTogether(host, en, friend);
    const [mover, other] =
      (await Promise.race([
        awaitTurn(host.page).then(() => 'host'),
        awaitTurn(friend.page).then(() => 'friend'),
      ])) === 'host'
        ? [host, friend]
        : [friend, host];
    const text = other === friend ? cs : en;

    other.line.stall();
    await other.page.getByText(text['match.lost']).waitFor();
    const clock = other.page.locator('aside time[data-frozen="true"]').first();
    const frozen = await clock.textContent();
    await playTurn(mover);
    expect(await clock.textContent()).toBe(frozen);

    other.line.flow();
    await other.page.getByText(text['match.lost']).waitFor({ state: 'detached' });
    await awaitTurn(other.page);
    await expect.poll(() => other.page.locator('time[data-frozen="true"]').count()).toBe(0);
    await other.page.getByRole('region', { name: text['match.recap'] }).waitFor();
    for (const person of [host, friend]) await person.leave();
  });
});

describe('suggestions among people', () => {
  it('are a term that the table tells before anybody sits down, and off unless it allows them', async () => {
    const host = await testSite.person();
    const friend = await testSite.person({ locale: 'cs-CZ' });
    await sitTogether([host, en], [friend, cs]);
    const terms = friend.page.getByRole('switch', { name: cs['terms.hints'] });
    expect([await terms.isChecked(), await terms.isDisabled()]).toEqual([false, true]);
    await friend.page.getByText(cs['terms.hints.off']).waitFor();
    await startTogether(host, en, friend);
    const asked = await Promise.race(
      [host, friend].map((one) => awaitTurn(one.page).then(() => one)),
    );
    const text = asked === host ? en : cs;
    const hint = asked.page.getByRole('button', { name: text['match.hint'], disabled: true });
    await hint.click({ force: true });
    await asked.page.getByText(text['match.refused.no-hints']).waitFor();
    for (const person of [host, friend]) await person.leave();
  });
});

describe('a name at the table', () => {
  it('opens a card in place, with the keyboard too; a bot has a page, which opens beside the match', async () => {
    const person = await testSite.person();
    const { page } = person;
    await person.playNow({ seats: 2 });
    await awaitTurn(page);
    const match = page.url();
    const name = page.locator('aside [data-seat="2"] h2 button');
    await name.focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: (await name.textContent())! });
    const about = en['player.botOf'].replace('{level}', en['level.easy']);
    await card.getByText(about).waitFor();
    const [apart] = await Promise.all([
      page.waitForEvent('popup'),
      card.getByRole('link', { name: en['player.openApart'] }).click(),
    ]);
    await apart.getByRole('heading', { name: about }).waitFor();
    expect(decodeURIComponent(new URL(apart.url()).pathname)).toBe('/p/bot:easy');
    await apart.close();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(match);
    await person.leave();
  });
});

describe('what others say', () => {
  it.each([
    ['on a desk', {}],
    ['at a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
  ])('is marked at the tab of the chat until it is read: %s', async (_, options) => {
    const host = await testSite.person();
    const friend = await testSite.person(options);
    await sitTogether([host, en], [friend, en]);
    await startTogether(host, en, friend);
    await host.button(en['match.tab.chat']).click();
    for (const line of ['Good luck!', 'And have fun.']) {
      await host.page.getByLabel(en['match.message']).fill(line);
      await host.button(en['match.send']).click();
      await host.page.getByText(line).waitFor();
    }
    const { page } = friend;
    const mark = page.getByRole('button', { name: 'Chat, 2 new messages' });
    await mark.waitFor();
    await page.reload();
    await mark.click();
    await page.getByText('And have fun.').waitFor();
    await page.locator('button[data-tab="log"]').click();
    await page.getByRole('button', { name: en['match.tab.chat'], exact: true }).waitFor();
    // One's own lines are no news.
    expect(await host.page.getByRole('button', { name: /^Chat, / }).count()).toBe(0);
    for (const person of [host, friend]) await person.leave();
  });
});

describe('a line of the log', () => {
  it('shows its moment in place, and the match is one press away', async () => {
    const person = await testSite.person();
    const { page } = person;
    await person.playNow({ seats: 2 });
    const chance = new FastChance(3);
    for (let i = 0; i < 6; i++) {
      await awaitTurn(page);
      await pressLit(page, chance);
    }
    await awaitTurn(page);
    const here = page.url();
    const board = (): Promise<string> =>
      page
        .locator('main [data-target^="square:"]')
        .evaluateAll((squares) => squares.map((one) => one.getAttribute('aria-label')).join());
    const now = await board();
    await page.locator('[data-panel="log"] li button').first().click();
    const past = page.getByRole('region', { name: en['match.peek'] });
    await expect.poll(board).not.toBe(now);
    await expect.poll(() => page.locator('[data-light="offered"]').count()).toBe(0);
    await past.getByRole('button', { name: en['match.peekBack'] }).click();
    await awaitTurn(page);
    expect([page.url(), await board()]).toEqual([here, now]);
    // With the keyboard: Enter looks, Escape goes back.
    await page.locator('[data-panel="log"] li button').first().focus();
    await page.keyboard.press('Enter');
    await past.waitFor();
    await page.keyboard.press('Escape');
    await past.waitFor({ state: 'detached' });
    await person.leave();
  });
});

describe('the dice', () => {
  it('show their fingerprint from the start, in the log and in what the menu tells of the match', async () => {
    const person = await testSite.person();
    const { page } = person;
    await person.playNow({ seats: 2 });
    await awaitTurn(page);
    const inLog = page.locator('[data-panel="log"] summary', {
      hasText: en['match.fingerprintShort'],
    });
    const start = (await inLog.locator('code').textContent())!.slice(0, -1);
    expect(start).toMatch(/^[\da-f]{4} [\da-f]{4}$/);
    await person.button(en['match.menu']).click();
    await page.getByRole('menuitem', { name: en['match.about'] }).click();
    const about = page.getByRole('dialog', { name: en['match.about'] });
    const whole = await about.locator('code').textContent();
    expect(whole).toMatch(/^([\da-f]{4} ){15}[\da-f]{4}$/);
    expect(whole!.startsWith(start)).toBe(true);
    await person.leave();
  });
});

describe('the keyboard', () => {
  it('tells its shortcuts under the question mark', async () => {
    const person = await testSite.person();
    const { page } = person;
    await person.playNow({ seats: 2 });
    await awaitTurn(page);
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: en['keys.title'] });
    await list.getByText(en['keys.undo']).waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.press('r');
    await page.locator('[data-panel="rules"]').waitFor();
    await person.leave();
  });
});

describe('the log at a phone', () => {
  it('opens at its newest line, below a board that keeps its size', async () => {
    const person = await testSite.person({ viewport: PHONE, hasTouch: true, isMobile: true });
    const { page } = person;
    await person.playNow({ seats: 4 });
    const chance = new FastChance(2);
    const log = page.locator('[data-panel="log"]');
    const lines = log.locator('li');
    while ((await lines.count()) < 25) {
      await awaitTurn(page);
      await pressLit(page, chance);
    }
    await awaitTurn(page);
    const board = page.locator('main > div').first();
    const before = await lookUndisturbed(page, en, () => board.boundingBox());
    await page.locator('button[data-tab="log"]').click();
    const isInside = (line: Element): boolean => {
      const { top, bottom } = line.getBoundingClientRect();
      const panel = line.closest('[data-panel]')!.getBoundingClientRect();
      return top >= panel.top - 1 && bottom <= panel.bottom + 1;
    };
    await expect.poll(() => lines.last().evaluate(isInside)).toBe(true);
    expect(await lines.first().evaluate(isInside)).toBe(false);
    expect(await lookUndisturbed(page, en, () => board.boundingBox())).toEqual(before);
    await person.leave();
  });
});

describe('the first visit', () => {
  it('offers the lesson and the base game, and Play now starts the base game', async () => {
    const person = await testSite.person();
    const { page } = person;
    await person.go('/');
    await person.button(en['first.base']).waitFor();
    await page.getByText(/have the most on a full card/).waitFor();
    await person.button(en['home.playNow']).click();
    await awaitTurn(page);
    expect(await page.getByRole('heading', { name: 'Artifacts' }).count()).toBe(0);
    // What a button offers beside the lit cards is not the way on.
    expect(await page.locator('[data-answer][data-primary="true"]').count()).toBe(0);
    // A player who has played before is no stranger.
    await person.go('/');
    await page.getByRole('heading', { name: en['home.yourTurn'] }).waitFor();
    expect(await page.getByText(en['first.lesson']).count()).toBe(0);
    await person.leave();
  });

  it('to a lesson is remembered', async () => {
    const person = await testSite.person();
    const { page } = person;
    await person.go('/learn/roam/basics');
    await person.button(en['learn.skip']).click();
    const reached = page.getByText(/Step 2 of \d+/);
    await reached.waitFor();
    await page.reload();
    await reached.waitFor();
    await person.go('/learn');
    await reached.waitFor();
    await person.leave();
  });
});

describe('the end of a match', () => {
  it('tells where the points came from, keeps the key behind a link, and plays the same again', async () => {
    const person = await testSite.person();
    const { page } = person;
    await person.playNow({ seats: 2 });
    await playOut(page, new FastChance(11));
    const before = page.url();
    await page.getByText(en['match.scoreStory']).click();
    await page.locator('details li b').first().waitFor();
    expect(await page.getByText(en['match.keyNote']).isVisible()).toBe(false);
    await page.getByText(en['match.keyShow']).click();
    await page.getByText(en['match.keyNote']).waitFor();
    await person.button(en['match.sameAgain']).click();
    await page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/m/'));
    await awaitTurn(page);
    await person.leave();
  });
});

describe('a card that the log names', () => {
  it('is shown in full while the pointer rests on the line, and no card while it passes', async () => {
    const person = await testSite.person();
    const { page } = person;
    await person.playNow({ seats: 2 });
    const line = page.locator('[data-panel="log"] li button', { hasText: / uses / }).last();
    const chance = new FastChance(3);
    do {
      await awaitTurn(page);
      await pressLit(page, chance);
    } while ((await line.count()) === 0);
    // While the bot plays, other lines come under the pointer.
    await awaitTurn(page);
    await line.hover();
    const used = /uses (.+)\./.exec((await line.textContent())!)![1];
    await page.getByRole('tooltip').getByText(used).first().waitFor();
    await page.mouse.move(700, 300);
    await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
    await person.leave();
  });
});

describe('people at one device', () => {
  it('play under their own names, and nothing is asked of the server about them', async () => {
    const person = await testSite.person();
    const { page } = person;
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(answer.url());
    });
    await person.wish({ seats: 2, people: 2 });
    await page.getByLabel('Player 1').fill('Ann');
    await page.getByLabel('Player 2').fill('Bob');
    await person.button(en['home.playNow']).click();
    await awaitTurn(page);
    expect(await page.locator('aside [data-seat] h2 button').allTextContents()).toEqual([
      'Ann',
      'Bob',
    ]);
    expect(refused).toEqual([]);
    // Asked again, they are still called so.
    await person.go('/');
    await person.button(en['home.wish.change']).click();
    await expect.poll(() => page.getByLabel('Player 2').inputValue()).toBe('Bob');
    await person.leave();
  });
});

describe('the page of a game', () => {
  it('tells what it is about, and starts a match of it', async () => {
    const person = await testSite.person();
    const { page } = person;
    await person.go('/');
    await page.getByRole('link', { name: `${en['gamePage.about']}: Ahoy` }).click();
    await page.getByText(/every faction plays by its own rules/).waitFor();
    await page.getByRole('link', { name: en['gamePage.rules'] }).waitFor();
    await person.button(en['home.playNow']).click();
    await page.waitForSelector('[data-game="ahoy"] [data-light="offered"]');
    await person.leave();
  });
});

describe('at the end', () => {
  it('no page has met an error', () => {
    expect(testSite.faults).toEqual([]);
  });
});
