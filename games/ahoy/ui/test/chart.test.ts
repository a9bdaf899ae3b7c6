import { describe, expect, it } from 'vitest';
import { type Laying, layingsOf, shifts, turned } from '../board/laying.ts';
import { shownPart } from '../board/chart.ts';

const at = (x: number, y: number, ...rotations: number[]): string[] =>
  rotations.map((rotation) => `place:${x},${y},${rotation}`);

describe('the tile in hand', () => {
  const layings = layingsOf([...at(2, -2, 0, 1, 3), ...at(1, -2, 1, 2), 'cell:r1c1']);

  it('can be turned and shifted into every way to lay it', () => {
    const reached = new Set<Laying>([layings[0]]);
    for (const each of reached)
      for (const next of [turned(layings, each), ...shifts(layings, each)]) reached.add(next);
    expect(reached.size).toBe(5);
    expect([...reached]).toEqual(expect.arrayContaining([...layings]));
  });

  it('turns clockwise past what is not allowed, and stays where there is nothing else', () => {
    expect(turned(layings, layings[1]).target).toBe('place:2,-2,3');
    expect(turned(layings, layings[2]).target).toBe('place:2,-2,0');
    const single = layingsOf(at(0, 0, 2));
    expect(turned(single, single[0])).toBe(single[0]);
  });

  it('keeps its turn when it is shifted, if it may', () => {
    expect(shifts(layings, layings[1]).map(({ target }) => target)).toEqual(['place:1,-2,1']);
    expect(shifts(layings, layings[2]).map(({ target }) => target)).toEqual(['place:1,-2,1']);
  });
});

describe('the part of the sea that is shown', () => {
  const start = [
    { x: 0, y: 0 },
    { x: 2, y: 1 },
  ];

  it.each([1.6, 1, 0.7])(
    'stays as it is while the chart grows within it, in a window of %s',
    (aspect) => {
      const first = shownPart(start, [], aspect, null);
      expect(shownPart([...start, { x: 4, y: 1 }], [{ x: -1, y: 0 }], aspect, first)).toEqual(
        first,
      );
    },
  );

  it('moves no farther than it must, and keeps its size', () => {
    const first = shownPart(start, [], 1.6, null);
    const moved = shownPart([...start, { x: -9, y: 0 }], [], 1.6, first);
    expect([moved.width, moved.height, moved.y]).toEqual([first.width, first.height, first.y]);
    expect(moved.x).toBe(-920);
    expect(shownPart(start, [], 1.6, moved)).toEqual(moved);
  });

  it('grows where moving does not help, and never shrinks again', () => {
    const first = shownPart(start, [], 1.6, null);
    const long = shownPart([...start, { x: 20, y: 0 }], [], 1.6, first);
    expect(long.width).toBeGreaterThan(first.width);
    expect(shownPart(start, [], 1.6, long).width).toBe(long.width);
    const huge = shownPart([...start, { x: 40, y: 0 }], [], 1.6, long);
    expect(huge.width).toBeGreaterThanOrEqual(4200);
    expect(shownPart(start, [], 1.6, huge)).toEqual(huge);
  });
});
