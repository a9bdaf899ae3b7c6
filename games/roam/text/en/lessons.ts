/** What the lessons say: `<lesson>.<step>.<part>`. */
export const lessons = {
  'basics.title': 'First steps',
  'basics.about': 'Patterns, coins, won cards, bids and artifacts, one idea at a time.',
  'basics.use.title': 'Send out an adventurer',
  'basics.use.body':
    'Each of your cards shows a pattern. Use the row of four: click the card, then a lit square. Point at a square first to see where the tokens would lie.',
  'basics.use.done':
    'Your tokens lie on the map and the card has turned face down. That is a whole turn.',
  'basics.skip.title': 'Taken squares are skipped',
  'basics.skip.body':
    'Zofia has a token on c4. Lay your row across it: the pattern must lie on the map, but a taken square is simply left out.',
  'basics.skip.done': 'Three tokens instead of four, and nobody was disturbed.',
  'basics.coins.title': 'Coins lie on the map',
  'basics.coins.body':
    'A token on a printed coin earns it at once. Place your row so that it covers a coin.',
  'basics.coins.done': 'The coins are yours. The picture stays: later tokens there earn again.',
  'basics.optional.title': 'Dashed squares cost two coins',
  'basics.optional.body':
    'This pattern has a dashed, optional square. Place it on c4, then pay two coins to fill the dashed square as well.',
  'basics.optional.done':
    'One more token, where you wanted it. Optional squares may even hang over the edge of the map.',
  'basics.complete.title': 'Fill a card and win it',
  'basics.complete.body':
    'When all six squares of a card hold a token, whoever has most of them gets the card. Fill the last two squares with your row at b6.',
  'basics.complete.done':
    'The card is yours: a new adventurer with a new pattern. Zofia gets a coin for her token, and a new card fills the gap.',
  'basics.tie.title': 'A tie is settled by bidding',
  'basics.tie.body':
    'Fill the card again: you and Zofia will have three tokens each. Tied players bid once, and you begin. Nobody may bid more than they have.',
  'basics.tie.done': 'The highest bid pays and takes the card. A bid of 0 is allowed, too.',
  'basics.rest.title': 'Wake your cards early',
  'basics.rest.body':
    'Used cards stay face down until all of them are. If you cannot wait, rest early: it costs one coin for every card still face up. Rest, then use a card.',
  'basics.rest.done': 'All cards are awake again, and you still had your turn.',
  'basics.buy.title': 'Buy an artifact',
  'basics.buy.body':
    'In the full game four artifacts are for sale. At the end of your turn you may buy one. Take your turn, then choose one.',
  'basics.buy.done':
    'Artifacts are worth points, and each can do something for you from your next turn on.',
  'basics.artifact.title': 'Use an artifact',
  'basics.artifact.body':
    'You own an artifact that turns a pattern by 90°. Use it, and place your column as a row.',
  'basics.artifact.done': 'The artifact has turned face down; it wakes together with your cards.',
  'basics.end.title': 'How it ends',
  'basics.end.body':
    'When somebody owns ten adventurers, the round is played to its end. Then points on adventurers and artifacts count; in a tie, coins. Click anything unlit at the table to hear why it may not be done. Enjoy!',
} as const;
