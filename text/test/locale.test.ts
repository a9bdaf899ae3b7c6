import { describe, expect, it } from 'vitest';
import { isLocale, LOCALES, negotiateLocale } from '../src/index.ts';

describe('the language', () => {
  it.each([
    ['cs_CZ.UTF-8', 'cs'],
    ['cs', 'cs'],
    ['pl-PL', 'pl'],
    ['PL_pl@euro', 'pl'],
    ['en_GB.UTF-8', 'en'],
    ['C.UTF-8', 'en'],
    ['POSIX', 'en'],
    ['de_DE.UTF-8', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('of %s is %s', (wish, locale) => {
    expect(negotiateLocale(wish)).toBe(locale);
  });

  it('is the first wish that can be fulfilled', () => {
    expect(negotiateLocale('de:sk:pl', 'cs_CZ')).toBe('pl');
    expect(negotiateLocale(undefined, 'de', 'cs')).toBe('cs');
  });

  it('is one of ours or none', () => {
    expect(LOCALES.every(isLocale)).toBe(true);
    expect(isLocale('de')).toBe(false);
    expect(isLocale('toString')).toBe(false);
  });
});
