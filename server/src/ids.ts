import { createHash, randomBytes, randomInt } from 'node:crypto';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Letters that are not mistaken for one another when read aloud or typed. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 6;

/** 128 random bits: nobody guesses it. */
export function newId(): string {
  let number = BigInt(`0x${randomBytes(16).toString('hex')}`);
  let text = '';
  for (let i = 0; i < 22; i++) {
    text = BASE58[Number(number % 58n)] + text;
    number /= 58n;
  }
  return text;
}

/** Short, to be typed by a friend. */
export function newCode(): string {
  return Array.from(
    { length: CODE_LENGTH },
    () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
  ).join('');
}

/** 256 secret bits, from which all dice of a match come. */
export function newKey(): string {
  return randomBytes(32).toString('hex');
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
