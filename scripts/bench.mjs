import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { bundleBench, install, main, Refusal, ROOT } from './prepare.mjs';

await main(async () => {
  install();
  await bundleBench();
  const words = process.argv.slice(2);
  const { bundleBeside, ENTRIES } = await import('./bench/beside.mjs');
  if (Object.hasOwn(ENTRIES, words[0] ?? '')) {
    words.splice(1, 1, ...(await bundleBeside(words[0], words[1])));
  } else if (/^[a-z]/.test(words[0] ?? '')) {
    const { buildServer } = await import('../server/build.mjs');
    await buildServer({ outdir: path.join(ROOT, 'bench/dist/server') });
  }
  const bench = path.join(ROOT, 'bench/dist/main.mjs');
  if (!existsSync(bench)) throw new Refusal('There is no bench yet: bench/src/main.ts is missing.');
  // Ample memory: pauses of the measuring process would count as pauses of the server.
  const roomy = ['--initial-old-space-size=1500', '--max-semi-space-size=64'];
  const flags = ['--expose-gc', '--enable-source-maps', ...roomy];
  const args = [...flags, bench, ...words];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
