import type { Glossary } from './glossary.ts';
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
  /** Terms that pages explain where they occur. */
  readonly glossary?: Glossary;
}

/**
 * What the arguments of messages refer to, by name: seats, ids of things, or things whose ability is told. Where things of different kinds share an
 * id, their names are told apart by a prefix: the name of a `planet` is found under `planet.<id>`. Other arguments are
 * used as they are.
 */
export type Arguments = {
  readonly [name: string]: 'ability' | 'name' | 'player' | `${string}.`;
};

export interface GameText {
  readonly arguments: Arguments;
  readonly languages: { readonly [L in Locale]: LanguageText };
}
