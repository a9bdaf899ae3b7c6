// Before tests in a browser: the site as people get it, and the browser.
import { chromium } from './chromium.mjs';
import { buildSite, SERVER } from './site.mjs';

export default async function setup(project) {
  project.provide('chromium', chromium());
  await buildSite();
  project.provide('server', SERVER);
}
