import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { again, workshop } from './command.ts';

const { file, tablewright } = workshop();
const SEED = ['--seed', '1'];
const WIDEST = 80;

/** Where the command says it has put the match. */
function asideIn(out: string): string {
  const path = /--resume "(.+)"/.exec(out)?.[1];
  expect(path, out).toBeDefined();
  return path!;
}

describe('a match through a pipe', () => {
  it('is played from beginning to end', async () => {
    const words = ['play', 'roam', '--seats', '3', ...SEED, '--save', 'whole.jsonl'];
    const { code, out, err } = await tablewright(words, { typed: again('1', 400) });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.replaceAll('\n', ' ')).toContain(
      'You are (B) Player 1 (Blue). Opponents: (R) Bot 1 (Red, greedy) and (G) Bot 2 (Green, greedy).',
    );
    expect(out).toContain('The game is over.');
    expect(out).toMatch(/place +player +adventurers +artifacts +patrol card +\(coins\) +total/);
    expect(out).toMatch(/You (win!|finish in place \d\.)/);
    expect(readFileSync(file('whole.jsonl'), 'utf8')).toContain('{"t":"end"');
  });

  it('is put aside at the end of the input and resumed from there', async () => {
    const first = await tablewright(['play', 'roam', ...SEED], { typed: ['1', '1'] });
    expect(first.code).toBe(0);
    const aside = asideIn(first.out);
    const second = await tablewright(['play', 'roam', '--resume', aside], {
      typed: again('1', 400),
    });
    expect(second.out).toMatch(/The match continues after \d+ decisions\./);
    expect(second.out).toContain('The game is over.');
    expect((await tablewright(['verify', aside])).out).toContain('everything is correct');
    const over = await tablewright(['play', 'roam', '--resume', aside]);
    expect(over.code).toBe(2);
    expect(over.err).toContain('is over');
  });

  it('is put aside when interrupted', async () => {
    const { code, out } = await tablewright(['play', 'roam', ...SEED], {
      interruptWhen: (so) => so.includes('Use an adventurer.'),
    });
    expect(code).toBe(130);
    expect(existsSync(asideIn(out))).toBe(true);
  });

  it('is saved in mid-match, and the copy can be resumed', async () => {
    const typed = ['3', 'save copy.jsonl', 'save /nowhere/copy.jsonl', 'save copy.jsonl', 'quit'];
    const { out } = await tablewright(['play', 'roam', ...SEED], { typed });
    expect(out).toContain('The match is saved in copy.jsonl.');
    expect(out).toContain('/nowhere/copy.jsonl can’t be written');
    const resumed = await tablewright(['play', 'roam', '--resume', 'copy.jsonl']);
    expect(resumed.out).toContain('Choose where the pattern of Stalturn goes.');
  });

  it('never overwrites a file of somebody else', async () => {
    const words = ['play', 'roam', '--save', 'mine.jsonl'];
    await tablewright(words);
    const before = readFileSync(file('mine.jsonl'), 'utf8');
    const { code, err } = await tablewright(words);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'mine.jsonl already exists; choose another name so that nothing is overwritten.\n',
    });
    const typed = ['save mine.jsonl', 'quit mine.jsonl'];
    const { out } = await tablewright(['play', 'roam'], { typed });
    expect(out.match(/mine\.jsonl already exists/g)).toHaveLength(2);
    expect(existsSync(asideIn(out))).toBe(true);
    expect(readFileSync(file('mine.jsonl'), 'utf8')).toBe(before);
  });

  it('has a secret of its own unless a seed is given', async () => {
    const opening = async (words: string[]): Promise<string> =>
      readFileSync(asideIn((await tablewright(['play', 'roam', ...words])).out), 'utf8');
    expect(await opening(SEED)).toBe(await opening(SEED));
    expect(await opening([])).not.toBe(await opening([]));
  });
});

