import type { About, Message } from './ask.ts';
import { LawError } from './errors.ts';
import { type Argument, type Kind, kindOf } from './kinds.ts';

export interface AnyOption {
  readonly do: string;
}

export type Values = { readonly [argument: string]: unknown };

/** What a verb may declare besides its arguments. `{name}` stands for the name of an argument's value. */
export interface VerbSpec<V> {
  /** `verb:{first}:{second}` by default. */
  readonly key?: string;
  /** `first:{first}` by default, `button:verb` without arguments. */
  readonly target?: string;
  /** The id of the message; `option.verb` by default. */
  readonly says?: string;
  /** Arguments of the message besides those of the verb. */
  readonly about?: Telling<V>;
}

/** Declared as a method so that a verb with particular arguments is assignable to any verb. */
type Telling<V> = { about(values: V): About }['about'];

/** Keys of a verb are cached, each when it is needed first, if it has no more options than this. */
const MOST_KEPT = 1_000_000;
/** Keys that two verbs could own are looked for among so many. */
const MOST_COMPARED = 10_000;
const FIRST_WORD = /^\w+/;
/** What may stand before an argument. */
const SEPARATOR = /[:,/]$/;

/** How the options of one verb are spelt. */
export class Speech {
  readonly verb: string;
  readonly says: string;
  private readonly names: readonly string[];
  private readonly kinds: readonly Kind<unknown>[];
  private readonly written: Template;
  private readonly lit: Template;
  private readonly more: VerbSpec<Values>['about'];
  /** How many options the verb has, as far as that is known. */
  private readonly count: number;
  private readonly kept: string[] | null;

  constructor(verb: string, spec: VerbSpec<Values>) {
    const { key, target, says = `option.${verb}`, about, ...args } = spec;
    this.verb = verb;
    this.says = says;
    this.more = about;
    this.names = Object.keys(args);
    this.kinds = Object.values<Argument>(args).map(kindOf);
    const [first] = this.names;
    this.written = this.template(key ?? [verb, ...this.names.map((name) => `{${name}}`)].join(':'));
    this.lit = this.template(
      target ?? (first === undefined ? `button:${verb}` : `${first}:{${first}}`),
    );
    this.checkKey();
    this.count = this.kinds.reduce((all, { values }) => all * (values?.count ?? Infinity), 1);
    this.kept = this.count <= MOST_KEPT ? [] : null;
  }

  /** The word that its keys begin with. */
  get firstWord(): string {
    return firstWord(this.written.texts[0])!;
  }

  /** The kind of thing its targets are: `square` of `square:c3`. */
  get kind(): string {
    return this.lit.texts[0].split(':')[0];
  }

  key(option: AnyOption): string {
    const { kept } = this;
    if (kept === null) return this.fill(this.written, option);
    const place = this.placeOf(option as Values & AnyOption);
    return (kept[place] ??= this.fill(this.written, option));
  }

  target(option: AnyOption): string {
    return this.fill(this.lit, option);
  }

  message(option: AnyOption): Message {
    const { says: id, names } = this;
    const values = option as Values & AnyOption;
    const args = Object.fromEntries(names.map((name, i) => [name, this.nameOf(values, i)]));
    const about = { ...args, ...this.more?.(values) };
    return Object.keys(about).length === 0 ? { id } : { id, about };
  }

  read(key: string): AnyOption | null {
    const option = this.parse(this.written, key);
    // `007` is a number, but no key writes it that way.
    return option !== null && this.key(option) === key ? option : null;
  }

  /** A key that is also one of the other verb's, if the options of either can be counted. */
  sharedWith(other: Speech): string | null {
    if (this.count > MOST_COMPARED) {
      if (other.count <= MOST_COMPARED) return other.sharedWith(this);
      throw new LawError(
        `Keys of "${this.verb}" and "${other.verb}" begin with the same word, and either has too many to compare.`,
      );
    }
    for (let place = 0; place < this.count; place++) {
      const option = this.optionAt(place);
      if (option === null) continue;
      const key = this.key(option);
      if (other.read(key) !== null) return key;
    }
    return null;
  }

  /** The option at this target, if the target alone determines it. */
  at(target: string): AnyOption | null {
    if (new Set(this.lit.places).size < this.names.length) return null;
    const option = this.parse(this.lit, target);
    return option !== null && this.target(option) === target ? option : null;
  }

