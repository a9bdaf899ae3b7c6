import { type Held, roll, type Script, type Seat } from '@tablewright/engine';
import { type Crew, type FactionId, type FigureKind, MARKET, TILES } from '../content/index.ts';

import { foesIn, totalOf } from '../rules/battle.ts';
import { canTakeDamage, payDamage } from '../rules/damage.ts';
import { factionName, FIGURES, FLAGSHIP, flagshipOf, isSmuggler } from '../rules/figures.ts';
import { headingsFrom } from '../rules/headings.ts';
import { islandOfFlagship } from '../rules/market.ts';
import {
  allSpaces,
  islandOf,
  isOnMap,
  regionOf,
  spacesOf,
  tailwindSpaces,
  TERRAIN,
} from '../rules/map.ts';
import { choose, toRegion } from '../rules/options.ts';
import type { Entry } from '../rules/powers.ts';
import { shoot } from '../rules/shoot.ts';
import { hasDamage } from '../rules/slots.ts';
import { keepToCargoLimit } from '../rules/smugglers.ts';
import { movePatrols } from '../rules/squadron.ts';
import type { Ahoy } from '../rules/state.ts';
import { addCrew, discardCrew, earnGold, loseCrew, payGold } from '../rules/supply.ts';
import { moveComrades, settle } from '../rules/union.ts';
import { emit } from '../rules/vocabulary.ts';
import { enemyHurt, fightAll, moveStraight, pushAway, repairDamage } from '../rules/voyage.ts';

declare module '../rules/vocabulary.ts' {
  interface Prompts {
    broadside: object;
    batter: { figure: FigureKind; faction: FactionId };
    reroll: { mine: number; theirs: number };
    buccaneer: { player: Seat; left: number };
    persuadeFrom: object;
    persuadeCount: object;
    steal: object;
    keepAs: { card: string };
  }
}

