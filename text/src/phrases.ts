import { IntlMessageFormat } from 'intl-messageformat';
import type { Messages } from './game-text.ts';
import type { Locale } from './locale.ts';

export type Values = { readonly [name: string]: string | number };

/** The messages of one language, each compiled when it is said for the first time. */
export class Phrases {
  private readonly messages: Messages;
  private readonly locale: Locale;
  private readonly strict: boolean;
  private readonly compiled = new Map<string, IntlMessageFormat>();

  /** A strict one throws where a message is missing or broken; otherwise its id is said instead. */
  constructor(messages: Messages, locale: Locale, options: { readonly strict?: boolean } = {}) {
    this.messages = messages;
    this.locale = locale;
    this.strict = options.strict ?? false;
  }

  say(id: string, values: Values = {}): string {
    const message = Object.hasOwn(this.messages, id) ? this.messages[id] : undefined;
    // Most messages are plain; to compile them all would take longer than to draw a page.
    if (message !== undefined && !/[{}']/.test(message)) return message;
    try {
      return String(this.formatOf(id).format(values));
    } catch (error) {
      if (this.strict) throw error;
      return id;
    }
  }

  private formatOf(id: string): IntlMessageFormat {
    let format = this.compiled.get(id);
    if (format === undefined) {
      if (!Object.hasOwn(this.messages, id))
        throw new Error(`There is no message "${id}" in "${this.locale}".`);
      format = new IntlMessageFormat(this.messages[id], this.locale, undefined, {
        ignoreTag: true,
      });
      this.compiled.set(id, format);
    }
    return format;
  }
}
