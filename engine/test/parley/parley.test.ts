import { readFileSync, writeFileSync } from 'node:fs';
import { cloneSource } from '@tablewright/engine';
import { expect, it } from 'vitest';
import { parleySchema } from './state.ts';

it('has a generated copy that fits its schema (UPDATE_GENERATED=1 writes it)', () => {
  const file = new URL('clone.gen.ts', import.meta.url);
  const source = cloneSource(parleySchema, {
    name: 'cloneParley',
    type: 'Parley',
    from: './state.ts',
  });
  if (process.env['UPDATE_GENERATED'] === '1') writeFileSync(file, source);
  expect(readFileSync(file, 'utf8')).toBe(source);
});
