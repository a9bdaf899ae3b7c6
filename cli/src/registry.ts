import { type Ahoy, ahoy } from '@tablewright/ahoy';
import { ahoyBot } from '@tablewright/ahoy/bot';
import { ahoyText } from '@tablewright/ahoy/text';
import { arcs, type Arcs } from '@tablewright/arcs';
import { arcsBot } from '@tablewright/arcs/bot';
import { arcsText } from '@tablewright/arcs/text';
import type { Drawing } from '@tablewright/board/terminal';
import type { BotHooks, Core, Game } from '@tablewright/engine';
import { roam, type Roam } from '@tablewright/roam';
import { roamBot } from '@tablewright/roam/bot';
import { roamText } from '@tablewright/roam/text';
import type { GameText } from '@tablewright/text';
import { UsageError } from './failure.ts';
import { ahoyDrawing } from '@tablewright/ahoy/terminal';
import { arcsDrawing } from '@tablewright/arcs/terminal';
import { roamDrawing } from '@tablewright/roam/terminal';

/** A game with all that a terminal needs to play it. */
export interface Title<G extends Core = Core> {
  readonly game: Game<G>;
  readonly text: GameText;
  readonly bot: BotHooks<G>;
  readonly drawing: Drawing<G>;
}

const roamTitle: Title<Roam> = {
  game: roam,
  text: roamText,
  bot: roamBot,
  drawing: roamDrawing,
};

const ahoyTitle: Title<Ahoy> = {
  game: ahoy,
  text: ahoyText,
  bot: ahoyBot,
  drawing: ahoyDrawing,
};

const arcsTitle: Title<Arcs> = {
  game: arcs,
  text: arcsText,
  bot: arcsBot,
  drawing: arcsDrawing,
};

export const TITLES: readonly Title[] = [roamTitle, ahoyTitle, arcsTitle];

export function titleOf(id: string): Title {
  const title = TITLES.find(({ game }) => game.id === id);
  if (title !== undefined) return title;
  throw new UsageError('error.game', {
    game: id,
    games: TITLES.map(({ game }) => game.id).join(', '),
  });
}
