/** What stands in the way of things that are no option now. */
export const why = {
  'why.first.setup': 'First place your starting units; then the strategy phase begins.',
  'why.first.card': 'First everyone takes strategy cards; actions come after that.',
  'why.first.move': 'First finish moving ships into the active system.',
  'why.first.remove': 'First remove what the fleet pool or the capacity of your ships can’t hold.',
  'why.first.disband': 'First decide which units have a plastic piece.',
  'why.first.cannons': 'First decide whether your Space Cannons fire.',
  'why.first.barrage': 'First decide on your Anti-Fighter Barrage.',
  'why.first.retreat': 'First settle whether and how you retreat.',
  'why.first.hits': 'First deal with the hits on your ships.',
  'why.first.invade': 'First finish the invasion of the active system.',
  'why.first.produce': 'First finish your order of new units, or end it with Done.',
  'why.first.pay': 'First pay what you owe: exhaust planets or spend trade goods.',
  'why.first.secondary': 'First decide whether you use the secondary ability.',
  'why.first.strategy': 'First finish what the strategy card has you do.',
  'why.first.tokens': 'First distribute your command tokens.',
  'why.first.score': 'First decide about the objective.',
  'why.first.ability': 'First decide about the ability you are asked about.',
  'why.first.vote': 'First cast your vote.',
  'why.first.predict': 'First settle your prediction.',
  'why.first.cancel': 'First decide whether you cancel the card that has been played.',
  'why.first.discard': 'First discard action cards.',
  'why.first.target': 'First choose what your card is aimed at.',
  'why.first.agenda': 'First do what the agenda demands of you.',
  'why.first.moment': 'First decide whether you use something at this moment, or skip it.',

  'why.system.phase': 'Systems are activated in the action phase, on your turn.',
  'why.system.token':
    'You already have a command token here, so you can’t activate this system again before your tokens come back in the status phase.',
  'why.system.noTactic':
    'Your tactic pool is empty: you have no token to activate a system with. You gain tokens with Leadership and in the status phase.',
  'why.system.closed':
    'Chaos Mapping: others cannot activate an asteroid field that holds ships of Saar.',
  'why.system.turn': 'You can activate this system on your turn.',
  'why.system.diplomacy': 'You control no planet here. Choose a system with one of your planets.',
  'why.system.noToken': 'You have no command token here to take back.',
  'why.system.retreat':
    'You can retreat to an adjacent system without ships of others in which you have a unit or a planet.',
  'why.system.active': 'This is the active system: ships move here. Choose where they come from.',
  'why.system.noShips': 'You have no ships here that could move.',
  'why.system.locked':
    'You have a command token here: your ships here can’t move until it comes back in the status phase.',
  'why.system.choose': 'Choose the single ships in the list: not all of them can go the usual way.',

  'why.way.far': 'From here the active system is too far for your ships.',
  'why.way.ships': 'Ships of another player block the way to the active system.',
  'why.way.asteroids': 'An asteroid field blocks the way to the active system.',
  'why.way.supernova': 'A supernova blocks the way to the active system.',
  'why.way.rift':
    'The way leads through a gravity rift: choose the ships one by one in the list, for each of them rolls a die.',
  'why.way.nebula': 'A nebula blocks the way to the active system.',
  'why.way.closed': 'A law closes the wormhole on the way to the active system.',

  'why.ship.still':
    'These ships can’t move by themselves. Choose a ship with capacity, then load them.',
  'why.ship.cargo': 'First choose a ship with capacity for it; then you can load it.',
  'why.ship.turn':
    'Ships move when you activate the system they are to go to. Activate one on your turn.',
  'why.ship.other':
    'These ships are another player’s. To fight them, activate this system and move ships in.',

  'why.planet.order': 'This planet can’t train more infantry in this order.',
  'why.planet.noProducer': '{planet} has no unit of yours that produces now.',
  'why.planet.elsewhere': '{planet} is not in the active system.',
  'why.planet.noForces': 'You have no infantry on {planet}.',
  'why.planet.needsShip':
    'First choose a ship with free capacity that passes by; then it can pick up infantry on {planet}.',
  'why.planet.build': 'You can’t build that on {planet}: choose one of the highlighted planets.',
  'why.planet.readied': '{planet} is not exhausted.',
  'why.planet.mine':
    '{planet} is yours. You exhaust it when you have to pay; there is nothing to choose here now.',
  'why.planet.nobody':
    'Nobody controls {planet}. To take it, activate {system}, bring infantry there and land it.',
  'why.planet.other':
    '{player} controls {planet}. To take it, activate {system}, bring infantry there and land it.',

  'why.pay.other': '{planet} is not yours, so you can’t pay with it.',
  'why.pay.exhausted': '{planet} is already exhausted. It is readied in the status phase.',
  'why.pay.worthless':
    '{planet} has no {currency, select, resources {resources} other {influence}} to pay with.',

  'why.unit.other': 'This is a unit of {player}.',
  'why.unit.sustain': 'This ship can’t use Sustain Damage, or it is already damaged.',
  'why.unit.hits': 'Hits go to the highlighted ships only.',
  'why.unit.unknown': 'You first have to research the technology for this unit.',
  'why.unit.produce':
    'You produce units at the end of a tactical action, in a system with your space dock.',

  'why.strategy.free': 'Nobody has {card}. Cards are taken in the strategy phase.',
  'why.strategy.taken': '{player} has already taken {card}.',
  'why.strategy.other':
    '{player} has {card}. When it is played, you can use its secondary ability.',
  'why.strategy.otherDone': '{player} has already played {card} this round.',
  'why.strategy.done': 'You have already played {card} this round.',
  'why.strategy.turn': 'You can play {card} on your turn, as your strategic action.',

  'why.technology.sheet': 'This is the sheet of {player}. You research on your own sheet.',
  'why.technology.spent': '{technology} is exhausted. It is readied in the status phase.',
  'why.technology.twice': 'You already own {technology}. Nobody owns a technology twice.',
  'why.technology.action': '{technology} is used as an action on your turn.',
  'why.technology.owned': 'You own {technology}. It works by itself, or you are asked in time.',
  'why.technology.foreign': '{technology} belongs to another faction.',
  'why.technology.open':
    'You can research {technology} with the strategy card Technology, or with its secondary ability.',
  'why.technology.never':
    'Your faction does not research. Whatever lets you research gives you command tokens instead.',
  'why.technology.needs': 'You can’t research {technology} yet: prerequisites are missing.',
  'why.colour': 'It ignores a prerequisite while you research. You are asked when you need it.',

  'why.ability.mine': 'This ability works by itself, or you are asked when you can use it.',
  'why.ability.other': 'This is an ability of {player}.',

  'why.objective.scored': 'You have already scored {objective}.',
  'why.objective.home':
    'Another player holds a planet of your home system: without it you score no public objectives.',
  'why.objective.status':
    'You fulfil {objective}. You can score it in the status phase, if you still fulfil it then.',
  'why.objective.unmet': 'You don’t fulfil {objective} yet: {have} of {need}.',
  'why.secret.action': 'You are asked about {objective} when you fulfil it in the action phase.',

  'why.card.none': 'You don’t hold {actionCard}.',
  'why.card.discarded':
    '{actionCard} is in the discard pile. The pile is shuffled when the deck has run out.',
  'why.card.shutOut':
    'No player who has passed can play action cards on a turn of a player with Transparasteel Plating.',
  'why.card.silent':
    'Political Secret has been played against you: until this agenda is done you can neither vote nor use action cards and faction abilities.',
  'why.card.action': '{actionCard} is an action: play it on your turn in the action phase.',
  'why.card.strategy.start': '{actionCard} is played at the start of the strategy phase.',
  'why.card.strategy.chosen': '{actionCard} is played when another player chooses a strategy card.',
  'why.card.status.return':
    '{actionCard} is played in the status phase, before strategy cards are returned.',
  'why.card.card.played': '{actionCard} is played when another player plays an action card.',
  'why.card.system.activated':
    '{actionCard} is played after you activate a system, before your ships move.',
  'why.card.ships.moved':
    '{actionCard} is played after another player has moved ships, before Space Cannons fire.',
  'why.card.cannon.hits':
    '{actionCard} is played when Space Cannons have hit your ships, before you lose any.',
  'why.card.sustain.used':
    '{actionCard} is played after a ship of another player uses Sustain Damage against your hit.',
  'why.card.combat.start':
    '{actionCard} is played at the start of {where, select, space {a space combat} ground {a ground combat} other {a combat}} of yours.',
  'why.card.round.start':
    '{actionCard} is played at the start of a round of {where, select, space {a space combat} ground {a ground combat} other {a combat}} of yours.',
  'why.card.round.start+round.end':
    '{actionCard} is played at the start or at the end of a round of a combat of yours.',
  'why.card.retreat.announced':
    '{actionCard} is played after your opponent in a space combat announces a retreat.',
  'why.card.dice.rolled':
    '{actionCard} is played after you roll dice in {where, select, space {a space combat} ground {a ground combat} other {a combat}}.',
  'why.card.hits.assign':
    '{actionCard} is played before you assign hits to your ships in a space combat.',
  'why.card.unit.destroyed':
    '{actionCard} is played after a ship of yours is destroyed in a space combat.',
  'why.card.combat.won': '{actionCard} is played after you win a space combat.',
  'why.card.invasion.start':
    '{actionCard} is played at the start of an invasion, before Bombardment.',
  'why.card.forces.committed':
    '{actionCard} is played after another player lands on a planet of yours, before the fight.',
  'why.card.planet.gained.when': '{actionCard} is played when you gain control of a planet.',
  'why.card.planet.gained.after':
    '{actionCard} is played after another player gains control of a planet of yours.',
  'why.card.agenda.start': '{actionCard} is played at the start of the agenda phase.',
  'why.card.agenda.revealed.when': '{actionCard} is played when an agenda is revealed.',
  'why.card.agenda.revealed.after':
    '{actionCard} is played after an agenda is revealed, before anyone votes.',
  'why.card.vote.cast': '{actionCard} is played after you cast votes on an agenda.',
  'why.card.vote.speaker':
    '{actionCard} is played after the speaker has voted, if you have cast votes too.',
  'why.card.elected': '{actionCard} is played when an agenda elects you.',

  'why.needs.bunker': 'Nobody is about to bombard a planet of yours.',
  'why.needs.courageous-to-the-end': 'Your opponent has no ship left that it could destroy.',
  'why.needs.disable': 'It is for the invader, and the planets here need a PDS of another player.',
  'why.needs.emergency-repairs': 'You have no damaged ship here to repair.',
  'why.needs.experimental-battlestation':
    'You have no space dock in the active system or next to it.',
  'why.needs.fighter-prototype': 'You have no fighters in this combat.',
  'why.needs.focused-research': 'You need 4 trade goods and a technology that you can research.',
  'why.needs.frontline-deployment': 'You need a planet on which infantry can be placed.',
  'why.needs.ghost-ship':
    'You need a destroyer, and a system with a wormhole that is nobody’s home and has no ships of others.',
  'why.needs.in-the-silence-of-space': 'Your ships are all locked by command tokens.',
  'why.needs.infiltrate':
    'There is no PDS or space dock on the planet that you could replace with one of yours.',
  'why.needs.insubordination': 'No other player has a token in the tactic pool.',
  'why.needs.lucky-shot':
    'No dreadnought, cruiser or destroyer of another player is in a system with a planet of yours.',
  'why.needs.mining-initiative': 'You control no planet.',
  'why.needs.parley': 'Nobody has landed on a planet of yours.',
  'why.needs.plague': 'No other player controls a planet.',
  'why.needs.reactor-meltdown': 'No other player has a space dock outside the home systems.',
  'why.needs.reparations': 'Your rival has no readied planet, and you have no exhausted one.',
  'why.needs.repeal-law': 'No law is in play.',
  'why.needs.salvage': 'Your opponent has no commodities.',
  'why.needs.shields-holding': 'There are no hits to cancel.',
  'why.needs.signal-jamming':
    'No system in or next to which you have ships will do: home systems are exempt.',
  'why.needs.skilled-retreat':
    'There is no adjacent system without ships of others that your ships could go to.',
  'why.needs.spy': 'No other player holds action cards.',
  'why.needs.tactical-bombardment':
    'You have no ship with Bombardment in a system with planets of others.',
  'why.needs.unexpected-action': 'You have no command token on the board.',
  'why.needs.unstable-planet': 'There is no hazardous planet that is not yours.',
  'why.needs.upgrade':
    'You need a cruiser in the active system and a dreadnought to put in its place.',
  'why.needs.uprising': 'No other player has a readied planet outside the home systems.',
  'why.needs.war-effort': 'You need a system with ships of yours, and a cruiser to put there.',

  'why.note.own':
    'You can’t play your own promissory notes. You can give {note} to another player in a trade.',
  'why.note.none': 'You don’t hold {note} of {player}.',
  'why.note.laid':
    '{note} of {player} lies before you. It works by itself until its text sends it back.',
  'why.note.laidElsewhere':
    '{note} of {player} lies before {other}. Notes laid out can’t be traded.',
  'why.note.action': '{note} of {player} is an action: play it on your turn in the action phase.',
  'why.note.system.activated':
    '{note} of {player} is played after the activation of a system; the note says which.',
  'why.note.agenda.revealed.when': '{note} of {player} is played when an agenda is revealed.',
  'why.note.commodities.replenished.when':
    '{note} is played when {player} replenishes commodities.',
  'why.note.technology.researched.after':
    '{note} is played after {player} researches a technology that you can have too.',
  'why.note.round.start':
    '{note} of {player} is played at the start of a round of a space combat of yours.',
  'why.note.combat.start': '{note} of {player} is played at the start of a ground combat of yours.',
  'why.note.turn.start':
    '{note} of {player} is played at the start of a turn; the note says whose.',

  'why.law.common':
    '{law} is a law for everyone. It stays until an agenda or a card such as Repeal Law discards it.',
  'why.law.mine': 'You own {law}. It works by itself, or you are asked when you can use it.',
  'why.law.other': '{player} owns {law}.',
  'why.law.attached':
    '{law} is attached to {planet} and stays with the planet, whoever controls it.',
  'why.agenda.open': '{agenda} is being voted on. Choose an outcome when you are asked.',
  'why.agenda.discarded': '{agenda} is in the discard pile of agendas.',
  'why.agenda.deck': '{agenda} is in the deck of agendas. Two are revealed in each agenda phase.',

  'why.vote.turn': 'Everyone votes once, in the order of voting. You are asked in your place.',
  'why.vote.done': 'You have already voted on this agenda.',
  'why.vote.none': 'You have no readied planet with influence, so you have no votes.',
  'why.vote.settled': 'The outcome of this agenda is settled.',
  'why.vote.rider':
    'You have predicted the outcome with a rider, so you can’t vote on this agenda.',
  'why.vote.silent': 'Political Secret has been played against you: you can’t vote on this agenda.',
  'why.vote.never': 'Your faction never votes.',
  'why.vote.barred': 'You can’t vote on this agenda.',
  'why.vote.banished': 'You can’t vote any more in this agenda phase.',
  'why.vote.planet': '{planet} is exhausted or has no influence, so it gives no votes.',
  'why.vote.foreign': '{planet} is not yours: only your own planets give you votes.',
  'why.vote.ineligible':
    '{planet} can’t be elected: a player has to control it, and it has to fit the agenda.',

  'what.player.self': 'That is you.',
  'why.player.gone': '{player} has been eliminated.',
  'why.player.far': '{player} is not your neighbour: you can’t trade.',
  'why.player.trade': 'You can offer {player} a trade under Deals.',
  'why.player.turn': 'You can trade with {player} on your turn or on theirs.',
  'why.player.traded':
    'You have already traded with {player}: it is possible once a turn, or once for each agenda.',

  'why.pool.mine': 'You move tokens between your pools only in the status phase and with Warfare.',
  'why.pool.other': 'These are the command tokens of {player}.',
  'why.die': 'Only an ability lets you change dice. You are asked when you have one.',
  'why.goods.none': 'You have no trade goods left to spend.',
  'why.custodians': 'You need 6 influence and an infantry to land to remove the custodians token.',
  'why.order.begun': 'You have begun an order of your own. Take it back for the suggested one.',
} as const;
