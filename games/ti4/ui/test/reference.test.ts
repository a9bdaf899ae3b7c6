import { createTeller, LOCALES } from '@tablewright/text';
import { describe, expect, it } from 'vitest';
import { ti4Text } from '../../text/index.ts';
import { entriesOf, ENTRY_KINDS } from '../reference/entries.ts';
import { fromSearch, marked, searchable, toSearch, wordsOf } from '../reference/search.ts';

/** Any text that is missing throws. */
const inLanguage = (locale: (typeof LOCALES)[number]) =>
  entriesOf(createTeller(ti4Text, locale, [], { strict: true }));

describe('the reference', () => {
  it.each(LOCALES)('has every component in %s, each with an anchor of its own', (locale) => {
    const entries = inLanguage(locale);
    const counts = ENTRY_KINDS.map((kind) => entries.filter((entry) => entry.kind === kind).length);
    expect(counts).toEqual([17, 8, 59, 50, 59, 50, 40, 21, 59, 51]);
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(entries.flatMap(({ links }) => links).filter(({ id }) => !ids.includes(id))).toEqual([]);
    for (const { text, facts, parts } of entries)
      expect(text.length + facts.length + parts.length).toBeGreaterThan(0);
  });

  it('tells what is printed on a unit, a technology and a faction', () => {
    const entries = new Map(inLanguage('en').map((entry) => [entry.id, entry]));
    expect(entries.get('unit.spec-ops-1')!.facts).toEqual([
      'The Federation of Sol',
      'cost 1 for 2',
      'combat 7',
    ]);
    expect(entries.get('technology.cruiser-2')!.facts).toEqual([
      'Unit upgrade',
      'prerequisites: 1 × green, 1 × red, 1 × yellow',
    ]);
    expect(entries.get('faction.winnu')!.facts.at(-1)).toBe(
      'one technology of choice at the start: Antimass Deflectors, Neural Motivator, Plasma Scoring and Sarween Tools',
    );
    expect(entries.get('faction.sol')!.parts.map(({ name }) => name)).toEqual([
      'Orbital Drop',
      'Versatile',
    ]);
  });

  it('finds all words of a query in any order, in names, facts and texts', () => {
    const [saar] = inLanguage('cs').filter(({ id }) => id === 'faction.saar');
    for (const query of ['KLAN saar', 'saar klan', 'kocovnictvi'])
      expect(wordsOf(query).every((word) => searchable(saar).includes(word))).toBe(true);
    expect(marked('Plovoucí továrna', wordsOf('tovarna plov'))).toEqual([
      { text: 'Plov', found: true },
      { text: 'oucí ', found: false },
      { text: 'továrna', found: true },
    ]);
  });

  it('keeps query and filters in the address', () => {
    const wish = { words: 'sabotáž & veto', kind: 'action', faction: 'sol' } as const;
    expect(fromSearch(toSearch(wish))).toEqual(wish);
    expect(fromSearch('kind=nothing')).toEqual({ words: '', kind: null, faction: null });
  });
});
