import fc from 'fast-check';
import {
  checkShape,
  constant,
  flag,
  hidden,
  InputError,
  int,
  list,
  nobody,
  record,
  text,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { schemaAndState, spotsIn } from './support/schemas.ts';

const schema = record({
  players: list(
    record({ name: text('red', 'blue'), hand: hidden(list(int), { pool: 'c', sees: nobody }) }),
  ),
  map: constant(list(list(int))),
  ending: flag,
});
const good = () => ({
  players: [
    { name: 'red', hand: [1, 2] },
    { name: 'blue', hand: [] },
  ],
  map: [[1], [2, 3]],
  ending: false,
});
type State = ReturnType<typeof good>;

describe('the shape of stored data', () => {
  it('lets through every state of a schema', () => {
    expect(() => checkShape(schema, good())).not.toThrow();
    fc.assert(
      fc.property(schemaAndState, ({ schema: any, state }) => {
        expect(() => checkShape(any, state)).not.toThrow();
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  it.each<[string, (state: State) => unknown]>([
    [
      'state.players[1].hand should be a list, but is nothing.',
      (s) => ({ ...s, players: [s.players[0], { name: 'red' }] }),
    ],
    [
      'state.players[0].hand[1] should be a whole number, but is "x".',
      (s) => Object.assign(s.players[0].hand, ['1', 'x'], [1, 'x']) && s,
    ],
    [
      'state.players[0].hand[0] should be a whole number, but is 1.5.',
      (s) => Object.assign(s.players[0].hand, [1.5]) && s,
    ],
    [
      'state.players[0].hand[0] should be a whole number, but is null.',
      (s) => Object.assign(s.players[0].hand, [NaN]) && s,
    ],
    [
      'state.players[0].hand[2] should be a whole number, but is nothing.',
      (s) => {
        s.players[0].hand[3] = 4;
        return s;
      },
    ],
    [
      'state.map[1][0] should be a whole number, but is true.',
      (s) => ({ ...s, map: [[1], [true]] }),
    ],
    ['state.ending should be true or false, but is 0.', (s) => ({ ...s, ending: 0 })],
    [
      'state.players[0].name should be a text, but is 7.',
      (s) => ({ ...s, players: [{ name: 7, hand: [] }] }),
    ],
    [
      'state.players[0].name should be one of red, blue, but is "green".',
      (s) => ({ ...s, players: [{ name: 'green', hand: [] }] }),
    ],
    ['state.players should be a list, but is {}.', (s) => ({ ...s, players: {} })],
    ['state.players[0] should be a record, but is [].', (s) => ({ ...s, players: [[]] })],
    [
      'state.ending should be true or false, but is a function.',
      (s) => ({ ...s, ending: () => true }),
    ],
    ['state should be a record, but is null.', () => null],
    ['state should be a record, but is nothing.', () => undefined],
    ['state.extra is not a field of this game.', (s) => ({ ...s, extra: 1 })],
    ['state.toString is not a field of this game.', (s) => ({ ...s, toString: 1 })],
  ])('names the place: %s', (message, spoil) => {
    const spoilt = spoil(good());
    expect(() => checkShape(schema, spoilt)).toThrow(new InputError(message));
  });

  it('names the place of any value of a wrong kind', () => {
    fc.assert(
      fc.property(schemaAndState, fc.nat(), ({ schema: any, state }, which) => {
        const spots = spotsIn(any, state);
        fc.pre(spots.length > 0);
        const { holder, at } = spots[which % spots.length];
        holder[at] = null;
        const place = typeof at === 'number' ? `[${at}]` : `.${at}`;
        expect(() => checkShape(any, state, 'here')).toThrow(`${place} should be`);
      }),
      { numRuns: 300, seed: 4 },
    );
  });
});
