import { cleanName, LONGEST_NAME } from '../lobby/names.ts';
import { Refusal } from '../refusal.ts';

/** The name shown for a deleted account. */
export const NOBODY = '–';

/** Bots have pages too, under names that no person can take. */
export const BOT = 'bot:';

/** These scripts have letters that look alike, so a name may use only one of them. */
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Invisible letters and marks. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Equal for names that differ only in case, width, invisible characters or the encoding of accents. */
export function nameKey(name: string): string {
  // Through upper case, so that ß equals ss and both lower-case sigmas are equal.
  const folded = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
  return folded.replaceAll(UNSEEN, '').trim().replaceAll(/\s+/gu, ' ');
}

/** The name as an account will show it. */
export function accountName(written: string): string {
  const name = cleanName(written);
  if (name === null || !/[\p{L}\p{N}]/u.test(nameKey(name)))
    throw bad(`A name has 1 to ${LONGEST_NAME} visible characters, and a letter or digit.`);
  if (nameKey(name).startsWith(BOT)) throw bad(`Names do not begin with "${BOT}".`);
  if (SCRIPTS.filter((script) => script.test(name)).length > 1)
    throw bad('A name must use a single alphabet.');
  return name;
}

function bad(message: string): Refusal {
  return new Refusal(400, 'name-bad', message);
}
