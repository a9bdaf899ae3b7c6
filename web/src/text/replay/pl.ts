import type { messages as en } from './en.ts';

export const messages: Record<keyof typeof en, string> = {
  'replay.open': 'Otwórz zapis rozgrywki',
  'replay.openNote':
    'Zapis rozgrywki tworzy ta strona i terminal. Plik pozostaje na twoim urządzeniu.',
  'replay.choose': 'Wybierz plik',
  'replay.fault': 'Temu zapisowi nie można ufać: {fault}',
  'replay.tooLarge': 'Plik jest za duży jak na zapis rozgrywki.',
  'replay.unreadable': 'Nie udało się odczytać pliku.',
  'replay.timeline': 'Oś czasu',
  'replay.moment': 'Chwila rozgrywki',
  'replay.momentOf': '{n} z {last}',
  'replay.turnBack': 'Do poprzedniej tury',
  'replay.stepBack': 'Krok wstecz',
  'replay.play': 'Odtwórz',
  'replay.pause': 'Wstrzymaj',
  'replay.step': 'Krok naprzód',
  'replay.turnOn': 'Do następnej tury',
  'replay.speed': 'Tempo',
  'replay.rules': 'Zasady {rules}',
  'replay.rulesNote': 'Wersja zasad, według których rozegrano tę partię.',
  'replay.skipped':
    '{decisions, plural, one {Pierwszą decyzję podjęto} few {Pierwsze # decyzje podjęto} many {Pierwszych # decyzji podjęto} other {Pierwszych # decyzji podjęto}} według starszej wersji zasad i nie da się ich tu sprawdzić.',
  'replay.copy': 'Skopiuj link do tej chwili',
  'replay.copied': 'Link skopiowany.',
  'replay.download': 'Pobierz zapis',
  'replay.verify': 'Sprawdź losowość',
  'replay.notYet':
    'Zapis będzie dostępny po końcu rozgrywki: zawiera wszystko, co jest jeszcze ukryte.',
  'replay.verified':
    'Wszystko się zgadza: {decisions, plural, one {# decyzja} few {# decyzje} many {# decyzji} other {# decyzji}}, {outcomes, plural, one {# wynik losowy} few {# wyniki losowe} many {# wyników losowych} other {# wyników losowych}} według ujawnionego klucza i {hashes, plural, one {# stan} few {# stany} many {# stanów} other {# stanów}}.',
  'replay.verifiedWithoutKey':
    'Co da się sprawdzić, to się zgadza: {decisions, plural, one {# decyzja} few {# decyzje} many {# decyzji} other {# decyzji}} i {hashes, plural, one {# stan} few {# stany} many {# stanów} other {# stanów}}. Losowość będzie można sprawdzić po ujawnieniu klucza (na razie {outcomes}).',
};
