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

  // The command `odds`.
  'odds.ignored': 'These take no part: {places}.',
  'odds.fault.object': '{place} must be an object with {known}, not {value}.',
  'odds.fault.name': '{place} is unknown; choose from {known}.',
  'odds.fault.list': '{place} must be a list, not {value}.',
  'odds.fault.count': '{place} must be a whole number from 0 to {most}, not {value}.',
  'odds.fault.flag': '{place} must be true or false, not {value}.',
  'odds.fault.kind': '{place} must be one of {known}, not {value}.',
  'odds.fault.faction': '{place}: there is no faction {value}; choose one of {known}.',
  'odds.fault.upgrade': '{place}: there is no unit upgrade {value}; choose from {known}.',
  'odds.fault.technology': '{place}: there is no technology {value}; choose from {known}.',
  'odds.fault.foreign':
    '{place}: only {owner} can have {value}; leave it out or change the faction.',
  'odds.fault.replaced': '{place}: {owner} has {own} in place of {value}; name that instead.',
  'odds.fault.ship': '{place}: {value} is no kind of ship; choose from {known}.',
  'odds.fault.twice': '{place}: {value} is already in the list; name each kind once.',
  'odds.fault.sustain': '{place} must be one of {known}, not {value}.',
  'odds.fault.use':
    '{place}: {value} is no optional ability that the odds know; choose from {known}.',
  'odds.fault.flagship': '{place}: a flagship needs a faction; name one or leave the flagship out.',
  'odds.fault.warsun':
    '{place}: war suns need their upgrade; add war-sun to the upgrades or leave them out.',
  'odds.fault.size': '{place} is too large to be worked out; take fewer ships.',
  'odds.fault.empty': '{place} must have at least one of {known}.',
} as const;
