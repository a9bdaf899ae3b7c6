import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { again, type Finished, workshop } from './command.ts';

const { file, tablewright } = workshop();

interface Line {
  t: string;
  n: number;
  key: string;
  hash: string;
  outcomes?: number[];
}

/** A finished match of more than a hundred decisions, with an undo in it. */
let whole: string[];

beforeAll(async () => {
  const words = ['play', 'roam', '--seats', '4', '--bots', 'random', '--seed', 'journal'];
  const typed = ['1', 'undo', ...again('1', 600)];
  const { out } = await tablewright([...words, '--save', 'whole.jsonl'], { typed });
  expect(out).toContain('The game is over.');
  whole = readFileSync(file('whole.jsonl'), 'utf8').trimEnd().split('\n');
});

/** Writes a copy with something changed, and lets it be verified. */
async function tampered(name: string, change: (lines: string[]) => string[]): Promise<Finished> {
  writeFileSync(file(name), change([...whole]).join('\n'));
  return tablewright(['verify', name]);
}

/** Changes the parsed form of the first line that `find` likes; tells the number of the line. */
function edit(
  lines: string[],
  find: (line: Line) => boolean,
  change: (line: Line) => void,
): number {
  const at = lines.findIndex((line, i) => i > 0 && find(JSON.parse(line) as Line));
  const line = JSON.parse(lines[at]) as Line;
  change(line);
  lines[at] = JSON.stringify(line);
  return at + 1;
}

