import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

/** Writes /sw.js, which keeps every file of the build for days without a network. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter(
        (name) => !name.endsWith('.html') && !name.endsWith('.map'),
      );
      const kept = ['/', ...files.map((name) => `/${name}`), '/icon.svg', '/manifest.webmanifest'];
      const source = readFileSync(
        fileURLToPath(new URL('./src/local/service-worker.ts', import.meta.url)),
        'utf8',
      );
      const { code } = await transform(source, {
        loader: 'ts',
        target: 'es2022',
        minify: true,
        define: {
          FILES: JSON.stringify(kept),
          VERSION: JSON.stringify(
            createHash('sha256').update(kept.join()).digest('hex').slice(0, 12),
          ),
        },
      });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}
