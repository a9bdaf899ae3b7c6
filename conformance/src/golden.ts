import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import {
  type Core,
  FastChance,
  type Game,
  type Journal,
  keyFromSeed,
  Match,
  parseJournal,
  Recorder,
  reopenJournal,
  type Setup,
  verifyJournal,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';

export interface Golden {
  readonly name: string;
  readonly seats: number;
  readonly setup: Setup;
}

/** Matches of earlier rules lie in a folder for each version. */
const EARLIER = /^rules-(\d+)$/;

/** Where a match of earlier rules is left, besides behind each of its saves. */
const CUTS = 4;

/**
 * Replays recorded matches exactly, one per file. A change of the rules shows as the first line that differs. Matches of
 * earlier rules, in `rules-1/` and so on, go on under today's from wherever they were left.
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
      const files = filesIn(folder).filter((name) => !EARLIER.test(name));
      expect(files.sort()).toEqual(matches.map(({ name }) => `${name}.jsonl`).sort());
    });

    it('those of all rules before are kept, and none of rules to come', () => {
      const versions = earlierIn(folder).map(({ rules }) => rules);
      const before = Array.from({ length: game.rulesVersion - 1 }, (_, i) => i + 1);
      expect(versions.sort((a, b) => a - b)).toEqual(before);
    });

    it.each(matches)('$name is replayed exactly', ({ name, seats, setup }) => {
      const journal = parseJournal(readFileSync(fileOf(name), 'utf8'));
      expect(journal.header).toMatchObject({ game: game.id, seats, setup });
      const found = verifyJournal(game, journal);
      expect(found).toMatchObject({ keyed: true, over: true });
      expect(found.hashes).toBe(found.decisions + 1);
    });

    for (const { rules, at } of earlierIn(folder))
      it.each(filesIn(at))(`%s of rules ${rules} goes on, wherever it was left`, (name) => {
        const text = readFileSync(new URL(name, at), 'utf8');
        expect(parseJournal(text).header).toMatchObject({ game: game.id, rules });
        for (const cut of cutsIn(parseJournal(text))) goesOn(game, text, cut);
      });
  });
}

const filesIn = (folder: URL): string[] => (existsSync(folder) ? readdirSync(folder) : []);

function earlierIn(folder: URL): { readonly rules: number; readonly at: URL }[] {
  return filesIn(folder).flatMap((name) => {
    const rules = EARLIER.exec(name)?.[1];
    return rules === undefined ? [] : [{ rules: Number(rules), at: new URL(`${name}/`, folder) }];
  });
}

/** How many lines are left: up to each save, and some other numbers. What the last answer led to is never left. */
function cutsIn({ lines }: Journal): number[] {
  const chance = new FastChance(lines.length);
  const saves = lines.flatMap(({ t }, i) => (t === 'save' ? [i + 1] : []));
  const others = Array.from({ length: CUTS }, () => 1 + chance.below(lines.length - 2));
  return [...saves, ...others];
}

/** Opens what is left of the match as hosts do, plays on at random, and verifies what was written. */
function goesOn<G extends Core>(game: Game<G>, text: string, cut: number): void {
  const whole = parseJournal(text);
  const end = whole.lines[whole.lines.length - 1];
  const key = end.t === 'end' ? end.key : null;
  const left = { header: whole.header, lines: whole.lines.slice(0, cut) };
  const { match, adapted } = reopenJournal(game, left, { key });
  const lines = text.split('\n').slice(0, 1 + cut);
  const recorder = Recorder.continue(match, (line) => lines.push(line));
  expect(adapted?.from).toBe(whole.header.rules);
  recorder.changeRules(adapted!.from, adapted!.dropped);
  playOut(recorder, cut);
  const found = verifyJournal(game, parseJournal(lines.join('\n')), key);
  expect(found, `left after ${cut} lines`).toMatchObject({ keyed: true, over: true });
}

/** A match of players who choose at random, as a journal. */
function recordMatch<G extends Core>(game: Game<G>, { name, seats, setup }: Golden): string {
  const lines: string[] = [];
  const match = Match.start(game, { seats, setup, key: keyFromSeed(name) });
  const recorder = Recorder.begin(match, (line) => lines.push(line));
  playOut(recorder, seats);
  return `${lines.join('\n')}\n`;
}

function playOut<G extends Core>(recorder: Recorder<G>, seed: number): void {
  const { match } = recorder;
  const chance = new FastChance(seed);
  while (!match.over) {
    const [ask] = match.asks;
    const option = ask.options[chance.below(ask.options.length)];
    recorder.answer(ask.seat, ask.prompt.key(option));
  }
}
