/** What has happened, event by event. */
export const log = {
  'log.seated': 'Clockwise around the table: {order}. Factions: {factions}.',
  'log.dealt': 'The first regions are {tiles}. In the market: {market}.',
  'log.started': '{player} starts at {space}.',
  'log.round': 'Round {round}. First player: {player}.',
  'log.rolled': '{player} rolls {dice}.',
  'log.turn': 'Turn {turn}: {player}.',
  'log.placed': '{player} places a {value}: {slot}.',
  'log.changed':
    '{player} turns a {before} into a {after} for {gold, plural, one {# gold} other {# gold}}.',
  'log.setAside': '{player} sets a {value} aside.',
  'log.ended': '{player} ends the turn.',
  'log.moved':
    '{figure, select, flagship {{player}} patrol {A Patrol} stronghold {A Stronghold} cutter {The Cutter} other {The Gunship}} {how, select, step {sails to {to}} direct {moves straight to {to}} current {drifts with the current to {to}} batter {is pushed to {to}} witch {crosses the edge of the map to {to}} other {sails into the unknown: {to}}}.',
  'log.explored': '{player} discovers {tile}.',
  'log.anchored':
    '{figure, select, flagship {{player}} patrol {A Patrol} stronghold {A Stronghold} cutter {The Cutter} other {The Gunship}} anchors at {space}.',
  'log.treasure': '{player} takes {gold, plural, one {# gold} other {# gold}} from the treasure.',
  'log.harborLoaded': '{player} loads the Cannons in the harbour with a {value}.',
  'log.patrolPlaced': '{player} places a Patrol at {space}.',
  'log.patrolReturned':
    '{player} returns {count, plural, one {# Patrol} other {# Patrols}} from {space} to the supply.',
  'log.strongholdBuilt': '{player} builds a Stronghold at {space}.',
  'log.strongholdReturned': '{player} loses the Stronghold at {space}.',
  'log.shipLost': '{player} loses the {figure, select, cutter {Cutter} other {Gunship}}.',
  'log.comradesPlaced':
    '{player} places {count, plural, one {# Comrade} other {# Comrades}} in {tile}.',
  'log.comradesGained': '{player} gains {count, plural, one {# Comrade} other {# Comrades}}.',
  'log.comradesRemoved':
    '{player} removes {count, plural, one {# Comrade} other {# Comrades}} from {tile}.',
  'log.comradesMoved':
    '{player} moves {count, plural, one {# Comrade} other {# Comrades}} from {from} to {to}.',
  'log.damaged': '{player} takes damage: {slot}.',
  'log.spared': 'The damage to {player} has no effect.',
  'log.repaired': '{player} repairs {slot}.',
  'log.battle':
    'Battle at {space}: {player} ({figure, select, flagship {flagship} patrol {Patrol} stronghold {Stronghold} cutter {Cutter} other {Gunship}}) attacks {enemy} ({other, select, flagship {flagship} patrol {Patrol} stronghold {Stronghold} cutter {Cutter} other {Gunship}}).',
  'log.skipped': '{player} gives {enemy} 1 gold and does not fight.',
  'log.planPlayed': '{player} plays {plan}.',
  'log.launched':
    '{player} launches the {figure, select, cutter {Cutter} other {Gunship}} in {tile}.',
  'log.raised': '{player} raises the Cannons to {value}.',
  'log.lowered': '{player} lowers the Cannons by {pips}.',
  'log.fired':
    '{player} rolls {dice}, {total} in total; {enemy} rolls {otherDice}, {otherTotal} in total. {winner} wins.',
  'log.rerolled': '{player} rolls again: {dice}.',
  'log.victory': '{player} chooses: {victory}.',
  'log.stolen': '{player} steals {gold, plural, one {# gold} other {# gold}} from {victim}.',
  'log.called': 'The battle does not take place.',
  'log.recruited':
    '{player} recruits {card}{cost, plural, =0 {} one { for # gold} other { for # gold}}{die, plural, =0 {} one { for a die (#)} other { for a die (#)}}.',
  'log.refilled': 'New in the market: {card}.',
  'log.smuggled': '{player} smuggles {card}.',
  'log.dropped': '{player} throws {card} overboard.',
  'log.delivered': '{player} delivers {card} in {tile}.',
  'log.pledged': '{player} puts the card under pledge marker {pile}.',
  'log.crewUsed': '{player} uses {card}.',
  'log.crewLost': '{player} loses {card}.',
  'log.cardStolen':
    '{player} steals {card} from {victim} and keeps it as {as, select, crew {crew} other {cargo}}.',
  'log.gold':
    '{player} takes {gold, plural, one {# gold} other {# gold}}{why, select, documentarian { (Documentarian)} elder { (Elder)} cutpurse { (Cutpurse)} diver { (Diver)} merchant { (Merchant)} other {}}.',
  'log.fame':
    '{player} gains {fame, plural, one {# fame} other {# fame}} ({why, select, delivery {delivery} reward {reward} region {region} other {pledges}}).',
  'log.wealth': 'The wealth of {tile} is now {wealth}.',
  'log.reward': '{player} moves to the reward “{cell}”.',
  'log.scored':
    '{tile}: Squadron {squadron}, Union {union}. {fame, plural, =0 {Nobody scores} one {{winner} scores} other {{winner} scores}}.',
  'log.marketWiped': '{player} clears the market.',
  'log.plansDrawn': '{player} draws {count, plural, one {# plan} other {# plans}}.',
  'log.pledges': '{player} reveals the pledges.',
  'log.over': 'The game is over. Victory: {winners}.',
} as const;
