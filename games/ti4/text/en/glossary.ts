import type { TermText } from '@tablewright/text';
import type { TERMS } from '../terms.ts';

export const glossary: { readonly [T in keyof typeof TERMS]: TermText } = {
  'command-token': {
    name: 'command token',
    forms: ['command token*'],
    text: 'Your orders. They lie in three pools: tactic, fleet and strategy. A token that you place in a system holds your ships there until the status phase.',
  },
  'tactic-pool': {
    name: 'tactic pool',
    forms: ['tactic pool*'],
    text: 'Command tokens for tactical actions. Each one activates a system.',
  },
  'fleet-pool': {
    name: 'fleet pool',
    forms: ['fleet pool*'],
    text: 'Tokens here are not spent: their number says how many ships, fighters apart, you may have in one system.',
  },
  'strategy-pool': {
    name: 'strategy pool',
    forms: ['strategy pool*'],
    text: 'Command tokens that pay for the secondary abilities of other players’ strategy cards.',
  },
  reinforcements: {
    name: 'reinforcements',
    forms: ['reinforcements'],
    text: 'Your tokens and units that are not in play and wait to be used.',
  },
  capacity: {
    name: 'capacity',
    forms: ['capacity'],
    text: 'How many fighters and ground forces a ship has room for, while it moves and while it stays in space.',
  },
  'active-system': {
    name: 'active system',
    forms: ['active system*'],
    text: 'The system that was activated for this tactical action. Ships that move end there.',
  },
  activate: {
    name: 'activate',
    forms: ['activat*'],
    text: 'To place a command token from your tactic pool in a system. Then your ships may move there, and your units may produce.',
  },
  'tactical-action': {
    name: 'tactical action',
    forms: ['tactical action*'],
    text: 'You activate a system, move ships there, fight in space, invade planets and produce. Any of these steps may stay empty.',
  },
  'strategic-action': {
    name: 'strategic action',
    forms: ['strategic action*'],
    text: 'You use the primary ability of your strategy card. Then the others, clockwise, may use its secondary ability.',
  },
  'component-action': {
    name: 'component action',
    forms: ['component action*'],
    text: 'An action that a card, a technology or a faction ability offers. You may take it only if you can carry out all of it.',
  },
  'strategy-card': {
    name: 'strategy card',
    forms: ['strategy card*'],
    text: 'Eight cards with a strong ability for you and a smaller one for the others. You take them at the start of a round, and their numbers set the order of turns.',
  },
  'primary-ability': {
    name: 'primary ability',
    forms: ['primary abilit*'],
    text: 'What the holder of a strategy card does, and nobody else.',
  },
  'secondary-ability': {
    name: 'secondary ability',
    forms: ['secondary abilit*'],
    text: 'What all the others may do when someone uses a strategy card. It usually costs 1 command token from the strategy pool.',
  },
  speaker: {
    name: 'speaker',
    forms: ['speaker*'],
    text: 'Takes the first strategy card, votes last and decides ties.',
  },
  initiative: {
    name: 'initiative',
    forms: ['initiative'],
    text: 'The number of your strategy card, the lower one of two. Low numbers take their turns first.',
  },
  'strategy-phase': {
    name: 'strategy phase',
    forms: ['strategy phase'],
    text: 'The start of a round: everyone takes strategy cards, the speaker first.',
  },
  'action-phase': {
    name: 'action phase',
    forms: ['action phase'],
    text: 'In initiative order everyone takes one action a turn, again and again, until all have passed.',
  },
  'status-phase': {
    name: 'status phase',
    forms: ['status phase'],
    text: 'The end of a round: you score objectives, draw cards, gain 2 command tokens, and ready and repair everything.',
  },
  'agenda-phase': {
    name: 'agenda phase',
    forms: ['agenda phase'],
    text: 'Two agendas are voted on, one after the other. It is part of the round once the custodians token is gone.',
  },
  custodians: {
    name: 'custodians token',
    forms: ['custodians token', 'custodians'],
    text: 'It guards Mecatol Rex. Spend 6 influence and land there to remove it: that is worth 1 victory point.',
  },
  'mecatol-rex': {
    name: 'Mecatol Rex',
    forms: ['mecatol rex'],
    text: 'The planet in the middle of the galaxy. Agendas are voted on once its custodians token is gone.',
  },
  agenda: {
    name: 'agenda',
    forms: ['agenda', 'agendas'],
    text: 'A card on which everyone votes: a law or a directive. Two are dealt with in each agenda phase.',
  },
  law: {
    name: 'law',
    forms: ['law', 'laws'],
    text: 'An agenda that stays in play once it has been approved, and changes the rules.',
  },
  directive: {
    name: 'directive',
    forms: ['directive*'],
    text: 'An agenda that is carried out once and then discarded.',
  },
  rider: {
    name: 'rider',
    forms: ['rider', 'riders'],
    text: 'An action card that predicts the outcome of a vote. Its player cannot vote, but gains something if the prediction is right.',
  },
  vote: {
    name: 'vote',
    forms: ['vote', 'votes', 'voted', 'voting'],
    text: 'You exhaust planets and cast their influence for one outcome. Trade goods are no votes.',
  },
  'promissory-note': {
    name: 'promissory note',
    forms: ['promissory note*'],
    text: 'A promise of one player that only others can play. It changes hands in transactions, and returns to its owner once used.',
  },
  'action-card': {
    name: 'action card',
    forms: ['action card*'],
    text: 'A secret card that says when it is played. A hand holds seven at most.',
  },
  wormhole: {
    name: 'wormhole',
    forms: ['wormhole*'],
    text: 'Systems with the same wormhole are adjacent, however far apart they are.',
  },
  anomaly: {
    name: 'anomaly',
    forms: ['anomal*'],
    text: 'A dangerous system: an asteroid field, a nebula, a supernova or a gravity rift.',
  },
  nebula: {
    name: 'nebula',
    forms: ['nebula', 'nebulas'],
    text: 'Ships enter it only as the active system and never pass it. It slows ships that start in it, and helps those that defend there.',
  },
  supernova: {
    name: 'supernova',
    forms: ['supernova', 'supernovas'],
    text: 'Ships can neither enter nor pass it. Only Muaat knows a way.',
  },
  'asteroid-field': {
    name: 'asteroid field',
    forms: ['asteroid field*'],
    text: 'Without Antimass Deflectors ships can neither enter nor pass it.',
  },
  'gravity-rift': {
    name: 'gravity rift',
    forms: ['gravity rift*'],
    text: 'A ship that leaves it moves 1 farther, but rolls a die: on 1 to 3 it is removed.',
  },
  'space-area': {
    name: 'space area',
    forms: ['space area*'],
    text: 'The part of a system around its planets. Ships are there, with all that they carry.',
  },
  'ground-force': {
    name: 'ground force',
    forms: ['ground force*'],
    text: 'Units that fight on planets and take them, such as infantry. Ships with capacity carry them.',
  },
  structure: {
    name: 'structure',
    forms: ['structure*'],
    text: 'A space dock or a PDS. It cannot move, and it is destroyed when others take its planet.',
  },
  'space-dock': {
    name: 'space dock',
    forms: ['space dock*'],
    text: 'A structure that produces units: as many as its planet has resources and 2 more, or 4 more once upgraded.',
  },
  pds: {
    name: 'PDS',
    forms: ['pds'],
    text: 'A planetary defence system: a structure with Space Cannon and Planetary Shield. Once upgraded it fires into adjacent systems too.',
  },
  flagship: {
    name: 'flagship',
    forms: ['flagship*'],
    text: 'The great ship of a faction, with an ability that no other has. You have a single one.',
  },
  'war-sun': {
    name: 'war sun',
    forms: ['war sun*'],
    text: 'The mightiest ship. It bombards planets even through Planetary Shield; you need its technology to have one.',
  },
  fighter: {
    name: 'fighter',
    forms: ['fighter', 'fighters'],
    text: 'The smallest ship. It needs capacity on larger ships, and does not count in the fleet pool.',
  },
  'sustain-damage': {
    name: 'Sustain Damage',
    forms: ['sustain damage'],
    text: 'Right before hits are assigned, the unit cancels 1 of them and is damaged. In the status phase it is repaired.',
  },
  'space-cannon': {
    name: 'Space Cannon',
    forms: ['space cannon*'],
    text: 'It fires at ships in the active system after movement, and at forces that land on its planet.',
  },
  'anti-fighter-barrage': {
    name: 'Anti-Fighter Barrage',
    forms: ['anti-fighter barrage'],
    text: 'A roll in the first round of a space combat. It destroys fighters and nothing else.',
  },
  bombardment: {
    name: 'Bombardment',
    forms: ['bombardment*', 'bombard', 'bombards', 'bombarded'],
    text: 'Before an invasion lands, ships fire at the ground forces on a planet. Structures stay unharmed.',
  },
  'planetary-shield': {
    name: 'Planetary Shield',
    forms: ['planetary shield*'],
    text: 'A planet with it cannot be bombarded. War suns ignore it.',
  },
  production: {
    name: 'Production',
    forms: ['production', 'produce', 'produces', 'produced'],
    text: 'Your units with Production in the active system make new units, together as many as their values add up to. You pay with resources.',
  },
  blockade: {
    name: 'blockade',
    forms: ['blockade*'],
    text: 'Where ships of others are, you cannot produce ships, only ground forces.',
  },
  'space-combat': {
    name: 'space combat',
    forms: ['space combat*'],
    text: 'Ships of two players in the active system fight round after round, until one side at most is left.',
  },
  retreat: {
    name: 'retreat',
    forms: ['retreat', 'retreats'],
    text: 'Announced during a round of space combat, carried out at its end: your ships move to an adjacent system.',
  },
  invasion: {
    name: 'invasion',
    forms: ['invasion*'],
    text: 'After the fight in space you bombard, land ground forces, fight for the planets and take them.',
  },
  'ground-combat': {
    name: 'ground combat',
    forms: ['ground combat*'],
    text: 'Ground forces of two players on a planet fight until one side at most is left.',
  },
  exhaust: {
    name: 'exhaust',
    forms: ['exhaust', 'exhausts', 'exhausted', 'exhausting'],
    text: 'To turn a card over because it has been used. It rests until it is readied.',
  },
  ready: {
    name: 'ready',
    forms: ['ready', 'readied', 'readies'],
    text: 'To turn an exhausted card back, so that it can be used again. All cards are readied in the status phase.',
  },
  resources: {
    name: 'resources',
    forms: ['resource*'],
    text: 'Planets pay for units and technologies with them. Exhaust a planet to spend either its resources or its influence.',
  },
  influence: {
    name: 'influence',
    forms: ['influence'],
    text: 'Planets vote and buy command tokens with it. Exhaust a planet to spend either its influence or its resources.',
  },
  'trade-good': {
    name: 'trade good',
    forms: ['trade good*'],
    text: 'It pays for 1 resource or 1 influence, but is no vote.',
  },
  commodity: {
    name: 'commodity',
    forms: ['commodit*'],
    text: 'You cannot spend it. Given to another player, it becomes a trade good.',
  },
  neighbour: {
    name: 'neighbour',
    forms: ['neighbour', 'neighbours'],
    text: 'A player with a unit or a planet in a system where you have one too, or in an adjacent one. Neighbours may trade.',
  },
  adjacent: {
    name: 'adjacent',
    forms: ['adjacent'],
    text: 'Systems that touch each other, or that have the same wormhole.',
  },
  transaction: {
    name: 'transaction',
    forms: ['transaction*'],
    text: 'An exchange of trade goods, commodities and one promissory note each at most. On your turn you may make one with each neighbour.',
  },
  deal: {
    name: 'deals',
    forms: ['deals', 'a deal'],
    text: 'What players promise each other. Only what can be done at that very moment is binding.',
  },
  'home-system': {
    name: 'home system',
    forms: ['home system*'],
    text: 'Where a faction starts. You need every planet in yours to score public objectives.',
  },
  research: {
    name: 'research',
    forms: ['research', 'researches', 'researched'],
    text: 'To gain a technology whose prerequisites you meet.',
  },
  prerequisite: {
    name: 'prerequisite',
    forms: ['prerequisite*'],
    text: 'A coloured symbol on a technology. For each of them you need a technology of that colour.',
  },
  'technology-specialty': {
    name: 'technology specialty',
    forms: ['technology specialt*', 'specialt*'],
    text: 'A colour on a planet. Exhaust the planet while you research to ignore one prerequisite of that colour.',
  },
  'unit-upgrade': {
    name: 'unit upgrade',
    forms: ['unit upgrade*'],
    text: 'A technology that improves all your units of one kind. It has no colour.',
  },
  'score-objective': {
    name: 'score an objective',
    forms: ['score', 'scores', 'scored', 'objective*'],
    text: 'To take the victory points of an objective whose condition you meet. Everyone scores each objective once at most.',
  },
  'public-objective': {
    name: 'public objective',
    forms: ['public objective*'],
    text: 'An objective that lies open for everyone. You may score one in each status phase.',
  },
  'secret-objective': {
    name: 'secret objective',
    forms: ['secret objective*'],
    text: 'An objective that only you see. You may have three, scored ones included.',
  },
  'victory-point': {
    name: 'victory point',
    forms: ['victory point*'],
    text: 'The first player with 10 of them wins at once; in a long game it takes 14.',
  },
  elimination: {
    name: 'elimination',
    forms: ['eliminat*'],
    text: 'A player without ground forces, without planets and without a unit with Production is out of the game.',
  },
};
