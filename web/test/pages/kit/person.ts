import { manifest as ahoy } from '@tablewright/ahoy/manifest';
import { manifest as arcs } from '@tablewright/arcs/manifest';
import { manifest as roam } from '@tablewright/roam/manifest';
import { roamText } from '@tablewright/roam/text';
import type { Locale } from '@tablewright/text';
import { manifest as ti4 } from '@tablewright/ti4/manifest';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { messages as cs } from '../../../src/text/cs.ts';
import { messages as en } from '../../../src/text/en.ts';
import { messages as learnCs } from '../../../src/text/learn/cs.ts';
import { messages as learnEn } from '../../../src/text/learn/en.ts';
import { messages as matchCs } from '../../../src/text/match/cs.ts';
import { messages as matchEn } from '../../../src/text/match/en.ts';
import { messages as matchPl } from '../../../src/text/match/pl.ts';
import { messages as peopleCs } from '../../../src/text/people/cs.ts';
import { messages as peopleEn } from '../../../src/text/people/en.ts';
import { messages as peoplePl } from '../../../src/text/people/pl.ts';
import { messages as renewalCs } from '../../../src/text/renewal/cs.ts';
import { messages as renewalEn } from '../../../src/text/renewal/en.ts';
import { messages as renewalPl } from '../../../src/text/renewal/pl.ts';
import { messages as pl } from '../../../src/text/pl.ts';
import { messages as replayCs } from '../../../src/text/replay/cs.ts';
import { messages as replayEn } from '../../../src/text/replay/en.ts';
import { eyes } from './eyes.ts';
import type { Line } from './line.ts';

/** What the page says, by language and key. */
export const TEXT = {
  en: {
    ...namesOfGames('en'),
    ...en,
    ...renewalEn,
    ...matchEn,
    ...replayEn,
    ...learnEn,
    ...peopleEn,
  },
  cs: {
    ...namesOfGames('cs'),
    ...cs,
    ...renewalCs,
    ...matchCs,
    ...replayCs,
    ...learnCs,
    ...peopleCs,
  },
  pl: { ...namesOfGames('pl'), ...pl, ...renewalPl, ...matchPl, ...peoplePl },
};

/** What a browser says of itself when a line is cut on purpose. */
const CUT = /net::ERR_|WebSocket connection to|Failed to load resource/;

/** Nothing takes this long, even where the machine has other work to do. */
const PATIENCE = 90_000;

/** Somebody at a browser of their own. */
export class Person {
  readonly context: BrowserContext;
  readonly line: Line;
  url: string;
  page!: Page;
  private readonly faults: string[];

  private constructor(context: BrowserContext, line: Line, faults: string[]) {
    this.context = context;
    this.line = line;
    this.url = `http://127.0.0.1:${line.port}`;
    this.faults = faults;
  }

  static async at(context: BrowserContext, line: Line, faults: string[]): Promise<Person> {
    await context.addInitScript(eyes);
    // Nobody here wants to watch the bots.
    await context.addInitScript(() => {
      const settings = 'tablewright.settings';
      if (localStorage.getItem(settings) === null)
        localStorage.setItem(settings, JSON.stringify({ state: { pace: 'instant' }, version: 1 }));
    });
    context.setDefaultTimeout(PATIENCE);
    const person = new Person(context, line, faults);
    await person.openTab();
    return person;
  }

  /** A new tab, which is the one in front from now on. */
  async openTab(): Promise<Page> {
    const page = await this.context.newPage();
    page.on('pageerror', (error) => this.faults.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !CUT.test(message.text())) this.faults.push(message.text());
    });
    page.on('worker', (worker) => {
      // Bots wait so that people can follow; nobody follows here.
      worker
        .evaluate(() => {
          const { setTimeout } = globalThis;
          // oxlint-disable-next-line tablewright/steady-tests -- it removes waits
          globalThis.setTimeout = ((then: () => void) => setTimeout(then, 0)) as typeof setTimeout;
        })
        .catch(() => undefined);
    });
    this.page = page;
    return page;
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.url + path);
  }

  async leave(): Promise<void> {
    await this.context.close();
    this.line.close();
  }

  /** Buttons are found as people find them: by what they say. */
  button(says: string): Locator {
    return this.page.getByRole('button', { name: says }).first();
  }

  async playNow(wish: Wish, text: (typeof TEXT)[Locale] = TEXT.en): Promise<void> {
    await this.wish(wish, text);
    await this.button(text['home.playNow']).click();
    await this.page.waitForSelector('[data-position]');
  }

  /** Stores a game on this device, as the settings offer it. */
  async keepOffline(game: Game): Promise<void> {
    const name = TEXT.en[`game.${game}`];
    await this.go('/settings');
    await this.page
      .getByRole('button', { name: new RegExp(`^Store ${name} \\(\\d+ kB\\)$`) })
      .click();
    await this.page.getByText(TEXT.en['offline.kept'].replace('{game}', name)).waitFor();
  }

  async goOffline(): Promise<void> {
    this.line.cut();
    await this.context.setOffline(true);
    await this.page.reload();
  }

  /** Chooses on the front page what is to be played. */
  async wish(wish: Wish, text: (typeof TEXT)[Locale] = TEXT.en): Promise<void> {
    await this.go('/');
    await this.button(text['home.wish.change']).click();
    const choose = async (label: string, value: string): Promise<void> => {
      const group = this.page.getByRole('group', { name: label });
      await group.getByRole('radio', { name: value, exact: true }).check();
    };
    await choose(text['wish.game'], text[`game.${wish.game ?? 'roam'}`]);
    await choose(text['wish.seats'], String(wish.seats));
    await choose(text['wish.level'], text[`level.${wish.level ?? 'easy'}`]);
    if ((wish.game === undefined || wish.game === 'roam') && wish.artifacts !== null)
      await this.page
        .getByRole('switch', { name: text['roam.artifacts'] })
        .setChecked(wish.artifacts ?? false);
    if (wish.people) await choose(text['wish.people'], String(wish.people));
  }
}

export type Game = 'roam' | 'ahoy' | 'arcs' | 'ti4';

export interface Wish {
  /** Roam unless told. */
  readonly game?: Game;
  readonly seats: number;
  /** How well the bots play; easy unless told. */
  readonly level?: 'beginner' | 'easy';
  /** At this device; one unless told. */
  readonly people?: number;
  /** Roam with artifacts; the base game unless told. */
  readonly artifacts?: boolean | null;
}

function namesOfGames(locale: Locale) {
  return {
    'game.roam': roam.name[locale],
    'game.ahoy': ahoy.name[locale],
    'game.arcs': arcs.name[locale],
    'game.ti4': ti4.name[locale],
    'roam.artifacts': roamText.languages[locale].messages['setup.artifacts'],
  };
}
