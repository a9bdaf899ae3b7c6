import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../src/sha256.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const bytesOf = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, i) => (i * 167 + length * 13 + (i >> 8)) & 0xff);

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of the example %j in FIPS 180', (text, digest) => {
    expect(hex(sha256(new TextEncoder().encode(text)))).toBe(digest);
  });

  it('agrees with Node for every length round the edges of a block', () => {
    for (let length = 0; length <= 260; length++) {
      const bytes = bytesOf(length);
      expect(hex(sha256(bytes)), `${length} bytes`).toBe(
        createHash('sha256').update(bytes).digest('hex'),
      );
    }
  });

  it.each([55, 56, 63, 64, 65, 119, 120, 65_535, 65_536, 65_537, 200_003])(
    'agrees with Node for %i bytes',
    (length) => {
      const bytes = bytesOf(length);
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    },
  );

  it('reads a view into a larger buffer from its own beginning', () => {
    const bytes = bytesOf(300);
    const part = bytes.subarray(100, 171);
    expect(hex(sha256(part))).toBe(hex(sha256(part.slice())));
  });
});
