import type { messages as en } from '../../en/agendas/laws.ts';
import { aUnit } from '../words.ts';

/** Laws that hold for everybody or belong to a player. */
export const messages: Record<keyof typeof en, string> = {
  'prompt.antiIntellectual':
    'Protiintelektuální revoluce: vyber jednu svou loď, která bude zničena.',
  'prompt.exhaustPlanets':
    'Vyber {count, plural, one {# planetu, kterou vyčerpáš} few {# planety, které vyčerpáš} other {# planet, které vyčerpáš}}.',
  'prompt.homelandDefense': 'Zákon o obraně vlasti: vyber POS, který bude zničen.',
  'prompt.committeeFormation': 'Ustavení výboru: urči, kdo bude zvolen ({agenda}).',
  'prompt.imperialArbiter': 'Císařský arbitr: vyber karty strategií k výměně.',
  'prompt.ministerOfWar': 'Ministr války: vyber žeton rozkazu, který vezmeš z herního plánu.',
  'prompt.crownOfThalnos':
    'Koruna Thalnosu: vyber kostky, kterými hodíš znovu. Jednotka, která novým hodem nezasáhne, bude zničena.',
  'prompt.thalnosLoss': 'Koruna Thalnosu: vyber loď, která bude zničena.',
  'prompt.action.done': 'Tvoje akce skončila. Použiješ schopnost?',
  'prompt.vote.before': 'Začíná hlasování. Použiješ schopnost?',
  'prompt.structure.placed': 'Vesmírný dok je umístěný. Použiješ schopnost?',
  'prompt.rolls.done': 'Obě strany už házely. Použiješ schopnost?',

  'option.skipWithLaw': 'Vyčerpat kartu {law}',
  'option.destroyOn': `Zničit ${aUnit} na planetě {planet}`,

  'log.appointed': '{player} určuje, že zvolen bude {other}.',
  'log.passedLaw': 'Kartu {law} ztrácí {player} a získává {other}.',
  'log.published': 'Cíl {objective} je od této chvíle veřejný.',
  'log.returnedTokens':
    '{player} vrací do záloh {count, plural, one {# žeton rozkazu} few {# žetony rozkazů} other {# žetonů rozkazů}}.',
  'log.exhaustedPlanets': '{player} vyčerpává planety: {planets}.',
};
