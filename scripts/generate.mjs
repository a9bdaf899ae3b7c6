// Writes games/<game>/rules/clone.gen.ts from the schema in games/<game>/rules/state.ts.
// With --check it only compares, and fails where a file is out of date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const checking = process.argv.includes('--check');
let outdated = 0;

for (const game of readdirSync(join(root, 'games'))) {
  if (!existsSync(join(root, 'games', game, 'rules', 'state.ts'))) continue;
  const file = join(root, 'games', game, 'rules', 'clone.gen.ts');
  const source = await cloneSourceOf(game);
  if (existsSync(file) && readFileSync(file, 'utf8') === source) continue;
  if (checking) {
    outdated++;
    console.error(`games/${game}/rules/clone.gen.ts is out of date: run \`npm run generate\`.`);
  } else {
    writeFileSync(file, source);
    console.log(`wrote games/${game}/rules/clone.gen.ts`);
  }
}
process.exit(outdated > 0 ? 1 : 0);

async function cloneSourceOf(game) {
  const type = game[0].toUpperCase() + game.slice(1);
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { cloneSource } from '@tablewright/engine';
        import { ${game}Schema } from './games/${game}/rules/state.ts';
        export const source = cloneSource(${game}Schema, { name: 'clone${type}', type: '${type}', from: './state.ts' });`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { source } = await import(`data:text/javascript;base64,${code}`);
  return source;
}
