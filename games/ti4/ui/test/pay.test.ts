import { createTeller } from '@tablewright/text';
import { describe, expect, it } from 'vitest';
import { position } from '../../test/position.ts';
import { ti4Text } from '../../text/index.ts';
import { draw } from './draw.ts';

/** The table of a player who pays for a dreadnought with trade goods. */
function paying(technologies: readonly string[], locale: 'en' | 'cs' | 'pl'): string {
  const { match } = position({
    ann: {
      faction: 'mentak',
      technologies,
      goods: 3,
      exhausted: ['moll-primus'],
      units: { 'moll-primus': { dock: 1, infantry: 1 } },
    },
  }).play('activate:2', 'make:dreadnought', 'done');
  const teller = createTeller(ti4Text, locale, ['Ann', 'Bob', 'Cat'], { strict: true });
  return draw({ match, teller, told: [], layout: 'tall' });
}

describe('trade goods to pay with', () => {
  it.each([
    ['en', 'each counts as 2'],
    ['cs', 'každé platí za 2'],
    ['pl', 'każde liczy się za 2'],
  ] as const)('TI-15.2 say what they count as, where that is more than 1: %s', (locale, said) => {
    // To the eye and to a screen reader.
    expect(paying(['mirror-computing'], locale).split(said)).toHaveLength(3);
  });
});
