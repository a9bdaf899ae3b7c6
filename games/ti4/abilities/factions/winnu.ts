import type { Script, Seat } from '@tablewright/engine';
import { MECATOL, PLANETS } from '../../content/index.ts';
import {
  type Build,
  placeStructure,
  roomVerdict,
  structureOf,
  structuresToTake,
  takeStructure,
} from '../../rules/construction.ts';
import { exchange, exchanges } from '../../rules/exchange.ts';
import { note } from '../../rules/note-play.ts';
import { choose, type Option } from '../../rules/options.ts';
import { controls, docksOf, inReinforcements, planetsIn, planetsOf } from '../../rules/pieces.ts';
import { admitsUnits, placeInfantry } from '../../rules/placing.ts';
import { exhaustTechnology, type Entries } from '../../rules/powers.ts';
import { VALUES } from '../../rules/production.ts';
import { influenceOf, resourcesOf } from '../../rules/spending.ts';
import type { Ti4 } from '../../rules/state.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    hegemonicTradePolicy: object;
    reclamation: object;
    acquiescence: object;
  }
}

const [MECATOL_REX] = planetsIn(MECATOL);

export const technologies: Entries = {
  'hegemonic-trade-policy': {
    abilities: [
      {
        window: 'production.used.when',
        id: VALUES,
        may: (g, seat, { system }) => (exchangeable(g, seat, system).length > 0 ? null : 'TI-15.1'),
        *use(g, seat, { system, card }) {
          exhaustTechnology(g, seat, card);
          const { planet } = yield* choose(
            seat,
            'hegemonicTradePolicy',
            exchangeable(g, seat, system).map(
              (each) => ({ do: 'choosePlanet', planet: each }) as const,
            ),
          );
          g.exchanged = planet;
        },
      },
    ],
  },
  'lazax-gate-folding': {
    opensGates: true,
    abilities: [
      {
        window: 'action',
        may(g, seat) {
          const isHeld = controls(g, seat, MECATOL_REX) && admitsUnits(g, MECATOL_REX);
          return isHeld ? null : 'TI-2.11';
        },
        *use(g, seat, { card }) {
          exhaustTechnology(g, seat, card);
          placeInfantry(g, seat, MECATOL_REX, 1);
        },
      },
    ],
  },
};

/** Own planets for which it makes a difference: readied ones, and those whose docks produce there. */
function exchangeable(g: Ti4, seat: Seat, system: number): number[] {
  return planetsOf(g, seat).filter((planet) => {
    const produces = PLANETS[planet].tile === system && docksOf(g, planet, seat) > 0;
    const isUseful = !g.exhausted[planet] || produces;
    return isUseful && resourcesOf(g, planet) !== influenceOf(g, planet);
  });
}

export const faction: Entries = {
  'blood-ties': { custodiansCost: 0 },
  reclamation: {
    abilities: [
      {
        window: 'tactical.done',
        may(g, seat) {
          const isGained = g.tactical.gained.includes(MECATOL_REX);
          if (!isGained || !controls(g, seat, MECATOL_REX)) return 'TI-28.1';
          return RECLAIMED.some((site) => canPlace(g, seat, site)) ? null : 'TI-13.3';
        },
        *use(g, seat) {
          for (const site of RECLAIMED) yield* reclaim(g, seat, site);
        },
      },
    ],
  },
};

const RECLAIMED: readonly Build[] = [
  { do: 'buildPds', planet: MECATOL_REX },
  { do: 'buildDock', planet: MECATOL_REX },
];

function canPlace(g: Ti4, seat: Seat, site: Build): boolean {
  const kind = structureOf(site);
  if (roomVerdict(g, seat, site) !== null) return false;
  return inReinforcements(g, seat, kind) > 0 || structuresToTake(g, seat, kind).length > 0;
}

/** Who has no piece left may take one off the board for it. TI-14.8 */
function* reclaim(g: Ti4, seat: Seat, site: Build): Script {
  if (!canPlace(g, seat, site)) return;
  const kind = structureOf(site);
  const hasPiece =
    inReinforcements(g, seat, kind) > 0 || (yield* takeStructure(g, seat, kind, 'reclamation'));
  if (hasPiece) yield* placeStructure(g, seat, site);
}

export const notes: Entries = {
  acquiescence: note({
    window: 'strategy.end',
    may: (g, seat, { owner }) => (swapsWith(g, seat, owner).length === 0 ? 'TI-26.21' : null),
    *effect(g, seat, { owner }) {
      exchange(g, seat, yield* choose(seat, 'acquiescence', swapsWith(g, seat, owner)));
    },
  }),
};

/** One of the own strategy cards for one of the owner's. TI-26.21 */
function swapsWith(g: Ti4, seat: Seat, owner: Seat): Option<'swapCards'>[] {
  return exchanges(g, seat).filter(({ theirs }) => g.strategy[theirs].owner === owner);
}

export const units: Entries = { 'salai-sai-corian': {} };
