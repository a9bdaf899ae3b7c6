// Prepares the repository: installs dependencies from the lock file and bundles the command line.
// All its output goes to stderr, so that the output of the next command stays clean.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));
export const CLI = path.join(ROOT, 'cli/dist/tablewright.mjs');

const WORKER = ['cli/src/worker.ts', 'bots/src/worker.ts'];
const LOCK = path.join(ROOT, 'package-lock.json');
const INSTALLED = path.join(ROOT, 'node_modules/.tablewright-installed');

/** Installs the dependencies unless they already match the lock file. */
export function install() {
  const lock = readFileSync(LOCK, 'utf8');
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === stamp) return;

  if (!isInstalled(JSON.parse(lock))) {
    say('Installing dependencies, which takes about half a minute the first time...');
    const { status, output } = npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
    if (status !== 0) {
      process.stderr.write(output);
      throw new Refusal('The dependencies could not be installed.');
    }
  }
  writeFileSync(INSTALLED, stamp);
}

/** Bundles the command line and its search worker, unless they are up to date. */
export async function bundleCli() {
  await bundle('cli/dist', {
    'tablewright.mjs': ['cli/src/main.ts'],
    'worker.mjs': WORKER,
  });
}

export async function bundleBench() {
  await bundle('bench/dist', {
    'main.mjs': ['bench/src/main.ts'],
    'worker.mjs': WORKER,
    'probe.mjs': ['bench/src/live/probe.ts'],
    'stores.mjs': ['server/test/kit/room-stores.ts'],
    'boardgame-server.mjs': ['bench/src/live/peers/boardgame-server.ts'],
    'colyseus-server.mjs': ['bench/src/live/peers/colyseus-server.ts'],
  });
}

export async function prepare() {
  install();
  await bundleCli();
}

/** A failure that needs no stack trace. */
export class Refusal extends Error {}

/** Runs a script's main function; a refusal ends it with its message alone. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}

/** After a manual npm run, npm's own record tells what node_modules holds. */
function isInstalled(lock) {
  const record = path.join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const { packages } = JSON.parse(readFileSync(record, 'utf8'));
  return Object.entries(lock.packages).every(([place, { version, link, optional }]) => {
    if (!place.includes('node_modules/') || optional) return true;
    return link ? packages[place]?.link : packages[place]?.version === version;
  });
}

function npm(...args) {
  const script = process.env.npm_execpath;
  const isScript = script !== undefined && /npm-cli\.[cm]?js$/.test(script);
  const { status, error, stdout, stderr } = isScript
    ? spawnSync(process.execPath, [script, ...args], { cwd: ROOT, encoding: 'utf8' })
    : spawnSync('npm', args, {
        cwd: ROOT,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      });
  return { status, output: error ? `${error.message}\n` : `${stdout}${stderr}` };
}

/** Each output is made from the first of its sources that exists. */
async function bundle(folder, outputs) {
  const entries = Object.entries(outputs).flatMap(([name, sources]) => {
    const source = sources.find((file) => existsSync(path.join(ROOT, file)));
    return source ? [{ name, source }] : [];
  });
  if (entries.length === 0) return;
  const made = path.join(ROOT, folder, '.made.json');
  if (isMade(made, folder, entries)) return;

  const { build } = await import('esbuild');
  mkdirSync(path.join(ROOT, folder), { recursive: true });
  const inputs = new Set(['package-lock.json', 'scripts/prepare.mjs']);
  for (const { name, source } of entries) {
    const result = await build({
      absWorkingDir: ROOT,
      entryPoints: [source],
      outfile: path.join(folder, name),
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      // The first brings a binary; boardgame.io needs the second only to store files.
      external: ['@photostructure/sqlite', 'node-persist'],
      sourcemap: 'linked',
      metafile: true,
      write: false,
      logLevel: 'silent',
      banner: { js: banner(source) },
    }).catch((error) => {
      throw new Refusal(`${source} could not be bundled.\n${describe(error)}`);
    });
    for (const { path: file, contents } of result.outputFiles) replace(file, contents);
    chmodSync(path.join(ROOT, folder, name), 0o755);
    for (const input of Object.keys(result.metafile.inputs)) inputs.add(input);
  }
  const files = [...inputs].filter((file) => existsSync(path.join(ROOT, file)));
  replace(made, JSON.stringify({ files, stamp: stampOf(files, entries) }));
}

function isMade(made, folder, entries) {
  if (!existsSync(made)) return false;
  if (entries.some(({ name }) => !existsSync(path.join(ROOT, folder, name)))) return false;
  const { files, stamp } = JSON.parse(readFileSync(made, 'utf8'));
  return stampOf(files, entries) === stamp;
}

function stampOf(files, entries) {
  const hash = createHash('sha256').update(JSON.stringify(entries));
  for (const file of files) {
    const stat = statSync(path.join(ROOT, file), { throwIfNoEntry: false });
    hash.update(`${file}\n${stat?.mtimeMs}\n${stat?.size}\n`);
  }
  return hash.digest('hex');
}

/** Bundled CommonJS dependencies need a `require`, which an ES module lacks. */
function banner(source) {
  const lines = [
    `import { createRequire as __createRequire } from 'node:module';`,
    `const require = __createRequire(import.meta.url);`,
  ];
  const hasShebang = readFileSync(path.join(ROOT, source), 'utf8').startsWith('#!');
  return [...(hasShebang ? [] : ['#!/usr/bin/env node']), ...lines].join('\n');
}

/** Another process may be running the old file and must never see half of a new one. */
function replace(file, contents) {
  const fresh = `${file}.${process.pid}.tmp`;
  writeFileSync(fresh, contents);
  renameSync(fresh, file);
}

function describe({ errors, message }) {
  if (!errors?.length) return message;
  return errors
    .map(({ text, location }) =>
      location ? `${location.file}:${location.line}:${location.column}: ${text}` : text,
    )
    .join('\n');
}

function say(line) {
  process.stderr.write(`${line}\n`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(process.argv.includes('--install') ? install : prepare);
}
