import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as Text from '@tablewright/text';
import type { GameText, Locale } from '@tablewright/text';
import { type Plugin, runnerImport } from 'vite';

const MODULE = /^virtual:game\/(\w+)\/(text|clauses|rulebook|lessonText|glossary)\/(en|cs|pl)$/;
const GAMES = new URL('../games/', import.meta.url);
const TEXT = new URL('../text/src/index.ts', import.meta.url);

/**
 * What a game says, one language and one occasion at a time: `virtual:game/roam/text/cs` for the table, `…/clauses/cs`,
 * `…/rulebook/cs`, `…/lessonText/cs`, `…/glossary/cs`. What a terminal says stays out of it. `home` holds the games' folders.
 */
export function gameText(home = GAMES): Plugin {
  const known = new Map<string, Promise<GameText>>();
  const has = (id: string): boolean => {
    const [, game] = MODULE.exec(id) ?? [];
    return game !== undefined && existsSync(new URL(`${game}/text/`, home));
  };
  return {
    name: 'game-text',
    resolveId: (id) => (has(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!has(id.slice(1))) return undefined;
      const [, game, part, locale] = MODULE.exec(id.slice(1))!;
      for (const file of filesOf(new URL(`${game}/text/`, home))) this.addWatchFile(file);
      let text = known.get(game);
      if (text === undefined) known.set(game, (text = evaluate(home, game)));
      return `export default ${JSON.stringify(await partOf(await text, part, locale as Locale))};`;
    },
  };
}

async function partOf(
  { arguments: kinds, languages }: GameText,
  part: string,
  locale: Locale,
): Promise<unknown> {
  const { messages, names, abilities, clauses, rulebook, lessons, glossary } = languages[locale];
  switch (part) {
    case 'text':
      return { arguments: kinds, language: { messages, names, abilities, clauses: {} } };
    case 'clauses':
      return clauses;
    case 'rulebook':
      return rulebook;
    case 'glossary': {
      const { module } = await runnerImport<typeof Text>(fileURLToPath(TEXT));
      return { terms: glossary, names: module.namesWithTerms(glossary!, Object.values(names)) };
    }
    default:
      return lessons;
  }
}

async function evaluate(home: URL, game: string): Promise<GameText> {
  const file = fileURLToPath(new URL(`${game}/text/index.ts`, home));
  const { module } = await runnerImport<{ [name: string]: GameText }>(file);
  return module[`${game}Text`];
}

function filesOf(folder: URL): string[] {
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
