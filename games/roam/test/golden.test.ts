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
import { roam } from '../index.ts';

/**
 * One recorded match for each number of players and each set of variants. A change of the rules shows here as
 * the first line that differs. `UPDATE_GOLDEN=1 npx vitest run games/roam/test/golden` plays them anew.
 */
const FOLDER = fileURLToPath(new URL('golden', import.meta.url));
const VARIANTS = ['artifacts', 'patrol', 'advanced'] as const;

const MATCHES = [2, 3, 4].flatMap((seats) =>
  Array.from({ length: 2 ** VARIANTS.length }, (_, bits) => {
    const played = VARIANTS.filter((__, i) => (bits >> i) & 1);
    const setup = Object.fromEntries(VARIANTS.map((name) => [name, played.includes(name)]));
    return {
      name: [`${seats}p`, ...(played.length > 0 ? played : ['base'])].join('-'),
      seats,
      setup,
    };
  }),
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
    expect(journal.header).toMatchObject({ game: 'roam', seats, setup });
    const found = verifyJournal(roam, journal);
    expect(found).toMatchObject({ keyed: true, over: true });
    expect(found.hashes).toBe(found.decisions + 1);
  });
});

/** A match of players who choose at random, as a journal. */
function recordMatch({ name, seats, setup }: (typeof MATCHES)[number]): string {
  const lines: string[] = [];
  const match = Match.start(roam, { seats, setup, key: keyFromSeed(name) });
  const recorder = Recorder.begin(match, (line) => lines.push(line));
  const chance = new FastChance(seats);
  while (!match.over) {
    const [ask] = match.asks;
    const option = ask.options[chance.below(ask.options.length)];
    recorder.answer(ask.seat, ask.prompt.key(option));
  }
  return `${lines.join('\n')}\n`;
}
