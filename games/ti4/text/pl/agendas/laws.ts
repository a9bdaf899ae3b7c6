import type { messages as en } from '../../en/agendas/laws.ts';
import { aUnit } from '../words.ts';

/** Laws that hold for everybody or belong to a player. */
export const messages: Record<keyof typeof en, string> = {
  'prompt.antiIntellectual':
    'Rewolucja antyintelektualna: wybierz swój okręt, który zostanie zniszczony.',
  'prompt.exhaustPlanets':
    'Wybierz {count, plural, one {# planetę} few {# planety} many {# planet} other {# planet}} do wyczerpania.',
  'prompt.homelandDefense': 'Ustawa o obronie ojczyzny: wybierz PDS, który zostanie zniszczony.',
  'prompt.committeeFormation': 'Powołanie komisji: wskaż, kto zostanie wybrany ({agenda}).',
  'prompt.imperialArbiter': 'Imperialny arbiter: wybierz karty strategii do wymiany.',
  'prompt.ministerOfWar': 'Minister wojny: wybierz żeton rozkazu, który zdejmiesz z planszy.',
  'prompt.crownOfThalnos':
    'Korona Thalnosa: wybierz kości do przerzucenia. Jednostka, która po przerzucie nie trafi, zostanie zniszczona.',
  'prompt.thalnosLoss': 'Korona Thalnosa: wybierz okręt, który zostanie zniszczony.',
  'prompt.action.done': 'Akcja jest zakończona. Używasz zdolności?',
  'prompt.vote.before': 'Zaraz zacznie się głosowanie. Używasz zdolności?',
  'prompt.structure.placed': 'Stocznia kosmiczna jest umieszczona. Używasz zdolności?',
  'prompt.rolls.done': 'Obie strony już rzuciły. Używasz zdolności?',

  'option.skipWithLaw': 'Wyczerp kartę {law}',
  'option.destroyOn': `Zniszcz ${aUnit} na planecie {planet}`,

  'log.appointed': '{player} decyduje, że wybrany zostaje {other}.',
  'log.passedLaw': 'Kartę {law} traci {player}, a zyskuje {other}.',
  'log.published': 'Cel {objective} jest odtąd publiczny.',
  'log.returnedTokens':
    '{player} zwraca do posiłków {count, plural, one {# żeton rozkazu} few {# żetony rozkazów} many {# żetonów rozkazów} other {# żetonów rozkazów}}.',
  'log.exhaustedPlanets': '{player} wyczerpuje planety: {planets}.',
};
