import { LawError } from './errors.ts';
import type { Seat } from './plain.ts';
import { int } from './schema.ts';

/** What an argument of an option can be: how a value is named in keys and messages, and read back. */
export interface Kind<T> {
  /** Undefined if there is no such value. */
  name(value: T): string | number | undefined;
  /** Null if no value has this name. */
  read(name: string): T | null;
  /** How many values there are and the index of each, if that is known. */
  readonly values?: { readonly count: number; placeOf(value: T): number; at(place: number): T };
}

/** A list of names or of things with ids: the option holds an index, its key the name. */
type Named = readonly (string | { readonly id: string })[];

export type Argument = Named | typeof int | Kind<unknown>;

export type ValueOf<A> = A extends Kind<infer T> ? T : number;

/** A whole number from 0 to a maximum. */
export function upTo(greatest: number): Kind<number> {
  return {
    name: (value) => value,
    read: (name) => (/^\d{1,9}$/.test(name) ? Number(name) : null),
    values: { count: greatest + 1, placeOf: (value) => value, at: (place) => place },
  };
}

export const seat: Kind<Seat> = upTo(9);

/** One of several words: the option holds the word itself. */
export function word<const W extends string>(words: readonly W[]): Kind<W> {
  return {
    name: (value) => value,
    read: (name) => words.find((known) => known === name) ?? null,
    values: {
      count: words.length,
      placeOf: (value) => words.indexOf(value),
      at: (place) => words[place],
    },
  };
}

const anyInt: Kind<number> = {
  name: (value) => value,
  read: (name) => (/^-?\d{1,9}$/.test(name) ? Number(name) : null),
};

export function kindOf(argument: Argument): Kind<unknown> {
  if (isNamed(argument)) return named(argument.map((thing) => idOf(thing)));
  return argument === int ? anyInt : (argument as Kind<unknown>);
}

function named(ids: readonly string[]): Kind<number> {
  const places = new Map(ids.map((id, place) => [id, place]));
  if (places.size < ids.length) throw new LawError(`Of ${ids.join(', ')} two have the same name.`);
  return {
    name: (place) => ids[place],
    read: (id) => places.get(id) ?? null,
    values: { count: ids.length, placeOf: (place) => place, at: (place) => place },
  };
}

function isNamed(argument: Argument): argument is Named {
  return Array.isArray(argument);
}

const idOf = (thing: Named[number]): string => (typeof thing === 'string' ? thing : thing.id);
