// games/<game>/rules/clone.gen.ts, from the schema in games/<game>/rules/state.ts.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { evaluate } from './evaluate.mjs';

/** Files and their sources. */
export async function clonesOf(root) {
  const games = readdirSync(path.join(root, 'games')).filter((game) =>
    existsSync(path.join(root, 'games', game, 'rules/state.ts')),
  );
  return Promise.all(
    games.map(async (game) => [
      `games/${game}/rules/clone.gen.ts`,
      await cloneSourceOf(root, game),
    ]),
  );
}

async function cloneSourceOf(root, game) {
  const type = game[0].toUpperCase() + game.slice(1);
  const { source } = await evaluate(
    root,
    `import { cloneSource } from '@tablewright/engine';
    import { ${game}Schema } from './games/${game}/rules/state.ts';
    export const source = cloneSource(${game}Schema, { name: 'clone${type}', type: '${type}', from: './state.ts' });`,
  );
  return source;
}
