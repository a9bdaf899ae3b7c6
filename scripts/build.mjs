// Builds the client and the server, for starting `node server/dist/main.mjs` without npm.
import process from 'node:process';
import { install, main } from './prepare.mjs';
import { buildSite } from './site.mjs';

await main(async () => {
  install();
  await buildSite((line) => process.stderr.write(`${line}\n`));
});
