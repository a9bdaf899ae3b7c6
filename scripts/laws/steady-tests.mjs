// The quick check may depend on no clock and on no chance that cannot be repeated.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LONG_SERVER } from '../check/long-tests.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What only long tests use. */
const LONG_KITS =
  /^server\/test\/kit\/(disk|parley-table|player|fuzz\/)|^web\/test\/pages\/([\w-]+\.test\.ts|kit\/(measure|six))/;

const SLEEP =
  'Wait for a sign instead of a time: `eventually`, `expect.poll`, a clock that is passed in.';
const BOUND =
  'The usual bound is a second: use `eventually`, or give a timeout of a minute or more.';
const CHANCE = 'Chance in a test has a seed: FastChance, or a counter for names.';

export const steadyTests = {
  meta: {
    type: 'problem',
    docs: { description: 'tests of the quick check neither sleep nor use chance without a seed' },
    schema: [],
  },
  create(context) {
    const file = path.relative(ROOT, context.filename).split(path.sep).join('/');
    if (LONG_SERVER.includes(file) || LONG_KITS.test(file)) return {};
    const report = (node, message) => context.report({ node, message });
    return {
      MemberExpression(node) {
        const name = node.computed ? node.property.value : node.property.name;
        if (node.object.name === 'Math' && name === 'random') report(node, CHANCE);
        if (name === 'randomInt') report(node, CHANCE);
        if (name === 'waitForTimeout') report(node, SLEEP);
      },
      CallExpression({ callee, arguments: given }) {
        const name = callee.name ?? (callee.object?.name === 'globalThis' && callee.property.name);
        if (callee.object?.name === 'vi' && callee.property.name === 'waitFor' && given.length < 2)
          report(callee, BOUND);
        if (name === 'setTimeout' || name === 'setInterval') report(callee, SLEEP);
      },
      ImportDeclaration({ source, specifiers }) {
        if (/^(node:)?timers/.test(source.value)) report(source, SLEEP);
        for (const specifier of specifiers)
          if (specifier.imported?.name === 'randomInt') report(specifier, CHANCE);
      },
    };
  },
};
