import type { Arguments, GameText } from './game-text.ts';
import type { Locale } from './locale.ts';
import { Phrases, type Values } from './phrases.ts';
import { type Because, WHY, type Why } from './why/index.ts';

/** Describes in one language what happens in a match. */
export interface Teller {
  readonly locale: Locale;
  prompt(question: { readonly prompt: string; readonly about?: About }): string;
  option(option: { readonly message: Said }): string;
  event(event: { readonly type: string; readonly args: About }): string;
  say(id: string, about?: About): string;
  /** The name of a card, an ability, an edge and the like. */
  name(id: string): string;
  ability(id: string): string;
  /** Null when the game has no such clause. */
  clause(id: string): string | null;
  /** The answer to "why can't I?", sentence by sentence. */
  why(why: Why): readonly Because[];
  player(seat: number): string;
  list(items: readonly string[]): string;
}

type About = { readonly [name: string]: unknown };

interface Said {
  readonly id: string;
  readonly about?: About;
}

/** American English would put a comma before "and". */
const LISTS = { en: 'en-GB', cs: 'cs', pl: 'pl' } as const;

/** Players of one name are told apart by a number. */
function distinct(names: readonly string[]): readonly string[] {
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

export function createTeller(
  text: GameText,
  locale: Locale,
  playerNames: readonly string[],
  options: { readonly strict?: boolean } = {},
): Teller {
  const { messages, terminal, names, abilities, clauses } = text.languages[locale];
  const phrases = new Phrases({ ...messages, ...terminal }, locale, options);
  const lists = new Intl.ListFormat(LISTS[locale], { type: 'conjunction' });

  const lookUp = (table: { readonly [id: string]: string }, id: string): string => {
    if (options.strict === true && !Object.hasOwn(table, id))
      throw new Error(`There is no name for "${id}" in "${locale}".`);
    return Object.hasOwn(table, id) ? table[id] : id;
  };
  const players = distinct(playerNames);
  const player = (seat: number): string => players[seat] ?? String(seat + 1);
  const list = (items: readonly string[]): string =>
    lists
      .formatToParts(items)
      .map(({ type, value }) => (type === 'literal' ? boundToNext(value) : value))
      .join('');

  const word = (kind: Arguments[string] | undefined, value: unknown): string => {
    if (kind === undefined) return String(value);
    if (kind === 'player') return player(Number(value));
    if (kind === 'ability') return lookUp(abilities, String(value));
    return lookUp(names, kind === 'name' ? String(value) : `${kind}${String(value)}`);
  };
  const valuesOf = (about: About = {}): Values =>
    Object.fromEntries(
      Object.entries(about).map(([name, value]) => {
        const kind = text.arguments[name];
        if (Array.isArray(value)) return [name, list(value.map((item) => word(kind, item)))];
        return [name, kind === undefined && typeof value === 'number' ? value : word(kind, value)];
      }),
    );
  const say = (id: string, about?: About): string => phrases.say(id, valuesOf(about));

  const answers = new Phrases(WHY[locale], locale, options);
  const cited = ({ id, about, clause }: Said & { readonly clause?: string }): Because => ({
    text: say(id, about),
    ...(clause !== undefined && { clause }),
  });
  const now = ({
    prompt,
    about,
  }: {
    readonly prompt: string;
    readonly about?: About;
  }): Because => ({
    text: answers.say('now', { prompt: say(`prompt.${prompt}`, about) }),
  });
  const why = (given: Why): readonly Because[] => {
    switch (given.by) {
      case 'over':
        return [{ text: answers.say('over') }];
      case 'watching':
      case 'waiting': {
        const asked = list(given.asked.map(player));
        const text = answers.say(given.by, { count: given.asked.length, players: asked });
        const obstacle = given.by === 'waiting' ? given.obstacle : null;
        return [{ text }, ...(obstacle === null ? [] : [cited(obstacle)])];
      }
      case 'rule':
        return given.refused.map(({ message, clause }) =>
          cited(given.obstacle?.clause === clause ? given.obstacle : { ...message, clause }),
        );
      case 'game':
        return [cited(given.obstacle)];
      case 'grammar': {
        const acts = given.acts.map(({ id, about }) => say(id, about));
        return [{ text: answers.say('acts', { acts: acts.join('; ') }) }, now(given.question)];
      }
      case 'question':
        return [{ text: answers.say('question') }, now(given.question)];
    }
  };

  return {
    locale,
    prompt: ({ prompt, about }) => say(`prompt.${prompt}`, about),
    option: ({ message }) => say(message.id, message.about),
    why,
    event: ({ type, args }) => say(`log.${type}`, args),
    say,
    name: (id) => lookUp(names, id),
    ability: (id) => lookUp(abilities, id),
    clause: (id) => (Object.hasOwn(clauses, id) ? clauses[id] : null),
    player,
    list,
  };
}

/** A one-letter conjunction may not end a line (Czech "a", Polish "i"). */
function boundToNext(literal: string): string {
  return literal.replace(/^( \p{L}) $/u, '$1\u00A0');
}
