import { ti4 } from '@tablewright/ti4';
import { ti4Bot } from '@tablewright/ti4/bot';
import type { Page } from 'playwright-core';
import type { Person } from './person.ts';
import { awaitTurn } from './play.ts';
import { playStored } from './stored-match.ts';

type State = Parameters<typeof ti4.result>[0];

/** Opens a match of three at one device at the moment that is looked for, as whoever is asked. */
export async function openAt(
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
export async function lift(page: Page): Promise<void> {
  await awaitTurn(page);
  const look = page.locator('[data-answer="look"]');
  if ((await look.count()) > 0) await look.click();
  await page.locator('section[data-mine="true"] [data-prompt]').waitFor();
}
