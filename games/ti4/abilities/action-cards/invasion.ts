import type { Script, Seat } from '@tablewright/engine';
import { PLANETS } from '../../content/index.ts';
import { bombardmentVerdict, canBombard } from '../../rules/bombardment.ts';
import { actionCard } from '../../rules/cards.ts';
import { replaceStructures, replaceVerdict } from '../../rules/construction.ts';
import { exhaustPlanet } from '../../rules/control.ts';
import { callBack } from '../../rules/landing.ts';
import { choose, type Option } from '../../rules/options.ts';
import { afloat, controls, INFANTRY, planetsIn, planetsOf } from '../../rules/pieces.ts';
import type { Entries } from '../../rules/powers.ts';
import type { Prompt } from '../../rules/prompts.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { readiedPlanets } from '../../rules/spending.ts';
import { emit } from '../../rules/vocabulary.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    parley: object;
    infiltrateTake: object;
    reparationsExhaust: object;
    reparationsReady: object;
  }
}

/** What Bunker adds to Bombardment rolls. */
const BUNKER = -4;

/** Action cards of the invasion step and of planets that change hands. */
export const cards: Entries = {
  bunker: actionCard({
    window: 'invasion.start',
    may(g, seat, { system }) {
      const active = g.turn.seat;
      if (seat === active || !canBombard(g, active, system)) return 'TI-12.1';
      let first: string | null = null;
      for (const planet of planetsIn(system)) {
        if (!controls(g, seat, planet)) continue;
        const clause = bombardmentVerdict(g, active, planet);
        if (clause === null) return null;
        first ??= clause;
      }
      return first ?? 'TI-19.7';
    },
    *effect(g, seat) {
      g.tactical.bunkers.push({ seat, added: BUNKER });
    },
  }),

  disable: actionCard({
    window: 'invasion.start',
    may(g, seat, { system }) {
      if (seat !== g.turn.seat) return 'TI-1.14';
      const hasTarget = planetsIn(system).some(
        (planet) => g.pds[planet] > 0 && !controls(g, seat, planet),
      );
      if (!hasTarget) return 'TI-19.7';
      const invades = afloat(g, system, seat, INFANTRY) > 0 || canBombard(g, seat, system);
      return invades ? null : 'TI-12.5';
    },
    *effect(g) {
      g.tactical.disabled = true;
    },
  }),

  parley: actionCard({
    window: 'forces.committed',
    may(g, seat) {
      if (seat === g.turn.seat) return 'TI-28.1';
      return landedOn(g, seat).length > 0 ? null : 'TI-19.7';
    },
    *target(g, seat) {
      const { planet } = yield* choose(seat, 'parley', landedOn(g, seat));
      return { planet };
    },
    *effect(g, _seat, { planet }) {
      callBack(g, planet);
    },
  }),

  infiltrate: actionCard({
    window: 'planet.gained.when',
    may(g, seat, { planet, by, replaced }) {
      if (by !== seat) return 'TI-28.1';
      return replaceVerdict(g, seat, planet, replaced);
    },
    *effect(g, seat, _play, { planet, replaced }) {
      yield* replaceStructures(g, seat, planet, replaced, 'infiltrateTake');
    },
  }),

  reparations: actionCard({
    window: 'planet.gained.after',
    may(g, seat, { by, rival }) {
      if (rival !== seat) return 'TI-28.1';
      return readiedPlanets(g, by).length + exhaustedPlanets(g, seat).length > 0 ? null : 'TI-19.7';
    },
    *target(g, seat, { by }) {
      const planet = yield* named(
        seat,
        'reparationsExhaust',
        readiedPlanets(g, by).map((each) => ({ do: 'exhaust', planet: each })),
      );
      const otherPlanet = yield* named(
        seat,
        'reparationsReady',
        exhaustedPlanets(g, seat).map((each) => ({ do: 'ready', planet: each })),
      );
      return { planet, otherPlanet };
    },
    *effect(g, seat, { planet, otherPlanet }) {
      if (planet !== NONE) exhaustPlanet(g, planet);
      if (otherPlanet === NONE) return;
      g.exhausted[otherPlanet] = false;
      emit('readied', { player: seat, planet: PLANETS[otherPlanet].id });
    },
  }),
};

/** Planets of the seat on which the active player has just landed. */
function landedOn(g: Ti4, seat: Seat): Option<'choosePlanet'>[] {
  return g.tactical.landed
    .filter((planet) => controls(g, seat, planet))
    .map((planet) => ({ do: 'choosePlanet', planet }));
}

function exhaustedPlanets(g: Ti4, seat: Seat): number[] {
  return planetsOf(g, seat).filter((planet) => g.exhausted[planet]);
}

/** The planet chosen; NONE where there is none to choose. */
function* named(
  seat: Seat,
  prompt: Prompt,
  options: readonly Option<'exhaust' | 'ready'>[],
): Script<number> {
  if (options.length === 0) return NONE;
  const { planet } = yield* choose(seat, prompt, options);
  return planet;
}
