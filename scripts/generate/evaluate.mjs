import { Buffer } from 'node:buffer';
import { build } from 'esbuild';

/** What a TypeScript module exports; its imports are found from the root. */
export async function evaluate(root, contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
