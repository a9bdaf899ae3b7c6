import fc from 'fast-check';
import {
  commitment,
  FastChance,
  InputError,
  isKey,
  KeyedChance,
  keyFromSeed,
  LawError,
  ReplayedChance,
} from '@tablewright/engine';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chachaBlock } from '../src/chance.ts';

/** RFC 8439, appendix A.1: the test vectors whose nonce is zero. */
const RFC_8439 = [
  {
    vector: 1,
    key: '00'.repeat(32),
    counter: 0,
    stream:
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
      'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  },
  {
    vector: 2,
    key: '00'.repeat(32),
    counter: 1,
    stream:
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
      '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  },
  {
    vector: 3,
    key: `${'00'.repeat(31)}01`,
    counter: 1,
    stream:
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
      '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
  },
  {
    vector: 4,
    key: `00ff${'00'.repeat(30)}`,
    counter: 2,
    stream:
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
      '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
  },
];

/** The words of a stream, which are little-endian in the RFC. */
const wordsOf = (hex: string): Uint32Array =>
  new Uint32Array(Uint8Array.from(Buffer.from(hex, 'hex')).buffer);

describe('the stream of a live match', () => {
  it.each(RFC_8439)('is ChaCha20: test vector $vector of RFC 8439', ({ key, counter, stream }) => {
    const block = new Uint32Array(16);
    chachaBlock(wordsOf(key), counter, block);
    expect(Buffer.from(block.buffer).toString('hex')).toBe(stream);
  });

  it.each(RFC_8439)('is read word by word: test vector $vector', ({ key, counter, stream }) => {
    const chance = KeyedChance.from(key).at(counter * 16);
    const read = Array.from({ length: 16 }, () => chance.below(0x100000000));
    expect(read).toEqual([...wordsOf(stream)]);
  });

  it('can be opened again at any place', () => {
    const chance = KeyedChance.from(keyFromSeed('places'));
    const read = Array.from({ length: 200 }, () => [chance.position, chance.below(6)]);
    for (const [position, outcome] of read) {
      const again = chance.at(position);
      expect([again.position, again.below(6)]).toEqual([position, outcome]);
    }
    expect(chance.position).toBeGreaterThanOrEqual(200);
  });

  it('opened elsewhere leaves the first reader where it was', () => {
    const chance = KeyedChance.from(keyFromSeed(1));
    chance.below(6);
    chance.at(100).below(6);
    expect(chance.position).toBe(1);
  });

  it('throws words away that would make low outcomes likelier', () => {
    // Three quarters of all words are fair for this number: the fourth quarter must be read over.
    const n = 3 * 2 ** 30;
    const words = KeyedChance.from(keyFromSeed('reject'));
    const all = Array.from({ length: 400 }, () => words.below(0x100000000));
    const chance = KeyedChance.from(keyFromSeed('reject'));
    const fair = all.filter((word) => word < n);
    expect(Array.from({ length: fair.length - 1 }, () => chance.below(n))).toEqual(
      fair.slice(0, -1),
    );
    expect(fair.length).toBeLessThan(330);
    expect(chance.position).toBeGreaterThan(fair.length);
  });
});

describe.each([
  ['keyed', () => KeyedChance.from(keyFromSeed('uniform'))],
  ['fast', () => new FastChance(20_261_115)],
] as const)('%s chance is uniform', (_name, make) => {
  it.each([2, 3, 6, 10, 24, 52])('below %i', (n) => {
    const chance = make();
    const counts = new Array<number>(n).fill(0);
    const draws = 2_000 * n;
    for (let i = 0; i < draws; i++) counts[chance.below(n)]++;
    const squares = counts.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0);
    // Chi square with n - 1 degrees of freedom; four standard deviations above its mean.
    expect(squares).toBeLessThan(n - 1 + 4 * Math.sqrt(2 * (n - 1)));
    expect(squares).toBeGreaterThan(0);
  });

  it('and pairs of outcomes are independent', () => {
    const chance = make();
    const counts = new Array<number>(36).fill(0);
    for (let i = 0; i < 36_000; i++) counts[chance.below(6) * 6 + chance.below(6)]++;
    const squares = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    expect(squares).toBeLessThan(35 + 4 * Math.sqrt(70));
  });
});

describe('fast chance', () => {
  it('differs with every bit of its seed', () => {
    const first = new Set<string>();
    for (let bit = 0; bit < 53; bit++) {
      const chance = new FastChance(2 ** bit);
      first.add(`${chance.next()} ${chance.next()}`);
    }
    expect(first.size).toBe(53);
  });

  it('counts what was read', () => {
    const chance = new FastChance(7);
    expect(chance.position).toBe(0);
    chance.below(6);
    expect(chance.position).toBe(1);
  });
});

describe('replayed chance', () => {
  it('brings what was recorded, from any place', () => {
    const chance = new ReplayedChance([3, 1, 2]);
    expect([chance.below(4), chance.below(2), chance.below(3)]).toEqual([3, 1, 2]);
    expect(chance.at(1).below(2)).toBe(1);
  });

  it.each([
    ['nothing is left', [], 6],
    ['the outcome is too high', [6], 6],
    ['the outcome is below nothing', [-1], 6],
  ])('is a broken law where %s', (_what, outcomes, n) => {
    expect(() => new ReplayedChance(outcomes).below(n)).toThrow(LawError);
  });
});

describe('keys', () => {
  it('the commitment is the SHA-256 of the 32 bytes of the key', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const key = Buffer.from(bytes).toString('hex');
        expect(commitment(key)).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  });

  it('a seed makes always the same key, other seeds others', () => {
    expect(keyFromSeed(7)).toBe(keyFromSeed('7'));
    const keys = new Set(Array.from({ length: 100 }, (_, seed) => keyFromSeed(seed)));
    expect(keys.size).toBe(100);
    for (const key of keys) expect(isKey(key)).toBe(true);
  });

  it.each(['', '00', 'g'.repeat(64), 'A'.repeat(64), `${'0'.repeat(64)}\n`])(
    'refuses %j as a key',
    (key) => {
      expect(isKey(key)).toBe(false);
      expect(() => KeyedChance.from(key)).toThrow(InputError);
      expect(() => commitment(key)).toThrow('64 hexadecimal digits');
    },
  );
});
