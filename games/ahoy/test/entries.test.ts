import { placesOfCards } from '@tablewright/conformance/named';
import { describe, expect, it } from 'vitest';
import { CREWS, FIGURES, MARKET, PLAN_KINDS } from '../content/index.ts';

const placesOf = placesOfCards('ahoy');

// Cutter and Gunship are also figures, which the rules call by these names.
const plans = PLAN_KINDS.filter((plan) => !FIGURES.some((figure) => figure === plan));

/** A card is a row of the box, an entry that says what it does, and a picture. */
describe('a card is one entry', () => {
  it.each([
    ...CREWS.map((id) => ({ id, row: 'market', entry: 'crew' })),
    ...plans.map((id) => ({ id, row: 'plans', entry: 'plans' })),
  ])('$id is named in its row, its entry and its picture alone', ({ id, row, entry }) => {
    const copies = MARKET.filter((card) => card.crew === id && card.id !== id);
    const places = [id, ...copies.map((card) => card.id)].flatMap(placesOf);
    expect([...new Set(places)].toSorted()).toEqual([
      `cards/${entry}.ts`,
      `content/${row}.ts`,
      'ui/art/emblems.ts',
    ]);
  });

  it('and the search finds what rules ask for by name', () => {
    expect(placesOf('passesWreckage')).toContain('rules/voyage.ts');
    expect(placesOf('helm')).toContain('rules/manner.ts');
  });
});
