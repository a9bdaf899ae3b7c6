import { InputError, LawError } from './errors.ts';
import { sha256 } from './sha256.ts';

/** A stream of random numbers. `position` tells how far it has been read, so that it can be reopened there. */
export interface Chance {
  /** A whole number from 0 to `n - 1`. */
  below(n: number): number;
  readonly position: number;
}

/** A stream that can be reopened at any position. */
export interface Stream extends Chance {
  at(position: number): Stream;
}

const WORDS = 16;

/**
 * The stream of a live match: ChaCha20 (RFC 8439) under a secret key of 256 bits.
 * Without the key, nobody can predict the next number from all the earlier ones;
 * with the key, revealed at the end, anyone can check every number.
 */
export class KeyedChance implements Stream {
  position: number;
  private readonly key: Uint32Array;
  private block: Uint32Array | null = null;
  private blockNumber = -1;

  private constructor(key: Uint32Array, position: number) {
    this.key = key;
    this.position = position;
  }

  static from(key: string): KeyedChance {
    return new KeyedChance(new Uint32Array(keyBytes(key).buffer), 0);
  }

  /** The same stream at another position. */
  at(position: number): KeyedChance {
    return new KeyedChance(this.key, position);
  }

  below(n: number): number {
    // Without rejection, low outcomes of a die would be very slightly more likely.
    const fair = 0x100000000 - (0x100000000 % n);
    let word = this.word();
    while (word >= fair) word = this.word();
    return word % n;
  }

  private word(): number {
    const wanted = Math.floor(this.position / WORDS);
    if (this.block === null || wanted !== this.blockNumber) {
      this.block ??= new Uint32Array(WORDS);
      chachaBlock(this.key, wanted, this.block);
      this.blockNumber = wanted;
    }
    return this.block[this.position++ % WORDS];
  }
}

/** The stream of searches and simulations: fast, and good enough where nobody tries to predict it (sfc32). */
export class FastChance implements Chance {
  position = 0;
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: number) {
    this.a = seed | 0;
    this.b = (seed / 0x100000000) | 0;
    this.c = 0x9e3779b9 | 0;
    for (let i = 0; i < 12; i++) this.next();
    this.position = 0;
  }

  below(n: number): number {
    return Math.floor((this.next() / 0x100000000) * n);
  }

  /** A whole number of 32 bits. */
  next(): number {
    this.position++;
    const sum = (((this.a + this.b) | 0) + this.counter++) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum;
    this.c |= 0;
    return sum >>> 0;
  }
}

export const OTHER_CHANCE = 'The script asks chance for something else than it did before.';

/** Returns recorded outcomes again, to re-execute a match or replay a journal without the key. */
export class ReplayedChance implements Stream {
  position: number;
  private readonly outcomes: readonly number[];

  constructor(outcomes: readonly number[], position = 0) {
    this.outcomes = outcomes;
    this.position = position;
  }

  at(position: number): ReplayedChance {
    return new ReplayedChance(this.outcomes, position);
  }

  below(n: number): number {
    const outcome = this.outcomes[this.position++];
    if (outcome === undefined || outcome < 0 || outcome >= n) throw new LawError(OTHER_CHANCE);
    return outcome;
  }
}

/** What a host shows before the first decision: a commitment to the key that does not reveal it. */
export function commitment(key: string): string {
  return hex(sha256(keyBytes(key)));
}

/** A key that anyone can derive from a short seed, for simulations and tests; a live match needs 256 secret bits. */
export function keyFromSeed(seed: number | string): string {
  return hex(sha256(Uint8Array.from(`tablewright seed ${seed}`, (c) => c.charCodeAt(0) & 0xff)));
}

/** SHA-256 of a text in UTF-8, in hexadecimal. The text has no lone surrogates, as JSON has none. */
export function digestOf(text: string): string {
  const bytes = encodeURIComponent(text).replaceAll(/%(..)/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return hex(sha256(Uint8Array.from(bytes, (c) => c.charCodeAt(0))));
}

export function isKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

export function checkKey(key: string): void {
  if (!isKey(key)) throw new InputError('A match key is 64 hexadecimal digits (256 bits).');
}

function keyBytes(key: string): Uint8Array {
  checkKey(key);
  return Uint8Array.from({ length: 32 }, (_, i) => parseInt(key.slice(i * 2, i * 2 + 2), 16));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

/** Block `number` of the key stream. The nonce is zero because a key serves only one match. */
export function chachaBlock(key: Uint32Array, number: number, out: Uint32Array): void {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, number, 0, 0, 0];
  const x = start.slice();
  for (let round = 0; round < 10; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS; i++) out[i] = x[i] + start[i];
}

function quarter(x: number[], a: number, b: number, c: number, d: number): void {
  x[a] = (x[a] + x[b]) | 0;
  x[d] = rotate(x[d] ^ x[a], 16);
  x[c] = (x[c] + x[d]) | 0;
  x[b] = rotate(x[b] ^ x[c], 12);
  x[a] = (x[a] + x[b]) | 0;
  x[d] = rotate(x[d] ^ x[a], 8);
  x[c] = (x[c] + x[d]) | 0;
  x[b] = rotate(x[b] ^ x[c], 7);
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
