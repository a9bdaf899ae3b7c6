import fc from 'fast-check';
import {
  constant,
  flag,
  hidden,
  int,
  list,
  nobody,
  owner,
  record,
  type Schema,
  text,
} from '@tablewright/engine';

const NAMES = ['alpha', 'beta', 'gamma', 'delta'] as const;

const leaf = fc.constantFrom<Schema>(
  int,
  flag,
  text(),
  hidden(int, { pool: 'ids', sees: nobody }),
  hidden(list(int), { pool: 'ids', sees: owner }),
);

/** Any schema, some levels deep; its root is a record, as a game's is. */
export const anySchema: fc.Arbitrary<Schema> = fc
  .letrec<{ schema: Schema; record: Schema }>((tie) => ({
    record: fc.dictionary(fc.constantFrom(...NAMES), tie('schema'), { minKeys: 1 }).map(record),
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      tie('schema').map(list),
      tie('record'),
      tie('schema').map((schema) => (containsHidden(schema) ? schema : constant(schema))),
    ),
  }))
  .record.map((schema) => schema);

/** Any state of a schema. */
export function stateOf(schema: Schema): fc.Arbitrary<unknown> {
  switch (schema.kind) {
    case 'int':
      return fc.oneof(fc.integer(), fc.maxSafeInteger());
    case 'flag':
      return fc.boolean();
    case 'text':
      return fc.string({ unit: 'binary', maxLength: 5 });
    case 'list':
      return fc.array(stateOf(schema.of), { maxLength: 4 });
    case 'record':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.fields).map(([name, field]) => [name, stateOf(field)]),
        ),
        { noNullPrototype: true },
      );
    case 'constant':
    case 'hidden':
      return stateOf(schema.of);
  }
}

/** A state together with its schema, one of some fifty: making schemas costs more than making states. */
export const schemaAndState: fc.Arbitrary<{ schema: Schema; state: unknown }> = fc.oneof(
  ...fc
    .sample(anySchema, { numRuns: 50, seed: 1 })
    .map((schema) => stateOf(schema).map((state) => ({ schema, state }))),
);

/** One value somewhere in a state: how to read it and how to put another in its place. */
export interface Spot {
  readonly schema: Schema;
  readonly holder: Record<string | number, unknown>;
  readonly at: string | number;
}

/** Every value in a state, the state itself excepted. */
export function spotsIn(schema: Schema, value: unknown): Spot[] {
  const holder = value as Record<string | number, unknown>;
  switch (schema.kind) {
    case 'list':
      return (value as unknown[]).flatMap((item, at) => [
        { schema: schema.of, holder, at },
        ...spotsIn(schema.of, item),
      ]);
    case 'record':
      return Object.entries(schema.fields).flatMap(([at, field]) => [
        { schema: field, holder, at },
        ...spotsIn(field, holder[at]),
      ]);
    case 'constant':
    case 'hidden':
      return spotsIn(schema.of, value);
    default:
      return [];
  }
}

function containsHidden(schema: Schema): boolean {
  switch (schema.kind) {
    case 'hidden':
      return true;
    case 'record':
      return Object.values(schema.fields).some(containsHidden);
    case 'list':
    case 'constant':
      return containsHidden(schema.of);
    default:
      return false;
  }
}
