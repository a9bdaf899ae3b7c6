/** What the table in a terminal says. */
export const terminal = {
  'board.player':
    '{edge} · {coins, plural, one {# coin} other {# coins}} · {tokens, plural, one {# token} other {# tokens}} · adventurers {up}/{all} · {points, plural, one {# point} other {# points}}',
  'board.pile': 'Draw pile: {count}',
  'board.cards': 'Cards on the map',
  'board.vacant': 'no card',
  'board.display': 'Artifacts for sale ({count} more in the stack)',
  'board.patrolFree': 'free',
  'board.preview':
    'You would place {count, plural, one {# token} other {# tokens}}{coins, plural, =0 {} one { and take # coin} other { and take # coins}}. (+ new token, × taken square, □ optional square)',
  'board.legend':
    'On the map: ★ points, ¢ coins, › can be chosen. Patterns: ■ normal square, □ optional square. Cards: ↑ face up, ↓ face down.',
  'board.score.adventurers': 'adventurers',
  'board.score.artifacts': 'artifacts',
  'board.score.patrol': 'patrol card',
  'board.score.coins': '(coins)',
} as const;
