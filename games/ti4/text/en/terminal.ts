/** What the table in a terminal says. */
export const terminal = {
  'board.speaker': 'speaker: {speaker}',
  'board.goal': 'to {points} points',
  'board.player':
    'points {points} · tactic {tactic}, fleet {fleet}, strategy {strategy} · trade goods {goods}, commodities {commodities}/{limit} · secret objectives {secrets}',
  'board.planets':
    'Planets: {count} · resources {resources}/{allResources}, influence {influence}/{allInfluence}',
  'board.hands': 'action cards {hand}, notes {notes}',
  'board.hands.noCouncil': 'notes {notes}',
  'board.technologies': 'Technologies: {technologies}',
  'board.displayed': 'Notes laid out: {notes}',
  'board.notes': 'Promissory notes of others in your hand',
  'board.notes.own': 'Your own notes, to trade away: {notes}',
  'board.objectives': 'Public objectives (face down: {one} of stage I, {two} of stage II)',
  'board.combat': '{attacker} against {defender} · {kind}',
  'board.home': 'home system',
  'board.custodians': 'custodians token',
  'board.tokens': 'command tokens: {owners}',
  'board.legend':
    'Each system has the number of its tile. On the map the first letters of a faction show who is there: with a number, how many ships; without one, only planets. α, β and δ are wormholes, › can be chosen or played. A planet shows resources/influence. Players: readied/all. Cards and technologies in brackets are exhausted. ✓ is a scored objective, a hit, or the outcome of a vote. “board” shows all your cards and the laws with their texts.',
} as const;
