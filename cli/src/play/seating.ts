import { type BotSpec, parseBot } from '@tablewright/bots';
import {
  type Core,
  type JournalHeader,
  type Match,
  type Plain,
  type Seat,
  SPECTATOR,
} from '@tablewright/engine';
import { UsageError } from '../failure.ts';
import type { Shell } from '../text/index.ts';

/** A player: a person, who may have given a name, or a bot. As a journal stores it. */
export type Sitter = { readonly person: true; readonly name?: string } | { readonly bot: string };

const LONGEST_NAME = 20;

/** A name as it can be printed in one line. */
export function cleanName(name: string): string {
  const clean = name.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim();
  if (clean === '' || Array.from(clean).length > LONGEST_NAME)
    throw new UsageError('error.name', { most: LONGEST_NAME });
  return clean;
}

/** The players that a journal names; without them it is unknown who played. */
export function sittersIn({ players, seats }: JournalHeader): Sitter[] | null {
  if (players?.length !== seats) return null;
  const sitters = players.map(sitterFrom);
  return sitters.every((sitter) => sitter !== null) ? sitters : null;
}

function sitterFrom(player: Plain): Sitter | null {
  const { person, name, bot } = Object(player) as Record<string, Plain>;
  if (typeof bot === 'string') return { bot };
  if (person !== true) return null;
  return typeof name === 'string' ? { person, name: cleanName(name) } : { person };
}

export function personSeat(sitters: readonly Sitter[]): Seat {
  return sitters.findIndex((sitter) => 'person' in sitter);
}

export function botsOf(sitters: readonly Sitter[]): Map<Seat, BotSpec> {
  return new Map(
    sitters.flatMap((sitter, seat): [Seat, BotSpec][] =>
      'bot' in sitter ? [[seat, parseBot(sitter.bot)]] : [],
    ),
  );
}

/** What everybody can see on the table. */
export function tableOf(match: Match): Core {
  return match.observe(SPECTATOR).state;
}

/** Names that fit into a sentence in every language, unlike those of colours: “Bot 1”, “Player 1” or a given one. */
export function namesOf(shell: Shell, seats: number, sitters: readonly Sitter[] | null): string[] {
  const numbers = { person: 0, bot: 0 };
  return Array.from({ length: seats }, (_, seat) => {
    const sitter = sitters?.[seat];
    const kind = sitter !== undefined && 'bot' in sitter ? 'bot' : 'person';
    const number = ++numbers[kind];
    const given = sitter !== undefined && 'person' in sitter ? sitter.name : undefined;
    return given ?? shell.say(kind === 'bot' ? 'play.bot' : 'play.person', { number });
  });
}
