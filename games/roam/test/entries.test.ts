import { placesOfCards } from '@tablewright/conformance/named';
import { describe, expect, it } from 'vitest';
import '../cards/index.ts';
import { ABILITIES } from '../content/index.ts';
import { entryOf } from '../rules/powers.ts';

const placesOf = placesOfCards('roam');

describe('what artifacts do is one entry an ability', () => {
  it.each(ABILITIES)('%s is named by no rule', (ability) => {
    const places = placesOf(ability);
    expect(places).toContain('cards/artifacts.ts');
    expect(places.filter((file) => file.startsWith('rules/'))).toEqual([]);
  });

  it('each cites the clause that says what it does', () => {
    expect(ABILITIES.map((ability) => entryOf(ability).clause)).toEqual(
      ABILITIES.map((_, i) => `RO-12.${i + 1}`),
    );
  });
});
