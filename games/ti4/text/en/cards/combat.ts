import { aUnit, unit } from '../words.ts';

/** Action cards that are played in combats. */
export const messages = {
  'prompt.sustain.used': `{player} used Sustain Damage of ${aUnit} in {system}. Use an ability?`,
  'prompt.retreat.announced': '{player} announced a retreat to {system}. Use an ability?',
  'prompt.hits.assign': 'Hits are about to be assigned. Use an ability?',
  'prompt.unit.destroyed': 'Units have been destroyed. Use an ability?',

  'prompt.skilledRetreat': 'Skilled Retreat: choose the adjacent system your ships go to.',
  'prompt.fireTeam': 'Fire Team: choose dice to reroll.',
  'prompt.shieldsHolding': 'Shields Holding: how many of the {taken} hits do you cancel?',
  'prompt.braveShip': 'Courageous to the End: choose the lost ship whose combat value counts.',
  'prompt.courageous':
    'Courageous to the End: choose one of your ships to destroy ({count} to choose).',

  'option.chooseUnit': unit,

  'log.cancelledHits': '{player} cancels {count, plural, one {# hit} other {# hits}}.',
  'log.courageous': `{player} rolls for ${aUnit}. Dice: {dice}. {count, plural, =0 {No ship is destroyed.} one {# ship is destroyed.} other {# ships are destroyed.}}`,
};
