/** What the lessons say: `<lesson>.<step>.<part>`. */
export const lessons = {
  'squadron.title': 'The Squadron',
  'squadron.about': 'Sail, post Patrols, fire your Cannons and hold regions.',
  'squadron.board.title': 'Your ship and your dice',
  'squadron.board.body':
    'The map is the sea; your board with its slots lies below it. Each turn you place two of your dice on slots. A slot without a number takes any die. Pick a die, put it on Sail and go two spaces, always to the highlighted one.',
  'squadron.board.done':
    'Sail moves your flagship one or two spaces, never diagonally. The die stays on its slot until the round is over.',
  'squadron.patrol.title': 'Leave a Patrol',
  'squadron.patrol.body':
    'Where your flagship anchors after Sail or Tailwind, you may place a Patrol. Sail to the fish island, where Zofia has a Comrade, anchor and place one.',
  'squadron.patrol.done':
    'Your flagship counts 2 and the Patrol 1, her Comrade only 1. If it stays that way until the end of the round, you score this region.',
  'squadron.explore.title': 'Off the map',
  'squadron.explore.body':
    'Beyond the edge lies unknown sea. Sail off the map in any highlighted direction, draw a tile and lay it in any of the highlighted ways.',
  'squadron.explore.done':
    'A new region of wealth 1. Exploring ends the movement. You may turn and shift the tile, but two islands never lie side by side.',
  'squadron.wreck.title': 'Damage for gold',
  'squadron.wreck.body':
    'South of you lies wreckage with a treasure. Sail in, choose which of your slots gets damaged, and anchor to take the gold. Whether you leave a Patrol is up to you.',
  'squadron.wreck.done':
    'A damaged slot takes no dice until it is repaired. The treasure never runs out: it pays whenever you anchor here.',
  'squadron.harbor.title': 'With the current into the harbour',
  'squadron.harbor.body':
    'Two of your slots are damaged. Sail west into the strong current and let it carry you. Anchor in the harbour, place a Patrol and repair.',
  'squadron.harbor.done':
    'A current moves you at once and costs no step. A harbour repairs 2 damage; or it takes a 5 or 6 from another slot and loads your Cannons with it.',
  'squadron.cannons.title': 'Load the Cannons',
  'squadron.cannons.body':
    'Zofia lies at the fish island. As long as nobody is loaded, ships simply pass each other. Your Cannons take one 5 and one 6. Put the 6 on them.',
  'squadron.cannons.done':
    'Until the end of the round all your figures are loaded: they fight every enemy they move to. There is never a battle in fog.',
  'squadron.battle.title': 'Fire!',
  'squadron.battle.body':
    'Sail to the fish island. In battle you may lower your Cannons die: what you take off it is added to your roll. Lower it by 5, then choose a victory option and the slots to damage.',
  'squadron.battle.done':
    'Each side rolls a die and ties go to the attacker, so with 5 extra you couldn’t lose. Even as a 1, the die keeps you loaded.',
  'squadron.order.title': 'Patrols on the move',
  'squadron.order.body':
    'A 3 on Order moves up to four Patrols by one step each. Bring both of yours to the fish island: choose a Patrol, then its step.',
  'squadron.order.done':
    'Patrols sail, explore and fight much like your flagship, but the first damage sends them back to your supply.',
  'squadron.stronghold.title': 'Two Patrols, one Stronghold',
  'squadron.stronghold.body':
    'You have one die left this turn. Put it on Deploy and place a Patrol on the fish island beside you. When the turn ends, turn the two Patrols there into a Stronghold.',
  'squadron.stronghold.done':
    'A Stronghold counts 2, is always loaded and adds 2 in battle. You recruit at its island from afar; nobody else recruits, smuggles or delivers there.',
  'squadron.recruit.title': 'Recruit crew',
  'squadron.recruit.body':
    'On an island you may recruit market cards of its suit, as many as you can pay for, at any time in your turn. Your flagship is at the swords: recruit the Fighters for 2 gold.',
  'squadron.recruit.done':
    'The Fighters add 1 to every battle of yours. Some crew cost a die instead of gold, and some have a slot you can use.',
  'squadron.score.title': 'Third turn and scoring',
  'squadron.score.body':
    'You have five dice, so you get a third turn with a single die. In your region the Union is stronger, 4 to 3. Put the 4 on Bombard: all its Comrades here are removed. Then the round is scored.',
  'squadron.score.done':
    'Whoever is stronger in a region gets as much fame as its wealth die shows; a tie pays nobody. 3 and 1 for you, 2 for Zofia.',
  'squadron.end.title': 'How it ends',
  'squadron.end.body':
    'The game ends after a round in which someone has 30 fame; most fame wins, then most gold. Smugglers raise the wealth of regions: be there first. Click anything at the table that isn’t highlighted to see why you can’t choose it. Continue with the Union’s lesson, or play!',
  'union.title': 'The Union',
  'union.about': 'Comrades on every island, secret plans and two ships in reserve.',
  'union.board.title': 'Bring Comrades ashore',
  'union.board.body':
    'The map is the sea; your board with its slots and your Ready Comrades lies below it. Each turn you place two dice. Put one on Sail, go west to the fish island, anchor and place two Comrades.',
  'union.board.done':
    'Each Comrade counts 1 for the control of its region, and so does your flagship. Comrades do not fight, and nobody fights them.',
  'union.gain.title': 'Gain new ones',
  'union.gain.body':
    'You have no Ready Comrades left. Sail to the fish island and anchor again, but gain two Comrades this time.',
  'union.gain.done':
    'From the supply to Ready, from Ready to an island: Sail moves two Comrades one stage further, and you choose which stage.',
  'union.assemble.title': 'Assemble',
  'union.assemble.body':
    'A 1 on Assemble places up to four Ready Comrades on the island of your region; you don’t need to anchor there. Place four.',
  'union.assemble.done': 'Four at once. Who would complain about low dice?',
  'union.inspire.title': 'Inspire',
  'union.inspire.body':
    'A 6 on Inspire places one Ready Comrade on each of up to four islands, however far away. Choose all three.',
  'union.inspire.done': 'You are everywhere at once, and each empty region is now yours.',
  'union.rally.title': 'Rally',
  'union.rally.body':
    'A 6 can also go on Rally: if your flagship is on an island, four Comrades from the supply become Ready. You have none Ready now, so do it.',
  'union.rally.done': 'Four new Comrades. They wait on your board until you place them.',
  'union.tailwind.title': 'Tailwind',
  'union.tailwind.body':
    'Some spaces show a tailwind with a number. A die of this value on Tailwind takes your flagship straight there. Go to the 6.',
  'union.tailwind.done':
    'What lies between does not matter, but arriving counts like any other move. This space lies in fog, so there is no battle here.',
  'union.plan.title': 'A secret plan',
  'union.plan.body':
    'Plans are hidden from the others and need no die. Sneak Attack removes up to two Patrols from a region where you have a Comrade. Play it and remove both.',
  'union.plan.done':
    'You draw two plans after every round. The other one in your hand waits for a battle.',
  'union.cutter.title': 'Launch the Cutter',
  'union.cutter.body':
    'Two of your twelve plans are ships that stay. Play the Cutter and choose the fish island: two of your four Comrades there make room for it.',
  'union.cutter.done':
    'The Cutter counts 1 and makes each Comrade of its region count 2: five in all, against 2 Patrols. A die on its card moves it up to three spaces.',
  'union.gunship.title': 'The Gunship',
  'union.gunship.body':
    'It is always loaded, adds 3 in battle, and a 4 or a 6 on its card moves it. Sail it east against the Patrol, lower your Cannons die by 3 and choose a victory option.',
  'union.gunship.done':
    '3 for the ship, 3 for the Cannons and your roll: no single die beats that. The Patrol is gone.',
  'union.defend.title': 'A plan for the battle',
  'union.defend.body':
    'It is not your turn: Zofia attacks you. As a battle begins, you may play a plan. Weapons Cache adds 1 for every Ready Comrade, and you have ten. Play it, then choose a victory option and a slot to damage.',
  'union.defend.done':
    'Zofia had added 4 from her Cannons, in vain. Anyone who holds plans is asked in every battle, so the question gives nothing away.',
  'union.score.title': 'Control and scoring',
  'union.score.body':
    'The fish region is at 6 to 6, and it is worth 4 fame. Put your last die, a 1, on Assemble and place both Ready Comrades. Zofia still has a die; then the round is scored.',
  'union.score.done':
    '10 to 6: beside the Cutter each of your four Comrades counts 2, the two ships 1 each. A tie would have paid nobody.',
  'union.end.title': 'How it ends',
  'union.end.body':
    'The game ends after a round in which someone has 30 fame; most fame wins, then most gold. You don’t have many Comrades: put them where they count most. Click anything at the table that isn’t highlighted to see why you can’t choose it. Continue with the Smugglers’ lesson, or play!',
  'smuggler.title': 'The Smugglers',
  'smuggler.about': 'Cargo, rewards and pledges between two hostile fleets.',
  'smuggler.board.title': 'Full Sail',
  'smuggler.board.body':
    'The map is the sea; your board with its slots lies below it. Your fame comes from cargo, not from regions. Each turn you place two dice. Put the 4 on Full Sail and go four spaces, always to the highlighted one.',
  'smuggler.board.done':
    'Full Sail takes you up to as many spaces as its die shows; Sail takes you one or two. As long as nobody is loaded, nobody stops you.',
  'smuggler.smuggle.title': 'Cargo',
  'smuggler.smuggle.body':
    'On an island you may smuggle market cards of its suit. It costs no gold and no die. Smuggle the Emissary, a swords card.',
  'smuggler.smuggle.done':
    'The lower part of the card is now your cargo. It tells you where to deliver it: to an island with the fish.',
  'smuggler.limit.title': 'Room for two',
  'smuggler.limit.body':
    'You already carry two cargo cards, and there is no room for more. Smuggle the Grogmaster anyway and choose what goes overboard.',
  'smuggler.limit.done':
    'What goes overboard leaves the game. Keep the cargo whose destination is on your way.',
  'smuggler.deliver.title': 'Deliver',
  'smuggler.deliver.body':
    'Here is the fish. Deliver your cargo, move your marker to one of the highlighted rewards, and lay the card on a pile: one is pledged to the Squadron, the other to the Union.',
  'smuggler.deliver.done':
    '2 fame, the region is richer by 1, you have a reward and a pledge. The others do not see which pile is for whom.',
  'smuggler.grid.title': 'Into the corner',
  'smuggler.grid.body':
    'For every reward the white marker takes one step, but never back to the black one. The corners are worth the trip. Deliver your cargo and take this one.',
  'smuggler.grid.done':
    '2 fame for the delivery, 4 for the corner, and the wealth of the region has risen by 2. The black marker follows the white one.',
  'smuggler.negotiate.title': 'Negotiate',
  'smuggler.negotiate.body':
    'An even die on Negotiate, on an island, recruits any crew for free. A second one costs a Comrade from the island, and Marek has no say in it. Take two.',
  'smuggler.negotiate.done':
    'Two crew without any gold. Cards can be crew or cargo: what you recruit, you do not deliver.',
  'smuggler.change.title': 'Gold changes dice',
  'smuggler.change.body':
    'Two of your slots are damaged. Repair takes an even die, and all of yours are odd. Choose a die, pay 1 gold to change it by 1, and put it on Repair.',
  'smuggler.change.done':
    'Each gold is one step up or down, but you can’t go from 6 to 1. Repair removes up to 2 damage.',
  'smuggler.fog.title': 'Through the fog',
  'smuggler.fog.body':
    'Zofia is loaded and lies right in your way, but in fog nobody fights. Sail through it to the swords.',
  'smuggler.fog.done':
    'Anywhere else there would have been a battle. At the swords your cargo is worth something: you could deliver it at once.',
  'smuggler.battle.title': 'Bite back',
  'smuggler.battle.body':
    'There is a 6 on your Cannons. Sail to the fish island against Zofia, lower it by 5 and choose damage and a reward: first a slot of hers, then a cell of the grid.',
  'smuggler.battle.done':
    'A reward without cargo. The other option: deal damage and sail on at once.',
  'smuggler.pledge.title': 'Pledges at the end',
  'smuggler.pledge.body':
    'The last round: your dice are placed, and Zofia is about to pass 30. Deliver once more and put this swords card on the Union’s pile: Marek controls that region.',
  'smuggler.pledge.done':
    'Every delivered card is worth 1 fame for each region of its own suit that the side of its pile controls. Six cards, 6 fame: you win 32 to 31.',
  'smuggler.end.title': 'How it ends',
  'smuggler.end.body':
    'The game ends after a round in which someone has 30 fame. Then pledges count; most fame wins, then most gold. Watch who holds which suits. Click anything at the table that isn’t highlighted to see why you can’t choose it. The other roles have lessons of their own; or play!',
} as const;
