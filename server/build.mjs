// Bundles the server, the scripts of its threads and checks and the operator's commands, each into one file, which starts quickly.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const HOME = fileURLToPath(new URL('./', import.meta.url));

/** CommonJS packages inside an ES module ask for what is not there. */
const BANNER = `import { createRequire as __createRequire } from 'node:module';
import { fileURLToPath as __fileURLToPath } from 'node:url';
const require = __createRequire(import.meta.url);
const __filename = __fileURLToPath(import.meta.url);
const __dirname = __fileURLToPath(new URL('.', import.meta.url));`;

/** Writes main.mjs, worker.mjs, host.mjs and integrity.mjs into the folder; returns their paths and sources. */
export async function buildServer({ outdir = path.join(HOME, 'dist'), plugins = [] } = {}) {
  const { metafile } = await build({
    absWorkingDir: HOME,
    entryPoints: {
      main: 'src/main.ts',
      worker: 'src/worker.ts',
      host: 'src/commands/main.ts',
      integrity: 'src/integrity.ts',
    },
    outdir,
    plugins,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // They bring binaries, which cannot be bundled.
    external: ['@photostructure/sqlite', '@node-rs/argon2'],
    banner: { js: BANNER },
    // Half of the time until the server is ready is spent on reading it.
    minifyWhitespace: true,
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'silent',
  });
  return {
    main: path.join(outdir, 'main.mjs'),
    worker: path.join(outdir, 'worker.mjs'),
    host: path.join(outdir, 'host.mjs'),
    inputs: Object.keys(metafile.inputs).map((file) => path.resolve(HOME, file)),
  };
}
