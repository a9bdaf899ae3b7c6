import type { messages as en } from '../../en/cards/council.ts';

export const messages: Record<keyof typeof en, string> = {
  'prompt.predict': '{actionCard}: předpověz výsledek agendy {agenda}.',
  'prompt.vote.cast': 'Máš odhlasováno. Použiješ schopnost?',
  'prompt.vote.speaker': 'Všichni odhlasovali. Použiješ schopnost?',
  'prompt.elected': 'Volba padla na tebe. Použiješ schopnost?',
  'prompt.burialSites': 'Dávná pohřebiště: vyber hráče, jehož kulturní planety budou vyčerpány.',
  'prompt.assassinate':
    'Atentát na zástupce: vyber hráče, který o této agendě nebude moci hlasovat.',
  'prompt.bribery': 'Úplatek: kolik zboží utratíš? Za každé přidáš 1 hlas.',
  'prompt.legalText': 'Matoucí znění zákona: vyber hráče, který bude zvolen místo tebe.',
  'prompt.diplomacyRider':
    'Dodatek o diplomacii: vyber systém se svou planetou. Každý jiný hráč tam umístí žeton rozkazu.',
  'prompt.warfareRider': 'Dodatek o válečnictví: vyber pro bitevník systém se svými loděmi.',

  'log.predictionPaid': 'Předpověď hráče {player} vyšla: karta {actionCard} přináší odměnu.',
};
