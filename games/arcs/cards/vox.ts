import type { Held, Script, Seat } from '@tablewright/engine';
import { AMBITIONS, COURT, RESOURCES, SYSTEMS } from '../content/index.ts';
import { declareVerdict } from '../rules/ambitions.ts';
import { isGuild, shuffleIntoDeck } from '../rules/court.ts';
import { drawFromBottom } from '../rules/hands.ts';
import { seize, seizeVerdict } from '../rules/initiative.ts';
import { clustersInPlay, SYSTEMS_OF_CLUSTER } from '../rules/map.ts';
import { choose } from '../rules/options.ts';
import { provokeOutrage } from '../rules/outrage.ts';
import {
  buildingAt,
  controls,
  placeShips,
  removeBuilding,
  returnCity,
  turnOrder,
} from '../rules/pieces.ts';
import type { Entries } from '../rules/powers.ts';
import { overflow } from '../rules/resources.ts';
import type { Arcs } from '../rules/state.ts';
import { stealOne } from '../rules/stealing.ts';
import { emit, schedule } from '../rules/vocabulary.ts';

declare module '../rules/vocabulary.ts' {
  interface Prompts {
    uprising: object;
    uprisingShips: { count: number };
    populist: object;
    outrageSpreads: object;
    songOfFreedom: object;
    songSeize: object;
  }
}

/** A fresh ship in each system of a cluster, as far as they go. */
function* massUprising(g: Arcs, seat: Seat): Script {
  const player = g.players[seat];
  if (player.ships === 0) return;
  const { cluster } = yield* choose(
    seat,
    'uprising',
    clustersInPlay(g).map((each) => ({ do: 'uprising', cluster: each }) as const),
  );
  let systems = SYSTEMS_OF_CLUSTER[cluster].slice();
  while (systems.length > 0 && player.ships > 0) {
    let [system] = systems;
    if (player.ships < systems.length) {
      // Systems are named in their order, so that every set of systems has one way to be chosen.
      ({ system } = yield* choose(
        seat,
        'uprisingShips',
        systems
          .slice(0, systems.length - player.ships + 1)
          .map((each) => ({ do: 'placeShips', system: each }) as const),
        { about: { count: player.ships } },
      ));
    }
    systems = systems.slice(systems.indexOf(system) + 1);
    placeShips(g, seat, system, 1);
    emit('placed', { player: seat, count: 1, system: SYSTEMS[system].id });
  }
}

/** May declare any ambition, without the zero marker. ARC-6.10 */
function* populistDemands(g: Arcs, seat: Seat): Script {
  if (declareVerdict(g, seat) !== null) return;
  const choice = yield* choose(seat, 'populist', [
    ...AMBITIONS.map((_, ambition) => ({ do: 'declare', ambition }) as const),
    { do: 'none' },
  ]);
  if (choice.do === 'declare') schedule(g, 'declare', seat, choice.ambition, 0);
}

/** May let every player provoke Outrage of one type. */
function* outrageSpreads(g: Arcs, seat: Seat): Script {
  const choice = yield* choose(seat, 'outrageSpreads', [
    ...RESOURCES.map((_, resource) => ({ do: 'outrage', resource }) as const),
    { do: 'none' },
  ]);
  if (choice.do === 'none') return;
  for (const player of turnOrder(g)) provokeOutrage(g, player, choice.resource);
}

/** May return a city in a controlled system, and seize the initiative then; goes back into the deck. ARC-16.2 */
function* songOfFreedom(g: Arcs, seat: Seat, { card }: Held): Script {
  const cities = g.buildings.filter(
    ({ kind, system }) => kind === 'city' && controls(g, seat, system),
  );
  const offered = cities.map(
    ({ owner, system, place }) => ({ do: 'freeCity', owner, system, place }) as const,
  );
  const choice = yield* choose(seat, 'songOfFreedom', [...offered, { do: 'none' }]);
  if (choice.do === 'freeCity') {
    const { owner, system, place } = choice;
    removeBuilding(g, buildingAt(g, system, place)!);
    emit('freed', { player: seat, owner, system: SYSTEMS[system].id });
    returnCity(g, owner);
    yield* overflow(g, owner, 1);
    yield* maySeize(g, seat);
  }
  g.courtDiscard.splice(g.courtDiscard.indexOf(card), 1);
  shuffleIntoDeck(g, [card]);
}

function* maySeize(g: Arcs, seat: Seat): Script {
  if (seizeVerdict(g, seat) !== null) return;
  const choice = yield* choose(seat, 'songSeize', [{ do: 'seizeNow' }, { do: 'none' }]);
  if (choice.do === 'seizeNow') seize(g, seat);
}

/** May steal a Guild card; then all discarded Guild cards go back into the deck. */
function* guildStruggle(g: Arcs, seat: Seat, { card }: Held): Script {
  yield* stealOne(g, seat, { cards: true }, { court: COURT[card].id }, true);
  const cards = g.courtDiscard.filter(isGuild);
  g.courtDiscard = g.courtDiscard.filter((each) => !isGuild(each));
  shuffleIntoDeck(g, cards);
}

/** Draws the bottom card of the action discard pile. */
function* callToAction(g: Arcs, seat: Seat): Script {
  drawFromBottom(g, seat, 1);
}

export const VOX: Entries = {
  'mass-uprising': { worth: 0.6, abilities: [{ window: 'secured', use: massUprising }] },
  'populist-demands': { worth: 0.6, abilities: [{ window: 'secured', use: populistDemands }] },
  'outrage-spreads': { worth: 0.3, abilities: [{ window: 'secured', use: outrageSpreads }] },
  'song-of-freedom': { worth: 0.3, abilities: [{ window: 'secured', use: songOfFreedom }] },
  'guild-struggle': { worth: 0.7, abilities: [{ window: 'secured', use: guildStruggle }] },
  'call-to-action': { worth: 0.5, abilities: [{ window: 'secured', use: callToAction }] },
};
