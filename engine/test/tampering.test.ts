import { keyFromSeed, Recorder, sealJournal, verifyJournal } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { parley } from './parley/game.ts';
import { complaint } from './support/errors.ts';
import { changed, lastOf, type Line, parsed, playRecorded, record } from './support/journals.ts';

const whole = record(parley, 4, 'h');
playRecorded(whole, { answers: 90, undo: 6 });
whole.recorder.putAside();
playRecorded(whole, { undo: 6, seed: 3 });
const { lines } = whole;
const withoutEnd = lines.slice(0, -1);
const withoutKey = withoutEnd.filter((line) => !line.includes('"t":"aside"'));

const OTHER_HASH = '0'.repeat(16);
const OTHER_KEY = keyFromSeed('another');

/** The number of a line of this kind that has the field, somewhere in the middle. */
const middle = (of: readonly string[], kind: string, field = 't'): number => {
  const numbers = of.flatMap((line, i) => {
    const data = JSON.parse(line) as Line;
    return data['t'] === kind && field in data ? [i + 1] : [];
  });
  return numbers[numbers.length >> 1];
};

const add = (line: Line, field: string, more: number): void => {
  line[field] = (line[field] as number) + more;
};

const nOf = (line: string): number => (JSON.parse(line) as { n: number }).n;

/** Something deep in a line. */
const within = (line: Line, ...path: (string | number)[]): Line =>
  path.reduce<Line>((inner, step) => inner[step] as Line, line);

describe('the journal as it was written', () => {
  it.each([
    ['with its end', lines],
    ['without its end', withoutEnd],
    ['without any key', withoutKey],
  ])('is sound %s', (_what, sound) => {
    expect(() => verifyJournal(parley, parsed(sound))).not.toThrow();
  });

  it('holds every kind of line', () => {
    for (const kind of ['opening', 'answer', 'undo', 'save', 'aside', 'end'])
      expect(lastOf(lines, kind), kind).toBeGreaterThan(0);
  });
});

describe.each([
  ['with the key', lines],
  ['without the key', withoutKey],
])('a changed line is found and named, %s', (_what, sound) => {
  const kinds: [string, string, string, (line: Line) => void][] = [
    ['opening', 'outcomes', 'another card is dealt', (l) => (l['outcomes'] as number[])[3]--],
    ['opening', 'outcomes', 'an outcome is missing', (l) => (l['outcomes'] as number[]).pop()],
    ['opening', 't', 'another hash', (l) => (l['hash'] = OTHER_HASH)],
    ['answer', 't', 'another number', (l) => add(l, 'n', 1)],
    ['answer', 't', 'another seat', (l) => (l['seat'] = ((l['seat'] as number) + 1) % 4)],
    ['answer', 't', 'another key', (l) => (l['key'] = 'resign')],
    ['answer', 't', 'another hash', (l) => (l['hash'] = OTHER_HASH)],
    [
      'answer',
      't',
      'an outcome more',
      (l) => (l['outcomes'] = [...((l['outcomes'] ?? []) as number[]), 0]),
    ],
    ['answer', 'outcomes', 'no outcomes', (l) => delete l['outcomes']],
    ['undo', 't', 'another number', (l) => add(l, 'n', -1)],
    ['undo', 't', 'another seat', (l) => (l['seat'] = ((l['seat'] as number) + 1) % 4)],
    ['undo', 't', 'another hash', (l) => (l['hash'] = OTHER_HASH)],
    ['save', 't', 'another number', (l) => add(l, 'n', 1)],
    [
      'save',
      't',
      'another state',
      (l) => add(within(l, 'save', 'checkpoints', 0, 'state'), 'round', 1),
    ],
    [
      'save',
      't',
      'other decisions',
      (l) => add(within(l, 'save', 'checkpoints', 0), 'decisions', 1),
    ],
    [
      'save',
      't',
      'other answers',
      (l) => (within(l, 'save', 'checkpoints', 0)['since'] as object[]).push({}),
    ],
    [
      'save',
      't',
      'other outcomes',
      (l) => (within(l, 'save', 'checkpoints', 0)['outcomes'] as number[]).push(1),
    ],
    ['save', 't', 'other takings back before it', (l) => add(within(l, 'past'), 'takingsBack', 1)],
    ['save', 't', 'other answers before it', (l) => (within(l, 'past')['given'] as number[])[2]++],
    ['save', 't', 'other seats', (l) => (within(l, 'save')['seats'] = 3)],
    ['save', 't', 'no checkpoint', (l) => (within(l, 'save')['checkpoints'] = [])],
    ['save', 't', 'a checkpoint that is none', (l) => (within(l, 'save')['checkpoints'] = [null])],
  ];

  it.each(kinds)('%s (%s): %s', (kind, field, _how, change) => {
    const number = middle(sound, kind, field);
    const spoilt = changed(sound, number, change);
    expect(spoilt).not.toEqual(sound);
    expect(complaint(() => verifyJournal(parley, parsed(spoilt)))).toMatch(
      new RegExp(`^[Ll]ine ${number}\\b`),
    );
  });

  it('a line that is missing shows in the next', () => {
    for (const kind of ['answer', 'undo']) {
      const number = middle(sound, kind);
      const cut = sound.filter((_, i) => i !== number - 1);
      expect(() => verifyJournal(parley, parsed(cut)), kind).toThrow(/^Line \d+: .*/);
    }
  });

  it('lines in another order show', () => {
    const number = middle(sound, 'answer');
    const swapped = sound.slice();
    [swapped[number - 1], swapped[number]] = [swapped[number], swapped[number - 1]];
    expect(() => verifyJournal(parley, parsed(swapped))).toThrow(/^Line \d+: /);
  });

  it('a line twice shows', () => {
    for (const kind of ['opening', 'answer', 'undo']) {
      const number = middle(sound, kind);
      const twice = [...sound.slice(0, number), ...sound.slice(number - 1)];
      expect(() => verifyJournal(parley, parsed(twice)), kind).toThrow(/^Line \d+/);
    }
  });
});

