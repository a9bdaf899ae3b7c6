import { ahoy } from '@tablewright/ahoy';
import { ahoyBot } from '@tablewright/ahoy/bot';
import { arcs } from '@tablewright/arcs';
import { arcsBot } from '@tablewright/arcs/bot';
import type { BotHooks, Core, Game } from '@tablewright/engine';
import { roam } from '@tablewright/roam';
import { roamBot } from '@tablewright/roam/bot';
import type { Shelved } from './lobby/catalogue.ts';

/** Every game that can be played here. To add one, add a line. */
export const GAMES: readonly Shelved[] = [
  shelve(roam, roamBot),
  shelve(ahoy, ahoyBot),
  shelve(arcs, arcsBot),
];

function shelve<G extends Core>(game: Game<G>, hooks: BotHooks<G>): Shelved {
  return { game, hooks };
}
