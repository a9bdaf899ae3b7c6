import { type Static, type TArray, type TSchema, Type } from 'typebox';

/** The type of what a schema describes. Whoever receives it reads it and changes nothing. */
export type Shape<S extends TSchema> = Frozen<Static<S>>;

type Frozen<T> = { readonly [K in keyof T]: Frozen<T[K]> };

/** For requests: a member with an unknown name is refused. */
export const closed = { additionalProperties: false } as const;

export const Id = Type.String({ pattern: '^[1-9A-HJ-NP-Za-km-z]{22}$' });

/** A moment, in milliseconds, that is a date. */
export const Time = Type.Integer({ minimum: 0, maximum: 8.64e15 });

/** A name that is too long for this is refused; the server explains everything else that is wrong with one. */
export const Name = Type.String({ maxLength: 200 });

export const OrNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** A list that nobody changes. */
export const List = <S extends TSchema>(items: S, options?: Parameters<typeof Type.Array>[1]) =>
  Type.Immutable<TArray<S>>(Type.Array(items, options));
