import { ahoyBot } from '@tablewright/ahoy/bot';
import { arcsBot } from '@tablewright/arcs/bot';
import { createBot, parseBot } from '@tablewright/bots';
import {
  type BotHooks,
  type Core,
  FastChance,
  keyFromSeed,
  loadMatch,
  Match,
  saveMatch,
} from '@tablewright/engine';
import { roamBot } from '@tablewright/roam/bot';
import { AHOY, ARCS, FULL, playRandomly, type Table } from '../tables.ts';
import type { Contender } from '../rounds.ts';

/** What is measured of a commit. This file is built with the packages of either one. */
export function contenders(): Contender[] {
  return [
    ...games('Roam', FULL, roamBot),
    ...games('Ahoy', AHOY, ahoyBot),
    ...games('Arcs', ARCS, arcsBot),
  ];
}

const MATCHES = 20;
const ITERATIONS = 50;
/** Positions after this many decisions of random matches. */
const MIDGAMES = [40, 70, 100, 130];
/**
 * Where the rules of two commits differ, so do their random matches. The means of fewer positions differ too:
 * of four, one commit's held half as many checkpoints again as the other's.
 */
const MATCHES_BEGUN = 100;

function games<G extends Core>(name: string, table: Table, hooks: BotHooks<G>): Contender[] {
  const { game } = table;
  const bot = createBot(parseBot(`search:${ITERATIONS}`), hooks as unknown as BotHooks<Core>);
  const positions = Array.from({ length: MATCHES_BEGUN }, (_, i) =>
    midgame(table, i + 1, MIDGAMES[i % MIDGAMES.length]),
  );
  const each = (what: string, go: (match: Match) => unknown): Contender => ({
    name: `${name}: ${what}`,
    work() {
      for (const match of positions) sink = go(match);
      return positions.length;
    },
  });
  return [
    random(`${name}: random play, options listed`, table, true),
    random(`${name}: random play, options drawn`, table, false),
    {
      name: `${name}: search`,
      async work() {
        for (const match of positions) await bot.advise(match, match.asks[0].seat);
        return ITERATIONS * positions.length;
      },
    },
    each('clone', ({ state }) => game.clone(state)),
    each('view', ({ state }) => game.view(state, 0)),
    each('save and load', (match) => loadMatch(game, saveMatch(match))),
  ];
}

let sink: unknown = null;

/** The last result, so that the compiler cannot drop the work. */
export function lastMade(): unknown {
  return sink;
}

/** The same matches again and again. Both commits play the same ones, unless their rules differ. */
function random(name: string, table: Table, listing: boolean): Contender {
  return {
    name,
    work() {
      const chance = new FastChance(1);
      for (let i = 0; i < MATCHES; i++) playRandomly(table, chance, listing);
      return MATCHES;
    },
  };
}

function midgame({ game, seats, setup }: Table, seed: number, decisions: number): Match {
  const chance = new FastChance(seed);
  const match = Match.start(game, { seats, setup, key: keyFromSeed(seed) });
  while (match.decisions < decisions && !match.over) {
    const [ask] = match.asks;
    match.answer(ask.seat, ask.prompt.key(ask.draw(chance)));
  }
  return match;
}
