import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameText, Locale } from '@tablewright/text';
import { type Plugin, runnerImport } from 'vite';

const MODULE = /^virtual:game\/(\w+)\/(text|clauses|rulebook|lessonText)\/(en|cs|pl)$/;
const GAMES = new URL('../games/', import.meta.url);

/**
 * What a game says, one language and one occasion at a time: `virtual:game/roam/text/cs` for the table, `…/clauses/cs`,
 * `…/rulebook/cs`, `…/lessonText/cs`. What a terminal says stays out of it.
 */
export function gameText(): Plugin {
  const known = new Map<string, Promise<GameText>>();
  return {
    name: 'game-text',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, game, part, locale] = MODULE.exec(id.slice(1)) ?? [];
      if (game === undefined) return undefined;
      for (const file of filesOf(game)) this.addWatchFile(file);
      let text = known.get(game);
      if (text === undefined) known.set(game, (text = evaluate(game)));
      return `export default ${JSON.stringify(partOf(await text, part, locale as Locale))};`;
    },
  };
}

function partOf({ arguments: kinds, languages }: GameText, part: string, locale: Locale): unknown {
  const { messages, names, abilities, clauses, rulebook, lessons } = languages[locale];
  switch (part) {
    case 'text':
      return { arguments: kinds, language: { messages, names, abilities, clauses: {} } };
    case 'clauses':
      return clauses;
    default:
      return part === 'rulebook' ? rulebook : lessons;
  }
}

async function evaluate(game: string): Promise<GameText> {
  const file = fileURLToPath(new URL(`${game}/text/index.ts`, GAMES));
  const { module } = await runnerImport<{ [name: string]: GameText }>(file);
  return module[`${game}Text`];
}

function filesOf(game: string): string[] {
  const folder = fileURLToPath(new URL(`${game}/text/`, GAMES));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

/** In a worker nobody looks or reads: drawings and texts stay out of it. */
export function withoutFaces(): Plugin {
  const empty = '\0no-face';
  return {
    name: 'without-faces',
    enforce: 'pre',
    resolveId: (id) =>
      /^@tablewright\/\w+\/(ui|learn)$/.test(id) || MODULE.test(id) ? empty : undefined,
    load: (id) => (id === empty ? 'export default null;' : undefined),
  };
}
