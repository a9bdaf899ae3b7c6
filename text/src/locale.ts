export const LOCALES = ['en', 'cs', 'pl'] as const;

export type Locale = (typeof LOCALES)[number];

export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

/** The first preferred language that we have, English when there is none. Takes `cs`, `cs-CZ`, `cs_CZ.UTF-8` and `pl:cs`. */
export function negotiateLocale(...preferred: (string | undefined)[]): Locale {
  const languages = preferred
    .flatMap((language) => language?.split(':') ?? [])
    .map((language) => language.toLowerCase().split(/[-_.@]/)[0]);
  return languages.find(isLocale) ?? 'en';
}
