import { ahoyBot } from '@tablewright/ahoy/bot';
import { arcsBot } from '@tablewright/arcs/bot';
import { type Bot, createBot, parseBot, playArena } from '@tablewright/bots';
import type { BotHooks, Core } from '@tablewright/engine';
import { roamBot } from '@tablewright/roam/bot';
import { AHOY, ARCS, FULL, type Table } from '../tables.ts';

/** Matches run on the engine that the games were built with. */
export { playArena };

export interface Rival {
  readonly name: string;
  readonly table: Table;
  readonly create: (bot: string, seed: number) => Bot;
}

/** The bots of a commit. This file is built with the packages of either one. */
export function rivals(): Rival[] {
  return [rival('Roam', FULL, roamBot), rival('Ahoy', AHOY, ahoyBot), rival('Arcs', ARCS, arcsBot)];
}

function rival<G extends Core>(name: string, table: Table, hooks: BotHooks<G>): Rival {
  return {
    name,
    table,
    create: (bot, seed) => createBot(parseBot(bot), hooks as unknown as BotHooks<Core>, seed),
  };
}
