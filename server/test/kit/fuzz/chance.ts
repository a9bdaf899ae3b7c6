import type { FastChance } from '@tablewright/engine';

export function pick<T>(chance: FastChance, items: readonly T[]): T {
  return items[chance.below(items.length)];
}

/** Values that programs stumble over, none of them a whole number from 0 up, a short text or a flag. */
export const ODD: readonly unknown[] = [
  null,
  [],
  {},
  [[[[[]]]]],
  -1,
  1.5,
  -0.1,
  1e21,
  Number.MAX_SAFE_INTEGER + 2,
  'x'.repeat(3000),
  ['0'],
  { valueOf: 1, toString: 'x' },
  { __proto__: null, constructor: { prototype: {} } },
];

const NASTY = [
  '\u0000',
  '\ud800',
  '\u202e',
  '"',
  '\\',
  '{',
  '}',
  '[',
  ',',
  ':',
  '1e999',
  'null',
  '\n',
  '😀',
  "'; drop table journal; --",
  '../../etc/passwd',
  '%00',
  '__proto__',
];

/** The text with a piece cut out, doubled, moved, or something nasty put in. */
export function garble(text: string, chance: FastChance): string {
  const at = chance.below(text.length + 1);
  const to = Math.min(text.length, at + 1 + chance.below(8));
  switch (chance.below(5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(to);
    case 2:
      return text.slice(0, to) + text.slice(at);
    case 3:
      return text.slice(0, at) + pick(chance, NASTY) + text.slice(at);
    default:
      return text.slice(at) + text.slice(0, at);
  }
}
