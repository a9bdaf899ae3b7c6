/** What the lessons say: `<lesson>.<step>.<part>`. */
export const lessons = {
  'turn.title': 'A turn',
  'turn.about':
    'Take a strategy card, fill the three pools, activate a system, move, land, produce and score.',
  'turn.pick.title': 'Strategy cards',
  'turn.pick.body':
    'You lead the Federation of Sol; Zofia leads Letnev and Marek Hacan. The first player with 10 victory points wins. Every round begins with strategy cards: each has a strong ability for its owner and a weaker one for the others. Take any card.',
  'turn.pick.done':
    'There is no wrong card. The lowest number you hold is your initiative: low numbers take their turns first. With three players everyone takes two cards, and a trade good goes on each card that nobody took.',
  'turn.pools.title': 'Three pools',
  'turn.pools.body':
    'Let’s say you have Leadership and Warfare. A turn is one action. Use Leadership: it brings three command tokens. Put each into a pool. Tactic tokens activate systems, fleet tokens say how many ships can be together, strategy tokens pay for other players’ cards.',
  'turn.pools.done':
    'Tactic and strategy tokens are spent, fleet tokens stay where they are. Four of them allow four ships in each system; fighters don’t count. All tokens in one pool would be a mistake: without tactic tokens you don’t move, without strategy tokens you only watch the others.',
  'turn.activate.title': 'Activate a system',
  'turn.activate.body':
    'A tactical action puts a token from your tactic pool into one system. There you move, fight, land and produce, and nowhere else. Two systems next to your home have free planets: activate one of them. Home would be wrong now, because ships can’t leave a system with your token.',
  'turn.activate.done':
    'Your token stays there until the end of the round. Arnor and Lor bring 3 resources and 3 influence, Lazar and Sakulag 3 and 1. Resources build, influence votes and buys tokens. Let’s go on with Arnor and Lor.',
  'turn.move.title': 'Move',
  'turn.move.body':
    'Ships come from as far as their move allows, and a carrier brings others along. Add a carrier from home with +, then two infantry from Jord and a fighter. Press Done when they are aboard.',
  'turn.move.done':
    'They arrive together. A carrier without infantry would have been a wasted trip: only infantry takes planets. But don’t take all of it, or your home would be open to anyone.',
  'turn.land.title': 'Land',
  'turn.land.body':
    'No ships of others and no defenders: nobody fights here. Land your infantry, one on each planet or both on the same one.',
  'turn.land.done':
    'A planet is yours as soon as your infantry is alone on it. Its card comes exhausted, so it pays from the next round on. With both on one planet, the other would still be free for a neighbour.',
  'turn.locked.title': 'What a token blocks',
  'turn.locked.body':
    'Next turn: you have activated Lazar and Sakulag. The carrier at Arnor and Lor is right beside it. Press that system to see why it can’t come: your own token holds it. Then add the carrier from home with two infantry and press Done.',
  'turn.locked.done':
    'Your token locks your ships until the end of the round; tokens of others don’t concern you. So move first what has to go far, and activate home last.',
  'turn.produce.title': 'Produce',
  'turn.produce.body':
    'Now home is active. The space dock on Jord builds up to six units. You can spend the 4 resources of Jord and 2 trade goods. Order what you like, press Done and pay. Two infantry cost 1 resource.',
  'turn.produce.done':
    'New units stand at home at once. What paid is exhausted until the round ends, and change is not given: a planet always pays in full. Producing before moving would have locked your carriers at home.',
  'turn.second.title': 'Cards of others',
  'turn.second.body':
    'Marek has used Technology. Now each other player may use its secondary ability: for you it costs a token from the strategy pool and 4 resources. Use it, choose one of the highlighted technologies and pay.',
  'turn.second.done':
    'A technology needs others of its colour: yours from the start were enough for these. You could have skipped it and kept token and resources, but then Marek alone would have a new technology.',
  'turn.warfare.title': 'Warfare',
  'turn.warfare.body':
    'Nobody can pass with an unused strategy card. Use Warfare: take one of your tokens off the board and put it into a pool. Then you could move tokens between your pools; this time, leave them.',
  'turn.warfare.done':
    'The system is free again: its ships can leave, and you can activate it once more. Between pools, tokens move only with Warfare and in the status phase.',
  'turn.pass.title': 'Pass',
  'turn.pass.body':
    'Both strategy cards are used and your tactic pool is empty, so there is little left to do. Pass.',
  'turn.pass.done':
    'You have no more turns this round, but you can still use the cards of others. Anyone who passes too early watches the others move, one turn after another.',
  'turn.score.title': 'Score',
  'turn.score.body':
    'A round later you control six planets outside your home system. That fulfils Expand Borders. In the status phase each player can score one public and one secret objective. Score it.',
  'turn.score.done':
    'Your first point of ten. The others can score the same objective. While someone else controls a planet of your home, you score no public objectives. Then tokens leave the board, everyone gains two, and all cards are readied.',
  'turn.end.title': 'That was a round',
  'turn.end.body':
    'Strategy phase, action phase, status phase, and later the council. At the table “What can I do?” names sensible actions, and anything you can’t press tells you why. Next lesson: A war.',
  'war.title': 'A war',
  'war.about':
    'Read the odds, survive cannons, fight in space, retreat in time, bombard and invade.',
  'war.odds.title': 'Read the odds',
  'war.odds.body':
    'A few rounds later your fleet is at Wellon, between two systems of Zofia: a patrol at Quann, dreadnoughts at Abyz and Fria. Look at both first: beside the map are the odds if everything in reach comes. Then activate the one you would attack.',
  'war.odds.done':
    'Quann is the better fight. At Abyz and Fria you would probably lose the fleet and win nothing. Odds are no promise: a battle you win three times out of four is lost every fourth time. Let’s go to Quann.',
  'war.barrage.title': 'Anti-Fighter Barrage',
  'war.barrage.body':
    'Press Wellon: the whole fleet comes, and one infantry stays there. Before the first round of a space combat, destroyers fire at fighters only: two dice each, a hit on 9 or 10. Use it: the roll costs nothing.',
  'war.barrage.done':
    'Each hit destroys a fighter; hits on nothing are lost. This happens once in a battle. Destroyers are cheap, but without fighters against them they add little: one die, a hit on 9.',
  'war.hits.title': 'Rounds and hits',
  'war.hits.body':
    'In each round both sides roll for every ship at the same time, then assign their hits. Fight on until it is over. A dreadnought can sustain damage: it takes one hit and stays. If ships have to go, give up the cheapest first.',
  'war.hits.done':
    'A damaged dreadnought is repaired at the end of the round of the game; until then its next hit destroys it. Had you lost the carrier first, the infantry aboard would have gone with it.',
  'war.retreat.title': 'Retreat',
  'war.retreat.body':
    'Zofia attacks Wellon with her dreadnoughts. Announce a retreat to the alpha wormhole next door, where your destroyer is. This round is still fought, so assign the hits you take; then what is left gets away.',
  'war.retreat.done':
    'Retreat needs a system next door with your units or planets and no ships of others. A command token of yours goes there, so the ships stay put this round. Fighting on would most likely have cost everything.',
  'war.cannon.title': 'Space Cannon',
  'war.cannon.body':
    'Zofia’s fleet has left Abyz and Fria, but a PDS stands on Abyz. Before anything else its Space Cannon fires at ships that arrive. Press Wellon to bring the fleet, and assign the hits, if there are any.',
  'war.cannon.done':
    'A PDS hits on 6 or more, once each time someone’s ships move in. One PDS rarely stops a fleet. It hurts a lone carrier full of infantry, so bring something cheap to take the hit.',
  'war.bombard.title': 'Bombardment',
  'war.bombard.body':
    'No ships are left to fight, so the invasion begins. Your dreadnought can bombard a planet: a 5 or more destroys an infantry. Press Abyz to see why not there: a PDS shields it. Bombard Fria.',
  'war.bombard.done':
    'Bombardment costs nothing and comes before the landing. Only dreadnoughts and some bigger ships have it; a war sun goes through Planetary Shield.',
  'war.land.title': 'Invasion',
  'war.land.body':
    'Four infantry are aboard; one defender stands on each planet, and the PDS on Abyz fires at those who land there. Look at the odds of each landing, then land all four as you like: on one planet or on both.',
  'war.land.done':
    'Ground combat goes on until only one side is left; nobody retreats from a planet. If yours remain, the planet is yours, and the enemy’s structures there are gone. Two for each defender are a good start; one against one is a coin toss.',
  'war.end.title': 'When to fight',
  'war.end.body':
    'Points win, not battles: fight for a planet or an objective you need. The battle calculator compares any two fleets before you spend a token. Then think of the neighbour who watches you bleed. Next lesson: A council.',
  'council.title': 'A council',
  'council.about': 'Action cards and how they are cancelled, a deal, riders, votes and laws.',
  'council.play.title': 'Action cards',
  'council.play.body':
    'Each action card names its moment. Mining Initiative is an action of its own: you gain as many trade goods as one of your planets has resources. Play it from your hand and choose a planet. Jord would be best.',
  'council.play.done':
    'Zofia cancels it with Sabotage. Both cards are gone, but your action is not used up: take another. Never build a turn on one card while others may hold Sabotage.',
  'council.cancel.title': 'Your turn to react',
  'council.cancel.body':
    'Zofia plays Plague on Jord: each infantry there dies on a 6 or more. You hold Sabotage, and this is its moment. Cancel Plague, or skip and keep Sabotage for something worse.',
  'council.cancel.done':
    'There are only four Sabotages. Four infantry cost 2 resources to replace, so saving the card would be fine; losing the home planet would not. Everyone is asked in secret, even with nothing in hand: a pause gives nothing away.',
  'council.deal.title': 'A deal with a neighbour',
  'council.deal.body':
    'Your own commodities buy nothing; given to another player they become trade goods. Marek, a neighbour, offers 4 of his for your 4. Open Deals, read the offer and sign it.',
  'council.deal.done':
    'Both of you have 4 trade goods more, worth a resource or an influence each. On your turn you can trade once with each neighbour. Declining would have kept 4 commodities that pay for nothing.',
  'council.rider.title': 'A rider',
  'council.rider.body':
    'The council meets once Mecatol Rex is taken. The first agenda, Fleet Regulations, is revealed. Play Trade Rider and predict the outcome, For or Against: if you are right, you gain 5 trade goods. But then you can’t vote on this agenda.',
  'council.rider.done':
    'Zofia and Marek both voted For. A right prediction pays, a wrong one is lost. A rider also tells everyone what you want: ask the others first how they will vote.',
  'council.vote.title': 'Vote',
  'council.vote.body':
    'Regulated Conscription: Zofia has 4 votes For, Marek 3 Against. You are the speaker and vote last. Choose For or Against, then exhaust planets: each gives as many votes as its influence, all for one outcome.',
  'council.vote.done':
    'On a tie the speaker decides. Planets exhausted now don’t vote on the second agenda; after that all are readied, so unused votes are simply lost. Never spend more than it takes to win.',
  'council.tie.title': 'The speaker decides',
  'council.tie.body':
    'Minister of Commerce goes to an elected player: Zofia and Marek have 3 votes each. All your planets are exhausted, but you are the speaker, and the tie is yours to break. Elect one of them.',
  'council.tie.done':
    'The law lies with the elected player and works for them from now on. A favour like this has its price: name it before you decide, and remember that promises for later don’t bind anyone.',
  'council.law.title': 'What a law changes',
  'council.law.body':
    'A round later Regulated Conscription is in force: fighters and infantry cost 1 resource each, no longer 1 for two. Order a few at home, watch the cost, press Done and pay.',
  'council.law.done':
    'Laws hold for everyone, for their owner or for one planet, until another agenda or a card repeals them. The table applies them by itself and names them when they stand in your way.',
  'council.end.title': 'To the table',
  'council.end.body':
    'You know all you need. For the first match take three players and bots, the six factions of the first game and the printed map. Score an objective in every round: that decides. And talk to your neighbours; they are cheaper than fleets.',
} as const;
