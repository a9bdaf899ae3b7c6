// The site and the server with Parley, a game for tests, beside the games that people get. Nothing of it is shipped.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, runnerImport } from 'vite';
import { buildServer } from '../server/build.mjs';
import { evaluate } from './generate/evaluate.mjs';
import { gamesIn, PARTS, withRules } from './generate/games.mjs';
import { registriesOf } from './generate/registries.mjs';
import { ROOT } from './prepare.mjs';
import { COMMON, forPeople, unlessMade } from './site.mjs';

const HOME = path.join(ROOT, 'scripts/test/parley');

const FOLDER = 'dist-parley';

/** Builds both into a folder of their own, unless they are up to date, and tells where the server is. */
export async function buildParleySite() {
  const sources = ['scripts/parley-site.mjs', 'scripts/test/parley', 'engine/test/parley'];
  await unlessMade(FOLDER, [...COMMON, 'board/src', 'web', 'server', ...sources], async () => {
    const folder = path.join(ROOT, FOLDER);
    await forPeople(() => buildClient(path.join(folder, 'web/dist')));
    const outdir = path.join(folder, 'server/dist');
    await buildServer({ outdir, plugins: [await withParley()] });
  });
  return path.join(ROOT, FOLDER, 'server/dist/main.mjs');
}

async function buildClient(outDir) {
  const sources = await registries();
  const { module } = await runnerImport(path.join(ROOT, 'web/game-text-plugin.ts'));
  await build({
    root: path.join(ROOT, 'web'),
    configFile: path.join(ROOT, 'web/vite.config.ts'),
    logLevel: 'error',
    plugins: [registry(sources), module.gameText(pathToFileURL(`${path.dirname(HOME)}/`))],
    resolve: { alias: [{ find: /^@tablewright\/parley(.*)$/, replacement: `${HOME}$1` }] },
    worker: { plugins: () => [registry(sources)] },
    build: { outDir },
  });
}

/** The generated lists with Parley in them, by file. */
async function registries() {
  const { games } = await gamesIn(ROOT);
  const { manifest, parley } = await evaluate(
    ROOT,
    `export { manifest } from './scripts/test/parley/manifest.ts';
    export { parley } from './scripts/test/parley/index.ts';`,
  );
  const { rulesVersion } = parley;
  const test = { ...manifest, rulesVersion, folder: 'parley', isPlayable: true, parts: PARTS };
  const all = [...(await withRules(ROOT, games)), test];
  return new Map(registriesOf(ROOT, all).map(([file, source]) => [path.join(ROOT, file), source]));
}

function registry(sources) {
  return {
    name: 'parley',
    enforce: 'pre',
    load: (id) => sources.get(id),
  };
}

/** The same for esbuild: the server and the command line. */
export async function withParley() {
  const sources = await registries();
  return {
    name: 'parley',
    setup(bundle) {
      bundle.onLoad({ filter: /games\.gen\.ts$/ }, ({ path: file }) => ({
        contents: sources.get(file),
        loader: 'ts',
        resolveDir: path.dirname(file),
      }));
      bundle.onResolve({ filter: /^@tablewright\/parley/ }, ({ path: name }) => {
        const part = name.slice('@tablewright/parley'.length);
        return { path: path.join(HOME, part === '/manifest' ? 'manifest.ts' : `${part}/index.ts`) };
      });
    },
  };
}
