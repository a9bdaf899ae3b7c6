/** What technologies, factions, units, strategy cards and objectives do or ask for. */
export const abilities = {
  'technology.antimass-deflectors':
    'Your ships can move into and through asteroid fields. Each Space Cannon die that other players roll against your units gets −1.',
  'technology.gravity-drive': 'In each of your tactical actions one of your ships gets +1 move.',
  'technology.fleet-logistics': 'On each of your turns you can take two actions instead of one.',
  'technology.light-wave-deflector':
    'Your ships can move through systems that hold ships of other players.',
  'technology.neural-motivator': 'In the status phase you draw 2 action cards instead of 1.',
  'technology.dacxive-animators':
    'After you win a ground combat you can put 1 infantry on that planet.',
  'technology.hyper-metabolism': 'In the status phase you gain 3 command tokens instead of 2.',
  'technology.x-89-bacterial-weapon':
    'Action: exhaust this card and choose a planet that is not yours, in a system where you have a ship with Bombardment. All infantry on it is destroyed; Planetary Shield does not help.',
  'technology.plasma-scoring':
    'When your units use Bombardment or Space Cannon, one of them can roll one more die.',
  'technology.magen-defense-grid':
    'At the start of a round of ground combat on your planet, you can exhaust this card if you have a unit with Planetary Shield there: your opponent does not roll in that round.',
  'technology.duranium-armor':
    'In each round of combat, after hits are assigned, one of your damaged units that did not use Sustain Damage in that round is repaired.',
  'technology.assault-cannon':
    'At the start of a space combat, if you have at least three ships other than fighters there, your opponent must destroy one of their ships other than a fighter.',
  'technology.sarween-tools': 'When your units use Production, you pay 1 resource less in total.',
  'technology.graviton-laser-system':
    'Before your Space Cannons fire at ships, you can exhaust this card: the hits must go to ships other than fighters while there are any.',
  'technology.transit-diodes':
    'At the start of your turn you can exhaust this card and move up to 4 infantry from anywhere to planets you control.',
  'technology.integrated-economy':
    'After you gain a planet you can produce units there that cost no more in total than its resource value. You pay for them.',

  'technology.infantry-2':
    'Your infantry hits on 7. Roll a die for each one destroyed: on 6 or more it returns to one of your home planets at the start of your next turn.',
  'technology.fighter-2':
    'Your fighters hit on 8 and move by themselves, up to 2 systems. Fighters beyond the capacity of your ships count towards your fleet pool.',
  'technology.destroyer-2':
    'Your destroyers hit on 8, and each rolls three dice for Anti-Fighter Barrage, which hit on 6.',
  'technology.cruiser-2': 'Your cruisers hit on 6, move 3 and can carry 1 unit.',
  'technology.carrier-2': 'Your carriers move 2 and can carry 6 units.',
  'technology.dreadnought-2': 'Your dreadnoughts move 2.',
  'technology.pds-2':
    'Space Cannons of your PDS hit on 5 and also reach ships in adjacent systems.',
  'technology.space-dock-2':
    'Each of your space docks can produce 4 units more than the resource value of its planet, instead of 2 more.',
  'technology.war-sun':
    'You can produce war suns: three dice that hit on 3 in combat and for Bombardment, move 2, capacity 6, Sustain Damage. Where one is, units of other players lose Planetary Shield.',

  'technology.production-biomes':
    'Action: exhaust this card and spend 1 token from your strategy pool. You gain 4 trade goods, and another player you choose gains 2.',
  'technology.quantum-datahub-node':
    'At the end of the strategy phase you can spend 1 token from your strategy pool and give another player 3 trade goods to swap one of your strategy cards for one of theirs.',
  'technology.e-res-siphons':
    'After another player activates a system that holds your ships, you gain 4 trade goods.',
  'technology.spacial-conduit-cylinder':
    'After you activate a system that holds your units, you can exhaust this card: for that activation the system is adjacent to all other systems with your units.',
  'technology.inheritance-systems':
    'When you research a technology, you can exhaust this card and spend 2 resources: the technology then has no prerequisites.',
  'technology.super-dreadnought-2':
    'Your dreadnoughts hit on 4, also with Bombardment, move 2 and can carry 2 units. Direct Hit cannot destroy them.',
  'technology.l4-disruptors':
    'During your invasions Space Cannons cannot be used against your units.',
  'technology.non-euclidean-shielding':
    'Each time one of your units uses Sustain Damage, it cancels 2 hits instead of 1.',
  'technology.chaos-mapping':
    'Other players cannot activate asteroid fields that hold your ships. At the start of each of your turns you can produce 1 unit in a system where one of your units has Production.',
  'technology.floating-factory-2':
    'Your space docks move 2, can carry 5 units and produce up to 7.',
  'technology.valefar-assimilator-x':
    'Whenever you would gain a technology of another player with an ability of your faction, you can put assimilator token X on one of that player’s faction technologies instead. While it lies there, you have that technology too. A technology can hold only one assimilator token.',
  'technology.valefar-assimilator-y':
    'Whenever you would gain a technology of another player with an ability of your faction, you can put assimilator token Y on one of that player’s faction technologies instead. While it lies there, you have that technology too. A technology can hold only one assimilator token.',
  'technology.exotrireme-2':
    'Your dreadnoughts move 2. After a round of space combat you can destroy one of them to destroy up to two of your opponent’s ships in that system.',
  'technology.valkyrie-particle-weave':
    'In each round of ground combat in which your opponent makes a hit, you make 1 more hit.',
  'technology.advanced-carrier-2':
    'Your carriers move 2, can carry 8 units and have Sustain Damage.',
  'technology.spec-ops-2':
    'Your infantry hits on 6. Roll a die for each one destroyed: on 5 or more it returns to one of your home planets at the start of your next turn.',
  'technology.bioplasmosis':
    'At the end of the status phase you can move any number of your infantry from your planets to your other planets in the same system or in adjacent ones, all at the same time.',
  'technology.letani-warrior-2':
    'Your infantry hits on 7 and has Production 2. Roll a die for each one destroyed: on 6 or more it returns to one of your home planets at the start of your next turn.',
  'technology.magmus-reactor':
    'Your ships can move into supernovas. After your units use Production in a system that already held a war sun or is adjacent to a supernova, you gain 1 trade good.',
  'technology.prototype-war-sun-2': 'Your war suns cost 10 and move 3.',
  'technology.instinct-training':
    'When another player plays an action card, you can exhaust this card and spend 1 token from your strategy pool to cancel it.',
  'technology.nullification-field':
    'After another player activates a system that holds your ships, you can exhaust this card and spend 1 token from your strategy pool to end that player’s turn.',
  'technology.impulse-core':
    'At the start of a space combat you can destroy one of your cruisers or destroyers there: your opponent must assign 1 hit, to a ship other than a fighter if there is one.',
  'technology.yin-spinner':
    'After your units use Production, 1 infantry is placed on one of your planets in that system.',
  'technology.mirror-computing':
    'Each trade good you spend as resources or influence counts as 2 instead of 1.',
  'technology.salvage-operations':
    'After you win or lose a space combat, you gain 1 trade good. If you won, you can also produce 1 ship in that system, of a kind that was destroyed in the combat; you pay for it.',
  'technology.hegemonic-trade-policy':
    'When your units use Production, you can exhaust this card: until they have produced, the resource and influence values of one of your planets are swapped.',
  'technology.lazax-gate-folding':
    'In your tactical actions, while you do not control Mecatol Rex, its system has an alpha and a beta wormhole, for everyone. Action, while you control it: exhaust this card to put 1 infantry on Mecatol Rex.',
  'technology.mageon-implants':
    'Action: exhaust this card, look at the action cards of another player and take one of them.',
  'technology.transparasteel-plating':
    'On your turns in the action phase, players who have passed cannot play action cards.',
  'technology.wormhole-generator':
    'At the start of the status phase you place or move one of your wormhole tokens, either to a system with a planet you control or to one outside home systems without ships of other players.',
  'technology.dimensional-splicer':
    'At the start of a space combat in a system with a wormhole you can make 1 hit and choose the ship of your opponent that takes it.',
  'technology.neuroglaive':
    'After another player activates a system that holds your ships, that player returns 1 token from the fleet pool to reinforcements.',
  'technology.hybrid-crystal-fighter-2':
    'Your fighters hit on 7 and move by themselves, up to 2 systems. Each fighter beyond the capacity of your ships counts as half a ship towards your fleet pool.',

  'ability.mitosis':
    'Your space docks cannot produce infantry. At the start of the status phase you put 1 infantry on one of your planets.',
  'ability.star-forge':
    'Action: spend 1 token from your strategy pool to put 2 fighters or 1 destroyer into a system with one of your war suns.',
  'ability.gashlai-physiology': 'Your ships can move through supernovas.',
  'ability.masters-of-trade': 'The secondary ability of Trade costs you no command token.',
  'ability.guild-ships': 'You can trade with players who are not your neighbours.',
  'ability.arbiters': 'Action cards can be part of your trades.',
  'ability.fragile': 'Each combat roll of your units gets −1.',
  'ability.brilliant':
    'When you spend a command token for the secondary ability of Technology, you can use the primary ability instead.',
  'ability.analytical':
    'When you research a technology that is not a unit upgrade, you ignore one prerequisite.',
  'ability.assimilate':
    'When you gain a planet, each PDS and space dock on it is replaced by one of yours from reinforcements.',
  'ability.harrow':
    'At the end of each round of ground combat in your invasions, your ships in that system can use Bombardment against your opponent’s ground forces on the planet.',
  'ability.munitions-reserves':
    'At the start of each round of space combat you can spend 2 trade goods: in that round you can reroll any of your dice.',
  'ability.armada':
    'In each system you can have 2 ships more than the tokens in your fleet pool, fighters not counted.',
  'ability.scavenge': 'After you gain control of a planet, you gain 1 trade good.',
  'ability.nomadic':
    'You can score public objectives even if you do not control the planets of your home system.',
  'ability.galactic-threat':
    'You cannot vote. Once in each agenda phase, after an agenda is revealed, you can predict its outcome: if you are right, you gain a technology of a player who voted for it.',
  'ability.technological-singularity':
    'Once in each combat, after a unit of your opponent is destroyed, you can gain a technology of that player.',
  'ability.propagation':
    'You cannot research. Each time you would research a technology, you gain 3 command tokens instead.',
  'ability.unrelenting': 'Each combat roll of your units gets +1.',
  'ability.orbital-drop':
    'Action: spend 1 token from your strategy pool to put 2 infantry on one of your planets.',
  'ability.versatile': 'In the status phase you gain 1 more command token.',
  'ability.peace-accords':
    'After you use Diplomacy, its primary or its secondary ability, you can take control of a planet without units in the same system as one of your planets or in an adjacent one. Mecatol Rex is excluded.',
  'ability.quash':
    'When an agenda is revealed, you can spend 1 token from your strategy pool to replace it with the next one.',
  'ability.indoctrination':
    'At the start of a ground combat you can spend 2 influence to replace one of your opponent’s infantry there with one of yours.',
  'ability.devotion':
    'After each round of space combat you can destroy one of your cruisers or destroyers there to make 1 hit, and you choose the ship of your opponent that takes it.',
  'ability.ambush':
    'At the start of a space combat you can roll one die for each of up to two of your cruisers and destroyers there. Each result of the ship’s combat value or more is a hit that your opponent assigns.',
  'ability.pillage':
    'After a neighbour gains trade goods or makes a transaction and then has at least 3 trade goods, you can take 1 trade good or commodity from that player.',
  'ability.blood-ties': 'You remove the custodians token without spending influence.',
  'ability.reclamation':
    'After a tactical action in which you gained control of Mecatol Rex, you can place 1 PDS and 1 space dock there.',
  'ability.stall-tactics': 'Action: discard 1 action card.',
  'ability.scheming':
    'Each time you draw action cards, draw 1 more, then discard 1 action card from your hand.',
  'ability.crafty': 'You can hold any number of action cards. Nothing can change that.',
  'ability.quantum-entanglement':
    'For you all systems with an alpha or a beta wormhole are adjacent to one another. Nothing can stop that.',
  'ability.slipstream':
    'Your ships get +1 move if they start in your home system or in a system with an alpha or a beta wormhole.',
  'ability.creuss-gate':
    'The Creuss Gate lies in your place on the map. Your home system lies beside the map; a delta wormhole joins the two.',
  'ability.telepathic':
    'At the end of the strategy phase you take the Naalu token: in this round your initiative is 0.',
  'ability.foresight':
    'After another player’s ships move into a system that holds your ships, you can put 1 token from your strategy pool into an adjacent system without ships of other players and move all your ships there.',

  'unit.letani-warrior-1': 'Infantry with Production 1, on planets and in space.',
  'unit.letani-warrior-2':
    'Infantry that hits on 7, with Production 2. Roll a die for each one destroyed: on 6 or more it returns to one of your home planets at the start of your next turn.',
  'unit.duha-menaimon':
    'After you activate the system it is in, you can produce up to 5 units there. You pay for them.',
  'unit.prototype-war-sun-1':
    'A war sun with move 1 that you have from the start. Units of other players in its system lose Planetary Shield.',
  'unit.prototype-war-sun-2':
    'A war sun that costs 10 and moves 3. Units of other players in its system lose Planetary Shield.',
  'unit.the-inferno':
    'Action: spend 1 token from your strategy pool to put a cruiser into its system.',
  'unit.wrath-of-kenara':
    'After you roll in a space combat in its system, you can spend trade goods: each gives one of your dice +1.',
  'unit.jns-hylarim': 'When it rolls a 9 or 10 in combat, before modifiers, it makes 2 more hits.',
  'unit.arc-secundus':
    'Units of other players in its system lose Planetary Shield. It is repaired at the start of each round of space combat.',
  'unit.the-alastor':
    'At the start of a space combat in its system, any number of your ground forces there can fight as ships, from the space area and from planets.',
  'unit.cmorran-norr': 'Your other ships in its system get +1 to their combat rolls.',
  'unit.floating-factory-1':
    'A space dock in the space area of a system with one of your planets. It moves and retreats like a ship, carries 4 units and produces up to 5. It does not count towards the fleet pool and cannot be hit. It is destroyed when others have ships in its system and you have none.',
  'unit.floating-factory-2': 'A faster Floating Factory that carries 5 units and produces up to 7.',
  'unit.son-of-ragh': 'It rolls four dice for Anti-Fighter Barrage, which hit on 6.',
  'unit.genesis': 'At the end of the status phase 1 infantry is placed in the space of its system.',
  'unit.loncara-ssodu': 'Its Space Cannons also reach ships in adjacent systems.',
  'unit.exotrireme-1': 'A dreadnought whose Bombardment rolls two dice that hit on 4.',
  'unit.exotrireme-2':
    'A faster Exotrireme. After a round of space combat you can destroy it to destroy up to two of your opponent’s ships in that system.',
  'unit.advanced-carrier-1': 'A carrier with a capacity of 6.',
  'unit.advanced-carrier-2': 'A faster carrier with a capacity of 8 and Sustain Damage.',
  'unit.spec-ops-1': 'Infantry that hits on 7.',
  'unit.spec-ops-2':
    'Infantry that hits on 6. Roll a die for each one destroyed: on 5 or more it returns to one of your home planets at the start of your next turn.',
  'unit.0-0-1':
    'In its space combats, hits made by it and by your dreadnoughts must go to ships other than fighters while there are any.',
  'unit.super-dreadnought-1': 'A dreadnought with a capacity of 2.',
  'unit.super-dreadnought-2':
    'A faster Super-Dreadnought that hits on 4, also with Bombardment. Direct Hit cannot destroy it.',
  'unit.van-hauge':
    'When it is destroyed, all ships in its system are destroyed, your own included.',
  'unit.fourth-moon': 'Ships of other players in its system cannot use Sustain Damage.',
  'unit.salai-sai-corian':
    'In combat it rolls one die for each ship of your opponent there that is not a fighter.',
  'unit.ysia-yssrila': 'It can move through systems that hold ships of other players.',
  'unit.hil-colish':
    'Its system has a delta wormhole. When you move ships, it can arrive before the others or after them.',
  'unit.hybrid-crystal-fighter-1': 'A fighter that hits on 8.',
  'unit.hybrid-crystal-fighter-2':
    'A fighter that hits on 7 and moves by itself. Beyond the capacity of your ships it counts as half a ship towards your fleet pool.',
  'unit.matriarch':
    'When you invade planets in its system, your fighters can land and fight like ground forces. Then they return to space; fighters alone do not take a planet.',

  'strategy.leadership':
    'Primary: gain 3 command tokens, and 1 more for every 3 influence you spend. Secondary, without a token: gain 1 command token for every 3 influence you spend.',
  'strategy.diplomacy':
    'Primary: choose a system with one of your planets, but not Mecatol Rex; every other player puts a command token there. Then ready up to two of your planets. Secondary: ready up to two of your planets.',
  'strategy.politics':
    'Primary: choose a new speaker. Draw 2 action cards. Look at the two top agendas and put each on top of the deck or at its bottom. Secondary: draw 2 action cards.',
  'strategy.construction':
    'Primary: place a PDS or a space dock on one of your planets, then a PDS on one of your planets. Secondary: put the token into a system; you can place a PDS or a space dock on one of your planets there.',
  'strategy.trade':
    'Primary: gain 3 trade goods and replenish your commodities; choose players who use the secondary ability without a token. Secondary: replenish your commodities.',
  'strategy.warfare':
    'Primary: take one of your command tokens off the board and gain one, then redistribute your tokens. Secondary: produce at a space dock in your home system.',
  'strategy.technology':
    'Primary: research a technology; you can spend 6 resources to research another one. Secondary: spend 4 resources to research a technology.',
  'strategy.imperial':
    'Primary: you can score a public objective. Then gain 1 victory point if you control Mecatol Rex; if not, you can draw a secret objective. Secondary: draw a secret objective.',

  'objective.corner-the-market': 'Control 4 planets with the same trait.',
  'objective.develop-weaponry': 'Own 2 unit upgrades.',
  'objective.diversify-research': 'Own 2 technologies in each of 2 colours.',
  'objective.erect-a-monument': 'Spend 8 resources.',
  'objective.expand-borders': 'Control 6 planets outside home systems.',
  'objective.found-research-outposts': 'Control 3 planets with a technology specialty.',
  'objective.intimidate-council': 'Have ships in 2 systems adjacent to Mecatol Rex.',
  'objective.lead-from-the-front': 'Spend 3 tokens from your tactic and strategy pools.',
  'objective.negotiate-trade-routes': 'Spend 5 trade goods.',
  'objective.sway-the-council': 'Spend 8 influence.',

  'objective.centralize-galactic-trade': 'Spend 10 trade goods.',
  'objective.conquer-the-weak': 'Control a planet in the home system of another player.',
  'objective.form-galactic-brain-trust': 'Control 5 planets with a technology specialty.',
  'objective.found-a-golden-age': 'Spend 16 resources.',
  'objective.galvanize-the-people': 'Spend 6 tokens from your tactic and strategy pools.',
  'objective.manipulate-galactic-law': 'Spend 16 influence.',
  'objective.master-the-sciences': 'Own 2 technologies in each of the 4 colours.',
  'objective.revolutionize-warfare': 'Own 3 unit upgrades.',
  'objective.subdue-the-galaxy': 'Control 11 planets outside home systems.',
  'objective.unify-the-colonies': 'Control 6 planets with the same trait.',

  'objective.adapt-new-strategies': 'Own both technologies of your faction.',
  'objective.become-the-gatekeeper':
    'Have ships in a system with an alpha wormhole and in a system with a beta wormhole.',
  'objective.control-the-region': 'Have ships in 6 systems.',
  'objective.cut-supply-lines': 'Have ships in a system with a space dock of another player.',
  'objective.destroy-their-greatest-ship':
    'In the action phase: destroy a war sun or a flagship of another player.',
  'objective.establish-a-perimeter': 'Have 4 PDS on the board.',
  'objective.forge-an-alliance': 'Control 4 cultural planets.',
  'objective.form-a-spy-network': 'Discard 5 action cards.',
  'objective.fuel-the-war-machine': 'Have 3 space docks on the board.',
  'objective.gather-a-mighty-fleet': 'Have 5 dreadnoughts on the board.',
  'objective.learn-the-secrets-of-the-cosmos':
    'Have ships in 3 systems that are each adjacent to an anomaly.',
  'objective.make-an-example-of-their-world':
    'In the action phase: destroy the last ground forces of another player on a planet with Bombardment.',
  'objective.master-the-laws-of-physics': 'Own 4 technologies of one colour.',
  'objective.mine-rare-minerals': 'Control 4 hazardous planets.',
  'objective.monopolize-production': 'Control 4 industrial planets.',
  'objective.occupy-the-seat-of-the-empire':
    'Control Mecatol Rex and have at least 3 ships in its system.',
  'objective.spark-a-rebellion':
    'In the action phase: win a combat against a player with the most victory points.',
  'objective.threaten-enemies':
    'Have ships in a system adjacent to the home system of another player.',
  'objective.turn-their-fleets-to-dust':
    'In the action phase: destroy the last ships of another player in a system with Space Cannon.',
  'objective.unveil-flagship':
    'In the action phase: win a space combat in a system with your flagship, which must survive.',
};
