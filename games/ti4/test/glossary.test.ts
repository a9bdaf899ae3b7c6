import { createMarker, LOCALES } from '@tablewright/text';
import { describe, expect, it } from 'vitest';
import { ti4Text } from '../text/index.ts';
import { TERMS } from '../text/terms.ts';

const glossaryIn = (locale: (typeof LOCALES)[number]) => ti4Text.languages[locale].glossary!;

/** All that the game says at a table and in its books, as a reader gets it. */
function said(locale: (typeof LOCALES)[number]): string[] {
  const { messages, abilities, clauses, lessons = {}, rulebook = '' } = ti4Text.languages[locale];
  return [messages, abilities, clauses, lessons].flatMap(Object.values<string>).concat(rulebook);
}

/** The terms of a text, with the words that stand for them. */
const termsOf = (locale: (typeof LOCALES)[number], text: string) =>
  Object.fromEntries(
    createMarker(glossaryIn(locale))(text).flatMap(({ term, text: words }) =>
      term === undefined ? [] : [[term, words]],
    ),
  );

describe.each(LOCALES)('the glossary in %s', (locale) => {
  it('has every term, with a clause that exists', () => {
    const glossary = glossaryIn(locale);
    expect(Object.keys(glossary)).toEqual(Object.keys(TERMS));
    for (const { name, forms, text, clause } of Object.values(glossary)) {
      expect([name, text].every((words) => words.trim() !== '')).toBe(true);
      expect(forms.length).toBeGreaterThan(0);
      expect(ti4Text.languages[locale].clauses).toHaveProperty([clause]);
    }
  });

  it('has no form that no text uses', () => {
    const texts = said(locale).join('\n');
    const unused = Object.values(glossaryIn(locale))
      .flatMap(({ forms }) => forms)
      .filter((form) => {
        const mark = createMarker({ form: { name: '', forms: [form], text: '', clause: '' } });
        return mark(texts).every(({ term }) => term === undefined);
      });
    expect(unused).toEqual([]);
  });

  it('explains its own names', () => {
    for (const [term, { name }] of Object.entries(glossaryIn(locale)))
      expect(termsOf(locale, name), name).toHaveProperty(term);
  });
});

describe('terms in running text', () => {
  it('are found in Czech cases', () => {
    expect(
      termsOf('cs', 'Z úseku taktiky umísti žetony rozkazů do systému s červími dírami.'),
    ).toEqual({
      'tactic-pool': 'úseku taktiky',
      'command-token': 'žetony rozkazů',
      wormhole: 'červími dírami',
    });
    expect(termsOf('cs', 'Sousedé mohou obchodovat, sousední systémy ne.')).toEqual({
      neighbour: 'Sousedé',
      adjacent: 'sousední',
    });
  });

  it('are found in Polish cases', () => {
    expect(termsOf('pl', 'Wydaj dobra handlowe, a ustawę odrzuć w fazie agendy.')).toEqual({
      'trade-good': 'dobra handlowe',
      law: 'ustawę',
      'agenda-phase': 'fazie agendy',
    });
    // To place is no law, and to need no prerequisite.
    expect(termsOf('pl', 'Ustaw go tam; to wymaga namysłu i na nic nie wpływa.')).toEqual({});
  });
});
