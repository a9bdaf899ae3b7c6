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

/** A game that is installed. */
export interface Shelved {
  readonly manifest: { readonly status?: 'development' };
  readonly game: Game;
  readonly hooks: BotHooks<Core>;
}

const LONGEST_BANK = 24 * 3_600_000;
const LONGEST_INCREMENT = 3_600_000;
const MOST_DAYS = 30;

/** The games of this server: every one is played on, and new matches begin with those that are offered. */
export class Catalogue {
  private readonly shelf: ReadonlyMap<string, Shelved>;

  private readonly offered: ReadonlySet<string>;

  constructor(games: readonly Shelved[], { offersUnfinished = false } = {}) {
    this.shelf = new Map(games.map((shelved) => [shelved.game.id, shelved]));
    this.offered = new Set(
      games
        .filter(({ manifest: { status } }) => offersUnfinished || status !== 'development')
        .map(({ game }) => game.id),
    );
  }

  find(id: string): Shelved {
    const shelved = this.shelf.get(id);
    if (shelved === undefined) throw this.unknown(id);
    return shelved;
  }

  /** Fills in the defaults, or refuses a game that is not offered and options that do not fit. */
  checkSetup(game: string, seats: number, wanted: Setup): Setup {
    if (!this.offered.has(game)) throw this.unknown(game);
    try {
      return checkSetup(this.find(game).game, seats, wanted);
    } catch (error) {
      if (error instanceof InputError) throw malformed(error.message);
      throw error;
    }
  }

  private unknown(id: string): Error {
    return malformed(`There is no game "${id}" here; there is ${[...this.offered].join(', ')}.`);
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
