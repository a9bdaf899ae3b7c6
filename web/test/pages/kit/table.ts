import type { FastChance } from '@tablewright/engine';
import type { Page } from 'playwright-core';
import { type Person, TEXT, type Wish } from './person.ts';
import { awaitDecisions, awaitTurn, position, pressLit } from './play.ts';

/** One sets a table, the others come with the link, sit down and are ready; a bot takes the seat that is left. */
export async function sitDown(
  host: Person,
  second: Person,
  third: Person,
  wish: Wish = { seats: 3 },
): Promise<void> {
  await host.wish(wish);
  await host.button(TEXT.en['home.inviteFriends']).click();
  await host.page.waitForURL(/\/t\//);
  const link = new URL(host.page.url()).pathname;
  for (const [friend, text] of [
    [second, TEXT.cs],
    [third, TEXT.pl],
  ] as const) {
    await friend.go(link);
    await friend.button(text['table.sit']).click();
    await friend.button(text['table.imReady']).click();
  }
  if (wish.seats > 3) {
    const bot = host.page.getByLabel(TEXT.en['table.botAt'].replace('{number}', '4'));
    await bot.selectOption('beginner');
  }
  await host.button(TEXT.en['table.start']).click();
  for (const friend of [host, second, third]) await friend.page.waitForURL(/\/m\//);
}

/** All the pages on which one match is seen. */
export class Table {
  readonly pages: Page[];
  /** Whose line is cut: the others play on until it is this one's turn. */
  away: Person | null = null;

  constructor(pages: Page[]) {
    this.pages = pages;
  }

  /** Everybody sees the latest position, or a later one: bots play on. */
  async agree(): Promise<void> {
    const present = this.present();
    await Promise.all(present.map((page) => page.waitForSelector('[data-position]')));
    const seen = await Promise.all(present.map((page) => position(page)));
    const latest = Math.max(...seen.map((one) => Number.parseInt(one!, 10)));
    await Promise.all(present.map((page) => awaitDecisions(page, latest)));
  }

  /** Somebody who is asked presses something. */
  async decide(chance: FastChance): Promise<void> {
    const asked = await this.asked();
    if (asked.length > 0) {
      await pressLit(asked[chance.below(asked.length)], chance);
      return;
    }
    if (this.away === null) {
      // A bot is thinking.
      await Promise.race(this.pages.map((page) => awaitTurn(page)));
      return;
    }
    // Everybody waits for who is away: the line is mended, and what was missed is seen at once.
    this.away.line.mend();
    this.away = null;
    await this.agree();
  }

  private async asked(): Promise<Page[]> {
    const present = this.present();
    const lit = await Promise.all(present.map((page) => page.evaluate(() => eyes.countLit())));
    return present.filter((_, i) => lit[i] > 0);
  }

  private present(): Page[] {
    return this.pages.filter((page) => page !== this.away?.page);
  }
}
