import type { messages as en } from '../../en/cards/combat.ts';
import { aUnit, unit } from '../words.ts';

export const messages: Record<keyof typeof en, string> = {
  'prompt.sustain.used': `{player} w systemie {system} używa Wytrzymałości i uszkadza ${aUnit}. Używasz zdolności?`,
  'prompt.retreat.announced': '{player} ogłasza odwrót do systemu {system}. Używasz zdolności?',
  'prompt.hits.assign': 'Trafienia zaraz zostaną przydzielone. Używasz zdolności?',
  'prompt.unit.destroyed': 'Zniszczono jednostki. Używasz zdolności?',

  'prompt.skilledRetreat':
    'Umiejętny odwrót: wybierz sąsiedni system, do którego odlecą twoje okręty.',
  'prompt.fireTeam': 'Sekcja ogniowa: wybierz kości do przerzucenia.',
  'prompt.shieldsHolding': 'Osłony trzymają: ile trafień anulujesz (z {taken})?',
  'prompt.braveShip':
    'Odważni do samego końca: wybierz stracony okręt, którego wartość bojowa się liczy.',
  'prompt.courageous':
    'Odważni do samego końca: wybierz swój okręt, który zostanie zniszczony (do wybrania: {count}).',

  'option.chooseUnit': unit,

  'log.cancelledHits':
    '{player} anuluje {count, plural, one {# trafienie} few {# trafienia} many {# trafień} other {# trafień}}.',
  'log.courageous': `{player} rzuca za ${aUnit}. Kości: {dice}. {count, plural, =0 {Żaden okręt nie zostanie zniszczony.} one {# okręt zostanie zniszczony.} few {# okręty zostaną zniszczone.} many {# okrętów zostanie zniszczonych.} other {# okrętów zostanie zniszczonych.}}`,
};
