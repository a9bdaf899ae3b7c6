import { MCTSBot } from 'boardgame.io/ai';
import type { BotHooks, Match } from '@tablewright/engine';
import { createBot, parseBot } from '@tablewright/bots';
import type { Roam } from '@tablewright/roam';
import { roamBot } from '@tablewright/roam/bot';
import { peerGame, peerSeat } from './peer/play.ts';
import { midgameTwins, type Twins } from './peer/twins.ts';
import { atLeast, figure, type Section } from './report.ts';
import { type Contender, contest, median, type Pace, roundByRound } from './rounds.ts';

/** Iterations of one search: few, because the peer needs seconds for more. */
const ITERATIONS = 50;
const TO_THE_END = 100_000;
const USUAL_DEPTH = 50;

/** Tree search on one core from the same positions of base Roam with two players. */
export async function searching(pace: Pace): Promise<Section> {
  const positions = [10, 25, 40, 55].map((decisions, i) => midgameTwins(i + 1, decisions));
  const contenders: Contender[] = [
    ours('random playouts to the end', positions, undefined),
    peer('boardgame.io, playouts to the end', positions, TO_THE_END),
    ours("with Roam's own hooks, as we play", positions, roamBot),
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

function ours(
  name: string,
  positions: readonly Twins[],
  hooks: BotHooks<Roam> | undefined,
): Contender {
  const bot = createBot(parseBot(`search:${ITERATIONS}`), hooks);
  return {
    name,
    async work() {
      for (const twins of positions) {
        const match = twins.ours as unknown as Match;
        await bot.advise(match, match.asks[0].seat);
      }
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
