/** How the text of an environment variable becomes a value. Returns what is wrong with it as a `Wrong`. */
export interface Setting<T> {
  readonly variable: string;
  /** What stands where nothing is written; null where there is no such text. */
  readonly standard: string | null;
  /** What happens without the variable, where that is no text of its own. */
  readonly otherwise?: string;
  readonly meaning: string;
  readonly isSecret?: boolean;
  readonly read: Reader<T>;
}

export class Wrong {
  /** Follows the name of the variable: `should be …`. */
  readonly should: string;
  constructor(should: string) {
    this.should = should;
  }
}

type Reader<T> = (text: string) => T | Wrong;

export function whole(least: number, most: number, what = 'a number'): Reader<number> {
  return (text) => {
    const number = Number(text);
    const isOne = /^\d{1,9}$/.test(text) && number >= least && number <= most;
    return isOne ? number : new Wrong(`should be ${what} from ${least} to ${most}`);
  };
}

export function oneOf<const T extends string>(values: readonly T[]): Reader<T> {
  return (text) =>
    values.find((value) => value === text) ?? new Wrong(`should be one of ${values.join(', ')}`);
}

export function matching(pattern: RegExp, should: string): Reader<string> {
  return (text) => (pattern.test(text) ? text : new Wrong(should));
}

export function address(protocols: readonly string[], should: string): Reader<string> {
  return (text) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : new Wrong(should);
}

/** An address without a path: `https://play.example.org`. */
export function origin(should: string): Reader<string> {
  return (text) => {
    if (!URL.canParse(text)) return new Wrong(should);
    const url = new URL(text);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    return isWeb && url.href === `${url.origin}/` ? url.origin : new Wrong(should);
  };
}

export function listOf(item: RegExp, should: string): Reader<readonly string[]> {
  return (text) => {
    const items = text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    return items.every((part) => item.test(part)) ? items : new Wrong(should);
  };
}
