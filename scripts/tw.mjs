// The command line from its sources: prepares, then runs in this process,
// so that the terminal, signals and the exit code are the command's own.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { CLI, main, prepare, Refusal } from './prepare.mjs';

await main(async () => {
  await prepare();
  if (!existsSync(CLI))
    throw new Refusal('There is no command line yet: cli/src/main.ts is missing.');
  process.argv[1] = CLI;
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(CLI).href);
});
