import { ahoy } from '@tablewright/ahoy';
import { keyFromSeed, Match } from '@tablewright/engine';
import type { SeatInfo } from '@tablewright/protocol';
import { expect, it } from 'vitest';
import { quietPass } from '../src/match/quiet-pass.ts';

const seat = (player: SeatInfo['player'], standIn = false): SeatInfo => ({
  name: player,
  player,
  standIn,
  online: true,
});

/** The first question with a single answer: the Union could only end its turn, and plans are in its hand. */
function lastQuestion(): { n: number; keys: readonly string[] } {
  const match = Match.start(ahoy, { seats: 2, key: keyFromSeed(4) });
  for (let n = 0; ; n++) {
    const [ask] = match.asks;
    const keys = match.observe(ask.seat).question!.options.map(({ key }) => key);
    if (keys.length === 1) return { n, keys };
    match.answer(ask.seat, keys[0]);
  }
}

const { n, keys } = lastQuestion();
const before = { n: n - 1, epoch: 0 };
const at = (...seats: SeatInfo[]) => ({ seats, mine: [0], n, epoch: 0, keys });

it('against bots the only answer is given without a click', () => {
  expect(quietPass(at(seat('person'), seat('bot')), before)).toBe(keys[0]);
});

it('people must not see that there was nothing to choose', () => {
  expect(quietPass(at(seat('person'), seat('person')), before)).toBeNull();
  expect(quietPass(at(seat('person'), seat('bot', true)), before)).toBeNull();
  const shared = { ...at(seat('person'), seat('person')), mine: [0, 1] };
  expect(quietPass(shared, before)).toBeNull();
});

it('waits after an undo and on a page just opened', () => {
  const table = at(seat('person'), seat('bot'));
  expect(quietPass(table, null)).toBeNull();
  expect(quietPass(table, { n: n + 1, epoch: 0 })).toBeNull();
  expect(quietPass({ ...table, epoch: 1 }, before)).toBeNull();
});
