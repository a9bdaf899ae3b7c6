import { checkMatch } from '@tablewright/conformance';
import { conformance } from '@tablewright/conformance/suite';
import { describe, expect, it } from 'vitest';
import { arcs } from '../index.ts';

conformance(arcs);

describe('matches that broke a law once', () => {
  it.each([
    ['discarding for the Farseers told others which card it was not', 4, '91/31'],
    ['discarding for the Farseers told a spectator which card it was not', 2, '30506/59'],
    ['a card taken by the Farseers was dealt anew before it was swapped', 3, 'dev-4-45/1'],
  ])('%s', (_how, seats, seed) => {
    expect(checkMatch(arcs, { seats, seed }).violations).toEqual([]);
  });
});
