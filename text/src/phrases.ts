import { IntlMessageFormat } from 'intl-messageformat';
import type { Messages } from './game-text.ts';
import type { Locale } from './locale.ts';

export type Values = { readonly [name: string]: string | number };

/** The messages of one language, each compiled at its first use. */
export class Phrases {
  private readonly messages: Messages;
  private readonly locale: Locale;
  private readonly strict: boolean;
  private readonly compiled = new Map<string, IntlMessageFormat>();

  /** A strict one throws when a message is missing or broken; otherwise it uses the message id. */
  constructor(messages: Messages, locale: Locale, options: { readonly strict?: boolean } = {}) {
    this.messages = messages;
    this.locale = locale;
    this.strict = options.strict ?? false;
  }

  say(id: string, values: Values = {}): string {
    const message = Object.hasOwn(this.messages, id) ? this.messages[id] : undefined;
    // Most messages are plain; compiling all of them would take longer than drawing a page.
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
