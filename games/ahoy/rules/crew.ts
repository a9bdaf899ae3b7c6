import type { Script, Seat } from '@tablewright/engine';
import { type Crew, MARKET, TILES } from '../content/index.ts';
import { canTakeDamage, payDamage } from './damage.ts';
import { flagshipOf } from './figures.ts';
import { islandOfFlagship } from './market.ts';
import { allSpaces, islandOf, isOnMap, regionOf, tailwindSpaces } from './map.ts';
import { choose, toRegion } from './options.ts';
import { moveComrades, settle } from './plans.ts';
import { shoot } from './shoot.ts';
import { isSmuggler, keepToCargoLimit } from './smugglers.ts';
import { movePatrols } from './squadron.ts';
import type { Ahoy } from './state.ts';
import { addCrew, discardCrew, loseCrew, payGold } from './supply.ts';
import { emit } from './vocabulary.ts';
import { batter, moveStraight, repairDamage, sail } from './voyage.ts';

/** What forbids using this crew as an action without a die now? AH-12.5 */
export function crewVerdict(g: Ahoy, seat: Seat, card: number): string | null {
  const { crew } = MARKET[card];
  const { gold } = g.players[seat];
  if (g.usedCrew.includes(card)) return 'AH-12.5';
  switch (crew) {
    case 'aeronauts':
      return gold >= 1 && twinIsland(g, seat) >= 0 ? null : 'AH-12.5';
    case 'mystic':
      return canTakeDamage(g, seat, true) ? null : 'AH-11.4';
    case 'naive-noble':
      return spoilsFor(g, seat).length > 0 ? null : 'AH-12.5';
    case 'whispering-wind':
      return gold >= 2 && tailwinds(g, seat).length > 0 ? null : 'AH-12.5';
    default:
      return null;
  }
}

/** Crew that act without a die. */
export function* useCrew(g: Ahoy, seat: Seat, card: number): Script {
  const { crew, id } = MARKET[card];
  emit('crewUsed', { player: seat, card: id });
  switch (crew) {
    case 'aeronauts':
      payGold(g, seat, 1);
      yield* fly(g, seat, crew, [islandOf(twinIsland(g, seat))]);
      return;
    case 'mystic':
      g.usedCrew.push(card);
      yield* payDamage(g, seat, crew, true);
      yield* mystic(g, seat);
      return;
    case 'naive-noble':
      discardCrew(g, seat, card);
      yield* steal(g, seat);
      return;
    case 'ghastly-gust':
      discardCrew(g, seat, card);
      yield* fly(g, seat, crew, allSpaces(g));
      return;
    default:
      g.usedCrew.push(card);
      payGold(g, seat, 2);
      yield* fly(g, seat, crew, tailwinds(g, seat));
  }
}

/** Crew whose slot has just taken a die. */
export function* workCrew(g: Ahoy, seat: Seat, crew: Crew): Script {
  switch (crew) {
    case 'shipwright':
      yield* repairDamage(g, seat, Infinity);
      return;
    case 'sailor':
      yield* sail(g, flagshipOf(g, seat), { least: 1, most: 3 });
      return;
    case 'trawler':
      yield* sail(g, flagshipOf(g, seat), { least: 1, most: 2 }, { trawls: true });
      return;
    case 'convincing-official':
      yield* movePatrols(g, seat, 2, 2, false);
      return;
    default:
      yield* persuade(g, seat);
  }
}

/** A direct move that is not the Tailwind action: no Patrol comes of it. */
function* fly(g: Ahoy, seat: Seat, source: Crew, spaces: readonly number[]): Script {
  yield* moveStraight(g, flagshipOf(g, seat), spaces, { source, optional: false });
}

function tailwinds(g: Ahoy, seat: Seat): number[] {
  const { flagship } = g.players[seat];
  return tailwindSpaces(g).filter((space) => space !== flagship);
}

/** The region of the other island of the same suit, or -1. */
function twinIsland(g: Ahoy, seat: Seat): number {
  const at = islandOfFlagship(g, seat);
  if (at < 0) return -1;
  return TILES.findIndex(
    ({ suit }, region) => region !== at && suit === TILES[at].suit && isOnMap(g, region),
  );
}

function* mystic(g: Ahoy, seat: Seat): Script {
  const hit = yield* shoot(g, seat, 'mystic', false);
  if (hit !== null) yield* batter(g, seat, hit);
}

/** Crew and cargo of enemy flagships in the region. */
function spoilsFor(g: Ahoy, seat: Seat): number[] {
  const region = regionOf(g.players[seat].flagship);
  return g.players.flatMap(({ flagship, crew, cargo }, other) =>
    other !== seat && regionOf(flagship) === region ? [...crew, ...cargo] : [],
  );
}

/** The Naive Noble: a card of another flagship, which a Smuggler may keep as crew or as cargo. */
function* steal(g: Ahoy, seat: Seat): Script {
  const { card } = yield* choose(
    seat,
    'steal',
    spoilsFor(g, seat).map((each) => ({ do: 'steal', card: each }) as const),
  );
  const from = g.players.findIndex(
    ({ crew, cargo }) => crew.includes(card) || cargo.includes(card),
  );
  const victim = g.players[from];
  if (victim.crew.includes(card)) loseCrew(victim, card);
  else victim.cargo.splice(victim.cargo.indexOf(card), 1);
  const thief = g.players[seat];
  // The card changes hands before anybody is asked again, so that it is always somewhere.
  addCrew(thief, card);
  let isCargo = false;
  if (isSmuggler(thief)) {
    const keptAs = yield* choose(seat, 'keepAs', [{ do: 'asCrew' }, { do: 'asCargo' }], {
      about: { card: MARKET[card].id },
    });
    isCargo = keptAs.do === 'asCargo';
  }
  if (isCargo) {
    loseCrew(thief, card);
    thief.cargo.push(card);
  }
  emit('cardStolen', {
    player: seat,
    victim: from,
    card: MARKET[card].id,
    as: isCargo ? 'cargo' : 'crew',
  });
  yield* keepToCargoLimit(g, seat);
}

/** The Convincing Comrade: up to two Comrades of one island go to another. */
function* persuade(g: Ahoy, seat: Seat): Script {
  const sources = g.map.tiles.filter((region) => g.comrades[region] > 0);
  const answer = yield* choose(seat, 'persuadeFrom', [...sources.map(toRegion), { do: 'done' }]);
  if (answer.do === 'done') return;
  const from = answer.tile;
  const counts = g.comrades[from] > 1 ? [2, 1] : [1];
  const { count } = yield* choose(
    seat,
    'persuadeCount',
    counts.map((each) => ({ do: 'count', count: each }) as const),
  );
  const to = yield* settle(g, seat, from, count);
  moveComrades(g, seat, from, to, count);
}