describe('keys and results', () => {
  it.each<[string, string, (line: Line) => void, string]>([
    [
      'end',
      'another key',
      (l) => (l['key'] = OTHER_KEY),
      'not the one that the match was bound to',
    ],
    ['end', 'no key', (l) => (l['key'] = 'secret'), 'key of 64 hexadecimal digits'],
    ['end', 'a key in a list', (l) => (l['key'] = [l['key']]), 'key of 64 hexadecimal digits'],
    [
      'end',
      'another result',
      (l) => add(within(l, 'result', 'scores'), '0', 1),
      'the result is not the one',
    ],
    ['end', 'no result', (l) => delete l['result'], 'the result is not the one'],
    ['end', 'another number', (l) => (l['n'] = 3), 'it belongs after 3 decisions'],
    [
      'aside',
      'another key',
      (l) => (l['key'] = OTHER_KEY),
      'not the one that the match was bound to',
    ],
    ['aside', 'another number', (l) => (l['n'] = 3), 'it belongs after 3 decisions'],
  ])('%s: %s', (kind, _how, change, message) => {
    const spoilt = changed(lines, lastOf(lines, kind), change);
    const found = complaint(() => verifyJournal(parley, parsed(spoilt)));
    expect(found).toContain(message);
    expect(found).toMatch(new RegExp(`^[Ll]ine ${lastOf(lines, kind)}\\b`));
  });

  it('an end before the end', () => {
    const early = [
      ...lines.slice(0, 20),
      changed([lines.at(-1)!], 1, (l) => (l['n'] = nOf(lines[19]) + 1))[0],
    ];
    expect(() => verifyJournal(parley, parsed(early))).toThrow(
      /^Line 21: .*by the rules it goes on/,
    );
  });

  it.each<[string, (header: Line) => void, RegExp]>([
    [
      'commitment',
      (h) => (h['commitment'] = 'f'.repeat(64)),
      /not the one that the match was bound to/,
    ],
    ['seats', (h) => (h['seats'] = 5), /^Line 2: /],
    ['seats that cannot be', (h) => (h['seats'] = 17), /^Line 2: parley is for 2 to 6 players/],
    ['setup', (h) => (h['setup'] = { ceremony: 'long' }), /^Line 2: /],
    ['setup that is none', (h) => (h['setup'] = null), /^Line 2: /],
    ['game', (h) => (h['game'] = 'chess'), /This is a match of chess/],
    ['rules', (h) => (h['rules'] = 9), /rules 9 of parley/],
    ['rules that are none', (h) => (h['rules'] = '1'), /^header.rules should be a whole number/],
    ['version', (h) => (h['version'] = 3), /This journal is of version 3/],
    ['a strange version', (h) => (h['version'] = { toString: 1 }), /This journal is of version/],
    ['format', (h) => (h['format'] = 'pgn'), /not a journal of a Tablewright match/],
  ])('another header: %s', (_what, change, message) => {
    const spoilt = changed(lines, 1, change);
    expect(complaint(() => verifyJournal(parley, parsed(spoilt)))).toMatch(message);
  });

  it('a line of an unknown kind', () => {
    const odd = [...lines.slice(0, 5), '{"t":"toString"}', ...lines.slice(5)];
    expect(() => parsed(odd)).toThrow('Line 6 is of a kind that this program does not know.');
    expect(() => parsed([...lines.slice(0, 5), '7'])).toThrow('Line 6 is of a kind');
  });
});

describe('who sat where', () => {
  const named: string[] = [];
  Recorder.begin(record(parley, 2, 'named').match, (line) => named.push(line), ['Ann', 'Žofie']);

  it('is verified', () => {
    expect(() => verifyJournal(parley, parsed(named))).not.toThrow();
    const forged = changed(named, 1, (header) => (header['players'] = ['Ann', 'Žofia']));
    expect(complaint(() => verifyJournal(parley, parsed(forged)))).toMatch(/^Line 1: .*digest/);
  });

  it('is not known to be right in a journal of before there were digests', () => {
    const old = changed(named, 1, (header) => delete header['digest']);
    expect(() => verifyJournal(parley, parsed(old))).not.toThrow();
  });
});

describe('a journal that was cut at the end of a line', () => {
  const handedOut = sealJournal(lines).trimEnd().split('\n');

  it('says that it has no end', () => {
    expect(verifyJournal(parley, parsed(lines)).closed).toBe(true);
    expect(verifyJournal(parley, parsed(withoutEnd)).closed).toBe(false);
  });

  it('is refused where it was handed out whole', () => {
    expect(verifyJournal(parley, parsed(handedOut)).closed).toBe(true);
    for (const missing of [1, 2, lines.length - 2])
      expect(complaint(() => verifyJournal(parley, parsed(handedOut.slice(0, -missing))))).toBe(
        `Line ${lines.length - missing} should not be the last: ${missing} of ${lines.length} lines are missing.`,
      );
    const shortened = changed(
      handedOut.slice(0, -1),
      1,
      (header) => (header['lines'] = lines.length - 1),
    );
    expect(complaint(() => verifyJournal(parley, parsed(shortened)))).toMatch(/digest/);
  });

  it('may have gone on since it was handed out', () => {
    const [header] = sealJournal(lines.slice(0, 40)).split('\n');
    expect(verifyJournal(parley, parsed([header, ...lines.slice(1)])).over).toBe(true);
  });
});
