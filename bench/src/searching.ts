import { MCTSBot } from 'boardgame.io/ai';
import { ahoyBot } from '@tablewright/ahoy/bot';
import { arcsBot } from '@tablewright/arcs/bot';
import { createBot, parseBot } from '@tablewright/bots';
import { type BotHooks, type Core, FastChance, keyFromSeed, Match } from '@tablewright/engine';
import { roamBot } from '@tablewright/roam/bot';
import { ti4Bot } from '@tablewright/ti4/bot';
import { peerGame, peerSeat } from './peer/play.ts';
import { midgameTwins, type Twins } from './peer/twins.ts';
import { AHOY, ARCS, type Table } from './tables.ts';
import { TI4 } from './ti4-table.ts';
import { atLeast, figure, type Section } from './report.ts';
import { type Contender, contest, median, type Pace, roundByRound } from './rounds.ts';

/** Iterations of one search: few, because the peer needs seconds for more. */
const ITERATIONS = 50;
const TO_THE_END = 100_000;
const USUAL_DEPTH = 50;

/** Tree search on one core from the same positions of base Roam with two players. */
export async function searching(pace: Pace): Promise<Section> {
  const positions = [10, 25, 40, 55].map((decisions, i) => midgameTwins(i + 1, decisions));
  const matches = positions.map((twins) => twins.ours);
  const contenders: Contender[] = [
    ours('random playouts to the end', matches, undefined),
    peer('boardgame.io, playouts to the end', positions, TO_THE_END),
    ours("with Roam's own hooks, as we play", matches, roamBot),
    peer(`boardgame.io, its usual ${USUAL_DEPTH} moves and no result`, positions, USUAL_DEPTH),
  ];
  const speeds = await contest(contenders, pace);
  const [plain, toTheEnd, hooked, usual] = speeds;
  const alike = roundByRound((a, b) => a / b, plain, toTheEnd);
  const asShipped = roundByRound((a, b) => a / b, hooked, usual);
  return {
    title: `Search (base Roam, 2 players, ${positions.length} positions, ${ITERATIONS} iterations each)`,
    figures: [
      ...contenders.map(({ name }, i) => figure(name, 'iterations/s', speeds[i])),
      figure('to the end, against boardgame.io', 'times', alike),
      figure('as shipped, against boardgame.io', 'times', asShipped),
    ],
    targets: [atLeast('search to the end, against boardgame.io', median(alike), 50)],
  };
}

/** The same in the other games, as we play them: there is no peer to compare with. */
export async function searchingOthers(pace: Pace): Promise<Section> {
  const contenders = [
    ours('Ahoy, 4 players', midgames(AHOY), ahoyBot),
    ours('Arcs with Leaders and Lore, 4 players', midgames(ARCS), arcsBot),
    ours('Twilight Imperium, 6 players', midgames(TI4), ti4Bot),
  ];
  const speeds = await contest(contenders, pace);
  return {
    title: `Search (other games, ${MIDGAMES.length} positions, ${ITERATIONS} iterations each)`,
    figures: contenders.map(({ name }, i) => figure(name, 'iterations/s', speeds[i])),
    targets: [],
  };
}

/** Positions after this many decisions of random matches. */
const MIDGAMES = [40, 80, 120, 160];

export function midgames({ game, seats, setup }: Table): Match[] {
  return MIDGAMES.map((decisions, i) => {
    const chance = new FastChance(i + 1);
    const match = Match.start(game, { seats, setup, key: keyFromSeed(i + 1) });
    while (match.decisions < decisions) {
      const [ask] = match.asks;
      match.answer(ask.seat, ask.prompt.key(ask.draw(chance)));
    }
    return match;
  });
}

function ours(
  name: string,
  positions: readonly Match[],
  hooks: BotHooks<Core> | undefined,
): Contender {
  const bot = createBot(parseBot(`search:${ITERATIONS}`), hooks);
  return {
    name,
    async work() {
      for (const match of positions) await bot.advise(match, match.asks[0].seat);
      return ITERATIONS * positions.length;
    },
  };
}

function peer(name: string, positions: readonly Twins[], playoutDepth: number): Contender {
  const { enumerate } = peerGame.ai!;
  const bot = new MCTSBot({ game: peerGame, enumerate, iterations: ITERATIONS, playoutDepth });
  return {
    name,
    async work() {
      for (const twins of positions) await bot.play(twins.peer, peerSeat(twins.peer));
      return ITERATIONS * positions.length;
    },
  };
}
