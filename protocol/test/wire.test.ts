import type { Plain } from '@tablewright/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, diff, type Move, pack, repliesTo, unpack } from '../src/index.ts';

/** States: records of fixed members, lists, numbers; as schemas make them. */
const state = fc.record({
  pile: fc.array(fc.integer({ min: -1, max: 40 }), { maxLength: 30 }),
  players: fc.array(fc.record({ coins: fc.nat(9), hand: fc.array(fc.nat(40), { maxLength: 6 }) }), {
    maxLength: 3,
  }),
  variant: fc.option(fc.record({ length: fc.nat(3) })),
  ending: fc.boolean(),
}) as fc.Arbitrary<Plain>;

const EMPTY: Move = {
  t: 'move',
  n: 4,
  epoch: 0,
  seat: null,
  events: [],
  patch: [],
  asked: [],
  question: null,
  undo: 'nothing',
};

describe('a patch', () => {
  it('turns one state into the other and leaves the first alone, also when it went over the line', () => {
    fc.assert(
      fc.property(state, state, (from, to) => {
        const before = JSON.stringify(from);
        const patch = diff(from, to);
        expect(applyPatch(from, patch)).toEqual(to);
        const sent = unpack(pack({ ...EMPTY, patch })) as Move;
        expect(applyPatch(from, sent.patch)).toEqual(to);
        expect(JSON.stringify(from)).toBe(before);
      }),
      { numRuns: 1000 },
    );
  });

  it('says of a long pile that loses its top no more than that', () => {
    const pile = Array.from({ length: 30 }, () => -1);
    expect(diff({ pile: [...pile, 7] }, { pile: [...pile.slice(1), 9] })).toEqual([
      [['pile', 'length'], 30],
      [['pile', 29], 9],
    ]);
    expect(diff({ hand: [1, 2, 3] }, { hand: [2, 3] })).toEqual([[['hand'], [2, 3]]]);
    expect(diff({ a: 1 }, { a: 1 })).toEqual([]);
  });
});

describe('a move over the line', () => {
  it('comes out as it went in', () => {
    const moves: Move[] = [
      EMPTY,
      {
        ...EMPTY,
        epoch: 3,
        seat: 0,
        events: [['turn', { player: 1 }]],
        asked: [
          { seat: 2, prompt: 'vote' },
          { seat: 0, prompt: 'vote' },
          { seat: 1, prompt: 'act' },
        ],
        question: {
          prompt: 'act',
          about: { card: 'x' },
          options: ['use:a', 'use:b', 'rest', 'pay:a1:0', 'pay:a1:1', ':', 'done'],
        },
        undo: 'consent',
        clocks: { at: 17, left: [1, 2, 3] },
        ending: { by: 'time', result: null, key: 'k' },
        undone: true,
      },
      {
        ...EMPTY,
        asked: [{ seat: 0, prompt: 'odd' }],
        question: {
          prompt: 'odd',
          about: {},
          options: ['a b', 'c|d', { key: 'e', target: 'f', message: { id: 'g' } }],
        },
        undo: 'free',
      },
    ];
    for (const move of moves) expect(unpack(pack(move))).toEqual(move);
  });

  it('keeps any list of keys', () => {
    const key = fc.oneof(fc.stringMatching(/^[a-c]?:?[ab1]{0,2}:?[ |x]?$/), fc.string());
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 6 }), (options) => {
        const asked = [{ seat: 0, prompt: 'p' }];
        const move: Move = { ...EMPTY, asked, question: { prompt: 'p', about: {}, options } };
        expect(unpack(pack(move))).toEqual(move);
      }),
      { numRuns: 2000 },
    );
  });

  it('is left as it is where it is no move', () => {
    const reply = { t: 'reply', id: 1, ok: true } as const;
    expect(unpack(pack(reply))).toEqual(reply);
    expect(pack(reply)).toBe('{"t":"reply","id":1,"ok":true}');
  });

  it('differs from a reply, however that is written', () => {
    const error = { code: 'stale', message: 'Late.' } as const;
    expect(repliesTo(pack({ t: 'reply', id: 7, ok: false, error }))).toBe(7);
    expect(repliesTo('{ "ok": true, "id": 0, "t": "reply" }')).toBe(0);
    expect(repliesTo(pack(EMPTY))).toBeNull();
    const line = { id: 7, at: 0, name: 'Ada', seat: 0, text: '{"t":"reply","id":7' };
    expect(repliesTo(pack({ t: 'chat', line }))).toBeNull();
  });
});
