import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { TEXT } from './person.ts';

/** Screenshots of all pages, for people to check. */
const SHOTS = fileURLToPath(new URL('../../../dist-shots/', import.meta.url));

const THEMES = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  'contrast-light': { colorScheme: 'light', contrast: 'more' },
  'contrast-dark': { colorScheme: 'dark', contrast: 'more' },
} as const;

/** In other themes only the colours are different. */
const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] };

type ThemeName = keyof typeof THEMES;
const ALL_THEMES = Object.keys(THEMES) as ThemeName[];

/** Takes a picture of the page in each theme, and finds nothing wrong with it in any. */
export async function lookAt(
  page: Page,
  name: string,
  themes: readonly ThemeName[] = ALL_THEMES,
): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  const size = (page.viewportSize()?.width ?? 0) > 700 ? 'wide' : 'phone';
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(axe.source);
  const faults: string[] = [];
  for (const theme of themes) {
    const media = THEMES[theme];
    await page.emulateMedia(media);
    await settled(page);
    if (media.contrast === 'no-preference')
      await page.screenshot({ path: path.join(SHOTS, `${name}-${size}-${theme}.png`) });
    const found = await page.evaluate(
      async (options) => {
        const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
          document,
          options,
        );
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
        );
      },
      theme === 'light' ? {} : COLOURS,
    );
    faults.push(...found.map((fault) => `${theme}: ${fault}`));
  }
  await page.emulateMedia(THEMES.light);
  faults.push(...(await page.evaluate(hangsOver)), ...(await keysShown(page)));
  expect(faults, `${name}, ${size}`).toEqual([]);
}

/** The words of the banners that a busy machine brings about. */
type Banners = Record<'match.lost' | 'match.recap' | 'match.gotIt', string>;

/**
 * Looks at a table when its fonts are here and no banner pushes a phone's board down: after a second without a sound
 * the page says that the connection is lost, and then what was missed until somebody has read it.
 */
export async function lookUndisturbed<T>(
  page: Page,
  say: Banners,
  look: () => Promise<T>,
): Promise<T> {
  const lost = page.getByText(say['match.lost']).first();
  const recap = page.getByRole('region', { name: say['match.recap'] });
  for (;;) {
    await lost.waitFor({ state: 'detached' });
    if ((await recap.count()) > 0) {
      await recap.getByRole('button', { name: say['match.gotIt'] }).click();
      continue;
    }
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await settled(page);
    const seen = await look();
    if ((await lost.count()) + (await recap.count()) === 0) return seen;
  }
}

/** Nothing fades or moves any more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** Runs in the page: what makes it wider than its window, and buttons whose words do not fit into them. */
function hangsOver(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const cut = Array.from(document.querySelectorAll<HTMLElement>('button, a')).filter(
    (button) =>
      button.textContent !== '' &&
      button.clientWidth > 0 &&
      button.scrollWidth > button.clientWidth + 1 &&
      getComputedStyle(button).display !== 'inline',
  );
  return [
    ...(scrollWidth > clientWidth
      ? [`The page is ${scrollWidth} wide, its window ${clientWidth}.`]
      : []),
    ...cut.map((button) => `Its words do not fit: ${button.outerHTML.slice(0, 300)}`),
  ];
}

const KEYS = Object.keys(TEXT.en).filter((key) => key.includes('.'));

/** Names of messages where their words should stand. */
async function keysShown(page: Page): Promise<string[]> {
  const words = new Set((await page.evaluate(() => document.body.innerText)).split(/\s+/));
  return KEYS.filter((key) => words.has(key)).map((key) => `Not translated: ${key}`);
}
