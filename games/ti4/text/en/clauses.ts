export const clauses = {
  'TI-1.1': 'What a card says comes before the rules. Where you can obey both, you obey both.',
  'TI-1.2':
    '“Cannot” always wins. If two bans clash, the permanent one beats the one that works once, and permission beats prevention.',
  'TI-1.3':
    'Use an ability completely; only what it says you “may” do is left to you. Components in play work whether you like it or not, unless they say “may”.',
  'TI-1.4':
    'Of effects joined by “and” you carry out whatever you can. What follows “then” happens only if the part before it was done.',
  'TI-1.5':
    'What stands before “to” or before a semicolon is a price. If you cannot pay all of it, you do not get the effect.',
  'TI-1.6':
    '“When” means while something happens, and often changes it; “after” comes later. “Before” and “after” leave room for nothing in between.',
  'TI-1.7': 'Each time something triggers an ability, that ability works once.',
  'TI-1.8':
    'If several players have abilities for the same moment, each uses one in turn, round and round, until all decline. The action phase follows initiative from the active player, the strategy and agenda phases go clockwise from the speaker, the status phase follows initiative.',
  'TI-1.9':
    'A combat and its first round start at the same moment; its last round and the combat end at the same moment too.',
  'TI-1.10':
    'Dice have ten sides, and 0 is a 10. Bonuses and penalties change what you rolled, not what you need.',
  'TI-1.11':
    'Reroll immediately after the roll, before anything else. No ability rerolls a die twice, but another ability may reroll it again.',
  'TI-1.12':
    'What holds for this turn is over when the turn is. An effect that has begun runs its full time even if its source is gone.',
  'TI-1.13':
    'Action cards and promissory notes in your hand and secret objectives that you have not scored are visible to you alone, and nobody knows the objectives that lie face down. Technologies are open to all.',
  'TI-1.14':
    'Your opponent is the player whose ships you fight in space or whose ground forces you fight on a planet. A third player neither uses nor feels effects about an opponent.',
  'TI-1.15':
    'A unit that is removed was not destroyed: nothing that waits for a loss reacts. Fleet pool, capacity and gravity rifts remove.',

  'TI-2.1':
    'A round has four phases: strategy, action, status and agenda. The agenda phase is left out while the custodians token lies on Mecatol Rex; the round in which it is removed is the first with one.',
  'TI-2.2':
    'Clockwise from the speaker everyone takes a strategy card and any trade goods on it; with three or four players there is a second lap, once more from the speaker. Cards nobody took get 1 trade good each.',
  'TI-2.3':
    'The number of your strategy card is your initiative, exhausted or not; of two cards the lower one counts.',
  'TI-2.4':
    'Whoever holds the Naalu token has initiative 0 in that round, whatever becomes of strategy cards. It is given up at the end of the status phase.',
  'TI-2.5':
    'With Political Stability you keep your strategy cards, readied, and their initiative. In the next strategy phase you choose none.',
  'TI-2.6':
    'Public Disgrace puts the chosen strategy card back, with its trade goods. The player has to take another one if there is one.',
  'TI-2.7': 'In the action phase turns go round in initiative order, past everyone who has passed.',
  'TI-2.8':
    'On your turn you take one action: strategic, tactical or component. If none is possible, you have to pass.',
  'TI-2.9':
    'You cannot pass while one of your strategy cards is not exhausted. After passing you have no more turns this round, but you may still use secondary abilities, play cards at their moments and trade. On the turn on which you pass you may still trade and use what comes at the start of a turn.',
  'TI-2.10': 'If everyone else has passed, you take one turn after another.',
  'TI-2.11':
    'You may take a component action only if you can carry out all of it. If it is cancelled, you still have your action.',

  'TI-3.1':
    'For a strategic action use the primary ability of your own card from top to bottom; parts with a price or with “may” are optional. Then the others, clockwise, may each use the secondary ability once. You never use that of your own card.',
  'TI-3.2':
    'A secondary ability costs 1 command token from your strategy pool, which goes to reinforcements, or onto the board for Construction. Only Leadership does without it.',
  'TI-3.3':
    'Leadership: gain 3 command tokens, and 1 more for every 3 influence you spend; trade goods count. The others may only buy.',
  'TI-3.4':
    'Diplomacy: choose a system with a planet of yours, but not Mecatol Rex. Every other player without a command token there places one, from reinforcements or else from their command sheet. Then ready up to two of your planets, anywhere. The secondary ability readies up to two as well.',
  'TI-3.5':
    'Politics: name a new speaker. It may be you, but not the player who holds the token now. Then draw 2 action cards, look at the two top agendas and put each on top of the deck or at its bottom, in any order. The others may draw 2 action cards.',
  'TI-3.6':
    'Construction: you may place a space dock or a PDS, then you may place another PDS, for free on planets you control, whatever tokens are there. The others put their spent token into any system and may build one structure there; if a token of theirs is in it already, the spent one returns to reinforcements.',
  'TI-3.7':
    'Trade: gain 3 trade goods and fill your commodities up to the value of your faction. Then name any number of players: they have to do the secondary ability, in their place, once and without paying. It fills commodities up as well.',
  'TI-3.8':
    'Warfare: take one of your command tokens off the board and gain one into any pool; without a token on the board you gain none. Then redistribute your pools. The others produce with one space dock in their home system; their token is not placed.',
  'TI-3.9':
    'Technology: research one technology for free and, if you like, a second one for 6 resources. The others research one for their token and 4 resources.',
  'TI-3.10':
    'Imperial: you may score a public objective that you fulfil, beyond the one of the status phase. Then you get 1 victory point if you control Mecatol Rex, even without your home planets; if not, you may draw a secret objective. The others may draw one.',
  'TI-3.11':
    'Once everyone has had the secondary ability, the card is exhausted and cannot be used again this round.',

  'TI-4.1':
    'You own 16 command tokens and start with 3 in the tactic pool, 3 in the fleet pool and 2 in the strategy pool. Whatever you gain goes to pools you choose; with none left in reinforcements you gain none.',
  'TI-4.2':
    'If an effect places a token of yours and your reinforcements are empty, it comes from a pool of your choice. Nothing is taken if you have a token in that system.',
  'TI-4.3':
    'You never have two tokens in one system: the second goes to reinforcements. What depends on placing it still happens.',
  'TI-4.4': 'You move tokens between your pools only in the status phase and with Warfare.',

  'TI-5.1':
    'In a system you may have as many ships other than fighters as there are tokens in your fleet pool, two more with Armada. This holds at all times; you choose what is too much and remove it.',
  'TI-5.2':
    'The fleet pool ignores units on planets, whatever takes up capacity, and ships that merely pass through.',
  'TI-5.3':
    'Fighters and ground forces in a space area need capacity on your ships there; each of your space docks takes care of three fighters. You remove what is too much, by your choice, after moves, after Space Cannon hits and at any other time except in a combat. After a combat the winner is settled first.',
  'TI-5.4': 'No unit belongs to a particular ship, except while that ship carries it in a move.',
  'TI-5.5':
    'Fighters II beyond your capacity may stay and move by themselves. Each of them takes a place in the fleet pool; Hybrid Crystal Fighters II take half a place.',
  'TI-5.6': 'Ground forces cannot stay in space without capacity for them.',
  'TI-5.7':
    'Ships may come beyond your fleet pool, whatever brings them. You then remove what is too much at once, by your choice: a full system can take in a dreadnought and give up a destroyer. The same holds when the pool shrinks.',

  'TI-6.1':
    'A tactical action begins with a token from your tactic pool in any system without a token of yours. Tokens of others do not matter, and you need no units there.',
  'TI-6.2':
    'Then follow movement with space cannon offence, space combat, invasion and production. Nothing has to happen in any of these steps.',
  'TI-6.3':
    'Effects that answer an activation come before movement. If one of them ends the turn, the token stays, the rest of the action is dropped and nobody answers this activation any more.',
  'TI-6.4':
    'Promissory notes that lie face up before you return to their owner when you activate a system with units of that player; Support for the Throne is one of them.',

  'TI-7.1':
    'Ships move from system to adjacent system, at most as many as their move value, and have to end in the active system.',
  'TI-7.2':
    'No ship starts from a system with a command token of yours, the active system apart. Passing through such a system is fine.',
  'TI-7.3':
    'Ships of others, even a single fighter, stop you from passing through a system. The active system may hold them.',
  'TI-7.4':
    'Ships in the active system may stay there, or leave and return if their move is long enough to fetch something.',
  'TI-7.5': 'Name all ships that move before any of them moves. They arrive together.',
  'TI-7.6':
    'Asteroid fields can be neither entered nor passed, unless you own Antimass Deflectors.',
  'TI-7.7':
    'Supernovas can be neither entered nor passed. Ships of Muaat can pass them, and with Magmus Reactor also enter.',
  'TI-7.8':
    'A nebula can be entered only as the active system and never passed. Ships that start in one have a move value of 1 before bonuses. Ships that defend in one add 1 to their combat rolls.',
  'TI-7.9':
    'Out of a gravity rift or through it, a ship moves 1 farther, but rolls a die each time it leaves one: on 1 to 3 it is removed with its cargo. Cargo does not roll. Ending a move in a rift is harmless.',
  'TI-7.10':
    'Systems with the same wormhole are adjacent for every purpose. No system is adjacent to itself. Planets and units are adjacent to whatever their system is adjacent to, and a planet also to its own system.',
  'TI-7.11':
    'The home system of Creuss lies beside the map and is part of the board. Only delta wormholes lead there: that of the Creuss Gate and that of the Hil Colish.',
  'TI-7.12':
    'Movement that is not the movement step, such as a retreat, Skilled Retreat or Foresight, goes by its own text instead of move values. The ships may carry units of their system, from its planets too, as capacity allows.',
  'TI-7.13':
    'A retreat, Skilled Retreat or Foresight cannot enter a nebula, nor an asteroid field without Antimass Deflectors, nor a supernova without Magmus Reactor.',
  'TI-7.14':
    'Ships that leave a gravity rift by a retreat, Skilled Retreat or Foresight roll as well: 1 to 3 removes them with their cargo. Settle the cargo of each ship first, and which fighters II fly by themselves.',

  'TI-8.1':
    'Within its capacity a moving ship carries fighters and ground forces. It picks them up at its start, on its way and at its destination.',
  'TI-8.2':
    'Pick nothing up in a system with a command token of yours, unless it is the active one.',
  'TI-8.3':
    'Cargo stays aboard for the whole move and ends in the space area of the active system. Nothing is dropped on the way, and nobody lands before the invasion.',
  'TI-8.4':
    'You may load ground forces from your planets; an empty planet remains yours. Structures do not move.',

  'TI-9.1':
    'Space cannon offence follows the movement of ships, even if none moved: the active player first, then clockwise. Fire with every Space Cannon that reaches the active system, or with none. You may do without the extra die of Plasma Scoring.',
  'TI-9.2':
    'PDS II and the Loncara Ssodu also fire into adjacent systems, through wormholes too, even if you have nothing else there.',
  'TI-9.3':
    'All others can hit only the ships of the active player, who in turn picks one player with ships in the active system.',
  'TI-9.4':
    'Every die that reaches the value is a hit. The owner of the ships assigns it and may use Sustain Damage. Bonuses and rerolls of combat do not apply. One player’s hits are dealt with, capacity included, before the next one rolls.',
  'TI-9.5':
    'Space Cannons never hit Floating Factories, the space docks of Saar: they are no ships.',
  'TI-9.6':
    'Experimental Battlestation fires together with its owner’s other Space Cannons, only at ships of the active player, and only if a ship has moved into the active system.',

  'TI-10.1':
    'If two players have ships in the active system after the Space Cannons, they fight. The active player attacks.',
  'TI-10.2':
    'Effects at the start of a space combat, such as Assault Cannon, come before anti-fighter barrage.',
  'TI-10.3':
    'Anti-fighter barrage takes place in the first round only, by both sides at once; either side may do without it. It destroys fighters and nothing else, surplus hits are lost, and Sustain Damage does not help. If a side then has no ships, the combat is over.',
  'TI-10.4':
    'The defender announces a retreat first, then the attacker, unless the defender has announced one. You need a system to go to.',
  'TI-10.5':
    'Each ship rolls one die, or one for each burst icon. The attacker rolls everything, rerolls included, then the defender.',
  'TI-10.6':
    'Use Sustain Damage if you like, then destroy one of your ships for each hit that is left. You choose them unless an effect restricts you. Both sides choose at once and unseen, and lose their ships together.',
  'TI-10.7':
    'Whoever announced a retreat leaves at the end of the round if that can still be done. When the opponent’s last ship is gone, the combat is over and nobody leaves.',
  'TI-10.8':
    'Retreat to one adjacent system without ships of others in which you have a unit or a planet. Every ship that can move goes there, all at once; what is left of your fighters and ground forces in space is removed if nobody can carry it. If you have no command token there, place one.',
  'TI-10.9':
    'Ground forces on planets of the system that shall come along are lifted into space when the retreat is announced. If it does not take place they stay there, and need room after the combat.',
  'TI-10.10':
    'Rounds go on while both sides have ships. You win if only you have ships at the end; if nobody has, it is a draw.',
  'TI-10.11':
    'If no die of either side could ever hit, the attacker has to retreat, and loses all ships of the combat if there is nowhere to go.',
  'TI-10.12':
    'Winning in space brings no planet. Fleet pool and capacity are checked once the combat is over.',
  'TI-10.13':
    'Skilled Retreat is no retreat, so Intercept does not stop it, and the combat is a draw. All your ships move to an adjacent system without ships of others, fighters without being carried; ground forces may come along. Then place a command token there, unless you have one; fleet pool and capacity are checked.',
  'TI-10.14':
    'Effects that destroy units, such as Direct Hit, Exotrireme II and Assault Cannon, make no hits, and Sustain Damage cannot stop them.',
  'TI-10.15':
    'Hits that fighters may not take, as with Graviton Laser System, go to other ships while there are any. Such a ship may cancel them with Sustain Damage.',
  'TI-10.16':
    'In a retreat nothing stays behind in space while there is room for it. If you also load ground forces from planets, you choose who comes along; units in space that then find no room are removed.',
  'TI-10.17':
    'If only fighters I are left to retreat, they are removed and you place no token. Nor do you if a gravity rift takes all ships.',
  'TI-10.18':
    'If the announced system is closed by the end of the round, choose another that is allowed. Without one you stay.',

  'TI-11.1':
    'Sustain Damage comes right before hits are assigned: it cancels 1 hit, or 2 with Non-Euclidean Shielding, and damages the unit. A damaged unit works as usual but cannot do it again before it is repaired. In a combat the sides alternate from the active player on, a single unit each time, until one after the other has declined.',
  'TI-11.2':
    'It works against every hit the unit could take, whether from combat, Space Cannon or an ability, but not against direct destruction or anti-fighter barrage.',
  'TI-11.3': 'All damaged units are repaired in the status phase.',
  'TI-11.4':
    'You decide on one unit at a time and need not say what else will use Sustain Damage. Direct Hit may follow each time, before you decide on the next.',
  'TI-11.5':
    'If the player who makes a hit chooses the ship that takes it, only that ship may use Sustain Damage.',

  'TI-12.1':
    'An invasion begins with Bombardment by the active player, with those units that you choose. Assign each of them to a planet with ground forces of others before you roll; all its dice go there, even that of Plasma Scoring, which you may leave out. Hits destroy ground forces, never structures; surplus is lost.',
  'TI-12.2':
    'A planet with Planetary Shield cannot be bombarded. War suns and the Arc Secundus take Planetary Shield away from units of others in their system, also for technologies that need it. Planetary Shield does not stop X-89 Bacterial Weapon.',
  'TI-12.3': 'Bonuses and rerolls of combat do not count for Bombardment.',
  'TI-12.4':
    'Nobody lands on Mecatol Rex while the custodians token lies there. To remove it, spend 6 influence and land at least one ground force: the token and 1 victory point are yours. Without a ground force to land you cannot remove it.',
  'TI-12.5':
    'Land any number of ground forces from the space area on any planets of the system, together; your own planets may get some too. If you land none, production is next.',
  'TI-12.6':
    'On each planet landed on, other players’ Space Cannons of that planet may fire at the forces landing there; from elsewhere none can. The active player decides which planet comes first. Plasma Scoring adds a die on each planet.',
  'TI-12.7':
    'Where two players have ground forces on a planet they fight: both roll, both assign hits, and so on until at most one side is left. The active player chooses the order of the planets.',
  'TI-12.8':
    'The active player gains every planet on which landed forces survive. Its card comes exhausted, and structures of others there are destroyed. Laws attached to the planet stay with it as they are.',
  'TI-12.9': 'If all ground forces on the planet fall, the defender keeps it.',
  'TI-12.10':
    'A planet with structures but without ground forces is taken without a fight, once its Space Cannons have fired.',
  'TI-12.11':
    'With the Matriarch in the system, fighters of the invader can land and fight like ground forces. When the combat is over they return to space. Fighters alone win nothing and take no planet.',
  'TI-12.12':
    'In a combat and what follows from it you score one objective at most. Space combat and ground combat are separate.',

  'TI-13.1':
    'A planet without your units stays yours until another player has units there and you have none; in an invasion that is settled at its end.',
  'TI-13.2': 'You cannot gain a planet that you already control.',
  'TI-13.3':
    'A planet has room for one space dock and two PDS. Homeland Defense Act lifts the limit for PDS.',
  'TI-13.4':
    'A structure is destroyed when another player has units on its planet and its owner has no ground forces left there.',
  'TI-13.5':
    'A Floating Factory, the space dock of Saar, lies in space and moves and retreats like a ship. It is lost when ships of others have arrived and its owner has none there, but not if both sides lose all ships. Gravity rifts are a danger to it, Space Cannons are not.',
  'TI-13.6':
    'A planet that comes to you without an invasion, as by Peace Accords, is exhausted too.',

  'TI-14.1':
    'In the production step all your units with Production in the active system make units, together no more than their values add up to. A space dock is worth the resources of its planet plus 2, or plus 4 once upgraded.',
  'TI-14.2':
    'The whole order is paid at once with resources of planets and with trade goods; what you overpay is lost. Sarween Tools take 1 off the total.',
  'TI-14.3':
    'Where a cost shows two units you get two for it; a single one costs the same. Both count for the number of units.',
  'TI-14.4':
    'New ships appear in the space area, new ground forces on a planet with a unit that produced. Producers in space can put them on a planet you control in the system, or leave them in space.',
  'TI-14.5': 'No ships can be produced in a system with ships of others. Ground forces can.',
  'TI-14.6': 'To produce costs resources, whatever effect allows it. To place costs nothing.',
  'TI-14.7':
    'Fleet pool and capacity have to hold after production. You may order more, and then remove what is too much at once, by your choice.',
  'TI-14.8':
    'If no piece of a kind is left, you may take one from a system without a command token of yours and use it at once; nobody can make you. Tokens stand in for fighters and infantry, next to a plastic piece in each place; a group that can have none is destroyed.',

  'TI-15.1':
    'Exhaust a planet to spend either its resources or its influence, never both. What you do not need is lost.',
  'TI-15.2':
    'A trade good pays for 1 resource or 1 influence, but is no vote. Where an effect asks for trade goods, nothing else will do.',
  'TI-15.3':
    'You cannot spend commodities. Given to another player in whatever way, they become trade goods.',
  'TI-15.4': 'You never have more commodities than the value of your faction.',

  'TI-16.1':
    'Two players are neighbours if units or planets of theirs are in one system or in two adjacent ones, wormholes included; for Creuss, Quantum Entanglement counts.',
  'TI-16.2':
    'On your turn you may make one transaction with each neighbour, however many actions you take. Gifts are allowed, and nothing is taken back.',
  'TI-16.3':
    'You may trade any number of trade goods and commodities that you have, and one promissory note each; if Hacan takes part, action cards too. Nothing else changes hands: no planets, units, technologies or objectives.',
  'TI-16.4':
    'While an agenda is dealt with, you may make one transaction with every other player, neighbour or not. An agenda that takes the place of another allows new ones, and so does a second vote.',
  'TI-16.5':
    'Deals are free at any time; a transaction in them follows its own rules. Only what you could do at that very moment anyway binds you. What comes after a roll, in a later step, when another player acts, or from a note not yet received does not, and no deal can rest on an action card working.',
  'TI-16.6': 'A card that you get in a transaction at its own moment may be used at once.',
  'TI-16.7':
    'Guild Ships let Hacan trade with players who are no neighbours. One of the two has to be the active player.',
  'TI-16.8':
    'The hand limit comes first: cards beyond it can be neither traded nor played. What you receive may exceed it and is discarded down to it at once.',
  'TI-16.9': 'If an effect makes you give something away, that is not a transaction.',

  'TI-17.1':
    'You cannot play your own promissory notes; every other holder can. Nobody has to, but Support for the Throne is laid out as soon as it is received.',
  'TI-17.2':
    'A transaction moves at most one promissory note from each side. You may pass on notes of other players, but not those that lie face up before you.',
  'TI-17.3':
    'A promissory note returns to its owner once it has been used. What its text says about returning counts only after it was played or laid out.',
  'TI-17.4':
    'All promissory notes of an eliminated player leave the game. Notes of others that the player held return to them.',

  'TI-18.1':
    'To research you need one technology of the matching colour for each prerequisite symbol. Exhaust a readied planet with that specialty to ignore one symbol; it then pays no resources. Some abilities ignore symbols as well.',
  'TI-18.2':
    'A technology that you gain without research needs no prerequisites and does not count as researched.',
  'TI-18.3':
    'Technologies of other factions are closed to you. Unit upgrades have no colour and meet no prerequisite.',
  'TI-18.4': 'An upgrade changes all your units of its kind at the same time.',
  'TI-18.5':
    'Abilities that exhaust a technology are gone until it is readied; everything else on it keeps working.',
  'TI-18.6': 'Nobody owns a technology twice.',
  'TI-18.7': 'If your faction has its own upgrade of a unit, you cannot have the general one.',

  'TI-19.1': 'A hand holds seven action cards at most; any more are discarded at once, by choice.',
  'TI-19.2':
    'Two action cards of the same name cannot be played at the same moment on the same units or effect. Different targets are fine, and a cancelled card does not count.',
  'TI-19.3':
    'An action card can be cancelled when its targets and any amount to spend are named, and before anything is paid, rolled, drawn, voted or done. A technology to research is named later. Sabotage itself can be cancelled by Instinct Training only.',
  'TI-19.4': 'An effect that destroys cannot be aimed at your own units.',
  'TI-19.5':
    'A cancelled card counts as not played: another copy may follow at the same moment. A rider can be cancelled only when it is played, not when it pays.',
  'TI-19.6':
    'If the card for the second action of your turn is cancelled, you may end the turn without another action and without passing.',
  'TI-19.7':
    'A card or an action that says “each”, “any number” or “up to” may be used even if it affects nothing. If it names its target, there has to be one.',

  'TI-20.1':
    'In the status phase everyone, in initiative order, may score up to one public and one secret objective.',
  'TI-20.2':
    'Objectives of the action phase may be scored in any number, on turns of others too, but only one in each combat. Anti-fighter barrage is part of the combat, Space Cannon and Bombardment are not; each ground combat stands alone.',
  'TI-20.3':
    'You need all planets of your home system to score public objectives, but not for secret ones.',
  'TI-20.4':
    'You score each objective once, and everyone may score the public ones. What an objective makes you spend, you pay when you score it.',
  'TI-20.5':
    'You may have three secret objectives, scored ones included. If you draw a fourth, shuffle one that you have not scored back into the deck; with three scored that is the new one.',
  'TI-20.6':
    'Five objectives of each stage are laid out, two of stage I open. Each status phase turns up the next, all of stage I before stage II. If none is left to turn up, the game ends: most victory points win, and ties go by initiative.',
  'TI-20.7':
    'Incentive Program turns up an objective of its deck, beside the ten that are laid out. None of those that lie face down is used up.',
  'TI-20.8':
    'A secret objective that Classified Document Leaks makes public can be scored by everyone but the player who had scored it, and does not count towards that player’s three. If the law is discarded, it is no longer public.',
  'TI-20.9':
    'Objectives that ask you to destroy accept any effect that destroys. Ships removed because a fleet pool shrank do not count.',
  'TI-20.10': 'You can score an objective only while its condition holds.',

  'TI-21.1':
    'Whoever gets 10 victory points first, or 14 in a long game, wins at once. Nobody goes beyond the end of the track.',
  'TI-21.2':
    'If several players would get there together, initiative decides; if nobody holds strategy cards, the first clockwise from the speaker, beginning with the speaker.',
  'TI-21.3': 'Players tied for most or fewest victory points all count as having them.',
  'TI-21.4': 'Victory points that came from a law stay when the law is discarded.',
  'TI-21.5': 'Nobody falls below 0 victory points.',

  'TI-22.1':
    'The status phase goes: score objectives, turn up a public objective, draw an action card each, clear the board of command tokens, gain 2 and redistribute them, ready cards, repair units, return strategy cards.',
  'TI-22.2': 'After you redistribute tokens your fleets have to fit the fleet pool again.',
  'TI-22.3':
    'What happens at the start of the phase comes before scoring; what happens at its end comes after the strategy cards are back and before the agenda phase.',

  'TI-23.1':
    'In the agenda phase two agendas are dealt with, one after the other: reveal it, vote, carry it out. Then all planets are readied.',
  'TI-23.2':
    'When an agenda is revealed, effects that say “when”, such as Veto, come first; then those that say “after”, such as riders; then the vote. If it is replaced, all of this starts again with the new agenda, and effects on the old one are over.',
  'TI-23.3':
    'An agenda that needs a law in play or a scored secret objective is discarded if there is none. The next one takes its place.',
  'TI-23.4':
    'Everyone votes once, clockwise from the speaker’s left, the speaker last. Exhaust any number of planets and cast all their influence for one outcome, or abstain. No votes means that you abstained; trade goods are no votes.',
  'TI-23.5':
    'Additional votes go to the outcome you voted for. If you cannot vote, you cannot cast votes in any other way either.',
  'TI-23.6':
    'You may elect any player, yourself too. A planet can be elected if a player controls it and it fits the agenda.',
  'TI-23.7':
    'If outcomes are tied the speaker chooses one of them, and if nobody voted, any outcome; that is not a vote. What affects several players does so clockwise from the speaker.',
  'TI-23.8':
    'A rider predicts a possible outcome before the vote, and its player cannot vote. You may play several, on different outcomes too, even if you cannot vote anyway. When the outcome has been carried out, right predictions pay clockwise from the speaker, one each time round, yours in the order you like.',
  'TI-23.9':
    'A law that is approved or that elects someone or something stays in play: in the middle, with its owner or under a planet. Everything else is carried out and discarded. A discarded law stops at once.',
  'TI-23.10': 'You voted for an outcome if you cast at least one vote for it.',
  'TI-23.11':
    'Political Secret stops faction abilities that you may use. Those that always work and faction technologies go on.',
  'TI-23.12':
    'A law with an owner lies before that player. If the owner is eliminated, it is discarded.',
  'TI-23.13':
    'An agenda goes in this order: effects when it is revealed, effects after that, Committee Formation, the votes with Distinguished Councilor after one’s own, Bribery, Confusing Legal Text, the outcome, the riders.',
  'TI-23.14':
    'Your vote is not your turn. At the end of the agenda phase planets are readied and nothing else.',

  'TI-24.1':
    'You are eliminated when you have no ground forces, no unit with Production and no planet. The last player left wins.',
  'TI-24.2':
    'All that an eliminated player owns leaves the game: units, tokens, technologies, promissory notes. Action cards and owned laws are discarded, notes of others return to them. Strategy cards become free, secret objectives are shuffled into the deck, scored ones too, and the speaker token goes to the left. Nobody trades with an eliminated player.',
  'TI-24.3':
    'A game that began with five or six players stays at one strategy card each, however many are left.',
  'TI-24.4':
    'A technology that was copied stays with the player who copied it, even if its owner is eliminated. The wormhole tokens of Creuss stay on the board when Creuss is eliminated. A Naalu token that someone else holds stays until the end of the status phase.',
  'TI-24.5':
    'The last player left in the game has won. Whoever concedes is not eliminated: a bot plays on for them.',

  'TI-25.1':
    'When the deck of action cards or of agendas is empty, its discard pile is shuffled and becomes the deck.',
  'TI-25.2': 'When the deck of secret objectives is empty, there is nothing to draw.',
  'TI-25.3':
    'Dice and tokens for control, fighters, infantry and trade goods never run out. Command tokens and all other pieces do.',

  'TI-26.1':
    'Roll a die for each of your Infantry II or Spec Ops II that is destroyed. From 6 on, or 5 for Spec Ops II, it comes back at the start of your next turn on a planet of your home system that you control; if there is none, it is lost.',
  'TI-26.2':
    'Neural Motivator adds a card only to the draw of the status phase; Scheming to every draw.',
  'TI-26.3':
    'Propagation: Nekro never researches. Whatever lets it research a technology gives it 3 command tokens instead.',
  'TI-26.4':
    'Ground forces that fight in space with The Alastor count as ships other than fighters for the whole combat, even if the flagship is destroyed. They do not count against the fleet pool.',
  'TI-26.5':
    'After the activation Duha Menaimon can produce only if it is in the system at that moment.',
  'TI-26.6':
    'With Salvage Operations you produce a war sun only with a technology for it; your flagship if any flagship was destroyed.',
  'TI-26.7':
    'A player can be pillaged with three trade goods or more, once for each gain of trade goods and once for each transaction. A gate opened by Lazax Gate Folding makes neighbours too.',
  'TI-26.8':
    'Enforced Travel Ban stops movement through wormholes, retreats included, and nothing else: Space Cannons and neighbours still reach through them. Quantum Entanglement, Lost Star Chart and Wormhole Reconstruction get round it.',
  'TI-26.9':
    'Quantum Entanglement makes systems adjacent for Creuss only. Players who are near Creuss this way still count as its neighbours.',
  'TI-26.10': 'Trade Agreement works even if its owner had no room for more commodities.',
  'TI-26.11':
    'If Holy Planet of Ixth, Shard of the Throne or The Crown of Emphidia leaves play, victory points stay as they are.',
  'TI-26.12':
    'Colonial Redistribution places no infantry on a planet with Demilitarized Zone: its controller keeps it.',
  'TI-26.13': 'Upgrade works on a cruiser that is in the system when you activate it.',
  'TI-26.14': 'Minister of War follows an action of any kind.',
  'TI-26.15': 'Ixthian Artifact destroys all units at the same time.',
  'TI-26.16':
    'Shields Holding cancels hits of combat rolls, of anti-fighter barrage and of abilities used in the combat. Direct Hit may follow Sustain Damage against any of them.',
  'TI-26.17':
    'Distinguished Councilor follows votes that you cast in your place of the voting order, not those of Bribery.',
  'TI-26.18':
    'Fleet Logistics allows two actions in a turn, from the turn on which you get it. What happens at the start of a turn happens once.',
  'TI-26.19': 'For Adapt New Strategies the Valefar Assimilators never count, whatever they copy.',
  'TI-26.20':
    'All ships that move are declared first; then the Hil Colish goes before or after the others, with its wormhole. If it goes ahead and is lost, ships that needed the wormhole stay where they were.',
  'TI-26.21':
    'If strategy cards are exchanged, trade goods from them stay with the player who took them. Whoever uses the effect chooses both cards.',

  'TI-27.1':
    'An agenda without a possible outcome, as no planet fits it, is discarded and the next one revealed.',
  'TI-27.2':
    'How many action cards, promissory notes and secret objectives a player holds is known to all. Which note changes hands only the two players see; Support for the Throne is seen by everyone.',
  'TI-27.3':
    'An ability of a component works once at each opportunity. Every unit is a component of its own.',
  'TI-27.4':
    'A condition has to hold when the effect takes place. If losses have meanwhile broken it, as with Assault Cannon, nothing happens.',
  'TI-27.5':
    'If a deck runs out in the middle of a draw, the hand limit is checked first, then the discard pile is shuffled and the draw goes on.',
  'TI-27.6':
    'A piece that you take from the board to use it elsewhere is undamaged. A space dock cannot go back to its old planet. Your plastic is enough for fighters in 10 places and infantry in 12.',
  'TI-27.7':
    'New ground forces may be spread over the planets that produce, whatever each of them is worth alone. A fighter and an infantry do not share one cost.',
  'TI-27.8':
    'Each space dock has room for three fighters. Fighters that ships carry in a move do not use it before the move is over.',
  'TI-27.9': 'The home system of an eliminated player is still the home system of another player.',
  'TI-27.10':
    'Strategic and component actions activate no system. What answers an activation stays silent.',
  'TI-27.11':
    'A second action in a turn repeats neither start nor end of that turn. If you took an action, you cannot pass on the same turn.',
  'TI-27.12': 'You cannot have war suns without their technology; only Muaat can.',
  'TI-27.13': 'The game is for three to six players.',

  'TI-28.1':
    'Every component says at which moment it is used, on what condition, and whether you have to.',
  'TI-28.2':
    'You are asked whenever you could have something to use, by what everyone knows; so a question gives nothing away. What you neither choose nor may decline happens by itself.',
  'TI-28.3':
    'At each moment players use one ability in turn, and round again, until all have declined in a row. If you declined, you may still join in after someone else used something.',
  'TI-28.4':
    '“When” comes before “after” the same event, and “after” comes before what is used “before” the next.',
  'TI-28.5': 'Effects that you do not choose come first, in the same order of players.',
  'TI-28.6':
    'What is used at the start of a combat and what is used at the start of its first round share one moment.',
  'TI-28.7':
    'What you get at its own moment may still be used in it. Once used, it is over for that moment.',
  'TI-28.8':
    'Whenever an action card is played, other players may cancel it, at any moment of the game. Against Sabotage only Instinct Training is left.',
  'TI-28.9': 'When both sides have rolled, rerolls come before other effects.',

  'TI-28.10':
    'What follows a gain of trade goods or a transaction comes immediately, before the next effect.',
  'TI-29.1':
    'Before the match players choose in turn, back and forth: whoever is last in a round is first in the next. A drawn player begins; a speaker who is known already is the last to pick a faction.',
  'TI-29.2':
    'Before factions are dealt, picked or drafted, each player bans as many as agreed, while more are left than players need.',
  'TI-29.3':
    'Factions are dealt by chance, picked by the players, from all of them or from three more than there are players, or drafted from as many. The table can also name them for seats beforehand; the others draw from the rest. No two players have the same.',
  'TI-29.4':
    'In a draft you take one thing in each round, in any order: a faction, a slice of the galaxy, a place at the table, as far as they are drafted. Place 1 is the speaker’s; the other places and their homes follow clockwise.',
  'TI-29.5':
    'Mecatol Rex lies in the middle, home systems lie at their places in the third ring. All other spaces of the map get one tile each: as printed, drawn by chance, from the slices that were drafted, as the players brought it, or as they build it.',
  'TI-29.6':
    'To build the galaxy, blue and red tiles are dealt face down. With five players the speaker first places one red tile, drawn by chance, next to Mecatol Rex. Then each places one tile, from the speaker clockwise and back again, until none is left.',
  'TI-29.7': 'A ring must be full before a tile is placed in the next one.',
  'TI-29.8': 'An anomaly cannot be placed next to another anomaly unless you have no other choice.',
  'TI-29.9':
    'A tile with a wormhole cannot be placed next to one with the same wormhole unless you have no other choice.',
} as const;
