import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

/** What is installed; the same rules under the next number; and rules that differ, also in the shape of the state. */
export type Release = 'installed' | 'next' | 'changed';

const OTHER_RULES = fileURLToPath(
  new URL('../../../room/test/support/other-rules.ts', import.meta.url),
);

const CHANGES = { next: 'nextRules', changed: 'changedRules' } as const;

const SHELVED = '= SHELF;';

/** Bundles a release with its own rules of every game, for its threads and commands too. */
export function pluginsOf(release: Release): Plugin[] {
  if (release === 'installed') return [];
  const change = CHANGES[release];
  return [
    {
      name: 'other rules',
      setup(build) {
        build.onLoad({ filter: /[/\\]server[/\\]src[/\\]games\.ts$/ }, async ({ path }) => {
          const source = await readFile(path, 'utf8');
          if (!source.includes(SHELVED)) throw new Error(`${path} has no line "${SHELVED}".`);
          const changed = source.replace(
            SHELVED,
            `= SHELF.map((shelved) => ({ ...shelved, game: ${change}(shelved.game) }));`,
          );
          const contents = `import { ${change} } from ${JSON.stringify(OTHER_RULES)};\n${changed}`;
          return { contents, loader: 'ts' };
        });
      },
    },
  ];
}
