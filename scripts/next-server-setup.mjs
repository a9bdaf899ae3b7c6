// Before the tests of the pages: the server of a later release, beside the site's own so that it finds the same site.
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildServer } from '../server/build.mjs';
import { pluginsOf } from '../server/test/kit/releases.ts';
import { ROOT } from './prepare.mjs';

export default async function setup(project) {
  const outdir = mkdtempSync(path.join(ROOT, 'server/dist-next-'));
  const { main } = await buildServer({ outdir, plugins: await pluginsOf('next') });
  project.provide('nextServer', main);
  return () => rmSync(outdir, { recursive: true });
}
