import type { Script, Seat } from '@tablewright/engine';
import { MECATOL, PLANETS, STRATEGY_CARDS, TECHNOLOGIES } from '../../content/index.ts';
import { isBeforeCouncil, replaceAgenda } from '../../rules/agenda-phase.ts';
import { cancel } from '../../rules/cards.ts';
import { gainPlanet } from '../../rules/control.ts';
import { checkEliminations } from '../../rules/elimination.ts';
import { areAdjacent } from '../../rules/galaxy.ts';
import { note } from '../../rules/note-play.ts';
import { choose } from '../../rules/options.ts';
import { controls, groundAt, hasShips, planetsIn, planetsOf } from '../../rules/pieces.ts';
import { exhaustTechnology, type Entries } from '../../rules/powers.ts';
import type { Ti4 } from '../../rules/state.ts';
import { endTurnAtOnce } from '../../rules/tactical.ts';
import { emit } from '../../rules/vocabulary.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    peaceAccords: object;
  }
}

export const technologies: Entries = {
  'nullification-field': {
    abilities: [
      {
        window: 'system.activated',
        may(g, seat, { system, by }) {
          if (by === seat || !hasShips(g, system, seat)) return 'TI-6.3';
          return g.players[seat].strategy > 0 ? null : 'TI-1.5';
        },
        *use(g, seat, { card, by }) {
          exhaustTechnology(g, seat, card);
          g.players[seat].strategy--;
          emit('turnEnded', { player: by, power: `technology.${TECHNOLOGIES[card].id}` });
          endTurnAtOnce(g);
        },
      },
    ],
  },
  'instinct-training': {
    needsCouncil: true,
    abilities: [
      {
        window: 'card.played',
        may(g, seat, { play }) {
          if (g.plays[play].cancelled) return 'TI-19.3';
          return g.players[seat].strategy > 0 ? null : 'TI-1.5';
        },
        *use(g, seat, { card, play }) {
          exhaustTechnology(g, seat, card);
          g.players[seat].strategy--;
          cancel(g, play);
        },
      },
    ],
  },
};

export const faction: Entries = {
  'peace-accords': {
    abilities: [
      {
        window: 'strategic.resolved',
        may(g, seat, { strategy }) {
          if (STRATEGY_CARDS[strategy].id !== 'diplomacy') return 'TI-3.4';
          return openToPeace(g, seat).length === 0 ? 'TI-13.6' : null;
        },
        *use(g, seat) {
          yield* annex(g, seat);
        },
      },
    ],
  },
  quash: {
    needsCouncil: true,
    abilities: [
      {
        window: 'agenda.revealed.when',
        may(g, seat) {
          if (!isBeforeCouncil(g)) return 'TI-23.2';
          return g.players[seat].strategy > 0 ? null : 'TI-1.5';
        },
        *use(g, seat) {
          g.players[seat].strategy--;
          replaceAgenda(g);
        },
      },
    ],
  },
};

export const notes: Entries = {
  'political-favor': note(
    {
      window: 'agenda.revealed.when',
      may(g, _seat, { owner }) {
        if (!isBeforeCouncil(g)) return 'TI-23.2';
        return g.players[owner].strategy > 0 ? null : 'TI-1.5';
      },
      *effect(g, _seat, { owner }) {
        g.players[owner].strategy--;
        emit('returnedToken', { player: owner, pool: 'strategy' });
        replaceAgenda(g);
      },
    },
    { needsCouncil: true },
  ),
};

/** Planets without units, next to an own planet, other than Mecatol Rex. TI-7.10, TI-13.2 */
function openToPeace(g: Ti4, seat: Seat): number[] {
  const own = new Set(planetsOf(g, seat).map((planet) => PLANETS[planet].tile));
  const isNear = (system: number): boolean =>
    own.has(system) || [...own].some((each) => areAdjacent(g, each, system, seat));
  return g.galaxy.systems
    .filter((system) => system !== MECATOL && isNear(system))
    .flatMap((system) => planetsIn(system))
    .filter((planet) => !controls(g, seat, planet) && isEmpty(g, planet));
}

function isEmpty(g: Ti4, planet: number): boolean {
  const hasForces = g.players.some((_, seat) => groundAt(g, planet, seat) > 0);
  return !hasForces && g.pds[planet] + g.docks[planet] === 0;
}

/** The planet comes exhausted. TI-13.6 */
function* annex(g: Ti4, seat: Seat): Script {
  const { planet } = yield* choose(
    seat,
    'peaceAccords',
    openToPeace(g, seat).map((each) => ({ do: 'choosePlanet', planet: each }) as const),
  );
  yield* gainPlanet(g, seat, planet);
  yield* checkEliminations(g);
}

export const units: Entries = { 'loncara-ssodu': {} };
