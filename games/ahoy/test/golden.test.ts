import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import {
  FastChance,
  keyFromSeed,
  Match,
  parseJournal,
  Recorder,
  verifyJournal,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { ahoy } from '../index.ts';

/**
 * Recorded matches for each number of players and each role of the first seat. A change of the rules shows here as
 * the first line that differs. `UPDATE_GOLDEN=1 npx vitest run games/ahoy/test/golden` plays them anew.
 */
const FOLDER = fileURLToPath(new URL('golden', import.meta.url));

const MATCHES = [2, 3, 4].flatMap((seats) =>
  ['squadron', 'smuggler', 'union', 'random'].map((role) => ({
    name: `${seats}p-${role}`,
    seats,
    setup: { role },
  })),
);

const fileOf = (name: string): string => path.join(FOLDER, `${name}.jsonl`);

if (process.env['UPDATE_GOLDEN']) {
  mkdirSync(FOLDER, { recursive: true });
  for (const match of MATCHES) writeFileSync(fileOf(match.name), recordMatch(match));
}

describe('golden matches', () => {
  it('none is missing and none is left over', () => {
    const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
    expect(files.sort()).toEqual(MATCHES.map(({ name }) => `${name}.jsonl`).sort());
  });

  it.each(MATCHES)('$name is replayed exactly', ({ name, seats, setup }) => {
    const journal = parseJournal(readFileSync(fileOf(name), 'utf8'));
    expect(journal.header).toMatchObject({ game: 'ahoy', seats, setup });
    const found = verifyJournal(ahoy, journal);
    expect(found).toMatchObject({ keyed: true, over: true });
    expect(found.hashes).toBe(found.decisions + 1);
  });
});

/** A match of players who choose at random, as a journal. */
function recordMatch({ name, seats, setup }: (typeof MATCHES)[number]): string {
  const lines: string[] = [];
  const match = Match.start(ahoy, { seats, setup, key: keyFromSeed(name) });
  const recorder = Recorder.begin(match, (line) => lines.push(line));
  const chance = new FastChance(seats);
  while (!match.over) {
    const [ask] = match.asks;
    const option = ask.options[chance.below(ask.options.length)];
    recorder.answer(ask.seat, ask.prompt.key(option));
  }
  return `${lines.join('\n')}\n`;
}
