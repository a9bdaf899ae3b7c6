import {
  type BotHooks,
  checkSetup,
  type Core,
  type Game,
  InputError,
  type Setup,
} from '@tablewright/engine';
import type { ClockTerms, ReactionTerms } from '@tablewright/protocol';
import { BOT_LEVELS } from '@tablewright/room';
import { malformed } from '../refusal.ts';

/** A game that the server offers. */
export interface Shelved {
  readonly game: Game;
  readonly hooks: BotHooks<Core>;
}

const LONGEST_BANK = 24 * 3_600_000;
const LONGEST_INCREMENT = 3_600_000;
const MOST_DAYS = 30;

/** The games that this server offers. */
export class Catalogue {
  private readonly shelf: ReadonlyMap<string, Shelved>;

  constructor(games: readonly Shelved[]) {
    this.shelf = new Map(games.map((shelved) => [shelved.game.id, shelved]));
  }

  find(id: string): Shelved {
    const shelved = this.shelf.get(id);
    if (shelved === undefined)
      throw malformed(
        `There is no game "${id}" here; there is ${[...this.shelf.keys()].join(', ')}.`,
      );
    return shelved;
  }

  /** Fills in the defaults, or refuses options that do not fit. */
  checkSetup(game: string, seats: number, wanted: Setup): Setup {
    try {
      return checkSetup(this.find(game).game, seats, wanted);
    } catch (error) {
      if (error instanceof InputError) throw malformed(error.message);
      throw error;
    }
  }
}

export function checkLevel(level: string): void {
  if (!Object.hasOwn(BOT_LEVELS, level))
    throw malformed(
      `There is no level "${level}"; choose one of ${Object.keys(BOT_LEVELS).join(', ')}.`,
    );
}

export function checkClock(clock: ClockTerms): void {
  if (clock.kind === 'live' && (clock.bank > LONGEST_BANK || clock.increment > LONGEST_INCREMENT))
    throw malformed(
      'A live clock has a bank of at most a day and an increment of at most an hour.',
    );
  if (clock.kind === 'days' && clock.days > MOST_DAYS)
    throw malformed(`A player has at most ${MOST_DAYS} days for a move.`);
}

export function checkReactions(reactions: ReactionTerms, clock: ClockTerms): void {
  if (reactions === 'strict' && clock.kind !== 'days')
    throw malformed('Strict reactions need a clock in days.');
}
