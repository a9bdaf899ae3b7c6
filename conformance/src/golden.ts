import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import {
  type Core,
  FastChance,
  type Game,
  keyFromSeed,
  Match,
  parseJournal,
  Recorder,
  type Setup,
  verifyJournal,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';

export interface Golden {
  readonly name: string;
  readonly seats: number;
  readonly setup: Setup;
}

/**
 * Replays recorded matches exactly, one per file. A change of the rules shows as the first line that differs.
 * `UPDATE_GOLDEN=1 npx vitest run games/roam/test/golden` records them anew.
 */
export function goldenMatches<G extends Core>(
  game: Game<G>,
  folder: URL,
  matches: readonly Golden[],
): void {
  const fileOf = (name: string): URL => new URL(`${name}.jsonl`, folder);

  if (process.env['UPDATE_GOLDEN']) {
    mkdirSync(folder, { recursive: true });
    for (const match of matches) writeFileSync(fileOf(match.name), recordMatch(game, match));
  }

  describe('golden matches', () => {
    it('none is missing and none is left over', () => {
      const files = existsSync(folder) ? readdirSync(folder) : [];
      expect(files.sort()).toEqual(matches.map(({ name }) => `${name}.jsonl`).sort());
    });

    it.each(matches)('$name is replayed exactly', ({ name, seats, setup }) => {
      const journal = parseJournal(readFileSync(fileOf(name), 'utf8'));
      expect(journal.header).toMatchObject({ game: game.id, seats, setup });
      const found = verifyJournal(game, journal);
      expect(found).toMatchObject({ keyed: true, over: true });
      expect(found.hashes).toBe(found.decisions + 1);
    });
  });
}

/** A match of players who choose at random, as a journal. */
function recordMatch<G extends Core>(game: Game<G>, { name, seats, setup }: Golden): string {
  const lines: string[] = [];
  const match = Match.start(game, { seats, setup, key: keyFromSeed(name) });
  const recorder = Recorder.begin(match, (line) => lines.push(line));
  const chance = new FastChance(seats);
  while (!match.over) {
    const [ask] = match.asks;
    const option = ask.options[chance.below(ask.options.length)];
    recorder.answer(ask.seat, ask.prompt.key(option));
  }
  return `${lines.join('\n')}\n`;
}
