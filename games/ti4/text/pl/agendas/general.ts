/** Reveal, vote, outcome. */
export const messages = {
  'prompt.vote':
    '{agenda}: wybierz, na co głosujesz (najwyżej {votes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosów}}).',
  'prompt.castVotes':
    'Wyczerp planety za głosy {aim, select, for {za} against {przeciw} player {na: {other}} other {na: {target}}} (na razie: {votes}).',
  'prompt.speakerDecides': '{agenda}: głosy są równe. Decydujesz jako przewodniczący.',
  'prompt.nextReward':
    'Twoje przewidywania się sprawdziły. Wybierz, które teraz przyniesie nagrodę.',
  'prompt.agenda.start': 'Zaczyna się faza agendy. Używasz zdolności?',
  'prompt.agenda.revealed.when': 'Agenda została odsłonięta. Zastępujesz ją lub wpływasz na nią?',
  'prompt.agenda.revealed.after': 'Agenda zostaje. Używasz zdolności przed głosowaniem?',

  'option.approve': 'Za',
  'option.reject': 'Przeciw',
  'option.elect': '{player}',
  'option.electPlanet': '{planet}',
  'option.electLaw': '{law}',
  'option.electSecret': '{secret}',
  'option.abstain': 'Wstrzymaj się od głosu',
  'option.voteAll': 'Wyczerp wszystkie planety',

  'log.agenda': '{number}. agenda: {agenda}.',
  'log.mootAgenda': 'W agendzie {agenda} nie ma o czym decydować: odsłania się następną.',
  'log.replacedAgenda': 'Agenda {agenda} zostaje odrzucona i zastąpiona.',
  'log.voted':
    '{player} oddaje {votes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosów}}: {aim, select, for {za} against {przeciw} player {{other}} other {{target}}}.',
  'log.extraVotes':
    '{player} dodaje {votes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosów}}: {aim, select, for {za} against {przeciw} player {{other}} other {{target}}}.',
  'log.abstained': '{player} nie głosuje.',
  'log.decided':
    '{player} decyduje jako przewodniczący: {aim, select, for {za} against {przeciw} player {{other}} other {{target}}}.',
  'log.outcome':
    'Wynik agendy {agenda}: {aim, select, for {za} against {przeciw} player {{other}} other {{target}}}.',
  'log.enacted': 'Nowa ustawa: {law}.',
  'log.repealed': 'Ustawa {law} przestaje obowiązywać.',
};
