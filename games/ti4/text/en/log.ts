import { assimilator, aUnit, goods, hits, lots, units, unitsOf } from './words.ts';

/** What has happened. */
export const log = {
  'log.draftBegins': '{player} is drawn to begin the order of choice.',
  'log.banned': '{player} bans {faction}.',
  'log.bansOver':
    '{count, plural, =0 {Nobody bans anything} one {No more bans after the first} other {No more bans after #}}: the players need all the factions that are left.',
  'log.tookSlice': '{player} takes slice {number}.',
  'log.tookPosition': '{player} takes place {number} at the table.',
  'log.placedTile': '{player} places {system}.',
  'log.laidOut': 'The galaxy is laid out. {speaker} is the speaker.',
  'log.faction': '{player} plays {faction}.',
  'log.secretDrawn':
    '{player} draws a secret objective{known, select, true {: {objective}} other {}}.',
  'log.secretReturned': '{player} returns a secret objective to the deck.',
  'log.revealed': 'New public objective: {objective}.',
  'log.bonusGoods': `{player} starts with ${goods()}.`,

  'log.round': 'Round {round} begins.',
  'log.phase':
    '{phase, select, strategy {Strategy phase} action {Action phase} agenda {Agenda phase} other {Status phase}}.',
  'log.tookCard': `{player} takes {card}{goods, plural, =0 {} one { with # trade good} other { with # trade goods}}.`,
  'log.goodsOnCards': 'Each card that nobody took gets 1 trade good: {cards}.',
  'log.swappedCards': '{player} gives {gives} to {other} and takes {gets}.',

  'log.turn': '{player} is next.',
  'log.passed': '{player} passes.',
  'log.strategic': '{player} plays {card}.',
  'log.secondary': '{player} uses the secondary ability of {card}.',
  'log.declinedSecondary': '{player} does not use {card}.',
  'log.component': '{player} takes an action: {power}.',
  'log.used': '{player} uses {power}.',

  'log.gainedTokens':
    '{player} gains command tokens. Tactic: {tactic}, fleet: {fleet}, strategy: {strategy}.',
  'log.redistributed':
    '{player} redistributes command tokens. Tactic: {tactic}, fleet: {fleet}, strategy: {strategy}.',
  'log.paid': `{player} pays with {with, select, planets {{planets}} goods {${goods('goods')}} other {{planets}, plus ${goods('goods')}}}.`,
  'log.gainedGoods': `{player} gains ${goods()}.`,
  'log.replenished':
    '{player} replenishes commodities{count, plural, =0 {; there is nothing to replenish} one { (# new)} other { (# new)}}.',
  'log.traded': `{player} and {other} trade. {player} gives ${lots('gives')}, {other} gives ${lots('gets')}{known, select, true { ({swapped})} other {}}.`,
  'log.newSpeaker': '{player} is the new speaker.',
  'log.tokenPlaced': '{player} places a command token in {system}.',
  'log.tokenRecalled': '{player} takes a command token back from {system}.',
  'log.readied': '{player} readies {planet}.',
  'log.built': `{player} builds ${aUnit} on {planet}.`,
  'log.placed': `{player} places ${unitsOf} in {system}.`,
  'log.landedFresh': `{player} places ${unitsOf} on {planet}.`,
  'log.produced': `{player} produces in {system}: ${units}.`,
  'log.researched': '{player} researches {technology}.',
  'log.pillaged':
    '{player} takes a {thing, select, goods {trade good} other {commodity}} from {other}.',
  'log.ambush': `{player} uses Ambush. Dice: {dice}, ${hits}.`,
  'log.sawHand':
    '{player} looks at the action cards of {other}{known, select, true {: {actionCards}} other {}}.',
  'log.tookFromHand':
    '{player} takes an action card from {other}{known, select, true {: {actionCards}} other {}}.',
  'log.foretold':
    '{player} predicts with {power}: {aim, select, for {for} against {against} player {{other}} other {{target}}}.',
  'log.assimilated': `{player} assimilates {technology} with token ${assimilator}.`,
  'log.lostTechnology': '{player} no longer has {technology}.',
  'log.joinedCombat': '{player} sends {count} infantry into the space combat as ships.',

  'log.activated': '{player} activates {system}.',
  'log.moved': `{player} moves from {from} to {to}: ${units}.`,
  'log.riftRoll': `{player} rolls {die} for ${aUnit} from {system} in the gravity rift. {lost, select, 0 {It gets through.} other {It is lost with everything aboard.}}`,
  'log.removed': `{player} removes ${unitsOf} from {system}.`,
  'log.turnEnded': '{power} ends the turn of {player}.',
  'log.stayed': `The way through the wormhole is gone: ${aUnit} of {player} stays in {system}.`,
  'log.wormholeMoved':
    '{player} puts the {wormhole, select, alpha {alpha} other {beta}} wormhole token into {system}.',
  'log.initiativeZero': '{player} has initiative 0 in this round.',

  'log.cannons': `{player} fires Space Cannons at {rival} in {system}. Dice: {dice}, ${hits}.`,
  'log.barrage': `{player} uses Anti-Fighter Barrage. Dice: {dice}, ${hits}.`,
  'log.spaceCombat': 'Space combat in {system}: {attacker} attacks {defender}.',
  'log.combatRoll': `{player} rolls. Dice: {dice}, ${hits}.`,
  'log.retreatAnnounced': '{player} announces a retreat to {system}.',
  'log.retreated': '{player} retreats to {system}.',
  'log.sustained': `{player} uses Sustain Damage of ${aUnit}.`,
  'log.repaired': `{player} repairs ${aUnit}.`,
  'log.destroyed': `{player} loses ${unitsOf} in {system}.`,
  'log.destroyedOn': `{player} loses ${unitsOf} on {planet}.`,
  'log.combatWon': '{player} wins the space combat in {system}.',
  'log.combatDrawn': 'Nobody wins the space combat in {system}.',
  'log.bombarded': `{player} bombards {planet}. Dice: {dice}, ${hits}.`,
  'log.custodians': '{player} removes the custodians token and gains 1 victory point.',
  'log.landed': '{player} lands {count} infantry on {planet}.',
  'log.landedFighters':
    '{player} lands {count, plural, one {# fighter} other {# fighters}} on {planet}.',
  'log.fightersReturned':
    '{player} takes {count, plural, one {# fighter} other {# fighters}} from {planet} back to space.',
  'log.groundCombat': 'Ground combat on {planet}: {attacker} attacks {defender}.',
  'log.groundWon': '{player} wins the ground combat on {planet}.',
  'log.groundDrawn': 'Nobody wins the ground combat on {planet}.',
  'log.converted': 'An infantry of {rival} on {planet} joins {player}.',
  'log.gainedPlanet':
    '{player} takes control of {planet}{taken, select, true { from {rival}} other {}}.',
  'log.lostStructures': '{player} loses all structures on {planet}.',
  'log.returnRoll':
    '{player} rolls {die} for a destroyed infantry. {returns, select, 0 {It is lost.} other {It will return.}}',
  'log.returnedInfantry': '{player} gets {count} infantry back on {planet}.',

  'log.scored':
    '{player} scores {objective} ({points, plural, one {# victory point} other {# victory points}}).',
  'log.mecatolPoint': '{player} gains 1 victory point for Mecatol Rex.',
  'log.eliminated': '{player} is eliminated.',
  'log.won': '{player} wins.',
  'ending.points': 'Ended by victory points.',
  'ending.lastOne': 'Nobody else was left in the game.',
  'ending.objectives': 'No objective was left to reveal.',
  'log.objectivesOut': 'There is no objective left to reveal. The game ends.',
};
