import type { faults as en } from './en.ts';

export const faults: Record<keyof typeof en, string> = {
  'fault.format': 'Tohle není záznam partie z Tablewrightu.',
  'fault.version': 'Záznam je v jiném formátu, než čte tahle verze.',
  'fault.damaged': 'Řádek {line} je poškozený nebo useknutý.',
  'fault.unknown': 'Řádek {line} je druhu, který tahle verze nezná.',
  'fault.opening': 'Chybí začátek partie.',
  'fault.header': 'První řádek byl po uložení změněn.',
  'fault.cut':
    '{missing, plural, one {Chybí # řádek z {lines}.} few {Chybějí # řádky z {lines}.} other {Chybí # řádků z {lines}.}}',
  'fault.order': 'Řádek {line} je na nesprávném místě, nebo před ním řádek chybí.',
  'fault.game': 'Je to partie jiné hry: {found}, ne {wanted}.',
  'fault.rules': 'Partie se hrála podle verze pravidel {rules}; tenhle program má verzi {known}.',
  'fault.key': 'Řádek {line}: klíč není ten, který byl určen na začátku partie.',
  'fault.foreignKey': 'Klíč k tomuhle záznamu nepatří.',
  'fault.keyless': 'V záznamu chybí klíč, takže v partii nejde pokračovat.',
  'fault.answer': 'Řádek {line}: pravidla tenhle tah nedovolují.',
  'fault.chance': 'Řádek {line}: zapsané hody nebo karty neodpovídají klíči.',
  'fault.state': 'Řádek {line}: zapsaná pozice není ta, ke které vedou tahy.',
  'fault.result': 'Řádek {line}: zapsaný výsledek není ten, ke kterému vedou tahy.',
  'fault.unplayable': 'Řádek {line} nejde přehrát.',
};
