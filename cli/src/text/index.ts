import { type Locale, Phrases, type Values } from '@tablewright/text';
import { shell as cs } from './cs.ts';
import { shell as en } from './en.ts';
import { shell as pl } from './pl.ts';

export type ShellId = keyof typeof en;

/** What the command line itself says. */
export interface Shell {
  readonly locale: Locale;
  say(id: ShellId, values?: Values): string;
  /** A share as per cent, as the language writes it. */
  percent(share: number): string;
  number(value: number): string;
}

export function createShell(locale: Locale): Shell {
  const phrases = new Phrases({ en, cs, pl }[locale], locale);
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return {
    locale,
    say: (id, values) => phrases.say(id, values),
    percent: (share) => percents.format(share),
    number: (value) => numbers.format(value),
  };
}
