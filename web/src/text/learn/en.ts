export const messages = {
  'learn.lesson': 'Lesson',
  'learn.you': 'Newcomer',
  'learn.other': 'Zofia',
  'learn.stepOf': 'Step {step} of {of}',
  'learn.next': 'Next',
  'learn.skip': 'Skip',
  'learn.again': 'Again',
  'learn.back': 'Back',
  'learn.finish': 'Play a match',
  'learn.roam.use.title': 'Send out an adventurer',
  'learn.roam.use.body':
    'Each of your cards shows a pattern. Use the row of four: click the card, then a lit square. Point at a square first to see where the tokens would lie.',
  'learn.roam.use.done':
    'Your tokens lie on the map and the card has turned face down. That is a whole turn.',
  'learn.roam.skip.title': 'Taken squares are skipped',
  'learn.roam.skip.body':
    'Zofia has a token on c4. Lay your row across it: the pattern must lie on the map, but a taken square is simply left out.',
  'learn.roam.skip.done': 'Three tokens instead of four, and nobody was disturbed.',
  'learn.roam.coins.title': 'Coins lie on the map',
  'learn.roam.coins.body':
    'A token on a printed coin earns it at once. Place your row so that it covers a coin.',
  'learn.roam.coins.done': 'The coins are yours. The picture stays: later tokens there earn again.',
  'learn.roam.optional.title': 'Dashed squares cost two coins',
  'learn.roam.optional.body':
    'This pattern has a dashed, optional square. Place it on c4, then pay two coins to fill the dashed square as well.',
  'learn.roam.optional.done':
    'One more token, where you wanted it. Optional squares may even hang over the edge of the map.',
  'learn.roam.complete.title': 'Fill a card and win it',
  'learn.roam.complete.body':
    'When all six squares of a card hold a token, whoever has most of them gets the card. Fill the last two squares with your row at b6.',
  'learn.roam.complete.done':
    'The card is yours: a new adventurer with a new pattern. Zofia gets a coin for her token, and a new card fills the gap.',
  'learn.roam.tie.title': 'A tie is settled by bidding',
  'learn.roam.tie.body':
    'Fill the card again: you and Zofia will have three tokens each. Tied players bid once, and you begin. Nobody may bid more than they have.',
  'learn.roam.tie.done': 'The highest bid pays and takes the card. A bid of 0 is allowed, too.',
  'learn.roam.rest.title': 'Wake your cards early',
  'learn.roam.rest.body':
    'Used cards stay face down until all of them are. If you cannot wait, rest early: it costs one coin for every card still face up. Rest, then use a card.',
  'learn.roam.rest.done': 'All cards are awake again, and you still had your turn.',
  'learn.roam.buy.title': 'Buy an artifact',
  'learn.roam.buy.body':
    'In the full game four artifacts are for sale. At the end of your turn you may buy one. Take your turn, then choose one.',
  'learn.roam.buy.done':
    'Artifacts are worth points, and each can do something for you from your next turn on.',
  'learn.roam.artifact.title': 'Use an artifact',
  'learn.roam.artifact.body':
    'You own an artifact that turns a pattern by 90°. Use it, and place your column as a row.',
  'learn.roam.artifact.done':
    'The artifact has turned face down; it wakes together with your cards.',
  'learn.roam.end.title': 'How it ends',
  'learn.roam.end.body':
    'When somebody owns ten adventurers, the round is played to its end. Then points on adventurers and artifacts count; in a tie, coins. Click anything unlit at the table to hear why it may not be done. Enjoy!',
} as const;
