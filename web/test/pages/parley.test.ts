import type { ClockTerms } from '@tablewright/protocol';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lookAt } from './kit/look.ts';
import { type Person, TEXT } from './kit/person.ts';
import { PHONE, TestSite } from './kit/test-site.ts';

const { server, messages, names, clauses } = inject('parley');

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open({}, server);
});
afterAll(() => testSite.close());

/** Two people in a match of Parley, past the ceremony; the second has a phone. */
async function sitTogether(clock: ClockTerms = { kind: 'none' }): Promise<[Person, Person]> {
  const [host, friend] = [
    await testSite.person(),
    await testSite.person({ viewport: PHONE, hasTouch: true, isMobile: true }),
  ];
  await host.go('/');
  const table = await host.page.evaluate(async (terms) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'parley', seats: 2, clock: terms }),
    });
    return ((await answer.json()) as { id: string }).id;
  }, clock);
  await host.go(`/t/${table}`);
  await friend.go(`/t/${table}`);
  await friend.button(TEXT.en['table.sit']).click();
  await friend.button(TEXT.en['table.imReady']).click();
  await host.button(TEXT.en['table.start']).click();
  for (const { page } of [host, friend]) await page.waitForSelector('[data-position]');
  for (const person of [host, friend, host, friend]) await choose(person, 'cause:peace');
  return [host, friend];
}

/** Presses the thing on the board, or the button of the prompt, that stands for an option. */
async function choose({ page }: Person, name: string): Promise<void> {
  const lit = `[data-target="${name}"][data-light="offered"], [data-answer="${name}"]`;
  await page.locator(lit).first().click();
}

/** The name of the player at this seat. */
async function nameOf({ page }: Person, seat: number): Promise<string> {
  const label = await page.locator(`[data-target="seat:${seat}"]`).getAttribute('aria-label');
  return label!.slice(0, label!.indexOf(':'));
}

const reactionsOf = ({ page }: Person): Locator => page.locator('[data-reactions]');

const openTab = ({ page }: Person, tab: string): Promise<void> =>
  page.locator(`[data-tab="${tab}"]:is(button)`).click();

async function leave(...people: readonly Person[]): Promise<void> {
  expect(testSite.faults).toEqual([]);
  for (const person of people) await person.leave();
}

describe('a plan', () => {
  it('grows on the board, loses a piece, and is sent with one press', async () => {
    const [host, friend] = await sitTogether();
    await choose(host, 'work');
    await choose(host, 'work');
    const seen = friend.page.locator('[data-target="cause:honour"]');
    const before = await seen.getAttribute('aria-label');
    // A player who changes their mind can begin again.
    await choose(host, 'mission');
    await host.button(TEXT.en['match.cancel']).click();
    await choose(host, 'mission');

    const plan = host.page.getByRole('list', { name: TEXT.en['plan.title'] });
    const confirm = host.button(TEXT.en['plan.confirm']);
    for (const cause of ['honour', 'trade']) {
      await choose(host, `cause:${cause}`);
      await choose(host, `send:${cause}`);
    }
    await plan.getByRole('listitem').nth(1).waitFor();
    expect(await confirm.isDisabled()).toBe(true);
    await lookAt(host.page, 'parley-plan', ['light', 'dark']);

    const trade = messages['option.send'].replace('{cause}', names['trade']);
    await plan.getByRole('button', { name: trade }).click();
    await choose(host, 'send:done');
    // Nobody else has seen anything so far.
    expect(await seen.getAttribute('aria-label')).toBe(before);
    await confirm.click();
    await plan.waitFor({ state: 'detached' });
    await friend.page.locator('[data-target="cause:honour"][aria-label*=": 1 "]').waitFor();
    await friend.page.locator('[data-target="cause:trade"][aria-label*=": 0 "]').waitFor();
    await leave(host, friend);
  });
});

describe('reactions', () => {
  it('look the same to everybody, are sealed and can be changed until all are there', async () => {
    const [host, friend] = await sitTogether();
    await choose(host, 'rest');
    await choose(friend, 'rest');
    for (const person of [host, friend]) await reactionsOf(person).waitFor();
    const seen = await reactionsOf(friend).innerText();

    await choose(host, 'debate:pass');
    const sealed = (key: string): Locator =>
      reactionsOf(host).getByText(
        TEXT.en['reactions.sealed'].replace('{what}', messages[`option.${key}`]),
      );
    await sealed('pass').waitFor();
    await lookAt(host.page, 'parley-reactions', ['light', 'dark']);
    await lookAt(friend.page, 'parley-reactions', ['light', 'dark']);
    expect(await reactionsOf(friend).innerText()).toBe(seen);
    await choose(host, 'debate:lock');
    await sealed('lock').waitFor();
    // A new page shows what was sealed.
    await host.page.reload();
    await sealed('lock').waitFor();
    await choose(friend, 'debate:pass');
    for (const person of [host, friend]) await reactionsOf(person).waitFor({ state: 'detached' });
    await host.page.getByText(messages['prompt.vote']).first().waitFor();
    await leave(host, friend);
  });
});

