import { placesOfCards } from '@tablewright/conformance/named';
import { describe, expect, it } from 'vitest';
import { powers } from '../cards/index.ts';
import { COURT, LEADERS, LORE, NEW_ACTIONS } from '../content/index.ts';

const placesOf = placesOfCards('arcs');

/** A card is a row of the box, an entry that says what it does, and a picture. */
describe('a card is one entry', () => {
  it.each([
    ...COURT.map(({ id, kind }) => ({ id, row: 'court', entry: kind, picture: 'emblems.ts' })),
    ...LEADERS.map(({ id }) => ({
      id,
      row: 'leaders',
      entry: 'leaders',
      picture: 'portraits.tsx',
    })),
    ...LORE.map(({ id }) => ({ id, row: 'lore', entry: 'lore', picture: 'emblems.ts' })),
  ])('$id is named in its row, its entry and its picture alone', ({ id, row, entry, picture }) => {
    expect(placesOf(id).toSorted()).toEqual([
      `cards/${entry}.ts`,
      `content/${row}.ts`,
      `ui/cards/${picture}`,
    ]);
  });

  it('and each new action belongs to one card', () => {
    const taken = [
      ...COURT.flatMap((_, card) => powers.on('court', card, 'action')),
      ...LORE.flatMap((_, card) => powers.on('lore', card, 'action')),
    ].map(({ ability }) => ability.id);
    expect(taken).toEqual(NEW_ACTIONS.map(({ id }) => id));
  });
});
