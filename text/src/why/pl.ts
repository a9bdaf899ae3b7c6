import type { why as en } from './en.ts';

export const why: Record<keyof typeof en, string> = {
  over: 'Rozgrywka już się skończyła.',
  watching:
    'Tylko oglądasz tę rozgrywkę. {count, plural, =0 {Teraz nikt nie podejmuje decyzji.} one {Teraz gra {players}.} few {Teraz grają {players}.} many {Teraz grają {players}.} other {Teraz grają {players}.}}',
  waiting:
    '{count, plural, =0 {To nie twoja tura.} one {To nie twoja tura: teraz gra {players}.} few {To nie twoja tura: teraz grają {players}.} many {To nie twoja tura: teraz grają {players}.} other {To nie twoja tura: teraz grają {players}.}}',
  acts: 'Nie teraz, ale później: {acts}.',
  now: 'Teraz: {prompt}',
  question: 'Tego nie ma teraz wśród twoich możliwości.',
};
