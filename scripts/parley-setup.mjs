// Before the tests of the pages: the site with a game for tests.
import { buildParleySite } from './parley-site.mjs';
import { en } from './test/parley/text/en.ts';

export default async function setup(project) {
  const { messages, names, clauses } = en;
  project.provide('parley', { server: await buildParleySite(), messages, names, clauses });
}
