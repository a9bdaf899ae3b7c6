import { ahoy, SPACE_NAMES } from '@tablewright/ahoy';
import { MARKET, PLAN_KINDS, TILES } from '@tablewright/ahoy/content';
import { ahoyText } from '@tablewright/ahoy/text';
import { ahoyUi } from '@tablewright/ahoy/ui';
import { LOCALES } from '@tablewright/text';
import { describe, expect, test } from 'vitest';
import { Easel, isLit, namesForEars } from './kit/easel.ts';

/** These stand in the prompt bar, not on the board. */
const ANSWERS = /^(button:|count:|pips:|victory:|pass$)/;

const easel = new Easel(ahoy, ahoyText, ahoyUi);

describe('the board of Ahoy', () => {
  test.each([
    [2, 'union'],
    [3, 'smuggler'],
    [4, 'squadron'],
  ])('shows everything that %i players are offered', (seats, role) => {
    const drawn = new Set<string>();
    easel.drawMatch(seats, { role }, (picture, options, layout) => {
      const layings = options.filter(({ target }) => target.startsWith('place:'));
      // One way to lay the tile is shown; turning and shifting it leads to the others.
      expect(layings.filter(({ target }) => isLit(picture, target)).length).toBe(
        Math.min(1, layings.length),
      );
      for (const { target, key } of options) {
        drawn.add(target.split(':')[0]);
        if (ANSWERS.test(target) || target.startsWith('place:')) continue;
        expect(isLit(picture, target), `${key} in ${layout}`).toBe(true);
      }
      expect(/undefined|NaN/.exec(picture)).toBeNull();
    });
    expect([...drawn]).toEqual(expect.arrayContaining(['space', 'die', 'slot', 'cell', 'place']));
  });
});

test('every card, plan, region and space is described in full, and what is unknown reveals nothing', () => {
  const { state } = easel.start(4, 1).observe(0);
  const teller = easel.teller('cs', 4);
  const inFull = (target: string): string => easel.inFull(target, state, teller);
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
  const { state } = easel.start(4, 1).observe(0);
  const teller = easel.teller('en', 4);
  const emblems = [
    ...new Set(MARKET.map(({ crew }) => MARKET.find((card) => card.crew === crew)!.id)),
  ]
    .map((id) => `card:${id}`)
    .concat(PLAN_KINDS.map((plan) => `plan:${plan}`))
    .map((target) => easel.inFull(target, state, teller).match(/<svg[\s\S]*?<\/svg>/)![0]);
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
  const match = easel.start(2, 3);
  for (const locale of LOCALES) {
    const names = namesForEars(easel.draw(match, match.asks[0].seat, { locale }), 'space');
    expect(names).toHaveLength(8);
    expect(new Set(names).size).toBe(8);
  }
});

test('plans of the Union are seen by nobody else', () => {
  const match = easel.start(2, 4);
  while (match.asks[0].prompt.id !== 'act') {
    const { seat } = match.asks[0];
    match.answer(seat, match.observe(seat).question!.options[0].key);
  }
  const union = match.state.players.findIndex(({ hand }) => hand.length > 0);
  const look = (seat: number): string => easel.draw(match, seat, { locale: 'en' });
  expect(look(union).includes('data-target="plan:')).toBe(true);
  expect(look(1 - union).includes('data-target="plan:')).toBe(false);
});
