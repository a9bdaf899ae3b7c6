import type { why as en } from './en.ts';

export const why: Record<keyof typeof en, string> = {
  over: 'Partie skončila.',
  watching:
    'Tuhle partii jen sleduješ. {count, plural, =0 {Teď se nikdo nerozhoduje.} one {Na tahu je {players}.} few {Na tahu jsou {players}.} other {Na tahu jsou {players}.}}',
  waiting:
    '{count, plural, =0 {Teď nejsi na tahu.} one {Teď nejsi na tahu: hraje {players}.} few {Teď nejsi na tahu: hrají {players}.} other {Teď nejsi na tahu: hrají {players}.}}',
  acts: 'Teď ne, ale později: {acts}.',
  now: 'Teď: {prompt}',
  question: 'Tohle teď mezi tvými možnostmi není.',
};
