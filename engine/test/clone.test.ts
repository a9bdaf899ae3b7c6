import { transformSync } from 'esbuild';
import fc from 'fast-check';
import { cloneSource, constant, int, list, record, type Schema } from '@tablewright/engine';
import { expect, it } from 'vitest';
import { anySchema, spotsIn, stateOf } from './support/schemas.ts';

const OPTIONS = { name: 'copy', type: 'State', from: './state.ts' };

/** The generated source as a function, without `eval`. */
async function compiled(schema: Schema): Promise<(state: unknown) => unknown> {
  const { code } = transformSync(cloneSource(schema, OPTIONS), { loader: 'ts', format: 'esm' });
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  return ((await import(/* @vite-ignore */ url)) as { copy: (state: unknown) => unknown }).copy;
}

it('a generated copy equals the original, shares its constants and nothing that may change', async () => {
  await fc.assert(
    fc.asyncProperty(anySchema, fc.infiniteStream(fc.nat()), async (schema, seeds) => {
      const copy = await compiled(schema);
      for (const state of fc.sample(stateOf(schema), { numRuns: 5, seed: seeds.next().value })) {
        const copied = copy(state);
        expect(copied).toEqual(state);
        expect(copied).not.toBe(state);
        const copies = spotsIn(schema, copied);
        let frozen: unknown = null;
        spotsIn(schema, state).forEach(({ schema: of, holder, at }, i) => {
          const value = holder[at];
          if (typeof value !== 'object') return;
          const twin = copies[i].holder[at];
          // What lies inside a constant is shared with it.
          if (frozen !== null && contains(frozen, value)) return;
          if (of.kind === 'constant') {
            frozen = value;
            expect(twin).toBe(value);
          } else {
            expect(twin).not.toBe(value);
          }
        });
      }
    }),
    { numRuns: 60, seed: 1 },
  );
});

it('drops what the schema does not know', async () => {
  const copy = await compiled(record({ a: int }));
  expect(copy({ a: 1, b: 2 })).toEqual({ a: 1 });
});

it('is a file that a person can read', () => {
  const schema = record({ rows: list(list(int)), map: constant(list(int)), turn: int });
  expect(cloneSource(schema, OPTIONS)).toBe(
    [
      '// Written by `npm run generate` from the schema; do not edit.',
      "import type { State } from './state.ts';",
      '',
      'export function copy(state: State): State {',
      '  return { rows: copyList1(state.rows), map: state.map, turn: state.turn };',
      '}',
      '',
      'function copyList1<T extends number[]>(items: readonly T[]): T[] {',
      '  const copy: T[] = [];',
      '  for (const item of items) copy.push(item.slice() as T);',
      '  return copy;',
      '}',
      '',
    ].join('\n'),
  );
});

function contains(whole: unknown, part: unknown): boolean {
  if (whole === part) return true;
  return (
    typeof whole === 'object' &&
    whole !== null &&
    Object.values(whole).some((value) => contains(value, part))
  );
}
