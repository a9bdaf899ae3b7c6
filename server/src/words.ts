import type { Language } from '@tablewright/protocol';
import { type Messages, Phrases } from '@tablewright/text';
import { messages as cs } from '../text/cs.ts';
import { messages as en } from '../text/en.ts';
import { messages as pl } from '../text/pl.ts';
import { SHELF } from './games.gen.ts';

/** What the server says outside its pages, by language; `game.<id>` is the name of a game. */
export const WORDS: { readonly [language in Language]: Phrases } = {
  en: words('en', en),
  cs: words('cs', cs),
  pl: words('pl', pl),
};

function words(language: Language, messages: Messages): Phrases {
  const names = SHELF.map(({ manifest: { id, name } }) => [`game.${id}`, name[language]]);
  return new Phrases({ ...messages, ...Object.fromEntries(names) }, language);
}