describe('the time for reactions', () => {
  it('runs as a ring for all, and a player who wants more time holds it once', async () => {
    const [host, friend] = await sitTogether({
      kind: 'live',
      bank: 1_800_000,
      increment: 0,
      out: 'skip',
    });
    await choose(host, 'rest');
    await choose(friend, 'rest');
    const hold = reactionsOf(host).getByRole('button', { name: TEXT.en['reactions.hold'] });
    await hold.waitFor();
    for (const person of [host, friend])
      expect(await reactionsOf(person).getByRole('timer').innerText()).toMatch(/^0:\d\d$/);
    await hold.click();
    await reactionsOf(host).getByRole('button', { name: TEXT.en['reactions.letGo'] }).waitFor();
    const held = reactionsOf(friend).getByRole('button', { name: TEXT.en['reactions.held'] });
    await held.waitFor();
    expect(await held.isDisabled()).toBe(true);
    await leave(host, friend);
  });
});

describe('orders', () => {
  it('are given in plain words, answer, and are taken back', async () => {
    const [host, friend] = await sitTogether();
    for (const person of [host, friend]) await openTab(person, 'orders');
    const ordersOf = ({ page }: Person): Locator =>
      page.getByRole('region', { name: TEXT.en['orders.title'] });
    const order = (person: Person, id: string, how = 'give'): Locator =>
      ordersOf(person).getByRole('button', {
        name: TEXT.en[how === 'give' ? 'orders.give' : 'orders.takeBack'].replace(
          '{what}',
          messages[id],
        ),
        exact: true,
      });
    for (const person of [host, friend]) {
      await order(person, 'order.pass.debate').click();
      await order(person, 'order.pass.debate', 'takeBack').waitFor();
    }
    await ordersOf(host).getByText(clauses['PY-8']).waitFor();
    await lookAt(host.page, 'parley-orders', ['light', 'dark']);
    await lookAt(friend.page, 'parley-orders', ['light', 'dark']);

    await choose(host, 'rest');
    await choose(friend, 'rest');
    await host.page.getByText(messages['prompt.vote']).first().waitFor();
    await ordersOf(host)
      .getByText(/used once/)
      .waitFor();
    await order(host, 'order.pass.debate', 'takeBack').click();
    await order(host, 'order.pass.debate').waitFor();
    await leave(host, friend);
  });
});

describe('a deal', () => {
  it('is put together, signed by the other, carried out; another has to wait, and says why', async () => {
    const [host, friend] = await sitTogether();
    const name = await nameOf(host, 1);
    await openTab(host, 'deals');
    const deskOf = ({ page }: Person): Locator =>
      page.getByRole('region', { name: TEXT.en['deals.title'] });
    const offerTo = TEXT.en['deals.offerTo'].replace('{name}', name);
    const draft = deskOf(host).getByRole('form', { name: offerTo });
    const more = TEXT.en['deals.more'].replace('{thing}', messages['thing.goods']);
    await deskOf(host).getByRole('button', { name: offerTo }).click();
    const given = draft.getByRole('group', { name: TEXT.en['deals.give'] });
    await given.getByRole('button', { name: more }).click();
    await draft.getByLabel(TEXT.en['deals.words']).fill('For a quiet debate.');
    await draft.getByText(TEXT.en['deals.canBeNow']).waitFor();
    await lookAt(host.page, 'parley-offer', ['light', 'dark']);
    await draft.getByRole('button', { name: TEXT.en['deals.offer'], exact: true }).click();

    // The other sees that an offer waits, and the match goes on meanwhile.
    const waiting = TEXT.en['deals.waiting'].replace(/.*one \{#([^}]*)\}.*/, '1$1');
    await friend.page.getByLabel(waiting).waitFor();
    await choose(host, 'work');
    await openTab(friend, 'deals');
    await deskOf(friend).getByText(TEXT.en['deals.notBinding']).waitFor();
    await lookAt(friend.page, 'parley-desk', ['light', 'dark']);
    await deskOf(friend).getByRole('button', { name: TEXT.en['deals.sign'] }).click();
    await friend.page.locator('[data-target="seat:1"][aria-label*="2 goods"]').waitFor();
    await host.page.locator('[data-target="seat:0"][aria-label*="1 goods"]').waitFor();
    await deskOf(host).getByText(TEXT.en['deals.history']).waitFor();

    await deskOf(host).getByRole('button', { name: offerTo }).click();
    await given.getByRole('button', { name: more }).click();
    await draft.getByText(clauses['PY-6']).waitFor();
    await draft.getByRole('button', { name: TEXT.en['deals.offer'], exact: true }).click();
    await deskOf(friend).getByRole('button', { name: TEXT.en['deals.sign'] }).click();
    await deskOf(host).getByText(TEXT.en['deals.state.signed']).waitFor();
    await deskOf(host).getByText(clauses['PY-6']).waitFor();
    await deskOf(host).getByRole('button', { name: TEXT.en['deals.withdraw'] }).click();
    await deskOf(host).getByText(TEXT.en['deals.state.signed']).waitFor({ state: 'detached' });
    await leave(host, friend);
  });
});
