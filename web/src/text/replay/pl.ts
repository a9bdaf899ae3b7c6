import { faults } from '@tablewright/text/faults/pl';
import type { messages as en } from './en.ts';

export const messages: Record<keyof typeof en, string> = {
  ...faults,
  'replay.open': 'Otwórz zapis rozgrywki',
  'replay.openNote':
    'Zapis rozgrywki to plik, który tworzy ta strona albo wersja terminalowa. Pozostaje na twoim urządzeniu.',
  'replay.choose': 'Wybierz plik',
  'replay.fault': 'Zapis nie przeszedł kontroli: {fault}',
  'fault.missing': 'Nie ma tu gry „{game}”.',
  'replay.tooLarge': 'Plik jest za duży jak na zapis rozgrywki.',
  'replay.unreadable': 'Nie udało się odczytać pliku.',
  'replay.timeline': 'Oś czasu',
  'replay.moment': 'Moment rozgrywki',
  'replay.momentOf': '{n} z {last}',
  'replay.turn.back': 'Poprzednia tura',
  'replay.stepBack': 'Poprzedni krok',
  'replay.play': 'Odtwórz',
  'replay.pause': 'Wstrzymaj',
  'replay.step': 'Następny krok',
  'replay.turn.on': 'Następna tura',
  'replay.turn': 'Tura',
  'replay.stepBy': 'Krok co',
  'replay.mark.back': 'Poprzednie: {kind}',
  'replay.mark.on': 'Następne: {kind}',
  'replay.jump': 'Przejdź do',
  'replay.speed': 'Prędkość',
  'replay.rules': 'Zasady {rules}',
  'replay.rulesNote': 'Wersja zasad, według których toczyła się ta rozgrywka.',
  'replay.skipped':
    '{decisions, plural, one {Pierwszą decyzję podjęto} few {Pierwsze # decyzje podjęto} many {Pierwszych # decyzji podjęto} other {Pierwszych # decyzji podjęto}} według starszej wersji zasad i nie da się ich tu sprawdzić.',
  'replay.copy': 'Skopiuj link do tego momentu',
  'replay.copied': 'Link skopiowany.',
  'replay.download': 'Pobierz zapis',
  'replay.verify': 'Sprawdź losowość',
  'replay.notYet': 'Zapis będzie dostępny po końcu rozgrywki, bo zawiera ukryte informacje.',
  'replay.verified':
    'Wszystko się zgadza: {decisions, plural, one {# decyzja} few {# decyzje} many {# decyzji} other {# decyzji}}, {outcomes, plural, one {# wynik losowy} few {# wyniki losowe} many {# wyników losowych} other {# wyników losowych}} według ujawnionego klucza i {hashes, plural, one {# stan} few {# stany} many {# stanów} other {# stanów}}.',
  'replay.verifiedWithoutKey':
    'Co da się sprawdzić, to się zgadza: {decisions, plural, one {# decyzja} few {# decyzje} many {# decyzji} other {# decyzji}} i {hashes, plural, one {# stan} few {# stany} many {# stanów} other {# stanów}}. Losowość będzie można sprawdzić po ujawnieniu klucza (na razie {outcomes}).',
  'replay.points': 'Punkty',
  'replay.keys': '← → krok, ↑ ↓ tura, spacja odtwarza',
};
