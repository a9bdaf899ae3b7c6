import { aUnit } from '../words.ts';

/** Laws that hold for everybody or belong to a player. */
export const messages = {
  'prompt.antiIntellectual': 'Anti-Intellectual Revolution: choose one of your ships to destroy.',
  'prompt.exhaustPlanets': 'Choose {count, plural, one {# planet} other {# planets}} to exhaust.',
  'prompt.homelandDefense': 'Homeland Defense Act: choose a PDS to destroy.',
  'prompt.committeeFormation': 'Committee Formation: choose the elected player of {agenda}.',
  'prompt.imperialArbiter': 'Imperial Arbiter: choose the strategy cards to swap.',
  'prompt.ministerOfWar': 'Minister of War: choose a command token to take off the board.',
  'prompt.crownOfThalnos':
    'The Crown of Thalnos: choose dice to reroll. A unit whose reroll makes no hit is destroyed.',
  'prompt.thalnosLoss': 'The Crown of Thalnos: choose which ship is destroyed.',
  'prompt.action.done': 'You have taken an action. Use an ability?',
  'prompt.vote.before': 'The vote is about to begin. Use an ability?',
  'prompt.structure.placed': 'You have placed a space dock. Use an ability?',
  'prompt.rolls.done': 'Both sides have rolled. Use an ability?',

  'option.skipWithLaw': 'Exhaust {law}',
  'option.destroyOn': `Destroy ${aUnit} on {planet}`,

  'log.appointed': '{player} decides that {other} is elected.',
  'log.passedLaw': '{law} passes from {player} to {other}.',
  'log.published': '{objective} is now a public objective.',
  'log.returnedTokens':
    '{player} returns {count, plural, one {# command token} other {# command tokens}} to reinforcements.',
  'log.exhaustedPlanets': '{player} exhausts {planets}.',
};
