// The site and the server of an earlier release, for tests of pages that stay open over an update: Roam has the rules
// before today's, and the page cannot spell one of its answers. Run directly, it builds both and prints the server's path.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { buildServer } from '../server/build.mjs';
import { ROOT } from './prepare.mjs';
import { COMMON, forPeople, unlessMade } from './site.mjs';

const FOLDER = 'dist-older';

const GAME = 'games/roam/rules/game.ts';
const VERBS = 'games/roam/rules/options.ts';
const LIST = 'web/src/games.gen.ts';

const [, installed] = /rulesVersion: (\d+)/.exec(sourceOf(GAME));
const older = [`rulesVersion: ${installed}`, `rulesVersion: ${installed - 1}`];

/** By file, what is written otherwise there. */
const RULES = new Map([[GAME, older]]);
const PAGE = new Map([
  [GAME, older],
  [LIST, [`roam: {\n    ${older[0]}`, `roam: {\n    ${older[1]}`]],
  [VERBS, ['  place: { square },\n', '']],
]);

await unlessMade(FOLDER, [...COMMON, 'board/src', 'web', 'server', 'scripts'], async () => {
  await forPeople(() => buildClient(path.join(ROOT, FOLDER, 'web/dist')));
  await buildServer({ outdir: path.join(ROOT, FOLDER, 'server/dist'), plugins: [forServer()] });
});
process.stdout.write(path.join(ROOT, FOLDER, 'server/dist/main.mjs'));

async function buildClient(outDir) {
  await build({
    root: path.join(ROOT, 'web'),
    configFile: path.join(ROOT, 'web/vite.config.ts'),
    logLevel: 'error',
    plugins: [forPage()],
    worker: { plugins: () => [forPage()] },
    build: { outDir },
  });
}

function forPage() {
  return {
    name: 'older',
    enforce: 'pre',
    load: (id) => rewritten(PAGE, id),
  };
}

function forServer() {
  return {
    name: 'older',
    setup(bundle) {
      bundle.onLoad({ filter: /game\.ts$/ }, ({ path: file }) => {
        const contents = rewritten(RULES, file);
        return contents && { contents, loader: 'ts' };
      });
    },
  };
}

function rewritten(changes, file) {
  const name = path.relative(ROOT, file);
  if (!changes.has(name)) return undefined;
  const [before, after] = changes.get(name);
  const source = sourceOf(name);
  if (!source.includes(before)) throw new Error(`${name} does not contain "${before}".`);
  return source.replace(before, after);
}

function sourceOf(file) {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
