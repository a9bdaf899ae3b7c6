import { MARKET, type PlanKind, SHIP_SLOTS, TILES } from '../content/index.ts';

import { flagshipOf } from '../rules/figures.ts';
import { recruitFree, refill } from '../rules/market.ts';
import { islandOf, spacesOf, tailwindSpaces } from '../rules/map.ts';
import { choose, type Option, toRegion } from '../rules/options.ts';
import type { Entry } from '../rules/powers.ts';
import { loadedCannons, onSlot, putOnSlot } from '../rules/slots.ts';
import { type Ahoy, EMPTY } from '../rules/state.ts';
import { removeComrades, returnPatrol } from '../rules/supply.ts';
import { moveComrades, settle } from '../rules/union.ts';
import { emit } from '../rules/vocabulary.ts';
import { moveStraight } from '../rules/voyage.ts';

declare module '../rules/vocabulary.ts' {
  interface Prompts {
    evacuate: object;
    sneak: object;
    sneakPatrol: { left: number };
    enlist: object;
    enlistCard: object;
    launch: { ship: 'cutter' | 'gunship' };
  }
}

/** What each plan does. AH-15.7 */
export const PLANS: { readonly [P in PlanKind]: Entry } = {
  /** All Comrades of one island go to others, split in any way. */
  evacuation: {
    abilities: [
      {
        window: 'act',
        may: (g) => (regionsWith(g).length > 0 ? null : 'AH-15.7'),
        *use(g, me) {
          const { tile: from } = yield* choose(me, 'evacuate', regionsWith(g));
          while (g.comrades[from] > 0) {
            const to = yield* settle(g, me, from, g.comrades[from]);
            moveComrades(g, me, from, to, 1);
          }
        },
      },
    ],
  },

  /** Another die, and a damage more for the loser. */
  'secret-weapon': {
    abilities: [
      {
        window: 'battlePlan',
        *use(_g, _me, { skirmish: { side } }) {
          side.secretWeapon = true;
        },
      },
    ],
  },

  'close-call': {
    abilities: [
      {
        window: 'battlePlan',
        *use(_g, _me, { skirmish }) {
          skirmish.isCancelled = true;
        },
      },
    ],
  },

  /** The Comrades that are Ready count in the battle. */
  'weapons-cache': {
    abilities: [
      {
        window: 'battlePlan',
        *use(_g, _me, { skirmish: { side } }) {
          side.weaponsCaches++;
        },
      },
    ],
  },

  /** Up to two Patrols of a region with a Comrade go back to the supply. */
  'sneak-attack': {
    abilities: [
      {
        window: 'act',
        may: (g) => (regionsWith(g, patrolsIn).length > 0 ? null : 'AH-15.7'),
        *use(g, me) {
          const { tile: region } = yield* choose(me, 'sneak', regionsWith(g, patrolsIn));
          for (let left = 2; left > 0; left--) {
            const patrols = patrolsIn(g, region).map((space) => ({ do: 'return', space }) as const);
            const answer = yield* choose(me, 'sneakPatrol', [...patrols, { do: 'done' }], {
              about: { left },
            });
            if (answer.do === 'done') return;
            returnPatrol(g, answer.space);
          }
        },
      },
    ],
  },

  /** Face-up crew of an island's suit for nothing; the market is filled at the end. */
  enlist: {
    abilities: [
      {
        window: 'act',
        may: (g) => (regionsWith(g, recruitsIn).length > 0 ? null : 'AH-15.7'),
        *use(g, me) {
          const { tile: region } = yield* choose(me, 'enlist', regionsWith(g, recruitsIn));
          for (;;) {
            const cards = recruitsIn(g, region).map((card) => ({ do: 'take', card }) as const);
            const answer = yield* choose(me, 'enlistCard', [...cards, { do: 'done' }]);
            if (answer.do === 'done') break;
            recruitFree(g, me, answer.card, 'enlist');
          }
          refill(g);
        },
      },
    ],
  },

  /** The Cannons die goes up by two; then the flagship may go to any tailwind. */
  'dynamic-entry': {
    abilities: [
      {
        window: 'act',
        *use(g, me) {
          for (const slot of loadedCannons(g, me)) {
            const before = onSlot(g, slot);
            const value = Math.min(6, before + 2);
            putOnSlot(g, slot, value);
            if (value > before) emit('raised', { player: me, value });
          }
          yield* moveStraight(g, flagshipOf(g, me), tailwindSpaces(g), {
            source: 'dynamic-entry',
            optional: true,
          });
        },
      },
    ],
  },

  cutter: ship('cutter'),

  gunship: ship('gunship'),
};

/** Two Comrades of an island make room for the ship. AH-15.8 */
function ship(name: 'cutter' | 'gunship'): Entry {
  const regions = (g: Ahoy): Option<'region'>[] =>
    g.map.tiles.filter((region) => g.comrades[region] >= 2).map(toRegion);
  return {
    stays: true,
    abilities: [
      {
        window: 'act',
        may: (g) => (regions(g).length > 0 ? null : 'AH-15.8'),
        *use(g, me) {
          const empty = SHIP_SLOTS[name].map(() => EMPTY);
          // The card stays face up beside the board.
          if (name === 'cutter') g.cutterSlots = empty;
          else g.gunshipSlots = empty;
          const { tile } = yield* choose(me, 'launch', regions(g), { about: { ship: name } });
          removeComrades(g, me, tile, 2);
          if (name === 'cutter') g.cutter = islandOf(tile);
          else g.gunship = islandOf(tile);
          emit('launched', { player: me, figure: name, tile: TILES[tile].id });
        },
      },
    ],
  };
}

/** Regions with a Comrade, and with such things where some are named. */
function regionsWith(
  g: Ahoy,
  things?: (g: Ahoy, region: number) => readonly number[],
): Option<'region'>[] {
  return g.map.tiles
    .filter(
      (region) => g.comrades[region] > 0 && (things === undefined || things(g, region).length > 0),
    )
    .map(toRegion);
}

function patrolsIn(g: Ahoy, region: number): number[] {
  return spacesOf(region).filter((space) => g.patrols.includes(space));
}

/** No market cards are taken under an enemy Stronghold, unless the table allows it. AH-12.2 */
function recruitsIn(g: Ahoy, region: number): number[] {
  const isBarred = !g.variant.openEnlist && g.strongholds.includes(islandOf(region));
  return isBarred ? [] : g.market.filter((card) => MARKET[card].suit === TILES[region].suit);
}
