import type { messages as en } from '../../en/cards/combat.ts';
import { aUnit, unit } from '../words.ts';

export const messages: Record<keyof typeof en, string> = {
  'prompt.sustain.used': `{player} v systému {system} používá Odolnost a poškozuje ${aUnit}. Použiješ schopnost?`,
  'prompt.retreat.announced': '{player} ohlašuje ústup do systému {system}. Použiješ schopnost?',
  'prompt.hits.assign': 'Budou se rozdělovat zásahy. Použiješ schopnost?',
  'prompt.unit.destroyed': 'Byly zničeny jednotky. Použiješ schopnost?',

  'prompt.skilledRetreat': 'Obratný ústup: vyber sousední systém, kam se tvoje lodě přesunou.',
  'prompt.fireTeam': 'Palebný tým: vyber kostky, kterými hodíš znovu.',
  'prompt.shieldsHolding': 'Štíty drží: kolik zásahů zrušíš (z celkem {taken})?',
  'prompt.braveShip':
    'Stateční až do konce: vyber ztracenou loď, jejíž bojová hodnota se bude počítat.',
  'prompt.courageous':
    'Stateční až do konce: vyber svou loď, která bude zničena (zbývá vybrat: {count}).',

  'option.chooseUnit': unit,

  'log.cancelledHits':
    '{player} ruší {count, plural, one {# zásah} few {# zásahy} other {# zásahů}}.',
  'log.courageous': `{player} hází za ${aUnit}. Kostky: {dice}. {count, plural, =0 {Žádná loď není zničena.} one {# loď bude zničena.} few {# lodě budou zničeny.} other {# lodí bude zničeno.}}`,
};
