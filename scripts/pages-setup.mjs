// Before the tests of the pages: the site as people get it, one with a game for tests, the server of a later release,
// and a browser.
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildServer } from '../server/build.mjs';
import { pluginsOf } from '../server/test/kit/releases.ts';
import { chromium } from './chromium.mjs';
import { buildParleySite } from './parley-site.mjs';
import { ROOT } from './prepare.mjs';
import { buildSite, SERVER } from './site.mjs';
import { en } from './test/parley/text/en.ts';

export default async function setup(project) {
  project.provide('chromium', chromium());
  await buildSite();
  project.provide('server', SERVER);
  const { messages, names, clauses } = en;
  project.provide('parley', { server: await buildParleySite(), messages, names, clauses });
  // Beside the server, so that it finds the same site.
  const outdir = mkdtempSync(path.join(ROOT, 'server/dist-next-'));
  const { main } = await buildServer({ outdir, plugins: await pluginsOf('next') });
  project.provide('nextServer', main);
  return () => rmSync(outdir, { recursive: true });
}
