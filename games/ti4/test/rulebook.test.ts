import { LOCALES } from '@tablewright/text';
import { describe, expect, it } from 'vitest';
import { ti4Text } from '../text/index.ts';

const bookOf = (locale: (typeof LOCALES)[number]): string => ti4Text.languages[locale].rulebook!;
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found);

describe.each(LOCALES)('the rulebook in %s', (locale) => {
  it('names every clause', () => {
    const named = new Set(all(bookOf(locale), /\[(TI-[\d.]+)\]/g));
    const missing = Object.keys(ti4Text.languages[locale].clauses).filter((id) => !named.has(id));
    expect(missing).toEqual([]);
  });

  it('has the same chapters, clauses and figures in the same places as in English', () => {
    const outline = (text: string): string[] =>
      all(text, /(^#+ |\[TI-[\d.]+\]|^```figure \S+|^\| |^- |^\d+\. )/gm);
    expect(outline(bookOf(locale))).toEqual(outline(bookOf('en')));
  });
});
