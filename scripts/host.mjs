// The operator's commands: backup, restore, migrate, check.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { install, main } from './prepare.mjs';
import { buildServerOnly, HOST } from './site.mjs';

await main(async () => {
  install();
  await buildServerOnly((line) => process.stderr.write(`${line}\n`));
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(HOST).href);
});
