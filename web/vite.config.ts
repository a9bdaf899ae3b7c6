import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { compressed } from './compress.ts';
import { gameText, withoutFaces } from './game-text-plugin.ts';
import { offline } from './offline-plugin.ts';

const API = process.env['API'] ?? 'http://127.0.0.1:8080';

const kept = offline();

const MATCH_PAGE = /\/web\/src\/app\/RemoteMatch\.tsx$/;

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Whether a page imports a module at once; what it only asks for later travels apart from it. */
function isImportedBy(page: RegExp, id: string, graph: Graph): boolean {
  const above = new Set([id]);
  for (const one of above)
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) above.add(importer);
  return [...above].some((one) => page.test(one));
}

const RULES = /\/games\/\w+\/(rules|content|cards|abilities)\//;

const gameOf = (id: string): string | undefined => /\/games\/(\w+)\//.exec(id)?.[1];

/** Odds come into a table that is there already, but with the same facts. */
const isDrawnWith = (id: string, graph: Graph): boolean =>
  isImportedBy(new RegExp(`/games/${gameOf(id)}/ui/(index|odds/)`), id, graph);

/**
 * Few files instead of many small ones: what changes together, or is needed together, travels together. What the
 * entry is made of stays out of the others, so that it waits for none of them.
 */
const CHUNKS = [
  {
    name: 'entry',
    test: /\/web\/src\/(main|games|host\/(?!local)|app\/(appearance|pages|unstarted|words\/index)|text\/renewal|settings\/stored)|\/games\/\w+\/manifest|\/protocol\/src\/|\/text\/src\/locale|vite\/|rolldown/,
    priority: 2,
  },
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|zustand|@tanstack|@formatjs|intl-)/,
    priority: 1,
  },
  // What rules are written with. What runs a match is for lessons and the pictures of a rulebook.
  {
    name: 'engine',
    test: /\/engine\/src\/(?!(chance|checkpoint|match|observation|run|sha256)\.)/,
    priority: 2,
  },
  // What a table draws with, apart from the rules that only lessons and matches in the browser play by.
  {
    name: (id: string, graph: Graph) => (isDrawnWith(id, graph) ? `${gameOf(id)}-facts` : null),
    test: RULES,
    priority: 1,
  },
  {
    name: (id: string) => `${gameOf(id)}-rules`,
    test: RULES,
  },
  {
    name: 'shell',
    test: /\/web\/src\/(app(?!\/(words|RemoteMatch))|settings)\/|\/(board|text)\/src\//,
    minShareCount: 2,
  },
  {
    name: (id: string, graph: Graph) => (isImportedBy(MATCH_PAGE, id, graph) ? 'table' : null),
    test: /\/web\/src\/(match|app\/RemoteMatch)/,
  },
  {
    name: 'play',
    test: /\/web\/src\/(levels|home\/usePlay|learn\/progress|rules\/clausePath|table\/(terms|SetupFields))/,
  },
  { name: 'people', test: /\/web\/src\/people\/(?!styles|Routes)/ },
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), gameText(), preloadFonts(), preloadStart(), kept.plugin, precompress()],
  server: { host: '127.0.0.1', proxy: { '/api': { target: API, ws: true } } },
  worker: { format: 'es', plugins: () => [withoutFaces(), kept.inWorkers()] },
  build: {
    target: 'es2022',
    // The content policy of the page knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});

/** Both typefaces are on every page: they are fetched beside the script, not after it. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /-latin-wght-normal-[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: true,
            },
            injectTo: 'head',
          })),
    },
  };
}

/** The entry only asks for what the page is drawn with; the page asks for it as well, so that nothing waits. */
function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/start.tsx'));
        const first = chunks.filter(
          (chunk) => chunk === start || start?.imports.includes(chunk.fileName),
        );
        const styles = new Set(
          first.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
        );
        return [
          ...[...styles].map((file) => ({ rel: 'stylesheet', href: `/${file}` })),
          ...first.map(({ fileName }) => ({ rel: 'modulepreload', href: `/${fileName}` })),
        ]
          .filter(({ href }) => !html.includes(href))
          .map((attrs) => ({
            tag: 'link',
            attrs: { ...attrs, crossorigin: true },
            injectTo: 'head',
          }));
      },
    },
  };
}

/** Siblings `.br` and `.gz`, as small as they get, so that the server need not compress. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = path.resolve(root, outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = path.join(folder, name);
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name) || statSync(file).size < 512) continue;
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, compressed(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
