import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ti4Text } from '@tablewright/ti4/text';
import { manifest } from '@tablewright/ti4/manifest';
import type { Locale } from '@tablewright/text';
import { lookAt } from './kit/look.ts';
import { type Person, TEXT } from './kit/person.ts';
import { LISTED, PHONE, TestSite, WIDE } from './kit/test-site.ts';

let testSite: TestSite;
let desk: Person;
let phone: Person;
beforeAll(async () => {
  testSite = await TestSite.open(LISTED);
  desk = await testSite.person({
    viewport: WIDE,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  phone = await testSite.person({
    locale: 'cs-CZ',
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
});
afterAll(() => testSite.close());

const [tool, editor, reference] = manifest.tools!;
const PATH = `/tools/ti4/${tool.id}`;
const EDITOR = `/tools/ti4/${editor.id}`;
const REFERENCE = `/tools/ti4/${reference.id}`;

const say = (locale: Locale, id: string): string => ti4Text.languages[locale].messages[id];
const unit = (locale: Locale, kind: string): string =>
  ti4Text.languages[locale].names[`kind.${kind}`];

/** The row of a unit of one side. */
const count = ({ page }: Person, side: string, name: string) =>
  page.locator(`[data-side="${side}"]`).getByRole('spinbutton', { name, exact: true });

/** What the result says, as percents: attacker, nobody, defender. */
async function chances({ page }: Person): Promise<string[]> {
  const shown = page.locator('section[aria-live] dl dd');
  await shown.first().waitFor();
  return (await shown.allInnerTexts()).slice(0, 3);
}

describe('the battle calculator', () => {
  it('is linked from the page of the game', async () => {
    await desk.go('/games/ti4');
    await desk.page.getByRole('link', { name: tool.name.en }).click();
    await desk.page.getByRole('heading', { level: 1, name: tool.name.en }).waitFor();
    expect(new URL(desk.page.url()).pathname).toBe(PATH);
    await desk.page.getByText(say('en', 'ui.calc.none')).waitFor();
  });

  it('is filled in with the keyboard alone, and its link shows the same', async () => {
    const { page } = desk;
    await desk.go(`${PATH}?a=sol&d=hacan`);
    await count(desk, 'attacker', unit('en', 'cruiser')).focus();
    await page.keyboard.press('ArrowUp');
    // The button after the number.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await count(desk, 'defender', unit('en', 'cruiser')).focus();
    await page.keyboard.press('ArrowUp');
    await page.waitForURL(/au=0\.0\.2&d=.*du=0\.0\.1/);
    // Two cruisers against one, each a hit on 7 or more.
    const found = ['88.5%', '4.6%', '6.9%'];
    await expect.poll(() => chances(desk)).toEqual(found);

    await page.getByRole('button', { name: say('en', 'ui.calc.share') }).press('Enter');
    await page.getByText(say('en', 'ui.calc.shared')).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await desk.openTab();
    await desk.page.goto(link);
    await expect.poll(() => chances(desk)).toEqual(found);
  });

  it('swaps the sides, and lands on a planet', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: say('en', 'ui.calc.swap') }).click();
    await page.waitForURL(/au=0\.0\.1&d=.*du=0\.0\.2/);
    await expect.poll(() => chances(desk)).toEqual(['6.9%', '4.6%', '88.5%']);
    await page.getByRole('radio', { name: say('en', 'ui.calc.invasion') }).check();
    await page.getByText(say('en', 'ui.odds.takes')).waitFor();
  });

  it('looks well in both sizes', async () => {
    const battle =
      'a=letnev&au=3.1.0.1.1.1.0.4&ax=0.0.0.0.1&at=duranium-armor.fighter-2&d=sol&du=4.0.2.1.1.0.0.3.2.1&dr=2&on=planet';
    for (const person of [desk, phone]) {
      await person.go(`${PATH}?${battle}`);
      await chances(person);
      await lookAt(person.page, 'battle-calculator');
    }
    const { page } = phone;
    await page.getByText(say('cs', 'ui.odds.keeps')).waitFor();
    const before = await chances(phone);
    const row = page.locator('[data-side="defender"] li', { hasText: unit('cs', 'pds') });
    await row.getByRole('button').last().tap();
    await page.waitForURL(/du=4\.0\.2\.1\.1\.0\.0\.3\.3\.1/);
    await expect.poll(() => chances(phone)).not.toEqual(before);
  });

  it('speaks Polish, and tells what is not there', async () => {
    const guest = await testSite.person({ locale: 'pl-PL' });
    await guest.go(PATH);
    await guest.page.getByText(say('pl', 'ui.calc.none')).waitFor();
    await guest.go('/tools/ti4/nothing');
    await guest.page.getByText(TEXT.pl['notFound.title']).waitFor();
    await guest.leave();
  });
});

/** The printed map for six players. */
const MAP =
  '22 44 19 42 24 45 35 23 36 39 38 25 33 46 27 26 30 40 0 32 50 0 31 47 0 37 29 0 34 20 0 49 28 0 21 43';
/** Tile 41 touches two asteroid fields. */
const CLASHING = MAP.replace('22', '41');

const place = ({ page }: Person, at: number) => page.locator(`[data-place="${at}"]`);
const inTray = ({ page }: Person, id: string) => page.locator(`[data-tile="${id}"]`);
const press = ({ page }: Person, locale: Locale, id: string) =>
  page.getByRole('button', { name: say(locale, id), exact: true });
const hasMap = (text: string) => (url: URL) =>
  url.searchParams.get('map') === text.replaceAll(' ', '.');

describe('the galaxy editor', () => {
  it('is linked from the page of the game, and filled in with the keyboard alone', async () => {
    const { page } = desk;
    await desk.go('/games/ti4');
    await page.getByRole('link', { name: editor.name.en }).click();
    await page.getByRole('heading', { level: 1, name: editor.name.en }).waitFor();

    // The second tile on the place below the first.
    await inTray(desk, '19').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await place(desk, 0).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL(/map=(-1\.){6}20\./);
    // Two places change sides, and back.
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.waitForURL(/map=20\.(-1\.){6}/);
    await page.keyboard.press('Control+z');
    await page.waitForURL(/map=(-1\.){6}20\./);
    await page.keyboard.press('Control+y');
    await page.waitForURL(/map=20\.(-1\.){6}/);
    await page.keyboard.press('Delete');
    await page.waitForURL(/map=(-1\.){17}-1\.0/);
    await inTray(desk, '20').waitFor();
  });

  it('tells faults of a map string at their places, and loads one without', async () => {
    const { page } = desk;
    const field = page.getByRole('textbox', { name: say('en', 'ui.galaxy.string') });
    await field.fill(MAP.replace('44', '22').replace('38', '59'));
    const faults = page.locator('[aria-live] li button');
    await expect
      .poll(() => faults.allInnerTexts())
      .toEqual([
        'Number 2 (ring 1, position 2): tile 22 is on the map already.',
        'Number 11 (ring 2, position 5): the base box has no tile “59”.',
      ]);
    await faults.last().press('Enter');
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('59');
    expect(await press(desk, 'en', 'ui.galaxy.load').isDisabled()).toBe(true);

    await field.fill(`{18} ${CLASHING}`);
    await press(desk, 'en', 'ui.galaxy.load').press('Enter');
    await page.waitForURL(hasMap(CLASHING));
    await expect
      .poll(() => page.locator('[data-report] li').allInnerTexts())
      .toEqual([
        'Tiles 41 and 44: anomalies must not lie side by side.',
        'Tiles 41 and 45: anomalies must not lie side by side.',
      ]);
    await press(desk, 'en', 'ui.galaxy.copy').press('Enter');
    await page.getByText(say('en', 'ui.galaxy.copied')).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CLASHING);
  });

  it('tiles are dragged from the tray, and back to it', async () => {
    const { page } = desk;
    await inTray(desk, '22').dragTo(place(desk, 0));
    await page.waitForURL(hasMap(MAP));
    await page.getByText(say('en', 'ui.galaxy.legal')).waitFor();
    await place(desk, 0).dragTo(page.locator('[data-tray] h2'));
    await page.waitForURL(/map=-1\.44\./);
  });

  it('makes fair galaxies that a link shows again', async () => {
    const { page } = desk;
    await page.getByRole('combobox', { name: say('en', 'ui.galaxy.players') }).selectOption('5');
    await press(desk, 'en', 'ui.galaxy.fair').click();
    await page.getByText(say('en', 'ui.galaxy.legal')).waitFor();
    const fairness = page.locator('[data-measure="score"] td');
    await expect.poll(() => fairness.count()).toBe(6);
    const shown = await fairness.allInnerTexts();
    expect(Number(shown.at(-1))).toBeLessThan(3);
    await press(desk, 'en', 'ui.calc.share').press('Enter');
    await page.getByText(say('en', 'ui.calc.shared')).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await desk.openTab();
    await desk.page.goto(link);
    await desk.page.getByText(say('en', 'ui.galaxy.legal')).waitFor();
    const again = desk.page.locator('[data-measure="score"] td');
    await expect.poll(() => again.allInnerTexts()).toEqual(shown);
  });

  it('looks well in both sizes, and works with a finger', async () => {
    for (const person of [desk, phone]) {
      await person.go(`${EDITOR}?map=${CLASHING.replaceAll(' ', '.')}`);
      await place(person, 8).click();
      await lookAt(person.page, 'galaxy-editor');
    }
    const { page } = phone;
    await press(phone, 'cs', 'ui.galaxy.remove').tap();
    await page.waitForURL(hasMap(CLASHING.replace(' 36 ', ' -1 ')));
    await inTray(phone, '41').waitFor({ state: 'detached' });
    await inTray(phone, '36').tap();
    await place(phone, 8).tap();
    await page.waitForURL(hasMap(CLASHING));
    await press(phone, 'cs', 'ui.galaxy.printed').tap();
    await page.waitForURL(hasMap(MAP));
    await page.getByText(say('cs', 'ui.galaxy.legal')).waitFor();
  });
});

