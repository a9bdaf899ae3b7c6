export const clauses = {
  'RO-1.1':
    'The game has 43 landscape cards. Each shows a landscape on one side and an adventurer on the other.',
  'RO-1.2':
    'There are 12 starter cards, three in each of the colours blue, red, green and yellow, all marked with a banner. The three patterns are the same in every colour.',
  'RO-1.3': 'There are 96 tokens, 24 in each colour.',
  'RO-1.4': 'Coins come in two values: 30 coins of value 1 and 6 coins of value 5.',
  'RO-1.5':
    'The box also holds 24 artifacts, one patrol card (other editions call it the outpost card) and four reference cards, one of which marks the starting player.',
  'RO-1.6':
    'The landscape side shows six squares, coins on some of them, the points and a small copy of the pattern. The adventurer side shows the portrait, the name and the pattern.',

  'RO-2.1':
    'The map is three cards wide and two cards high. Every card lies upright, 2 squares wide and 3 squares high, so the whole map is one grid of 6 × 6 = 36 squares.',
  'RO-2.2':
    'The rows of the map are counted from the north edge to the south edge, the columns from the west edge to the east edge; there are six of each.',
  'RO-2.3':
    'The six cards of the map have a fixed order: first the northern three from west to east, then the southern three from west to east. Each square belongs to the card it lies on.',
  'RO-2.4':
    'Each landscape card has a scroll along one short edge, its bottom, and the scrolls face away from the map. So the three southern cards lie upright with the scroll to the south, and the three northern cards are turned by 180° with the scroll to the north.',
  'RO-2.5':
    'Printed coins turn with their card. On the southern cards they lie as you see them with the scroll at the bottom; on the northern cards they are turned by 180°.',
  'RO-2.6':
    'A new card lies the same way round as the card it replaces, so the direction of a landscape card depends only on its place in the map.',
  'RO-2.7':
    'The borders between cards do not matter for placing tokens, for shifting them or for adjacency. The map is one single grid.',
  'RO-2.8':
    'Every player sits at a different edge of the map: south, west, north or east, which is also the clockwise order. By default two players take south and north, three take south, west and north, and four take all the edges; edges may also be chosen freely.',
  'RO-2.9':
    'Your adventurers lie in front of you, all the same way round, with the top of each card pointing at the map. A pattern goes onto the map exactly as it lies before you: unchanged from the south, and from the other edges turned clockwise, by 90° from the west, 180° from the north and 270° from the east.',
  'RO-2.10':
    'You may not rotate a pattern: your edge fixes its direction for the whole game. You may not mirror it either. The only exception is the artifact ability Rotate the pattern.',
  'RO-2.11':
    'A position is allowed when every normal square of the pattern lands on a square of the map. Optional squares may stick out beyond the map.',
  'RO-2.12':
    'Example: a pattern has normal squares at top left, top right and bottom left, and an optional square at bottom right. Seen with north at the top, the optional square lies at bottom right from the south edge, bottom left from the west, top left from the north and top right from the east.',

  'RO-3.1':
    'At the start you take the three starter cards and the 24 tokens of one colour. Colours nobody plays stay in the box.',
  'RO-3.2':
    'Shuffle the 43 landscape cards and put them down as the draw pile, landscape side up. Everyone can therefore see its top card.',
  'RO-3.3':
    'Draw six cards and lay them out as the map: first the northern row from west to east, then the southern row in the same way.',
  'RO-3.4': 'Each player chooses an edge of the map and lays three starter cards face up along it.',
  'RO-3.5':
    'Choose a starting player; turns go clockwise, by seat. The starting player begins with no coins, the second and third player with 1 coin each and the fourth with 2 coins. With fewer players the missing places are skipped: 0 and 1 for two players, 0, 1 and 1 for three.',
  'RO-3.6':
    'In the base game the artifacts stay in the box; the full game uses them. The patrol variant and the advanced variant can be added to either game, even both at once.',

  'RO-4.1':
    'A turn has five steps: 1. artifacts you may use at the start, then refresh or early rest; 2. use exactly one face-up adventurer, place its tokens and collect coins; 3. optional squares; 4. remaining artifacts and the patrol check; 5. end of the turn. At the end of the turn completed cards are resolved first, then comes the check for the end of the game, and last you may buy at most one artifact.',
  'RO-4.2': 'You must use an adventurer in your turn; you cannot pass. You may use only one.',

  'RO-5.1':
    'If all your adventurers are face down at the start of your turn, they all turn face up free of charge and your turn continues as usual. This happens automatically.',
  'RO-5.2':
    'Early rest: at the start of your turn you may turn all your adventurers face up although some still are. You pay the supply 1 coin for each adventurer that is face up at that moment. You must pay in full and turn all of them, or none.',
  'RO-5.3':
    'You may take an early rest only if at least one of your adventurers or artifacts is face down.',
  'RO-5.4':
    'You may refresh or take an early rest at most once per turn, and only in its first step.',
  'RO-5.5':
    'A refresh and an early rest also turn all your artifacts face up. Artifacts that are already face up never add to the cost.',
  'RO-5.6':
    'A card you claim during an opponent’s turn arrives face up. If all your other adventurers are face down, you get no free refresh in your next turn: use that card, or pay 1 coin for an early rest.',

  'RO-6.1': 'To use an adventurer, choose one of your face-up cards and turn it face down.',
  'RO-6.2': 'Choose a position in which the pattern fits on the map.',
  'RO-6.3':
    'Place one token on each free square that lies under a normal square of the pattern. You may not leave any of them out if a token can be placed there.',
  'RO-6.4':
    'A normal square that lands on a taken square is skipped, whether an opponent’s token lies there or an earlier one of yours; the others are still filled. Taken squares do not make a position illegal.',
  'RO-6.5':
    'You may choose a position only if at least one token can be placed there: on a free normal square or, if there is none, on an optional square that you pay for or fill, or by replacing a token. If you choose such a position although the adventurer could fill a normal square elsewhere, you must place that token. If no position can take a token, or you have no tokens, you only turn the card face down and place nothing.',
  'RO-6.6':
    'A square of the map never holds more than one token; the advanced variant is the exception.',
  'RO-6.7':
    'For each token you place on a square with coins you take the number of coins shown from the supply at once; a square may show more than one. Printed coins are not used up: while the card is on the map, any later token placed on that square pays again, be it after a shift or a replacement or as the second token in the advanced variant.',
  'RO-6.8':
    'You may not take your tokens back from the map. They return only when their card is completed or when someone replaces them with an artifact.',
  'RO-6.9':
    'Without tokens in your supply you take your turn as usual but place nothing. If you have fewer tokens than squares to fill, you choose which of those squares get them.',

  'RO-7.1':
    'After filling the normal squares you may pay 2 coins to place one token on an optional square of the pattern you have just used, at the position you have just chosen.',
  'RO-7.2':
    'You may repeat this for every optional square of that card, 2 coins each and in any order, as long as your coins and tokens last.',
  'RO-7.3': 'An optional square can be filled only if it lies on the map and on a free square.',
  'RO-7.4':
    'You may spend coins collected earlier in the same turn on optional squares, even those from an optional square you have just filled.',
  'RO-7.5': 'A token on an optional square collects printed coins like any other.',

  'RO-8.1':
    'At the end of the active player’s turn every landscape card with a token on each of its six squares is complete. A card filled in the middle of a turn is not resolved until that turn ends.',
  'RO-8.2':
    'Several complete cards are resolved one after another: first the northern row from west to east, then the southern row. Each is finished – winner, coins, new card – before the next is looked at; a new card is empty, so one card never sets off another.',
  'RO-8.3':
    'The player with most tokens on a complete card claims it, no matter whose turn it is. A tie for most is settled by an auction.',
  'RO-8.4': 'All tokens on a complete card return to their owners’ supplies.',
  'RO-8.5':
    'The winner adds the card to their adventurers, adventurer side up and the same way round as the others. It can be used from the winner’s next turn on.',
  'RO-8.6':
    'Every other player who had at least one token on the card takes exactly 1 coin, however many tokens it was. The winner takes none.',
  'RO-8.7':
    'The top card of the draw pile takes the place of the claimed card in the map, the same way round.',
  'RO-8.8':
    'Example: your third token fills the sixth square of a card on which three opponents have one token each. You take the card and each of those opponents takes 1 coin.',

  'RO-9.1': 'Only the players tied for most tokens on the card take part in the auction.',
  'RO-9.2':
    'The active player bids first if tied; otherwise the first tied player clockwise from the active player begins. Bidding goes clockwise, once around.',
  'RO-9.3':
    'In an auction you either pass or make one bid. It must be at least 1 higher than the highest bid so far; the first bid may be 0. You may not bid more coins than you own.',
  'RO-9.4':
    'The highest bidder takes the card and pays the bid to the supply. The others pay nothing.',
  'RO-9.5':
    'If everyone in the auction passes, the first player in bidding order takes the card for 0 coins.',
  'RO-9.6':
    'Consolation coins are paid only after the auction, so they cannot be bid in it. Tied players who lose the auction receive theirs too.',
  'RO-9.7':
    'Bids are open. Example: two players are tied at three tokens each and the active player bids 0; the other has no coins, cannot raise, and the active player takes the card.',

  'RO-10.1':
    'The end of the game is triggered when, after the cards of a turn have been resolved, any player owns 10 or more adventurers, starter cards included. It does not matter whose turn it was.',
  'RO-10.2':
    'The round is then completed so that everyone has had the same number of turns; a round starts with the starting player. If the end is triggered in the turn of the last player of the round, the game ends after that turn.',
  'RO-10.3': 'The rest of the last round is played as usual, and you may go beyond 10 adventurers.',
  'RO-10.4':
    'Your score is the points on all your adventurers, plus the points on your artifacts in the full game, plus 3 points if you own the patrol card. It does not matter whether cards are face up or face down.',
  'RO-10.5':
    'The highest score wins. If scores are tied, more coins win; if the coins are equal too, the victory is shared.',
  'RO-10.6':
    'If during one whole round no token is placed, moved or replaced, the game ends after that round and is scored.',

  'RO-11.1':
    'In the full game, shuffle the 24 artifacts and lay out four face up beside the map as the display; the rest form the stack.',
  'RO-11.2': 'Your artifacts lie beside your adventurers. An artifact you buy arrives face up.',
  'RO-11.3': 'There is no limit to the number of artifacts you may own.',
  'RO-11.4':
    'At the end of your turn, after completed cards are resolved, you may buy one of the four artifacts on display for its printed cost, paid to the supply; the display is refilled from the stack. You may buy only one per turn, and you can use it from your next turn on.',
  'RO-11.5':
    'To use an artifact, turn it face down; it must be face up before. You may use artifacts only in your own turn, but any number of them.',
  'RO-11.6':
    'Face-down artifacts turn face up again with a refresh or an early rest. An artifact used in the first step, before the refresh, can therefore be used again later in the same turn.',
  'RO-11.7':
    'Artifacts do not count as adventurers: they do not prevent the free refresh, do not add to the price of an early rest and do not count towards the 10 cards that end the game.',
  'RO-11.8': 'When the artifact stack is empty, the display is no longer refilled.',

  'RO-12.1':
    'Gain a coin: take 1 coin from the supply. You may do so at any moment of your turn until the purchase step is over.',
  'RO-12.2':
    'Shift a token: move one token, yours or an opponent’s, to a horizontally or vertically adjacent free square of the map, across card borders if you like; you collect no coins. You may do this before or after using your adventurer, but before completed cards are resolved.',
  'RO-12.3':
    'Rotate the pattern: when placing an adventurer’s tokens you may turn the pattern 90° clockwise, on top of the direction your edge gives it. Optional squares turn as well, and several of these artifacts in one turn add up: two of them make 180°.',
  'RO-12.4':
    'Fill an optional square: place one token on an optional square without paying, but only together with the use of an adventurer and only in that adventurer’s pattern. It must lie on a free square of the map, and printed coins are collected as usual. Several of these artifacts fill several optional squares, and you may mix them with paying.',
  'RO-12.5':
    'Flip a card: turn one of your adventurers over, in either direction; artifacts cannot be flipped this way. You may do so at the very start of your turn, for example to turn your last face-up adventurer down and so get the free refresh, but between the refresh step and the use of an adventurer it may not leave you without a face-up adventurer. After the use it may turn the used adventurer up again for your next turn; it never lets you use a second one in the same turn.',
  'RO-12.6':
    'Replace a token: while placing tokens, replace one opponent’s token on a square covered by the pattern of the adventurer you are using with a token from your supply, and collect the coins printed there. The opponent’s token returns to its owner’s supply without compensation. On an optional square you must also pay the 2 coins or use Fill an optional square.',

  'RO-13.1':
    'The patrol card lies beside the map. A player who, in their own turn, completely surrounds an opponent’s token with their own tokens on all 8 squares around it takes the card, worth 3 points at the end of the game. Once taken it never changes hands.',
  'RO-13.2':
    'All 8 squares around the token must exist, so a token on the outermost squares of the map cannot be surrounded.',
  'RO-13.3':
    'The check comes after every token the active player places, shifts or replaces, before completed cards are removed. Only the active player can take the patrol card. It is enough that the token is surrounded at that moment; who placed the last token does not matter.',
  'RO-13.4':
    'In the advanced variant the square in the middle must hold at least one opponent’s token, and each of the 8 squares around it at least one token of yours.',

  'RO-14.1':
    'A square may hold up to two tokens, one on top of the other, even both of the same colour. A square is free as long as it holds fewer than two tokens and taken only when it holds two.',
  'RO-14.2': 'One use of an adventurer still puts at most one token on each square.',
  'RO-14.3':
    'A card is complete when each of its six squares holds at least one token. The player with most tokens on it claims it, and ties are settled as usual.',
  'RO-14.4': 'Every token placed on a square with coins collects them, the second one too.',
  'RO-14.5':
    'Shift a token may move either token of a stack onto any adjacent square with fewer than two tokens. Replace a token may replace an opponent’s token on a square with one or two tokens.',

  'RO-15.1':
    'All components except coins are limited; what has run out is unavailable. Coins never run out: use any substitute if you need more.',
  'RO-15.2':
    'If you run out of tokens, you play on without placing any; if you have too few, you choose which squares get them.',
  'RO-15.3':
    'If the draw pile is empty, a claimed card leaves a gap and its six squares no longer belong to the map. Normal squares may not lie there, optional squares may hang over it, and tokens cannot be shifted there. With 37 cards in the pile this does not happen in practice.',
  'RO-15.4':
    'If an adventurer’s pattern fits nowhere, which can happen only on a map with gaps, the card is turned face down and places nothing.',

  'RO-16.1':
    'Coins, tokens, adventurers on either side, artifacts, the display and the top card of the draw pile are open to everyone. Only the order of the rest of the draw pile and of the artifact stack is hidden.',
} as const;
