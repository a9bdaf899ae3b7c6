import { choose, emit, type Script, type Seat, schedule } from '@tablewright/engine';
import { AMBITIONS, RESOURCES, SYSTEMS } from '../../content/index.ts';
import { declareVerdict } from '../ambitions.ts';
import { isGuild, shuffleIntoDeck } from '../court.ts';
import { drawFromBottom } from '../hands.ts';
import { seize, seizeVerdict } from '../initiative.ts';
import { clustersInPlay, SYSTEMS_OF_CLUSTER } from '../map.ts';
import { type Option, option, spelt } from '../options.ts';
import { provokeOutrage } from '../outrage.ts';
import {
  buildingAt,
  controls,
  placeShips,
  removeBuilding,
  returnCity,
  turnOrder,
} from '../pieces.ts';
import { overflow } from '../resources.ts';
import type { Arcs } from '../state.ts';
import { stealOne } from '../stealing.ts';
import type { CardScripts } from './scripts.ts';

const uprisingPrompt = spelt('uprising');
const shipsPrompt = spelt('uprisingShips');
const populistPrompt = spelt('populist');
const outragePrompt = spelt('outrageSpreads');
const songPrompt = spelt('songOfFreedom');
const songSeizePrompt = spelt('songSeize');

/** A fresh ship in each system of a cluster, as far as they go. */
function* massUprising(g: Arcs, seat: Seat): Script {
  const player = g.players[seat];
  if (player.ships === 0) return;
  const { args } = yield* choose(
    seat,
    uprisingPrompt,
    clustersInPlay(g).map((cluster) => option('uprising', cluster)),
  );
  let systems = SYSTEMS_OF_CLUSTER[args[0]].slice();
  while (systems.length > 0 && player.ships > 0) {
    let [system] = systems;
    if (player.ships < systems.length) {
      // Systems are named in their order, so that every set of systems has one way to be chosen.
      const choice = yield* choose(
        seat,
        shipsPrompt,
        systems
          .slice(0, systems.length - player.ships + 1)
          .map((each) => option('placeShips', each)),
        { about: { count: player.ships } },
      );
      [system] = choice.args;
    }
    systems = systems.slice(systems.indexOf(system) + 1);
    placeShips(g, seat, system, 1);
    emit('placed', { player: seat, count: 1, system: SYSTEMS[system].id });
  }
}

/** May declare any ambition, without the zero marker. ARC-6.10 */
function* populistDemands(g: Arcs, seat: Seat): Script {
  if (declareVerdict(g, seat) !== null) return;
  const { do: verb, args } = yield* choose(seat, populistPrompt, [
    ...AMBITIONS.map((_, ambition) => option('declare', ambition)),
    option('none'),
  ]);
  if (verb === 'declare') schedule(g, 'declare', seat, args[0], 0);
}

/** May let every player provoke Outrage of one type. */
function* outrageSpreads(g: Arcs, seat: Seat): Script {
  const { do: verb, args } = yield* choose(seat, outragePrompt, [
    ...RESOURCES.map((_, resource) => option('outrage', resource)),
    option('none'),
  ]);
  if (verb === 'none') return;
  for (const player of turnOrder(g)) provokeOutrage(g, player, args[0]);
}

/** May return a city in a controlled system, and seize the initiative then; goes back into the deck. ARC-16.2 */
function* songOfFreedom(g: Arcs, seat: Seat, card: number): Script {
  const cities = g.buildings.filter(
    ({ kind, system }) => kind === 'city' && controls(g, seat, system),
  );
  const offered: Option[] = cities.map(({ owner, system, place }) =>
    option('freeCity', owner, system, place),
  );
  const { do: verb, args } = yield* choose(seat, songPrompt, [...offered, option('none')]);
  if (verb === 'freeCity') {
    const [owner, system, place] = args;
    removeBuilding(g, buildingAt(g, system, place)!);
    emit('freed', { player: seat, owner, system: SYSTEMS[system].id });
    returnCity(g, owner);
    yield* overflow(g, owner);
    yield* maySeize(g, seat);
  }
  g.courtDiscard.splice(g.courtDiscard.indexOf(card), 1);
  shuffleIntoDeck(g, [card]);
}

function* maySeize(g: Arcs, seat: Seat): Script {
  if (seizeVerdict(g, seat) !== null) return;
  const choice = yield* choose(seat, songSeizePrompt, [option('seizeNow'), option('none')]);
  if (choice.do === 'seizeNow') seize(g, seat);
}

/** May steal a Guild card; then all discarded Guild cards go back into the deck. */
function* guildStruggle(g: Arcs, seat: Seat): Script {
  yield* stealOne(g, seat, { cards: true }, { court: 'guild-struggle' }, true);
  const cards = g.courtDiscard.filter(isGuild);
  g.courtDiscard = g.courtDiscard.filter((card) => !isGuild(card));
  shuffleIntoDeck(g, cards);
}

/** Draws the bottom card of the action discard pile. */
function* callToAction(g: Arcs, seat: Seat): Script {
  drawFromBottom(g, seat, 1);
}

export const VOX_SCRIPTS: { readonly [id: string]: CardScripts } = {
  'mass-uprising': { whenSecured: massUprising },
  'populist-demands': { whenSecured: populistDemands },
  'outrage-spreads': { whenSecured: outrageSpreads },
  'song-of-freedom': { whenSecured: songOfFreedom },
  'guild-struggle': { whenSecured: guildStruggle },
  'call-to-action': { whenSecured: callToAction },
};
