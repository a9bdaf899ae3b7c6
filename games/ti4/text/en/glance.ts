/** Who can win, what happened in somebody's absence, and the moments of a replay. */
export const glance = {
  'ui.outlook': 'Who can win this round',
  'ui.outlook.lead':
    '{count, select, 1 {{players} leads with {points} of {goal} points.} other {{players} lead with {points} of {goal} points.}}',
  'ui.outlook.nobody': 'Nobody can win this round.',
  'ui.outlook.last': 'No objective is left to reveal: the most points after scoring win.',
  'ui.outlook.standing': '{points} of {goal}',
  'ui.outlook.ready': 'can win',
  'ui.outlook.possible': 'could win',
  'ui.outlook.helped': 'only with help',
  'ui.outlook.home': 'Home system lost: no public objectives.',
  'ui.outlook.note':
    'Counted from open information, with at most one secret objective and one gift. Cards in hand and votes can change it.',
  'ui.way.status': '{objective}: {have} of {need}',
  'ui.way.imperial': '{objective} with Imperial: {have} of {need}',
  'ui.way.mecatol': 'Mecatol Rex with Imperial',
  'ui.way.custodians': 'Custodians token',
  'ui.way.secret': 'Secret objective',
  'ui.way.support': 'Support for the Throne',
  'ui.way.points': '+{count}',
  'ui.way.upTo': 'up to +{count}',

  'recap.fights': 'Your fights',
  'recap.lost': 'What you lost',
  'recap.cards': 'Cards and deals with you',
  'recap.points': 'Points',
  'recap.council': 'Agendas and laws',
  'recap.table': 'At the table',

  'mark.round': 'Round',
  'mark.action': 'Action',
  'mark.combat': 'Combat',
  'mark.agenda': 'Agenda',
} as const;
