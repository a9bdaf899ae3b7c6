import type { Script, Seat } from '@tablewright/engine';
import { type Planet, PLANETS } from '../../content/index.ts';
import { choose } from '../../rules/options.ts';
import { readiedPlanets } from '../../rules/spending.ts';
import type { Ti4 } from '../../rules/state.ts';
import { emit } from '../../rules/vocabulary.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    exhaustPlanets: { count: number };
  }
}

/** Exhausts all planets of a player that fit. */
export function exhaustAll(g: Ti4, seat: Seat, fits: (planet: Planet) => boolean): void {
  exhaust(
    g,
    seat,
    readiedPlanets(g, seat).filter((planet) => fits(PLANETS[planet])),
  );
}

/** Exhausts so many planets of the player's choice, or all if there are no more. */
export function* exhaustSome(g: Ti4, seat: Seat, count: number): Script {
  const chosen: number[] = [];
  for (let left = count; left > 0; left--) {
    const readied = readiedPlanets(g, seat).filter((planet) => !chosen.includes(planet));
    if (readied.length <= left) {
      chosen.push(...readied);
      break;
    }
    const { planet } = yield* choose(
      seat,
      'exhaustPlanets',
      readied.map((each) => ({ do: 'exhaust', planet: each }) as const),
      { about: { count: left } },
    );
    chosen.push(planet);
  }
  exhaust(g, seat, chosen);
}

function exhaust(g: Ti4, seat: Seat, planets: readonly number[]): void {
  if (planets.length === 0) return;
  for (const planet of planets) g.exhausted[planet] = true;
  emit('exhaustedPlanets', {
    player: seat,
    planets: planets.map((planet) => PLANETS[planet].id),
  });
}
