import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FastChance } from '@tablewright/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTED, PHONE, TestSite, WIDE } from './kit/test-site.ts';
import { lookAt } from './kit/look.ts';
import { type Person, TEXT } from './kit/person.ts';
import { playOut, pressLit } from './kit/play.ts';

const { en, cs } = TEXT;

let testSite: TestSite;
let player: Person;
beforeAll(async () => {
  testSite = await TestSite.open(LISTED);
  player = await testSite.person({ permissions: ['clipboard-read', 'clipboard-write'] });
});
afterAll(() => testSite.close());

describe('a replay', () => {
  it('is dragged, stepped and linked to', async () => {
    const { page } = player;
    await player.playNow({ seats: 2 });
    await playOut(page, new FastChance(11));
    await page.getByRole('link', { name: en['match.replay'] }).click();
    const moment = page.getByRole('slider', { name: en['replay.moment'] });
    await moment.waitFor();
    const last = Number(await moment.getAttribute('max'));
    expect(last).toBeGreaterThan(40);

    const { x, y, width, height } = (await moment.boundingBox())!;
    await page.mouse.move(x + 8, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 6 });
    await page.mouse.up();
    const here = async (): Promise<number> => Number(await moment.inputValue());
    await expect.poll(async () => Math.abs((await here()) - last / 2)).toBeLessThan(last / 10);
    const dragged = await here();

    await player.button(en['replay.step']).click();
    await page.waitForURL(new RegExp(`\\?n=${dragged + 1}$`));
    await player.button(en['replay.stepBack']).click();
    await page.waitForURL(new RegExp(`\\?n=${dragged}$`));
    await player.button(en['replay.play']).click();
    await page.waitForFunction(
      (from) => Number(document.querySelector<HTMLInputElement>('[type="range"]')!.value) > from,
      dragged,
    );
    await player.button(en['replay.pause']).click();
    await player.button(en['replay.play']).waitFor();

    // The keyboard alone, wherever the focus is.
    await player.page.locator('h1').click();
    const before = await here();
    await player.page.keyboard.press('ArrowRight');
    await expect.poll(here).toBe(before + 1);
    await player.page.keyboard.press('ArrowLeft');
    await expect.poll(here).toBe(before);
    await player.page.keyboard.press('Space');
    await player.button(en['replay.pause']).waitFor();
    await player.page.keyboard.press('Space');
    await player.button(en['replay.play']).waitFor();
    // The chart says whose lines it draws.
    const chart = player.page.getByRole('figure');
    await chart.getByText(en['replay.points']).waitFor();
    await expect.poll(() => chart.locator('li').count()).toBe(2);

    await player.button(en['replay.copy']).click();
    await page.getByRole('status').getByText(en['replay.copied']).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const at = await moment.inputValue();
    await player.openTab();
    await player.page.goto(link);
    const other = player.page.getByRole('slider', { name: en['replay.moment'] });
    await other.waitFor();
    await expect.poll(() => other.inputValue()).toBe(at);
    await page.close();
  });

  it('is verified, taken home, and opened again from the file', async () => {
    const { page } = player;
    await player.button(en['replay.verify']).click();
    await page.getByText(/^Everything checks out: \d+ decisions/).waitFor();
    const downloading = page.waitForEvent('download');
    await player.button(en['replay.download']).click();
    const file = path.join(testSite.folder, 'journal.jsonl');
    await (await downloading).saveAs(file);
    const last = await page.getByRole('slider').getAttribute('max');

    await player.go('/replay');
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect.poll(() => page.getByRole('slider').getAttribute('max')).toBe(last);
    await player.button(en['replay.verify']).click();
    await page.getByText(/^Everything checks out: \d+ decisions/).waitFor();
  });

  it('of a file that somebody has changed is refused, with the line', async () => {
    const { page } = player;
    const lines = readFileSync(path.join(testSite.folder, 'journal.jsonl'), 'utf8').split('\n');
    const at = lines.findIndex((line) => line.includes('"key":"place:'));
    lines[at] = lines[at].replace(/place:\w\d/, 'place:z9');
    const forged = path.join(testSite.folder, 'forged.jsonl');
    writeFileSync(forged, lines.join('\n'));
    await player.go('/replay');
    await page.locator('input[type="file"]').setInputFiles(forged);
    await page
      .getByRole('alert')
      .getByText(`Line ${at + 1}`)
      .waitFor();
  });
});

