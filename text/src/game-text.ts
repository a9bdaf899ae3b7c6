import type { Locale } from './locale.ts';

/** ICU messages by their ids. */
export type Messages = { readonly [id: string]: string };

/** Everything a game says in one language. */
export interface LanguageText {
  /** Prompts, options and log lines. */
  readonly messages: Messages;
  /** What only its drawing in a terminal says. */
  readonly terminal?: Messages;
  readonly names: Messages;
  readonly abilities: Messages;
  readonly clauses: Messages;
  /** The rules told from the beginning, as Markdown. */
  readonly rulebook?: string;
  /** What its lessons say. */
  readonly lessons?: Messages;
}

/** What the arguments of messages stand for, by their names: ids of things or seats. Others are said as they come. */
export type Arguments = { readonly [name: string]: 'name' | 'player' };

export interface GameText {
  readonly arguments: Arguments;
  readonly languages: { readonly [L in Locale]: LanguageText };
}
