/** What the lessons say: `<lesson>.<step>.<part>`. */
export const lessons = {
  'basics.title': 'First steps',
  'basics.about': 'Patterns, coins, winning cards, bids and artifacts, one step at a time.',
  'basics.use.title': 'Use an adventurer',
  'basics.use.body':
    'Each of your cards shows a pattern. Use the row of four: click the card, then a highlighted square. Point at a square first to see where the tokens would go.',
  'basics.use.done': 'Your tokens are on the map and the card is face down. That is a whole turn.',
  'basics.skip.title': 'Taken squares are skipped',
  'basics.skip.body':
    'Zofia has a token on c4. Lay your row across it: the pattern must fit on the map, but a taken square is simply skipped.',
  'basics.skip.done': 'Three tokens instead of four; Zofia’s token stayed where it was.',
  'basics.coins.title': 'There are coins on the map',
  'basics.coins.body':
    'A token on a printed coin earns it at once. Place your row so that it covers a coin.',
  'basics.coins.done': 'The coins are yours. The print stays: later tokens there earn coins again.',
  'basics.optional.title': 'Dashed squares cost two coins',
  'basics.optional.body':
    'This pattern has a dashed, optional square. Place it on c4, then pay two coins to fill the dashed square as well.',
  'basics.optional.done':
    'One more token, right where you wanted it. Optional squares can even hang over the edge of the map.',
  'basics.complete.title': 'Fill a card and win it',
  'basics.complete.body':
    'When all six squares of a card hold a token, the player with the most of them gets the card. Fill the last two squares with your row at b6.',
  'basics.complete.done':
    'The card is yours: a new adventurer with a new pattern. Zofia gets a coin for her token, and a new card fills the gap.',
  'basics.tie.title': 'A tie is settled by bidding',
  'basics.tie.body':
    'Fill the card again: you and Zofia will have three tokens each. Tied players each make one bid, and you go first. You can’t bid more than you have.',
  'basics.tie.done': 'The highest bidder pays and takes the card. You can also bid 0.',
  'basics.rest.title': 'Wake your cards early',
  'basics.rest.body':
    'Used cards stay face down until all of them are. If you can’t wait, rest early: it costs one coin for each card still face up. Rest, then use a card.',
  'basics.rest.done': 'All your cards are awake again, and you still have your turn.',
  'basics.buy.title': 'Buy an artifact',
  'basics.buy.body':
    'In the full game four artifacts are for sale. At the end of your turn you may buy one. Take your turn, then choose one.',
  'basics.buy.done':
    'Artifacts are worth points, and each has an ability you can use from your next turn on.',
  'basics.artifact.title': 'Use an artifact',
  'basics.artifact.body':
    'You own an artifact that turns a pattern by 90°. Use it, and place your column as a row.',
  'basics.artifact.done': 'The artifact has turned face down; it wakes together with your cards.',
  'basics.end.title': 'How it ends',
  'basics.end.body':
    'When someone owns ten adventurers, the round is finished. Then points on adventurers and artifacts count; coins break ties. Click anything at the table that isn’t highlighted to see why you can’t choose it. Have fun!',
} as const;
