import type { Script, Seat } from '@tablewright/engine';
import { type Crew } from '../content/index.ts';
import { dealDamage } from './damage.ts';
import { type Figure, figureCode, figuresInRegion, unlikeFigures } from './figures.ts';
import { regionOf } from './map.ts';
import { choose } from './options.ts';
import type { Ahoy } from './state.ts';

/** One damage to any one figure in the region of the flagship, also an own one; an enemy that it hurt and that stays. */
export function* shoot(
  g: Ahoy,
  seat: Seat,
  crew: Crew,
  isOptional: boolean,
): Script<Figure | null> {
  const region = regionOf(g.players[seat].flagship);
  const figures = unlikeFigures(figuresInRegion(g, region));
  const marks = figures.map(
    (mark) => ({ do: 'shoot', figure: figureCode(g, mark), mark }) as const,
  );
  const answer = yield* choose(seat, 'shoot', isOptional ? [...marks, { do: 'decline' }] : marks, {
    about: { card: crew },
  });
  if (answer.do === 'decline') return null;
  const { mark } = answer;
  const isHurt = yield* dealDamage(g, seat, mark, 1);
  return isHurt && mark.seat !== seat ? mark : null;
}
