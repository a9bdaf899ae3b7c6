export const abilities = {
  COIN: 'At any moment of your turn until the purchase step is over, take 1 coin from the supply.',
  SHIFT:
    'Before or after using your adventurer, but before completed cards are resolved, move one token, yours or an opponent’s, to a horizontally or vertically adjacent free square; you collect no coins for it.',
  ROTATE:
    'When you use an adventurer, turn its whole pattern 90° clockwise before you choose the position.',
  FILL: 'When you use an adventurer, place one token on an optional square of its pattern without paying the 2 coins.',
  FLIP: 'At the very start of your turn or later in it, turn one of your adventurers over, face up or face down.',
  SWAP: 'While placing an adventurer’s tokens, replace one opponent’s token on a square of the pattern with one of your own and collect the coins printed there.',
} as const;
