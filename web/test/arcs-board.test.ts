import { arcs } from '@tablewright/arcs';
import { COURT, LEADERS, LORE, SYSTEMS } from '@tablewright/arcs/content';
import { arcsText } from '@tablewright/arcs/text';
import { arcsUi } from '@tablewright/arcs/ui';
import { FastChance, type Setup } from '@tablewright/engine';
import { LOCALES } from '@tablewright/text';
import { describe, expect, test } from 'vitest';
import { answerAtRandom, Easel, isLit, namesForEars } from './kit/easel.ts';

/** These stand in the prompt bar: actions, numbers of ships, and cards in the hand of somebody else. */
const ANSWERS = /^(button|action|count):/;
const OF_ANOTHER_HAND = /^takeCard:/;

const easel = new Easel(arcs, arcsText, arcsUi);

const SETUPS: readonly Setup[] = [
  {},
  { leaders: 'on' },
  { leaders: 'two-lore', splitDiscard: true },
];

describe.each(SETUPS)('the board of Arcs with %j', (setup) => {
  test.each([2, 3, 4])('shows everything that %i players are offered', (seats) => {
    const drawn = new Set<string>();
    easel.drawMatch(seats, setup, (picture, options, layout) => {
      for (const { target, key } of options) {
        const isDie = /^\w+Dice:/.test(key);
        if ((ANSWERS.test(target) && !isDie) || OF_ANOTHER_HAND.test(key)) continue;
        // To spend a token for nothing is possible, but nobody is invited to.
        const isThere = key.startsWith('waste:') && picture.includes(`data-target="${key}"`);
        const isShown = isThere || isLit(picture, target) || isLit(picture, key);
        expect(isShown, `${key} at ${target} in ${layout}`).toBe(true);
        drawn.add(target.split(':')[0]);
      }
      expect(/undefined|NaN/.exec(picture)).toBeNull();
    });
    expect([...drawn]).toEqual(expect.arrayContaining(['card', 'court', 'slot', 'system']));
  });
});

test('a way to play a card is one thing to press', () => {
  const match = easel.start(4, 5);
  const chance = new FastChance(5);
  while (match.asks[0].prompt.id !== 'follow') answerAtRandom(match, chance);
  const { seat } = match.asks[0];
  const picture = easel.draw(match, seat, { locale: 'en' });
  for (const { key } of match.observe(seat).question!.options)
    expect(isLit(picture, key), key).toBe(true);
});

test('a thing in full tells its name, and what is unknown tells nothing', () => {
  const { state } = easel.start(4, 1);
  const teller = easel.teller('cs', 4);
  const inFull = (target: string): string => easel.inFull(target, state, teller);
  for (const { id } of COURT) expect(inFull(`court:${id}`)).toContain(teller.ability(id));
  for (const { id } of LEADERS) expect(inFull(`leader:${id}`)).toContain(teller.ability(id));
  for (const { id } of LORE) expect(inFull(`lore:${id}`)).toContain(teller.ability(id));
  for (const { id } of SYSTEMS) expect(inFull(`system:${id}`)).toContain(teller.name(id));
  expect(inFull('card:aggression-4')).toContain(teller.ability('battle'));
  expect(inFull('ambition:tycoon')).toContain(teller.ability('tycoon'));
  expect(inFull('die:raid:2')).toContain(teller.ability('raid'));
  expect(inFull('button:pass')).toBe('');
  expect(inFull('court:nobody')).toBe('');
});

test('no two cards of the Court, leaders or lore look alike', () => {
  const { state } = easel.start(2, 2);
  const teller = easel.teller('en', 2);
  const things = [
    ...COURT.map(({ id }) => `court:${id}`),
    ...LEADERS.map(({ id }) => `leader:${id}`),
    ...LORE.map(({ id }) => `lore:${id}`),
  ];
  const pictures = things.map((target) =>
    easel
      .inFull(target, state, teller)
      .match(/<svg[^>]*0 0 104 146[\s\S]*?<\/svg>/)![0]
      .replace(/<text[\s\S]*?<\/text>/g, ''),
  );
  expect(new Set(pictures).size).toBe(things.length);
});

test('systems are named for ears in every language', () => {
  const match = easel.start(4, 3);
  for (const locale of LOCALES) {
    const names = namesForEars(easel.draw(match, match.asks[0].seat, { locale }), 'system');
    expect(names).toHaveLength(20);
    expect(new Set(names).size).toBe(20);
  }
});
