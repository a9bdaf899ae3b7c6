import type { FastChance } from '@tablewright/engine';
import type { Page } from 'playwright-core';
import type { Aim } from './eyes.ts';

/** No match is longer than this, however badly it is played. */
const MOST_DECISIONS = 3000;

export const isOver = (page: Page): Promise<boolean> => page.evaluate(() => eyes.isOver());

/** Which position of the match the page shows. */
export const position = (page: Page): Promise<string | null> =>
  page.evaluate(() => eyes.position());

/** Waits until the page asks for something, or the match is over. */
export async function awaitTurn(page: Page): Promise<boolean> {
  await page.waitForFunction(() => eyes.countLit() > 0 || eyes.isOver());
  return !(await isOver(page));
}

/** A position comes to the page bit by bit: waits until everything that may be chosen is lit. */
export async function awaitStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    for (let before = ''; before !== eyes.sight();) {
      before = eyes.sight();
      for (let frames = 0; frames < 3; frames++) await frame();
    }
  });
}

export async function awaitPosition(page: Page, wanted: string | null): Promise<void> {
  await page.waitForFunction((one) => eyes.position() === one, wanted);
}

/** Waits until the page shows the match after at least this many decisions. */
export async function awaitDecisions(page: Page, least: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => Number.parseInt(eyes.position() ?? '-1', 10) >= wanted,
    least,
  );
}

/** Presses one of the lit things; returns which, and what was visible before. */
export async function press(
  page: Page,
  chance: FastChance,
): Promise<{ readonly what: string; readonly before: string } | null> {
  const which = chance.below(1 << 20) / (1 << 20);
  const { sight, spot, isTouched } = await aim(page, which);
  if (spot === null) return null;
  const { x, y, what } = spot;
  if (isTouched) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  return { what, before: sight };
}

/**
 * Waits, as people do, until what is aimed at lies still and nothing lies above it. What was found then is pressed:
 * at a second look the board may have changed, and what only then lies in the way has not been waited for.
 */
async function aim(page: Page, which: number): Promise<Aim> {
  for (let looks = 1; ; looks++) {
    const steady = await page
      .waitForFunction(
        (wanted) => {
          const aimed = eyes.aim(wanted);
          return (aimed.spot?.hindered ?? null) === null ? aimed : null;
        },
        which,
        { timeout: LOOK_MS },
      )
      .then((found) => found.jsonValue())
      .catch(() => null);
    if (steady !== null) return steady;
    const { spot, ...late } = await page.evaluate((wanted) => eyes.aim(wanted), which);
    if (spot === null || spot.hindered === null) return { ...late, spot };
    if (looks === LOOKS)
      throw new Error(`${spot.what} is lit, but cannot be pressed: ${spot.hindered}`);
    // Whoever wants to press it moves the pointer there, and the browser looks again at what lies under it.
    if (!late.isTouched) await page.mouse.move(spot.x, spot.y, { steps: 3 });
  }
}

/** The same with the keyboard: the first answer of the prompt, or the first lit thing. */
export async function enterFirst(page: Page): Promise<void> {
  for (let aims = 1; aims <= AIMS; aims++) {
    const before = await page.evaluate(() => eyes.focusFirst());
    // What was lit has gone meanwhile: others play.
    if (before === null) return;
    await page.keyboard.press('Enter');
    if (await hasChanged(page, before)) return;
  }
  throw new Error(`Nothing can be chosen with Enter. ${await page.evaluate(() => eyes.sight())}`);
}

const LOOKS = 20;
const LOOK_MS = 4500;

/** The board may change under the finger when others play: after a miss, try again. */
const AIMS = 8;
const AIM_MS = 8000;

/** Presses one of the things that are lit, and waits until that has changed what is lit. */
export async function pressLit(page: Page, chance: FastChance): Promise<boolean> {
  for (let aims = 1; ; aims++) {
    const pressed = await press(page, chance);
    if (pressed === null) return aims > 1;
    const { what, before } = pressed;
    if (await hasChanged(page, before)) return true;
    if (aims === AIMS) throw new Error(`${what} was lit, but pressing it did nothing. ${before}`);
  }
}

/** Whether a press has changed what is lit. An answer that is on its way is waited for: pressing again would not help. */
async function hasChanged(page: Page, before: string): Promise<boolean> {
  const change = (options: { timeout?: number }): Promise<unknown> =>
    page.waitForFunction(
      (seen) => (eyes.sight() !== seen && !eyes.isSending()) || eyes.isOver(),
      before,
      options,
    );
  const isSoon = await change({ timeout: AIM_MS }).then(
    () => true,
    () => false,
  );
  if (isSoon || !(await page.evaluate(() => eyes.isSending()))) return isSoon;
  await change({});
  return true;
}

/** Plays for the player of this page until the match is over, and returns the number of presses. */
export async function playOut(page: Page, chance: FastChance): Promise<number> {
  for (let presses = 0; presses < MOST_DECISIONS; presses++) {
    if (!(await awaitTurn(page))) return presses;
    await pressLit(page, chance);
  }
  throw new Error('The match does not end.');
}
