/** What the lessons say: `<lesson>.<step>.<part>`. */
export const lessons = {
  'chapter.title': 'A chapter of Arcs',
  'chapter.about': 'Lead and follow, tax, build and fight, declare an ambition and score it.',
  'chapter.lead.title': 'The lead card',
  'chapter.lead.body':
    'You play with Zofia and Marek. You hold the initiative, so you begin the round. The suit of a card says which actions you can take, its pips how many. Lead Administration 3.',
  'chapter.lead.done':
    'Three pips, three actions: each of them Tax, Repair or Influence. The higher the number of a card, the fewer its pips.',
  'chapter.tax.title': 'Tax your city',
  'chapter.tax.body':
    'Spend the first pip on Tax and choose your city at Hex 1: the planet with the little hexagon in cluster 1. It is a planet of Material, so that is what the city yields.',
  'chapter.tax.done':
    'The token lies in a slot of your board. Your own cities can be taxed wherever they are, each of them once a turn.',
  'chapter.control.title': 'Control',
  'chapter.control.body':
    'At Crescent 4 you have two fresh ships and nobody else has any: you control the system. So you can tax even Marek’s city there. Do it and put the Fuel into the highlighted slot.',
  'chapter.control.done':
    'Fuel for you, and one of Marek’s agents as a Captive. Control belongs to whoever has the most fresh ships. Damaged ships and buildings do not count; on a tie nobody has it.',
  'chapter.influence.title': 'Agents at the Court',
  'chapter.influence.body':
    'Four cards lie in the Court. Influence puts one of your agents on one of them. Spend your last pip on Shipping Interest, where Zofia has an agent already.',
  'chapter.influence.done':
    'One against one: not enough. To take the card you need more agents on it than anyone else, and an action of its own. You will come back to it.',
  'chapter.surpass.title': 'Surpass',
  'chapter.surpass.body':
    'A new round: Marek has led Mobilization 3. A higher card of the same suit surpasses it and brings you all its own pips. Play Mobilization 5.',
  'chapter.surpass.done':
    'Two pips for Move or Influence. Whoever has surpassed with the highest card takes the initiative when the round ends.',
  'chapter.follow.title': 'Copy or pivot',
  'chapter.follow.body':
    'Marek leads Aggression 6, and you cannot surpass it. Any other card still gives one action: face down it copies the suit of the lead card, face up it pivots to its own. Play Construction 4 in either way.',
  'chapter.follow.done':
    'As a copy it gives one action of Aggression: Battle, Move or Secure. As a pivot, one of Construction: Build or Repair. Its own three pips do not count.',
  'chapter.declare.title': 'Declare an ambition',
  'chapter.declare.body':
    'Power comes from declared ambitions. Whoever leads may declare the one shown on the card. Lead Construction 2 and declare Tycoon, which counts Material and Fuel.',
  'chapter.declare.done':
    'The best marker lies on Tycoon: 5 power for first place, 3 for second. The price is the zero marker: your lead card is a 0 now, and any Construction card surpasses it.',
  'chapter.seize.title': 'Seize the initiative',
  'chapter.seize.body':
    'Zofia leads Administration, Marek copies, and you have pivoted. Before your action you may add a second card face down and seize the initiative. Choose any of your cards for it.',
  'chapter.seize.done':
    'The next round is yours to lead, and nobody can take that from you in this one. But a card less is a turn less in this chapter. Whoever holds the initiative may also pass it on instead of leading.',
  'chapter.build.title': 'Build',
  'chapter.build.body':
    'Where you have a piece, you can build a city or a starport in an empty building slot. Each starport builds one ship a turn. Build a city at Hex 6 and a ship at Hex 4.',
  'chapter.build.done':
    'The city has left your board and opened a slot for resources. The last two cities add power to ambitions you win. Where a rival has control, what you build arrives damaged.',
  'chapter.prelude.title': 'Prelude',
  'chapter.prelude.body':
    'You have pivoted, which is a single pip. But first comes the Prelude, where resources buy more actions. Spend your Material, choose Repair, then either your starport or your ship.',
  'chapter.prelude.done':
    'Repaired, and your pip is still there. Material builds or repairs, Fuel moves, a Relic secures, a Psionic takes an action of the lead card’s suit, and a Weapon lets your pips battle.',
  'chapter.move.title': 'Move',
  'chapter.move.body':
    'Move takes any number of your ships from one system to an adjacent one. Take both ships from Gate 6 to Crescent 6, where Zofia has a single one.',
  'chapter.move.done':
    'Two fresh ships against one: you control Crescent 6. Ships may share a system in peace; there is a battle only when someone takes that action.',
  'chapter.catapult.title': 'Catapult',
  'chapter.catapult.body':
    'A move that begins at your starport goes on from gate to gate. Take all three ships from Hex 4 to Gate 4 and straight on to Gate 1.',
  'chapter.catapult.done':
    'Two systems for one pip. Marek controlled Gate 1, so the way ended there, as it does at any planet. At other gates you may go on, and leave some of the ships behind.',
  'chapter.secure.title': 'Secure',
  'chapter.secure.body':
    'Back to the Court: on Shipping Interest you have two agents by now, Zofia one. Secure the card with a pip of Aggression.',
  'chapter.secure.done':
    'The Guild card is yours, with its effect, and counts as a Fuel for Tycoon. Zofia’s agent is your Captive; Captives count for Tyrant. A Vox card would have taken effect at once.',
  'chapter.battle.title': 'Battle',
  'chapter.battle.body':
    'At Gate 1 your three ships face two of Marek’s. Each ship is worth one die: skirmish is safe, assault is stronger but may hurt you, raid steals. Take one assault die and two skirmish dice, then deal your hits.',
  'chapter.battle.done':
    'Lucky or not: a hit damages a fresh ship and destroys a damaged one, which becomes a Trophy for Warlord. Assault may also hit your own ships, or let each fresh ship of the defender strike back.',
  'chapter.outrage.title': 'Outrage',
  'chapter.outrage.body':
    'Your dice leave one hit, and Marek has no ship at Crescent 4: a building must take it. Destroy his damaged city, then ransack the Court: take a card on which he has an agent.',
  'chapter.outrage.done':
    'The city is a Trophy, and so are the rival agents from the card. But you have provoked Outrage: your Fuel is gone, Fuel cards would be too, and from now on Fuel gives you no action in the Prelude.',
  'chapter.raid.title': 'Raid',
  'chapter.raid.body':
    'Another try, with raid dice: they show three keys. Keys steal from Marek; each of his slots and Guild cards has its raid cost. Spend all three keys as you like.',
  'chapter.raid.done':
    'Raid dice can be taken where the defender has a building. They never hit ships of the defender, only buildings, and often your own ships.',
  'chapter.score.title': 'The chapter ends',
  'chapter.score.body':
    'No hand has a card left, and this turn is the last. For Tycoon you have three icons, Marek two, Zofia one. For Warlord Zofia and you are tied with two Trophies each. End your turn.',
  'chapter.score.done':
    'Tycoon: 5 power for you, 3 for Marek. A tie for first place is only worth second: Warlord gives you and Zofia 2 each. The Trophies return to their owners, one marker turns to its better side, and everyone has a new hand.',
  'chapter.end.title': 'How it ends',
  'chapter.end.body':
    'The game ends after chapter five, or after one in which someone reaches 30 power; with two players 33, with four 27. Most power wins. Click anything at the table that isn’t highlighted to see why you can’t choose it. Now play a match of your own!',
} as const;
