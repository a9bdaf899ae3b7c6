// Writes what follows from the games' folders: code that copies states, registries, colours, dependencies.
// With --check it only compares, and fails if a file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { gap } from './check/gap.mjs';
import { clonesOf } from './generate/clones.mjs';
import { gamesIn, withRules } from './generate/games.mjs';
import { registriesOf } from './generate/registries.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const checking = process.argv.includes('--check');

const { games, faults, gaps } = await gamesIn(root);
for (const fault of faults) console.error(fault);
for (const { game, part } of gaps) gap(game, `lacks ${part}`);
let failed = faults.length > 0;

const registries = registriesOf(root, await withRules(root, games));
for (const [file, source] of [...(await clonesOf(root)), ...registries]) {
  const place = path.join(root, file);
  if (existsSync(place) && readFileSync(place, 'utf8') === source) continue;
  if (checking) {
    failed = true;
    console.error(`${file} is out of date: run \`npm run generate\`.`);
  } else {
    writeFileSync(place, source);
    console.log(`wrote ${file}`);
  }
}
process.exitCode = failed ? 1 : 0;
