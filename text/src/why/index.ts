import type { Locale } from '../locale.ts';
import { why as cs } from './cs.ts';
import { why as en } from './en.ts';
import { why as pl } from './pl.ts';

type WhyMessages = { readonly [id in keyof typeof en]: string };

export const WHY: { readonly [L in Locale]: WhyMessages } = { en, cs, pl };

interface Said {
  readonly id: string;
  readonly about?: { readonly [name: string]: unknown };
}

interface Cited extends Said {
  readonly clause?: string;
}

interface Asked {
  readonly prompt: string;
  readonly about?: { readonly [name: string]: unknown };
}

/** The engine's answer to "why can't I?", as plain data. */
export type Why =
  | { readonly by: 'over' }
  | { readonly by: 'watching'; readonly asked: readonly number[] }
  | { readonly by: 'waiting'; readonly asked: readonly number[]; readonly obstacle: Cited | null }
  | {
      readonly by: 'rule';
      readonly refused: readonly { readonly message: Said; readonly clause: string }[];
      readonly obstacle: Cited | null;
    }
  | { readonly by: 'game'; readonly obstacle: Cited }
  | { readonly by: 'grammar'; readonly acts: readonly Said[]; readonly question: Asked }
  | { readonly by: 'question'; readonly question: Asked };

/** A sentence of an answer; with a clause, the text of the clause follows it. */
export interface Because {
  readonly text: string;
  readonly clause?: string;
}