describe('in the match', () => {
  it('a square is chosen by its name, and previewed', async () => {
    const { out } = await tablewright(['play', 'roam', ...SEED], { typed: ['3', 'show c3', 'C3'] });
    expect(out).toContain('+B       +B');
    expect(out).toContain('You would place 3 tokens');
    expect(out).toMatch(/Player 1 places tokens on c3, d3 and c4/);
  });

  it('undo takes back what is free and says why the rest is not', async () => {
    const typed = ['undo', '3', 'undo', '3', 'c3', 'undo', 'undo !'];
    const { out } = await tablewright(['play', 'roam', ...SEED], { typed });
    expect(out).toContain('There is nothing to undo.');
    expect(out.match(/Your last choice was undone\./g)).toHaveLength(2);
    expect(out).toContain('Since your last choice someone else has moved');
    const questions = out.match(/Choose where the pattern of Stalturn goes\./g);
    expect(questions).toHaveLength(3);
    expect((await tablewright(['verify', asideIn(out)])).code).toBe(0);
  });

  describe('several answers in one line', () => {
    /** The person keeps a secret objective and places a dock, two PDS and infantry on two planets. */
    const table = ['--seats', '3', '--bots', 'random', '--setup', 'factions=jol-nar'];
    const words = ['play', 'ti4', ...table, ...SEED];
    const play = (...typed: readonly string[]) => tablewright(words, { typed: ['1', ...typed] });
    const DOCK = /Choose the home planet for your space dock\./g;
    const asked = (out: string, what: RegExp): number => out.match(what)?.length ?? 0;

    it('are given one after another, as one', async () => {
      const { out } = await play('1 1 2', 'quit');
      const lines = readFileSync(asideIn(out), 'utf8').split('\n');
      const answers = lines.filter((line) => /"seat":0,"key":"build/.test(line));
      expect(answers.map((line) => JSON.parse(line))).toMatchObject([
        { key: 'buildDock:nar', more: true },
        { key: 'buildPds:nar', more: true },
        { key: 'buildPds:jol' },
      ]);
      expect(answers[2]).not.toContain('more');
      expect(asked(out, DOCK)).toBe(1);
      expect((await tablewright(['verify', asideIn(out)])).code).toBe(0);
    });

    it.each([
      ['1 3', 'Answer 2 is wrong: there is no option 3 then, only options 1–2.'],
      ['3 1', 'Answer 1 is wrong: there is no option 3 then, only options 1–2.'],
      ['1 1 0 1', 'Answer 3 is wrong: there is no option 0 then, only options 1–2.'],
      [again('1', 65).join(' '), 'One line takes at most 64 answers, and these are 65.'],
      ['1 1 1 1 1', 'Answer 5, 1, is one too many: you are not asked anything then.'],
    ])('change nothing where one is wrong: %s', async (line, sentence) => {
      const { out } = await play(line, 'quit');
      expect(out.replaceAll(/\s+/g, ' ')).toContain(`${sentence} Nothing was done.`);
      expect(readFileSync(asideIn(out), 'utf8')).not.toContain('buildDock');
      expect(asked(out, DOCK)).toBe(1);
    });

    it('end where something new is revealed', async () => {
      const ahoy = ['play', 'ahoy', '--seats', '2', '--bots', 'random', '--seed', '2'];
      const { out } = await tablewright(ahoy, { typed: ['1', '1', '1', '1 1', '1', '1', 'quit'] });
      const text = out.replaceAll(/\s+/g, ' ');
      const sentence = 'Answer 2, 1, has to wait: something new comes to light before it.';
      expect(text.split(`${sentence} Nothing was done.`)).toHaveLength(2);
      const lines = readFileSync(asideIn(out), 'utf8').split('\n');
      expect(lines.filter((line) => line.startsWith('{"t":"answer"')).join()).not.toContain('more');
    });

    it.each([
      ['en', 'undo', 'Your last 3 choices, made in one line, were undone.'],
      ['cs', 'zpět', 'Poslední 3 kroky z\u00A0jednoho řádku jsou vrácené.'],
      ['pl', 'cofnij', 'Ostatnie 3 kroki z\u00A0jednego wiersza są cofnięte.'],
    ])('are taken back together: %s', async (locale, undo, undone) => {
      const typed = ['1', '1 1 2', undo, 'quit'];
      const { out } = await tablewright([...words, '--lang', locale], { typed });
      expect(out).toContain(undone);
      const lines = readFileSync(asideIn(out), 'utf8').split('\n');
      expect(lines.filter((line) => line.startsWith('{"t":"undo"'))).toHaveLength(3);
      expect((await tablewright(['verify', asideIn(out)])).code).toBe(0);
    });

    it('are taken back one by one where asked', async () => {
      const { out } = await play('1 1 2', 'undo 1', 'undo 1', 'undo', 'quit');
      expect(asked(out, /Your last choice was undone\./g)).toBe(3);
      expect(asked(out, DOCK)).toBe(2);
    });

    it('what is answered instead of a part of them stands by itself', async () => {
      const { out } = await play('1 1 2', 'undo 1', '1', 'undo', 'undo', 'quit');
      expect(asked(out, /Your last choice was undone\./g)).toBe(2);
      expect(asked(out, /Your last 2 choices, made in one line, were undone\./g)).toBe(1);
      expect(asked(out, DOCK)).toBe(2);
    });

    it('are taken back together after a pause, too', async () => {
      const { out } = await play('1 1 2', 'quit');
      const resumed = await tablewright(['play', 'ti4', '--resume', asideIn(out)], {
        typed: ['undo', 'quit'],
      });
      expect(resumed.out).toContain('Your last 3 choices, made in one line, were undone.');
      expect(asked(resumed.out, DOCK)).toBe(1);
    });

    it('are taken back together where the bots have to agree', async () => {
      const { out } = await play('1 1 2 4 1', 'undo', 'undo !', 'quit');
      expect(out).toContain('The bots don’t mind');
      expect(out).toMatch(/Your last \d choices, made in one line, were undone\./);
      expect(asked(out, DOCK)).toBe(2);
    });

    it('undo says what it understands', async () => {
      const { out } = await play('undo 2', 'undo all', 'quit');
      expect(asked(out, /Type “undo” for your last choice/g)).toBe(2);
      expect(asked(out, /undone/g)).toBe(0);
    });
  });

  it('why tells the clause that forbids', async () => {
    const typed = ['why', '3', 'why a6', 'why c3', 'why zz', 'f6', 'zz', '99', ''];
    const { out } = await tablewright(['play', 'roam', ...SEED], { typed });
    expect(out).toMatch(/Take an early rest\n +RO-5\.3 +You may take an early rest only if/);
    expect(out).toMatch(/why a6\na6\n +RO-2\.11 +A position is allowed/);
    expect(out).toContain('“c3” is one of the options');
    expect(out).toContain('The rules say nothing about “zz” here');
    expect(out).toMatch(/› f6\nf6\n +RO-2\.11/);
    expect(out).toContain('“zz” is not one of the options');
    expect(out).toContain('There is no option 99: choose a number from 1 to 25');
  });

  it('why tells what must come first where no clause forbids', async () => {
    const typed = ['why f6', 'why Stalturn', '3', 'why Stalturn', ''];
    const { out } = await tablewright(['play', 'roam', ...SEED], { typed });
    expect(out).toContain('First choose an adventurer; then its pattern goes on the map.');
    expect(out).toContain('“Stalturn” is one of the options');
    expect(out).toContain('You are using Stalturn right now.');
  });

  it('rules, log, board, hint and help are at hand', async () => {
    const typed = ['rules', 'rules ro-6.5', 'rules 4', 'rules 99', 'log', 'board', 'hint', 'help'];
    const { out } = await tablewright(['play', 'roam', ...SEED], { typed });
    expect(out).toMatch(/1 {2}What the game is about/);
    expect(out).toMatch(/RO-6\.5 +You may choose a position only if/);
    expect(out).toContain('You must use an adventurer, and exactly one');
    expect(out).toContain('no chapter or clause “99”');
    expect(out).toContain('Artifacts for sale (20 more in the stack)');
    expect(out).toContain('Cards on the map');
    expect(out).toMatch(/chance of winning \d+(\.\d)?% ± /);
    expect(out).toContain('what a bot would do');
  });

  it('the person sits where they like, under their own name', async () => {
    const words = ['play', 'roam', '--seat', '1', '--name', 'Žofie', '--bots', 'random', ...SEED];
    const { out } = await tablewright(words, { typed: ['1'] });
    expect(out).toContain('You are (R) Žofie (Red). Opponents: (B) Bot 1 (Blue, random).');
    const resumed = await tablewright(['play', 'roam', '--resume', asideIn(out)]);
    expect(resumed.out).toContain('You are (R) Žofie (Red). Opponents: (B) Bot 1 (Blue, random).');
  });
});

describe('languages', () => {
  it.each([
    [
      'cs',
      ['3', 'ukaž c3', 'proc a6', 'ZPĚT', 'konec'],
      'Využij postavu.',
      'Poslední krok je vrácený.',
    ],
    [
      'pl',
      ['3', 'pokaz c3', 'dlaczego a6', 'cofnij', 'koniec'],
      'Użyj postaci.',
      'Ostatni krok jest cofnięty.',
    ],
  ])('%s: texts and commands', async (locale, typed, prompt, undone) => {
    const words = ['play', 'roam', '--lang', locale, ...SEED];
    const { code, out } = await tablewright(words, { typed });
    expect(code).toBe(0);
    expect(out).toContain(prompt);
    expect(out).toContain(undone);
    expect(out).toContain('RO-2.11');
  });

  it.each([
    ['sol,,nekro', 'The Federation of Sol, drawn from the rest, The Nekro Virus'],
    ['-,winnu', 'drawn from the rest, The Winnu, drawn from the rest'],
    ['yin', 'The Yin Brotherhood, drawn from the rest, drawn from the rest'],
  ])('names what was chosen for each seat: %s', async (factions, named) => {
    const { out } = await tablewright(
      ['play', 'ti4', '--seats', '3', '--setup', `factions=${factions}`, ...SEED],
      { env: { LANG: 'en_GB.UTF-8' } },
    );
    expect(out.replaceAll(/\s+/g, ' ')).toContain(`Factions: ${named}`);
  });

  it('the environment decides where no language is asked for', async () => {
    const german = await tablewright(['play', 'roam'], { env: { LANG: 'de_DE.UTF-8' } });
    expect(german.out).toContain('Use an adventurer.');
    const czech = await tablewright(['play', 'roam'], { env: { LC_ALL: 'cs_CZ.UTF-8' } });
    expect(czech.out).toContain('Využij postavu.');
  });

  it.each(['en', 'cs', 'pl'])('%s: fits into 80 columns without colours', async (locale) => {
    const setup = ['--bots', 'random', '--setup', 'patrol=true', '--setup', 'advanced=true'];
    const words = [
      'play',
      'roam',
      '--seats',
      '4',
      '--lang',
      locale,
      ...setup,
      ...SEED,
      '--save',
      `${locale}.jsonl`,
    ];
    const { out } = await tablewright(words, { typed: ['why', 'help', ...again('1', 400)] });
    const lines = out.split('\n');
    expect(lines.filter((line) => Array.from(line).length > WIDEST)).toEqual([]);
    expect(out).not.toContain('\u001B');
    expect(out).not.toMatch(/\b(prompt|option|log|board)\.[a-z]/i);
    expect(lines.length).toBeGreaterThan(500);
  });
});
