import type { Script, Seat } from '@tablewright/engine';
import { PLANETS } from '../content/index.ts';
import { canBombard, isShielded } from '../rules/bombardment.ts';
import { bothFight, opponentOf, otherSide } from '../rules/combat.ts';
import { destroyed, destroyGround } from '../rules/destruction.ts';
import { BIG_SHIPS, hullsIn, repair, takeOut } from '../rules/hits.ts';
import { choose, type Option } from '../rules/options.ts';
import {
  addGround,
  bigShipsOf,
  CARRIER,
  controls,
  damagedAt,
  groundAt,
  INFANTRY,
  kindName,
  planetsIn,
  WAR_SUN,
} from '../rules/pieces.ts';
import { exhaustTechnology, type Entries, powers, type Side } from '../rules/powers.ts';
import { NONE, STURDY, type Ti4 } from '../rules/state.ts';
import { emit } from '../rules/vocabulary.ts';

declare module '../rules/prompts.ts' {
  interface Prompts {
    assaultCannon: object;
    duraniumArmor: object;
    bacterialWeapon: object;
  }
}

/** Technologies that are used in combats. */
export const technologies: Entries = {
  'graviton-laser-system': {
    abilities: [
      {
        window: 'cannon.before',
        may: (_g, _seat, { planet }) => (planet === NONE ? null : 'TI-12.6'),
        *use(g, seat, { card }): Script {
          exhaustTechnology(g, seat, card);
          g.rolled.heavy = true;
        },
      },
    ],
  },

  'assault-cannon': {
    opensFire: 3,
    abilities: [
      {
        window: 'combat.start',
        mandatory: true,
        may: (g, seat) => {
          const { system, planet } = g.combat;
          if (planet !== NONE) return 'TI-10.2';
          const isArmed = bigShipsOf(g, system, seat) >= powers.first(g, seat, 'opensFire')!;
          return isArmed && bigShipsOf(g, system, opponentOf(g, seat)) > 0 ? null : 'TI-27.4';
        },
        *use(g, seat): Script {
          yield* loseShip(g, opponentOf(g, seat), seat);
        },
      },
    ],
  },

  'duranium-armor': {
    repairsOne: true,
    abilities: [
      {
        window: 'hits.assigned',
        mandatory: true,
        may: (g, seat, { side }) =>
          g.combat.planet === NONE && repairable(g, seat, side).length > 0 ? null : 'TI-11.1',
        *use(g, seat, { side }): Script {
          const { kind } = yield* choose(seat, 'duraniumArmor', repairable(g, seat, side));
          repair(g, seat, kind);
        },
      },
    ],
  },

  'magen-defense-grid': {
    abilities: [
      {
        window: 'round.start',
        may: (g, seat) => {
          const { planet } = g.combat;
          if (!bothFight(g)) return 'TI-10.10';
          if (planet === NONE || !controls(g, seat, planet) || !isShielded(g, planet))
            return 'TI-12.2';
          return null;
        },
        *use(g, seat, { card, side }): Script {
          exhaustTechnology(g, seat, card);
          g.combat.silenced[otherSide(side)] = true;
        },
      },
    ],
  },

  'dacxive-animators': {
    joinVictors: 1,
    abilities: [
      {
        window: 'combat.won',
        may: (_, __, { planet, won }) => (won && planet !== NONE ? null : 'TI-12.7'),
        *use(g, seat, { planet }): Script {
          const count = powers.first(g, seat, 'joinVictors')!;
          addGround(g, planet, seat, count);
          const units = { player: seat, kind: kindName(INFANTRY), count };
          emit('landedFresh', { ...units, planet: PLANETS[planet].id });
        },
      },
    ],
  },

  'x-89-bacterial-weapon': {
    abilities: [
      {
        window: 'action',
        may: (g, seat) => (infectable(g, seat).length > 0 ? null : 'TI-2.11'),
        *use(g, seat, { card }): Script {
          exhaustTechnology(g, seat, card);
          const { planet } = yield* choose(seat, 'bacterialWeapon', infectable(g, seat));
          for (let each = 0; each < g.players.length; each++)
            yield* destroyGround(g, { seat: each, by: seat, planet }, groundAt(g, planet, each));
        },
      },
    ],
  },
};

/** The owner chooses which of his ships is destroyed. TI-10.14 */
function* loseShip(g: Ti4, seat: Seat, by: Seat): Script {
  const { system } = g.combat;
  const ships = hullsIn(g, system, seat, BIG_SHIPS);
  const { kind, hull } = yield* choose(seat, 'assaultCannon', ships);
  yield* destroyed(g, [takeOut(g, { seat, system, by }, kind, hull === 'damaged')]);
}

/** Damaged ships that have not used Sustain Damage in this round. */
function repairable(g: Ti4, seat: Seat, side: Side): Option<'repair'>[] {
  const { system, sustained } = g.combat;
  const ships: Option<'repair'>[] = [];
  for (let kind = CARRIER; kind <= WAR_SUN; kind++)
    if (damagedAt(g, system, seat, kind) > sustained[side * STURDY + kind - CARRIER])
      ships.push({ do: 'repair', kind });
  return ships;
}

/** Planets of others, or of nobody, in systems with a ship of the seat that has Bombardment. TI-19.7 */
function infectable(g: Ti4, seat: Seat): Option<'choosePlanet'>[] {
  return g.galaxy.systems
    .filter((system) => canBombard(g, seat, system))
    .flatMap((system) => planetsIn(system))
    .filter((planet) => !controls(g, seat, planet))
    .map((planet) => ({ do: 'choosePlanet', planet }));
}
