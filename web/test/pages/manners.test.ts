import { FastChance } from '@tablewright/engine';
import { roamText } from '@tablewright/roam/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playTurn, sitTogether, startTogether } from './kit/friends.ts';
import { TestSite, PHONE } from './kit/test-site.ts';
import { type Person, TEXT } from './kit/person.ts';
import { awaitPosition, awaitTurn, isOver, position, pressLit } from './kit/play.ts';

const { en, pl } = TEXT;

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open();
});
afterAll(() => testSite.close());

describe('before the match', () => {
  it('an invitation is copied or shared, and seats are swapped', async () => {
    const host = await testSite.person({ permissions: ['clipboard-read', 'clipboard-write'] });
    await host.page.addInitScript(() => {
      navigator.share = async (what) => void (globalThis.shared = what?.url);
    });
    const friend = await testSite.person({ locale: 'pl-PL' });
    await sitTogether([host, en], [friend, pl]);
    const { page } = host;
    const link = page.url();

    await host.button(en['invite.copy']).click();
    await page.getByText(en['invite.copied.yes']).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await host.button(en['invite.share']).click();
    await expect.poll(() => page.evaluate(() => globalThis.shared)).toBe(link);

    const mine = friend.page.locator('[data-seat="2"]', { hasText: pl['table.leave'] });
    await mine.waitFor();
    const swap = en['table.swapAt'].replace('{number}', '1');
    await page.getByRole('combobox', { name: swap }).selectOption('1');
    await friend.page.locator('[data-seat="1"]', { hasText: pl['table.leave'] }).waitFor();
    await mine.waitFor({ state: 'detached' });
    for (const person of [host, friend]) await person.leave();
  });
});

