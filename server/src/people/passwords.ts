import { hash, type Options, verify } from '@node-rs/argon2';
import { Refusal } from '../refusal.ts';
import { nameKey } from './names.ts';

/** OWASP's recommendation for Argon2id. */
const COST: Options = {
  // Argon2id; the library's constant cannot be used across modules.
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

const SHORTEST = 8;
const LONGEST = 200;

/** The commonest passwords of at least eight characters. */
const COMMONEST = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd passwort
  12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 11111111 111111111 00000000
  88888888 12341234 12121212 123123123 11223344 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertz123 qwertzuiop asdfghjk asdfghjkl zxcvbnm1
  abcd1234 abcdefgh abcdefghi abc12345 a1b2c3d4 aa123456 123456aa 123456789a iloveyou iloveyou1
  sunshine princess football baseball basketball superman batman123 starwars trustno1 welcome1 welcome123
  letmein1 letmein123 changeme changeme1 default1 admin123 administrator computer internet
  whatever michelle jennifer charlie1 jessica1 monkey123 dragon123 shadow12 master123 killer123
  mojeheslo heslo123 heslo1234 heslo12345 tajneheslo martinka michaela veronika slunicko milacek1
  polska12 haslo123 haslo1234 mojehaslo zaq12wsx kochanie misiaczek myszka12 lol12345 qazwsxedc
  tablewright boardgame boardgames`.split(/\s+/),
);

/** A hash of no password, to compare with when there is no such account, so that it takes as long. */
const NOBODYS = await hash('There is no such account.', COST);

export function hashPassword(password: string): Promise<string> {
  return hash(plain(password), COST);
}

/** Takes as long for an unknown name, or an account without a password, as for a wrong password. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const fits = await verify(stored ?? NOBODYS, plain(password));
  return fits && stored !== null;
}

export function checkPassword(password: string, name: string): void {
  const length = Array.from(password).length;
  if (length < SHORTEST || length > LONGEST)
    throw weak(`A password has ${SHORTEST} to ${LONGEST} characters.`);
  const key = nameKey(password);
  if (key === nameKey(name)) throw weak('The password must not be the name.');
  if (COMMONEST.has(key) || /^(.)\1*$/su.test(key)) throw weak('This password is too common.');
}

/** Equal however the keyboard encodes it. */
function plain(password: string): string {
  return password.normalize('NFKC');
}

function weak(message: string): Refusal {
  return new Refusal(400, 'password-weak', message);
}
