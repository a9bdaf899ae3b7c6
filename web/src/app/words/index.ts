import type { Locale, Messages } from '@tablewright/text';
import { GAMES } from '../../games.ts';

/** Every catalogue of the client, `text/cs.ts` and `text/<part>/cs.ts`, merged by language. */
const WORDS: { readonly [L in Locale]: () => Promise<{ readonly words: Messages }> } = {
  en: () => import('./en.ts'),
  cs: () => import('./cs.ts'),
  pl: () => import('./pl.ts'),
};

/** Except texts about accounts, friends and notices, which few people need at once. */
const PEOPLE: { readonly [L in Locale]: () => Promise<{ readonly messages: Messages }> } = {
  en: () => import('../../text/people/en.ts'),
  cs: () => import('../../text/people/cs.ts'),
  pl: () => import('../../text/people/pl.ts'),
};

export async function fetchWords(locale: Locale): Promise<Messages> {
  return { ...(await WORDS[locale]()).words, ...namesOfGames(locale) };
}

export async function fetchPeopleWords(locale: Locale): Promise<Messages> {
  return (await PEOPLE[locale]()).messages;
}

/** `game.roam` and `game.roam.tagline`. */
function namesOfGames(locale: Locale): Messages {
  return Object.fromEntries(
    GAMES.flatMap(({ id, name, tagline }) => [
      [`game.${id}`, name[locale]],
      [`game.${id}.tagline`, tagline[locale]],
    ]),
  );
}
