import { faults } from '@tablewright/text/faults/cs';
import type { messages as en } from './en.ts';

export const messages: Record<keyof typeof en, string> = {
  ...faults,
  'replay.open': 'Otevřít záznam partie',
  'replay.openNote':
    'Záznam partie je soubor, který ukládá tahle stránka i verze pro terminál. Zůstane v tvém zařízení.',
  'replay.choose': 'Vybrat soubor',
  'replay.fault': 'Záznam neprošel kontrolou: {fault}',
  'fault.missing': 'Hra „{game}“ tu není.',
  'replay.tooLarge': 'Soubor je na záznam partie příliš velký.',
  'replay.unreadable': 'Soubor se nepodařilo přečíst.',
  'replay.timeline': 'Časová osa',
  'replay.moment': 'Okamžik partie',
  'replay.momentOf': '{n} z {last}',
  'replay.turn.back': 'Předchozí tah',
  'replay.stepBack': 'Předchozí krok',
  'replay.play': 'Přehrát',
  'replay.pause': 'Pozastavit',
  'replay.step': 'Další krok',
  'replay.turn.on': 'Další tah',
  'replay.turn': 'Tah',
  'replay.stepBy': 'Po čem skákat',
  'replay.mark.back': 'Předchozí: {kind}',
  'replay.mark.on': 'Další: {kind}',
  'replay.jump': 'Přejít na',
  'replay.speed': 'Rychlost',
  'replay.rules': 'Pravidla {rules}',
  'replay.rulesNote': 'Verze pravidel, podle kterých se tahle partie hrála.',
  'replay.skipped':
    '{decisions, plural, one {První rozhodnutí padlo} few {První # rozhodnutí padla} many {Prvního # rozhodnutí padlo} other {Prvních # rozhodnutí padlo}} podle starší verze pravidel a tady se ověřit nedá.',
  'replay.copy': 'Kopírovat odkaz na tenhle okamžik',
  'replay.copied': 'Odkaz je zkopírovaný.',
  'replay.download': 'Stáhnout záznam',
  'replay.verify': 'Ověřit náhodu',
  'replay.notYet': 'Záznam bude k dispozici po konci partie, protože obsahuje skryté informace.',
  'replay.verified':
    'Všechno sedí: {decisions, plural, one {# rozhodnutí} few {# rozhodnutí} other {# rozhodnutí}}, {outcomes, plural, one {# náhodný výsledek} few {# náhodné výsledky} other {# náhodných výsledků}} podle odhaleného klíče a {hashes, plural, one {# stav} few {# stavy} other {# stavů}}.',
  'replay.verifiedWithoutKey':
    'Co se dá ověřit, to sedí: {decisions, plural, one {# rozhodnutí} few {# rozhodnutí} other {# rozhodnutí}} a {hashes, plural, one {# stav} few {# stavy} other {# stavů}}. Náhodu půjde ověřit, až bude odhalený klíč (zatím {outcomes}).',
  'replay.points': 'Body',
  'replay.keys': '← → krok, ↑ ↓ tah, mezerník přehrává',
};
