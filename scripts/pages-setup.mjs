// Before the tests of the pages: the site as people get it, and a browser to open it with.
import { chromium } from './chromium.mjs';
import { buildSite, SERVER } from './site.mjs';

export default async function setup(project) {
  project.provide('chromium', chromium());
  await buildSite();
  project.provide('server', SERVER);
}
