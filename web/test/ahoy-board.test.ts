import { type Ahoy, ahoy, SPACE_NAMES } from '@tablewright/ahoy';
import { MARKET, PLAN_KINDS, TILES } from '@tablewright/ahoy/content';
import { ahoyText } from '@tablewright/ahoy/text';
import { ahoyUi } from '@tablewright/ahoy/ui';
import { FastChance, Match, type Question, type Setup } from '@tablewright/engine';
import { createTeller, LOCALES, type Teller } from '@tablewright/text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { BoardProps, Light, Told } from '../board/index.ts';

/** These stand in the prompt bar, not on the board. */
const ANSWERS = /^(button:|count:|pips:|victory:|pass$)/;
const nothing = (): void => undefined;

/** How often each question of a match is looked at. */
const LOOKS = 3;

describe('the board of Ahoy', () => {
  test.each([
    [2, 'union'],
    [3, 'smuggler'],
    [4, 'squadron'],
  ])('shows everything that %i players are offered', (seats, role) => {
    const drawn = new Set<string>();
    const told: Told[] = [];
    playAtRandom(seats, { role }, told, (match, turn) => {
      const teller = tellerOf(LOCALES[turn % LOCALES.length], seats);
      const { seat } = match.asks[0];
      const { state, question } = match.observe(seat);
      const layout = turn % 2 === 0 ? 'wide' : 'tall';
      const props = propsOf({ state, seat, question: question!, teller, layout, told });
      const picture = draw(props);
      for (const { target, key } of question!.options) {
        if (ANSWERS.test(target)) continue;
        const isLit = picture.includes(`data-target="${target}" data-light="offered"`);
        expect(isLit, `${key} in ${layout}`).toBe(true);
        drawn.add(target.split(':')[0]);
      }
      expect(/undefined|NaN/.exec(picture)).toBeNull();
    });
    expect([...drawn]).toEqual(expect.arrayContaining(['space', 'die', 'slot', 'cell', 'place']));
  });
});

test('every card, plan, region and space is told in full, and what is unknown tells nothing', () => {
  const { state } = Match.start(ahoy, { seats: 4, key: keyOf(1) }).observe(0);
  const teller = tellerOf('cs', 4);
  const inFull = (target: string): string =>
    renderToStaticMarkup(createElement(ahoyUi.Inspect, { target, state, teller }));
  for (const { id, crew } of MARKET) {
    expect(inFull(`card:${id}`)).toContain(teller.name(id));
    expect(inFull(`card:${id}`)).toContain(teller.ability(crew));
  }
  for (const plan of PLAN_KINDS) expect(inFull(`plan:${plan}`)).toContain(teller.ability(plan));
  for (const tile of state.map.tiles)
    expect(inFull(`region:${TILES[tile].id}`)).toContain(teller.name(TILES[tile].id));
  for (const space of [0, 1, 2, 3].map((corner) => 4 * state.map.tiles[0] + corner))
    expect(inFull(`space:${SPACE_NAMES[space]}`)).toContain(teller.name(SPACE_NAMES[space]));
  expect(inFull('slot:union/assemble-1')).toContain(teller.name('assemble'));
  expect(inFull('reward:r4c4')).toContain(teller.name('r4c4'));
  expect(inFull('button:end')).toBe('');
  expect(inFull('card:nobody')).toBe('');
});

test('no two crew and no two plans look alike', () => {
  const { state } = Match.start(ahoy, { seats: 4, key: keyOf(1) }).observe(0);
  const teller = tellerOf('en', 4);
  const emblems = [
    ...new Set(MARKET.map(({ crew }) => MARKET.find((card) => card.crew === crew)!.id)),
  ]
    .map((id) => `card:${id}`)
    .concat(PLAN_KINDS.map((plan) => `plan:${plan}`))
    .map(
      (target) =>
        renderToStaticMarkup(createElement(ahoyUi.Inspect, { target, state, teller })).match(
          /<svg[\s\S]*?<\/svg>/,
        )![0],
    );
  expect(new Set(emblems).size).toBe(28 + PLAN_KINDS.length);
});

