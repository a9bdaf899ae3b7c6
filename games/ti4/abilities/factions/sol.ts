import type { Script, Seat } from '@tablewright/engine';
import { FLAGSHIP, TILES } from '../../content/index.ts';
import { enforceLimits } from '../../rules/limits.ts';
import { note } from '../../rules/note-play.ts';
import { choose } from '../../rules/options.ts';
import { addAfloat, afloat, INFANTRY, kindName, onBoard, planetsOf } from '../../rules/pieces.ts';
import { admitsUnits, placeInfantry } from '../../rules/placing.ts';
import type { Entries } from '../../rules/powers.ts';
import type { Ti4 } from '../../rules/state.ts';
import { emit } from '../../rules/vocabulary.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    orbitalDrop: object;
    militarySupport: object;
  }
}

export const technologies: Entries = { 'advanced-carrier-2': {}, 'spec-ops-2': {} };

export const faction: Entries = {
  'orbital-drop': {
    abilities: [
      {
        window: 'action',
        may: (g, seat) =>
          g.players[seat].strategy > 0 && havens(g, seat).length > 0 ? null : 'TI-2.11',
        *use(g, seat) {
          g.players[seat].strategy--;
          const { planet } = yield* choose(
            seat,
            'orbitalDrop',
            havens(g, seat).map((each) => ({ do: 'choosePlanet', planet: each }) as const),
          );
          placeInfantry(g, seat, planet, 2);
        },
      },
    ],
  },
  versatile: { statusTokens: 1 },
};

/** Own planets that units can be placed on. */
function havens(g: Ti4, seat: Seat): number[] {
  return planetsOf(g, seat).filter((planet) => admitsUnits(g, planet));
}

/** Infantry that comes by the note. */
const SUPPORT = 2;

export const notes: Entries = {
  'military-support': note({
    window: 'turn.start',
    may: (_g, _seat, { active, owner }) => (active === owner ? null : 'TI-28.1'),
    *effect(g, seat, { owner }) {
      if (g.players[owner].strategy > 0) {
        g.players[owner].strategy--;
        emit('returnedToken', { player: owner, pool: 'strategy' });
      }
      const choice = yield* choose(seat, 'militarySupport', [
        ...havens(g, seat).map((planet) => ({ do: 'choosePlanet', planet }) as const),
        { do: 'decline' },
      ]);
      if (choice.do === 'choosePlanet') placeInfantry(g, seat, choice.planet, SUPPORT);
    },
  }),
};

export const units: Entries = {
  'advanced-carrier-1': {},
  'advanced-carrier-2': {},
  'spec-ops-1': {},
  'spec-ops-2': {},
  genesis: {
    abilities: [
      {
        window: 'status.end',
        mandatory: true,
        may: (g, seat) => (onBoard(g, seat, FLAGSHIP) === 0 ? 'TI-1.3' : null),
        use: embark,
      },
    ],
  },
};

/** An infantry comes aboard the flagship's fleet; what finds no room goes. TI-5.7 */
function* embark(g: Ti4, seat: Seat): Script {
  const system = g.galaxy.systems.find((each) => afloat(g, each, seat, FLAGSHIP) > 0)!;
  addAfloat(g, system, seat, INFANTRY, 1);
  emit('placed', { player: seat, kind: kindName(INFANTRY), count: 1, system: TILES[system].id });
  yield* enforceLimits(g, system, seat);
}
