import { type Static, type TArray, type TSchema, Type } from 'typebox';

/** The type that a schema describes, read-only. */
export type Shape<S extends TSchema> = Frozen<Static<S>>;

type Frozen<T> = { readonly [K in keyof T]: Frozen<T[K]> };

/** For requests: refuses members with unknown names. */
export const closed = { additionalProperties: false } as const;

export const Id = Type.String({ pattern: '^[1-9A-HJ-NP-Za-km-z]{22}$' });

export const WithId = Type.Object({ id: Id });

/** A valid date, in milliseconds. */
export const Time = Type.Integer({ minimum: 0, maximum: 8.64e15 });

/** Refuses a name that is too long; the server explains all other problems with a name. */
export const Name = Type.String({ maxLength: 200 });

export const OrNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** A read-only list. */
export const List = <S extends TSchema>(items: S, options?: Parameters<typeof Type.Array>[1]) =>
  Type.Immutable<TArray<S>>(Type.Array(items, options));
