export const clauses = {
  'ARC-1.1':
    'Arcs is for two to four players, one colour each. Everyone else at the table is your rival; there are no teams. Whoever has most Power when the game ends wins.',
  'ARC-1.2':
    'Shared by all: the map, 25 resource tokens (5 each of Material, Fuel, Weapon, Relic and Psionic), 18 dice (6 skirmish, 6 assault, 6 raid), 3 ambition markers, the zero, initiative and chapter markers, 4 path markers and 6 out-of-play markers.',
  'ARC-1.3':
    'The cards: 28 action cards, 12 setup cards (four for each number of players), 25 Guild cards, 6 Vox cards, 8 leaders and 14 lore cards.',
  'ARC-1.4':
    'Each player has a board, 5 cities, 5 starports, 15 ships, 10 agents and a Power marker. A second Power marker is meant for expansions only.',
  'ARC-1.5':
    'An action card belongs to a suit (Administration, Aggression, Construction or Mobilization) and has a number from 1 to 7, some pips and, unless it is a 1, an ambition.',
  'ARC-1.6':
    'Your board has six resource slots with raid costs 3, 1, 1, 2, 1, 3 from left to right, five city slots, five Outrage spaces, and boxes for Trophies and Captives, which hold any number of pieces.',
  'ARC-1.7':
    'Cities still on your board cover resource slots and bonuses. With 5, 4, 3 or 2 cities there you have 2, 3, 4 or 6 open resource slots. With one city left you still have 6 and a bonus of 2; with none, 6 and a bonus of 5.',
  'ARC-1.8':
    'The ambition markers are worth, for first and second place, 5 and 3, 3 and 2, 2 and 0 on their blue side, and 9 and 4, 6 and 3, 4 and 2 on their gold side.',
  'ARC-1.9': 'Power has no ceiling: counting goes on beyond 50. You never lose Power.',

  'ARC-2.1': 'Lay out the map. Dice and resource tokens form the general supply.',
  'ARC-2.2':
    'A player drawn at random takes the initiative marker and counts as the first seat; the others are numbered clockwise from there.',
  'ARC-2.3':
    'The action deck has the 20 cards numbered 2 to 6. With four players the 1s and 7s join them, 28 cards in all. Shuffle it.',
  'ARC-2.4':
    'All three ambition markers start among the available markers with the blue side up, the chapter marker on 1 and the zero marker on its own space.',
  'ARC-2.5':
    'Shuffle the 25 Guild and 6 Vox cards together as the Court deck and turn up the Court: 3 cards for two players, 4 cards for three or four.',
  'ARC-2.6': 'One of the four setup cards for your number of players is drawn at random.',
  'ARC-2.7':
    'The clusters it names, two of them with two or three players and one with four, leave the game: a path marker covers the gate, an out-of-play marker each of the three planets.',
  'ARC-2.8':
    'Two players only: for each of the six closed planets move one token of its type from the supply to an ambition box. Material and Fuel go to Tycoon, Weapon to Warlord, Relic to Keeper, Psionic to Empath; Tyrant gets none.',
  'ARC-2.9':
    'These neutral tokens lie there all game long. They are not supply; nobody can gain, steal or discard them. They only take part in scoring.',
  'ARC-2.10':
    'Take the pieces of your colour: the five cities go on the city slots of your board, everything else into your supply, the Power marker on 0.',
  'ARC-2.11':
    'The setup card gives every seat its systems A, B and C. Place there, all fresh: 3 ships and a city at A, 3 ships and a starport at B, 2 ships at C.',
  'ARC-2.12':
    'With two players each C stands on two systems, and both get the full group: 2 ships each, or the whole C box of a leader.',
  'ARC-2.13':
    'The city you set up with is the leftmost one on your board, so you begin with 4 cities there and 3 open resource slots.',
  'ARC-2.14':
    'Placing pieces at setup triggers nothing and asks for no control, so the order of players makes no difference.',
  'ARC-2.15':
    'From the supply take a token of the type of your planet A into the leftmost slot and one of planet B into the slot beside it, whichever other slots are open.',
  'ARC-2.16': 'Everyone draws six action cards.',
  'ARC-2.17':
    'Mulligan, for two players only: whoever lacks the initiative may set aside all six cards and draw six of the eight undealt ones. It is all or nothing, once for each deal, and final.',
  'ARC-2.18':
    'Action cards in nobody’s hand, those of a mulligan included, are shuffled and become the face-down action discard pile: 8, 2 or 4 cards for two, three or four players. When an effect draws from the bottom, it draws from this pile.',
  'ARC-2.19':
    'So a base game begins with 7 ships (5 with two players), 4 starports and 10 agents in your supply, 4 cities and 2 tokens on your board and 6 cards in hand.',

  'ARC-3.1':
    'Six clusters, numbered clockwise, form a ring. Each has four systems: a gate and three planets. The middle of the map is not a system.',
  'ARC-3.2':
    'A gate is adjacent to the three planets of its cluster and to the gates of both neighbouring clusters.',
  'ARC-3.3':
    'A planet is adjacent to the gate of its cluster and to the planet beside it, in the order arrow, crescent, hex. The arrow and the hex of a cluster are not adjacent.',
  'ARC-3.4':
    'Between clusters only two pairs of planets are adjacent: Hex 2 with Arrow 3, and Hex 5 with Arrow 6. Elsewhere a thick border separates them.',
  'ARC-3.5':
    'Each planet has one of the five types and one or two building slots. Gates have neither.',
  'ARC-3.6':
    'A cluster that is out of play does not exist for any rule: nothing enters it, is placed in it, chosen in it or counted in it. When an effect speaks of each gate or of a cluster, it means those in play. A pair of adjacent planets that has lost one of them is gone.',
  'ARC-3.7':
    'A path marker makes the gates on both sides of the closed gate adjacent: a single step of a move.',
  'ARC-3.8':
    'Where two neighbouring clusters are closed, their markers join up and the gates beyond them are adjacent. With clusters 2 and 3 closed, for example, Gate 1 touches Gate 4.',

  'ARC-4.1':
    'Loyal means of your own colour. Rival means of another player’s colour, and also that player.',
  'ARC-4.2':
    'Ships and buildings are fresh or damaged. They come into play fresh unless a rule says otherwise.',
  'ARC-4.3':
    'A hit damages a fresh piece. A hit on a damaged piece destroys it and takes it off the map.',
  'ARC-4.4':
    'You control a system when you have more fresh ships there than any one rival; rivals are not added together. If the most is shared, nobody controls it. Damaged ships and buildings do not count, and without a ship there is no control.',
  'ARC-4.5':
    'Whoever controls a system controls everything in it. Control is looked up each time a rule asks for it.',
  'ARC-4.6':
    'Control lets you tax rival cities there, stops rival Catapult moves at a gate and leaves pieces that rivals build there damaged. By itself it does nothing more.',
  'ARC-4.7':
    'Rival pieces you destroyed and agents you took by ransacking are your Trophies; rival agents you captured are your Captives. Every piece counts 1, whatever it is.',
  'ARC-4.8':
    'Your ships, starports and agents wait in your supply, unbuilt cities on your board, resource tokens in the general supply. A piece among someone’s Trophies or Captives is in no supply.',

  'ARC-5.1':
    'A game lasts five chapters at most. A chapter is a series of rounds, and in a round each player has one turn at most.',
  'ARC-5.2':
    'A round goes: the turn of the player with the initiative, the turns of the others, the check of the initiative, and finally discarding and checking whether there is a new round.',
  'ARC-5.3':
    'A turn goes: play a card, declare or seize, take Prelude actions, spend pips, end the turn.',
  'ARC-5.4':
    'Instead of leading, the player with the initiative may pass it, and must do so without cards in hand. The marker goes clockwise to the next player who has cards, the round ends at once, and that player leads the next one.',
  'ARC-5.5':
    'A pass is not a turn: you play no card, declare nothing, have no Prelude, spend nothing and have no end of turn, and nobody else has a turn in that round.',
  'ARC-5.6':
    'When all players who have cards pass one after another, every hand is discarded face down and the chapter ends.',
  'ARC-5.7':
    'A forced pass with an empty hand is not counted for that and does not interrupt the series. Any lead card starts the count anew.',
  'ARC-5.8':
    'The pass that ends a chapter still hands on the marker. If nobody else has cards, you keep it.',
  'ARC-5.9':
    'Turns go clockwise from the leader. If you have no cards when your turn comes, you skip it and may not spend resources.',
  'ARC-5.10': 'If you follow and have cards, you must play one. Only the initiative can be passed.',
  'ARC-5.11':
    'Turn order as a ranking begins with the present holder of the initiative and goes on clockwise.',

  'ARC-6.1':
    'The leader plays any card face up as the lead card and may take one action of its suit for each of its pips.',
  'ARC-6.2':
    'Administration allows tax, repair and influence; Aggression battle, move and secure; Construction build and repair; Mobilization move and influence.',
  'ARC-6.3':
    'The leader may declare the ambition on the lead card right after playing it, before any action, those of the Prelude included. There is no other time for it.',
  'ARC-6.4':
    'A 1 declares nothing, a 2 Tycoon, a 3 Tyrant, a 4 Warlord, a 5 Keeper, a 6 Empath, and a 7 whichever of the five you like.',
  'ARC-6.5':
    'To declare, move the available marker with the highest value for first place to the box of that ambition.',
  'ARC-6.6':
    'Then the zero marker covers the number on the lead card, which is 0 for the rest of the round. Its suit, pips and ambition remain.',
  'ARC-6.7': 'One card declares one ambition at most.',
  'ARC-6.8': 'Once no marker is available, nobody can declare.',
  'ARC-6.9': 'An ambition that has markers may be declared again; its markers add up.',
  'ARC-6.10':
    'A declaration by a card effect (Populist Demands, Galactic Bards) places no zero marker. It still needs an available marker and sets off everything that answers a declaration.',
  'ARC-6.11': 'Who declared an ambition does not matter when it is scored.',

  'ARC-7.1':
    'When you follow, you play exactly one card in one of three ways: Surpass, Copy or Pivot. A second card is only for seizing the initiative.',
  'ARC-7.2':
    'Surpass: face up, in the suit of the lead card and with a higher number. You may take one action of that suit for each pip of your card.',
  'ARC-7.3':
    'Only the lead card is compared, never what other followers played. A lead card at 0 is surpassed by any card of its suit, even a 1.',
  'ARC-7.4': 'Copy: any card, face down. You may take one action of the suit of the lead card.',
  'ARC-7.5':
    'A copied card has no suit, number or ambition for any rule and stays face down when it is discarded.',
  'ARC-7.6':
    'Pivot: face up, in a suit other than that of the lead card, whatever its number. You may take one action of the suit of your card.',
  'ARC-7.7': 'A Pivot leaves the lead suit as it is for the players after you.',
  'ARC-7.8':
    'So a card of the lead suit can surpass or copy if its number is higher and only copy if it is not; a card of any other suit can pivot or copy.',
  'ARC-7.9': 'The single action of a Copy or Pivot counts as spending one pip of the played card.',

  'ARC-8.1':
    'You may seize the initiative when you play your card, before any action, those of the Prelude included, unless you hold it already.',
  'ARC-8.2': 'The initiative is seized at most once in a round. Its holder can never seize it.',
  'ARC-8.3':
    'To seize with an extra card, lay another card from your hand face down beside the one you played. It gives no action, has no number and is discarded with the rest. You may do so whether you surpass, copy or pivot.',
  'ARC-8.4':
    'Surpassing with a 7 seizes the initiative by itself, and you cannot decline. Its one pip is yours as usual.',
  'ARC-8.5':
    'Once someone has seized, a 7 still surpasses for its pip but seizes nothing. A 7 that leads, copies or pivots never seizes.',
  'ARC-8.6':
    'Lattice Spies and Song of Freedom can seize at the time they state, within the same limits.',
  'ARC-8.7':
    'The marker moves at once. The round is still played clockwise from the leader to its end, and lead card and lead suit stay.',
  'ARC-8.8': 'From then on turn order counts from the new holder.',

  'ARC-9.1': 'After all turns, whoever seized the initiative this round keeps it.',
  'ARC-9.2':
    'If nobody did, the player who surpassed with the highest number takes it. All these cards share a suit, so there is no tie.',
  'ARC-9.3': 'If nobody surpassed, it stays where it is. Copying or pivoting never takes it.',
  'ARC-9.4':
    'Next, each Union card beside an action card gives that card to the hand of whoever used the Union, and the Union is discarded. The card still counted for the initiative.',
  'ARC-9.5':
    'Then all other played cards, also those used to seize, go face down on the action discard pile, even if they were face up. The zero marker returns to its space.',
  'ARC-9.6':
    'If anyone has a card in hand, a new round begins with the holder of the initiative; otherwise the chapter ends. Cards that came back through a Union, Call to Action or Farseers count and can prolong it.',
  'ARC-9.7':
    'Cards discarded together enter the pile in the order they were played, the lead card lowest.',

  'ARC-10.1':
    'A pip buys one action. Finish it before you begin another. You may take the same action again.',
  'ARC-10.2': 'You need not use all your pips; what is left at the end of your turn is lost.',
  'ARC-10.3':
    'A limit for one turn (a city taxed, a starport used, a card usable once) covers the whole turn: pips, resources and new actions together.',
  'ARC-10.4': 'You cannot secure or battle without a legal target.',
  'ARC-10.5':
    'You may tax although the supply has no such token, and build although you have no such piece left.',
  'ARC-10.6':
    'A move has to move at least one of your ships; a repair needs a damaged piece of yours.',

  'ARC-11.1': 'Tax one of your cities anywhere, or a rival city in a system you control.',
  'ARC-11.2':
    'Your own city can be taxed whether you control its system or not. Damage makes no difference.',
  'ARC-11.3':
    'Gain a token of the type of its planet from the supply. Outraged types can be taxed as well.',
  'ARC-11.4':
    'For a rival city you also capture one agent from the supply of its owner, even if you gained no token.',
  'ARC-11.5':
    'If that owner has no agent in supply, there is no Captive; agents elsewhere are left alone.',
  'ARC-11.6': 'You tax each city at most once in a turn.',

  'ARC-12.1': 'Build one building, a city or a starport, or one ship.',
  'ARC-12.2':
    'A building goes into an empty building slot of a system where you have any piece, ship or building, damaged or not. Slots belong to nobody beforehand.',
  'ARC-12.3':
    'A city is always the leftmost one on your board, and what it covered is open from then on.',
  'ARC-12.4': 'A ship appears at one of your starports, which may be damaged.',
  'ARC-12.5':
    'Each starport builds one ship at most in a turn. A starport you built this turn can be used this turn.',
  'ARC-12.6':
    'If a rival controls the system, what you build arrives damaged. If you control it, or nobody does, it is fresh.',
  'ARC-12.7': 'Control is checked before the new piece is placed.',
  'ARC-12.8':
    'With no such piece left you may still take the action at a legal place: nothing is placed, but effects of building happen.',

  'ARC-13.1':
    'Move any number of your ships, fresh or damaged, from one system to an adjacent one.',
  'ARC-13.2': 'You need no control for it, and rival pieces neither stop nor harm the ships.',
  'ARC-13.3':
    'Catapult: if the move starts in a system with a starport of yours, the ships may go on from system to system within the same action. A rival starport you control does not help.',
  'ARC-13.4': 'A damaged starport serves as well. Only the system where the action starts matters.',
  'ARC-13.5':
    'Entering a planet ends the move, whoever controls it, even if it was the first step.',
  'ARC-13.6':
    'Entering a gate that a rival controls ends the move. Control is looked up just before the ships enter.',
  'ARC-13.7': 'A gate that you control, or that nobody does, lets the ships go on.',
  'ARC-13.8':
    'You may stop sooner and leave any of the ships behind at each gate, where they stay. You never pick up ships on the way.',
  'ARC-13.9':
    'The moving ships stay one group and do not split up. They may return to systems they have passed.',
  'ARC-13.10':
    'Systems out of play cannot be entered. Path markers join gates in plain and in Catapult moves alike.',

  'ARC-14.1': 'Repair: make one of your damaged ships or buildings fresh, anywhere on the map.',
  'ARC-14.2':
    'Influence: put an agent from your supply on any Court card. Any number may lie there. Without an agent in supply you cannot influence.',
  'ARC-14.3':
    'Secure: choose a Court card on which you have more agents than any one rival, and so at least one.',
  'ARC-14.4':
    'Take the card. Your agents on it return to your supply; all rival agents on it become your Captives.',
  'ARC-14.5':
    'Then carry out what the card does when secured. A Guild card stays face up in your play area; a Vox card goes where its text sends it, to the Court discard pile or back into the deck.',
  'ARC-14.6': 'Finally refill the same spot from the Court deck.',
  'ARC-14.7':
    'If the Court deck is empty, the spot stays empty. A later refill fills only the spot that has just become free.',

  'ARC-15.1':
    'Choose a system with at least one of your ships. All your ships there attack, damaged ones too, even if you take fewer dice.',
  'ARC-15.2':
    'Choose one rival with any piece there as the defender; all ships and buildings of that rival there defend. Nobody else takes part.',
  'ARC-15.3':
    'Take up to one die for each attacking ship, skirmish, assault and raid dice in any mix, six of a kind at most.',
  'ARC-15.4': 'You may even take no die; the battle then happens without an effect of its own.',
  'ARC-15.5':
    'Raid dice are allowed only if the defender has a building in the battle system, or none on the whole map.',
  'ARC-15.6':
    'Roll all dice at once. The attacker makes every choice, including which of their own ships are lost; the defender chooses nothing.',
  'ARC-15.7':
    'All icons have to be resolved in their order: self-hits, intercept, hits, building hits, keys. An icon without a target is lost.',
  'ARC-15.8': 'First the self-hits: each is a hit on an attacking ship.',
  'ARC-15.9':
    'Second the intercept: if any was rolled, the attacking ships take a hit for each defending ship that is fresh at this moment. It happens once, however many icons there are.',
  'ARC-15.10':
    'Third the hits: each goes to a defending ship. As soon as no defending ship is left, the rest go to defending buildings.',
  'ARC-15.11': 'Fourth the building hits: each goes to a defending building, never to a ship.',
  'ARC-15.12': 'Fifth the keys, which pay for a raid.',
  'ARC-15.13':
    'Hits are assigned one by one. The same piece may take two: it is damaged and then destroyed.',
  'ARC-15.14':
    'If self-hits and intercept cost you all attacking ships, your hits and building hits still count in full. Only the raid is lost.',
  'ARC-15.15':
    'Destroyed defending pieces become Trophies of the attacker, destroyed attacking ships Trophies of the defender.',
  'ARC-15.16':
    'Destroyed cities have their consequences after all hits are assigned and before the raid.',
  'ARC-15.17':
    'Ships that are placed in the battle system during the battle neither attack nor defend. Effects after a battle come after the raid.',

  'ARC-16.1':
    'If you destroy a city, in battle or elsewhere, you first provoke Outrage of the type of its planet and then ransack the Court.',
  'ARC-16.2':
    'A city that is returned or replaced is not destroyed: no Trophy, no Outrage, no ransacking. Destroyed starports and ships provoke nothing either.',
  'ARC-16.3':
    'Outrage: discard all your tokens and Guild cards of that type, tokens to the supply, cards face up to the Court discard pile. You keep cards that say so, the Loyal ones.',
  'ARC-16.4':
    'Then cover the Outrage space of that type on your board with an agent from your supply. The type is now Outraged for you.',
  'ARC-16.5':
    'If it was Outraged already, you discard again, place no second agent and ransack as usual.',
  'ARC-16.6':
    'Without an agent in supply, use a stand-in; the next agent that reaches your supply takes its place.',
  'ARC-16.7': 'Nothing in the box removes Outrage. It lasts to the end of the game.',
  'ARC-16.8':
    'Ransack: secure one Court card of your choice with at least one agent of the owner of the city; you need no majority. You must if there is such a card; otherwise nothing happens.',
  'ARC-16.9':
    'On a ransacked card the agents of all rivals become your Trophies instead of Captives, and yours go home. What the card does when secured, the refill and the lock on its Prelude are the same as after securing.',
  'ARC-16.10':
    'When several cities fall at once, first finish all hits and remove what was destroyed. Then, city by city, come Outrage and ransacking, and finally the raid.',
  'ARC-16.11':
    'An Outrage never discards what you raided or ransacked in the same battle, nor what a ransacked card let you steal: not even for the second of two cities.',
  'ARC-16.12':
    'Tokens of an Outraged type cannot be spent for their own Prelude action. You can still tax, gain, steal, keep and count them, spend them for nothing, pay other costs with them and spend them as another type with a Loyal card.',

  'ARC-17.1':
    'With an attacking ship left you may spend the keys you rolled to steal from the defender. You need not.',
  'ARC-17.2':
    'You can steal tokens from resource slots, Guild cards, and tokens on a card that states a raid cost for them. Leaders, lore, cities, Trophies, Captives, agents and hand cards are safe.',
  'ARC-17.3':
    'The price is the raid cost of the slot where the token lies at the moment, or the one printed on the card.',
  'ARC-17.4':
    'Steal one thing after another, in any order, while your keys suffice. Keys left over are lost.',
  'ARC-17.5':
    'A stolen token goes into your slots as if gained, and you discard what does not fit. The defender does not rearrange.',
  'ARC-17.6':
    'A stolen Guild card brings along the tokens on it, lies in your play area, and its Prelude action is not locked.',
  'ARC-17.7': 'You may raid even if the last defending building has just been destroyed.',

  'ARC-18.1': 'Tokens lie in open resource slots, one in each.',
  'ARC-18.2':
    'When you take or gain a token, put it in an empty slot. You may then rearrange all your tokens as you like and discard what does not fit, new or old.',
  'ARC-18.3': 'Losing or spending a token gives you no right to rearrange.',
  'ARC-18.4':
    'A city that returns to your board takes the rightmost empty city slot. If that covers resource slots, even empty ones, you may rearrange your tokens, and you discard those that no longer fit.',
  'ARC-18.5':
    'A city among someone’s Trophies is not on your board: its slot and bonus stay open until it returns.',
  'ARC-18.6':
    'In your Prelude you may spend any number of tokens of any types, one after another, each for its Prelude action.',
  'ARC-18.7': 'Material: build or repair once.',
  'ARC-18.8': 'Fuel: move once. Relic: secure once.',
  'ARC-18.9':
    'Weapon: this turn each pip of the card you played may also be spent to battle, the single pip of a Copy or Pivot too. One Weapon is enough, and it gives no action of its own.',
  'ARC-18.10': 'A Weapon never turns an action that a resource or a card paid for into a battle.',
  'ARC-18.11':
    'Psionic: take one action of the suit of the lead card, whatever you played and in whichever way; for the leader that is their own card. The zero marker, pips and Weapons change nothing. A new action may replace it.',
  'ARC-18.12': 'You may spend a token for nothing, even an Outraged one.',
  'ARC-18.13': 'You spend nothing when you pass the initiative or skip your turn.',
  'ARC-18.14':
    'Tokens on a card that holds resources can be spent and count for ambitions. In battle they can be stolen only if the card gives a raid cost (Ancient Holdings: 4); other ways of stealing reach them. They move with a stolen card and return to the supply when it is discarded, buried or scrapped.',
  'ARC-18.15':
    'Discarded tokens return to the supply at once, those spent in a Prelude when it ends.',

  'ARC-19.1':
    'A Guild card has a suit icon, rules and a raid cost. It lies face up before you, and you may have any number.',
  'ARC-19.2':
    'Its icon counts like a token of that type: Material and Fuel for Tycoon, Relic for Keeper, Psionic for Empath, Weapon for nothing.',
  'ARC-19.3':
    'The rules on it are Prelude actions, new actions, modifiers or lasting effects, for you alone while you have it.',
  'ARC-19.4':
    'A discarded Guild card goes face up to the Court discard pile; tokens on it return to the supply.',
  'ARC-19.5':
    'A card that is discarded for its Prelude action may also be discarded where it can do nothing; otherwise it does what it can.',
  'ARC-19.6': 'A card answers only events that begin while it lies before you.',

  'ARC-20.1':
    'A chapter ends with the round after which all hands are empty, or when everyone with cards has passed. Then score, clean up and flip a marker, end the game or go on, and deal.',
  'ARC-20.2': 'Every ambition with at least one marker is scored, the others are not.',
  'ARC-20.3':
    'Tycoon counts Material and Fuel, Keeper Relics, Empath Psionics, in each case tokens and Guild icons; Tyrant counts Captives, Warlord Trophies.',
  'ARC-20.4':
    'First place: whoever alone has most gains the sum of the first values of all markers there.',
  'ARC-20.5': 'Second place: whoever alone has second most gains the sum of the second values.',
  'ARC-20.6':
    'If several tie for first place, all of them take second place; nobody is first and nobody else places.',
  'ARC-20.7': 'If several tie for second place, they get nothing. First place is not affected.',
  'ARC-20.8': 'A count of 0 never scores, alone or tied.',
  'ARC-20.9':
    'City bonus: with sole first place you gain 2 more if your fourth city slot is empty, or 5 if the fourth and the fifth are. Once for each ambition, however many markers it has, and not for ties or second place.',
  'ARC-20.10':
    'With two players the neutral tokens count as a third player who can take or share first or second place. Weapons there count as Trophies. Nobody gets that Power.',
  'ARC-20.11':
    'All ambitions are judged by the same position, so the order of scoring does not matter.',
  'ARC-20.12':
    'Effects after scoring (Cartels, Lavish) come before the clean-up, in the order that the holder of the initiative picks.',
  'ARC-20.13':
    'Clean-up: if Warlord was scored, the Trophies of all players return; if Tyrant was scored, all Captives do, even if nobody placed. Otherwise they stay for the next chapter.',
  'ARC-20.14':
    'Ships, starports and agents return to their owner’s supply, cities to their owner’s board.',
  'ARC-20.15': 'All ambition markers become available again.',
  'ARC-20.16':
    'Then the unflipped marker of the lowest value turns gold permanently. The first values in the five chapters are thus 5, 3, 2; 5, 4, 3; 6, 5, 4; and 9, 6, 4 in the last two.',
  'ARC-20.17':
    'The game ends now, and only now, if someone has at least 27 Power (four players), 30 (three) or 33 (two), or if this was chapter 5.',
  'ARC-20.18':
    'Whoever has most Power wins, which need not be the one who reached the limit first.',
  'ARC-20.19':
    'A tie for most Power goes to the tied player who comes first in turn order from the holder of the initiative.',
  'ARC-20.20':
    'Otherwise the chapter marker moves on, all action cards are shuffled, everyone is dealt six, and the rest becomes the shuffled face-down discard pile. Two players then have the mulligan.',
  'ARC-20.21':
    'The initiative stays where it is, and its holder leads. The map, the boards, the Court with its agents, Outrage and Trophies and Captives that did not return carry over.',

  'ARC-21.1':
    'Your Prelude begins once you have played your card and declared or seized, or not. It ends with the first pip you spend, or with your turn if you spend none.',
  'ARC-21.2':
    'Take any number of Prelude actions from tokens and cards, each one fully before the next.',
  'ARC-21.3':
    'Whether you declare, or seize with an extra card, is decided before the first Prelude action and cannot be made up for.',
  'ARC-21.4':
    'Tokens spent in the Prelude lie aside until it ends. Until then they are in no supply and on no Cartel, and nobody can gain them.',
  'ARC-21.5':
    'The Prelude action of a card you secured or ransacked in this Prelude is locked until it is over. Its new actions, modifiers and lasting effects work at once.',
  'ARC-21.6': 'A card stolen from a rival or given by one is not locked.',
  'ARC-21.7':
    'A new action names the standard action it can replace, in brackets. Whenever you would take that one with a pip or with a resource that is not Outraged, you may take the new one instead; it needs its own targets only. A standard action that comes from another effect is not replaced.',
  'ARC-21.8':
    'Modifiers change a standard action. They do not reach a new action in its place, but they do reach a standard action that is part of a new one.',
  'ARC-21.9': 'Modifiers may also change setup, scoring, declaring and seizing.',
  'ARC-21.10':
    'An ability that speaks of copying or pivoting to do something works only if the single pip of that Copy or Pivot buys the action, also within a new action or as a battle that a Weapon allowed; never in the Prelude.',

  'ARC-22.1':
    'Leaders and Lore is a variant. It replaces the pieces and resources with which the base game starts.',
  'ARC-22.2':
    'Lay out leaders and lore cards face up in two rows, each with one card more than there are players.',
  'ARC-22.3':
    'Draft one card at a time. The player to the right of the initiative begins, and it goes counterclockwise, round after round in the same direction.',
  'ARC-22.4':
    'Pick a leader or a lore card, but never a second of a kind, until everyone has one of each. You must pick; what is left goes back to the box.',
  'ARC-22.5':
    'Place what your leader shows in the boxes A, B and C in your systems A, B and C. A city is the leftmost one on your board. With two players the C box goes to both C systems.',
  'ARC-22.6': 'The two tokens of your leader go into your two leftmost slots in the printed order.',
  'ARC-22.7': 'Setup abilities of leaders come last, in turn order.',
  'ARC-22.8':
    'Leaders and lore have neither icon nor raid cost: they count for no ambition and cannot be stolen.',
  'ARC-22.9':
    'Option with two or three lore cards: the lore row has that many cards for each player, plus one, and you draft until everyone has a leader and as many lore cards.',

  'ARC-23.1':
    'A card beats the rulebook, and the rulebook beats aid sheets and boards. Notes and examples give way to the rule they explain.',
  'ARC-23.2':
    '“Cannot” is absolute, even against cards, unless a text says that this very thing is ignored.',
  'ARC-23.3':
    'Where the rules leave a tie open, or the order in which players decide, turn order from the holder of the initiative settles it.',
  'ARC-23.4':
    'If effects that happen together need an order, the player whose turn it is chooses it; between turns, the holder of the initiative.',
  'ARC-23.5':
    'If you have neither ships nor starports on the map at the end of your turn, place three fresh ships, or as many as you have, in one gate of your choice. Cities do not matter.',
  'ARC-23.6':
    'Without a turn, because you have no cards or pass, you wait for these ships until the end of your next turn.',
  'ARC-23.7':
    'You may concede. With two players the other one wins; with more, a game ends early only if all agree.',
  'ARC-23.8':
    'Pieces are limited to what is in the box. Only a stand-in for an Outrage agent is an exception.',
  'ARC-23.9':
    'To place is to put your own fresh pieces from your supply, cities from the left of your board, unless something else is said. To return is to put back where a piece came from.',
  'ARC-23.10':
    'If not everything can be placed or returned, do as much as possible; whoever acts chooses what.',
  'ARC-23.11':
    'Replace: return the old piece and place the new one in its spot, damaged if the old one was. Nothing is destroyed by it, and it is impossible if the new piece is not in supply.',
  'ARC-23.12': 'You may strike deals, but they never bind. Pieces change hands only by a rule.',
  'ARC-23.13': 'You may not show your hand to anyone.',
  'ARC-23.14':
    'Option of split discard piles: cards played face up go to one pile, cards that were face down, undealt or discarded in another way to a second one. You draw from the face-down pile; if it is too small, both are shuffled together first.',
  'ARC-23.15':
    'Among friends one may make up for a forgotten declaration or seizing while nothing new has come to light. At this table the order is strict.',

  'ARC-24.1':
    'Your play area is your board and what lies around it. Empty means without any piece. Out of play means that nothing can touch it.',
  'ARC-24.2':
    'To take is to add something to your play area from wherever it is. To gain is to take from the supply; if that is empty, nothing happens.',
  'ARC-24.3':
    'To steal is to take from a rival’s play area; only this meets rules against stealing. To give is to add something to a rival’s play area.',
  'ARC-24.4':
    'To swap, and so to trade, is to give and take at the same time. Both halves must be possible, and it is not stealing.',
  'ARC-24.5':
    'To spend a token is to return it to the supply as a payment, in a Prelude with delay. To discard is something else and brings no Prelude action.',
  'ARC-24.6':
    'Discarded Court cards go face up to the Court discard pile, action cards face down to the action discard pile, tokens to the supply.',
  'ARC-24.7':
    'To bury is to put a card under the Court deck. To scrap is to remove it from the game permanently.',
  'ARC-24.8':
    'To capture is to put a piece into your Captives box. To clear an area is to return all pieces from it.',
  'ARC-24.9':
    'To destroy is to remove a piece from the map, fresh or damaged, usually to a Trophies box.',

  'ARC-25.1':
    'Guild, Vox, leader and lore cards do what their texts say, in their latest official wording. The following points only settle what those leave open.',
  'ARC-25.2':
    'Weapon icons are Weapon tokens, those on cards included, and Guild cards of the Weapon suit, the card that asks included.',
  'ARC-25.3':
    'A Union needs an action card of its suit that anyone played face up this round; without one it can be neither used nor discarded. Beside the action card it is outside your play area.',
  'ARC-25.4':
    'A Cartel has the whole supply of its type lying on it, which counts as yours. It remains the supply: others gain from it and return to it, and you cannot spend it; nobody can steal or discard it. Tokens set aside in a Prelude are not on it.',
  'ARC-25.5':
    'The Loyal cards let any token stand for their type also in costs outside the Prelude, such as that of Cloud Cities. With an Interest you choose the number yourself, up to the limit.',
  'ARC-25.6':
    'Further: Generous, tied rivals with least Power: turn order. Railgun Arrays: the attacker picks the ship. Gate Ports: control is checked before the ships enter. Relic Fence: the discarded token is in supply at once. Elder Broker: what the rival lacks is checked before the swap. Beloved: prevents ransacking in battle only. Abduct: may choose a card without rival agents.',
} as const;
