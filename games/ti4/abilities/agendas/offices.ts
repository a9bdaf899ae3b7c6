import type { Seat } from '@tablewright/engine';
import { AGENDAS, TILES } from '../../content/index.ts';
import { drawCards } from '../../rules/cards.ts';
import { exchange, exchanges } from '../../rules/exchange.ts';
import { areNeighbours } from '../../rules/galaxy.ts';
import { gainGoods } from '../../rules/goods.ts';
import { repeal } from '../../rules/laws.ts';
import { speakerOrder } from '../../rules/order.ts';
import { choose } from '../../rules/options.ts';
import { hasToken, hasUnits, takeToken } from '../../rules/pieces.ts';
import type { Entries } from '../../rules/powers.ts';
import { mayProduceIn, produce, producersIn } from '../../rules/production.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { endTurnAtOnce } from '../../rules/tactical.ts';
import { emit } from '../../rules/vocabulary.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    committeeFormation: { agenda: string };
    imperialArbiter: object;
    ministerOfWar: object;
  }
}

/** Fighters that keep the Prophecy of Ixth alive. */
const PROPHECY_FIGHTERS = 2;

/** Laws that belong to an elected player. TI-23.12 */
export const agendas: Entries = {
  'committee-formation': {
    abilities: [
      {
        window: 'vote.before',
        may(g) {
          const { agenda, outcome } = g.council;
          return AGENDAS[agenda].ballot === 'player' && outcome === NONE ? null : 'TI-23.13';
        },
        *use(g, seat, { card }) {
          repeal(g, card);
          const { player } = yield* choose(
            seat,
            'committeeFormation',
            speakerOrder(g).map((each) => ({ do: 'elect', player: each }) as const),
            { about: { agenda: AGENDAS[g.council.agenda].id } },
          );
          g.council.outcome = player;
          emit('appointed', { player: seat, other: player });
        },
      },
    ],
  },

  'imperial-arbiter': {
    abilities: [
      {
        window: 'strategy.end',
        may: (g, seat) => (exchanges(g, seat).length === 0 ? 'TI-26.21' : null),
        *use(g, seat, { card }) {
          repeal(g, card);
          exchange(g, seat, yield* choose(seat, 'imperialArbiter', exchanges(g, seat)));
        },
      },
    ],
  },

  'minister-of-commerce': {
    abilities: [
      {
        window: 'commodities.replenished.after',
        mandatory: true,
        *use(g, seat) {
          yield* gainGoods(g, seat, neighboursOf(g, seat));
        },
      },
    ],
  },

  'minister-of-exploration': {
    abilities: [
      {
        window: 'planet.gained.when',
        mandatory: true,
        may: (_g, seat, { by }) => (by === seat ? null : 'TI-28.1'),
        *use(g, seat) {
          yield* gainGoods(g, seat, 1);
        },
      },
    ],
  },

  'minister-of-industry': {
    abilities: [
      {
        window: 'structure.placed',
        may(g, seat, { system }) {
          if (!mayProduceIn(g, seat, system)) return 'TI-1.2';
          return producersIn(g, seat, system).units > 0 ? null : 'TI-14.1';
        },
        *use(g, seat, { system }) {
          yield* produce(g, seat, system, () => producersIn(g, seat, system));
        },
      },
    ],
  },

  'minister-of-peace': {
    abilities: [
      {
        window: 'system.activated',
        may(g, _seat, { system, by }) {
          const holdsOthers = g.players.some((_, each) => each !== by && hasUnits(g, system, each));
          return holdsOthers ? null : 'TI-6.3';
        },
        *use(g, _seat, { by, card }) {
          repeal(g, card);
          emit('turnEnded', { player: by, power: 'agenda.minister-of-peace' });
          endTurnAtOnce(g);
        },
      },
    ],
  },

  'minister-of-policy': {
    abilities: [
      {
        window: 'status.end',
        mandatory: true,
        *use(g, seat) {
          yield* drawCards(g, seat, 1);
        },
      },
    ],
  },

  'minister-of-sciences': { freeTechnology: true },

  'minister-of-war': {
    abilities: [
      {
        window: 'action.done',
        may: (g, seat) => (activated(g, seat).length > 0 ? null : 'TI-1.5'),
        *use(g, seat, { card }) {
          repeal(g, card);
          const { system } = yield* choose(
            seat,
            'ministerOfWar',
            activated(g, seat).map((each) => ({ do: 'recall', system: each }) as const),
          );
          takeToken(g, system, seat);
          emit('tokenRecalled', { player: seat, system: TILES[system].id });
          g.turn.extra++;
        },
      },
    ],
  },

  'prophecy-of-ixth': {
    fighterBonus: 1,
    abilities: [
      {
        window: 'production.used.when',
        mandatory: true,
        may: (_g, _seat, { fighters }) => (fighters < PROPHECY_FIGHTERS ? null : 'TI-1.4'),
        *use(g, _seat, { card }) {
          repeal(g, card);
        },
      },
    ],
  },
};

function neighboursOf(g: Ti4, seat: Seat): number {
  return speakerOrder(g).filter((other) => other !== seat && areNeighbours(g, seat, other)).length;
}

/** Systems with a command token of the player. */
function activated(g: Ti4, seat: Seat): number[] {
  return g.galaxy.systems.filter((system) => hasToken(g, system, seat));
}
