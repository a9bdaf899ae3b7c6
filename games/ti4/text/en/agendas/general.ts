/** Reveal, vote, outcome. */
export const messages = {
  'prompt.vote':
    '{agenda}: choose what you vote for (up to {votes, plural, one {# vote} other {# votes}}).',
  'prompt.castVotes':
    'Exhaust planets to vote {aim, select, for {for} against {against} player {for {other}} other {for {target}}} ({votes} so far).',
  'prompt.speakerDecides': '{agenda}: the votes are tied. As the speaker you decide.',
  'prompt.nextReward': 'Your predictions were right. Choose which one pays next.',
  'prompt.agenda.start': 'The agenda phase begins. Use an ability?',
  'prompt.agenda.revealed.when': 'An agenda has been revealed. Replace or influence it?',
  'prompt.agenda.revealed.after': 'The agenda stands. Use an ability before the vote?',

  'option.approve': 'For',
  'option.reject': 'Against',
  'option.elect': '{player}',
  'option.electPlanet': '{planet}',
  'option.electLaw': '{law}',
  'option.electSecret': '{secret}',
  'option.abstain': 'Abstain',
  'option.voteAll': 'Exhaust all planets',

  'log.agenda': 'Agenda {number}: {agenda}.',
  'log.mootAgenda': 'There is nothing to decide in {agenda}: another agenda is revealed.',
  'log.replacedAgenda': '{agenda} is discarded and replaced.',
  'log.voted':
    '{player} casts {votes, plural, one {# vote} other {# votes}} {aim, select, for {for} against {against} player {for {other}} other {for {target}}}.',
  'log.extraVotes':
    '{player} adds {votes, plural, one {# vote} other {# votes}} {aim, select, for {for} against {against} player {for {other}} other {for {target}}}.',
  'log.abstained': '{player} does not vote.',
  'log.decided':
    '{player} decides as the speaker: {aim, select, for {for} against {against} player {{other}} other {{target}}}.',
  'log.outcome':
    'Outcome of {agenda}: {aim, select, for {for} against {against} player {{other}} other {{target}}}.',
  'log.enacted': '{law} is now a law.',
  'log.repealed': '{law} is no longer a law.',
};
