import type { messages as en } from './en.ts';

export const messages: Record<keyof typeof en, string> = {
  'replay.open': 'Otevřít záznam partie',
  'replay.openNote':
    'Záznam partie ukládá tahle stránka i terminál. Soubor zůstane v tvém zařízení.',
  'replay.choose': 'Vybrat soubor',
  'replay.fault': 'Záznamu nejde věřit: {fault}',
  'replay.tooLarge': 'Soubor je na záznam partie příliš velký.',
  'replay.unreadable': 'Soubor se nepodařilo přečíst.',
  'replay.timeline': 'Časová osa',
  'replay.moment': 'Okamžik partie',
  'replay.momentOf': '{n} z {last}',
  'replay.turnBack': 'Na předchozí tah',
  'replay.stepBack': 'O krok zpět',
  'replay.play': 'Přehrát',
  'replay.pause': 'Pozastavit',
  'replay.step': 'O krok vpřed',
  'replay.turnOn': 'Na další tah',
  'replay.speed': 'Rychlost',
  'replay.rules': 'Pravidla {rules}',
  'replay.rulesNote': 'Verze pravidel, podle kterých se tato partie hrála.',
  'replay.skipped':
    '{decisions, plural, one {První rozhodnutí padlo} few {První # rozhodnutí padla} many {Prvního # rozhodnutí padlo} other {Prvních # rozhodnutí padlo}} podle starší verze pravidel a tady je nelze ověřit.',
  'replay.copy': 'Kopírovat odkaz na tento okamžik',
  'replay.copied': 'Odkaz je zkopírovaný.',
  'replay.download': 'Stáhnout záznam',
  'replay.verify': 'Ověřit náhodu',
  'replay.notYet': 'Záznam bude k dispozici po konci partie: je v něm všechno, co je zatím skryté.',
  'replay.verified':
    'Všechno sedí: {decisions, plural, one {# rozhodnutí} few {# rozhodnutí} other {# rozhodnutí}}, {outcomes, plural, one {# náhodný výsledek} few {# náhodné výsledky} other {# náhodných výsledků}} podle odhaleného klíče a {hashes, plural, one {# stav} few {# stavy} other {# stavů}}.',
  'replay.verifiedWithoutKey':
    'Co se dá ověřit, to sedí: {decisions, plural, one {# rozhodnutí} few {# rozhodnutí} other {# rozhodnutí}} a {hashes, plural, one {# stav} few {# stavy} other {# stavů}}. Náhodu půjde ověřit, až bude odhalený klíč (zatím {outcomes}).',
};