const nameOf = (locale: Locale, id: string): string => ti4Text.languages[locale].names[id];

describe('the reference', () => {
  it('is linked from the page of the game, and searched with the keyboard alone', async () => {
    const { page } = desk;
    await desk.go('/games/ti4');
    await page.getByRole('link', { name: reference.name.en }).click();
    const field = page.getByRole('searchbox', { name: say('en', 'ui.ref.search') });
    await field.focus();
    await page.keyboard.type('wormhole alpha');
    await page.waitForURL(/q=wormhole/);
    const status = page.getByRole('status');
    // Both words stand in facts of a system, in texts of an objective and of an ability, in any order.
    await page.locator('[id="technology.gravity-drive"]').waitFor({ state: 'detached' });
    await status.getByText(/^\d+ entries$/).waitFor();
    for (const id of ['system.26', 'objective.become-the-gatekeeper', 'faction.creuss'])
      await page.locator(`[id="${id}"] mark`).first().waitFor();

    await page.keyboard.press('Tab');
    // One letter: on a busy machine the next would come so late that it begins another search.
    await page.keyboard.press('t');
    await page.waitForURL(/kind=technology/);
    await field.fill('');
    await status.getByText('59 entries').waitFor();
    await field.fill('xyzzy');
    await status.getByText(say('en', 'ui.ref.nothing')).waitFor();
  });

  it('has an address for every entry, also while a filter hides it', async () => {
    const { page } = desk;
    await desk.go(`${REFERENCE}?kind=agenda#unit.genesis`);
    await page.waitForFunction(() => document.activeElement?.id === 'unit.genesis');
    const entry = page.locator('[id="unit.genesis"]');
    const isAtTop = async (): Promise<boolean> => {
      const { y } = (await entry.boundingBox())!;
      return y >= 0 && y < 500;
    };
    await expect.poll(isAtTop).toBe(true);

    // From a faction to what belongs to it.
    await page
      .getByRole('combobox', { name: say('en', 'ui.ref.kind'), exact: true })
      .selectOption('faction');
    await page.getByRole('status').getByText('17 entries').waitFor();
    await page
      .locator('[id="faction.sol"]')
      .getByRole('link', { name: nameOf('en', 'note.military-support') })
      .press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'note.military-support');
    await page
      .getByRole('combobox', { name: say('en', 'ui.ref.faction'), exact: true })
      .selectOption('sol');
    await page.waitForURL(/faction=sol/);
    for (const id of ['faction.sol', 'unit.spec-ops-2', 'planet.jord', 'system.1'])
      await page.locator(`[id="${id}"]`).waitFor();
    await page.locator('[id="unit.carrier-1"]').waitFor({ state: 'detached' });
  });

  it('finds names without diacritics, and looks well in both sizes', async () => {
    for (const person of [desk, phone]) {
      await person.go(`${REFERENCE}?faction=naalu`);
      await person.page.locator('[id="faction.naalu"]').waitFor();
      await lookAt(person.page, 'reference-faction');
    }
    const { page } = phone;
    await phone.go(REFERENCE);
    await page.locator('[id="faction.arborec"]').waitFor();
    await lookAt(page, 'reference', ['light']);
    await page.getByRole('searchbox').fill('nulifikacni');
    await page.getByRole('status').getByText('1 položka').waitFor();
    await page
      .getByRole('link', { name: nameOf('cs', 'technology.nullification-field') })
      .waitFor();
  });

  it('leaves no error in any console', () => {
    expect(testSite.faults).toEqual([]);
  });
});
