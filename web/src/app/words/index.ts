import type { Locale, Messages } from '@tablewright/text';

/** Every catalogue of the client, `text/cs.ts` and `text/<part>/cs.ts`, merged by language. */
const WORDS: { readonly [L in Locale]: () => Promise<{ readonly words: Messages }> } = {
  en: () => import('./en.ts'),
  cs: () => import('./cs.ts'),
  pl: () => import('./pl.ts'),
};

export async function fetchWords(locale: Locale): Promise<Messages> {
  return (await WORDS[locale]()).words;
}
