const RIDER =
  'After an agenda is revealed: predict its outcome; you cannot vote on it. If you are right,';
const RETURNS = 'Then it returns to its owner.';
const OWNED = 'Elect a player, who owns this law.';

/** What action cards, agendas and promissory notes do. */
export const cardAbilities = {
  'action.ancient-burial-sites':
    'At the start of the agenda phase: choose a player. All cultural planets of that player are exhausted.',
  'action.assassinate-representative':
    'After an agenda is revealed: choose a player, who cannot vote on it.',
  'action.bribery':
    'After the speaker’s place in the vote, if you have cast votes: spend any number of trade goods. Each is 1 more vote for your outcome.',
  'action.bunker':
    'At the start of an invasion: until it ends, Bombardment rolls against your planets get −4.',
  'action.confusing-legal-text':
    'When you are elected: choose another player, who is elected instead.',
  'action.construction-rider': `${RIDER} place a space dock on a planet you control.`,
  'action.courageous-to-the-end':
    'After one of your ships is destroyed in a space combat: roll 2 dice. For each that reaches the combat value of that ship, your opponent chooses one of their ships and destroys it.',
  'action.cripple-defenses':
    'Action: choose a planet that is not yours. All PDS on it are destroyed.',
  'action.diplomacy-rider': `${RIDER} choose a system with one of your planets. Every other player puts a command token from reinforcements there.`,
  'action.direct-hit':
    'After a ship of another player uses Sustain Damage against a hit of yours: that ship is destroyed.',
  'action.disable':
    'At the start of an invasion in a system with PDS of your opponents: until it ends, those PDS lose Planetary Shield and Space Cannon.',
  'action.distinguished-councilor':
    'After you cast votes in your place: cast 5 more for the same outcome.',
  'action.economic-initiative': 'Action: ready all cultural planets you control.',
  'action.emergency-repairs':
    'At the start or the end of a round of combat: repair all your units in the active system.',
  'action.experimental-battlestation':
    'After another player has moved ships into a system: one of your space docks there or in an adjacent system fires at that player’s ships with 3 dice that hit on 5.',
  'action.fighter-prototype':
    'At the start of a space combat: your fighters get +2 to their combat rolls in its first round.',
  'action.fire-team':
    'After your ground forces roll in a round of ground combat: reroll any of your dice.',
  'action.flank-speed':
    'After you activate a system: each of your ships gets +1 move in this tactical action.',
  'action.focused-research': 'Action: spend 4 trade goods to research a technology.',
  'action.frontline-deployment': 'Action: put 3 infantry on a planet you control.',
  'action.ghost-ship':
    'Action: put a destroyer into a system with a wormhole, outside home systems, that holds no ships of other players.',
  'action.imperial-rider': `${RIDER} gain 1 victory point.`,
  'action.in-the-silence-of-space':
    'After you activate a system: choose a system. In this tactical action your ships from there can move through systems that hold ships of other players.',
  'action.industrial-initiative':
    'Action: gain 1 trade good for each industrial planet you control.',
  'action.infiltrate':
    'When you gain a planet: replace each PDS and space dock there with one of your own.',
  'action.insubordination':
    'Action: choose another player, who returns 1 token from the tactic pool to reinforcements.',
  'action.intercept':
    'After your opponent announces a retreat: your opponent cannot retreat in this round of space combat.',
  'action.leadership-rider': `${RIDER} gain 3 command tokens.`,
  'action.lost-star-chart':
    'After you activate a system: in this tactical action systems with alpha wormholes are adjacent to systems with beta wormholes.',
  'action.lucky-shot':
    'Action: destroy a dreadnought, a cruiser or a destroyer of another player in a system with a planet you control.',
  'action.maneuvering-jets':
    'Before you assign hits of another player’s Space Cannons: cancel 1 hit. One such card for each roll.',
  'action.mining-initiative':
    'Action: choose a planet you control and gain trade goods equal to its resource value. It is not exhausted.',
  'action.morale-boost':
    'At the start of a round of combat: your units get +1 to their combat rolls in this round. One such card in a round.',
  'action.parley':
    'After another player lands units on a planet you control: they go back to space and cannot land again in this tactical action.',
  'action.plague':
    'Action: choose a planet of another player and roll a die for each infantry on it. Each 6 or more destroys one of them.',
  'action.political-stability':
    'When you would return your strategy cards: keep them. You choose none in the next strategy phase.',
  'action.politics-rider': `${RIDER} draw 3 action cards and take the speaker token.`,
  'action.public-disgrace':
    'When another player chooses a strategy card: that player has to choose a different one, if there is one.',
  'action.reactor-meltdown': 'Action: destroy a space dock of another player outside home systems.',
  'action.reparations':
    'After another player takes a planet from you: exhaust a planet of that player and ready one of yours.',
  'action.repeal-law': 'Action: discard a law from play.',
  'action.rise-of-a-messiah': 'Action: put 1 infantry on each planet you control.',
  'action.sabotage': 'When another player plays an action card other than Sabotage: cancel it.',
  'action.salvage': 'After you win a space combat: your opponent gives you all their commodities.',
  'action.shields-holding':
    'Before you assign hits to your ships in a space combat: cancel up to 2 of them.',
  'action.signal-jamming':
    'Action: choose a system outside home systems with one of your ships in it or next to it, and another player. A command token of that player is placed there from reinforcements.',
  'action.skilled-retreat':
    'At the start of a round of space combat: move all your ships to an adjacent system without ships of other players and place a command token there. The combat is a draw.',
  'action.spy': 'Action: choose another player, who gives you a random action card.',
  'action.summit': 'At the start of the strategy phase: gain 2 command tokens.',
  'action.tactical-bombardment':
    'Action: choose a system in which you have a unit with Bombardment. All planets of other players there are exhausted.',
  'action.technology-rider': `${RIDER} research a technology.`,
  'action.trade-rider': `${RIDER} gain 5 trade goods.`,
  'action.unexpected-action':
    'Action: take one of your command tokens off the board into reinforcements.',
  'action.unstable-planet':
    'Action: choose a hazardous planet that is not yours. It is exhausted and 3 infantry on it are destroyed, or all if there are fewer.',
  'action.upgrade':
    'After you activate a system with cruisers of yours: replace one of them with a dreadnought.',
  'action.uprising':
    'Action: exhaust a readied planet of another player outside home systems and gain trade goods equal to its resource value.',
  'action.veto': 'When an agenda is revealed: discard it. The next one takes its place.',
  'action.war-effort': 'Action: put a cruiser into a system with one of your ships.',
  'action.warfare-rider': `${RIDER} put a dreadnought into a system with one of your ships.`,

  'agenda.anti-intellectual-revolution':
    'For (law for all): after a player researches a technology, that player must destroy one of their ships other than a fighter. Against: at the start of the next strategy phase each player exhausts one of their planets for each technology they own.',
  'agenda.archived-secret': 'Elect a player, who draws a secret objective.',
  'agenda.arms-reduction':
    'For: each player destroys dreadnoughts down to 2 and cruisers down to 4. Against: at the start of the next strategy phase each player exhausts all their planets with a technology specialty.',
  'agenda.classified-document-leaks':
    'Elect a secret objective that has been scored. It becomes a public objective (law for all). If there is none, another agenda is revealed.',
  'agenda.colonial-redistribution':
    'Elect a planet outside home systems, but not Mecatol Rex. All units on it are destroyed. Its controller chooses a player with the fewest victory points, who can put 1 infantry there and so gains the planet.',
  'agenda.committee-formation': `${OWNED} Before a vote that elects a player, the owner can discard the law to choose the elected player without a vote.`,
  'agenda.compensated-disarmament':
    'Elect a planet. All ground forces on it are destroyed, and its controller gains 1 trade good for each.',
  'agenda.conventions-of-war':
    'For (law for all): Bombardment cannot be used against units on cultural planets. Against: each player who voted against discards all their action cards.',
  'agenda.core-mining':
    'Elect a hazardous planet; the law is attached to it. One infantry there is destroyed, and the planet’s resource value is 2 higher.',
  'agenda.demilitarized-zone':
    'Elect a cultural planet; the law is attached to it. All units there are destroyed, and no unit can land, be produced or be placed there any more.',
  'agenda.economic-equality':
    'For: each player returns all trade goods and then gains 5. Against: each player returns all trade goods.',
  'agenda.enforced-travel-ban':
    'For (law for all): for movement there are no alpha and beta wormholes. Against: all PDS in or next to systems with a wormhole are destroyed.',
  'agenda.executive-sanctions':
    'For (law for all): nobody can hold more than 3 action cards. Against: each player discards a random action card.',
  'agenda.fleet-regulations':
    'For (law for all): nobody can have more than 4 tokens in the fleet pool. Against: each player puts a command token from reinforcements into their fleet pool.',
  'agenda.holy-planet-of-ixth':
    'Elect a cultural planet; the law is attached to it. Its controller gains 1 victory point, and units there cannot use Production. A player who gains the planet later gains 1 victory point, and a player who loses it loses 1.',
  'agenda.homeland-defense-act':
    'For (law for all): there is no limit to the PDS on a planet. Against: each player destroys one of their PDS.',
  'agenda.imperial-arbiter': `${OWNED} At the end of the strategy phase the owner can discard the law to swap one of their strategy cards for one of another player.`,
  'agenda.incentive-program':
    'For: one more public objective of stage I is turned up. Against: one more public objective of stage II is turned up.',
  'agenda.ixthian-artifact':
    'For: the speaker rolls a die. From 6 on, each player can research two technologies. Otherwise all units in the system of Mecatol Rex are destroyed, and each player destroys 3 of their units in each system adjacent to it. Against: nothing happens.',
  'agenda.judicial-abolishment':
    'Elect a law, which is discarded. If there is none in play, another agenda is revealed.',
  'agenda.minister-of-commerce': `${OWNED} After the owner replenishes commodities, the owner gains 1 trade good for each neighbour.`,
  'agenda.minister-of-exploration': `${OWNED} When the owner gains a planet, the owner gains 1 trade good.`,
  'agenda.minister-of-industry': `${OWNED} When the owner places a space dock, the owner’s units in that system can use Production.`,
  'agenda.minister-of-peace': `${OWNED} After a player activates a system that holds units of another player, the owner can discard the law to end the active player’s turn at once.`,
  'agenda.minister-of-policy': `${OWNED} At the end of the status phase the owner draws an action card.`,
  'agenda.minister-of-sciences': `${OWNED} Research with Technology, its primary or its secondary ability, costs the owner no resources.`,
  'agenda.minister-of-war': `${OWNED} After an action the owner can discard the law to take one of their command tokens off the board, and can then take one more action.`,
  'agenda.miscount-disclosed':
    'Elect a law. It is voted on again as if it had just been revealed, and holds meanwhile. If there is none in play, another agenda is revealed.',
  'agenda.mutiny':
    'For: each player who voted for gains 1 victory point. Against: each player who voted for loses 1 victory point.',
  'agenda.new-constitution':
    'For: all laws are discarded, and at the start of the next strategy phase each player exhausts all planets of their home system. Against: nothing happens. If there is no law in play, another agenda is revealed.',
  'agenda.prophecy-of-ixth': `${OWNED} The owner’s fighters get +1 to their combat rolls. If the owner uses Production and makes fewer than 2 fighters, the law is discarded.`,
  'agenda.public-execution':
    'Elect a player, who discards all their action cards and cannot vote again in this agenda phase. If it is the speaker, the token goes to the player on the left.',
  'agenda.publicize-weapon-schematics':
    'For (law for all): once a player owns a war sun technology, these have no prerequisites for anyone; war suns lose Sustain Damage. Against: each player who owns a war sun technology discards all their action cards.',
  'agenda.regulated-conscription':
    'For (law for all): the cost of fighters and of infantry brings one unit instead of two. Against: nothing happens.',
  'agenda.representative-government':
    'For (law for all): planets cannot be exhausted for votes; each player can cast 1 vote on an agenda. Against: at the start of the next strategy phase each player who voted against exhausts all their cultural planets.',
  'agenda.research-team-biotic':
    'Elect an industrial planet; the law is attached to it. When its controller researches, they can exhaust the law to ignore one green prerequisite.',
  'agenda.research-team-cybernetic':
    'Elect an industrial planet; the law is attached to it. When its controller researches, they can exhaust the law to ignore one yellow prerequisite.',
  'agenda.research-team-propulsion':
    'Elect an industrial planet; the law is attached to it. When its controller researches, they can exhaust the law to ignore one blue prerequisite.',
  'agenda.research-team-warfare':
    'Elect a hazardous planet; the law is attached to it. When its controller researches, they can exhaust the law to ignore one red prerequisite.',
  'agenda.seed-of-an-empire':
    'For: the players with the most victory points gain 1. Against: the players with the fewest victory points gain 1.',
  'agenda.senate-sanctuary':
    'Elect a cultural planet; the law is attached to it. Its influence value is 2 higher.',
  'agenda.shard-of-the-throne':
    'Elect a player, who owns this law and gains 1 victory point. A player who wins a combat against the owner takes the law and the victory point.',
  'agenda.shared-research':
    'For (law for all): ships can move through nebulas. Against: each player puts a command token from reinforcements into their home system, if they can.',
  'agenda.swords-to-plowshares':
    'For: on each planet they control, each player destroys half of their infantry, rounded up, and gains 1 trade good for each. Against: each player puts 1 infantry on each planet they control.',
  'agenda.terraforming-initiative':
    'Elect a hazardous planet; the law is attached to it. Its resource value and its influence value are 1 higher.',
  'agenda.the-crown-of-emphidia':
    'Elect a player, who owns this law and gains 1 victory point. A player who takes a planet in the owner’s home system takes the law and the victory point.',
  'agenda.the-crown-of-thalnos': `${OWNED} In each round of combat the owner can reroll any of their dice. Units whose reroll makes no hit are destroyed.`,
  'agenda.unconventional-measures':
    'For: each player who voted for draws 2 action cards. Against: each player who voted for discards all their action cards.',
  'agenda.wormhole-reconstruction':
    'For (law for all): all systems with an alpha or a beta wormhole are adjacent to one another. Against: each player puts a command token from reinforcements into each system that has a wormhole and one of their ships.',
  'agenda.wormhole-research':
    'For: each player with ships in a system with a wormhole can research a technology; then all ships in systems with an alpha or a beta wormhole are destroyed. Against: each player who voted against returns a command token from their command sheet to reinforcements.',

  'note.ceasefire': `After the owner activates a system that holds units of yours: the owner cannot move units into it. ${RETURNS}`,
  'note.political-secret': `When an agenda is revealed: on this agenda the owner cannot vote, play action cards or use optional faction abilities. ${RETURNS}`,
  'note.support-for-the-throne':
    'As soon as you receive it, you lay it out and gain 1 victory point. When you activate a system with units of the owner, or the owner is eliminated, it returns and you lose the victory point.',
  'note.trade-agreement': `When the owner replenishes commodities: you get all the owner’s commodities. ${RETURNS}`,
  'note.stymie':
    'Action: lay it out. Arborec cannot produce units in systems outside home systems that hold units of yours, nor next to them. It returns when you activate a system with units of Arborec.',
  'note.creuss-iff': `At the start of your turn: place or move a Creuss wormhole token, either to a system with a planet you control or to one outside home systems without ships of other players. ${RETURNS}`,
  'note.trade-convoys':
    'Action: lay it out. You can trade with players who are not your neighbours. It returns when you activate a system with units of Hacan.',
  'note.research-agreement': `After Jol-Nar researches a technology that is not a faction technology: gain that technology. ${RETURNS}`,
  'note.cybernetic-enhancements': `At the start of your turn: L1Z1X returns 1 token from its strategy pool to reinforcements, and you put a command token from yours into your strategy pool. ${RETURNS}`,
  'note.war-funding': `At the start of a round of space combat: Letnev loses 2 trade goods, and in this round you can reroll any of your dice. ${RETURNS}`,
  'note.promise-of-protection':
    'Action: lay it out. Mentak cannot use Pillage against you. It returns when you activate a system with units of Mentak.',
  'note.fires-of-the-gashlai': `Action: Muaat returns 1 token from its fleet pool to reinforcements, and you gain the War Sun technology. ${RETURNS}`,
  'note.gift-of-prescience':
    'At the end of the strategy phase: lay it out and take the Naalu token. In this round your initiative is 0 and Naalu cannot use Telepathic. It returns at the end of the status phase.',
  'note.antivirus':
    'At the start of a combat: lay it out. Nekro cannot use Technological Singularity against you. It returns when you activate a system with units of Nekro.',
  'note.tekklar-legion': `At the start of a ground combat: your units get +1 to their combat rolls in this combat; if your opponent is N’orr, their units get −1. ${RETURNS}`,
  'note.raghs-call': `After you land units on a planet: all ground forces of Saar there move to a planet that Saar controls. ${RETURNS}`,
  'note.military-support': `At the start of a turn of Sol: Sol returns 1 token from its strategy pool to reinforcements, if it has one. Then you can put 2 infantry on a planet you control. ${RETURNS}`,
  'note.acquiescence': `At the end of the strategy phase: swap one of your strategy cards for one of Winnu. ${RETURNS}`,
  'note.political-favor': `When an agenda is revealed: Xxcha returns 1 token from its strategy pool to reinforcements, and the agenda is replaced by the next one. ${RETURNS}`,
  'note.greyfire-mutagen': `After a system is activated: in this tactical action Yin cannot use faction abilities or faction technologies. ${RETURNS}`,
  'note.spy-net': `At the start of your turn: look at the action cards of Yssaril and take one of them. ${RETURNS}`,
};