describe('the rules reader', () => {
  it('finds words, and leads from a clause to its place', async () => {
    const reader = await testSite.person({ locale: 'cs-CZ' });
    const { page } = reader;
    await reader.go('/rules/roam');
    await page.getByRole('searchbox').fill('mince');
    await page.getByRole('status').getByText(/\d+/).waitFor();
    await expect.poll(() => page.locator('mark').count()).toBeGreaterThan(5);
    await page.getByRole('searchbox').fill('xyzzy');
    await page.getByText(cs['rules.nothing']).waitFor();

    await reader.go('/rules/roam/RO-7-1');
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('data-clause') === 'RO-7.1',
    );
    // The pictures above it may come later.
    const clause = page.locator('[data-clause="RO-7.1"]');
    await expect
      .poll(async () => (await clause.boundingBox())?.y)
      .toSatisfy((y: number | undefined) => y !== undefined && y > 0 && y < 900);
    await reader.leave();
  });

  it.each([
    ['en-GB', { viewport: WIDE }, ['light', 'dark', 'contrast-light', 'contrast-dark']],
    ['cs-CZ', { viewport: PHONE, hasTouch: true, isMobile: true }, ['light']],
    ['pl-PL', { viewport: PHONE, hasTouch: true, isMobile: true }, ['light']],
  ] as const)('draws the figures of a rulebook: %s', async (locale, device, themes) => {
    const reader = await testSite.person({ locale, ...device });
    const { page } = reader;
    await reader.go('/rules/ti4');
    const figures = page.locator('figure', { has: page.locator('figcaption') });
    await expect.poll(() => figures.count()).toBe(6);
    for (const figure of await figures.all()) {
      const drawn = figure.locator('svg[viewBox]');
      await drawn.waitFor();
      // As many numbers in the drawing as lines that explain them.
      const numbers = (await drawn.locator('[data-number]').allTextContents()).map(Number);
      const lines = await figure.locator('ol li').count();
      expect(numbers.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: lines }, (_, i) => i + 1),
      );
    }
    await lookAt(page, 'rulebook-ti4', themes);
    await reader.leave();
  });
});

describe('a lesson', () => {
  it.each([
    ['roam/basics', 10, {}],
    ['ahoy/squadron', 12, {}],
    ['ahoy/union', 12, {}],
    ['ahoy/smuggler', 11, { viewport: PHONE, hasTouch: true, isMobile: true }],
    ['arcs/chapter', 18, {}],
    ['ti4/turn', 12, {}],
    ['ti4/war', 8, { viewport: PHONE, hasTouch: true, isMobile: true }],
    ['ti4/council', 8, {}],
  ] as const)('is played through in Czech: %s', async (lesson, steps, device) => {
    const pupil = await testSite.person({ locale: 'cs-CZ', ...device });
    const { page } = pupil;
    await pupil.go(`/learn/${lesson}`);
    const coach = page.getByRole('region', { name: cs['learn.lesson'] });
    await coach.waitFor();
    const chance = new FastChance(7);
    const heard = new Set<string>();
    for (const finish = coach.getByRole('link', { name: cs['learn.finish'] }); ;) {
      heard.add((await coach.getByRole('heading').textContent())!);
      if ((await finish.count()) > 0) break;
      const next = coach.getByRole('button', { name: cs['learn.next'], exact: true });
      while ((await next.count()) === 0) {
        // An offer lies on the desk: nothing on the board is highlighted then.
        const desk = page.locator('[data-tab="deals"]:is(button)');
        if ((await desk.count()) === 0) await pressLit(page, chance);
        else {
          await desk.click();
          await page.getByRole('button', { name: cs['deals.sign'] }).click();
          await next.waitFor();
        }
      }
      await next.click();
    }
    expect(heard.size).toBe(steps);
    await pupil.leave();
  });

  it('leaves no error in a console, nor does any of the above', () => {
    expect(testSite.faults).toEqual([]);
  });
});
