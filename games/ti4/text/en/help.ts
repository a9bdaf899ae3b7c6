/** Standing orders, advice and warnings. */
export const help = {
  'order.wish.faction':
    'Take {faction} if it is free (wishes count in the order in which you give them)',
  'order.wish.slice': 'Take the best slice that is left',
  'order.wish.place': 'Take the place at the table nearest to the speaker’s',
  'order.shun': 'Ban {faction} if I can (in the order in which you give these)',
  'order.secondary.always': 'Use the secondary ability of {card} whenever I can pay for it',
  'order.secondary.never': 'Never use the secondary ability of {card}',
  'order.losses.cheap': 'Lose the cheapest ships first',
  'order.sustain.always': 'Use Sustain Damage as long as ships can',
  'order.sustain.never': 'Never use Sustain Damage',
  'order.cannons.fire': 'Always fire my Space Cannons',
  'order.cannons.hold': 'Never fire my Space Cannons',
  'order.extraDie.roll': 'Roll the extra die of Plasma Scoring if only one kind of unit can',
  'order.barrage.roll': 'Always use Anti-Fighter Barrage',
  'order.retreat.never': 'Never retreat',
  'order.secret.score': 'Score secret objectives as soon as I can',
  'order.secret.skip': 'Don’t ask about secret objectives while I fulfil none',
  'order.pay.least': 'Pay with the least waste',
  'order.tokens.keep': 'Leave my command tokens in their pools',
  'order.bombard.always': 'Bombard whenever I can, if there is only one planet to bombard',
  'order.bombard.never': 'Never bombard',
  'order.land.all': 'Land all infantry if there is only one planet to land on',
  'order.spread.free': 'Land one infantry on each free planet, if there are several',
  'order.public.most': 'Score the public objective that is worth most',
  'order.public.score': 'Score a public objective if only one can be scored',
  'order.gain.tactic': 'Put new command tokens into the tactic pool',
  'order.gain.fleet': 'Put new command tokens into the fleet pool',
  'order.gain.strategy': 'Put new command tokens into the strategy pool',
  'order.gain.even': 'Put new command tokens into my smallest pool',
  'order.turn.pass': 'Pass when there is nothing left to do but to play cards',
  'order.turnEnd.always': 'End my turn without asking whether I want to trade',
  'order.skip.system.activated': 'Skip abilities when a system is activated',
  'order.skip.round.start': 'Skip abilities when a combat round begins',
  'order.skip.dice.rolled': 'Skip abilities after I roll dice',

  'warn.nothing':
    'You can bring no ships to {system} and produce nothing there: the command token would be wasted.',
  'warn.locked':
    'The ships that could reach {system} are locked by your command tokens, so nothing would move there.',
  'warn.stuck':
    'You activate a system with {count, plural, one {# ship} other {# ships}} of yours. They can’t leave {system} for the rest of the round: move them first if you need them elsewhere.',
  'warn.lastToken':
    'This is the last token in your tactic pool: you will not be able to produce in {system} this round.',
  'warn.early':
    'After passing you have no more turns this round, and you still have {count, plural, one {# token} other {# tokens}} in your tactic pool.',
  'warn.fleet':
    'Your fleet pool would be too small for {system}: you would have to remove {count, plural, one {# ship} other {# ships}} there.',
  'warn.capacity':
    'In {system} you leave {count, plural, one {# unit} other {# units}} behind that no ship can hold: {count, plural, one {it is} other {they are}} removed.',
  'warn.home':
    'This leaves no infantry on {planet}, in your home system, and {player} can land there this round. Without your home planets you score no public objectives.',
  'warn.support':
    '{player} has units in {system}. If you activate it, {note} goes back to {player} and you lose the victory point it gave you.',
  'warn.note': '{player} has units in {system}. If you activate it, {note} goes back to {player}.',
  'warn.allVotes':
    'Another agenda follows before your planets are readied: with all of them exhausted you have no votes on it.',

  'advice.tactical': 'Tactical action: move, fight, produce',
  'advice.tactical.how':
    'Put a token from your tactic pool into a system. Your ships in reach can move there, fight and land; your space docks there produce. You have {count, plural, one {# token} other {# tokens}} for it.',
  'advice.tactical.none': 'Not possible: your tactic pool is empty.',
  'advice.settle': 'Activate {system}: nobody holds {planets}, and your infantry can land.',
  'advice.invade': 'Land on {planets} and take it from {player}.',
  'advice.fight': 'Attack the ships of {player} in {system}.',
  'advice.build':
    'Produce in {system}: you can pay for {count, plural, one {# resource} other {# resources}}. Your ships there can’t leave afterwards.',
  'advice.strategic': 'Strategic action: play your strategy card',
  'advice.strategic.none': 'You have played your strategy cards for this round.',
  'advice.component': 'Component action: use an ability',
  'advice.component.use': 'You can use {power} as your action.',
  'advice.component.later': '{power} is an action too, but not possible now.',
  'advice.cards': 'Component action: play a card',
  'advice.play': '{power}. {does}',
  'advice.trade': 'Besides your action: trade',
  'advice.trade.with': 'You can make one trade each with {players} this turn, under Deals.',
  'advice.pass': 'Pass',
  'advice.pass.how':
    'You have no more turns this round. You can still use secondary abilities, trade and defend yourself.',
  'advice.pass.cards': 'Not possible yet: first play all your strategy cards.',
  'advice.endTurn.how': 'End your turn without another action.',

  'advice.take': 'Take a strategy card',
  'advice.take.how':
    'You play it once this round. The lowest number plays first; the others can use its secondary ability.',
  'advice.goods':
    '{card} also brings {count, plural, one {# trade good} other {# trade goods}} that lie on it.',
  'advice.card.leadership': '1 Leadership: gain 3 command tokens and buy more for influence.',
  'advice.card.diplomacy':
    '2 Diplomacy: keep others out of one of your systems, and ready two of your planets.',
  'advice.card.politics':
    '3 Politics: choose the next speaker, who picks a card first, draw 2 action cards and look at the next agendas.',
  'advice.card.politics.noCouncil': '3 Politics: choose the next speaker, who picks a card first.',
  'advice.card.construction': '4 Construction: build a space dock or a PDS, and another PDS.',
  'advice.card.trade': '5 Trade: gain 3 trade goods and fill up your commodities.',
  'advice.card.warfare':
    '6 Warfare: take back a command token from the board, so you can act there again, and redistribute your tokens.',
  'advice.card.technology': '7 Technology: research one technology, and another for 6 resources.',
  'advice.card.imperial':
    '8 Imperial: score a public objective at once; gain a point for Mecatol Rex or draw a secret objective.',

  'advice.move': 'Move ships into the active system',
  'advice.move.how':
    'Choose each ship that comes, then what it carries. Nothing has to come. Keep some infantry on your planets, or others can take them.',
  'advice.land': 'Land infantry',
  'advice.land.how':
    'A planet is yours when your infantry is the last one on it. Land more than the defenders have; infantry that stays aboard takes nothing.',
  'advice.produce': 'Produce units',
  'advice.produce.how':
    'Order units one by one, then pay for all of them with planets and trade goods. Ships count against your fleet pool, fighters need room on ships.',
  'advice.secondary': 'Secondary ability',
  'advice.secondary.how':
    'Another player has played a strategy card. You can share in it, mostly for a token from your strategy pool.',
  'advice.secondary.leadership': 'Buy command tokens for 3 influence each. It costs no token.',
  'advice.secondary.diplomacy': 'Ready up to two of your exhausted planets.',
  'advice.secondary.politics': 'Draw 2 action cards.',
  'advice.secondary.construction':
    'Put the token into any system and build one structure on a planet of yours there.',
  'advice.secondary.trade': 'Fill up your commodities.',
  'advice.secondary.warfare': 'Produce with one space dock of your home system.',
  'advice.secondary.technology': 'Research one technology for 4 resources.',
  'advice.secondary.imperial': 'Draw a secret objective.',
  'advice.research': 'Research a technology',
  'advice.research.how':
    'The symbols on a technology are its prerequisites: you need as many technologies of that colour. A readied planet with the colour’s specialty stands in for one.',
  'advice.retreat': 'Retreat',
  'advice.retreat.how':
    'The round is still fought; then your ships leave for an adjacent system that is yours and free of others’ ships.',
  'advice.sustain': 'Sustain Damage',
  'advice.sustain.how':
    'A sturdy ship takes the hit and stays, damaged. It is repaired in the status phase. Without it you lose a ship for the hit.',
  'advice.hits': 'Choose losses',
  'advice.hits.how': 'You lose one ship for each hit. Fighters are the cheapest to lose.',
  'advice.cannons': 'Space Cannons',
  'advice.cannons.how': 'Firing costs you nothing. Others may take it as an attack.',
  'advice.tokens': 'Command tokens',
  'advice.tokens.how':
    'Tactic: one for each system you activate. Fleet: how many ships you can have in one system. Strategy: one for each secondary ability.',
  'advice.score': 'Score an objective',
  'advice.score.how':
    'In the status phase you can score one public and one secret objective. The first to {points} points wins.',

  'advice.moment': 'A moment for abilities and cards',
  'advice.moment.how':
    'You are asked whenever you could hold something for this moment, so the question gives nothing away. Skip if you want to use nothing.',
  'advice.revealed': 'An agenda is revealed',
  'advice.revealed.how':
    'Now the agenda can be replaced, or a player silenced. Riders and votes come after that.',
  'advice.riders': 'Before the vote',
  'advice.riders.how':
    'With a rider you predict the outcome. If you are right, you get what the card says, but you can’t vote on this agenda: good if you have few votes anyway.',
  'advice.predict': 'Predict the outcome',
  'advice.predict.how':
    'Look at who has the most votes and what they want. The others see your prediction before they vote.',
  'advice.vote': 'Vote',
  'advice.vote.how':
    'First choose an outcome, then exhaust planets: their influence is your votes. The most votes win, and the speaker breaks ties. You can trade with anyone now, so votes can be bought.',
  'advice.castVotes': 'Exhaust planets for votes',
  'advice.castVotes.how':
    'A planet exhausted now gives no votes on the second agenda. After that one all planets are readied, so there is nothing else to save them for.',
  'advice.decide': 'The speaker decides',
  'advice.decide.how': 'Outcomes are tied, or nobody voted: you choose one of them.',
  'advice.moreVotes': 'More votes',
  'advice.moreVotes.how': 'Additional votes go to the outcome you voted for.',
  'advice.cancel': 'Cancel a card?',
  'advice.cancel.how':
    'A card has been played and its targets are named; nothing has happened yet. Sabotage cancels it: keep it for what really hurts you.',
  'advice.discard': 'Discard a card',
  'advice.discard.how':
    'You hold more cards than you are allowed to. Keep what fits your plans, and Sabotage.',
  'advice.sort': 'Arrange agendas',
  'advice.sort.how':
    'Agendas on top come up in the next agenda phase. Put one that would hurt you at the bottom.',
} as const;