test('an event names the things it happened to, and the way of a ship', () => {
  expect(ahoyUi.targetsOf({ type: 'moved', args: { from: 'fish-a.nw', to: 'fish-a.ne' } })).toEqual(
    ['space:fish-a.ne', 'trail:fish-a.nw>fish-a.ne'],
  );
  expect(ahoyUi.targetsOf({ type: 'comradesPlaced', args: { tile: 'tree-a' } })).toEqual([
    'space:tree-a.se',
  ]);
  expect(ahoyUi.targetsOf({ type: 'ended', args: { player: 0 } })).toEqual([]);
});

test('spaces are named for ears in every language', () => {
  const match = Match.start(ahoy, { seats: 2, key: keyOf(3) });
  for (const locale of LOCALES) {
    const teller = tellerOf(locale, 2);
    const { seat } = match.asks[0];
    const { state, question } = match.observe(seat);
    const picture = draw(
      propsOf({ state, seat, question: question!, teller, layout: 'wide', told: [] }),
    );
    const names = [...picture.matchAll(/data-target="space:[^>]*aria-label="([^"]+)"/g)];
    expect(names).toHaveLength(8);
    expect(new Set(names.map(([, name]) => name)).size).toBe(8);
  }
});

test('plans of the Union are seen by nobody else', () => {
  const match = Match.start(ahoy, { seats: 2, key: keyOf(4) });
  while (match.asks[0].prompt.id !== 'act') {
    const { seat } = match.asks[0];
    match.answer(seat, match.observe(seat).question!.options[0].key);
  }
  const union = match.state.players.findIndex(({ hand }) => hand.length > 0);
  const look = (seat: number): string => {
    const { state } = match.observe(seat);
    const question = { options: [], about: {} } as unknown as Question;
    return draw(
      propsOf({ state, seat, question, teller: tellerOf('en', 2), layout: 'wide', told: [] }),
    );
  };
  expect(look(union).includes('data-target="plan:')).toBe(true);
  expect(look(1 - union).includes('data-target="plan:')).toBe(false);
});

function playAtRandom(
  seats: number,
  setup: Setup,
  told: Told[],
  look: (match: Match<Ahoy>, turn: number) => void,
): void {
  const chance = new FastChance(seats * 31 + Object.keys(setup).length);
  const match = Match.start(ahoy, { seats, setup, key: keyOf(seats) });
  const looks = new Map<string, number>();
  for (let turn = 0; !match.over; turn++) {
    const { seat } = match.asks[0];
    const { options, prompt } = match.observe(seat).question!;
    const before = looks.get(prompt) ?? 0;
    looks.set(prompt, before + 1);
    if (before < LOOKS) look(match, turn);
    const { events } = match.answer(seat, options[chance.below(options.length)].key);
    told.push(...(events as unknown as Told[]));
  }
}

/** As the match screen does it: what is offered is lit, and one of it is under the pointer. */
function propsOf({
  question,
  seat,
  ...shown
}: Pick<BoardProps<Ahoy>, 'state' | 'teller' | 'layout' | 'told'> & {
  readonly seat: number;
  readonly question: Question;
}): BoardProps<Ahoy> {
  return {
    ...shown,
    viewer: seat,
    // As at the table: things by their reference, options by their key.
    lights: new Map(
      question.options.flatMap(({ target, key }) =>
        [target, key].map((name): [string, Light] => [name, 'offered']),
      ),
    ),
    previewed: question.options[question.options.length >> 1] ?? null,
    about: question.about,
    onPick: nothing,
    onPreview: nothing,
    onInspect: nothing,
  };
}

function draw(props: BoardProps<Ahoy>): string {
  const { Board, Dock, Aside, SeatFacts } = ahoyUi;
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
  return createTeller(ahoyText, locale, names, { strict: true });
}

const keyOf = (n: number): string => n.toString(16).padStart(64, '0');
