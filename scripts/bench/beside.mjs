// Builds what `npm run bench -- beside COMMIT` and `arena COMMIT` compare: of this tree, and of a commit.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { Refusal, ROOT } from '../prepare.mjs';

const SOURCES = ['bench/src/beside', 'bench/src/tables.ts', 'bench/src/rounds.ts'];
/** What is built of either side, by the mode of the bench. */
export const ENTRIES = {
  beside: 'bench/src/beside/contenders.ts',
  arena: 'bench/src/beside/rivals.ts',
};

/** Paths of both bundles: of this tree as it is, and of the commit. */
export async function bundleBeside(mode, commit) {
  if (commit === undefined || commit.startsWith('-'))
    throw new Refusal(`Beside which commit? npm run bench -- ${mode} COMMIT`);
  const { stdout } = git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  const id = stdout.toString().trim();
  if (id === '') throw new Refusal(`There is no commit "${commit}" here.`);
  const tree = path.join(ROOT, 'bench/dist/beside', id);
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  const archive = git('archive', id);
  spawnSync('tar', ['-x', '-C', tree], { input: archive.stdout });
  // Both sides are measured by the same code.
  for (const source of SOURCES)
    cpSync(path.join(ROOT, source), path.join(tree, source), { recursive: true });
  linkPackages(tree);
  const entry = ENTRIES[mode];
  return Promise.all([bundle(ROOT, entry, 'ours.mjs'), bundle(tree, entry, 'theirs.mjs')]);
}

async function bundle(root, entry, name) {
  const { build } = await import('esbuild');
  const outfile = path.join(ROOT, 'bench/dist/beside', name);
  try {
    await build({
      absWorkingDir: root,
      entryPoints: [entry],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'silent',
    });
  } catch (error) {
    throw new Refusal(`${root} could not be built with today's bench: ${error.message}`);
  }
  return outfile;
}

function git(...args) {
  return spawnSync('git', args, { cwd: ROOT, maxBuffer: 1 << 30 });
}

/** The commit's own packages; what others have written is today's. */
function linkPackages(tree) {
  const ours = path.join(tree, 'node_modules/@tablewright');
  mkdirSync(ours, { recursive: true });
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    if (!name.startsWith('.') && !['@tablewright', 'tablewright'].includes(name))
      link(path.join(ROOT, 'node_modules', name), path.join(tree, 'node_modules', name));
  const games = readdirSync(path.join(tree, 'games')).map((name) => `games/${name}`);
  for (const place of [...readdirSync(tree), ...games])
    if (existsSync(path.join(tree, place, 'package.json')))
      link(path.join(tree, place), path.join(ours, path.basename(place)));
}

function link(from, to) {
  symlinkSync(from, to, 'junction');
}
