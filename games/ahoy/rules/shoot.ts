import { choose, type Script, type Seat } from '@tablewright/engine';
import { type Crew } from '../content/index.ts';
import { dealDamage } from './damage.ts';
import { type Figure, figureName, figuresInRegion, unlikeFigures } from './figures.ts';
import { regionOf } from './map.ts';
import { promptOf } from './options.ts';
import type { Ahoy } from './state.ts';

interface Mark {
  readonly figure: Figure | null;
  readonly name: string;
}

const shootPrompt = promptOf<Mark>('shoot', ({ figure, name }) =>
  figure === null ? 'decline' : `shoot:${name}`,
);

/** One damage to any one figure in the region of the flagship; an enemy that it hurt and that stays. */
export function* shoot(
  g: Ahoy,
  seat: Seat,
  crew: Crew,
  isOptional: boolean,
): Script<Figure | null> {
  const region = regionOf(g.players[seat].flagship);
  const marks: Mark[] = unlikeFigures(figuresInRegion(g, region)).map((figure) => ({
    figure,
    name: figureName(g, figure),
  }));
  if (isOptional) {
    if (marks.every(({ figure }) => figure!.seat === seat)) return null;
    marks.push({ figure: null, name: '' });
  }
  const { figure } = yield* choose(seat, shootPrompt, marks, { about: { card: crew } });
  if (figure === null) return null;
  const isHurt = yield* dealDamage(g, seat, figure, 1);
  return isHurt && figure.seat !== seat ? figure : null;
}
