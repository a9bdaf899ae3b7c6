import { type Locale, Phrases, type Values } from '@tablewright/text';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { renewal } from '../host/renewal.ts';
import { useSettings } from '../settings/store.ts';
import { fetchSpoken } from './gameQuery.ts';
import { fetchPeopleWords, fetchWords } from './words/index.ts';

export type Say = (id: string, values?: Values) => string;

/** Each language in its own words. */
export const LANGUAGE_NAMES = { en: 'English', cs: 'Čeština', pl: 'Polski' } as const;

export interface Language {
  readonly locale: Locale;
  readonly say: Say;
}

const LanguageContext = createContext<Language | null>(null);

const loaded = new Map<Locale, Language & { readonly words: Record<string, string> }>();
let speaksOfPeople = false;

export async function loadLanguage(locale: Locale): Promise<Language> {
  const [words, more] = await Promise.all([
    fetchWords(locale),
    speaksOfPeople ? fetchPeopleWords(locale) : {},
  ]);
  let known = loaded.get(locale);
  if (known === undefined) {
    const own = { ...words };
    const phrases = new Phrases(own, locale);
    known = { locale, say: phrases.say.bind(phrases), words: own };
    loaded.set(locale, known);
  }
  Object.assign(known.words, more);
  return known;
}

/** Components about accounts, friends and notices wait for these texts. */
export async function loadPeopleWords(): Promise<void> {
  speaksOfPeople = true;
  await Promise.all([...loaded.keys(), useSettings.getState().locale].map(loadLanguage));
}

/** Provides the chosen language; while another one loads, the last one stays. */
export function TextProvider({ first, children }: { first: Language; children: ReactNode }) {
  const wanted = useSettings((settings) => settings.locale);
  const [language, setLanguage] = useState(first);

  useEffect(() => {
    let current = true;
    Promise.all([loadLanguage(wanted), fetchSpoken(wanted)]).then(
      ([next]) => current && setLanguage(next),
      () => renewal.renew(),
    );
    return () => {
      current = false;
    };
  }, [wanted]);

  useEffect(() => describePage(language), [language]);

  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Describes the page to browsers, stores and search engines. */
function describePage({ locale, say }: Language): void {
  document.documentElement.lang = locale;
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', say('page.description'));
  document
    .querySelector('link[rel="manifest"]')
    ?.setAttribute('href', `/manifest${locale === 'en' ? '' : `.${locale}`}.webmanifest`);
}

export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error('There is no TextProvider above.');
  return language;
}

export function useSay(): Say {
  return useLanguage().say;
}

export function useLocale(): Locale {
  return useLanguage().locale;
}
