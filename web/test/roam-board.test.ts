import { FastChance, Match, type Question, type Setup } from '@tablewright/engine';
import { roam, type Roam } from '@tablewright/roam';
import { LANDSCAPES } from '@tablewright/roam/content';
import { roamText } from '@tablewright/roam/text';
import { roamUi } from '@tablewright/roam/ui';
import { createTeller, LOCALES, type Teller } from '@tablewright/text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { BoardProps, Light } from '../board/index.ts';

/** These stand in the prompt bar, not on the board. */
const ANSWERS = /^(button|bid):/;
const nothing = (): void => undefined;

const SETUPS: readonly Setup[] = [
  {},
  { artifacts: false },
  { patrol: true, edges: 'choose' },
  { advanced: true, patrol: true, start: 'random' },
];

describe.each(SETUPS)('the board of Roam with %j', (setup) => {
  test.each([2, 3, 4])('shows everything that %i players are offered', (seats) => {
    const drawn = new Set<string>();
    playAtRandom(seats, setup, (match, turn) => {
      const teller = tellerOf(LOCALES[turn % LOCALES.length], seats);
      const { seat } = match.asks[0];
      const { state, question } = match.observe(seat);
      const layout = turn % 2 === 0 ? 'wide' : 'tall';
      const picture = draw(propsOf({ state, seat, question: question!, teller, layout }));
      for (const { target, key } of question!.options) {
        if (ANSWERS.test(target)) continue;
        expect(picture, `${key} in ${layout}`).toContain(
          `data-target="${target}" data-light="offered"`,
        );
        drawn.add(target.split(':')[0]);
      }
      expect(picture).not.toMatch(/undefined|NaN/);
    });
    expect([...drawn]).toEqual(expect.arrayContaining(['card', 'square']));
  });
});

test('a thing in full tells its name, and what is unknown tells nothing', () => {
  const match = Match.start(roam, { seats: 4, key: keyOf(1) });
  const teller = tellerOf('cs', 4);
  const inFull = (target: string): string =>
    renderToStaticMarkup(createElement(roamUi.Inspect, { target, state: match.state, teller }));
  for (const { id } of LANDSCAPES) expect(inFull(`card:${id}`)).toContain(teller.name(id));
  expect(inFull('card:RO-S-red-A')).toContain(teller.name('RO-S-red-A'));
  expect(inFull('artifact:RO-A05')).toContain(teller.ability('SHIFT'));
  expect(inFull('patrol')).toContain(teller.name('patrol'));
  expect(inFull('button:pass')).toBe('');
  expect(inFull('card:RO-L99')).toBe('');
});

test('no two landscapes and no two portraits are alike', () => {
  const match = Match.start(roam, { seats: 2, key: keyOf(2) });
  const teller = tellerOf('en', 2);
  const drawings = LANDSCAPES.map(({ id }) =>
    renderToStaticMarkup(
      createElement(roamUi.Inspect, { target: `card:${id}`, state: match.state, teller }),
    ).match(/<svg[\s\S]*?<\/svg>/g)!,
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
  const match = Match.start(roam, { seats: 2, key: keyOf(3) });
  for (const locale of LOCALES) {
    const teller = tellerOf(locale, 2);
    const { state, question } = match.observe(0);
    const picture = draw(propsOf({ state, seat: 0, question: question!, teller, layout: 'wide' }));
    const names = [...picture.matchAll(/data-target="square:[^>]*aria-label="([^"]+)"/g)];
    expect(names).toHaveLength(36);
    expect(new Set(names.map(([, name]) => name)).size).toBe(36);
  }
});

function playAtRandom(
  seats: number,
  setup: Setup,
  look: (match: Match<Roam>, turn: number) => void,
): void {
  const chance = new FastChance(seats * 31 + Object.keys(setup).length);
  const match = Match.start(roam, { seats, setup, key: keyOf(seats) });
  for (let turn = 0; !match.over; turn++) {
    const { seat } = match.asks[0];
    if (turn < 6 || turn % 19 === 0) look(match, turn);
    const { options } = match.observe(seat).question!;
    match.answer(seat, options[chance.below(options.length)].key);
  }
}

/** As the match screen does it: what is offered is lit, and one of it is under the pointer. */
function propsOf({
  state,
  seat,
  question,
  teller,
  layout,
}: {
  readonly state: Roam;
  readonly seat: number;
  readonly question: Question;
  readonly teller: Teller;
  readonly layout: 'wide' | 'tall';
}): BoardProps<Roam> {
  return {
    state,
    viewer: seat,
    teller,
    lights: new Map(question.options.map(({ target }): [string, Light] => [target, 'offered'])),
    previewed: question.options[question.options.length >> 1],
    about: question.about,
    onPick: nothing,
    onPreview: nothing,
    onInspect: nothing,
    layout,
  };
}

function draw(props: BoardProps<Roam>): string {
  const { Board, Dock, Aside, SeatFacts } = roamUi;
  return [
    createElement(Board, props),
    createElement(Dock, props),
    createElement(Aside, props),
    ...props.state.players.map((_, seat) => createElement(SeatFacts, { ...props, seat })),
  ]
    .map((element) => renderToStaticMarkup(element))
    .join('');
}

function tellerOf(locale: (typeof LOCALES)[number], seats: number): Teller {
  const names = ['Klára', 'Tomáš', 'Zofia', 'Orloj'].slice(0, seats);
  return createTeller(roamText, locale, names, { strict: true });
}

const keyOf = (n: number): string => n.toString(16).padStart(64, '0');