describe('verify', () => {
  it('says what it has checked', async () => {
    const { code, out } = await tablewright(['verify', 'whole.jsonl']);
    expect(code).toBe(0);
    expect(out).toContain('whole.jsonl: everything is correct.');
    expect(out).toMatch(/Decisions allowed by the rules: \d{3}/);
    expect(out).toMatch(/Positions that match their hashes: \d{3}/);
    expect(out).toMatch(/Random outcomes that follow from the key fixed at the start: \d+/);
    expect(out).toContain('The match is over, and its result follows from the decisions.');
  });

  it.each<[string, (lines: string[]) => number]>([
    [
      'a changed answer',
      (lines) =>
        edit(
          lines,
          ({ t, n }) => t === 'answer' && n === 20,
          (line) => (line.key = 'use:RO-L43'),
        ),
    ],
    [
      'a changed outcome of chance',
      (lines) =>
        edit(
          lines,
          ({ t }) => t === 'opening',
          ({ outcomes }) => (outcomes![3] ^= 1),
        ),
    ],
    [
      'a missing outcome of chance',
      (lines) =>
        edit(
          lines,
          ({ t }) => t === 'opening',
          ({ outcomes }) => outcomes!.pop(),
        ),
    ],
    [
      'a changed hash',
      (lines) =>
        edit(
          lines,
          ({ t, n }) => t === 'answer' && n === 30,
          (line) => (line.hash = '0123456789abcdef'),
        ),
    ],
    [
      'a changed number',
      (lines) =>
        edit(
          lines,
          ({ t, n }) => t === 'answer' && n === 30,
          (line) => (line.n = 31),
        ),
    ],
    [
      'a changed result',
      (lines) =>
        edit(
          lines,
          ({ t }) => t === 'end',
          (line) => Object.assign(line, { result: { scores: [9], places: [1] } }),
        ),
    ],
    [
      'a changed save',
      (lines) => {
        const at = lines.findIndex((line) => line.startsWith('{"t":"save"'));
        lines[at] = lines[at].replace(/"coins":\d+/g, '"coins":99');
        return at + 1;
      },
    ],
    [
      'swapped lines',
      (lines) => {
        [lines[9], lines[10]] = [lines[10], lines[9]];
        return 10;
      },
    ],
    [
      'a missing line',
      (lines) => {
        lines.splice(14, 1);
        return 15;
      },
    ],
    [
      'a line cut off',
      (lines) => {
        lines[lines.length - 1] = lines[lines.length - 1].slice(0, -10);
        return lines.length;
      },
    ],
    [
      'a wrong key',
      (lines) =>
        edit(
          lines,
          ({ t }) => t === 'end',
          (line) => (line.key = '0'.repeat(64)),
        ),
    ],
    [
      'something else in a line',
      (lines) => {
        lines[5] = '{"t":"party"}';
        return 6;
      },
    ],
    [
      'null for a line',
      (lines) => {
        lines[5] = 'null';
        return 6;
      },
    ],
  ])('names the line of %s', async (_, change) => {
    let number = 0;
    const { code, out, err } = await tampered('tampered.jsonl', (lines) => {
      number = change(lines);
      return lines;
    });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(new RegExp(`^tampered\\.jsonl can’t be used: line ${number}\\b`, 'i'));
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it.each([
    ['setup', null],
    ['setup', { artifacts: 'perhaps' }],
    ['seats', 99],
    ['seats', '2'],
    ['rules', 99],
    ['version', 99],
    ['commitment', 'ab'],
    ['players', ['Mallory', 'Mallory']],
  ])('refuses a header whose %s is %o', async (name, value) => {
    const { code, err } = await tampered('header.jsonl', ([header, ...rest]) => [
      JSON.stringify({ ...(JSON.parse(header) as object), [name]: value }),
      ...rest,
    ]);
    expect(code).toBe(2);
    expect(err).toMatch(/^header\.jsonl (can’t be used: .+|is damaged.+)\n$/);
  });

  it('says that a match is not over, with or without its key', async () => {
    const cut = await tampered('cut.jsonl', (lines) => lines.slice(0, 50));
    expect(cut.out).toContain('The match isn’t over.');
    expect(cut.out).toMatch(
      /^cut\.jsonl: everything so far is correct, but the record stops after decision \d+ /,
    );
    expect(cut.code).toBe(1);
    const keyless = await tampered('keyless.jsonl', (lines) =>
      lines.slice(0, 50).filter((line) => !line.startsWith('{"t":"aside"')),
    );
    expect(keyless.out).toContain('whose key isn’t revealed yet');
  });
});

describe('resume', () => {
  it('refuses what verify refuses', async () => {
    await tampered('edited.jsonl', (lines) => {
      edit(
        lines,
        ({ t, n }) => t === 'answer' && n === 20,
        (line) => (line.hash = '0'.repeat(16)),
      );
      return lines.slice(0, 60);
    });
    const { code, err } = await tablewright(['play', 'roam', '--resume', 'edited.jsonl']);
    expect(code).toBe(2);
    expect(err).toMatch(
      /^edited\.jsonl can’t be used: Line \d+: the recorded position is not the one/,
    );
  });

  it('goes on from a journal that was cut between two lines', async () => {
    writeFileSync(file('half.jsonl'), whole.slice(0, 60).join('\n'));
    const { code, out } = await tablewright(['play', 'roam', '--resume', 'half.jsonl'], {
      typed: again('1', 600),
    });
    expect(code).toBe(0);
    expect(out).toContain('The game is over.');
    expect((await tablewright(['verify', 'half.jsonl'])).code).toBe(0);
  });
});

describe('replay', () => {
  it('tells the match again, without what was taken back', async () => {
    const { code, out } = await tablewright(['replay', 'whole.jsonl']);
    expect(code).toBe(0);
    expect(out.match(/Turn 1: Player 1\./g)).toHaveLength(1);
    expect(out).toContain('The game is over. Victory:');
    expect(out).toMatch(/1\. +\w+ +\d+/);
    const czech = await tablewright(['replay', 'whole.jsonl', '--lang', 'cs']);
    expect(czech.out).toContain('1. tah: Hráč 1.');
  });

  it('shows the board after a number of decisions', async () => {
    const start = await tablewright(['replay', 'whole.jsonl', '--at', '0']);
    expect(start.out).toContain('(Y) Bot 3     east · 2 coins · 24 tokens');
    const later = await tablewright(['replay', 'whole.jsonl', '--at', '50']);
    expect(later.out).not.toBe(start.out);
  });

  it('goes forward, back and to a number', async () => {
    const typed = ['', 'b', '7', 'q'];
    const { out } = await tablewright(['replay', 'whole.jsonl', '--step'], { typed });
    const places = [...out.matchAll(/^(\d+)\/\d+ \(Enter: next/gm)].map(([, at]) => Number(at));
    expect(places).toEqual([0, 1, 0, 7]);
  });
});
