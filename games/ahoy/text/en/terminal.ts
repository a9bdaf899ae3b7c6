/** What the table in a terminal says. */
export const terminal = {
  'board.fame': '{fame, plural, one {# fame} other {# fame}}',
  'board.gold': '{gold, plural, one {# gold} other {# gold}}',
  'board.dice': 'dice {dice}',
  'board.noDice': 'no dice',
  'board.patrols': 'Patrols in supply: {patrols}, Strongholds: {strongholds}',
  'board.comrades': 'Comrades ready: {ready}, in supply: {supply}; plans in hand: {plans}',
  'board.hand': 'Plans in hand: {plans}',
  'board.crew': 'Crew: {crew}',
  'board.cargo': 'Cargo: {items}',
  'board.cargoItem': '{cargo} to {suit}',
  'board.pledges': 'Delivered: pile 1: {first}, pile 2: {second}',
  'board.reward': 'Reward marker on: {cell}',
  'board.market': 'Market ({count} more in the deck)',
  'board.price': '{cost, plural, =0 {a die} one {# gold} other {# gold}}',
  'board.round': 'Round {round}. First player: {player}. Regions to discover: {count}',
  'board.regions': 'Regions',
  'board.control': 'Squadron {squadron} : {union} Union',
  'board.wealth': 'wealth {wealth}',
  'board.legend':
    'Map: ≈ fog, x wreckage, ‡ harbour, ↑→↓← current, (6) tailwind, 2$ treasure, ▒ sandbar, a number: the option that chooses it; in the middle of a region its wealth. Pieces: first letter of the faction: flagship, p Patrols, # Strongholds, o Comrades, c Cutter, g Gunship. Slots: [ ] any die, [3] only a 3, [=] even, (5) a die lies there, X damage, :2: cannot be damaged.',
  'board.score.gold': '(gold)',
} as const;
