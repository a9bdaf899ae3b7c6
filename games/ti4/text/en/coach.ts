/** What the first match advises, in the voice of the lessons: `coach.<tip>` in a few words, and `.text` why. */
export const coach = {
  'coach.ban': 'Ban what you fear',
  'coach.ban.text':
    'Nobody can have a banned faction. Ban one that you would not like as a neighbour, and leave the one you want yourself.',
  'coach.faction': 'Choose a simple faction',
  'coach.faction.text':
    'Press a faction to read its sheet. For a first match take one whose abilities you understand at once: you will have enough to think about.',
  'coach.draft': 'Take what others want too',
  'coach.draft.text':
    'In the end you have a faction, a slice and a place. Rich planets near home are worth as much as a strong faction, and the place decides who your neighbours are.',
  'coach.tile': 'Good planets near your home',
  'coach.tile.text':
    'What lies next to your home you will probably settle. Put systems with planets there, and anomalies or empty space between you and the others.',
  'coach.start.technology': 'Choose a way to begin',
  'coach.start.technology.text':
    'Each technology is a prerequisite for more of its colour: blue moves ships, green helps infantry, yellow production and red the fight. Begin where you want to go on.',
  'coach.start.home': 'Set up your home',
  'coach.start.home.text':
    'A space dock builds more on a planet with more resources. Spread the infantry, so that each of your home planets has a guard.',
  'coach.secret.keep': 'Keep the one you can reach',
  'coach.secret.keep.text':
    'A secret objective is worth a point, and only you know it. Keep the one that fits what you will do anyway, and return the one that needs a special fight.',
  'coach.secret.return': 'Return the hardest one',
  'coach.secret.return.text':
    'You can have three secret objectives, scored ones included. Return the one you are furthest from.',
  'coach.secret.draw': 'Draw it',
  'coach.secret.draw.text':
    'Every secret objective is one more way to a point, besides the public ones that all can see.',

  'coach.take.leadership': 'Leadership would suit you',
  'coach.take.leadership.text':
    'It brings three command tokens, and you have few of them. Each one in your tactic pool is another tactical action. It also has the lowest number, so you take your turns first.',
  'coach.take.diplomacy': 'Diplomacy would do',
  'coach.take.diplomacy.text':
    'It keeps the others out of one of your systems for this round and readies two planets that you have spent.',
  'coach.take.politics': 'Politics would do',
  'coach.take.politics.text':
    'You draw two action cards and choose the next speaker. The speaker is the first to take a strategy card in the next round.',
  'coach.take.politics.text.noCouncil':
    'You choose the next speaker, who is the first to take a strategy card in the next round.',
  'coach.take.construction': 'Construction would suit you',
  'coach.take.construction.text':
    'A second space dock nearer to the front saves your fleets a long way, and a PDS fires at anyone who comes.',
  'coach.take.trade': 'Trade would suit you',
  'coach.take.trade.text':
    'It brings three trade goods and fills up your commodities. The others want theirs too: let them pay you for it.',
  'coach.take.warfare': 'Warfare would suit you',
  'coach.take.warfare.text':
    'It takes one of your tokens off the board, so a fleet can move twice in a round. Early in the match that often means two more planets.',
  'coach.take.technology': 'Technology would suit you',
  'coach.take.technology.text':
    'You research one technology now, and another for 6 resources. The earlier you have them, the more rounds they work for you.',
  'coach.take.imperial': 'Imperial would suit you',
  'coach.take.imperial.text':
    'You can score a public objective at once, without waiting for the status phase. With Mecatol Rex it brings one more point, otherwise a secret objective.',
  'coach.swap': 'Swap for what you need now',
  'coach.swap.text':
    'Take the card that helps you most in this round, or the one that a rival must not have. The number on it decides when you take your turns.',

  'coach.turn.settle': 'Take free planets',
  'coach.turn.settle.text':
    'Activate {system}: nobody holds {planets}, and your infantry can get there. Planets bring resources, influence and objectives. Activate your home last, because it locks your ships.',
  'coach.turn.card': 'Use your strategy card',
  'coach.turn.card.text':
    'You have not used {card} yet, and nobody can pass with an unused strategy card. Use it while it still helps you in this round.',
  'coach.turn.build': 'Time to produce',
  'coach.turn.build.text':
    'You can spend {count, plural, one {# resource} other {# resources}}: activate {system} and build. What you don’t spend in a round is lost, except trade goods. Ships there can’t leave afterwards.',
  'coach.turn.save': 'Save for an objective',
  'coach.turn.save.text':
    'In the status phase you can pay for {objective} and score it. It takes {need}, so don’t spend more than you have beyond that.',
  'coach.turn.ready': 'A point is waiting',
  'coach.turn.ready.text':
    'You fulfil {objective}: it can be scored in the status phase. Don’t lose what it needs, and look for the next objective.',
  'coach.turn.goal': 'Work towards an objective',
  'coach.turn.goal.text':
    'You are nearest to {objective}: {have} of {need}. Ask of each action whether it brings you closer. Points win, not battles.',
  'coach.turn.pass': 'Little left to do',
  'coach.turn.pass.text':
    'Look into Deals and at your action cards. After a pass you have no more turns this round, but you can still use the cards of others.',
  'coach.turn.pass.text.noCouncil':
    'Look into Deals. After a pass you have no more turns this round, but you can still use the cards of others.',
  'coach.turn.end': 'Anything to trade?',
  'coach.turn.end.text':
    'Your action is done. Look into Deals: swap commodities with a neighbour, or sell what you have just gained. Then end your turn.',
  'coach.turn.stuck': 'Your tokens are spent',
  'coach.turn.stuck.text':
    'Without tokens in the tactic pool you can only use abilities and action cards, or pass. Next time keep more tokens for tactics.',
  'coach.turn.stuck.text.noCouncil':
    'Without tokens in the tactic pool you can only use abilities, or pass. Next time keep more tokens for tactics.',
  'coach.turn.more': 'Another action?',
  'coach.turn.more.text':
    'You can act once more, or end your turn. Do it if it brings a planet or a point; otherwise keep the token for your next turn.',

  'coach.tokens.tactic': 'A token for tactics',
  'coach.tokens.tactic.text':
    'You have {count} in your tactic pool, and each of them activates one system. Without them you only watch the others, so fill this pool first.',
  'coach.tokens.strategy': 'A token for strategy',
  'coach.tokens.strategy.text':
    'You have {count} in your strategy pool. Each pays for the card of another player: a technology or a production for one token is a bargain. Two are a good reserve.',
  'coach.tokens.fleet': 'Room for a bigger fleet',
  'coach.tokens.fleet.text':
    'You have enough tokens to act. The fleet pool says how many ships can be together in a system; its tokens are not spent.',
  'coach.redistribute': 'Sort your pools for the round',
  'coach.redistribute.text':
    'Three for tactics, one or two for strategy, and in the fleet pool as many as your biggest fleet has ships without fighters: that is a good mix.',
  'coach.spare': 'Which pool can spare one?',
  'coach.spare.text':
    'Take the token from the pool that you need least. Careful with the fleet pool: ships beyond its number are removed.',
  'coach.pay': 'Pay without waste',
  'coach.pay.text':
    'A planet pays in full and gives no change. Choose planets that fit, and keep trade goods: they pay for anything, in any round.',
  'coach.exhaust': 'Exhaust what you don’t need',
  'coach.exhaust.text':
    'These planets pay for nothing until they are readied. Choose small ones, or those whose use is over for this round.',

  'coach.secondary.leadership': 'Leadership: buy tokens',
  'coach.secondary.leadership.text':
    'It costs 3 influence each and no token. Planets are readied before the council meets, so unused influence is lost: buy.',
  'coach.secondary.leadership.text.noCouncil':
    'It costs 3 influence each and no token. Planets are readied at the end of the round, so unused influence is lost: buy.',
  'coach.secondary.diplomacy': 'Diplomacy: ready planets',
  'coach.secondary.diplomacy.text':
    'For a strategy token you ready two planets. Worth it if you have spent good ones and still want to produce or research.',
  'coach.secondary.politics': 'Politics: two action cards',
  'coach.secondary.politics.text':
    'Two cards for a token are fair. If Technology or Warfare is still to come, keep a token for it.',
  'coach.secondary.construction': 'Construction: one structure',
  'coach.secondary.construction.text':
    'The token goes into the system, so your ships there can’t leave this round. A space dock on a rich planet or near the front is worth it.',
  'coach.secondary.trade': 'Trade: fill up commodities',
  'coach.secondary.trade.text':
    'Commodities become trade goods when you give them to another player. Worth a token if you have few left and a neighbour who trades.',
  'coach.secondary.warfare': 'Warfare: produce at home',
  'coach.secondary.warfare.text':
    'A space dock at home produces without activating the system, so your ships stay free. Very good while you have resources.',
  'coach.secondary.technology': 'Technology: research',
  'coach.secondary.technology.text':
    'A strategy token and 4 resources for a technology: do it whenever you can pay.',
  'coach.secondary.imperial': 'Imperial: a secret objective',
  'coach.secondary.imperial.text':
    'A strategy token for one more way to a point. Take it while you have fewer than three.',
  'coach.buy': 'Buy as many as you can',
  'coach.buy.text':
    'Each costs 3 influence. Keep influence only if an objective asks for it: planets are readied before the council meets.',
  'coach.buy.text.noCouncil':
    'Each costs 3 influence. Keep influence only if an objective asks for it: planets are readied at the end of the round.',
  'coach.close': 'Protect a system',
  'coach.close.text':
    'Every other player puts a token there and can’t move in this round. Choose where a neighbour could attack you, or Mecatol Rex if it is yours.',
  'coach.ready': 'Ready your best planets',
  'coach.ready.text':
    'Those with many resources if you still want to produce, those with influence if you want tokens.',
  'coach.speaker': 'Who takes the first card?',
  'coach.speaker.text':
    'The speaker is first to take a strategy card next round and breaks ties in the council. Choose yourself if you can, or someone who owes you for it.',
  'coach.speaker.text.noCouncil':
    'The speaker is first to take a strategy card next round. Choose yourself if you can, or someone who owes you for it.',
  'coach.site': 'A system where ships can stay',
  'coach.site.text':
    'Your token locks your ships there for this round. Choose a system that you have nothing to move from.',
  'coach.build': 'Space dock or PDS?',
  'coach.build.text':
    'A space dock wants a planet with many resources, near the front. A PDS fires at those who come and shields its planet from bombardment: a border is its place.',
  'coach.gift': 'A gift has its price',
  'coach.gift.text':
    'Those you choose fill up their commodities without a token. Agree first what you get: some of them, or peace at the border.',
  'coach.recall': 'Set a fleet free',
  'coach.recall.text':
    'The ships there can move again, and you can activate the system once more. Take the token from your strongest fleet or from a space dock.',
  'coach.dock': 'The richer planet builds more',
  'coach.dock.text':
    'A space dock makes two units more than its planet has resources. Choose the one with more, or the one where the units are needed.',
  'coach.research': 'Choose a technology',
  'coach.research.text':
    'Follow one or two colours: each technology is a prerequisite for the next of its colour. Faster ships and better units help in every match.',
  'coach.research.goal': 'Research for an objective',
  'coach.research.goal.text':
    '{objective} is about technologies: you have {have} of {need}. Choose one that counts for it and still helps you.',
  'coach.needs': 'A shortcut for a prerequisite',
  'coach.needs.text':
    'What you exhaust or pay now is missing later in the round. Use the planet with the lowest value.',
  'coach.learn': 'Take what you lack',
  'coach.learn.text':
    'You need no prerequisites for it. Take a strong technology that you could not research for a long time.',
  'coach.tokensOrResearch': 'Tokens or technology?',
  'coach.tokensOrResearch.text':
    'Tokens are more turns now, a technology helps in every round to come. Early in the match the technology is usually better.',

  'coach.score': 'Take the point',
  'coach.score.text':
    'You can score only one public objective in each status phase. Score one; of several, the one that you might not fulfil next time.',
  'coach.score.secret': 'Take the point',
  'coach.score.secret.text':
    'You fulfil a secret objective. Score it now: waiting hardly ever pays.',
  'coach.score.nothing': 'Nothing to score yet',
  'coach.score.nothing.text':
    'You fulfil no secret objective now, so skip. You are asked anyway: that way nobody learns what you hold.',

  'coach.move.settle': 'Take infantry with you',
  'coach.move.settle.text':
    'Only infantry takes planets: bring a carrier with some aboard, at least one for each planet here ({planets}). Leave a guard at home.',
  'coach.move.fight': 'Bring enough ships',
  'coach.move.fight.text':
    '{player} has ships in {system}. Look at the odds beside the map. Fighters and cheap ships take the first hits; infantry is only needed for planets.',
  'coach.move.stay': 'Nothing has to move',
  'coach.move.stay.text':
    'There is no planet to take in {system}. What moves there stays for this round, so bring only what belongs there, or press Done.',
  'coach.fleet': 'Too many ships together',
  'coach.fleet.text':
    'Your fleet pool allows no more ships here. Remove the cheapest one, and put a token into the fleet pool next time.',
  'coach.room': 'No room aboard',
  'coach.room.text':
    'Fighters and infantry need room on a ship. Remove what you need least: each costs half a resource.',
  'coach.pieces': 'The box has no more pieces',
  'coach.pieces.text': 'Take one from where it does least for you: the new place is what counts.',
  'coach.cannons': 'Fire',
  'coach.cannons.text':
    'It costs nothing, and each hit is one enemy less. Hold your fire only if you have agreed on peace.',
  'coach.order': 'First what matters most',
  'coach.order.text':
    'Everything here happens; only the order is yours. Begin with the planet whose outcome decides what you do next.',
  'coach.shot': 'Let the best shot roll',
  'coach.shot.text': 'Choose the unit that hits on the lowest number.',
  'coach.retreat': 'Fight on or leave?',
  'coach.retreat.text':
    'Look at the odds beside the map. If you would probably lose the fleet, announce a retreat: this round is still fought, then the rest gets away.',
  'coach.refuge': 'A safe harbour',
  'coach.refuge.text':
    'Choose the system where the ships are safe or needed next. A token of yours goes there, so they stay for this round.',
  'coach.load': 'Save what you can',
  'coach.load.text':
    'Load infantry first if you have planets to take or guard. Fighters are cheap to build again. What finds no room is lost.',
  'coach.sustain': 'Take the hit, keep the ship',
  'coach.sustain.text':
    'A damaged ship fights on and is repaired in the status phase. Use it, unless you would rather lose a fighter and stay whole for the next round.',
  'coach.hits': 'Give up the cheapest',
  'coach.hits.text':
    'Fighters first, then destroyers. Keep a carrier as long as infantry is aboard: it would be lost with it.',
  'coach.shields': 'Cancel all you can',
  'coach.shields.text': 'Each hit that you cancel saves a ship.',
  'coach.bombard': 'Bombard before you land',
  'coach.bombard.text':
    'It costs nothing. Aim at the planet that you want most, and where the defenders are many.',
  'coach.land.free': 'One for each planet',
  'coach.land.free.text':
    'Nobody defends here, so one infantry takes a planet. Spread yours until all the planets are yours; a second one guards the better planet.',
  'coach.land.fight': 'Land in strength',
  'coach.land.fight.text':
    'Defenders fight back: two for each of them are a good start. Better one planet for certain than two in doubt.',
  'coach.produce.expand': 'Build for expansion',
  'coach.produce.expand.text':
    'A carrier and some infantry take new planets next round. Two infantry or two fighters cost 1 resource together. Fighters don’t count for the fleet pool.',
  'coach.produce.war': 'Build what you lack',
  'coach.produce.war.text':
    'Infantry holds planets, fighters shield big ships, dreadnoughts take a hit and bombard. Unspent planets pay for nothing once the round is over.',

  'coach.giveUp': 'Give up what costs least',
  'coach.giveUp.text':
    'This unit is lost. Choose a cheap or damaged one, and not the carrier that your infantry needs.',
  'coach.aim': 'Aim at the best ship',
  'coach.aim.text':
    'Choose the most expensive ship, or the carrier with infantry aboard: that ends an invasion.',
  'coach.reroll': 'Reroll the misses',
  'coach.reroll.text':
    'A hit can only become worse, a miss only better. Leave the hits as they are.',
  'coach.thalnos': 'Reroll what you can lose',
  'coach.thalnos.text':
    'A unit whose reroll misses is destroyed. Fighters are worth the risk, dreadnoughts are not.',
  'coach.raise': 'Lift a near miss',
  'coach.raise.text':
    'One more is worth a trade good only where it turns a miss into a hit. Stop when no die is that close.',
  'coach.repair': 'Repair the biggest ship',
  'coach.repair.text': 'A repaired ship can sustain damage again in the next round of combat.',
  'coach.infantry.to': 'Where infantry is needed',
  'coach.infantry.to.text':
    'Strengthen a planet that a neighbour could take, or one where a carrier of yours sets off next.',
  'coach.infantry.from': 'Which can be spared?',
  'coach.infantry.from.text':
    'Take infantry from planets that nobody can reach, and leave a guard on the others.',
  'coach.strike': 'Strike where it counts',
  'coach.strike.text':
    'Choose a planet of the player who leads in points, or the one that you want to take next.',
  'coach.rival': 'Hinder the leader',
  'coach.rival.text':
    'Choose the player who is nearest to victory, or the neighbour who threatens you. They will remember it.',
  'coach.loot': 'Take what is worth most',
  'coach.loot.text':
    'A trade good pays at once, a commodity only after a trade. Of cards take the one that would hurt you most.',
  'coach.ally': 'Choose someone who owes you',
  'coach.ally.text': 'Choose a player who is far from victory, and name your price before you do.',
  'coach.planet': 'A planet for nothing',
  'coach.planet.text':
    'Take it: more planets mean more resources, more influence and more objectives.',
  'coach.berth': 'Where the new ship helps',
  'coach.berth.text': 'Strengthen the fleet that fights or travels next, and mind its fleet pool.',
  'coach.wormhole': 'Open a way',
  'coach.wormhole.text':
    'Wormholes of one kind are next to each other, however far apart. Bring one where your fleets want to go, and not next to your home.',
  'coach.slip': 'Slip through',
  'coach.slip.text': 'Choose the fleet that has to get past the ships of others.',
  'coach.jam': 'Block a way',
  'coach.jam.text':
    'A token of that player goes there: they can’t activate the system this round, and their ships there can’t leave. Stop a fleet that is about to move.',
  'coach.value': 'Choose the richest planet',
  'coach.value.text':
    'The resources count. A planet with a lot of influence gains most when its values are swapped.',
  'coach.law': 'Repeal what binds you',
  'coach.law.text': 'Choose the law that costs you most, or the one that the leader lives on.',
  'coach.discard': 'Keep what fits your plan',
  'coach.discard.text':
    'Keep Sabotage and cards for fights that you expect. Let go of what needs a situation you do not see coming.',

  'coach.vote': 'What does it mean for you?',
  'coach.vote.text':
    'Read the agenda for what it costs or brings you. If you hardly care, abstain or ask the others in Deals what your votes are worth to them.',
  'coach.votes.first': 'Keep votes for the second',
  'coach.votes.first.text':
    'Planets that vote now have no votes on the second agenda. Spend only what it takes to win; more is lost.',
  'coach.votes.last': 'Nothing to save for',
  'coach.votes.last.text':
    'After this agenda all planets are readied. Spend as many as it takes to win; the speaker breaks ties.',
  'coach.decide': 'The tie is yours to break',
  'coach.decide.text':
    'Choose what helps you, and let the winner know that they owe you something.',
  'coach.predict': 'Predict what most want',
  'coach.predict.text':
    'Look at who has the most votes and what they gain. The others see your prediction before they vote.',
  'coach.reward': 'Choose what pays first',
  'coach.reward.text':
    'All your predictions pay, one after another. Begin with the one that you need for the next.',
  'coach.agendas': 'Sort the agendas',
  'coach.agendas.text':
    'What is on top comes up next. Put at the bottom what would hurt you, and on top what would hurt the leader.',
  'coach.bribe': 'How much is the vote worth?',
  'coach.bribe.text':
    'Each trade good is one vote more. Spend just enough to be ahead, and nothing if it can’t be won.',

  'coach.moment.none': 'Nothing for you here',
  'coach.moment.none.text':
    'You hold nothing for this moment: skip. Everyone who could hold something is asked, so that a pause gives nothing away.',
  'coach.moment.use': 'You could use something now',
  'coach.moment.use.text':
    '{power} fits this moment. Use it if it changes something that matters to you; otherwise keep it and skip.',
  'coach.moment.fight': 'Turn the fight',
  'coach.moment.fight.text':
    'You could use {power}. It is worth it if it saves a ship or decides the battle; in a battle that is won anyway, keep it.',
  'coach.moment.cancel': 'Cancel the card?',
  'coach.moment.cancel.text':
    'You can stop it with {power}. Save that for what really hurts: a point, a planet or a whole fleet.',
  'coach.moment.agenda': 'Before the vote',
  'coach.moment.agenda.text':
    'You could use {power}. A rider pays if you predict the outcome, but then you can’t vote: good if you have few votes.',
} as const;
