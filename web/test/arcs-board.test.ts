import { arcs, type Arcs } from '@tablewright/arcs';
import { COURT, LEADERS, LORE, SYSTEMS } from '@tablewright/arcs/content';
import { arcsText } from '@tablewright/arcs/text';
import { arcsUi } from '@tablewright/arcs/ui';
import { FastChance, Match, type Question, type Setup } from '@tablewright/engine';
import { createTeller, LOCALES, type Teller } from '@tablewright/text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { BoardProps, Light } from '../board/index.ts';

/** These stand in the prompt bar: actions, numbers of ships, and cards in the hand of somebody else. */
const ANSWERS = /^(button|action|count):/;
const OF_ANOTHER_HAND = /^takeCard:/;
/** How often a question is looked at in a match: once in either layout. */
const EACH_QUESTION = 2;
/** To learn a language takes longer than to draw a board. */
const TELLERS = new Map<string, Teller>();
const nothing = (): void => undefined;

const SETUPS: readonly Setup[] = [
  {},
  { leaders: 'on' },
  { leaders: 'two-lore', splitDiscard: true },
];

describe.each(SETUPS)('the board of Arcs with %j', (setup) => {
  test.each([2, 3, 4])('shows everything that %i players are offered', (seats) => {
    const drawn = new Set<string>();
    playAtRandom(seats, setup, (match, turn) => {
      const teller = tellerOf(LOCALES[turn % LOCALES.length], seats);
      const { seat } = match.asks[0];
      const { state, question } = match.observe(seat);
      const layout = turn % 2 === 0 ? 'wide' : 'tall';
      const picture = draw(propsOf({ state, seat, question: question!, teller, layout }));
      for (const { target, key } of question!.options) {
        const isDie = /^\w+Dice:/.test(key);
        if ((ANSWERS.test(target) && !isDie) || OF_ANOTHER_HAND.test(key)) continue;
        const isLit = [target, key].some((thing) =>
          picture.includes(`data-target="${thing}" data-light="offered"`),
        );
        // To spend a token for nothing is possible, but nobody is invited to.
        const isThere = key.startsWith('waste:') && picture.includes(`data-target="${key}"`);
        expect(isLit || isThere, `${key} at ${target} in ${layout}`).toBe(true);
        drawn.add(target.split(':')[0]);
      }
      expect(picture).not.toMatch(/undefined|NaN/);
    });
    expect([...drawn]).toEqual(expect.arrayContaining(['card', 'court', 'slot', 'system']));
  });
});

test('a way to play a card is one thing to press', () => {
  const match = Match.start(arcs, { seats: 4, key: keyOf(5) });
  const chance = new FastChance(5);
  while (match.asks[0].prompt.id !== 'follow') answerAtRandom(match, chance);
  const { seat } = match.asks[0];
  const { state, question } = match.observe(seat);
  const teller = tellerOf('en', 4);
  const picture = draw(propsOf({ state, seat, question: question!, teller, layout: 'wide' }));
  for (const { key } of question!.options)
    expect(picture).toContain(`data-target="${key}" data-light="offered"`);
});

test('a thing in full tells its name, and what is unknown tells nothing', () => {
  const { state } = Match.start(arcs, { seats: 4, key: keyOf(1) });
  const teller = tellerOf('cs', 4);
  const inFull = (target: string): string =>
    renderToStaticMarkup(createElement(arcsUi.Inspect, { target, state, teller }));
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
  const { state } = Match.start(arcs, { seats: 2, key: keyOf(2) });
  const teller = tellerOf('en', 2);
  const things = [
    ...COURT.map(({ id }) => `court:${id}`),
    ...LEADERS.map(({ id }) => `leader:${id}`),
    ...LORE.map(({ id }) => `lore:${id}`),
  ];
  const pictures = things.map((target) =>
    renderToStaticMarkup(createElement(arcsUi.Inspect, { target, state, teller }))
      .match(/<svg[^>]*0 0 104 146[\s\S]*?<\/svg>/)![0]
      .replace(/<text[\s\S]*?<\/text>/g, ''),
  );
  expect(new Set(pictures).size).toBe(things.length);
});

test('systems are named for ears in every language', () => {
  const match = Match.start(arcs, { seats: 4, key: keyOf(3) });
  const { seat } = match.asks[0];
  for (const locale of LOCALES) {
    const teller = tellerOf(locale, 4);
    const { state, question } = match.observe(seat);
    const picture = draw(propsOf({ state, seat, question: question!, teller, layout: 'wide' }));
    const names = [...picture.matchAll(/data-target="system:[^>]*aria-label="([^"]+)"/g)];
    expect(names).toHaveLength(20);
    expect(new Set(names.map(([, name]) => name)).size).toBe(20);
  }
});

function playAtRandom(
  seats: number,
  setup: Setup,
  look: (match: Match<Arcs>, turn: number) => void,
): void {
  const chance = new FastChance(seats * 31 + Object.keys(setup).length);
  const match = Match.start(arcs, { seats, setup, key: keyOf(seats) });
  const seen = new Map<string, number>();
  for (let turn = 0; !match.over; turn++) {
    const { id } = match.asks[0].prompt;
    const times = seen.get(id) ?? 0;
    seen.set(id, times + 1);
    if (times < EACH_QUESTION) look(match, seats + times);
    answerAtRandom(match, chance);
  }
}

function answerAtRandom(match: Match<Arcs>, chance: FastChance): void {
  const { seat } = match.asks[0];
  const { options } = match.observe(seat).question!;
  match.answer(seat, options[chance.below(options.length)].key);
}

/** As the match screen does it: what is offered is lit, the thing and the option, and one is under the pointer. */
function propsOf({
  state,
  seat,
  question,
  teller,
  layout,
}: {
  readonly state: Arcs;
  readonly seat: number;
  readonly question: Question;
  readonly teller: Teller;
  readonly layout: 'wide' | 'tall';
}): BoardProps<Arcs> {
  const { options, about } = question;
  const lit = options.flatMap(({ target, key }): [string, Light][] => [
    [target, 'offered'],
    [key, 'offered'],
  ]);
  return {
    state,
    viewer: seat,
    teller,
    lights: new Map(lit),
    previewed: options[0],
    about: about ?? {},
    onPick: nothing,
    onPreview: nothing,
    onInspect: nothing,
    layout,
  };
}

function draw(props: BoardProps<Arcs>): string {
  const parts = [arcsUi.Board, arcsUi.Dock, arcsUi.Aside].map((Part) => createElement(Part, props));
  const facts = props.state.players.map((_, seat) =>
    createElement(arcsUi.SeatFacts, { ...props, seat }),
  );
  return [...parts, ...facts].map((part) => renderToStaticMarkup(part)).join('');
}

function tellerOf(locale: (typeof LOCALES)[number], seats: number): Teller {
  const names = ['Klára', 'Tomáš', 'Zofia', 'Orloj'].slice(0, seats);
  const id = `${locale} ${seats}`;
  const teller = TELLERS.get(id) ?? createTeller(arcsText, locale, names, { strict: true });
  TELLERS.set(id, teller);
  return teller;
}

const keyOf = (n: number): string => n.toString(16).padStart(64, '0');
