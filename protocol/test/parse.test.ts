import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf, isRefused, LONGEST_MESSAGE, parseToRoom, type ToRoom } from '../src/index.ts';

const GOOD: readonly ToRoom[] = [
  { id: 1, t: 'answer', seat: 0, n: 3, epoch: 0, key: 'place:a1' },
  { id: 2, t: 'why', seat: 1 },
  { id: 3, t: 'undo', seat: 1, n: 4, epoch: 2 },
  { id: 4, t: 'propose', seat: 1, what: 'end' },
  { id: 5, t: 'consent', seat: 1, yes: false },
  { id: 6, t: 'hint', seat: 1 },
  { id: 7, t: 'concede', seat: 1 },
  { id: 8, t: 'standIn', seat: 1, level: 'easy' },
  { id: 9, t: 'standIn', seat: 1, level: null },
  { id: 10, t: 'chat', text: 'ahoj' },
  { id: 11, t: 'replay' },
  { id: 12, t: 'journal' },
  { id: 13, t: 'look', seat: 1 },
  { id: 14, t: 'ping' },
  { id: 15, t: 'away', away: true },
];

describe('what comes through the door', () => {
  it.each(GOOD)('$t is let in, as text and taken apart', (message) => {
    expect(parseToRoom(message)).toEqual(message);
    expect(parseToRoom(JSON.stringify(message))).toEqual(message);
  });

  it('loses what does not belong to it', () => {
    const parsed = parseToRoom('{"id":1,"t":"ping","seat":9,"__proto__":{"isOwner":true}}');
    expect(parsed).toEqual({ id: 1, t: 'ping' });
    expect(Object.keys(parsed)).toEqual(['id', 't']);
  });

  it('is refused with a sentence whenever a member is missing or of another kind', () => {
    const WRONG = [undefined, null, -1, 1.5, NaN, 1e300, '', {}, [], 'x'.repeat(5000), true];
    const passed: unknown[] = [];
    for (const message of GOOD) {
      for (const member of Object.keys(message)) {
        for (const wrong of WRONG) {
          const original = (message as unknown as Record<string, unknown>)[member];
          const parsed = parseToRoom({ ...message, [member]: wrong });
          if (isRefused(parsed))
            expect(parsed).toMatchObject({
              code: 'malformed',
              message: expect.stringMatching(/\.$/),
            });
          else if (typeof wrong !== typeof original && original !== null && wrong !== null)
            passed.push([message, member]);
        }
      }
    }
    expect(passed).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['half a message', '{"id":1,"t":"pi'],
    ['a text', '"ping"'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['a kind that every object has', '{"id":1,"t":"constructor"}'],
    ['a huge one', JSON.stringify({ id: 1, t: 'chat', text: 'x'.repeat(100_000) })],
    ['a long chat', JSON.stringify({ id: 1, t: 'chat', text: 'x'.repeat(2001) })],
    ['bytes', new Uint8Array([123, 125])],
    ['a function', () => ({})],
  ])('is refused when it is %s', (_what, data) => {
    expect(parseToRoom(data)).toMatchObject({ code: 'malformed' });
  });

  it('is read up to the limit, and refused one byte beyond it', () => {
    const padded = (length: number) => {
      const rest = '{"id":1,"t":"ping","x":""}'.length;
      return `{"id":1,"t":"ping","x":"${'x'.repeat(length - rest)}"}`;
    };
    expect(padded(LONGEST_MESSAGE)).toHaveLength(LONGEST_MESSAGE);
    expect(parseToRoom(padded(LONGEST_MESSAGE))).toEqual({ id: 1, t: 'ping' });
    expect(parseToRoom(padded(LONGEST_MESSAGE + 1))).toMatchObject({
      code: 'malformed',
      message: expect.stringContaining(String(LONGEST_MESSAGE)),
    });
  });

  it.each(['x', 'ř', '€', '\u0001', '\ud83c\udfb2'])(
    'fits the limit when it is the longest line of chat, of %j',
    (sign) => {
      const text = sign.repeat(2000 / sign.length);
      const message = { id: Number.MAX_SAFE_INTEGER, t: 'chat', text };
      expect(parseToRoom(message)).toEqual(message);
      expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(LONGEST_MESSAGE);
    },
  );

  it('never throws, and lets in nothing but whole messages', () => {
    const kinds = fc.constantFrom(...GOOD.map(({ t }) => t), 'x');
    const anyMessage = fc.record(
      {
        id: fc.oneof(fc.nat(), fc.anything()),
        t: fc.oneof(kinds, fc.anything()),
        seat: fc.oneof(fc.nat(5), fc.anything()),
        n: fc.oneof(fc.nat(), fc.anything()),
        epoch: fc.oneof(fc.nat(), fc.anything()),
        key: fc.oneof(fc.string(), fc.anything()),
        text: fc.oneof(fc.string(), fc.anything()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(anyMessage, fc.anything(), fc.json(), fc.string()), (data) => {
        const parsed = parseToRoom(data);
        expect(Number.isSafeInteger(idOf(data))).toBe(true);
        if (isRefused(parsed)) {
          expect(parsed.code).toBe('malformed');
        } else {
          expect(GOOD.map(({ t }) => t)).toContain(parsed.t);
          // JSON knows no -0.
          const text = JSON.stringify(parsed);
          expect(JSON.stringify(parseToRoom(text))).toBe(text);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