  private parse({ texts, places }: Template, text: string): AnyOption | null {
    const words = wordsIn(text, texts);
    if (words === null) return null;
    const option: Record<string, unknown> & AnyOption = { do: this.verb };
    for (let i = 0; i < words.length; i++) {
      const place = places[i];
      const kind = this.kinds[place];
      const value = kind.read(words[i]);
      if (value === null || (kind.values && kind.values.placeOf(value) >= kind.values.count))
        return null;
      option[this.names[place]] = value;
    }
    return option;
  }

  /** The index of an option among all of its verb. */
  private placeOf(option: Values): number {
    let place = 0;
    for (let i = 0; i < this.kinds.length; i++) {
      const values = this.kinds[i].values!;
      const at = values.placeOf(option[this.names[i]]);
      if (!(at >= 0 && at < values.count)) throw this.unknown(option, i);
      place = place * values.count + at;
    }
    return place;
  }

  /** The option with this index, or null: an index may be left out. */
  private optionAt(place: number): AnyOption | null {
    const option: Record<string, unknown> & AnyOption = { do: this.verb };
    let rest = place;
    for (let i = this.kinds.length - 1; i >= 0; i--) {
      const kind = this.kinds[i];
      const { count } = kind.values!;
      const value = kind.values!.at(rest % count);
      if (kind.name(value) === undefined) return null;
      option[this.names[i]] = value;
      rest = Math.floor(rest / count);
    }
    return option;
  }

  /** Keys that cannot be read back would be found out only when a stored match is opened. */
  private checkKey(): void {
    const { verb, names, kinds, written } = this;
    const [first] = written.texts;
    if (firstWord(first) === null || new Set(written.places).size < names.length)
      throw new LawError(`The key of "${verb}" must begin with a word and tell every argument.`);
    const before = [first.slice(this.firstWord.length), ...written.texts.slice(1, -1)];
    if (names.length > 0 && !before.every((text) => SEPARATOR.test(text)))
      throw new LawError(
        `The key of "${verb}" needs a colon, comma or slash before each argument.`,
      );
    const separators = [':', ',', ...before.slice(1)];
    for (const [i, kind] of kinds.entries())
      for (const name of someNames(kind))
        if (separators.some((text) => name.includes(text)))
          throw new LawError(`"${verb}": ${names[i]} "${name}" holds a separator of the key.`);
  }

  private nameOf(option: Values, i: number): string | number {
    const name = this.kinds[i].name(option[this.names[i]]);
    if (name === undefined) throw this.unknown(option, i);
    return name;
  }

  private unknown(option: Values, i: number): LawError {
    const name = this.names[i];
    return new LawError(`"${this.verb}" has no ${name} ${String(option[name])}.`);
  }

  private fill({ texts, places }: Template, option: AnyOption): string {
    let filled = texts[0];
    for (let i = 0; i < places.length; i++)
      filled += String(this.nameOf(option as Values & AnyOption, places[i])) + texts[i + 1];
    return filled;
  }

  private template(pattern: string): Template {
    const parts = pattern.split(/\{(\w+)\}/);
    const places = parts
      .filter((_, i) => i % 2 === 1)
      .map((name) => {
        const place = this.names.indexOf(name);
        if (place < 0) throw new LawError(`"${this.verb}" has no argument ${name}: ${pattern}`);
        return place;
      });
    return { texts: parts.filter((_, i) => i % 2 === 0), places };
  }
}

/** Texts, with an argument between each two of them. */
interface Template {
  readonly texts: readonly string[];
  readonly places: readonly number[];
}

/** Names of the values, as far as these can be counted. */
function someNames(kind: Kind<unknown>): string[] {
  const { values } = kind;
  if (values === undefined) return [];
  const count = Math.min(values.count, MOST_COMPARED);
  return Array.from({ length: count }, (_, place) => String(kind.name(values.at(place))));
}

export function firstWord(key: string): string | null {
  return FIRST_WORD.exec(key)?.[0] ?? null;
}

/** What is between the texts of a template; null if the key does not match. */
function wordsIn(key: string, texts: readonly string[]): string[] | null {
  if (!key.startsWith(texts[0])) return null;
  const words: string[] = [];
  let from = texts[0].length;
  for (let i = 1; i < texts.length; i++) {
    const isLast = i === texts.length - 1;
    const to = isLast ? key.length - texts[i].length : key.indexOf(texts[i], from);
    if (to < from) return null;
    words.push(key.slice(from, to));
    from = to + texts[i].length;
  }
  return from === key.length ? words : null;
}