/** What each crew does. At one moment they act in the order in which they were recruited. AH-12.5 */
export const CREW: { readonly [C in Crew]: Entry } = {
  fighters: { battle: 1 },

  gunner: { damage: 1 },

  middleman: { pips: 1 },

  pilot: { passesWreckage: true },

  'sea-dog': { steersInCurrents: true },

  barrelman: { steersInFog: true },

  'sea-witch': { crossesEdges: true },

  emissary: { paysOffBattles: true },

  documentarian: {
    abilities: [
      {
        window: 'turnEnds',
        may: (g, me) => (enemiesBeside(g, me).length > 0 ? null : 'AH-12.5'),
        use: earns(1),
      },
    ],
  },

  elder: {
    abilities: [
      { window: 'turnEnds', may: (g, me) => (hasDamage(g, me) ? 'AH-12.5' : null), use: earns(1) },
    ],
  },

  diver: {
    abilities: [
      {
        window: 'anchored',
        may: (_g, _me, { space }) => (TERRAIN[space].wreckage ? null : 'AH-12.5'),
        use: earns(1),
      },
    ],
  },

  merchant: {
    abilities: [
      {
        window: 'anchored',
        may: (_g, _me, { space }) => (TERRAIN[space].harbor ? null : 'AH-12.5'),
        use: earns(1),
      },
    ],
  },

  cutpurse: { abilities: [{ window: 'won', use: earns(2) }] },

  /** It leaves the game and takes two crew cards of the loser along. */
  buccaneer: {
    abilities: [
      {
        window: 'won',
        *use(g, me, { loser, card: own }) {
          for (let left = 2; left > 0; left--) {
            const { crew: theirs } = g.players[loser];
            if (theirs.length === 0) return;
            const isFirst = left === 2;
            const boards = theirs.map((card) => ({ do: 'board', card }) as const);
            const answer = yield* choose(
              me,
              'buccaneer',
              isFirst ? [...boards, { do: 'decline' }] : boards,
              { about: { player: loser, left } },
            );
            if (answer.do === 'decline') return;
            if (isFirst) {
              emit('crewUsed', { player: me, card: MARKET[own].id });
              discardCrew(g, me, own);
            }
            discardCrew(g, loser, answer.card);
          }
        },
      },
    ],
  },

  /** Once both rolls are seen, a damage for a new roll of the flagship, with every die that it rolled. */
  grogmaster: {
    abilities: [
      {
        window: 'rolled',
        may: (g, me) => (canTakeDamage(g, me) ? null : 'AH-11.4'),
        *use(g, me, { place, card: own }) {
          const answer = yield* choose(me, 'reroll', [{ do: 'reroll' }, { do: 'keep' }], {
            about: { mine: totalOf(g, g.battle[place]), theirs: totalOf(g, g.battle[1 - place]) },
            otherwise: { do: 'keep' },
          });
          if (answer.do === 'keep') return;
          yield* payDamage(g, me, MARKET[own].crew);
          g.battle[place].dice = g.battle[place].dice.map(() => roll(6) + 1);
          emit('rerolled', () => ({ player: me, dice: g.battle[place].dice.slice() }));
        },
      },
    ],
  },

  /** It moves an enemy that was damaged by one space, without battles. */
  'battering-beakhead': {
    abilities: [
      {
        window: 'enemyHurt',
        may: (g, _me, { blow: { hit, isBattle } }) =>
          !g.variant.cardBeakhead || (isBattle && hit.kind === FLAGSHIP) ? null : 'AH-12.5',
        *use(g, me, { blow, card: own }) {
          const { hit } = blow;
          const headings = headingsFrom(g, hit, 'push', false);
          const heading = yield* choose(me, 'batter', [...headings, { do: 'decline' }], {
            about: { figure: FIGURES[hit.kind], faction: factionName(g, hit.seat) },
          });
          if (heading.do === 'decline') return;
          emit('crewUsed', { player: me, card: MARKET[own].id });
          yield* pushAway(g, hit, heading);
          blow.pushed = true;
        },
      },
    ],
  },

  /** The flagship fights in a space of its region. */
  'gunners-mate': {
    abilities: [
      {
        window: 'cannonsLoaded',
        *use(g, me, { card: own }) {
          const ship = flagshipOf(g, me);
          const spaces = spacesOf(regionOf(ship.at)).filter(
            (space) => foesIn(g, ship, space).length > 0,
          );
          const aims = spaces.map((space) => ({ do: 'aim', space }) as const);
          const answer = yield* choose(me, 'broadside', [...aims, { do: 'decline' }]);
          if (answer.do === 'decline') return;
          emit('crewUsed', { player: me, card: MARKET[own].id });
          yield* fightAll(g, ship, answer.space);
        },
      },
    ],
  },

  'powder-monkey': {
    abilities: [
      {
        window: 'repaired',
        *use(g, me, { card: own }) {
          const hit = yield* shoot(g, me, MARKET[own].crew, true);
          if (hit !== null) yield* enemyHurt(g, me, hit);
        },
      },
    ],
  },

  /** For a gold to the other island of the same suit. */
  aeronauts: {
    abilities: [
      {
        window: 'act',
        may: (g, me) => (g.players[me].gold >= 1 && twinIsland(g, me) >= 0 ? null : 'AH-12.5'),
        *use(g, me, { card: own }) {
          payGold(g, me, 1);
          yield* fly(g, me, own, [islandOf(twinIsland(g, me))]);
        },
      },
    ],
  },

  /** Once a turn, a damage on the board for one damage in the region. */
  mystic: {
    strikes: true,
    abilities: [
      {
        window: 'act',
        may: (g, me) => (canTakeDamage(g, me, true) ? null : 'AH-11.4'),
        *use(g, me, { card: own }) {
          g.usedCrew.push(own);
          yield* payDamage(g, me, MARKET[own].crew, true);
          const hit = yield* shoot(g, me, MARKET[own].crew, false);
          if (hit !== null) yield* enemyHurt(g, me, hit);
        },
      },
    ],
  },

  /** A card of another flagship, which a Smuggler may keep as crew or as cargo. */
  'naive-noble': {
    abilities: [
      {
        window: 'act',
        may: (g, me) => (spoilsFor(g, me).length > 0 ? null : 'AH-12.5'),
        *use(g, me, { card: own }) {
          discardCrew(g, me, own);
          yield* steal(g, me);
        },
      },
    ],
  },

  'ghastly-gust': {
    abilities: [
      {
        window: 'act',
        *use(g, me, { card: own }) {
          discardCrew(g, me, own);
          yield* fly(g, me, own, allSpaces(g));
        },
      },
    ],
  },

  /** Once a turn, for two gold to a tailwind. */
  'whispering-wind': {
    abilities: [
      {
        window: 'act',
        may: (g, me) => (g.players[me].gold >= 2 && tailwinds(g, me).length > 0 ? null : 'AH-12.5'),
        *use(g, me, { card: own }) {
          g.usedCrew.push(own);
          payGold(g, me, 2);
          yield* fly(g, me, own, tailwinds(g, me));
        },
      },
    ],
  },

  shipwright: {
    abilities: [
      {
        window: 'worked',
        *use(g, me) {
          yield* repairDamage(g, me, Infinity);
        },
      },
    ],
  },

  sailor: { steps: 3 },

  trawler: { steps: 2, trawls: true },

  'convincing-official': {
    abilities: [
      {
        window: 'worked',
        *use(g, me) {
          yield* movePatrols(g, me, 2, 2, false);
        },
      },
    ],
  },

  /** Up to two Comrades of one island go to another. */
  'convincing-comrade': {
    abilities: [
      {
        window: 'worked',
        *use(g, me) {
          const sources = g.map.tiles.filter((region) => g.comrades[region] > 0);
          const answer = yield* choose(me, 'persuadeFrom', [
            ...sources.map(toRegion),
            { do: 'done' },
          ]);
          if (answer.do === 'done') return;
          const from = answer.tile;
          const counts = g.comrades[from] > 1 ? [2, 1] : [1];
          const { count } = yield* choose(
            me,
            'persuadeCount',
            counts.map((each) => ({ do: 'count', count: each }) as const),
          );
          const to = yield* settle(g, me, from, count);
          moveComrades(g, me, from, to, count);
        },
      },
    ],
  },
};

