import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Texts and tests name cards, and lessons set up positions with them, as tests do. */
const ELSEWHERE = /(^|\/)(node_modules|dist[^/]*|text|test|learn)\//;

interface Source {
  readonly file: string;
  readonly code: string;
}

/**
 * Where the code names a card: as a string, or as the name of a property. Looks at a game's own folder, with paths
 * inside it, and at everything outside the games.
 */
export function placesOfCards(game: string): (id: string) => readonly string[] {
  const outside = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|games$|docs$)/.test(entry.name))
    .flatMap(({ name }) => sourcesIn(ROOT, name));
  const sources = [...sourcesIn(path.join(ROOT, 'games', game), ''), ...outside];
  return (id) => {
    const named = new RegExp(`['"\`]${id}['"\`]|(?<![\\w.'-])${id}:`, 'g');
    return sources.flatMap(({ file, code }) => (code.match(named) ?? []).map(() => file));
  };
}

function sourcesIn(root: string, folder: string): Source[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file).replaceAll('\\', '/'))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !ELSEWHERE.test(file))
    .map((file) => ({ file, code: codeOf(readFileSync(path.join(root, file), 'utf8')) }));
}

/** Without comments. */
function codeOf(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}
