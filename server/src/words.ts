import type { Language } from '@tablewright/protocol';
import { Phrases } from '@tablewright/text';
import { messages as cs } from '../text/cs.ts';
import { messages as en } from '../text/en.ts';
import { messages as pl } from '../text/pl.ts';

/** What the house says outside its pages, by language. */
export const WORDS: { readonly [language in Language]: Phrases } = {
  en: new Phrases(en, 'en'),
  cs: new Phrases(cs, 'cs'),
  pl: new Phrases(pl, 'pl'),
};
