import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PEBBLES = fileURLToPath(new URL('pebbles/', import.meta.url));
const CLONE = 'rules/clone.gen.ts';
const NOT_COPIED = /^(node_modules|data|bench|deploy|docs)$|(^|\/)(node_modules|dist|test|\.git)$/;
/** The machine may have other work to do; nothing here waits for a clock. */
const PATIENCE = 300_000;

/** A copy of the repository with another folder below games/, and nothing else changed by hand. */
let copy: string;
let server: ChildProcess | undefined;

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'tablewright-copy-'));
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (source) => !NOT_COPIED.test(path.relative(ROOT, source).split(path.sep).join('/')),
  });
  cpSync(PEBBLES, path.join(copy, 'games/pebbles'), { recursive: true });
  rmSync(path.join(copy, 'games/pebbles', CLONE));
  linkPackages();
  await node('scripts/generate.mjs');
}, PATIENCE);

afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(copy, { recursive: true, force: true });
});

describe('a new folder of games/', () => {
  it('is all that is needed: what follows from it is generated', async () => {
    expect(readFileSync(path.join(copy, 'games/pebbles', CLONE), 'utf8')).toBe(
      readFileSync(path.join(PEBBLES, CLONE), 'utf8'),
    );
    await node('scripts/generate.mjs', '--check');
    for (const place of ['cli', 'server', 'web'])
      expect(readFileSync(path.join(copy, place, 'package.json'), 'utf8')).toContain(
        '"@tablewright/pebbles": "*"',
      );
  });

  it(
    'is played in the terminal, and keeps the laws',
    async () => {
      expect(await node('scripts/tw.mjs', 'games')).toMatch(/^pebbles: Pebbles, 2 to 3 players$/m);
      expect(await node('scripts/tw.mjs', '--lang', 'cs', 'games')).toContain('pebbles: Oblázky');
      await node(
        'scripts/tw.mjs',
        'simulate',
        'pebbles',
        '--seats',
        '2',
        '--games',
        '20',
        '--check',
      );
    },
    PATIENCE,
  );

  it(
    'is on the front page, the about page and the tables of the server',
    async () => {
      await node('scripts/build.mjs');
      const url = await start();
      const page = await (await fetch(url)).text();
      const entry = await (await fetch(url + /\/assets\/entry-[^"]+/.exec(page)![0])).text();
      for (const word of ['Oblázky', 'Take the last one', 'Ada Shore', 'https://pebbles.example'])
        expect(entry).toContain(word);
      const style = await (await fetch(url + /\/assets\/[^"]+\.css/.exec(page)![0])).text();
      expect(style).toMatch(/\[data-game=["']?pebbles["']?\]\{--face:#123456/);
      // It comes first, since it is the shortest, and brings its picture and its drawings.
      expect(entry.indexOf('Pebbles')).toBeLessThan(entry.indexOf('Zbloudilí'));
      expect(everyAsset()).toContain('cx="117"');
      expect(everyAsset()).toContain('where.pile');

      const answer = await fetch(`${url}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'pebbles', seats: 3 }),
      });
      expect(await answer.json()).toMatchObject({ game: 'pebbles', seats: [{}, {}, {}] });
    },
    PATIENCE,
  );
});

/** As `npm install` would: what lies in node_modules, and links to the packages of the copy. */
function linkPackages(): void {
  const ours = path.join(copy, 'node_modules/@tablewright');
  mkdirSync(ours, { recursive: true });
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    if (!['@tablewright', 'tablewright', '.cache', '.tablewright-installed'].includes(name))
      symlinkSync(
        path.join(ROOT, 'node_modules', name),
        path.join(copy, 'node_modules', name),
        'junction',
      );
  const places = [
    ...readdirSync(copy),
    ...readdirSync(path.join(copy, 'games')).map((name) => `games/${name}`),
  ];
  for (const place of places)
    if (existsSync(path.join(copy, place, 'package.json')))
      symlinkSync(path.join(copy, place), path.join(ours, path.basename(place)), 'junction');
}

/** Runs a script of the copy and returns its output. */
async function node(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, LANG: 'en', NO_COLOR: '1' },
  });
  return stdout;
}

/** Starts the built server and returns its address. */
async function start(): Promise<string> {
  server = spawn(process.execPath, [path.join(copy, 'server/dist/main.mjs')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: path.join(copy, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    server!.stdout!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/[^\s:]+:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
    server!.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}

/** Scripts and pictures of the built client. */
function everyAsset(): string {
  const folder = path.join(copy, 'web/dist/assets');
  return readdirSync(folder)
    .filter((name) => /\.(js|svg)$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}