describe('at the table', () => {
  it('a click on what may not be done tells the clause, and opens it', async () => {
    const person = await testSite.person();
    const { page } = person;
    await person.playNow({ seats: 2 });
    await awaitTurn(page);

    // Squares are not asked about yet.
    await page.locator('[data-target="square:a1"]').click({ force: true });
    const why = page.getByRole('alert', { name: en['match.whyNot'] });
    await why.getByText(roamText.languages.en.messages['why.square.adventurer']).waitFor();
    await page.keyboard.press('Escape');
    await why.waitFor({ state: 'detached' });

    // Nobody uses two adventurers in one turn.
    await page.locator('[data-target="card:RO-S-blue-A"]').click();
    await awaitPosition(page, '1.0');
    await page.locator('[data-target="card:RO-S-blue-B"]:not([data-light])').click({ force: true });
    const clause = (await why.getByText(/^RO-\d+\.\d+$/).textContent())!;
    await why.getByRole('button', { name: en['match.openRule'] }).click();
    const rule = page.locator(`[data-panel="rules"] [data-clause="${clause}"]`);
    await page.waitForFunction(
      (wanted) => document.activeElement?.getAttribute('data-clause') === wanted,
      clause,
    );
    expect(await rule.isVisible()).toBe(true);
    expect(await why.count()).toBe(0);
    await person.leave();
  });

  it('what is offered beyond the part of the map that one looks at comes into view', async () => {
    const person = await testSite.person();
    const { page } = person;
    await person.playNow({ seats: 2 });
    await awaitTurn(page);
    const corner = page.locator('main [data-target="square:a1"]');
    const map = (await corner.boundingBox())!;
    await page.mouse.move(map.x + map.width / 2, map.y + map.height / 2);
    await page.mouse.wheel(0, -5000);
    await expect
      .poll(async () => (await corner.boundingBox())!.width)
      .toBeGreaterThan(1.5 * map.width);
    await page.locator('[data-target="card:RO-S-blue-A"]').click();
    await awaitPosition(page, '1.0');
    await page.waitForFunction(() => {
      const squares = Array.from(
        document.querySelectorAll('[data-target^="square:"][data-light="offered"]'),
      );
      const isSeen = (square: Element): boolean => {
        const { x, y, width, height } = square.getBoundingClientRect();
        const above = document.elementFromPoint(x + width / 2, y + height / 2);
        return above !== null && square.contains(above);
      };
      return squares.length > 10 && squares.every(isSeen);
    });
    await person.leave();
  });

  it('nothing flies about because somebody has scrolled', async () => {
    const touched = { viewport: PHONE, hasTouch: true, isMobile: true } as const;
    const person = await testSite.person({ ...touched, reducedMotion: 'no-preference' });
    const { page } = person;
    await page.addInitScript(recordMoves);
    // With artifacts, the own cards are wider than the screen.
    await person.playNow({ seats: 2, artifacts: true });
    await awaitTurn(page);
    await pressLit(page, new FastChance(1));
    await page.evaluate(async () => {
      const hand = document.querySelector('[data-panel="hand"]')!;
      hand.scrollLeft = 60;
      if (hand.scrollLeft === 0) throw new Error('The hand cannot be scrolled.');
      moved.length = 0;
    });
    await person.button(en['match.undo']).tap();
    await awaitPosition(page, '0.1');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => moved)).toEqual([]);
    await person.leave();
  });

  it.each(['en-GB', 'cs-CZ', 'pl-PL'])(
    'all slots of a board are in sight at a phone, with their names: %s',
    async (locale) => {
      const touched = { viewport: PHONE, hasTouch: true, isMobile: true } as const;
      const person = await testSite.person({ locale, ...touched });
      for (const faction of ['squadron', 'union', 'smuggler']) {
        await person.go(`/learn/ahoy/${faction}`);
        const dock = person.page.locator('[data-panel="hand"]');
        await dock.locator('[data-target^="slot:"]').first().waitFor();
        const ends = await dock.evaluate(async (element) => {
          await document.fonts.ready;
          element.scrollLeft = 0;
          const names = Array.from(element.querySelectorAll('li:has([data-target^="slot:"]) > p'));
          return names.map((name) => name.getBoundingClientRect().right);
        });
        expect(ends.length).toBeGreaterThan(5);
        expect(Math.max(...ends)).toBeLessThan(PHONE.width);
      }
      await person.leave();
    },
  );

  it('a move is suggested, with the reason', async () => {
    const person = await testSite.person();
    const { page } = person;
    await person.playNow({ seats: 2 });
    await awaitTurn(page);
    await person.button(en['match.hint']).click();
    await page.getByText(/It wins about \d+% of [\d,]+ simulations\./).waitFor();
    // It shines more than the others, and is still one of them: Tab reaches it, and Enter takes it.
    const suggested = page.locator('[data-suggested]');
    expect(await suggested.count()).toBe(1);
    expect(await suggested.getAttribute('data-light')).toBe('offered');
    expect(await suggested.getAttribute('aria-disabled')).toBe(null);
    await page.locator('[data-prompt]').focus();
    const isReached = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement!.hasAttribute('data-suggested'));
    for (let presses = 0; presses < 60 && !(await isReached()); presses++)
      await page.keyboard.press('Tab');
    expect(await isReached()).toBe(true);
    await page.keyboard.press('Enter');
    await awaitPosition(page, '1.0');
    await person.leave();
  });

  it('a move is taken back at once while nobody has learnt anything from it', async () => {
    const person = await testSite.person();
    const { page } = person;
    await person.playNow({ seats: 2 });
    await awaitTurn(page);
    const before = await page.evaluate(() => eyes.sight());
    await pressLit(page, new FastChance(1));
    await person.button(en['match.undo']).click();
    await awaitPosition(page, '0.1');
    await expect.poll(() => page.evaluate(() => eyes.sight())).toBe(before.replace('0.0', '0.1'));
    // With the keyboard, too.
    await pressLit(page, new FastChance(2));
    await person.button(en['match.undo']).waitFor();
    await page.keyboard.press('z');
    await awaitPosition(page, '0.2');
    await person.leave();
  });

  it('a move that others have seen is taken back with their consent', async () => {
    const [first, second] = await twoFriends();
    await playTurn(first);
    await playTurn(second);
    const reached = await position(second.page);
    await awaitPosition(first.page, reached);

    await first.button(en['match.askUndo']).click();
    // While a request is under way, another one is not sent.
    await first.page.getByRole('alertdialog').waitFor();
    const asked = second.page.getByRole('alertdialog');
    await asked.getByRole('button', { name: pl['match.disagree'] }).click();
    await asked.waitFor({ state: 'detached' });
    await first.page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await position(first.page)).toBe(reached);

    await first.button(en['match.askUndo']).click();
    await asked.getByRole('button', { name: pl['match.agree'] }).click();
    await first.page.waitForFunction(() => !eyes.position()!.endsWith('.0'));
    const back = await position(first.page);
    expect(Number.parseInt(back!, 10)).toBeLessThan(Number.parseInt(reached!, 10));
    await awaitPosition(second.page, back);
    for (const friend of [first, second]) await friend.leave();
  });

  it('what people write is text and nothing else', async () => {
    const [first, second] = await twoFriends();
    const said = '<img src="x" onerror="alert(1)"> <b>Ahoj</b> & "quotes"';
    await first.page.getByRole('button', { name: en['match.tab.chat'] }).click();
    await first.page.getByRole('textbox', { name: en['match.message'] }).fill(said);
    await first.page.keyboard.press('Enter');
    await second.page.getByRole('button', { name: pl['match.tab.chat'] }).click();
    const line = second.page.getByRole('log').getByText(said);
    await line.waitFor();
    expect(await second.page.locator('[role="log"] img, [role="log"] li b b').count()).toBe(0);
    for (const friend of [first, second]) await friend.leave();
  });

  it('two agree to end, and who concedes is asked twice', async () => {
    const [first, second] = await twoFriends();
    await choose(first, en['match.proposeEnd']);
    await second.page.getByRole('alertdialog').getByText(pl['match.agree']).click();
    for (const { page } of [first, second]) await page.waitForFunction(() => eyes.isOver());
    await first.page.getByText(en['match.endedBy.agreement']).waitFor();
    for (const friend of [first, second]) await friend.leave();

    const loser = await testSite.person();
    await loser.playNow({ seats: 2 });
    await awaitTurn(loser.page);
    await choose(loser, en['match.concede']);
    expect(await isOver(loser.page)).toBe(false);
    await loser.page.getByRole('menuitem', { name: en['match.concedeSure'] }).click();
    await loser.page.getByText(en['match.endedBy.concession']).waitFor();
    expect(await isOver(loser.page)).toBe(true);
    await loser.leave();
  });

  it('settings change language and theme at once, and are remembered', async () => {
    const person = await testSite.person();
    const { page } = person;
    await person.go('/settings');
    const root = page.locator('html');
    const dark = page.getByRole('radio', { name: en['settings.theme.dark'], exact: true });
    await dark.waitFor();
    const ground = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await dark.click();
    await expect.poll(() => root.getAttribute('data-theme')).toBe('dark');
    await expect.poll(ground).not.toBe(light);
    await page.getByRole('radio', { name: 'Polski' }).click();
    await page.getByRole('heading', { name: pl['settings.title'] }).first().waitFor();
    const name = page.getByRole('textbox', { name: pl['settings.name'] });
    await name.fill('Łucja Šťastná');
    await page.keyboard.press('Enter');
    await page.getByText(pl['settings.name.saved']).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: pl['settings.title'] }).first().waitFor();
    expect(await root.getAttribute('data-theme')).toBe('dark');
    // The server tells it after the page is there.
    await expect.poll(() => name.inputValue()).toBe('Łucja Šťastná');
    await person.leave();
  });

  it('nothing of that leaves an error in a console', () => {
    expect(testSite.faults).toEqual([]);
  });
});

declare global {
  var moved: string[];
  var shared: string | undefined;
}

/** Runs in the page: notes what is sent on its way from one place to another. */
function recordMoves(): void {
  globalThis.moved = [];
  // oxlint-disable-next-line typescript/unbound-method -- called with the element below
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const from = JSON.stringify(frames);
    if (/translate\((?!0px, 0px)/.test(from)) moved.push(`${this.outerHTML.slice(0, 80)} ${from}`);
    return animate.call(this, frames, options);
  };
}

/** Two people in a match of their own; the second speaks Polish. */
async function twoFriends(): Promise<[Person, Person]> {
  const first = await testSite.person();
  const second = await testSite.person({ locale: 'pl-PL' });
  await sitTogether([first, en], [second, pl]);
  await startTogether(first, en, second);
  return [first, second];
}

async function choose(person: Person, item: string): Promise<void> {
  await person.button(en['match.menu']).click();
  await person.page.getByRole('menuitem', { name: item }).click();
}
