import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@tablewright/text';
import { transform } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { compressed } from './compress.ts';
import type { Pack } from './src/local/pack.ts';

const LOCALES: readonly Locale[] = ['en', 'cs', 'pl'];

const MANIFESTS = ['', '.cs', '.pl'].map((locale) => `/manifest${locale}.webmanifest`);

/** Modules that come with a game when somebody opens it; its manifest and its poster are for all. */
const OF_GAME =
  /\/games\/(\w+)\/(?!manifest\.ts|ui\/poster\.svg)|\0virtual:game\/(\w+)\/\w+\/(\w+)$/;

/** Whose a file is; text is of one language. */
interface Owner {
  readonly game: string;
  readonly locale: Locale | null;
}

/**
 * Writes /sw.js, which keeps the files of the build for days without a network: the shell at once, a game when it is
 * opened or wished for. `inWorkers` goes to the builds of workers, which make files of games as well.
 */
export function offline(): { readonly plugin: Plugin; readonly inWorkers: () => Plugin } {
  const owners = new Map<string, Owner>();
  const note = (bundle: Rolldown.OutputBundle): void => {
    for (const file of Object.values(bundle)) {
      const owner = file.type === 'chunk' ? ownerOf(file.moduleIds) : null;
      if (file.type !== 'chunk' || owner === null) continue;
      for (const name of [file.fileName, ...(file.viteMetadata?.importedCss ?? [])])
        owners.set(name, owner);
    }
  };
  return {
    inWorkers: () => ({ name: 'offline-workers', generateBundle: (_, bundle) => note(bundle) }),
    plugin: {
      name: 'offline',
      apply: 'build',
      enforce: 'post',
      async generateBundle(_options, bundle) {
        note(bundle);
        const files = Object.values(bundle).filter(
          ({ fileName }) => !/\.(html|map)$/.test(fileName),
        );
        const shell = files.map(({ fileName }) => fileName).filter((name) => !owners.has(name));
        const source = await serviceWorker(
          ['/', ...shell.map((name) => `/${name}`), '/icon.svg', ...MANIFESTS],
          packsOf(files, owners),
        );
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** The one game that a chunk is made of, if it is. */
function ownerOf(modules: readonly string[]): Owner | null {
  const found = modules.flatMap((id) => {
    const [, game = '', spoken = '', locale] = OF_GAME.exec(id) ?? [];
    return game + spoken === ''
      ? []
      : [{ game: game + spoken, locale: (locale as Locale) ?? null }];
  });
  const [first] = found;
  return found.length > 0 && found.every(({ game }) => game === first.game) ? first : null;
}

function packsOf(
  files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[],
  owners: ReadonlyMap<string, Owner>,
): { readonly [game: string]: { readonly [L in Locale]: Pack } } {
  const games = [...new Set([...owners.values()].map(({ game }) => game))];
  const packOf = (wanted: string, language: Locale): Pack => {
    const own = files.filter(({ fileName }) => {
      const { game, locale = null } = owners.get(fileName) ?? {};
      return game === wanted && (locale === null || locale === language);
    });
    const bytes = own.reduce((sum, file) => sum + compressed(contentOf(file)).length, 0);
    return { files: own.map(({ fileName }) => `/${fileName}`), bytes };
  };
  return Object.fromEntries(
    games.map((game) => [
      game,
      Object.fromEntries(LOCALES.map((locale) => [locale, packOf(game, locale)])) as {
        [L in Locale]: Pack;
      },
    ]),
  );
}

async function serviceWorker(shell: readonly string[], packs: object): Promise<string> {
  const file = fileURLToPath(new URL('./src/local/service-worker.ts', import.meta.url));
  const told = { SHELL: JSON.stringify(shell), PACKS: JSON.stringify(packs) };
  const version = createHash('sha256')
    .update(told.SHELL + told.PACKS)
    .digest('hex')
    .slice(0, 12);
  const { code } = await transform(readFileSync(file, 'utf8'), {
    loader: 'ts',
    target: 'es2022',
    minify: true,
    define: { ...told, VERSION: JSON.stringify(version) },
  });
  return code;
}

function contentOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): Uint8Array | string {
  return file.type === 'chunk' ? file.code : file.source;
}
