import type { Setup } from '@tablewright/engine';
import { roam } from '@tablewright/roam';
import { LANDSCAPES } from '@tablewright/roam/content';
import { roamText } from '@tablewright/roam/text';
import { roamUi } from '@tablewright/roam/ui';
import { LOCALES } from '@tablewright/text';
import { describe, expect, test } from 'vitest';
import { Easel, isLit, namesForEars } from './kit/easel.ts';

/** These stand in the prompt bar, not on the board. */
const ANSWERS = /^(button|bid):/;

const easel = new Easel(roam, roamText, roamUi);

const SETUPS: readonly Setup[] = [
  {},
  { artifacts: false },
  { patrol: true, edges: 'choose' },
  { advanced: true, patrol: true, start: 'random' },
];

describe.each(SETUPS)('the board of Roam with %j', (setup) => {
  test.each([2, 3, 4])('shows everything that %i players are offered', (seats) => {
    const drawn = new Set<string>();
    easel.drawMatch(seats, setup, (picture, options, layout) => {
      for (const { target, key } of options) {
        if (ANSWERS.test(target)) continue;
        expect(isLit(picture, target), `${key} in ${layout}`).toBe(true);
        drawn.add(target.split(':')[0]);
      }
      expect(/undefined|NaN/.exec(picture)).toBeNull();
    });
    expect([...drawn]).toEqual(expect.arrayContaining(['card', 'square']));
  });
});

test('a thing in full tells its name, and what is unknown tells nothing', () => {
  const { state } = easel.start(4, 1);
  const teller = easel.teller('cs', 4);
  const inFull = (target: string): string => easel.inFull(target, state, teller);
  for (const { id } of LANDSCAPES) expect(inFull(`card:${id}`)).toContain(teller.name(id));
  expect(inFull('card:RO-S-red-A')).toContain(teller.name('RO-S-red-A'));
  expect(inFull('artifact:RO-A05')).toContain(teller.ability('SHIFT'));
  expect(inFull('patrol')).toContain(teller.name('patrol'));
  expect(inFull('button:pass')).toBe('');
  expect(inFull('card:RO-L99')).toBe('');
});

test('no two landscapes and no two portraits are alike', () => {
  const { state } = easel.start(2, 2);
  const teller = easel.teller('en', 2);
  const drawings = LANDSCAPES.map(({ id }) =>
    easel.inFull(`card:${id}`, state, teller).match(/<svg[\s\S]*?<\/svg>/g)!,
  );
  const portraits = drawings.map((found) => found.find((svg) => svg.includes('0 0 110 88')));
  const landscapes = drawings.map((found) => found.find((svg) => svg.includes('0 0 178 267')));
  expect(new Set(portraits).size).toBe(LANDSCAPES.length);
  expect(new Set(landscapes).size).toBe(LANDSCAPES.length);
});

test('an event names the things it happened to', () => {
  expect(roamUi.targetsOf({ type: 'placed', args: { squares: ['a1', 'b2'] } })).toEqual([
    'square:a1',
    'square:b2',
  ]);
  expect(roamUi.targetsOf({ type: 'shifted', args: { from: 'a1', to: 'a2' } })).toEqual([
    'square:a1',
    'square:a2',
  ]);
  expect(roamUi.targetsOf({ type: 'passed', args: { player: 0 } })).toEqual([]);
});

test('squares are named for ears in every language', () => {
  const match = easel.start(2, 3);
  for (const locale of LOCALES) {
    const names = namesForEars(easel.draw(match, 0, { locale }), 'square');
    expect(names).toHaveLength(36);
    expect(new Set(names).size).toBe(36);
  }
});
