/** What the board, the cards and the panels say. */
export const uiMessages = {
  'where.setup': 'Setting up',
  'where.round': 'Round {round} · {laid} of {all} regions',
  'ui.map': 'The chart',
  'ui.explore': 'Explore',
  'ui.explore.cell': 'Unknown waters: column {x}, row {y}',
  'ui.block': 'A place for a region: column {x}, row {y}',
  'ui.laying.turn': 'Turn the region',
  'ui.laying.shift': 'Shift the region',
  'ui.laying':
    'Lay the region at column {x}, row {y}{quarters, plural, =0 {, as printed} one {, turned once} other {, turned # times}}',
  'ui.flagship': '{loaded, select, yes {loaded flagship} other {flagship}} of {player}',
  'ui.figure':
    '{figure, select, flagship {Flagship} patrol {Patrol} stronghold {Stronghold} cutter {Cutter} other {Gunship}} of {player}',
  'ui.patrols': '{count, plural, one {# Patrol} other {# Patrols}}',
  'ui.strongholds': '{count, plural, one {# Stronghold} other {# Strongholds}}',
  'ui.comrades': '{count, plural, one {# Comrade} other {# Comrades}}',
  'ui.treasure': 'treasure of {gold, plural, one {# gold} other {# gold}}',
  'ui.region': '{tile}: wealth {wealth}, control Squadron {squadron}, Union {union}',
  'ui.wealth': 'Wealth {wealth}',
  'ui.control': '{player}: {points, plural, one {# control point} other {# control points}}',
  'ui.control.nobody': 'Tie: nobody would score here now.',
  'ui.control.leader':
    'If the round ended now, {player} would gain {fame, plural, one {# fame} other {# fame}}.',
  'ui.slot':
    '{name}: {state, select, damaged {damaged} die {a die showing {value}} any {empty, takes any die} other {empty, takes {values}}}',
  'ui.crew': 'Your crew',
  'ui.crew.none': 'No crew yet',
  'ui.crew.card': '{card}, crew, suit {suit}',
  'ui.dice': 'Your dice',
  'ui.die': 'A die showing {value}',
  'ui.dice.turn':
    '{count, plural, =0 {all placed this turn} one {# to place this turn} other {# to place this turn}}',
  'ui.dice.round':
    '{count, plural, =0 {none left this round} one {# left this round} other {# left this round}}',
  'ui.dice.left': 'Dice left: {values}',
  'ui.dice.none': 'No dice left',
  'ui.supply': 'Supply',
  'ui.gold': '{gold} gold',
  'ui.damage': '{damage, plural, one {# damage} other {# damage}}',
  'ui.plans': 'Your plans',
  'ui.plans.none': 'None in hand',
  'ui.plans.count': '{count, plural, one {# plan} other {# plans}} in hand',
  'ui.plan': 'Plan: {plan}',
  'ui.ready': '{count} ready',
  'ui.inSupply': '{count} in supply',
  'ui.cargo': 'Cargo',
  'ui.cargo.count': '{count} of {limit}',
  'ui.cargo.card': '{goods} for {destination} (card {card})',
  'ui.delivered': '{count, plural, one {# card delivered} other {# cards delivered}}',
  'ui.pledges': 'Your pledges',
  'ui.pledge': 'Pile {pile}, {name}: {count, plural, one {# card} other {# cards}}',
  'ui.pledge.unknown': 'face down',
  'ui.rewards': 'Your rewards',
  'ui.reward':
    '{cell}{marker, select, white { (white marker here)} black { (black marker here)} other {}}',
  'ui.battle': 'Battle',
  'ui.battle.attacker':
    'attacks with {figure, select, flagship {the flagship} patrol {a Patrol} stronghold {a Stronghold} cutter {the Cutter} other {the Gunship}}',
  'ui.battle.defender':
    'defends with {figure, select, flagship {the flagship} patrol {a Patrol} stronghold {a Stronghold} cutter {the Cutter} other {the Gunship}}',
  'ui.battle.total': 'Total',
  'ui.battle.lowered': '+{amount} Cannons',
  'ui.battle.crew': '+{amount} {card}',
  'ui.battle.stronghold': '+{amount} Stronghold',
  'ui.battle.gunship': '+{amount} Gunship',
  'ui.battle.caches': '+{amount} Weapons Cache',
  'ui.battle.secret': 'Secret Weapon: two dice',
  'ui.battle.reserves': 'May still be used',
  'ui.battle.cannons': 'may lower Cannons showing {value}',
  'ui.battle.plans': '{count, plural, one {# plan in hand} other {# plans in hand}}',
  'ui.scoring': 'Scoring of round {round}',
  'ui.scoring.region': 'Region',
  'ui.scoring.nobody': 'nobody',
  'ui.fame': 'Fame',
  'ui.market': 'Market',
  'ui.market.deck': 'deck {count}',
  'ui.tiles': '{count, plural, one {# region to find} other {# regions to find}}',
  'ui.market.empty': 'The market is empty',
  'ui.market.card':
    '{card}, suit {suit}, costs {cost, plural, =0 {a die} one {# gold} other {# gold}}; as cargo: {goods} for {destination}',
  'ui.board': 'Board of the {faction}',
  'ui.first': 'first player',
  'ui.inspect.cost': '{cost, plural, =0 {a die of any value} one {# gold} other {# gold}}',
  'ui.inspect.owner': 'Held by {player} as {as, select, crew {crew} other {cargo}}',
  'ui.inspect.plan.action': 'Played as an action',
  'ui.inspect.plan.battle': 'Played at the start of one of your battles',
  'ui.inspect.anyDie': 'Takes a die of any value',
  'ui.inspect.dice': 'Takes only: {values}',
  'ui.inspect.dashed': 'Dashed frame: it can’t be damaged.',
  'ui.inspect.reward':
    'Move the white marker to a neighbouring cell, but not to the black one; you may take what is there.',
  'ui.inspect.pledge':
    'At the end each card brings 1 fame for every region of its suit that this faction controls.',
  'ui.terrain.sea': 'Open sea',
  'ui.terrain.island':
    'Island: recruit, and for Smugglers smuggle and deliver, when your flagship is here.',
  'ui.terrain.wreckage': 'Wreckage: every figure that moves in takes 1 damage.',
  'ui.terrain.harbor':
    'Harbour: when your flagship anchors here, repair 2 damage or move a placed die to your Cannons.',
  'ui.terrain.fog': 'Fog: nobody battles here.',
  'ui.terrain.current': 'Strong current: whoever moves in is pushed on at once.',
  'ui.terrain.tailwind': 'Tailwind {value}: with a {value} on Tailwind you get here directly.',
  'ui.terrain.treasure':
    'Treasure: when your flagship anchors here, you may take {gold, plural, one {# gold} other {# gold}}.',
  'ui.action.sail': 'Move your flagship 1 or 2 spaces.',
  'ui.action.sail.bluefin':
    'Move your flagship 1 or 2 spaces. Where it anchors, you may place a Patrol.',
  'ui.action.sail.union':
    'Move your flagship 1 or 2 spaces. If it anchors at an island, place 2 Ready Comrades there or gain 2.',
  'ui.action.full-sail':
    'Move your flagship at least 1 space and at most as many as the die shows.',
  'ui.action.tailwind':
    'You may move your flagship directly to a space whose tailwind shows the value of the die.',
  'ui.action.cannons':
    'Your figures are loaded until the end of the round. In battle you may lower this die to add as much to your roll.',
  'ui.action.order': 'Up to 4 Patrols move 1 space each.',
  'ui.action.bombard': 'Remove all Comrades from the island in the region of your flagship.',
  'ui.action.deploy': 'Place a Patrol with your flagship or on an adjacent space.',
  'ui.action.assemble':
    'Place up to 4 Ready Comrades on the island in the region of your flagship.',
  'ui.action.inspire': 'Place a Ready Comrade on each of up to 4 islands.',
  'ui.action.rally': 'If your flagship is at an island, gain 4 Comrades.',
  'ui.action.negotiate':
    'At an island, recruit a card of any suit for free; remove a Comrade from there to recruit one more.',
  'ui.action.repair': 'Repair up to 2 damage.',
} as const;
