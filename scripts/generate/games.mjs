// The games: every folder of games/ with a manifest.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { evaluate } from './evaluate.mjs';

/** The parts that a playable game has. */
const PARTS = ['bot', 'learn', 'terminal', 'text', 'ui'].map((part) => `${part}/index.ts`);

/** Manifests, short games first, each with whether it can be played and explains its terms; and what is wrong with the folders. */
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
    }))
    .sort((a, b) => a.minutes[1] - b.minutes[1]);
  const faults = games.flatMap(({ id, folder, isPlayable, tools }) => [
    ...(id === folder ? [] : [`games/${folder}/manifest.ts: its id is ${id}, not ${folder}`]),
    ...[
      'package.json',
      'ui/poster.svg',
      ...(isPlayable ? PARTS : []),
      ...(tools ? ['ui/tools.ts'] : []),
    ]
      .filter((file) => !has(folder, file))
      .map((file) => `games/${folder} lacks ${file}`),
  ]);
  return { games, faults };
}
