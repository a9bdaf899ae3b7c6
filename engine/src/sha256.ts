/** SHA-256 (FIPS 180-4). The engine imports nothing and must hash in a browser, synchronously. */
const ROUND = /* @__PURE__ */ primes(64).map((p) => fraction(Math.cbrt(p)));
const START = /* @__PURE__ */ primes(8).map((p) => fraction(Math.sqrt(p)));

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  data.setUint32(padded.length - 4, bytes.length << 3);

  const h = START.slice();
  const w = new Array<number>(64).fill(0);
  for (let block = 0; block < padded.length; block += 64) compress(h, w, data, block);

  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  h.forEach((word, i) => out.setUint32(i * 4, word));
  return digest;
}

function compress(h: number[], w: number[], data: DataView, block: number): void {
  for (let i = 0; i < 16; i++) w[i] = data.getUint32(block + i * 4) | 0;
  for (let i = 16; i < 64; i++) {
    const s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  let [a, b, c, d, e, f, g, k] = h;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (k + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [k, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, k].forEach((word, i) => (h[i] = (h[i] + word) | 0));
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 0x100000000) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
}
