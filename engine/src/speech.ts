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

/** Keys of a verb are cached if it has no more options than this. */
const MOST_KEPT = 4096;

/** How the options of one verb are spelt. */
export class Speech {
  readonly verb: string;
  readonly says: string;
  private readonly names: readonly string[];
  private readonly kinds: readonly Kind<unknown>[];
  private readonly written: Template;
  private readonly lit: Template;
  private readonly more: VerbSpec<Values>['about'];
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
    if (this.written.texts[0] === '' || new Set(this.written.places).size < this.names.length)
      throw new LawError(`The key of "${verb}" must begin with a word and tell every argument.`);
    const options = this.kinds.reduce((all, { values }) => all * (values?.count ?? Infinity), 1);
    this.kept = options <= MOST_KEPT ? [] : null;
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
