/** Why something cannot be done now, and what would make it possible. */
export const why = {
  'why.square.gap': 'The map has a gap here: this square is out of the game.',
  'why.square.edge': 'First choose your edge; then the match begins.',
  'why.square.adventurer': 'First choose an adventurer; then its pattern goes on the map.',
  'why.square.fit': 'The pattern of {card} does not fit here.',
  'why.square.scarce': 'You are short of tokens: choose among the free squares under the pattern.',
  'why.square.extra': 'Now only the optional squares of the pattern you have laid can be filled.',
  'why.square.empty': 'There is no token here to move.',
  'why.square.stuck': 'A token here cannot move: there is no free square beside it.',
  'why.square.itself': 'The token lies here already; it moves to a free square beside this one.',
  'why.square.taken': 'This square is taken; a token moves to a free one.',
  'why.square.far': 'Too far: the token moves to a square right beside {square}.',
  'why.square.flip': 'First choose which of your adventurers to turn over.',
  'why.square.sold': 'The tokens on {card} stay until the auction is over.',
  'why.square.auction': 'First the auction for {card}; then the match continues.',
  'why.square.purchase':
    'You have used your adventurer this turn. Buy an artifact, or buy nothing to end your turn.',
  'why.square.full': 'This square is taken; it becomes free when {card} is completed.',
  'why.card.map':
    '{free, plural, =0 {{card} is full: at the end of the turn it goes to the player with the most tokens on it.} one {{card} can’t be won yet: # square is still empty. When it is full, the player with the most tokens on it wins it.} other {{card} can’t be won yet: # squares are still empty. When it is full, the player with the most tokens on it wins it.}}',
  'why.card.pile': '{card} is next: it comes onto the map when a card there is won.',
  'why.card.inUse': 'You are using {card} right now.',
  'why.card.asleep':
    '{card} is asleep and wakes when you refresh your cards or take an early rest.',
  'why.card.yourTurn': 'You can use {card} on your turn.',
  'why.card.one':
    'You use one adventurer each turn, and you have already chosen it. You can use {card} next turn.',
  'why.edge.free': 'Nobody sits at this edge, and seats no longer change.',
  'what.edge.mine': 'This is your edge: your patterns lie as seen from here.',
  'why.edge.other': '{player} sits at this edge.',
  'why.artifact.dear':
    '{artifact} costs {cost, plural, one {# coin} other {# coins}}, and you have {coins}. You may buy one artifact at the end of your turn.',
  'why.artifact.later':
    'You can buy {artifact} at the end of your turn: it costs {cost, plural, one {# coin} other {# coins}}, and you have {coins}.',
  'why.ability': 'You can’t use this right now: {ability}.',
  'why.patrol.free': 'Nobody has the patrol yet: surround another player’s token to take it.',
  'why.patrol.taken': '{player} has the patrol and keeps it to the end.',
} as const;
