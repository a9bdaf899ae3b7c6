import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

/**
 * What is installed; the same rules under the next number; rules that differ, also in the shape of the state; and what is
 * installed with Parley, a game for tests, beside the others.
 */
export type Release = 'installed' | 'next' | 'changed' | 'parley';

const OTHER_RULES = fileURLToPath(
  new URL('../../../room/test/support/other-rules.ts', import.meta.url),
);

const PARLEY_SITE = new URL('../../../scripts/parley-site.mjs', import.meta.url).href;

const CHANGES = { next: 'nextRules', changed: 'changedRules' } as const;

const SHELVED = '= SHELF;';

/** Bundles a release with its own rules of every game, for its threads and commands too. */
export async function pluginsOf(release: Release): Promise<Plugin[]> {
  if (release === 'installed') return [];
  if (release === 'parley') {
    const site = (await import(PARLEY_SITE)) as { withParley: () => Promise<Plugin> };
    return [await site.withParley()];
  }
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