/** Gold from the supply, for what the card rewards. */
function earns(amount: number) {
  return function* (g: Ahoy, me: Seat, { card: own }: Held): Script {
    earnGold(g, me, amount, MARKET[own].crew);
  };
}

/** A direct move that is not the Tailwind action: no Patrol comes of it. */
function* fly(g: Ahoy, me: Seat, own: number, spaces: readonly number[]): Script {
  const source: Crew = MARKET[own].crew;
  yield* moveStraight(g, flagshipOf(g, me), spaces, { source, optional: false });
}

function tailwinds(g: Ahoy, me: Seat): number[] {
  const { flagship } = g.players[me];
  return tailwindSpaces(g).filter((space) => space !== flagship);
}

/** The region of the other island of the same suit, or -1. */
function twinIsland(g: Ahoy, me: Seat): number {
  const at = islandOfFlagship(g, me);
  if (at < 0) return -1;
  return TILES.findIndex(
    ({ suit }, region) => region !== at && suit === TILES[at].suit && isOnMap(g, region),
  );
}

/** Enemies whose flagship is in the same region as the player's. */
function enemiesBeside(g: Ahoy, me: Seat): Ahoy['players'] {
  const region = regionOf(g.players[me].flagship);
  return g.players.filter(({ flagship }, other) => other !== me && regionOf(flagship) === region);
}

/** Crew and cargo of enemy flagships in the region. */
function spoilsFor(g: Ahoy, me: Seat): number[] {
  return enemiesBeside(g, me).flatMap(({ crew: theirs, cargo }) => [...theirs, ...cargo]);
}

function* steal(g: Ahoy, me: Seat): Script {
  const { card } = yield* choose(
    me,
    'steal',
    spoilsFor(g, me).map((each) => ({ do: 'steal', card: each }) as const),
  );
  const from = g.players.findIndex(
    (other) => other.crew.includes(card) || other.cargo.includes(card),
  );
  const victim = g.players[from];
  if (victim.crew.includes(card)) loseCrew(victim, card);
  else victim.cargo.splice(victim.cargo.indexOf(card), 1);
  const thief = g.players[me];
  // The card changes hands before anybody is asked again, so that it is always somewhere.
  addCrew(thief, card);
  let isCargo = false;
  if (isSmuggler(thief)) {
    const keptAs = yield* choose(me, 'keepAs', [{ do: 'asCrew' }, { do: 'asCargo' }], {
      about: { card: MARKET[card].id },
    });
    isCargo = keptAs.do === 'asCargo';
  }
  if (isCargo) {
    loseCrew(thief, card);
    thief.cargo.push(card);
  }
  emit('cardStolen', {
    player: me,
    victim: from,
    card: MARKET[card].id,
    as: isCargo ? 'cargo' : 'crew',
  });
  yield* keepToCargoLimit(g, me);
}
