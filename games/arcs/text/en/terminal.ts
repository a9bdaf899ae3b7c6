/** What the table in a terminal says. */
export const terminal = {
  'board.chapter':
    'Chapter {chapter} of 5 · initiative: {player}{seized, select, true { (seized)} other {}} · supply: {tokens}',
  'board.player':
    'Power {power} · hand {hand} · Captives {captives} · Trophies {trophies} · supply: ships {ships}, starports {starports}, agents {agents}',
  'board.slots': 'Slots: {tokens}',
  'board.outrage': 'Outraged: {tokens}',
  'board.lies': 'Cards: {cards}',
  'board.out': 'Out of play: {count, plural, one {cluster {clusters}} other {clusters {clusters}}}',
  'board.court': 'Court (deck {deck}, discarded {discarded})',
  'board.courtSpot': 'no card',
  'board.raidCost': 'raid cost {cost}',
  'board.ambitions': 'Ambitions (available markers: {markers})',
  'board.none': 'none',
  'board.neutral': 'neutral tokens',
  'board.round': 'Cards of this round',
  'board.pips': '{count, plural, one {# pip} other {# pips}}',
  'board.zero': 'number 0',
  'board.hand': 'Your hand',
  'board.battle': 'Battle at {system}: {player} against {rival}',
  'board.blank': 'blank',
  'board.building': '{owner}{damaged, select, true {, damaged} other {}}',
  'board.legend':
    'On the map: ▲ city, ■ starport (△ □ damaged), · empty slot; behind them ships of each player, fresh/damaged; ◆ who controls the system; › can be chosen. Ambitions: what each player has, and in brackets the Power it would score now.',
  'board.score.power': 'Power',
} as const;
