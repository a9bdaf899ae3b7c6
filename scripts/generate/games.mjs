// The games: every folder of games/ with a manifest.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { evaluate } from './evaluate.mjs';

/** The parts that a playable game has; one in development may still lack some. */
export const PARTS = ['bot', 'learn', 'terminal', 'text', 'ui'];

/** The folders of a game: each has its laws, so one with another name would escape them. */
const FOLDERS = [
  'content',
  'rules',
  'cards',
  'abilities',
  'galaxy',
  'odds',
  'orders',
  'why',
  'bot',
  'text',
  'ui',
  'terminal',
  'learn',
  'test',
];

/**
 * Manifests, short games first, each with its parts and whether it can be played and explains its terms; what is
 * wrong with the folders; and
 * what games in development lack, as `{ game, part }`.
 */
export async function gamesIn(root) {
  const has = (id, file) => existsSync(path.join(root, 'games', id, file));
  const ids = readdirSync(path.join(root, 'games'))
    .filter((id) => has(id, 'manifest.ts'))
    .sort();
  const manifests = await evaluate(
    root,
    ids.map((id) => `export { manifest as ${id} } from './games/${id}/manifest.ts';`).join('\n'),
  );
  const games = ids
    .map((id) => ({
      ...manifests[id],
      folder: id,
      isPlayable: has(id, 'index.ts'),
      hasGlossary: has(id, 'text/en/glossary.ts'),
      isInDevelopment: manifests[id].status === 'development',
      parts: PARTS.filter((part) => has(id, `${part}/index.ts`)),
    }))
    .sort((a, b) => a.minutes[1] - b.minutes[1]);
  const gaps = [];
  const faults = games.flatMap(({ id, folder, isPlayable, isInDevelopment, tools }) => {
    const lacking = isPlayable
      ? PARTS.map((part) => `${part}/index.ts`).filter((file) => !has(folder, file))
      : [];
    if (isInDevelopment) gaps.push(...lacking.map((part) => ({ game: id, part })));
    const needed = ['package.json', 'ui/poster.svg', ...(tools ? ['ui/tools.ts'] : [])].filter(
      (file) => !has(folder, file),
    );
    return [
      ...(id === folder ? [] : [`games/${folder}/manifest.ts: its id is ${id}, not ${folder}`]),
      ...[...needed, ...(isInDevelopment ? [] : lacking)].map(
        (file) => `games/${folder} lacks ${file}`,
      ),
      ...foldersIn(path.join(root, 'games', folder))
        .filter((name) => !FOLDERS.includes(name))
        .map((name) => `games/${folder}/${name}: a folder is one of ${FOLDERS.join(', ')}`),
    ];
  });
  return { games, faults, gaps };
}

/** The same games, each that can be played with the version of its rules. */
export async function withRules(root, games) {
  const playable = games.filter(({ isPlayable }) => isPlayable);
  const rules = await evaluate(
    root,
    playable.map(({ id }) => `export { ${id} } from './games/${id}/index.ts';`).join('\n'),
  );
  return games.map((game) => ({ ...game, rulesVersion: rules[game.id]?.rulesVersion }));
}

/** The ids of the games that are not whole yet. */
export async function inDevelopment(root) {
  const { games } = await gamesIn(root);
  return games.filter((game) => game.isInDevelopment).map(({ id }) => id);
}

function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name))
    .map(({ name }) => name);
}
