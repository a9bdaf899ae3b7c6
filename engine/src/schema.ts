import type { Seat } from './plain.ts';

/**
 * A state is declared once, as a schema: its type, its fast copy, its hash, the check of a stored
 * state, and what each seat may see of it all follow from that declaration.
 */
export type Schema =
  | { readonly kind: 'int' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly values?: readonly string[] }
  | { readonly kind: 'list'; readonly of: Schema }
  | { readonly kind: 'record'; readonly fields: { readonly [name: string]: Schema } }
  | { readonly kind: 'constant'; readonly of: Schema }
  | HiddenSchema;

export interface HiddenSchema {
  readonly kind: 'hidden';
  readonly of: Schema;
  readonly pool: string;
  readonly sees: Sees;
  readonly known?: Known;
}

/**
 * Where a record keeps who has seen a hidden id: the field `in` beside it, a bit a seat; for a list of ids a list
 * as long. All bits of `seats` mean everybody, spectators too. Everybody may know who knows.
 */
export interface Known {
  readonly in: string;
  /** Most seats of a match. */
  readonly seats: number;
}

/**
 * May `seat` see this hidden value? `path` holds the list positions on the way to the field
 * (for `players[2].hand` it is `[2]`), `index` the position in a hidden list.
 * It may read from the state only what everybody knows, and what declares no fourth parameter reads nothing of it.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- the state's type follows from the schema that holds this function
export type Sees = (seat: Seat, path: readonly number[], index: number, state: any) => boolean;

interface Int {
  readonly kind: 'int';
}
interface Flag {
  readonly kind: 'flag';
}
interface Text<T extends string> {
  readonly kind: 'text';
  readonly values?: readonly T[];
}
interface List<S extends Schema> {
  readonly kind: 'list';
  readonly of: S;
}
interface Fields {
  readonly [name: string]: Schema;
}
interface Rec<F extends Fields> {
  readonly kind: 'record';
  readonly fields: F;
}
interface Constant<S extends Schema> {
  readonly kind: 'constant';
  readonly of: S;
}
interface Hidden<S extends Schema> extends HiddenSchema {
  readonly of: S;
}

export type Infer<S> =
  S extends Hidden<infer O>
    ? Infer<O>
    : S extends Constant<infer O>
      ? Frozen<Infer<O>>
      : S extends Rec<infer F>
        ? { -readonly [K in keyof F]: Infer<F[K]> }
        : S extends List<infer O>
          ? Infer<O>[]
          : S extends Text<infer T>
            ? T
            : S extends Flag
              ? boolean
              : S extends Int
                ? number
                : never;

type Frozen<T> = T extends (infer E)[]
  ? readonly Frozen<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** A whole number: a count, or the id of a card, a seat, a place. */
export const int: Int = { kind: 'int' };
export const flag: Flag = { kind: 'flag' };

export function text<const T extends string = string>(...values: T[]): Text<T> {
  return values.length > 0 ? { kind: 'text', values } : { kind: 'text' };
}

export function list<S extends Schema>(of: S): List<S> {
  return { kind: 'list', of };
}

export function record<F extends Fields>(fields: F): Rec<F> {
  return { kind: 'record', fields };
}

/** Never changed once it is in the state, so that copies may share it. */
export function constant<S extends Schema>(of: S): Constant<S> {
  return { kind: 'constant', of };
}

/**
 * An id, or a list of ids whose length everybody knows, that not every seat may see: only who `sees` it where it lies,
 * and who is known to have seen it. What a seat cannot see within one `pool` could lie anywhere within that pool.
 */
export function hidden<S extends Int | List<Int>>(
  of: S,
  secrecy: { pool: string; sees: Sees; known?: Known },
): Hidden<S> {
  return { kind: 'hidden', of, ...secrecy };
}

/** Visible to nobody: a face-down pile. */
export const nobody: Sees = () => false;

/** Only the seat in front of which it lies: `players[seat].hand`. */
export const owner: Sees = (seat, path) => path[0] === seat;

/** A scheduled step: its name and the numbers it is called with. No interface, so that a state is plain data to the compiler too. */
export type StepCall = {
  readonly step: string;
  readonly args: readonly number[];
};

/** The arguments of each step of a game: `{ turn: [seat: Seat] }`. */
export type StepTable<S> = { readonly [name in keyof S]: readonly number[] };

/** What every state holds for the engine. Spread it into the game's own record. */
export const core = {
  /** Steps still to come; the next one is last. */
  agenda: list(constant(record({ step: text(), args: list(int) }))),
};

export type Core = {
  agenda: StepCall[];
};
