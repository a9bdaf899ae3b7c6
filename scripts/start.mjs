// Installs and builds what is missing, then starts the server in this process.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { install, main } from './prepare.mjs';
import { buildSite, SERVER } from './site.mjs';

await main(async () => {
  install();
  await buildSite((line) => process.stderr.write(`${line}\n`));
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(SERVER).href);
});
