import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUNDLE, workshop } from './command.ts';

const { file, tablewright } = workshop();

beforeAll(() => {
  mkdirSync(file('folder'));
  writeFileSync(file('empty'), '');
  writeFileSync(file('binary'), Buffer.from([0x1f, 0x8b, 0x08, 0, 0xff, 0xfe, 0x80, 0x81]));
  writeFileSync(file('text'), 'Dear diary,\ntoday I lost a game.\n');
  writeFileSync(file('number'), '5\n');
  writeFileSync(file('header-only'), '{"format":"tablewright-journal"}\n');
  writeFileSync(
    file('chess'),
    '{"format":"tablewright-journal","version":1,"game":"chess","rules":1,"seats":2,"setup":{},"commitment":"0"}\n{"t":"opening","hash":"0"}\n',
  );
  writeFileSync(file('locked'), '');
  chmodSync(file('locked'), 0o400);
});

describe('bad input gets one sentence and the exit code 2', () => {
  it.each([
    ['frolic'],
    ['play'],
    ['play chess'],
    ['play roam again'],
    ['play roam --frolic'],
    ['play roam --seats'],
    ['play roam --seats 1'],
    ['play roam --seats 5'],
    ['play roam --seats -2'],
    ['play roam --seats NaN'],
    ['play roam --seats 2.5'],
    ['play roam --seats 3 --seat 3'],
    ['play roam --seat -1'],
    ['play roam --bots dog'],
    ['play roam --bots search:0ms'],
    ['play roam --bots search:fast'],
    ['play roam --bots ,'],
    ['play roam --lang de'],
    ['play roam --setup patrol'],
    ['play roam --setup =true'],
    ['play roam --setup dragons=true'],
    ['play roam --setup toString=true'],
    ['play roam --setup patrol=maybe'],
    ['play roam --setup patrol=true,false'],
    ['play ti4 --seats 3 --setup factions=atreides'],
    ['play ti4 --seats 3 --setup factions=sol,atreides'],
    ['play ti4 --seats 3 --setup factions=sol,,sol'],
    ['play ti4 --seats 3 --setup factions=sol,hacan,nekro,yin'],
    ['play roam --name a-name-that-is-far-too-long'],
    ['play roam --save folder'],
    ['play roam --save text'],
    ['play roam --save no/such/folder/match.jsonl'],
    ['play roam --resume nothing'],
    ['play roam --resume folder'],
    ['play roam --resume empty'],
    ['play roam --resume text --seats 3'],
    ['simulate roam --games 0'],
    ['simulate roam --games -5'],
    ['simulate roam --games 1e3'],
    ['simulate roam --games Infinity'],
    ['simulate roam --check --bots greedy'],
    ['simulate roam --check --every 0'],
    ['simulate roam --leave-after 9'],
    ['simulate roam --check --leave-after 0'],
    ['simulate poker'],
    ['replay'],
    ['replay nothing'],
    ['replay folder'],
    ['replay binary'],
    ['replay text'],
    ['replay number'],
    ['replay chess'],
    ['verify empty'],
    ['verify header-only'],
    ['verify /dev/zero'],
    ['perft roam --depth 0'],
    ['perft roam --depth x'],
    ['rate roam --bots random'],
    ['rate roam --bots random,random'],
    ['rate roam --games -1'],
    ['rules roam RO-99.9'],
    ['rules roam 99'],
    ['rules poker'],
    ['games --json'],
  ])('%s', async (words) => {
    const { code, out, err } = await tablewright(words.split(' '));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^\S.+\S\n$/);
    expect(err).not.toMatch(/\bat (file:|\S+ \()|Error:/);
  });

  it('in the language asked for, wherever the language stands', async () => {
    const czech = await tablewright(['play', 'chess', '--lang', 'cs']);
    expect(czech.err).toBe('Hra „chess“ tu není; vyber si z\u00A0těchto: roam, ahoy, arcs, ti4.\n');
    const polish = await tablewright(['--lang=pl', 'play', 'chess']);
    expect(polish.err).toBe(
      'Nie ma tu gry „chess”; wybierz jedną z\u00A0tych: roam, ahoy, arcs, ti4.\n',
    );
  });

  it.each([
    ['frolic', 'Příkaz „frolic“ neexistuje; viz „tablewright --help“.'],
    ['play', 'Chybí argument <game>; viz „tablewright --help“.'],
    ['play roam again', 'Příkaz „play“ má příliš mnoho argumentů; viz „tablewright --help“.'],
    ['play roam --frolic', 'Volba --frolic neexistuje; viz „tablewright --help“.'],
    ['play roam --seats', 'Volba --seats <n> potřebuje hodnotu; viz „tablewright --help“.'],
    [
      'play roam --bots dog',
      'Bot „dog“ neexistuje; vyber úroveň (beginner, easy, medium, hard, master), random, greedy, search, search:500 (simulace) nebo search:200ms.',
    ],
    ['replay text', 'Soubor text nejde použít: Řádek 1 je poškozený nebo useknutý.'],
    ['replay number', 'Soubor number nejde použít: Tohle není záznam partie z\u00A0Tablewrightu.'],
    [
      'play ti4 --seats 3 --setup factions=sol,atreides',
      'Volba přípravy „factions“ má pro 2. místo hodnoty arborec, creuss, hacan, jol-nar, l1z1x, letnev, mentak, muaat, naalu, nekro, sardakk-norr, saar, sol, winnu, xxcha, yin, yssaril nebo - (nic), ne „atreides“.',
    ],
    [
      'play ti4 --seats 3 --setup factions=sol,-,sol',
      'Volba přípravy „factions“ nesedí. Federace Sol nemůže patřit dvěma hráčům.',
    ],
    [
      'play ti4 --seats 3 --setup factions=sol,hacan,nekro,yin',
      'Volba přípravy „factions“ jmenuje 4 místa, ale hráčů je 3.',
    ],
  ])('what is wrong too: %s', async (words, sentence) => {
    const { err } = await tablewright(['--lang', 'cs', ...words.split(' ')]);
    expect(err).toBe(`${sentence}\n`);
  });
});

describe('the command itself', () => {
  it('explains itself', async () => {
    expect((await tablewright([])).out).toContain('Usage: tablewright');
    const { code, out } = await tablewright(['play', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('--resume <file>');
  });

  it.each([
    ['cs', 'Použití: tablewright [volby] [příkaz]', 'výchozí: greedy', 'zobrazit tuhle nápovědu'],
    ['pl', 'Użycie: tablewright [opcje] [polecenie]', 'domyślnie: greedy', 'pokaż tę pomoc'],
  ])('explains itself in the language asked for: %s', async (lang, usage, usual, help) => {
    const whole = (await tablewright(['--lang', lang, '--help'])).out;
    expect(whole).toContain(usage);
    const { out } = await tablewright(['play', '--help', '--lang', lang]);
    expect(out).toContain(usual);
    expect(out).toContain(help);
    expect(whole + out).not.toMatch(/Usage|Options:|Commands|default|display help|Exit codes/);
  });

  it('ends quietly when nobody reads on', () => {
    const pipe = `"${process.execPath}" "${BUNDLE}" rules roam | head -n 1; exit "\${PIPESTATUS[0]}"`;
    const { status, stdout, stderr } = spawnSync('bash', ['-c', pipe], { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: 'Roam: the rules\n',
      stderr: '',
    });
  });
});
