import type { Teller } from '@tablewright/text';
import type { Profile } from '../../content/index.ts';

/** What is printed for a unit, in a few words each. */
export function profileWords(profile: Profile, teller: Teller): string[] {
  const { cost, costFor, combat, dice, move, capacity, sustain, shield } = profile;
  const { barrage, bombardment, cannon, production } = profile;
  return [
    ...(cost === null ? [] : [teller.say('ui.value.cost', { cost, count: costFor })]),
    ...(combat === null
      ? []
      : profile.dicePerShip
        ? [teller.say('ui.value.combatPerShip', { value: combat })]
        : [teller.say('ui.value.combat', { value: combat, dice })]),
    ...(move === null ? [] : [teller.say('ui.value.move', { count: move })]),
    ...(capacity === 0 ? [] : [teller.say('ui.value.capacity', { count: capacity })]),
    ...(sustain ? [teller.say('ui.value.sustain')] : []),
    ...(barrage === undefined ? [] : [teller.say('ui.value.barrage', { ...barrage })]),
    ...(bombardment === undefined ? [] : [teller.say('ui.value.bombardment', { ...bombardment })]),
    ...(cannon === undefined ? [] : [teller.say('ui.value.cannon', { ...cannon })]),
    ...(shield ? [teller.say('ui.value.shield')] : []),
    ...(production === 0
      ? []
      : [
          teller.say('ui.value.production', {
            more: typeof production === 'number' ? 0 : 1,
            count: typeof production === 'number' ? production : Number(production.slice(-1)),
          }),
        ]),
  ];
}
