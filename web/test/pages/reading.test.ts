import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FastChance } from '@tablewright/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, PHONE } from './kit/house.ts';
import { type Person, TEXT } from './kit/person.ts';
import { playOut, pressLit } from './kit/play.ts';

const { en, cs } = TEXT;

let house: House;
let player: Person;
beforeAll(async () => {
  house = await House.open();
  player = await house.person({ permissions: ['clipboard-read', 'clipboard-write'] });
});
afterAll(() => house.close());

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
    const dragged = Number(await moment.inputValue());
    expect(Math.abs(dragged - last / 2)).toBeLessThan(last / 10);

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

    await player.button(en['replay.copy']).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const at = await moment.inputValue();
    await player.openTab();
    await player.page.goto(link);
    const other = player.page.getByRole('slider', { name: en['replay.moment'] });
    await other.waitFor();
    expect(await other.inputValue()).toBe(at);
    await page.close();
  });

  it('is verified, taken home, and opened again from the file', async () => {
    const { page } = player;
    await player.button(en['replay.verify']).click();
    await page.getByText(/^All in order: \d+ decisions/).waitFor();
    const downloading = page.waitForEvent('download');
    await player.button(en['replay.download']).click();
    const file = path.join(house.folder, 'journal.jsonl');
    await (await downloading).saveAs(file);
    const last = await page.getByRole('slider').getAttribute('max');

    await player.go('/replay');
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('slider').waitFor();
    expect(await page.getByRole('slider').getAttribute('max')).toBe(last);
    await player.button(en['replay.verify']).click();
    await page.getByText(/^All in order: \d+ decisions/).waitFor();
  });

  it('of a file that somebody has changed is refused, with the line', async () => {
    const { page } = player;
    const lines = readFileSync(path.join(house.folder, 'journal.jsonl'), 'utf8').split('\n');
    const at = lines.findIndex((line) => line.includes('"key":"place:'));
    lines[at] = lines[at].replace(/place:\w\d/, 'place:z9');
    const forged = path.join(house.folder, 'forged.jsonl');
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
    const reader = await house.person({ locale: 'cs-CZ' });
    const { page } = reader;
    await reader.go('/rules/roam');
    await page.getByRole('searchbox').fill('mince');
    await page.getByRole('status').getByText(/\d+/).waitFor();
    expect(await page.locator('mark').count()).toBeGreaterThan(5);
    await page.getByRole('searchbox').fill('xyzzy');
    await page.getByText(cs['rules.nothing']).waitFor();

    await reader.go('/rules/roam/RO-7-1');
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('data-clause') === 'RO-7.1',
    );
    const { y } = (await page.locator('[data-clause="RO-7.1"]').boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(900);
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
  ] as const)('is played through in Czech: %s', async (lesson, steps, device) => {
    const pupil = await house.person({ locale: 'cs-CZ', ...device });
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
      while ((await next.count()) === 0) await pressLit(page, chance);
      await next.click();
    }
    expect(heard.size).toBe(steps);
    await pupil.leave();
  });

  it('leaves no error in a console, nor does any of the above', () => {
    expect(house.faults).toEqual([]);
  });
});
