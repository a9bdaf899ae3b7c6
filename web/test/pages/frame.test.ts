import { FastChance } from '@tablewright/engine';
import type { Locale } from '@tablewright/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookUndisturbed } from './kit/look.ts';
import { TEXT } from './kit/person.ts';
import { awaitTurn, pressLit } from './kit/play.ts';
import { PHONE, TestSite, WIDE } from './kit/test-site.ts';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await TestSite.open();
});
afterAll(() => testSite.close());

const PRESSES = 40;

/** The languages with the longest words. */
const SCREENS = [
  ['a desk', 'pl', { viewport: WIDE, locale: 'pl-PL' }],
  ['a small laptop', 'pl', { viewport: { width: 1024, height: 768 }, locale: 'pl-PL' }],
  ['a phone', 'cs', { viewport: PHONE, hasTouch: true, isMobile: true, locale: 'cs-CZ' }],
] as const satisfies readonly [string, Locale, object][];

describe.each(SCREENS)('on %s', (_, locale, options) => {
  it.each(['roam', 'ahoy', 'arcs'] as const)(
    'the board of %s keeps its scale from question to question, and nothing overlaps',
    async (game) => {
      const person = await testSite.person(options);
      const { page } = person;
      await person.playNow({ game, seats: 3, level: 'beginner' }, TEXT[locale]);
      const chance = new FastChance(7);
      const frames = new Set<string>();
      const faults = new Set<string>();
      for (let i = 0; i < PRESSES && (await awaitTurn(page)); i++) {
        const { frame, scale, ...found } = await lookUndisturbed(page, TEXT[locale], () =>
          page.evaluate(look),
        );
        if (scale !== null) frames.add(`${frame}, scale ${scale}`);
        for (const fault of [...found.overlaps, ...found.outside]) faults.add(fault);
        await pressLit(page, chance);
      }
      expect([...frames], [...frames].join('; ')).toHaveLength(1);
      expect([...faults]).toEqual([]);
      await person.leave();
    },
  );
});

it('nobody’s console has an error', () => {
  expect(testSite.faults).toEqual([]);
});

interface Look {
  readonly frame: string;
  /** Null for a chart of Ahoy that stretches so far that it needs more sea. */
  readonly scale: string | null;
  readonly overlaps: readonly string[];
  readonly outside: readonly string[];
}

/** Runs in the page. */
function look(): Look {
  const { width, height } = document.querySelector('main > div')!.getBoundingClientRect();
  const board = document.querySelector<SVGSVGElement>('main svg[role="group"]')!;
  const scale = board.getScreenCTM()!.a;

  const regions = [...board.querySelectorAll('[data-target^="region:"]')];
  const boxes = regions.map((region) => region.getBoundingClientRect());
  const span = (low: 'left' | 'top', high: 'right' | 'bottom'): number =>
    Math.max(...boxes.map((box) => box[high])) - Math.min(...boxes.map((box) => box[low]));
  // Region marks lie in the middle of two by two spaces of 100 units.
  const spaces =
    boxes.length === 0
      ? 0
      : Math.max(span('left', 'right'), span('top', 'bottom')) / scale / 100 + 2;

  const isSeen = (element: Element): boolean =>
    element.checkVisibility() && getComputedStyle(element).clipPath === 'none';
  const hand = document.querySelector('[data-panel="hand"]')!;
  const words: { says: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(hand, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const says = node.textContent!.trim();
    const around = node.parentElement!;
    // A drawing lays out its own words.
    if (says === '' || !isSeen(around) || around.closest('svg') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) words.push({ says, box });
  }
  const meets = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 4 && b.top < a.bottom - 4;
  const overlaps = words.flatMap((one, i) =>
    words
      .slice(i + 1)
      .filter((other) => meets(one.box, other.box))
      .map((other) => `“${one.says}” lies over “${other.says}”`),
  );

  const outside = [...document.querySelectorAll('header button, section[data-mine] button')]
    .filter((button) => button.checkVisibility())
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => box.right > innerWidth + 1 || box.left < -1 || box.top < -1)
    .map(({ button }) => `${button.getAttribute('aria-label') ?? button.textContent} is cut off`);
  return {
    frame: `${width} x ${height}`,
    scale: spaces > 9 ? null : scale.toFixed(3),
    overlaps,
    outside,
  };
}
