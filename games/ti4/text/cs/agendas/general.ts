/** Reveal, vote, outcome. */
export const messages = {
  'prompt.vote':
    '{agenda}: vyber, pro co hlasuješ (nejvýše {votes, plural, one {# hlas} few {# hlasy} other {# hlasů}}).',
  'prompt.castVotes':
    'Vyčerpej planety za hlasy {aim, select, for {pro} against {proti} player {pro: {other}} other {pro: {target}}} (zatím: {votes}).',
  'prompt.speakerDecides': '{agenda}: hlasy jsou nerozhodné. Rozhoduješ jako mluvčí.',
  'prompt.nextReward': 'Tvoje předpovědi vyšly. Vyber, která teď přinese odměnu.',
  'prompt.agenda.start': 'Začíná fáze agendy. Použiješ schopnost?',
  'prompt.agenda.revealed.when': 'Agenda je odhalena. Nahradíš ji nebo ovlivníš?',
  'prompt.agenda.revealed.after': 'Agenda platí. Použiješ před hlasováním schopnost?',

  'option.approve': 'Pro',
  'option.reject': 'Proti',
  'option.elect': '{player}',
  'option.electPlanet': '{planet}',
  'option.electLaw': '{law}',
  'option.electSecret': '{secret}',
  'option.abstain': 'Zdržet se hlasování',
  'option.voteAll': 'Vyčerpat všechny planety',

  'log.agenda': '{number}. agenda: {agenda}.',
  'log.mootAgenda': 'V agendě {agenda} není o čem rozhodovat: odhaluje se další.',
  'log.replacedAgenda': 'Agenda {agenda} je odhozena a nahrazena.',
  'log.voted':
    '{player} dává {votes, plural, one {# hlas} few {# hlasy} other {# hlasů}}: {aim, select, for {pro} against {proti} player {{other}} other {{target}}}.',
  'log.extraVotes':
    '{player} přidává {votes, plural, one {# hlas} few {# hlasy} other {# hlasů}}: {aim, select, for {pro} against {proti} player {{other}} other {{target}}}.',
  'log.abstained': '{player} nehlasuje.',
  'log.decided':
    '{player} rozhoduje jako mluvčí: {aim, select, for {pro} against {proti} player {{other}} other {{target}}}.',
  'log.outcome':
    'Výsledek agendy {agenda}: {aim, select, for {pro} against {proti} player {{other}} other {{target}}}.',
  'log.enacted': 'Nový zákon: {law}.',
  'log.repealed': 'Zákon {law} už neplatí.',
};
