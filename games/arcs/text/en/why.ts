import { type } from './words.ts';

/** Why something cannot be done now, and what would make it possible. */
export const why = {
  'why.map.draft': 'First everyone picks leaders and lore; then play begins.',
  'why.map.card': 'First play a card: its suit decides which actions you can take on the map.',
  'why.map.declare': 'First declare, seize or continue; then come your Prelude and your pips.',
  'why.map.prelude':
    'First spend a resource, or go on to your {pips, plural, one {pip} other {# pips}}: actions are paid with these.',
  'why.map.action': 'First choose an action; then where you take it.',
  'why.map.busy':
    'First finish this action. {pips, plural, =0 {Then your turn goes on.} one {Then you have # pip left for another.} other {Then you have # pips left for others.}}',
  'why.map.last': 'First finish this action. It is the last of your turn.',

  'why.system.noShips': 'You have no ships here.',
  'why.system.stuck': 'Your ships here can’t leave right now.',
  'why.system.far': 'Your ships go to a system adjacent to {system}, and this one isn’t.',
  'why.system.closed': 'Your ships can’t go there with this move.',
  'why.system.tax': 'Choose a city to tax, not a system. Highlighted cities can be taxed.',
  'why.system.repair': 'You have nothing damaged here.',
  'why.system.build':
    'You can’t build here right now: a building needs an empty slot and one of your pieces in the system, a ship needs one of your starports.',
  'why.system.noRivals': 'There is no rival here to battle.',

  'why.building.starport': 'Only cities are taxed. This is a starport.',
  'why.building.tax': 'This city is {player}’s. You can tax it if you control its system.',
  'why.building.other':
    '{kind, select, city {This city is {player}’s.} other {This starport is {player}’s.}}',
  'why.building.sound': 'It is not damaged: there is nothing to repair.',
  'why.building.hit':
    'This one can’t take the hit: ships come first, and only pieces in the battle count.',

  'why.slot.covered': 'A city on your board covers this slot: it opens when the city is built.',
  'why.slot.otherEmpty': 'This slot belongs to {player} and is empty.',
  'why.slot.other':
    'This resource belongs to {player}. You can only get it by stealing, for example in a raid.',
  'why.slot.empty':
    'This slot is empty. Tokens come here when you gain them, most often by taxing.',
  'why.slot.alike': 'This one is worth the same as the highlighted one: choose that one.',
  'why.slot.soon': 'You can spend resources in your Prelude, right after you play a card.',
  'why.slot.over': 'This turn’s Prelude is over. You can spend resources in your next one.',
  'why.slot.prelude': 'You spend resources in your Prelude, before your pips.',

  'why.card.played': '{player} has played {card} this round.',
  'why.card.yourTurn': 'You can play {card} on your turn.',
  'why.card.mulligan': 'First decide whether you keep this hand.',
  'why.card.one':
    'You play one card each turn, and you have already played it. You can play {card} next round.',
  'why.play': '{player} has copied with a card face down. Nobody else sees it.',
  'what.hand.mine': 'These are your cards: choose one of them below the map when it is your turn.',
  'why.hand.other':
    '{count, plural, =0 {{player} has no cards in hand.} one {{player} has # card in hand. You cannot see it.} other {{player} has # cards in hand. You cannot see them.}}',

  'why.court.secure':
    'You have {mine, plural, one {# agent} other {# agents}} here, a rival has {rivals}: to secure this card you need more than any one rival.',
  'why.court.ready':
    'You have more agents here than any rival: take a Secure action to gain this card.',
  'why.court.influence':
    'To gain this card, put agents on it with Influence, then take it with Secure. You have {mine} here, the strongest rival {rivals}; {agents, plural, one {# agent is} other {# agents are}} in your supply.',
  'why.guild.other':
    '{player} has {court}. You can only get it by stealing, for example in a raid.',
  'why.guild.lasting': '{court} works by itself: there is nothing to choose.',
  'why.guild.prelude': 'You can use {court} in your Prelude, before your pips.',
  'why.newAction':
    '{card} gives you a new action: you can choose it among your actions, with a pip.',
  'why.person.draft': 'Players pick these one after another in the draft.',
  'why.person.mine': '{card} works by itself: there is nothing to choose.',
  'why.person.other': '{card} belongs to {player} and can’t be taken.',

  'why.ambition.none':
    'All ambition markers are in use: nobody can declare any more in this chapter.',
  'why.ambition.lead':
    'First lead a {number} or a 7: right after that you can declare this ambition.',
  'why.ambition.late': 'Ambitions are declared right after leading a card, before the Prelude.',
  'why.ambition.declared':
    'It is declared and will be scored at the end of the chapter. The player who leads can declare it again.',
  'why.ambition.later':
    'It is declared right after leading a {number} or a 7. The player with the initiative leads.',
  'why.resource': `You gain ${type()} by taxing a city on such a planet. In the supply: {count}.`,
  'what.captive': '{player}’s Captives count for Tyrant. There is nothing to choose here now.',
  'what.die': 'These dice have been rolled; their results are resolved one after another.',
} as const;
