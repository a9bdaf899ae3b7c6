import { FastChance } from '@tablewright/engine';
import type { Person, TEXT, Wish } from './person.ts';
import { awaitTurn, pressLit } from './play.ts';

type Texts = (typeof TEXT)['en' | 'cs'];

/** Two people in a match of their own: one sets a table and the other comes with the link. */
export async function sitTogether(
  [first, firstText]: [Person, Texts],
  [second, secondText]: [Person, Pick<Texts, 'table.sit' | 'table.imReady'>],
  wish: Pick<Wish, 'artifacts'> = {},
): Promise<void> {
  await first.wish({ seats: 2, ...wish }, firstText);
  await first.button(firstText['home.inviteFriends']).click();
  await first.page.waitForURL(/\/t\//);
  await second.go(new URL(first.page.url()).pathname);
  await second.button(secondText['table.sit']).click();
  await second.button(secondText['table.imReady']).click();
}

export async function startTogether(host: Person, hostText: Texts, friend: Person): Promise<void> {
  await host.button(hostText['table.start']).click();
  for (const { page } of [host, friend]) {
    await page.waitForURL(/\/m\//);
    await page.waitForSelector('[data-position]');
  }
}

/** Plays until somebody else is asked. */
export async function playTurn({ page }: Person): Promise<void> {
  await awaitTurn(page);
  const chance = new FastChance(4);
  while (await page.evaluate(() => eyes.countLit() > 0)) await pressLit(page, chance);
}
