export const LOCALES = ['en', 'cs', 'pl'] as const;

export type Locale = (typeof LOCALES)[number];

export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

/** The first wish that we can fulfil, English where there is none. Takes `cs`, `cs-CZ`, `cs_CZ.UTF-8` and `pl:cs`. */
export function negotiateLocale(...wishes: (string | undefined)[]): Locale {
  const languages = wishes
    .flatMap((wish) => wish?.split(':') ?? [])
    .map((wish) => wish.toLowerCase().split(/[-_.@]/)[0]);
  return languages.find(isLocale) ?? 'en';
}
