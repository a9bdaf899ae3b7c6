import { InputError } from './errors.ts';
import type { Schema } from './schema.ts';

/** Checks external data against the schema and says where it does not fit. */
export function checkShape(schema: Schema, value: unknown, place = 'state'): void {
  switch (schema.kind) {
    case 'int':
      if (!Number.isSafeInteger(value)) throw misfit(place, 'a whole number', value);
      return;
    case 'flag':
      if (typeof value !== 'boolean') throw misfit(place, 'true or false', value);
      return;
    case 'text':
      if (typeof value !== 'string') throw misfit(place, 'a text', value);
      if (schema.values && !schema.values.includes(value))
        throw misfit(place, `one of ${schema.values.join(', ')}`, value);
      return;
    case 'list':
      if (!Array.isArray(value)) throw misfit(place, 'a list', value);
      // By index: `forEach` would skip holes.
      for (let i = 0; i < value.length; i++) checkShape(schema.of, value[i], `${place}[${i}]`);
      return;
    case 'record':
      checkRecord(schema.fields, value, place);
      return;
    case 'constant':
    case 'hidden':
      checkShape(schema.of, value, place);
  }
}

function checkRecord(
  fields: { readonly [name: string]: Schema },
  value: unknown,
  place: string,
): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw misfit(place, 'a record', value);
  for (const name in value)
    if (!Object.hasOwn(fields, name))
      throw new InputError(`${place}.${name} is not a field of this game.`);
  for (const name in fields)
    checkShape(fields[name], (value as Record<string, unknown>)[name], `${place}.${name}`);
  for (const name in fields)
    checkKnown(fields[name], value as Record<string, unknown>, name, place);
}

/** Who knows each card of a hidden list stands in a list as long. */
function checkKnown(
  field: Schema,
  holder: Record<string, unknown>,
  name: string,
  place: string,
): void {
  if (field.kind !== 'hidden' || field.known === undefined || field.of.kind !== 'list') return;
  const [cards, known] = [name, field.known.in].map((each) => (holder[each] as unknown[]).length);
  if (cards !== known)
    throw misfit(`${place}.${field.known.in}`, `as long as ${place}.${name} (${cards})`, known);
}

/** External data as text for a message: `String` would fail on some of it. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'bigint' || typeof value === 'function' || typeof value === 'symbol')
    return `a ${typeof value}`;
  return JSON.stringify(value).slice(0, 40);
}

function misfit(place: string, wanted: string, value: unknown): InputError {
  return new InputError(`${place} should be ${wanted}, but is ${show(value)}.`);
}
