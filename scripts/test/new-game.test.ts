import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Copy, copyProject, markAsInDevelopment, PEBBLES } from './kit/copy.ts';

const CLONE = 'rules/clone.gen.ts';
/** The machine may have other work to do; nothing here waits for a clock. */
const PATIENCE = 300_000;

/** A copy of the house with another folder below games/, and nothing else changed by hand. */
let copy: Copy;
let server: ChildProcess | undefined;

beforeAll(async () => {
  copy = await copyProject();
  rmSync(path.join(copy.folder, 'games/pebbles', CLONE));
  await copy.node('scripts/generate.mjs');
}, PATIENCE);

afterAll(() => {
  server?.kill('SIGKILL');
  copy.remove();
});

describe('a new folder of games/', () => {
  it('is all that is needed: what follows from it is generated', async () => {
    expect(readFileSync(path.join(copy.folder, 'games/pebbles', CLONE), 'utf8')).toBe(
      readFileSync(path.join(PEBBLES, CLONE), 'utf8'),
    );
    await copy.node('scripts/generate.mjs', '--check');
    for (const place of ['cli', 'server', 'web'])
      expect(readFileSync(path.join(copy.folder, place, 'package.json'), 'utf8')).toContain(
        '"@tablewright/pebbles": "*"',
      );
  });

  it(
    'is played in the terminal, and keeps the laws',
    async () => {
      expect(await copy.node('scripts/tw.mjs', 'games')).toMatch(
        /^pebbles: Pebbles, 2 to 3 players$/m,
      );
      expect(await copy.node('scripts/tw.mjs', '--lang', 'cs', 'games')).toContain(
        'pebbles: Oblázky',
      );
      await copy.node(
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
      await copy.node('scripts/build.mjs');
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

      expect(await newTable(url)).toMatchObject({ game: 'pebbles', seats: [{}, {}, {}] });
    },
    PATIENCE,
  );
});

describe('a game in development', () => {
  beforeAll(async () => {
    markAsInDevelopment(copy);
    for (const part of ['bot', 'learn', 'terminal'])
      rmSync(path.join(copy.folder, 'games/pebbles', part), { recursive: true });
    await copy.node('scripts/generate.mjs');
  }, PATIENCE);

  it(
    'is in the terminal, even where it lacks a drawing and a bot',
    async () => {
      expect(await copy.node('scripts/tw.mjs', 'games')).toMatch(
        /^pebbles: Pebbles, 2 to 3 players, in development$/m,
      );
      const bots = ['--seats', '3', '--bots', 'random,greedy,search:20'];
      await copy.node('scripts/tw.mjs', 'simulate', 'pebbles', ...bots, '--games', '5');
    },
    PATIENCE,
  );

  it(
    'is at no table, unless the server lists it for those who build it',
    async () => {
      await copy.node('scripts/build.mjs');
      const hidden = await start();
      expect(await newTable(hidden)).toMatchObject({
        message: expect.stringMatching(/^There is no game "pebbles" here; there is roam, /),
      });
      expect(await (await fetch(hidden)).text()).not.toContain('games-in-development');

      const listed = await start({ GAMES_IN_DEVELOPMENT: 'listed' });
      expect(await newTable(listed)).toMatchObject({ game: 'pebbles', seats: [{}, {}, {}] });
      expect(await (await fetch(listed)).text()).toContain(
        '<meta name="games-in-development" content="listed">',
      );
    },
    PATIENCE,
  );
});

async function newTable(url: string): Promise<unknown> {
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'pebbles', seats: 3 }),
  });
  return answer.json();
}

/** Starts the built server, instead of the one before, and tells where it listens. */
async function start(settings: { readonly [name: string]: string } = {}): Promise<string> {
  server?.removeAllListeners();
  server?.kill('SIGKILL');
  const DATA_DIR = path.join(copy.folder, 'data');
  server = spawn(process.execPath, [path.join(copy.folder, 'server/dist/main.mjs')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR, ...settings },
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
  const folder = path.join(copy.folder, 'web/dist/assets');
  return readdirSync(folder)
    .filter((name) => /\.(js|svg)$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}
