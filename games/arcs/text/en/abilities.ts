/** What cards do and what icons mean. */
export const abilities = {
  tax: 'Gain a resource of the type of one of your cities, or of a rival city you control; from a rival city you capture an agent as well. Each city once in a turn.',
  build:
    'Build a city or a starport in an empty slot where you have a piece, or a ship at one of your starports. In a system that a rival controls it arrives damaged.',
  move: 'Move any of your ships from one system to an adjacent one. From your starport they may catapult on from gate to gate.',
  repair: 'Make one of your damaged ships or buildings fresh.',
  influence: 'Put one of your agents on a Court card.',
  secure:
    'Take a Court card on which you have more agents than any rival. Rival agents on it become your Captives.',
  battle: 'Attack a rival in a system with your ships: up to one die for each of your ships there.',

  material: 'Prelude: build or repair. Counts for Tycoon.',
  fuel: 'Prelude: move. Counts for Tycoon.',
  weapon: 'Prelude: this turn your pips may also be spent on battles. Counts for no ambition.',
  relic: 'Prelude: secure. Counts for Keeper.',
  psionic: 'Prelude: take an action of the lead card’s suit. Counts for Empath.',

  tycoon: 'Most Material and Fuel: tokens and Guild cards.',
  tyrant: 'Most Captives.',
  warlord: 'Most Trophies.',
  keeper: 'Most Relics: tokens and Guild cards.',
  empath: 'Most Psionics: tokens and Guild cards.',

  lead: 'Face up, any card: an action of its suit for each pip.',
  surpass: 'Face up, lead suit, higher number: an action for each pip.',
  copy: 'Face down, any card: one action of the lead suit.',
  pivot: 'Face up, another suit: one action of your card’s suit.',
  seize: 'Face down, beside the card you play: no action, but the initiative is yours.',

  skirmish: 'A hit on three of six faces, and no risk.',
  assault: 'Most hits, but your own ships suffer too.',
  raid: 'Keys to steal with and hits on buildings; your ships are at risk. Only against a defender with a building here, or with none on the map.',
  hit: 'A hit on a defending ship; with no ship left, on a defending building.',
  'self-hit': 'A hit on one of your attacking ships.',
  intercept:
    'Your attacking ships take as many hits as there are fresh defending ships. Once in a battle.',
  'building-hit': 'A hit on a defending building.',
  key: 'Pays for stealing a resource or a Guild card from the defender.',

  ship: 'Fresh ships give control of a system. A damaged ship still moves and fights.',
  city: 'Is taxed for resources; once built, it uncovers slots or a bonus on your board. Whoever destroys it provokes Outrage.',
  starport: 'Builds one ship in a turn, and ships that start from it can catapult.',
  agent: 'Wins Court cards. Once captured it is a Captive, once ransacked a Trophy.',

  manufacture: 'Instead of building: gain 1 Material.',
  synthesize: 'Instead of building: gain 1 Fuel.',
  pressgang:
    'Instead of building: return any number of your Captives; for each gain a resource of your choice.',
  execute: 'Instead of influencing: turn any number of your Captives into Trophies.',
  abduct:
    'Instead of a battle: choose a Court card with fewer rival agents than you have Weapon icons, and capture all rival agents on it.',
  trade:
    'Instead of taxing: choose a rival city you control. Take from its owner a resource of its type and give one of a type the owner lacks.',
  summon: 'Instead of building, once in a turn: build a ship at any city you control.',
  'fire-rifles':
    'Instead of a battle: take up to one skirmish die for each of your fresh ships in a system and shoot at a rival in an adjacent one: a hit for each icon, ships first.',
  nurture: 'Instead of building: tax one of your cities.',
  prune:
    'Instead of repairing: replace your starport in a building slot with a city, or your city with a starport.',

  'loyal-engineers':
    'If you provoke Outrage, keep this card. You may spend any resource as Material; when you do so for its Prelude action, Outrage does not matter.',
  'mining-interest':
    'Manufacture (build): gain 1 Material. Prelude: you may discard this card to gain up to as many Material as you have empty resource slots; when the supply runs out, steal the rest from rivals.',
  'material-cartel':
    'The Material supply lies on this card and counts as yours, but you cannot spend it. After scoring, rivals discard all their Material. Prelude: you may discard this card to steal 1 Material.',
  'admin-union':
    'Prelude: you may lay this card beside an Administration card that was played face up this round. When the round ends, take that card into your hand and discard this one.',
  'construction-union':
    'Prelude: you may lay this card beside a Construction card that was played face up this round. When the round ends, take that card into your hand and discard this one.',
  'fuel-cartel':
    'The Fuel supply lies on this card and counts as yours, but you cannot spend it. After scoring, rivals discard all their Fuel. Prelude: you may discard this card to steal 1 Fuel.',
  'loyal-pilots':
    'If you provoke Outrage, keep this card. You may spend any resource as Fuel; when you do so for its Prelude action, Outrage does not matter.',
  gatekeepers:
    'When you attack in a gate, you may take up to 2 dice more. Prelude: you may discard this card to place 1 ship in each gate.',
  'shipping-interest':
    'Synthesize (build): gain 1 Fuel. Prelude: you may discard this card to gain up to as many Fuel as you have empty resource slots; when the supply runs out, steal the rest from rivals.',
  'spacing-union':
    'Prelude: you may lay this card beside a Mobilization card that was played face up this round. When the round ends, take that card into your hand and discard this one.',
  'arms-union':
    'Prelude: you may lay this card beside an Aggression card that was played face up this round. When the round ends, take that card into your hand and discard this one.',
  'prison-wardens':
    'Pressgang (build): return any number of your Captives; for each gain a resource of your choice. Execute (influence): turn any number of your Captives into Trophies. Prelude: you may discard this card to place 3 ships in a system you control.',
  skirmishers:
    'After you roll in a battle, you may reroll up to as many skirmish dice as you have Weapon icons. Prelude: you may discard this card to place 3 ships in a system you control.',
  'court-enforcers':
    'Abduct (battle): choose a Court card with fewer rival agents than you have Weapon icons, and capture all rival agents on it. Prelude: you may discard this card to place 3 ships in a system you control.',
  'loyal-marines':
    'If you provoke Outrage, keep this card. You may spend any resource as a Weapon; when you do so for its Prelude action, Outrage does not matter. Prelude: you may discard this card to place 3 ships in a system you control.',
  'lattice-spies':
    'Prelude, before any other action: you may discard this card to seize the initiative.',
  farseers:
    'When you declare an ambition, look at a rival’s hand; you may swap one action card with that rival. Prelude: you may discard this card and any number of your action cards to draw as many and one more from the bottom of the action discard pile.',
  'secret-order': 'When you declare Keeper or Empath, you do not place the zero marker.',
  'loyal-empaths':
    'If you provoke Outrage, keep this card. You may spend any resource as a Psionic; when you do so for its Prelude action, Outrage does not matter.',
  'silver-tongues':
    'Prelude: you may discard this card to steal a resource or a Guild card from a rival.',
  'loyal-keepers':
    'If you provoke Outrage, keep this card. You may spend any resource as a Relic; when you do so for its Prelude action, Outrage does not matter.',
  'sworn-guardians':
    'Rivals cannot steal your resources or your other Guild cards. When this card is stolen, bury it.',
  'elder-broker':
    'Trade (tax): choose a rival city you control. Take from its owner a resource of its type and give one of a type the owner lacks. Prelude: you may discard this card to gain 1 Material, 1 Fuel and 1 Weapon.',
  'relic-fence': 'Prelude, once in a turn: you may discard a resource to gain 1 Relic.',
  'galactic-bards':
    'When you surpass or pivot, you may declare the ambition of your card before any action, if none has been declared this round. You do not place the zero marker.',

  'mass-uprising':
    'When secured: choose a cluster and place 1 ship in each of its systems. Discard this card.',
  'populist-demands':
    'When secured: you may declare any ambition; you do not place the zero marker. Discard this card.',
  'outrage-spreads':
    'When secured: you may choose a resource type, and every player provokes Outrage of it. Discard this card.',
  'song-of-freedom':
    'When secured: you may return a city you control to its owner’s board; if you do, you may seize the initiative. Shuffle this card into the Court deck.',
  'guild-struggle':
    'When secured: you may steal a Guild card. Then all Guild cards in the Court discard pile are shuffled into the Court deck. Discard this card.',
  'call-to-action':
    'When secured: draw a card from the bottom of the action discard pile. Discard this card.',

  elder:
    'Beloved: after defending in a battle in which the attacker took a Trophy, you may influence. Rivals cannot ransack the Court when they battle you. Just: when Tyrant is scored, second place gives you nothing, and first place gives you the Power of second place without a city bonus.',
  mystic:
    'Attuned: when you copy or pivot to tax, gain 1 Psionic as well. Cryptic: you begin with your agents on the Outrage spaces of Material and Fuel.',
  'fuel-drinker':
    'Insatiable: when you copy or pivot to tax, gain 1 Fuel as well. Lavish: after Tycoon has been scored, discard all your Fuel.',
  upstart:
    'Ambitious: when you declare an ambition, you may gain a resource of your choice. Callow: you cannot tax a city you do not control, not even your own.',
  rebel:
    'Committed: when you attack, you must take 2 dice more. Disorganized: each of your moves takes 2 ships at most.',
  warrior:
    'Tactical: when you copy or pivot to battle, you may move once, before or after it. Violent: when Empath is scored, second place gives you nothing, and first place gives you the Power of second place without a city bonus.',
  feastbringer:
    'Charismatic: when you copy or pivot to secure, you may influence once, before or after it. Generous: to declare an ambition you must give one of your Guild cards to the rival with least Power.',
  demagogue:
    'Bold: when you declare an ambition, you may put 1 agent on each of any number of Court cards. Paranoid: you cannot secure a Guild card on which you have only 1 agent. Ignored when ransacking.',

  'tool-priests': 'Summon (build): once in a turn, build a ship at any city you control.',
  'galactic-rifles':
    'Fire Rifles (battle): take up to one skirmish die for each of your fresh ships in a system and shoot at a rival in an adjacent one: a hit for each icon, ships first, then buildings.',
  'sprinter-drives':
    'After a move you may move one group of the fresh ships that moved and stand in the same system once more.',
  'mirror-plating':
    'When a rival battles you with assault dice, add one intercept to what was rolled.',
  'hidden-harbors':
    'You always build ships fresh. Nobody may take raid dice against you in a system with a fresh starport of yours.',
  'signal-breaker':
    'If all your attacking ships are fresh when the battle begins, ignore one intercept you rolled.',
  'repair-drones': 'After a battle in which you attacked, repair one of the attacking ships.',
  'gate-ports':
    'You may build a starport on a gate, one on each. When rival ships enter a gate that you control and where you have a fresh starport, capture one of that rival’s agents.',
  'cloud-cities':
    'You may build a city on a planet outside its slots, one on each planet, if you also spend a resource of its type.',
  'living-structures':
    'Nurture (build): tax one of your cities. Prune (repair): replace your starport in a building slot with a city, or your city with a starport.',
  'gate-stations':
    'You may build a city on a gate, one on each. It has the types of all cities on the planets of its cluster: whoever taxes it chooses one of them, whoever destroys it provokes Outrage of all.',
  'railgun-arrays':
    'When you defend with at least one fresh ship, the attacker takes 1 hit on an attacking ship before collecting dice.',
  'ancient-holdings': 'Holds one resource. Its raid cost is 4.',
  'seeker-torpedoes':
    'After you roll in a battle, you may reroll up to one assault die for each of your fresh attacking ships.',
} as const;
