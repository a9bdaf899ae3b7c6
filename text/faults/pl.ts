import type { faults as en } from './en.ts';

export const faults: Record<keyof typeof en, string> = {
  'fault.format': 'To nie jest zapis rozgrywki z Tablewright.',
  'fault.version': 'Zapis jest w innym formacie niż ten, który czyta ta wersja.',
  'fault.damaged': 'Wiersz {line} jest uszkodzony lub ucięty.',
  'fault.unknown': 'Wiersz {line} jest rodzaju, którego ta wersja nie zna.',
  'fault.opening': 'Brakuje początku rozgrywki.',
  'fault.header': 'Pierwszy wiersz został zmieniony po zapisaniu.',
  'fault.cut':
    '{missing, plural, one {Brakuje # wiersza z {lines}.} few {Brakuje # wierszy z {lines}.} many {Brakuje # wierszy z {lines}.} other {Brakuje # wiersza z {lines}.}}',
  'fault.order': 'Wiersz {line} jest w złym miejscu albo brakuje wiersza przed nim.',
  'fault.game': 'To rozgrywka w inną grę: {found}, a nie {wanted}.',
  'fault.rules':
    'Rozgrywka toczyła się według wersji zasad {rules}; ten program ma wersję {known}.',
  'fault.key': 'Wiersz {line}: klucz nie jest tym, który ustalono na początku rozgrywki.',
  'fault.foreignKey': 'Klucz nie należy do tego zapisu.',
  'fault.keyless': 'Zapis nie zawiera klucza, więc rozgrywki nie można wznowić.',
  'fault.answer': 'Wiersz {line}: zasady nie pozwalają na ten ruch.',
  'fault.chance': 'Wiersz {line}: zapisane rzuty lub karty nie zgadzają się z kluczem.',
  'fault.state': 'Wiersz {line}: zapisana pozycja nie jest tą, do której prowadzą ruchy.',
  'fault.result': 'Wiersz {line}: zapisany wynik nie jest tym, do którego prowadzą ruchy.',
  'fault.unplayable': 'Wiersza {line} nie można odtworzyć.',
};
