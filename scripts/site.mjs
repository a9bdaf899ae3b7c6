// The server and the browser's client, built from their sources unless they are up to date.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ROOT } from './prepare.mjs';

export const COMMON = ['engine/src', 'bots/src', 'protocol/src', 'room/src', 'games', 'text/src'];
const NOT_BUILT = /^(node_modules|dist|test|dev)$|\.test\.tsx?$/;

export const SERVER = path.join(ROOT, 'server/dist/main.mjs');
export const HOST = path.join(ROOT, 'server/dist/host.mjs');

export async function buildSite(say = () => {}) {
  await unlessMade('web/dist', [...COMMON, 'board/src', 'web'], async () => {
    say('Building the client...');
    await forPeople(async () => {
      const { build } = await import('vite');
      await build({ root: path.join(ROOT, 'web'), logLevel: 'error' });
    });
  });
  await buildServerOnly(say);
}

export async function buildServerOnly(say = () => {}) {
  await unlessMade('server/dist', [...COMMON, 'server'], async () => {
    say('Building the server...');
    const { buildServer } = await import('../server/build.mjs');
    await buildServer();
  });
}

/** Vite makes a production build whatever NODE_ENV says. */
export async function forPeople(build) {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Runs a build unless its sources are unchanged. */
export async function unlessMade(folder, sources, build) {
  const mark = path.join(ROOT, folder, '.made');
  const stamp = stampOf(['package-lock.json', ...sources]);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === stamp) return;
  await build();
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, stamp);
}

function stampOf(places) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesIn(place)) {
      const { mtimeMs, size } = statSync(path.join(ROOT, file));
      hash.update(`${file}\n${mtimeMs}\n${size}\n`);
    }
  }
  return hash.digest('hex');
}

function filesIn(place) {
  const whole = path.join(ROOT, place);
  if (statSync(whole).isFile()) return [place];
  return readdirSync(whole, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .filter((entry) => !NOT_BUILT.test(entry.name))
    .map((entry) => ({ entry, name: `${place}/${entry.name}` }))
    .flatMap(({ entry, name }) => (entry.isDirectory() ? filesIn(name) : [name]));
}
