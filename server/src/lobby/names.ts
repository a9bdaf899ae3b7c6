import { randomInt } from 'node:crypto';

/** Names for guests without a chosen one. All Czech and Polish nouns are masculine, so that any pair agrees. */
const WORDS = {
  en: {
    first:
      'Bold Brisk Calm Clever Curious Gentle Happy Jolly Keen Kind Lucky Merry Nimble Quiet Quick Sunny',
    second:
      'Badger Beaver Falcon Ferret Fox Hare Hedgehog Heron Lynx Marten Otter Owl Raven Robin Stoat Wren',
  },
  cs: {
    first:
      'Bystrý Čilý Chytrý Klidný Laskavý Mrštný Pilný Rychlý Smělý Statečný Šikovný Tichý Veselý Vlídný Zvědavý Hbitý',
    second:
      'bobr čáp datel holub jelen jestřáb jezevec ježek kos krtek rys sokol tchoř vlk výr zajíc',
  },
  pl: {
    first:
      'Bystry Cichy Ciekawy Dzielny Łagodny Miły Odważny Pogodny Radosny Rześki Spokojny Sprytny Szybki Śmiały Wesoły Zwinny',
    second:
      'bocian borsuk bóbr dzięcioł gołąb jastrząb jeleń jeż kos kret puchacz ryś sokół tchórz wilk zając',
  },
} as const;

type Language = keyof typeof WORDS;

export const LONGEST_NAME = 24;

/** A friendly name in the first of the browser's languages that we have. */
export function randomName(acceptLanguage: string | undefined): string {
  const { first, second } = WORDS[languageOf(acceptLanguage)];
  return `${pick(first)} ${pick(second)}`;
}

/** The name as it will be shown, or null when it is not allowed. */
export function cleanName(written: string): string | null {
  const name = written.normalize('NFC').trim().replaceAll(/ {2,}/g, ' ');
  const length = Array.from(name).length;
  // Control characters, and marks that change the direction of text.
  if (length < 1 || length > LONGEST_NAME || /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u.test(name))
    return null;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : null;
}

function languageOf(acceptLanguage = ''): Language {
  const wanted = acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag, quality] = part.trim().split(/\s*;\s*q=/);
      return {
        language: tag.slice(0, 2).toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality) || 0,
      };
    })
    .sort((a, b) => b.quality - a.quality);
  return (
    (wanted.find(({ language }) => language in WORDS)?.language as Language | undefined) ?? 'en'
  );
}

function pick(words: string): string {
  const list = words.split(' ');
  return list[randomInt(list.length)];
}
