/** Why something cannot be done now, and what would make it possible. */
export const why = {
  'why.space.here': 'It is already here.',
  'why.space.far': 'A step goes to an adjacent space, and this one isn’t.',
  'why.space.wind': '{source} does not lead here.',
  'why.space.die': 'First choose a die and put it on Sail or Tailwind: then your flagship moves.',
  'why.space.noDice':
    'You have placed your dice for this turn. Your flagship sails again on your next turn.',
  'why.space.slot':
    'First choose a slot for the {value}: on Sail or Tailwind it moves your flagship.',
  'why.space.deploy': 'Deploy reaches only your flagship’s space and the spaces next to it.',
  'why.space.order': 'None of your Patrols is here, or it has already taken its step.',
  'why.space.start': 'You cannot start here: choose one of the highlighted spaces.',
  'why.space.yourTurn': 'Ships move on their owner’s turn, with a die on Sail or Tailwind.',
  'why.space.after':
    'Answer this first. Ships move with a die on Sail or Tailwind, and you still have {dice, plural, one {# die} other {# dice}} to place this turn.',
  'why.space.nextTurn':
    'Ships move with a die on Sail or Tailwind, and you have placed all dice of this turn.',

  'why.slot.other':
    'This slot belongs to {player}: you can only damage it, for example by winning a battle.',
  'why.slot.alike': 'This slot is just like the highlighted one: choose that one.',
  'why.slot.damaged':
    'This slot is damaged: repair it first, with a die on Repair or in a harbour.',
  'why.slot.ship': 'Damage to the Cutter and the Gunship cannot be repaired.',
  'why.slot.taken': 'A {value} lies here until the end of the round.',
  'why.slot.die': 'First choose one of your dice; then its slot.',
  'why.slot.noDice': 'You have placed your dice for this turn.',
  'why.slot.value': 'This slot does not take a {value}.',
  'why.slot.sound': 'This slot isn’t damaged: there is nothing to repair.',
  'why.slot.spared': 'This slot can’t take damage right now.',
  'why.slot.yourTurn': 'You place dice on your turn, two each time.',
  'why.slot.after':
    'Answer this first. Then you still have {dice, plural, one {# die} other {# dice}} to place this turn.',
  'why.die.placing': 'You are placing this {value}: now choose its slot.',
  'why.die.other': 'You are placing the {value}: first choose a slot for it.',

  'why.region.squadron':
    'You don’t choose a region now. To control {tile}, bring Patrols, Strongholds or your flagship there: its wealth ({wealth}) counts at the end of the round.',
  'why.region.union':
    'You don’t choose a region now. To control {tile}, bring Comrades to its island or ships to the region: its wealth ({wealth}) counts at the end of the round.',
  'why.region.smuggler':
    'Smugglers don’t control regions. Deliver cargo at the island of {tile}: that brings fame and raises its wealth, now {wealth}.',
  'why.market.die':
    '{card} costs a die. You recruit it on your turn at an island of its suit: {suit}.',
  'why.market.dear':
    '{card} costs {cost} gold, and you have {gold}. You recruit it on your turn at an island of its suit: {suit}.',
  'why.market.island':
    'You can take {card} on your turn at an island of its suit: {suit}. Recruiting costs {cost} gold; you have {gold}.',
  'why.crew.passive': '{card} works by itself: there is nothing to choose.',
  'why.crew.action': 'You can use {card} as an action on your turn, without a die.',
  'why.crew.die': '{card} works when you place a die on its slot, on your turn.',
  'why.crew.other': '{card} is in {player}’s crew.',
  'why.cargo.mine':
    'You deliver this on your turn, with your flagship at an island of this suit: {suit}.',
  'why.cargo.other': 'This is {player}’s cargo.',
  'why.plan.action': 'You can play {plan} as an action on your turn.',
  'why.plan.battle': 'You can play {plan} only when a battle of one of your ships begins.',
  'why.ship': 'This ship moves with a die on its slot: choose a die on your turn, then the slot.',
  'why.reward': 'You choose a reward when you gain one: after a delivery or a victory.',
  'why.pile': 'You choose a pile when you deliver cargo.',
  'what.board.mine': 'This is your board: choose its dice and slots below the map.',
  'what.board.other': 'This is {player}’s board. You can only look at it.',
} as const;
