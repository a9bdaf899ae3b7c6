import type { Script, Seat } from '@tablewright/engine';
import { workCrew } from './crew.ts';
import { flagshipOf } from './figures.ts';
import { tailwindSpaces } from './map.ts';
import { react } from './powers.ts';
import { type SlotCode, useOf } from './slots.ts';
import { negotiate } from './smugglers.ts';
import { bombard, deploy, order } from './squadron.ts';
import type { Ahoy } from './state.ts';
import { assemble, inspire, moveShip, rally } from './union.ts';
import { moveStraight, repairDamage, sail } from './voyage.ts';

/** What a slot does when a die of this value is placed on it. AH-4.2, AH-6 */
export function* takeAction(g: Ahoy, seat: Seat, slot: SlotCode, value: number): Script {
  const { action, card } = useOf(slot);
  switch (action) {
    case 'sail':
      yield* sail(g, flagshipOf(g, seat), { least: 1, most: 2 }, { brings: 'sail' });
      return;
    case 'full-sail':
      yield* sail(g, flagshipOf(g, seat), { least: 1, most: value });
      return;
    case 'tailwind':
      yield* tailwind(g, seat, value);
      return;
    case 'cannons':
      yield* react(g, seat, 'cannonsLoaded', {});
      return;
    case 'repair':
      yield* repairDamage(g, seat, 2, true);
      return;
    case 'order':
      yield* order(g, seat);
      return;
    case 'bombard':
      bombard(g, seat);
      return;
    case 'deploy':
      yield* deploy(g, seat);
      return;
    case 'assemble':
      yield* assemble(g, seat);
      return;
    case 'inspire':
      yield* inspire(g, seat);
      return;
    case 'rally':
      rally(g, seat);
      return;
    case 'negotiate':
      yield* negotiate(g, seat);
      return;
    case 'cutter':
    case 'gunship':
      yield* moveShip(g, seat, action, value);
      return;
    default:
      yield* workCrew(g, seat, card);
  }
}

/** Straight to a space whose tailwind is the value of the die, if the player likes. AH-6.2 */
function* tailwind(g: Ahoy, seat: Seat, value: number): Script {
  yield* moveStraight(g, flagshipOf(g, seat), tailwindSpaces(g, value), {
    source: 'tailwind',
    optional: true,
    manner: { brings: 'tailwind' },
  });
}
