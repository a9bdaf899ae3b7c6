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
