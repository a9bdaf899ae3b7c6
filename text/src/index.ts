export type { Arguments, GameText, LanguageText, Messages } from './game-text.ts';
export {
  createMarker,
  type Glossary,
  glossaryOf,
  namesWithTerms,
  type Term,
  type TermMarker,
  type TermText,
  type TextPiece,
} from './glossary.ts';
export { isLocale, type Locale, LOCALES, negotiateLocale } from './locale.ts';
export { Phrases, type Values } from './phrases.ts';
export type { Because, Why } from './why/index.ts';
export { createTeller, type Teller } from './teller.ts';
