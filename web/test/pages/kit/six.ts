import type { Locator } from 'playwright-core';
import { type Person, TEXT } from './person.ts';
import { PHONE, type TestSite } from './test-site.ts';

/** Names that guests get by chance may be the same, and would be told apart by numbers. */
const NAMES = ['Ada', 'Ben', 'Cyn', 'Dan', 'Eve', 'Fay'];
const SEATS = NAMES.length;
const say = TEXT.en;

/** Which of the six sit at phones. */
export const hasPhone = (seat: number): boolean => seat % 3 === 2;

/** Six people at browsers of their own, two of them with phones, at a table that has begun. */
export async function sitDown(
  testSite: TestSite,
  wish: { readonly game: string; readonly whispers?: boolean },
): Promise<Person[]> {
  const people: Person[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const options = hasPhone(seat) ? { viewport: PHONE, hasTouch: true, isMobile: true } : {};
    people.push(await testSite.person(options));
  }
  for (const [seat, person] of people.entries()) {
    await person.go('/');
    await send(person, 'PATCH', '/api/me', { name: NAMES[seat] });
  }
  const [host, ...others] = people;
  const made = await send(host, 'POST', '/api/tables', {
    ...wish,
    seats: SEATS,
    reactions: 'quick',
  });
  const { id: table } = made as { id: string };
  await host.go(`/t/${table}`);
  for (const person of others) {
    await person.go(`/t/${table}`);
    await person.button(say['table.sit']).click();
    await person.button(say['table.imReady']).click();
  }
  await host.button(say['table.start']).click();
  for (const { page } of people) await page.waitForSelector('[data-position]');
  return people;
}

/** Asks the server from a person's page. */
const send = ({ page }: Person, method: string, path: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ({ to, request }) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(to, { ...request, headers });
      return (await answer.json()) as unknown;
    },
    { to: path, request: { method, body: JSON.stringify(body) } },
  );

/** What a page shows that its person can press now: keys of options on the board or in the prompt. */
export interface Open {
  readonly keys: readonly string[];
  readonly isReacting: boolean;
  readonly isSealed: boolean;
  readonly isOver: boolean;
}

/** Runs in the page. */
export function look(): Open {
  const isSending = document.querySelector('section[data-sending="true"]') !== null;
  const keys = Array.from(
    document.querySelectorAll<HTMLElement>('[data-light="offered"][data-target], [data-answer]'),
  )
    .filter((thing) => thing.getClientRects().length > 0)
    .map(({ dataset }) => dataset['answer'] ?? dataset['target']!);
  const reactions = document.querySelector<HTMLElement>('[data-reactions]');
  return {
    keys: isSending ? [] : keys,
    isReacting: reactions !== null,
    isSealed: reactions?.dataset['sealed'] !== undefined,
    isOver: document.querySelector('[data-over="true"]') !== null,
  };
}

const litAs = ({ page }: Person, name: string): Locator =>
  page
    .locator(`[data-target="${name}"][data-light="offered"], [data-answer="${name}"]`)
    .filter({ visible: true })
    .first();

/** Presses the thing on the board, or the button of the prompt, that stands for an option. */
export const choose = (person: Person, name: string): Promise<void> => litAs(person, name).click();

/** The same at a window, which closes for whoever is too slow: the next look finds what is asked then. */
export async function react(person: Person, name: string): Promise<void> {
  const lit = litAs(person, name);
  await lit.click({ timeout: 5000 }).catch(async (error: unknown) => {
    if (await lit.isVisible()) throw error;
  });
}

/** The page shows something else than before it was pressed. */
export async function changed({ page }: Person, before: Open): Promise<void> {
  const text = JSON.stringify(before);
  for (let patience = 0; patience < 200; patience++) {
    if (JSON.stringify(await page.evaluate(look)) !== text) return;
    await page.waitForTimeout(25);
  }
}

export const openTab = ({ page }: Person, tab: string): Promise<void> =>
  page.locator(`[data-tab="${tab}"]:is(button)`).click();

const panel = ({ page }: Person, title: 'orders.title' | 'deals.title'): Locator =>
  page.getByRole('region', { name: say[title] });

/** Gives orders in the panel, in plain words. */
export async function order(person: Person, whats: readonly string[]): Promise<void> {
  await openTab(person, 'orders');
  for (const what of whats) {
    const orders = panel(person, 'orders.title');
    const name = say['orders.give'].replace('{what}', what);
    await orders.getByRole('button', { name, exact: true }).click();
    const back = say['orders.takeBack'].replace('{what}', what);
    await orders.getByRole('button', { name: back, exact: true }).waitFor();
  }
}

/** Opens the form for an offer to somebody. */
export async function draftTo(from: Person, name: string): Promise<Locator> {
  const offerTo = say['deals.offerTo'].replace('{name}', name);
  await openTab(from, 'deals');
  await panel(from, 'deals.title').getByRole('button', { name: offerTo, exact: true }).click();
  return panel(from, 'deals.title').getByRole('form', { name: offerTo, exact: true });
}

/** Offers what the form says; the other reads and signs it. */
export async function agree(
  from: Person,
  draft: Locator,
  to: Person,
  read: () => Promise<void> = async () => undefined,
): Promise<void> {
  await draft.getByRole('button', { name: say['deals.offer'], exact: true }).click();
  await openTab(to, 'deals');
  const sign = panel(to, 'deals.title').getByRole('button', { name: say['deals.sign'] });
  await sign.waitFor();
  await read();
  await sign.click();
  await panel(from, 'deals.title').getByText(say['deals.history']).waitFor();
}
