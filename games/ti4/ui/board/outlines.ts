import { discOutline, type Outline } from '@tablewright/board';
import { PLANETS } from '../../content/index.ts';
import type { Ti4 } from '../../rules/state.ts';
import { hexOutline } from '../art/hex.ts';
import { middleOf, placeOf } from './layout.ts';

/** How far inside its sides the ring of a system lies. */
export const RING = 3.5;

export function systemOutline(galaxy: Ti4['galaxy'], system: number): Outline {
  return hexOutline(middleOf(galaxy, system), RING);
}

export function planetOutline(galaxy: Ti4['galaxy'], planet: number): Outline {
  const [x, y] = middleOf(galaxy, PLANETS[planet].tile);
  const { at, radius } = placeOf(planet);
  return discOutline(x + at[0], y + at[1], radius + 6.5);
}
