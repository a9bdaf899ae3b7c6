import { describe, expect, it } from 'vitest';
import { nameShips } from '../ui/board/fleet.ts';
import { targetsOf } from '../ui/events.ts';

const at = (seat: number, system: string, fresh: number, damaged = 0) => ({
  seat,
  system,
  fresh,
  damaged,
});

describe('ships on the board', () => {
  it('keep their names when they move, so that their way can be shown', () => {
    const before = nameShips([], [at(0, 'c1-gate', 3), at(1, 'c1-gate', 1)]);
    const after = nameShips(before, [
      at(0, 'c1-gate', 1),
      at(0, 'c2-gate', 2),
      at(1, 'c1-gate', 1),
    ]);
    const numbers = (ships: typeof before, seat: number): number[] =>
      ships.filter((ship) => ship.seat === seat).map(({ number }) => number);
    expect(new Set(numbers(after, 0))).toEqual(new Set(numbers(before, 0)));
    expect(after.filter(({ system }) => system === 'c2-gate')).toHaveLength(2);
  });

  it('stay the same ones when they are damaged where they are', () => {
    const before = nameShips([], [at(0, 'c1-gate', 1), at(0, 'c2-gate', 1)]);
    const after = nameShips(before, [at(0, 'c1-gate', 0, 1), at(0, 'c2-gate', 1)]);
    const placeOf = (ships: typeof before) =>
      Object.fromEntries(ships.map(({ number, system }) => [number, system]));
    expect(placeOf(after)).toEqual(placeOf(before));
    expect(after.find(({ system }) => system === 'c1-gate')?.isDamaged).toBe(true);
  });

  it('give the name of one that was destroyed to the next that is built', () => {
    const before = nameShips([], [at(2, 'c1-gate', 2)]);
    const fewer = nameShips(before, [at(2, 'c1-gate', 1)]);
    const again = nameShips(fewer, [at(2, 'c1-gate', 1), at(2, 'c3-hex', 1)]);
    expect(new Set(again.map(({ number }) => number))).toEqual(new Set([0, 1]));
  });
});

describe('events on the board', () => {
  it('ring both ends of a move', () => {
    const args = { player: 0, from: 'c1-gate', to: 'c2-gate', count: 2 };
    expect(targetsOf({ type: 'moved', args })).toEqual(['system:c1-gate', 'system:c2-gate']);
  });

  it('ring nothing that is secret', () => {
    expect(targetsOf({ type: 'copied', args: { player: 0, card: 'hidden' } })).toEqual([]);
  });
});
