import type { Locale } from './locale.ts';

/** ICU messages by their ids. */
export type Messages = { readonly [id: string]: string };

/** All texts of a game in one language. */
export interface LanguageText {
  /** Prompts, options and log lines. */
  readonly messages: Messages;
  /** Texts of its terminal drawing. */
  readonly terminal?: Messages;
  readonly names: Messages;
  readonly abilities: Messages;
  readonly clauses: Messages;
  /** The rulebook, as Markdown. */
  readonly rulebook?: string;
  /** Texts of its lessons. */
  readonly lessons?: Messages;
}

/** What the arguments of messages refer to, by name: ids of things or seats. Other arguments are used as they are. */
export type Arguments = { readonly [name: string]: 'name' | 'player' };

export interface GameText {
  readonly arguments: Arguments;
  readonly languages: { readonly [L in Locale]: LanguageText };
}
