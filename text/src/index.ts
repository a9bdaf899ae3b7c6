export type { Arguments, GameText, LanguageText, Messages } from './game-text.ts';
export { isLocale, type Locale, LOCALES, negotiateLocale } from './locale.ts';
export { Phrases, type Values } from './phrases.ts';
export { createTeller, type Teller } from './teller.ts';
