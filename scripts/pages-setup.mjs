// Before the tests of the pages: the site as people get it, the server of a later release, and a browser.
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildServer } from '../server/build.mjs';
import { pluginsOf } from '../server/test/kit/releases.ts';
import { chromium } from './chromium.mjs';
import { ROOT } from './prepare.mjs';
import { buildSite, SERVER } from './site.mjs';

export default async function setup(project) {
  project.provide('chromium', chromium());
  await buildSite();
  project.provide('server', SERVER);
  // Beside the server, so that it finds the same site.
  const outdir = mkdtempSync(path.join(ROOT, 'server/dist-next-'));
  const { main } = await buildServer({ outdir, plugins: pluginsOf('next') });
  project.provide('nextServer', main);
  return () => rmSync(outdir, { recursive: true });
}
