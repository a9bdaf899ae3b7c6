export const clauses = {
  'AH-1.1':
    'Three kinds of faction sail these waters: the Bluefin Squadron (the Squadron for short), the Mollusk Union (the Union) and up to two Smugglers. Nobody is allied: every other player is your enemy.',
  'AH-1.2':
    'Flagships, Patrols, Strongholds, the Cutter and the Gunship are figures: they can battle and be damaged, and all but Strongholds move. Comrades are mere tokens. They do none of this and go only where an effect puts them.',
  'AH-1.3':
    'A region is one tile with four spaces, two by two. Exactly one of the four is an island, and it bears a suit: fish, swords, compass, skull, tree or parrot. There are two tiles of each suit.',
  'AH-1.4': 'Spaces are adjacent when they share an edge. Touching at a corner does not count.',
  'AH-1.5':
    'A figure moves when a step, a current or a direct move brings it to a space. It is placed when it is simply put there. Battles and terrain answer to moves only.',
  'AH-1.6':
    'A direct move goes from wherever the figure is to the space named, whatever lies between. Arriving counts like any other move into that space: battle, terrain and anchoring follow.',
  'AH-1.7':
    'A figure anchors when it has moved to another space and goes no further, because it cannot or because you do not want it to.',
  'AH-1.8': 'A loaded figure is one that can force a battle upon others.',
  'AH-1.9':
    'Fame is what you score. The wealth die of a region tells how much fame the region is worth. A supply is the stock from which pieces of one kind are taken.',
  'AH-1.10':
    'In the text of a card, “you” is whoever has the card, and an enemy is any other player.',

  'AH-2.1':
    'All players share 12 region tiles, 11 wealth dice, 2 battle dice, 30 market cards, 20 gold, 25 damage tokens, the fame track printed from 0 to 39 with 4 markers, and the first player card.',
  'AH-2.2':
    'The Squadron has a flagship, 10 Patrols, 3 Strongholds, 5 action dice and 2 aid cards.',
  'AH-2.3':
    'The Union has a flagship, the Cutter, the Gunship, 20 Comrades, 4 action dice and 12 plan cards.',
  'AH-2.4':
    'A Smuggler has a flagship, 4 action dice, two pledge markers (one for the Squadron, one for the Union), a white and a black reward marker, and an aid card.',
  'AH-2.5':
    'Pieces are limited to those in the box; only damage tokens never run out. If the supply is empty, you do not gain or place the piece.',

  'AH-3.1':
    'Two players take the Squadron and the Union. The third player is a Smuggler, and so is the fourth. Whatever belongs to an unused faction stays in the box.',
  'AH-3.2':
    'The players sit clockwise in this order: Squadron, Smuggler, Union, Smuggler, leaving out those who do not play. The two Smugglers are alike; chance seats them if they cannot agree.',
  'AH-3.3':
    'Shuffle the 12 region tiles, return one to the box without looking at it, and pile up the other 11 face down.',
  'AH-3.4':
    'Lay out two tiles from the pile. They touch along the edge of a single space, and their islands are as far from each other as they can be.',
  'AH-3.5': 'Each tile on the table gets a wealth die showing 1. Every player starts with 0 fame.',
  'AH-3.6':
    'With two or three players, one random market card of each suit goes to the box, six in all, for everyone to see. Shuffle the remaining cards and turn up three of them: this is the market.',
  'AH-3.7': 'Every player rolls all of their action dice openly and takes 1 gold.',
  'AH-3.8':
    'The Squadron receives the first player card, chooses one of the two islands and places its flagship and 1 Patrol on it.',
  'AH-3.9':
    'The first Smuggler, if there is one, places the flagship on any space without an island, lays both pledge markers face down (their owner may look at them whenever they like) and puts both reward markers on the middle cell of the reward grid.',
  'AH-3.10':
    'The Union places its flagship and 2 Comrades on the island that is still empty, draws 2 of its 12 shuffled plans in secret and makes 6 Comrades ready. The other 12 are its supply.',
  'AH-3.11':
    'With four players, the second Smuggler gets ready like the first one, after the Union.',
  'AH-3.12': 'Placing pieces during setup starts no battle and sets off no terrain.',

  'AH-4.1':
    'The game is played in rounds, and a round consists of turns, clockwise from the first player. In the first round this is the Squadron.',
  'AH-4.2':
    'In your turn you place exactly two dice, one after the other, and carry out the action of the slot each time. Before, between and after them you may take as many actions without a die as you like.',
  'AH-4.3':
    'Four dice make two turns in a round. The Squadron with its five dice has a third turn, in which it places the one that is left.',
  'AH-4.4':
    'The next turn belongs to the nearest player clockwise who still has a die to place. If this is nobody but the Squadron, its third turn comes right after its second.',
  'AH-4.5':
    'A die that fits no slot is set aside. It counts towards the dice of this turn and is of no use any more this round.',
  'AH-4.6': 'One action has to be over before another begins.',
  'AH-4.7':
    'You may end your turn when its dice are placed or set aside. Effects for the end of a turn happen then, and the turn is over.',
  'AH-4.8': 'A round is over as soon as no player has a die left to place.',

  'AH-5.1':
    'A die goes to an empty slot: on your board, on a crew card of yours or, for the Union, on the card of its Cutter or Gunship. A slot that holds a die or a damage token is not empty.',
  'AH-5.2':
    'A blank slot accepts any die, a slot with a number only a die of that value, and an “even” slot a 2, 4 or 6.',
  'AH-5.3': 'Dice lie where they were placed until the round ends. Only a harbour can shift one.',
  'AH-5.4':
    'Before you place a die you may spend gold to change it, by 1 up or down for each gold. It stays between 1 and 6, and there is no way from 6 to 1 or back.',
  'AH-5.5':
    'A die that pays for a recruit, or that goes to the slot of a crew or ship card, is one of the dice of your turn like any other.',
  'AH-5.6': 'You may do something that has no effect, even spend gold for nothing.',

  'AH-6.1': 'Sail: move your flagship one or two spaces, one step after the other.',
  'AH-6.2':
    'Tailwind: you may move your flagship directly to a space whose tailwind shows the value of the die you have placed.',
  'AH-6.3': 'Cannons: your figures are loaded for the rest of the round.',
  'AH-6.4': 'Repair: remove up to two damage tokens from slots of your board and crew.',
  'AH-6.5': 'How many slots an action has, and which dice they accept, depends on the faction.',

  'AH-7.1':
    'A step leads to an adjacent space, but never across a sandbar. On the rim of the map it may also lead off the map, which means exploring.',
  'AH-7.2':
    'In every space you enter, first explore if you have left the map, then battle if an enemy is there and either side is loaded, and then suffer what the wreckage or the current does.',
  'AH-7.3':
    'After that you either use another step or anchor. A flagship that anchors uses the harbour and the treasure of the space, and what your faction does on anchoring happens as well.',
  'AH-7.4':
    'Exploring takes away all steps the figure still had in this action, and so does a battle.',
  'AH-7.5': 'As long as a figure has not anchored, no other action can begin.',
  'AH-7.6': 'There is no limit to the number of figures in one space.',
  'AH-7.7': 'Where nobody is loaded, enemies pass and meet each other without consequences.',
  'AH-7.8':
    'A direct move counts only in the space where it ends: battle, terrain and anchoring happen there and nowhere on the way.',

  'AH-8.1':
    'When a figure of yours steps off the map, draw the next region tile, lay it so that the step ends in one of its spaces, move the figure there and put a wealth die showing 1 on the tile.',
  'AH-8.2':
    'Where and how the tile is turned is up to you, as long as its spaces line up with the others and cover nothing. Sharing the edge of a single space with the tile you come from is enough.',
  'AH-8.3': 'The new island may not share an edge with another island. Their corners may touch.',
  'AH-8.4':
    'You may not step off the map where no tile could be laid, or once the pile is used up.',
  'AH-8.5':
    'If a current would carry a figure off the map where exploring is impossible, the figure anchors on the space of the current.',
  'AH-8.6':
    'Exploring ends the steps, but the space you have found works at once: its wreckage damages, and its current carries the figure on before it anchors, perhaps to explore once more.',
  'AH-8.7': 'Gaps that no tile can fill are part of life at sea. Nobody can enter them.',
  'AH-8.8': 'Patrols, the Cutter and the Gunship explore just like a flagship.',

  'AH-9.1':
    'Battles begin when a figure moves into a space, or when an effect lets it fight as if it had. Placing a figure starts none, and in fog there are none at all.',
  'AH-9.2':
    'While a die of any value lies on your Cannons, your flagship and your Patrols are loaded. Strongholds and the Gunship are loaded at all times, the Cutter at none.',
  'AH-9.3':
    'A loaded figure that moves in must fight every enemy figure in the space. One that is not loaded must fight those enemies that are.',
  'AH-9.4':
    'Each enemy figure is a battle of its own, every single Patrol too. The player who moved decides the order and attacks in all of them.',
  'AH-9.5':
    'A battle has five steps. The attacker names the enemy figure, and effects for the start of a battle happen; the attacker may lower their own Cannons die, down to 1 at most; then the defender may do so; both roll a battle die and add the pips they have lowered and their bonuses, and the higher sum wins, the attacker’s in a tie; finally the winner may choose one of their faction’s victory options.',
  'AH-9.6':
    'Pips you have lowered are spent until the end of the round, unless an effect raises the die again. Even a die showing 1 on your Cannons keeps you loaded.',
  'AH-9.7':
    'The Squadron can have two dice on its Cannons, but it may lower only one of them in a battle.',
  'AH-9.8':
    'These add to the roll: a Stronghold 2, the Gunship 3, Fighters 1, Weapons Cache the number of your ready Comrades, and Secret Weapon a second battle die.',
  'AH-9.9':
    'Having fought, the figure takes no more steps in this action. A current in the space still carries it away.',
  'AH-9.10':
    'If the figure that moved in is removed, or sails off thanks to a victory option, the rest of its battles in that space are off.',
  'AH-9.11':
    'Losing costs only what the winner’s option and cards say. Whoever wins may choose an option, loaded or not.',

  'AH-10.1':
    'Currents and wreckage catch figures that move in, harbours and treasures serve figures that anchor. A placed figure has nothing to do with any of them.',
  'AH-10.2':
    'Strong current: a figure that moves in is moved one space further at once, where the arrow points. This takes no step, comes before anchoring and is a move like any other, with battle, exploring and terrain.',
  'AH-10.3':
    'Harbour: when your flagship anchors here, you may either repair 2 damage or shift one of your placed dice to a free Cannons slot, which for the Squadron must be a 5 or a 6.',
  'AH-10.4': 'Fog: nobody battles in this space.',
  'AH-10.5':
    'Tailwind: the number by which the Tailwind action and some other effects find the space. Islands have none.',
  'AH-10.6': 'Sandbar: no step can cross this edge of a space. Direct moves and placing ignore it.',
  'AH-10.7':
    'Wreckage: a figure takes 1 damage whenever it moves in. The Cutter and the Gunship are safe when they sail by their own slots.',
  'AH-10.8':
    'Treasure: when your flagship anchors here, you may take the gold shown. The treasure never runs out; all wreckage has one, and a few other spaces as well.',
  'AH-10.9':
    'Island: here you recruit, smuggle and deliver, and some actions of the factions need one.',

  'AH-11.1':
    'When a flagship is damaged, a damage token goes to an empty slot of its owner’s board or crew.',
  'AH-11.2':
    'If you take damage, as from wreckage, you choose the slot. If someone deals damage to you, as after a battle, they do.',
  'AH-11.3':
    'Slots cannot be damaged when they hold a damage token or a die, or when their frame is dashed. Repair has such a frame, and so has the price of crew that costs a die.',
  'AH-11.4':
    'When no slot can be damaged, the damage has no effect. Nothing ever removes a flagship.',
  'AH-11.5':
    'A Patrol or Stronghold that is damaged returns to the supply of the Squadron, and no token is used.',
  'AH-11.6':
    'Damage to the Cutter or the Gunship goes to an empty slot of its card and can never be repaired. When all slots of the card are damaged, the card is discarded and the ship leaves the map.',
  'AH-11.7':
    'Repairing removes a token from any damaged slot of yours. Damage that is not repaired stays, round after round.',

  'AH-12.1':
    'While your flagship is at an island you may recruit, without a die, as many face-up market cards of the island’s suit as you want and can pay for.',
  'AH-12.2':
    'On an island with a Stronghold the Squadron recruits even if its flagship is elsewhere, while enemy flagships there can neither recruit nor smuggle nor deliver.',
  'AH-12.3':
    'The price is on the card: 1 gold, 2 gold, or a die of any value, which you place on the dashed slot of the card.',
  'AH-12.4':
    'Tuck the card under your board with the crew showing; you may have any number of crew. A new card fills the gap in the market at once. Without a deck the gap stays.',
  'AH-12.5': 'Some crew work by themselves, others give you an action, with a die or without one.',
  'AH-12.6': 'A card that is removed from the game, or was put into the box, does not return.',

  'AH-13.1':
    'At the end of a round compare the control in every region. For the Squadron a Patrol counts 1, a Stronghold 2 and the flagship 2, in any space. For the Union each Comrade on the island counts 1, or 2 if the Cutter is in the region, and the flagship, the Cutter and the Gunship 1 each, in any space. Smugglers count nothing.',
  'AH-13.2':
    'The faction with more control gains as much fame as the wealth die shows. In a tie, even an empty one, nobody gains any.',
  'AH-13.3': 'Then comes the cleanup. First: the game ends if anyone has 30 fame or more.',
  'AH-13.4':
    'Second, only with two players: the first player has to raise one wealth die by 1 and may remove all face-up market cards from the game, which are replaced.',
  'AH-13.5': 'Third: everyone takes back all of their action dice and rolls them.',
  'AH-13.6': 'Fourth: the first player card moves on to the next player clockwise.',
  'AH-13.7': 'Finally the Union draws two plans, or what is left of them, and a new round begins.',

  'AH-14.1':
    'Slots of the Squadron: four for Sail and two for Tailwind (any die), Order (3), Cannons (5) and Cannons (6), Bombard (4), Deploy (any die), and Repair (2), which is dashed.',
  'AH-14.2':
    'Whenever the Squadron’s flagship anchors after Sail or Tailwind, a Patrol from the supply may be placed with it.',
  'AH-14.3':
    'Bombard: all Comrades on the island of the region where the flagship is return to the supply of the Union.',
  'AH-14.4':
    'Order: up to four different Patrols take a step each. Every one of them explores, battles and meets terrain for itself, and this stops no other.',
  'AH-14.5':
    'Deploy: place a Patrol in the flagship’s space or in one adjacent to it. Enemies and terrain do not matter, nor do sandbars.',
  'AH-14.6':
    'Patrols fight in the same way as the flagship. Only a die on Cannons loads them, and it may be lowered in their battles.',
  'AH-14.7':
    'At the end of its turn the Squadron may exchange two Patrols on one island for a Stronghold there, as often as it can. An island may hold several.',
  'AH-14.8':
    'A Stronghold does not move, is always loaded, adds 2 in battle, may have the Cannons die lowered for it, and rules its island. The Union can place Comrades there nevertheless.',
  'AH-14.9':
    'After a victory the Squadron chooses one: deal 1 damage and steal 1 gold; deal 2 damage; or, having beaten a ship of the Union, deal 1 damage and remove a Comrade from the island of the region of the battle.',

  'AH-15.1':
    'Slots of the Union: four for Sail, two for Tailwind and one for Cannons (any die), Assemble (1), Inspire (6), Rally (6), and Repair (even), which is dashed. The card of the Cutter has a slot for any die, that of the Gunship one for a 4 and one for a 6.',
  'AH-15.2':
    'Comrades gained go from the supply to the Ready Comrades. Comrades placed go from the Ready Comrades to an island. Comrades removed go to the supply. There may be any number in each of these places.',
  'AH-15.3':
    'When a ship of the Union anchors at an island after Sail, be it the flagship, the Cutter or the Gunship, the Union may either place up to 2 Comrades there or gain 2.',
  'AH-15.4': 'Inspire: place 1 Comrade on each of up to four islands.',
  'AH-15.5': 'Assemble: place up to 4 Comrades on the island of the region where the flagship is.',
  'AH-15.6': 'Rally: gain 4 Comrades, if the flagship is at an island.',
  'AH-15.7':
    'Plans are held in secret, any number of them. You may talk about them, truthfully or not, but not show them. Each says when it can be played; afterwards it is discarded face up, except for the Cutter and the Gunship, whose cards remain in play.',
  'AH-15.8':
    'The Cutter and the Gunship are played as an action: remove 2 Comrades from one island and place the ship there.',
  'AH-15.9':
    'With a die on its card a ship uses Sail (the Cutter up to 3 spaces, the Gunship up to 2) or Tailwind (by the value of the die). Wreckage does it no harm then.',
  'AH-15.10':
    'The Gunship is always loaded, adds 3 and may have the Cannons die lowered for it. The Cutter is never loaded and has no use for that die, so it fights only loaded enemies.',
  'AH-15.11':
    'Mighty claw: the Cutter has 1 control itself and doubles that of every Comrade on the island of its region.',
  'AH-15.12':
    'The Cutter and the Gunship use no harbour and no treasure, cannot recruit, and are not meant by effects of “your flagship”.',
  'AH-15.13':
    'After a victory of any of its ships the Union chooses one: deal 1 damage and place a Comrade on the island of the region of the battle; or deal 1 damage and steal 1 gold.',

  'AH-16.1':
    'Slots of a Smuggler: three for Sail and one each for Full Sail, Tailwind and Cannons (any die), Negotiate (even), and Repair (even), which is dashed.',
  'AH-16.2': 'Full Sail: move your flagship any number of spaces from 1 to the value of the die.',
  'AH-16.3':
    'Negotiate: at an island, recruit one face-up crew of any suit without paying. You may recruit another in the same way if you remove a Comrade from this island, but never a third, and no Comrade if the market is empty.',
  'AH-16.4':
    'Smuggle, without a die and as often as you like: while your flagship is at an island, take a face-up market card of its suit as cargo. It costs nothing, and the market is refilled.',
  'AH-16.5':
    'You can carry two cargo cards. If you have more, remove the ones you choose from the game.',
  'AH-16.6':
    'Deliver, without a die and as often as you like: while your flagship is at an island of the suit the cargo is bound for, gain 2 fame, raise the wealth die of the region by 1, gain a reward, and tuck the card face down under one of your two pledge markers, which stay face down.',
  'AH-16.7':
    'To gain a reward, move the white marker to an adjacent cell of the grid, only not to the one with the black marker. You may take what that cell offers. The black marker then moves to the cell the white one has left.',
  'AH-16.8':
    'After a victory a Smuggler chooses one: deal 1 damage and at once move 1 or 2 spaces, away from other battles in this space if there are any; or deal 1 damage and gain a reward. A Smuggler moves like this only once in an action.',

  'AH-17.1':
    'Nothing but the check in the cleanup ends the game, after the regions have been scored.',
  'AH-17.2':
    'The Smugglers turn up their pledges. A delivered card gives 1 fame for each region on the map that has the suit from the top left of the card and is controlled by the faction the card was pledged to.',
  'AH-17.3': 'The player with most fame wins; in a tie, the one of them with most gold.',
  'AH-17.4': 'Those who are still tied share the victory.',

  'AH-18.1': 'Where the text of a crew or plan card contradicts the rules, the card is right.',
  'AH-18.2': 'What cannot be done cannot be done, unless something tells you to ignore just that.',
  'AH-18.3':
    'When several things happen at the same time, the player whose turn it is decides their order.',
  'AH-18.4':
    'Everyone may know the dice. Secret are the plans in hand, the order of all decks and of the tiles, the tile in the box, which pledge marker is which, and the delivered cards that lie face down.',
  'AH-18.5': 'If one of two players sees no hope any more, giving up is no shame.',
} as const;
