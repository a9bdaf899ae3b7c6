import type { Locale, Messages } from '@tablewright/text';

/** Every catalogue of the client, `text/cs.ts` and `text/<part>/cs.ts`, merged by language. */
const WORDS: { readonly [L in Locale]: () => Promise<{ readonly words: Messages }> } = {
  en: () => import('./en.ts'),
  cs: () => import('./cs.ts'),
  pl: () => import('./pl.ts'),
};

/** But for what is said of accounts, friends, notices: few need it at once. */
const PEOPLE: { readonly [L in Locale]: () => Promise<{ readonly messages: Messages }> } = {
  en: () => import('../../text/people/en.ts'),
  cs: () => import('../../text/people/cs.ts'),
  pl: () => import('../../text/people/pl.ts'),
};

export async function fetchWords(locale: Locale): Promise<Messages> {
  return (await WORDS[locale]()).words;
}

export async function fetchPeopleWords(locale: Locale): Promise<Messages> {
  return (await PEOPLE[locale]()).messages;
}
